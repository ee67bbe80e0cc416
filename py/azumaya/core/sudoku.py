"""The 9x9 grid that several games share: cells, rows, columns, boxes, and the number of solutions.

Cells are numbered 0..80 in reading order and written r1c1..r9c9. Sets of cells are bit masks of 81 bits; sets of
values are bit masks whose bit v stands for the value v (1..9).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

CELLS = range(81)
VALUES = range(1, 10)
ROW = tuple(c // 9 for c in CELLS)
COLUMN = tuple(c % 9 for c in CELLS)
BOX = tuple(c // 27 * 3 + c % 9 // 3 for c in CELLS)
NAME = tuple(f"r{r}c{c}" for r in VALUES for c in VALUES)
CELL = {name: cell for cell, name in enumerate(NAME)}
ROW_CELLS = tuple(sum(1 << c for c in CELLS if ROW[c] == i) for i in range(9))
COLUMN_CELLS = tuple(sum(1 << c for c in CELLS if COLUMN[c] == i) for i in range(9))
BOX_CELLS = tuple(sum(1 << c for c in CELLS if BOX[c] == i) for i in range(9))
HOUSES = ROW_CELLS + COLUMN_CELLS + BOX_CELLS
PEERS = tuple((ROW_CELLS[ROW[c]] | COLUMN_CELLS[COLUMN[c]] | BOX_CELLS[BOX[c]]) & ~(1 << c) for c in CELLS)
ALL_VALUES = 0b11_1111_1110


def bits(mask: int) -> Iterator[int]:
    """The numbers of the set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


EMPTY = re.compile(r"[.0_*xX?\u00b7\u2022]")  # what people write for an empty cell
DRAWN = re.compile(r"[\s,;|+\-\u2500-\u257f\"'\[\]\ufeff\u200b]")  # blanks, and what people draw between cells


def read_grid(raw: str) -> str | None:
    """81 characters, digits and dots in reading order, from a grid as people write or paste it; None if it is none.

    Read are, in this order: nine lines in which blanks mark the empty cells; nine rows of a spreadsheet, with
    nothing between tabs, commas or semicolons where a cell is empty; 81 signs with whatever lines and blanks lie
    between; and the same with `-` for an empty cell.
    """
    text = raw.replace("\u00a0", " ")
    signs = EMPTY.sub(".", text)
    dashed = EMPTY.sub(".", text.replace("-", "."))
    return _blanks(text) or _fields(text) or _signs(signs) or _signs(dashed)


def _blanks(text: str) -> str | None:
    lines = text.strip("\r\n").splitlines()
    if len(lines) != 9 or not all(re.fullmatch(r"[1-9 ]{0,9}", line.rstrip()) for line in lines):
        return None
    return "".join(line.rstrip().ljust(9) for line in lines).replace(" ", ".")


def _fields(text: str) -> str | None:
    rows = [re.split(r"[\t,;]", line) for line in text.strip("\r\n").splitlines()]
    if [len(row) for row in rows] != [9] * 9:
        return None
    cells = [EMPTY.sub(".", cell.strip(" \"'")) or "." for row in rows for cell in row]
    return _signs("".join(cells)) if all(len(cell) == 1 for cell in cells) else None


def _signs(text: str) -> str | None:
    kept = DRAWN.sub("", text)
    return kept if re.fullmatch(r"[1-9.]{81}", kept) else None


def repeats(grid: Sequence[int]) -> list[tuple[int, int]]:
    """The pairs of cells of one row, column or box that hold the same value (0 is empty), in reading order."""
    filled = [c for c in CELLS if grid[c]]
    return [(a, b) for a in filled for b in filled if a < b and grid[a] == grid[b] and PEERS[a] >> b & 1]


def solutions(grid: Sequence[int]) -> Iterator[list[int] | None]:
    """Every way to complete a grid without repeats (0 is empty); yields None to breathe at each guess."""
    filled = list(grid)
    free = [ALL_VALUES] * 27  # values still free in the nine rows, columns and boxes
    for c in CELLS:
        if grid[c]:
            for house in _houses(c):
                free[house] &= ~(1 << grid[c])
    yield from _complete(filled, free, sum(1 << c for c in CELLS if not grid[c]))


def _houses(c: int) -> tuple[int, int, int]:
    return ROW[c], 9 + COLUMN[c], 18 + BOX[c]


def _complete(filled: list[int], free: list[int], empty: int) -> Iterator[list[int] | None]:
    """Fill the empty cell with the fewest values left in each way, and go on from there."""
    if not empty:
        yield list(filled)
        return
    cell, fits = _tightest(free, empty)
    row, column, box = _houses(cell)
    if fits.bit_count() > 1:
        yield None
    for value in bits(fits):
        filled[cell] = value
        for house in (row, column, box):
            free[house] ^= 1 << value
        yield from _complete(filled, free, empty & ~(1 << cell))
        for house in (row, column, box):
            free[house] ^= 1 << value
    filled[cell] = 0


def _tightest(free: list[int], empty: int) -> tuple[int, int]:
    best, fewest, fits_best = -1, 10, 0
    for c in bits(empty):
        row, column, box = _houses(c)
        fits = free[row] & free[column] & free[box]
        n = fits.bit_count()
        if n < fewest:
            best, fewest, fits_best = c, n, fits
            if n < 2:
                break
    return best, fits_best


def count_solutions(grid: Sequence[int], most: int) -> Iterator[int | None]:
    """Count the solutions up to `most`: yields None to breathe, then the number, and ends."""
    found = 0
    for solution in solutions(grid):
        if solution is None:
            yield None
            continue
        found += 1
        if found >= most:
            break
    yield found
