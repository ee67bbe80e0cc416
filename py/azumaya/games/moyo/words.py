"""The words of Sudoku Moyo that several sentences share."""

from __future__ import annotations

from azumaya.core.sudoku import BOX, COLUMN, ROW
from azumaya.core.text import Text
from azumaya.games.moyo.areas import BLOCKS, COLUMNS, MIDDLE, Layout

_SHIMA = (
    Text("north-west Shima"),
    Text("north Shima"),
    Text("north-east Shima"),
    Text("west Shima"),
    Text("Azumaya"),
    Text("east Shima"),
    Text("south-west Shima"),
    Text("south Shima"),
    Text("south-east Shima"),
)
_IN_SHIMA = (
    Text("in the north-west"),
    Text("in the north"),
    Text("in the north-east"),
    Text("in the west"),
    Text("in the Azumaya"),
    Text("in the east"),
    Text("in the south-west"),
    Text("in the south"),
    Text("in the south-east"),
)
_BLOCK = (
    Text("the north-west block"),
    Text("the north block"),
    Text("the north-east block"),
    Text("the west block"),
    Text("the middle block"),
    Text("the east block"),
    Text("the south-west block"),
    Text("the south block"),
    Text("the south-east block"),
)


def shima(division: Layout, area: int) -> Text:
    """The name of an area: "north-west Shima", "row 3", "Azumaya"."""
    if division is BLOCKS or area == MIDDLE:
        return _SHIMA[area]
    if division is COLUMNS:
        return Text("column {n}", n=area + 1)
    return Text("row {n}", n=area + 1)


def inside(division: Layout, area: int) -> Text:
    """Where an area is: "in the north", "in row 2", "in the Azumaya"."""
    if division is BLOCKS or area == MIDDLE:
        return _IN_SHIMA[area]
    return Text("in {shima}", shima=shima(division, area))


def block(area: int) -> Text:
    """The name of a 3x3 block as a part of the Sudoku, whatever the division of the Shima."""
    return _BLOCK[area]


def shared(one: int, other: int) -> Text:
    """The house that two cells share, the row first: "row 3", "column 5", "the north block"."""
    if ROW[one] == ROW[other]:
        return Text("row {n}", n=ROW[one] + 1)
    if COLUMN[one] == COLUMN[other]:
        return Text("column {n}", n=COLUMN[one] + 1)
    return block(BOX[one])
