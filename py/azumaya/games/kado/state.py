"""The state of a game: the deck, what each seat holds, and whose step of which turn comes next."""

from __future__ import annotations

from dataclasses import dataclass

from azumaya.core.cards import Card, Cards
from azumaya.core.game import Seat
from azumaya.games.kado.cards import Pair
from azumaya.games.kado.grid import Grid

TURNS = 12  # so many cards fill a grid (R3, R8)

# The phases, in the order in which a turn goes through them.
LOOKING = "look"  # chance turns up a card for the gifter
GIVING = "give"  # the gifter gives it away or puts it aside
CHALLENGING = "challenge"  # the others guess, one after another
EARNING = "bonus"  # chance gives the bonus card
PLACING = "place"  # everybody places the card of the turn, the gifter last
OVER = "over"

PHASES = frozenset({LOOKING, GIVING, CHALLENGING, EARNING, PLACING, OVER})
CHANCES = frozenset({LOOKING, EARNING})  # phases in which chance moves


@dataclass(frozen=True, slots=True)
class Variant:
    """The options of a game: `either` trait is enough (A1), columns count `sums`, `counters` for bonus cards (A4)."""

    either: bool = False
    sums: bool = False
    counters: bool = False


@dataclass(frozen=True, slots=True)
class Holding:
    """What a seat has. In a view, cards that may not be seen are holes.

    `card` is the one of this turn, None before it is given and after it is placed. `bonus` are bonus cards, which
    nobody has looked at, or with counters `counters` their number. `discards` are what this seat put aside as
    gifter of a duel.
    """

    card: Card | None = None
    grid: Grid = ()
    bonus: Cards = ()
    counters: int = 0
    discards: Cards = ()

    @property
    def extras(self) -> int:
        """How many bonus cards or counters the seat has earned."""
        return len(self.bonus) + self.counters


@dataclass(frozen=True, slots=True)
class State:
    """A position in `turn` 1 to 12, where `seat` has the step (or the bonus card, or looks at what chance turns up).

    `deck` is the bag of cards not yet drawn, `top` the card that the gifter looks at. `guesses` are the failed ones
    while the challenges of this turn last; `discarded` tells whether a card has been put aside in this turn.
    """

    variant: Variant
    phase: str
    turn: int
    seat: Seat
    deck: Cards
    top: Card | None
    holdings: tuple[Holding, ...]
    guesses: tuple[Pair, ...] = ()
    discarded: bool = False

    @property
    def gifter(self) -> Seat:
        """The seat that deals in this turn (R3)."""
        return gifter(self.turn, len(self.holdings))

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats without a card of this turn, in their order."""
        return tuple(seat for seat, held in enumerate(self.holdings) if held.card is None)

    @property
    def duel(self) -> bool:
        """Do only two play (R10)?"""
        return len(self.holdings) == 2


def gifter(turn: int, seats: int) -> Seat:
    """Who deals in a turn: seat 0 in the first, then clockwise (R2, R3)."""
    return (turn - 1) % seats
