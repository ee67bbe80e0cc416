"""Squares of the ring, what may be laid on them, and which placement is stronger (R5, R7)."""

from __future__ import annotations

from dataclasses import dataclass

from azumaya.core.game import Seat
from azumaya.games.culdcept.cards import ACE, KING, RANKS, mask_of
from azumaya.games.culdcept.moves import CLAIMS, EXCHANGES, SETS, Claim, Exchange

SIZE = 13  # squares in the ring
MOST = 11  # what two cards of a support may count together (R7)

POWER = {mask_of(*cards): sum(cards) for cards in SETS if len(cards) == 1 or sum(cards) <= MOST}
"""Strength of every legal placement, by its mask: 13 single cards and 25 supports."""


@dataclass(frozen=True, slots=True)
class Square:
    """A square: the rank of its map card and what lies on it.

    `layers` are the placements from bottom to top, each (seat, mask of its one or two cards). Only the last one
    counts; the others are out of play (A6).
    """

    ground: int
    layers: tuple[tuple[Seat, int], ...] = ()

    @property
    def owner(self) -> Seat | None:
        """Whose square it is; None while only the map card shows."""
        return self.layers[-1][0] if self.layers else None

    @property
    def top(self) -> int:
        """The placement that shows, as a mask; 0 while only the map card shows."""
        return self.layers[-1][1] if self.layers else 0

    @property
    def shown(self) -> int:
        """The strength that shows. 1 is always a single ace, 13 always a single king."""
        return POWER[self.layers[-1][1]] if self.layers else self.ground


def takes(cards: tuple[int, ...], shown: int, ace_safe: bool) -> bool:
    """Does a legal placement of these cards capture a square that shows this strength (R5, R7, A1, A2)?"""
    if cards == (ACE,):
        return shown == KING
    if ace_safe and cards == (KING,) and shown == ACE:
        return False
    return sum(cards) > shown


LAYS: tuple[tuple[int, Exchange], ...] = tuple((move.mask, move) for move in EXCHANGES if move.mask in POWER)
"""Every legal placement as (mask, move), whatever it lies on."""

_CLAIMS = tuple((move.mask, move) for move in CLAIMS if move.mask in POWER)

TAKERS: dict[bool, tuple[tuple[tuple[int, Claim], ...], ...]] = {
    ace_safe: (
        (),
        *(tuple((m, c) for m, c in _CLAIMS if takes(c.cards, shown, ace_safe)) for shown in RANKS),
    )
    for ace_safe in (False, True)
}
"""`TAKERS[ace_safe][shown]`: every capture of a square that shows this strength, as (mask, move)."""
