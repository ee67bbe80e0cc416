"""A grid of cards: what lies in it, where it may grow, and the frame of three lines and four columns (R7, A10)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal

from azumaya.core.cards import Card
from azumaya.games.kado.moves import PUTS, Put

HEIGHT, WIDTH = 3, 4  # lines and columns
FULL = HEIGHT * WIDTH

Cell = tuple[int, int]  # line and column, counted from the first card of the grid
Laid = tuple[int, int, Card]  # a card with its cell
Side = Literal["right", "below", "left", "above"]
Grid = tuple[Laid, ...]  # line by line, each from left to right

ORIGIN: Cell = (0, 0)


def lay(grid: Grid, line: int, column: int, card: Card) -> Grid:
    """The grid with one more card."""
    more = list(grid)
    insort(more, (line, column, card))
    return tuple(more)


def cells(grid: Grid) -> frozenset[Cell]:
    """The cells that are taken."""
    return frozenset((line, column) for line, column, _ in grid)


def beside(cell: Cell) -> tuple[Cell, ...]:
    """The four cells above, left, right and below."""
    line, column = cell
    return ((line - 1, column), (line, column - 1), (line, column + 1), (line + 1, column))


def neighbour(grid: Grid, at: Cell) -> tuple[Side, Card] | None:
    """A card beside a cell, and on which side of the card the cell is; None where no card lies beside it."""
    lies = {(line, column): card for line, column, card in grid}
    above, left, right, below = beside(at)
    sides: tuple[tuple[Side, Cell], ...] = (("right", left), ("below", above), ("left", right), ("above", below))
    return next(((side, lies[cell]) for side, cell in sides if cell in lies), None)


def extent(numbers: Iterable[int]) -> int:
    """How many lines or columns lie from the lowest to the highest of these numbers."""
    known = tuple(numbers)
    return max(known) - min(known) + 1


def fits(taken: Iterable[Cell]) -> bool:
    """Do these cells fit into the frame?"""
    lines, columns = zip(*taken, strict=True)
    return extent(lines) <= HEIGHT and extent(columns) <= WIDTH


def corner(grid: Grid) -> Cell:
    """The top left of the frame so far: the highest line and the leftmost column in which a card lies."""
    if not grid:
        return ORIGIN
    return grid[0][0], min(column for _, column, _ in grid)


def framed(grid: Grid) -> tuple[tuple[Card | None, ...], ...]:
    """The lines of the frame, counted from its top left so far; None where no card lies."""
    top, left = corner(grid)
    frame: list[list[Card | None]] = [[None] * WIDTH for _ in range(HEIGHT)]
    for line, column, card in grid:
        frame[line - top][column - left] = card
    return tuple(map(tuple, frame))


def room(grid: Grid) -> tuple[Put, ...]:
    """Every place where one more card may lie (R7), line by line; none in a full grid."""
    if not grid:
        return (PUTS[ORIGIN],)
    top, left = corner(grid)
    shape = 0
    for line, column, _ in grid:
        shape |= 1 << (line - top) * WIDTH + column - left
    return _room(top, left, shape)


@lru_cache(maxsize=1 << 14)  # a shape has at most 12 places for its first card, and random games meet some thousands
def _room(top: int, left: int, shape: int) -> tuple[Put, ...]:
    """The same by the shape of a grid: bit 4 * line + column, counted from the top left of the frame so far."""
    taken = {(top + bit // WIDTH, left + bit % WIDTH) for bit in range(FULL) if shape >> bit & 1}
    return tuple(PUTS[cell] for cell in sorted(_edge(taken)) if fits((*taken, cell)))


def _edge(taken: set[Cell]) -> set[Cell]:
    return set(_around(taken)) - taken


def _around(taken: Iterable[Cell]) -> Iterator[Cell]:
    for cell in taken:
        yield from beside(cell)
