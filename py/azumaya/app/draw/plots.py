"""The grids of all seats, side by side."""

from __future__ import annotations

from azumaya.app.draw.face import draw_face
from azumaya.app.draw.grid import draw_grid
from azumaya.app.draw.marks import Marks
from azumaya.app.html import Html, Markup
from azumaya.core.areas import Plot, Plots
from azumaya.core.game import Place


def draw_plots(h: Html, plots: Plots, marks: Marks, here: Place | None) -> Markup:
    """A section for each seat with its mark, its points and its grid."""
    drawn = [_plot(h, plot, marks, here, plot.seat == plots.own) for plot in plots.plots]
    return h("div", drawn, class_="plots", id=f"area-{plots.id}", role="group", aria_label=plots.name)


def _plot(h: Html, plot: Plot, marks: Marks, here: Place | None, own: bool) -> Markup:
    head = h(
        "div",
        draw_face(h, plot.mark),
        h("span", plot.tag, class_="tag") if plot.tag else None,
        None if plot.number is None else h("b", plot.number),
        class_="plot-head",
    )
    grid = draw_grid(h, plot.grid, marks, here)
    return h("section", head, grid, class_="plot", data_own=own, data_owner=plot.mark.look.get("owner"))
