"""Moves and their tokens. Every token that can be read stands in one table, so reading is a look-up.

Whoever is told of a move that was made (see `hidden.redact`) is told what all could see of it: who placed a card, and
what came of a guess. That is no part of the move.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from azumaya.core.cards import HOLE, Card
from azumaya.core.game import Seat
from azumaya.games.kado.cards import CARDS, PAIRS, Pair

MOST_SEATS = 5


@dataclass(frozen=True, slots=True)
class Top:
    """Chance turns up the card that the gifter looks at, alone (R4): `top:Bg4`, hidden `top:?`."""

    card: Card
    places = ()

    def __str__(self) -> str:
        return f"top:{self.card}"


@dataclass(frozen=True, slots=True)
class Give:
    """The gifter gives the card to a seat without one, itself included (R4): `give:2`."""

    seat: Seat

    @property
    def places(self) -> tuple[str, ...]:
        """The seat that gets it."""
        return (f"seat:{self.seat}",)

    def __str__(self) -> str:
        return f"give:{self.seat}"


@dataclass(frozen=True, slots=True)
class Discard:
    """The gifter of a duel puts the card aside (R10): `discard`."""

    places = ("do:discard",)

    def __str__(self) -> str:
        return "discard"


@dataclass(frozen=True, slots=True)
class Guess:
    """A challenge: the gifter kept this gift with this ribbon (R5): `guess:Bg`."""

    pair: Pair
    outcome: str = field(default="", compare=False)  # see `challenge.outcome`

    @property
    def places(self) -> tuple[str, ...]:
        """The gift and the ribbon."""
        return (f"gift:{self.pair[0]}", f"ribbon:{self.pair[1]}")

    def __str__(self) -> str:
        return f"guess:{self.pair}"


@dataclass(frozen=True, slots=True)
class Pass:
    """No challenge in this turn (R5): `pass`."""

    places = ("do:pass",)

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Bonus:
    """Chance gives the bonus card, which nobody looks at (R6): `bonus:Sp1`, hidden `bonus:?`."""

    card: Card
    places = ()

    def __str__(self) -> str:
        return f"bonus:{self.card}"


@dataclass(frozen=True, slots=True)
class Put:
    """A player places the card of the turn (R7), counted from the first card of the grid: `put:1,0`."""

    line: int  # downwards
    column: int  # to the right
    by: Seat | None = field(default=None, compare=False)

    @property
    def places(self) -> tuple[str, ...]:
        """The cell of one's own grid; once it is told whose, the cell among those of all grids."""
        return (cell(self.line, self.column) if self.by is None else cell_of(self.by, self.line, self.column),)

    def __str__(self) -> str:
        return f"put:{self.line},{self.column}"


ChanceMove = Top | Bonus
PlayerMove = Give | Discard | Guess | Pass | Put
KadoMove = ChanceMove | PlayerMove


def cell(line: int, column: int) -> str:
    """The place of a cell of one's own grid."""
    return f"cell:{line},{column}"


def cell_of(seat: Seat, line: int, column: int) -> str:
    """A cell among those of all grids: `p2:1,0`."""
    return f"p{seat}:{line},{column}"


def owner_of(place: str) -> Seat | None:
    """Whose grid a cell among those of all grids lies in; None for any other place."""
    found = re.fullmatch(r"p([0-9]):-?[0-9]+,-?[0-9]+", place)
    return int(found[1]) if found else None


_READ = range(-9, 10)  # lines and columns that can be read; none beyond 2 and 3 can ever be placed at

TOPS = {card: Top(card) for card in (*CARDS, HOLE)}
GIVES = tuple(map(Give, range(MOST_SEATS)))
GUESSES = tuple(map(Guess, PAIRS))
BONUSES = {card: Bonus(card) for card in (*CARDS, HOLE)}
PUTS = {(line, column): Put(line, column) for line in _READ for column in _READ}
DISCARD, PASS = Discard(), Pass()

_READABLE: tuple[KadoMove, ...] = (
    *TOPS.values(),
    *GIVES,
    DISCARD,
    *GUESSES,
    PASS,
    *BONUSES.values(),
    *PUTS.values(),
)
_BY_TOKEN = {str(move): move for move in _READABLE}


def parse(token: str) -> KadoMove:
    """The move a token names. Raises ValueError for any other text."""
    move = _BY_TOKEN.get(token)
    if move is None:
        raise ValueError(f"{token[:40]!r} is not a move of KADO")
    return move
