"""Moves and their tokens. What a player may often choose between is made once and looked up."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import product

from azumaya.core.cards import HOLE, Card
from azumaya.core.sudoku import CELL, CELLS, NAME
from azumaya.games.cardoku.cards import DOMAINS, SIGNS
from azumaya.games.cardoku.grid import Cell

SIDES = "AB"  # the names of the two sides, 0 and 1


@dataclass(frozen=True, slots=True)
class Supplier:
    """Chance says which side supplies five seeds (R4): `supplier:A`."""

    side: int
    places = ()

    def __str__(self) -> str:
        return f"supplier:{SIDES[self.side]}"


@dataclass(frozen=True, slots=True)
class Domain:
    """Chance gives a side a domain of the third deck (R3): `domain:A=T`."""

    side: int
    letter: str
    places = ()

    def __str__(self) -> str:
        return f"domain:{SIDES[self.side]}={self.letter}"


@dataclass(frozen=True, slots=True)
class Seed:
    """Chance lays a seed card (R4): `seed:r1c3=5T`."""

    cell: Cell
    card: Card
    places = ()

    def __str__(self) -> str:
        return f"seed:{NAME[self.cell]}={self.card}"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals a card before the first turn (R5): `deal:5T`, hidden `deal:?`."""

    card: Card
    places = ()

    def __str__(self) -> str:
        return f"deal:{self.card}"


@dataclass(frozen=True, slots=True)
class First:
    """Chance says which side begins (R5): `first:A`."""

    side: int
    places = ()

    def __str__(self) -> str:
        return f"first:{SIDES[self.side]}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance gives the card that starts a turn (R6): `draw:5T`, hidden `draw:?`."""

    card: Card
    places = ()

    def __str__(self) -> str:
        return f"draw:{self.card}"


@dataclass(frozen=True, slots=True)
class Play:
    """A side lays a card of its hand (R7): `5T>r4c1`."""

    card: Card
    cell: Cell

    @property
    def places(self) -> tuple[str, ...]:
        """The card in the hand and the cell."""
        return (f"hand:{self.card}", NAME[self.cell])

    def __str__(self) -> str:
        return f"{self.card}>{NAME[self.cell]}"


@dataclass(frozen=True, slots=True)
class Move:
    """A side lifts a card of the grid and lays it on another cell (R8): `r4c1>r9c9`."""

    source: Cell
    target: Cell

    @property
    def places(self) -> tuple[str, ...]:
        """Both cells."""
        return (NAME[self.source], NAME[self.target])

    def __str__(self) -> str:
        return f"{NAME[self.source]}>{NAME[self.target]}"


@dataclass(frozen=True, slots=True)
class Swap:
    """A side exchanges two cards of the grid (R9), the earlier cell first: `r4c1<>r9c9`."""

    one: Cell
    other: Cell

    @property
    def places(self) -> tuple[str, ...]:
        """Both cells."""
        return (NAME[self.one], NAME[self.other])

    def __str__(self) -> str:
        return f"{NAME[self.one]}<>{NAME[self.other]}"


@dataclass(frozen=True, slots=True)
class Pass:
    """A side does nothing (R13): `pass`."""

    places = ("do:pass",)

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Object:
    """The side on turn says that a card of the grid is wrong (A16): `object:r4c1`."""

    cell: Cell

    @property
    def places(self) -> tuple[str, ...]:
        """The word and the cell."""
        return ("do:object", NAME[self.cell])

    def __str__(self) -> str:
        return f"object:{NAME[self.cell]}"


ChanceMove = Supplier | Domain | Seed | Deal | First | Draw
TurnMove = Play | Move | Swap | Pass  # what a turn is made of
CardokuMove = ChanceMove | TurnMove | Object

SUPPLIERS, FIRSTS = tuple(map(Supplier, (0, 1))), tuple(map(First, (0, 1)))
DEALS, DRAWS = ({sign: kind(sign) for sign in (*SIGNS, HOLE)} for kind in (Deal, Draw))
PLAYS = {sign: tuple(Play(sign, cell) for cell in CELLS) for sign in SIGNS}
MOVES = tuple(tuple(Move(source, target) for target in CELLS) for source in CELLS)
SWAPS = tuple(tuple(Swap(one, other) for other in range(one + 1, 81)) for one in CELLS)
OBJECTS = tuple(map(Object, CELLS))
PASS = Pass()

_WORDS: dict[str, CardokuMove] = {
    str(move): move
    for move in (
        *SUPPLIERS,
        *FIRSTS,
        *(Domain(side, letter) for side, letter in product((0, 1), DOMAINS)),
        *DEALS.values(),
        *DRAWS.values(),
        *OBJECTS,
        PASS,
    )
}
_CELL, _CARD = "r[1-9]c[1-9]", f"[1-9][{DOMAINS}]"
_ON_CELLS = re.compile(f"(seed:)?({_CELL}|{_CARD})(=|>|<>)({_CELL}|{_CARD})")


def swap(one: Cell, other: Cell) -> Swap:
    """The swap of two different cells, named in any order."""
    first, second = (one, other) if one < other else (other, one)
    return SWAPS[first][second - first - 1]


def parse(token: str) -> CardokuMove:
    """The move a token names. Raises ValueError for any other text, a swap in the other order among them."""
    if token in _WORDS:
        return _WORDS[token]
    if found := _ON_CELLS.fullmatch(token):
        seed, left, sign, right = found.groups()
        move = _seed(left, sign, right) if seed else _on_cells(left, sign, right)
        if move is not None:
            return move
    raise ValueError(f"{token[:40]!r} is not a move of Cardoku")


def _seed(left: str, sign: str, right: str) -> Seed | None:
    return Seed(CELL[left], right) if sign == "=" and left in CELL and right in PLAYS else None


def _on_cells(left: str, sign: str, right: str) -> Play | Move | Swap | None:
    if right not in CELL:
        return None
    target = CELL[right]
    if left in PLAYS:
        return PLAYS[left][target] if sign == ">" else None
    source = CELL[left]
    if sign == ">":
        return MOVES[source][target]
    return swap(source, target) if sign == "<>" and source < target else None
