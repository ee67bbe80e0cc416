"""Who can be on turn."""

Seat = int
CHANCE: Seat = -1  # the seat that shuffles, deals and rolls
