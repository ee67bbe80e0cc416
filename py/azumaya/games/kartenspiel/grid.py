"""Where cards fit, for all cells at once: what `faults` says of one cell, as sets of cells, for speed.

A set of cells is a bit mask over a square that reaches farther than any table. Nine yellows linked in one line lie at
most sixteen cells from the first, a ring reaches one cell further, and a card that could be laid there one more.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from azumaya.core.cards import Card
from azumaya.core.sudoku import bits
from azumaya.games.kartenspiel.cards import YELLOW, colour, digit
from azumaya.games.kartenspiel.state import Table
from azumaya.games.kartenspiel.table import Cell, placed

REACH = 20  # cells run from -20 to 19 in both directions
WIDTH = 2 * REACH

_ROW = (1 << WIDTH) - 1
_COLUMN = sum(1 << WIDTH * row for row in range(WIDTH))


class Grid(NamedTuple):
    """What a table leaves free. Tuples are by digit; their first item is unused."""

    taken: int = 0
    yellow: int = 0
    lines: tuple[int, ...] = (0,) * 10  # cells of the rows and columns that hold the digit
    near: tuple[int, ...] = (0,) * 10  # cells in whose box, were a yellow there, the digit lies
    twice: int = 0  # cells in whose box, were a yellow there, some digit lies twice
    edge: int = 0  # empty cells that share a side with a card (R4)
    ring: int = 0  # cells around a yellow (R6)
    links: int = 0  # cells two away from a yellow with a blue between (R7)


@lru_cache(maxsize=1024)
def grid_of(table: Table) -> Grid:
    """The grid of a table, made from that of the table before its last card was laid."""
    if not table:
        return Grid()
    before, last = grid_of(table[:-1]), placed(table[-1])
    at = number(last.x, last.y)
    value, cell = digit(last.card), 1 << at
    box = widened(cell)
    taken = before.taken | cell
    yellow = before.yellow | cell if colour(last.card) == YELLOW else before.yellow
    return Grid(
        taken,
        yellow,
        _with(before.lines, value, line(at)),
        _with(before.near, value, box),
        before.twice | before.near[value] & box,
        (taken << 1 | taken >> 1 | taken << WIDTH | taken >> WIDTH) & ~taken,
        widened(yellow),
        _links(yellow, taken & ~yellow),
    )


def fits(grid: Grid, card: Card) -> int:
    """The cells where a card fits by all that is printed (R4 to R7)."""
    value = digit(card)
    free = reachable(grid, card) & ~grid.lines[value]
    if colour(card) == YELLOW:
        return free & ~(grid.near[value] | grid.twice)
    return free & ~widened(grid.near[value] & grid.yellow)


def reachable(grid: Grid, card: Card) -> int:
    """The cells where a card fits by its colour, whatever its digit (R4, ring and distance of R6 and R7)."""
    return grid.edge & (grid.links if colour(card) == YELLOW else grid.ring)


def widened(cells: int) -> int:
    """These cells and all that touch them, by a side or a corner."""
    wide = cells | cells << 1 | cells >> 1
    return wide | wide << WIDTH | wide >> WIDTH


def cells_in(mask: int) -> Iterator[Cell]:
    """The cells of a set, in reading order."""
    return map(cell_at, bits(mask))


@cache
def cell_at(number: int) -> Cell:
    """The cell whose bit has this number."""
    return number % WIDTH - REACH, number // WIDTH - REACH


def number(x: int, y: int) -> int:
    """The number of a cell's bit."""
    return (y + REACH) * WIDTH + x + REACH


def line(number: int) -> int:
    """The row and the column of a cell."""
    return _ROW << number - number % WIDTH | _COLUMN << number % WIDTH


def _with(masks: tuple[int, ...], value: int, more: int) -> tuple[int, ...]:
    return (*masks[:value], masks[value] | more, *masks[value + 1 :])


def _links(yellow: int, blue: int) -> int:
    right, left = (yellow << 1 & blue) << 1, (yellow >> 1 & blue) >> 1
    down, up = (yellow << WIDTH & blue) << WIDTH, (yellow >> WIDTH & blue) >> WIDTH
    return right | left | down | up
