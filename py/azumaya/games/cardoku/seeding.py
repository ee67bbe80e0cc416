"""Where the seeds lie (R4): one in each box, all nine in different rows and columns."""

from __future__ import annotations

from azumaya.core.sudoku import BOX_CELLS, COLUMN_CELLS, HOUSES, ROW_CELLS, bits
from azumaya.games.cardoku.grid import CellSet

_STRAIGHTS = ROW_CELLS + COLUMN_CELLS


def open_cells(seeded: CellSet, box: int) -> CellSet:
    """The cells of a box whose row and column hold no seed yet.

    Whatever came before, each of them leads to equally many of the 46,656 patterns (6 x 6 x 6 ways to give rows to
    the boxes beside each other, as many for columns): drawn evenly, box by box, all patterns are equally likely (A6).
    """
    taken = 0
    for straight in _STRAIGHTS:
        if straight & seeded:
            taken |= straight
    return BOX_CELLS[box] & ~taken


def is_pattern(seeded: CellSet, boxes: int) -> bool:
    """Do these cells lie one in each of the first so many boxes, and no two of them in one row or column?"""
    wanted = sum(BOX_CELLS[:boxes])
    return (
        not seeded & ~wanted and seeded.bit_count() == boxes and not any(_crowded(house & seeded) for house in HOUSES)
    )


def _crowded(cells: CellSet) -> bool:
    return len(list(bits(cells))) > 1
