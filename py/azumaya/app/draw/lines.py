"""What is to be known of whole rows, columns and boxes of a board: a mark at the end of each, and the cells it lights.

Marks stand in the frame, in place of a number or between two, those of boxes at their lower right corners where slats
cross: no card is covered.
"""

from __future__ import annotations

from collections import Counter

from azumaya.app.draw import looks
from azumaya.app.html import Html, Markup, look
from azumaya.app.symbols import use
from azumaya.core.areas import Grid, Line
from azumaya.core.text import Text

Cell = tuple[int, int]  # row and column, counted from 1
Light = tuple[tuple[str, str], ...]  # how a cell looks by the lines that it belongs to, as data-* attributes


def draw_lines(h: Html, grid: Grid) -> list[Markup]:
    """The marks. Those of one line stand side by side at its end."""
    number, seen = Counter((line.axis, line.number) for line in grid.lines), Counter[tuple[str, int]]()
    drawn = []
    for line in grid.lines:
        looks.known("a line of a grid", line.look.items(), looks.END)
        end = (line.axis, line.number)
        drawn.append(_mark(h, grid, line, 2 * seen[end] + 1 - number[end]))
        seen[end] += 1
    return drawn


def told_lines(h: Html, grid: Grid) -> Markup | None:
    """The same for the ear."""
    if not grid.lines:
        return None
    told = [h("li", line.name) for line in grid.lines]
    return h("ul", told, class_="spoken", id=f"lines-{grid.id}", aria_label=Text("Rows, columns and boxes"))


def lit(grid: Grid) -> dict[Cell, Light]:
    """The cells of the lines that are one card short or have just scored, by row and column."""
    found: dict[Cell, Light] = {}
    for word in ("short", "fresh"):
        for line in grid.lines:
            if word in line.look:
                owner = [("owner", line.look["owner"])] if "owner" in line.look else []
                found |= dict.fromkeys(_cells(grid, line), (*owner, ("lit", word)))
    return found


def _cells(grid: Grid, line: Line) -> list[Cell]:
    if line.axis == "row":
        return [(line.number, column) for column in range(1, len(grid.rows[0]) + 1)]
    if line.axis == "column":
        return [(row, line.number) for row in range(1, len(grid.rows) + 1)]
    top, left = _corner(grid, line)
    box = range(1, looks.BOX + 1)
    return [(looks.BOX * top + down, looks.BOX * left + right) for down in box for right in box]


def _corner(grid: Grid, line: Line) -> tuple[int, int]:
    """How many boxes lie above a box and to the left of it."""
    return divmod(line.number - 1, -(-len(grid.rows[0]) // looks.BOX))


def _signs(h: Html, line: Line) -> list[Markup]:
    """Each value that is missing as a little card; what has just been brought; else whose it is."""
    if "short" in line.look:
        return [h("b", value) for value in line.label.split()]
    if "fresh" in line.look or "owner" not in line.look:
        return [h("span", line.label)]
    return [use(h, f"shape-{line.look['owner']}", "shape")]


def _mark(h: Html, grid: Grid, line: Line, aside: int) -> Markup:
    """A mark, by so many halves of its size aside of the middle of its line."""
    edge = None
    if line.axis == "box":
        down, right = _corner(grid, line)
        where = f"--down:{down};--right:{right}"
        last = (down == (len(grid.rows) - 1) // looks.BOX, right == (len(grid.rows[0]) - 1) // looks.BOX)
        edge = {(True, True): "corner", (True, False): "below", (False, True): "end"}.get(last)
    else:
        slats = (line.number - 1) // looks.BOX if "boxes" in grid.look else 0
        where = f"--at:{line.number - 1};--past:{slats};--aside:{aside}"
    return h(
        "span",
        _signs(h, line),
        class_="end",
        style=where,
        data_axis=line.axis,
        data_edge=edge,
        aria_hidden="true",
        **look(line.look),
    )
