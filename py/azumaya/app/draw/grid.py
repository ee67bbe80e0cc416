"""A board: the ARIA grid pattern, with its coordinates along all four edges. A field lies on ground of its own."""

from __future__ import annotations

from functools import lru_cache

from azumaya.app.draw import looks
from azumaya.app.draw.face import FaceKey, draw_face, draw_key, face_key
from azumaya.app.draw.ground import draw_ground
from azumaya.app.draw.lines import Light, draw_lines, lit, told_lines
from azumaya.app.draw.marks import Marks, cell_look, taken
from azumaya.app.html import Html, Markup, look
from azumaya.app.symbols import use
from azumaya.core.areas import Grid
from azumaya.core.game import Place
from azumaya.core.spot import Spot
from azumaya.core.text import Text

DARK: Light = ()  # of a cell that no line lights


def draw_grid(h: Html, grid: Grid, marks: Marks, here: Place | None) -> Markup:
    """The board to play on. `here` is the cell where the keyboard starts."""
    looks.known("a grid", grid.look.items(), looks.GRID)
    light = lit(grid)
    rows = [
        h(
            "div",
            [
                draw_cell(h, spot, marks, column, here, light.get((number, column), DARK))
                for column, spot in enumerate(row, 1)
            ],
            class_="row",
            role="row",
            aria_rowindex=number,
        )
        for number, row in enumerate(grid.rows, 1)
    ]
    board = h(
        "div",
        h("div", rows, class_="rows", role="rowgroup") if "field" in grid.look else rows,
        _posts(h, grid),
        _edges(h, grid),
        draw_lines(h, grid),
        id=f"area-{grid.id}",
        class_="board",
        role="grid",
        aria_label=grid.name,
        aria_rowcount=len(grid.rows),
        aria_colcount=len(grid.rows[0]),
        style=_size(grid),
        **look(grid.look),
    )
    ground = draw_ground(h, grid, board) if "field" in grid.look else board
    return h.join([ground, told_lines(h, grid)])


def draw_small(h: Html, grid: Grid, size: str) -> Markup:
    """The board as a picture."""
    rows = [
        h(
            "div",
            [
                h(
                    "div",
                    h("span", draw_face(h, spot.face) if spot.face else None, class_="spot"),
                    class_="cell",
                    **look(spot.look),
                )
                for spot in row
            ],
            class_="row",
        )
        for row in grid.rows
    ]
    return h(
        "div",
        rows,
        _posts(h, grid),
        class_="board",
        role="img",
        aria_label=grid.name,
        style=f"--mini:{size};{_size(grid)}",
        data_mini=True,
        **look(grid.look),
    )


def draw_cell(h: Html, spot: Spot, marks: Marks, column: int, here: Place | None, light: Light = DARK) -> Markup:
    """A cell of a board in its column, counted from 1, in the light of its lines.

    What is written on it stands there where targets are told. One that is idle is nothing to stop at.
    """
    looks.known("a cell", spot.look.items(), looks.CELL)
    if spot.idle:
        return h("div", class_="cell", role="gridcell", aria_colindex=column, **look(spot.look))
    now = cell_look(spot, marks)
    data = (*spot.look.items(), *light, *now.data.items())
    closed, stop, label = marks.closed(spot), spot.place == here, spot.label if marks.told and not now.face else None
    face = face_key(now.face)
    drag = taken(spot, marks)
    return _drawn_cell(h, spot.place, spot.means, drag, spot.key, column, now.name, face, label, data, closed, stop)


@lru_cache(maxsize=2048)
def _drawn_cell(
    h: Html,
    place: Place,
    tap: Place,
    drag: Place | None,
    key: str | None,
    column: int,
    name: Text,
    face: FaceKey,
    label: Text | None,
    data: tuple[tuple[str, str], ...],
    closed: bool,
    stop: bool,
) -> Markup:
    """A cell. From one page to the next nearly all of them stay as they are."""
    state = dict(data)
    button = h(
        "button",
        draw_key(h, face),
        h("span", label, class_="gain", aria_hidden="true") if label else None,
        use(h, "i-close", "flag") if state.get("objected") == "cause" and face[0] else None,
        type="button",
        class_="spot",
        id=f"spot-{place}",
        tabindex=0 if stop else -1,
        aria_label=name,
        aria_disabled="true" if closed else None,
        data_tap=tap,
        data_drag=drag,
        data_key=key,
    )
    return h("div", button, class_="cell", role="gridcell", aria_colindex=column, **look(state))


def _posts(h: Html, grid: Grid) -> Markup | None:
    """The four posts of the pavilion in the middle."""
    return h("i", class_="posts", role="presentation") if "azumaya" in grid.look else None


def _edges(h: Html, grid: Grid) -> list[Markup]:
    """The numbers of the rows and columns on both sides, so that they can be read from every seat.

    The first of them tells by its letter how a cell is written: r1c1. Where a line has a mark at its end, that stands
    there instead. A field has none: its cells are told by what lies beside them.
    """
    if "field" in grid.look:
        return []
    top, left = grid.first
    columns = [_number(h, "c", left, at) for at in range(len(grid.rows[0]))]
    rows = [_number(h, "r", top, at) for at in range(len(grid.rows))]
    marked = {(line.axis, line.number) for line in grid.lines}
    ends = [h("span") if ("row", at) in marked else number for at, number in enumerate(rows, 1)]
    below = [h("span") if ("column", at) in marked else number for at, number in enumerate(columns, 1)]
    edges = (("x", columns), ("y", rows), ("end", ends), ("below", below))
    return [h("div", numbers, class_="coords", data_axis=axis, aria_hidden="true") for axis, numbers in edges]


def _number(h: Html, letter: str, first: int, at: int) -> Markup:
    return h("span", first + at, data_letter=None if at else letter)


def _size(grid: Grid) -> str:
    """How many rows and columns there are, and how many slats between boxes in each direction."""
    rows, columns = len(grid.rows), len(grid.rows[0])
    size = f"--rows:{rows};--cols:{columns}"
    if "boxes" not in grid.look:
        return size
    return f"{size};--slats-x:{(columns - 1) // looks.BOX};--slats-y:{(rows - 1) // looks.BOX}"
