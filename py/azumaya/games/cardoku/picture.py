"""The picture in the rulebook of Cardoku: a row that is complete."""

from __future__ import annotations

from azumaya.core.areas import Grid
from azumaya.core.spot import Spot
from azumaya.core.sudoku import NAME
from azumaya.core.text import Text
from azumaya.games.cardoku.cards import name
from azumaya.games.cardoku.words import face

_ROWS = (
    ".. 8S .. 2T .. .. .. .. 5M",
    "4S 7M 1T 8E 3S 5S 2M .. 6T",
    ".. .. 3E .. 6E .. 1S .. ..",
)


def rows() -> Grid:
    """Three rows of the grid; the middle one has all values from 1 to 8 (R11)."""
    cells = tuple(
        tuple(_spot(9 * row + column, card) for column, card in enumerate(line.split()))
        for row, line in enumerate(_ROWS, 3)
    )
    return Grid("picture", Text("Three rows of the grid"), cells, first=(4, 1))


def _spot(cell: int, card: str) -> Spot:
    if card == "..":
        return Spot(NAME[cell], Text("empty"))
    return Spot(NAME[cell], name(card), face(card))
