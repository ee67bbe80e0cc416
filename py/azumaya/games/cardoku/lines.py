"""The 27 lines, when they are complete (R11) and what a play scores (R12)."""

from __future__ import annotations

from collections.abc import Collection

from azumaya.core.sudoku import BOX, CELLS, COLUMN, HOUSES, ROW, VALUES
from azumaya.core.text import Text
from azumaya.games.cardoku.grid import Cell, Grid

LABELS = tuple(f"{kind}{n}" for kind in "RCB" for n in VALUES)  # in the order of HOUSES
LINES = tuple((ROW[cell], 9 + COLUMN[cell], 18 + BOX[cell]) for cell in CELLS)  # of each cell
FIRST_BOX = 18
NINE = " nine"  # ends the label of the second point of a row or column (A3)
LABEL_TEXTS = {
    **{label: Text("{line}", line=label) for label in LABELS},
    **{label + NINE: Text("{line} nine", line=label) for label in LABELS[:FIRST_BOX]},
}

ONE_TO_EIGHT, TWO_TO_NINE = 0b01_1111_1110, 0b11_1111_1100


def values(grid: Grid, line: int) -> int:
    """The set of values in a line, bit v standing for the value v."""
    house, at = HOUSES[line], grid.at
    found = 0
    for value in VALUES:
        if at[value] & house:
            found |= 1 << value
    return found


def complete(grid: Grid, line: int, decks: int) -> bool:
    """Does a line hold nine cards, or a row or column of the 2-deck game 1 to 8 or 2 to 9 (R11, A2)?"""
    empty = grid.at[0] & HOUSES[line]
    if line >= FIRST_BOX or decks == 3:
        return not empty
    if empty & (empty - 1):  # two cells or more
        return False
    held = values(grid, line)
    return held & ONE_TO_EIGHT == ONE_TO_EIGHT or held & TWO_TO_NINE == TWO_TO_NINE


def gains(
    before: Grid,
    after: Grid,
    cells: Collection[Cell],
    scored: Collection[str],
    decks: int,
    rescore: bool,
) -> tuple[str, ...]:
    """The labels of the points that a play scores: boxes, columns, rows (R12, A3, A13).

    `cells` are those on which the play laid cards, `scored` the labels of all points so far. With `rescore` a row or
    column that has scored with eight cards scores once more with its ninth.
    """
    found = set()
    for cell in cells:
        for line in LINES[cell]:
            label = LABELS[line]
            if label not in scored:
                if complete(after, line, decks) and not complete(before, line, decks):
                    found.add(label)
            elif rescore and line < FIRST_BOX and label + NINE not in scored and _filled(before, after, line):
                found.add(label + NINE)
    return tuple(sorted(found))


def _filled(before: Grid, after: Grid, line: int) -> bool:
    """Does a line have nine cards that had fewer before?"""
    return bool(before.at[0] & HOUSES[line]) and not after.at[0] & HOUSES[line]
