"""The grids of all seats side by side, each with its points and what lies beside it; a small one can be enlarged."""

from __future__ import annotations

from azumaya.app.draw import looks
from azumaya.app.draw.face import draw_face
from azumaya.app.draw.grid import draw_cell
from azumaya.app.draw.marks import Marks
from azumaya.app.draw.names import draw_name
from azumaya.app.html import Html, Markup, look
from azumaya.app.symbols import icon, use
from azumaya.core.areas import Grid, Group, Line, Plot, Plots
from azumaya.core.game import Place
from azumaya.core.text import SeatName, Text


def draw_plots(h: Html, plots: Plots, marks: Marks, here: Place | None) -> Markup:
    """A plot for each seat, in their order. `here` is the cell where the keyboard starts."""
    drawn = [_plot(h, plot, marks, here, plot.seat == plots.own) for plot in plots.plots]
    return h(
        "div",
        drawn,
        class_="plots",
        id=f"area-{plots.id}",
        role="group",
        aria_label=plots.name,
        data_count=len(plots.plots),
    )


def draw_small_plots(h: Html, plots: Plots, size: str) -> Markup:
    """The plots as a picture."""
    return h(
        "div",
        [_small(h, plot) for plot in plots.plots],
        class_="plots",
        role="img",
        aria_label=plots.name,
        style=f"--mini:{size}",
        data_count=len(plots.plots),
        data_mini=True,
    )


def _small(h: Html, plot: Plot) -> Markup:
    rows = [
        h(
            "div",
            [
                h("div", draw_face(h, spot.face) if spot.face else None, class_="cell", **look(spot.look))
                for spot in row
            ],
            class_="row",
        )
        for row in plot.grid.rows
    ]
    inside = h(
        "div",
        h("div", draw_face(h, plot.mark), class_="plot-head"),
        h("div", rows, class_="plot-grid"),
        class_="plot-in",
        style=_size(plot.grid),
    )
    return h("div", inside, class_="plot", data_owner=plot.mark.look.get("owner"))


def _ledges(grid: Grid) -> set[str]:
    """Which of the first row and the first column lie beyond the frame: the corner, where both do, lies in both."""
    return set(grid.rows[0][0].look.get("ledge", "").split())


def _size(grid: Grid) -> str:
    """How many rows and columns the frame has."""
    ledges = _ledges(grid)
    return f"--rows:{len(grid.rows) - ('row' in ledges)};--cols:{len(grid.rows[0]) - ('column' in ledges)}"


def _plot(h: Html, plot: Plot, marks: Marks, here: Place | None, own: bool) -> Markup:
    grid = plot.grid
    inside = h(
        "div",
        _head(h, plot, own),
        _told(h, plot),
        _grid(h, grid, marks, here),
        _counts(h, grid, "row", len(grid.rows)),
        _counts(h, grid, "column", len(grid.rows[0])),
        class_="plot-in",
        style=_size(grid),
        data_ledge=" ".join(sorted(_ledges(grid))) or None,
    )
    return h(
        "div",
        inside,
        class_="plot",
        id=f"plot-{plot.seat}",
        role="group",
        aria_label=grid.name,
        data_own=own,
        data_owner=plot.mark.look.get("owner"),
    )


# -- above the grid ----------------------------------------------------------------------------------------------


def _head(h: Html, plot: Plot, own: bool) -> Markup:
    """Whose it is, what lies beside it, and the points."""
    tag = h("span", icon(h, plot.sign) if plot.sign else None, h("span", plot.tag), class_="tag") if plot.tag else None
    points = h("b", h("span", Text("points so far: "), class_="spoken"), plot.number, class_="plot-points")
    return h(
        "div",
        h("h2", draw_face(h, plot.mark), draw_name(h, SeatName(plot.seat), "plot-name")),
        tag,
        h("ul", [_beside(h, group) for group in plot.beside], class_="beside"),
        None if plot.number is None else points,
        None if own else _enlarge(h, plot),
        class_="plot-head",
    )


def _beside(h: Html, group: Group) -> Markup:
    """What lies there, and the word on it."""
    looks.known("a group beside a plot", group.look.items(), looks.BESIDE)
    return h(
        "li",
        h("span", group.name, class_="spoken"),
        h("span", [draw_face(h, face) for face in group.faces], class_="laid", aria_hidden="true"),
        h("span", group.label, class_="count", aria_hidden="true") if group.label else None,
        data_kind=group.look.get("pile"),
    )


def _enlarge(h: Html, plot: Plot) -> Markup:
    """Opens the plot over the others, and closes it again: the page does that by itself."""
    name = Text("The grid of {who} large", who=SeatName(plot.seat))
    return h(
        "button",
        icon(h, "enlarge"),
        icon(h, "close"),
        type="button",
        class_="enlarge",
        id=f"enlarge-{plot.seat}",
        aria_label=name,
        aria_expanded="false",
        aria_controls=f"plot-{plot.seat}",
        data_toggle=f"plot-{plot.seat}",
    )


# -- the grid ----------------------------------------------------------------------------------------------------


def _grid(h: Html, grid: Grid, marks: Marks, here: Place | None) -> Markup:
    rows = [
        h(
            "div",
            [draw_cell(h, spot, marks, column, here) for column, spot in enumerate(row, 1)],
            class_="row",
            role="row",
            aria_rowindex=number,
        )
        for number, row in enumerate(grid.rows, 1)
    ]
    return h(
        "div",
        rows,
        class_="plot-grid",
        id=f"area-{grid.id}",
        role="grid",
        aria_label=grid.name,
        aria_rowcount=len(grid.rows),
        aria_colcount=len(grid.rows[0]),
    )


def _told(h: Html, plot: Plot) -> Markup | None:
    """What the lines count, for the ear."""
    told = [h("li", line.name) for line in plot.grid.lines]
    return h("ul", told, class_="spoken") if told else None


def _counts(h: Html, grid: Grid, axis: str, many: int) -> Markup:
    """What each row or each column counts, at its end."""
    lines = {line.number: line for line in grid.lines if line.axis == axis}
    counts = [_count(h, lines.get(number)) for number in range(1, many + 1)]
    return h("div", counts, class_="counts", data_axis=axis, aria_hidden="true")


def _count(h: Html, line: Line | None) -> Markup:
    if line is None:
        return h("span")
    looks.known("a line of a plot", line.look.items(), looks.LINE)
    gift = line.look.get("gift")
    return h("span", line.label, use(h, f"gift-{gift}", "gift") if gift else None)
