"""The state of a game: the grid, what each side holds, what has been scored, and whose step comes next."""

from __future__ import annotations

from dataclasses import dataclass

from azumaya.core.cards import Card, Cards
from azumaya.core.game import Seat
from azumaya.games.cardoku.grid import Grid

Side = int  # 0 is side A, 1 is side B

HAND = 10  # cards dealt to each side before the first turn (R5)
MOST_OBJECTIONS = 10  # after so many the referee is on (A16)

# The phases. The first five come once, before the first turn; each turn is a draw and a play.
SUPPLYING = "supplier"  # chance says which side supplies five seeds
SHARING = "domain"  # chance shares out the third deck
SEEDING = "seed"  # chance lays the seeds
DEALING = "deal"  # chance deals
BEGINNING = "first"  # chance says which side begins
DRAWING = "draw"  # chance gives the card that starts a turn
PLAYING = "play"  # the side on turn plays, moves, swaps or passes
AGAIN = "again"  # the other side makes its wrong play anew, then the turn goes on (A16)
OVER = "over"

SETTING_UP = (SUPPLYING, SHARING, SEEDING, DEALING, BEGINNING)
PLAYERS = frozenset({PLAYING, AGAIN})  # phases in which a seat moves
PHASES = frozenset({*SETTING_UP, DRAWING, *PLAYERS, OVER})


@dataclass(frozen=True, slots=True)
class Variant:
    """The options of a game: `decks` (R3), `rescore` (A3), `guard` and `strict` (R14), `referee` (A16)."""

    decks: int = 2
    rescore: bool = False
    guard: int = 3
    strict: bool = False
    referee: bool = True
    open_hands: bool = False


@dataclass(frozen=True, slots=True)
class Holding:
    """What a side holds.

    The draw pile is the `bag`, whose order nobody knows, and `under` it the cards that everybody saw go there, in
    the order in which they will be drawn (A16). `known` are cards of the hand that everybody saw go there. `past` is
    what all have seen of the hidden hand since a pass first told something about it (see `past`). In a view of a
    hidden hand, hand and bag have holes, and `unseen` are the cards in those holes.
    """

    hand: Cards = ()
    bag: Cards = ()
    under: tuple[Card, ...] = ()
    known: Cards = ()
    past: tuple[str, ...] = ()
    unseen: Cards = ()

    @property
    def pile(self) -> int:
        """How many cards are left to draw: open to all."""
        return len(self.bag) + len(self.under)


@dataclass(frozen=True, slots=True)
class Point:
    """One point: the label of its line (`R4`, or `R4 nine` for a second point), who scored it, in which turn."""

    line: str
    side: Side
    turn: int


@dataclass(frozen=True, slots=True)
class Slip:
    """A card that repeated a value when it was laid (A16): its cell, the side that laid it, in which turn."""

    cell: str
    side: Side
    turn: int


@dataclass(frozen=True, slots=True)
class Last:
    """The play just before, if it laid a wrong card: what is needed to undo it (A16).

    `move` is its token; `passes` and `idle` are the counts before it, `slips` the older ones on its cells.
    """

    move: str
    passes: int
    idle: int
    slips: tuple[Slip, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A position.

    `side` is whose turn, supply or deal it is; `turns` counts the turns each side has finished. `supplier` laid the
    first seed, `domains` are the letters of the third deck's domains, A's first. `passes` and `idle` count turns in
    a row with both piles empty: those passed, and those without a card played from a hand or a point scored (R14).
    `slips` are in the order of their cells.
    """

    variant: Variant
    seats: int
    phase: str
    side: Side
    grid: Grid
    holdings: tuple[Holding, Holding]
    supplier: Side | None = None
    domains: str = ""
    turns: tuple[int, int] = (0, 0)
    scored: tuple[Point, ...] = ()
    passes: int = 0
    idle: int = 0
    objections: int = 0
    slips: tuple[Slip, ...] = ()
    last: Last | None = None

    @property
    def acting(self) -> Side:
        """The side that makes the next play."""
        return 1 - self.side if self.phase == AGAIN else self.side

    @property
    def seat(self) -> Seat:
        """The member of the acting side whose turn it is: members take turns, the lowest seat first (R1)."""
        side = self.acting
        turn = self.turns[side] - 1 if self.phase == AGAIN else self.turns[side]
        members = (self.seats + 1 - side) // 2
        return side + 2 * (turn % members)

    @property
    def clock(self) -> int:
        """The number of the turn whose play comes next, from 0."""
        return sum(self.turns) - 1 if self.phase == AGAIN else sum(self.turns)

    @property
    def held(self) -> Holding:
        """What the acting side holds."""
        return self.holdings[self.acting]

    @property
    def checked(self) -> bool:
        """Is there a referee who sees that no value is repeated (A16)?"""
        return self.variant.referee or self.objections >= MOST_OBJECTIONS or self.phase == AGAIN

    def drawn(self, phase: str, holdings: tuple[Holding, Holding]) -> State:
        """The same turn in another phase, with other holdings."""
        return State(
            self.variant,
            self.seats,
            phase,
            self.side,
            self.grid,
            holdings,
            self.supplier,
            self.domains,
            self.turns,
            self.scored,
            self.passes,
            self.idle,
            self.objections,
            self.slips,
            self.last,
        )

    def totals(self) -> tuple[int, int]:
        """The points of both sides."""
        b = sum([point.side for point in self.scored])
        return len(self.scored) - b, b

    def slip_on(self, cell: str) -> Slip | None:
        """The slip recorded for the card on a cell."""
        return next((slip for slip in self.slips if slip.cell == cell), None)


def in_order(slips: list[Slip]) -> tuple[Slip, ...]:
    """Slips as the state keeps them."""
    return tuple(sorted(slips, key=lambda slip: slip.cell))
