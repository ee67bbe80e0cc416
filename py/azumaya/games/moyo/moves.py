"""The moves of Sudoku Moyo and their tokens."""

from __future__ import annotations

import re
from dataclasses import dataclass

from azumaya.core.game import Place
from azumaya.core.sudoku import CELL, CELLS, NAME, VALUES
from azumaya.games.moyo.areas import BLOCKS


@dataclass(frozen=True, slots=True)
class Colour:
    """The older player takes a colour: `light` or `dark` (R3)."""

    word: str

    @property
    def places(self) -> tuple[Place, ...]:
        """The button with that word."""
        return (f"do:{self.word}",)

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class Begin:
    """The younger player decides who takes the first turn: `begin` is seat 1, `yield` is seat 0 (R3)."""

    word: str

    @property
    def places(self) -> tuple[Place, ...]:
        """The button with that word."""
        return (f"do:{self.word}",)

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class Take:
    """A drafting player takes a Shima, named by its token: `take:NW` (R12)."""

    area: str

    @property
    def places(self) -> tuple[Place, ...]:
        """The area; a tap on any of its cells means it."""
        return (f"area:{self.area}",)

    def __str__(self) -> str:
        return f"take:{self.area}"


@dataclass(frozen=True, slots=True)
class Stone:
    """A stone of this value (1..9) on this cell (0..80): `r4c4=5`. Its set is that of the cell's area (A5)."""

    cell: int
    value: int

    @property
    def places(self) -> tuple[Place, ...]:
        """The number in the rack and the cell."""
        return (f"stone:{self.value}", NAME[self.cell])

    def __str__(self) -> str:
        return f"{NAME[self.cell]}={self.value}"


MoyoMove = Colour | Begin | Take | Stone

COLOURS = (Colour("light"), Colour("dark"))
BEGINS = (Begin("begin"), Begin("yield"))
TAKES = tuple(Take(name) for name in BLOCKS.names)
STONES = tuple(Stone(cell, value) for value in VALUES for cell in CELLS)  # in the order of `pairs`

_WORDS: tuple[MoyoMove, ...] = (*COLOURS, *BEGINS, *TAKES)
_BY_TOKEN = {str(move): move for move in _WORDS}


def parse(token: str) -> MoyoMove:
    """The move a token names. Raises ValueError for any other text."""
    if token in _BY_TOKEN:
        return _BY_TOKEN[token]
    if found := re.fullmatch(r"(r[1-9]c[1-9])=([1-9])", token):
        return Stone(CELL[found[1]], int(found[2]))
    raise ValueError(f"{token[:40]!r} is not a move of Sudoku Moyo")
