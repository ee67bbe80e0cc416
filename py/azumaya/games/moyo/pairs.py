"""Sets of stones as one whole number each, which is what makes the rules fast.

A stone is a pair of a cell c (0..80) and a value v (1..9); bit 81 * (v - 1) + c stands for it. So nine layers of 81
bits lie one behind the other, one layer a value.
"""

from __future__ import annotations

from collections.abc import Iterator

from azumaya.core.sudoku import CELLS, PEERS, VALUES

LAYER = (1 << 81) - 1
EVERYTHING = (1 << 729) - 1
_EACH_LAYER = sum(1 << 81 * i for i in range(9))


def index(cell: int, value: int) -> int:
    """The bit of a stone."""
    return 81 * (value - 1) + cell


def spread(cells: int) -> int:
    """Every value on each of these cells (a mask of 81 bits)."""
    return cells * _EACH_LAYER


def layers(pairs: int) -> Iterator[int]:
    """The cells of value 1, of value 2, ..., each as a mask of 81 bits."""
    for _ in VALUES:
        yield pairs & LAYER
        pairs >>= 81


def cells(pairs: int) -> int:
    """The cells on which any of these stones lies."""
    found = 0
    for layer in layers(pairs):
        found |= layer
    return found


# KEEP[i]: the stones that may stand beside stone i by R4, stone i itself not among them.
KEEP = tuple(EVERYTHING & ~spread(1 << cell) & ~(PEERS[cell] << 81 * (value - 1)) for value in VALUES for cell in CELLS)


def fitting(grid: str) -> int:
    """All stones that R4 lets be placed on this board (81 characters, a dot for an empty space)."""
    pairs = EVERYTHING
    for cell, sign in enumerate(grid):
        if sign != ".":
            pairs &= KEEP[index(cell, int(sign))]
    return pairs
