"""How the board is divided into nine areas, and how those are shared out (R2, R12, A1, A12)."""

from __future__ import annotations

from dataclasses import dataclass

from azumaya.core.sudoku import BOX, BOX_CELLS, COLUMN, COLUMN_CELLS, ROW, ROW_CELLS

LIGHT, DARK, NEUTRAL, FREE = "ldz."  # whose an area is; FREE: not taken yet
MIDDLE = 4  # the area in the middle is the Azumaya in every layout


@dataclass(frozen=True)
class Layout:
    """Nine areas that cover the board: their names, the area of each cell, the cells of each area as a mask."""

    names: tuple[str, ...]
    of: tuple[int, ...]
    cells: tuple[int, ...]


BLOCKS = Layout(("NW", "N", "NE", "W", "AZ", "E", "SW", "S", "SE"), BOX, BOX_CELLS)
ROWS = Layout(tuple(f"R{i}" for i in range(1, 10)), ROW, ROW_CELLS)
COLUMNS = Layout(tuple(f"C{i}" for i in range(1, 10)), COLUMN, COLUMN_CELLS)
LAYOUTS = {"blocks": BLOCKS, "rows": ROWS, "columns": COLUMNS}

# The value of the option `areas`: the layout, and whose each area is, in the order of the layout's names.
DIVISIONS = {
    "mixed": ("blocks", "ldllzddld"),
    "mirrored": ("blocks", "ddllzddll"),
    "corners": ("blocks", "ldldzdldl"),
    "edges": ("blocks", "dldlzldld"),
    "half": ("blocks", "llldzlddd"),
    "draft": ("blocks", "....z...."),
    "rows": ("rows", "ldldzldld"),
    "columns": ("columns", "ldldzldld"),
}

DRAFT = (0, 1, 1, 0, 0, 1, 1, 0)  # the seat that takes the first, second, ... Shima: A 1, B 2, A 2, B 2, A 1
