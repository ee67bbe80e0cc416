"""The state of a game: the table, what each seat holds, what is left to draw, and whose step comes next."""

from __future__ import annotations

from dataclasses import dataclass

from azumaya.core.cards import Cards
from azumaya.core.game import Seat

HAND = 5  # cards dealt to each seat (R2)

REPLAY, AFTER_HAND, KEPT = "replay", "after-hand", "kept"  # what becomes of penalty cards in the last phase (A7)

CENTRE = "centre"  # chance turns up the first yellow
DEALING = "deal"  # chance deals
PLAYING = "play"  # the player takes a turn
DRAWING = "draw"  # chance gives the player a card, while there are any
OVER = "over"
PHASES = frozenset({CENTRE, DEALING, PLAYING, DRAWING, OVER})

Table = tuple[str, ...]
"""The cards on the table in the order in which they were laid, each as its token: ("Y5@0,0", "B3@1,0")."""


@dataclass(frozen=True, slots=True)
class Variant:
    """The options of a game: `penalties` and `tiebreak` (A7, A10), `referee` (A13), `open_hands` (A12)."""

    penalties: str = REPLAY
    tiebreak: bool = False
    referee: bool = True
    open_hands: bool = False


@dataclass(frozen=True, slots=True)
class Holding:
    """What a seat holds: the hand, and the penalty stack in two parts.

    `stack` are cards given up, whose digits the owner alone knows (A12). `stuck` are wrong cards that were objected
    to: open to all, and never placed again (A13). A view shows a hidden card as `?` in a hand and as `B?` or `Y?`
    in a stack.
    """

    hand: Cards = ()
    stack: Cards = ()
    stuck: Cards = ()


@dataclass(frozen=True, slots=True)
class State:
    """A position. `seat` is whose turn, deal or draw it is; the last phase is a turn with an empty `pile` (R9).

    `fresh`: the last card of the table was placed in the turn that came before this one, or in this one while its
    player still draws; it is the card that may be objected to (R8). `passes` counts passes in a row (R10). `objected`:
    whoever is on turn has taken that card away (A13).
    """

    variant: Variant
    phase: str
    seat: Seat
    table: Table
    holdings: tuple[Holding, ...]
    pile: Cards
    fresh: bool = False
    passes: int = 0
    objected: bool = False

    @property
    def own(self) -> Holding:
        """What the seat on turn holds."""
        return self.holdings[self.seat]

    @property
    def last_phase(self) -> bool:
        """Is nothing left to draw (R9)?"""
        return not self.pile
