"""The ground of a field: the page moves the board about on it and makes it larger or smaller (docs/wire.md)."""

from __future__ import annotations

from azumaya.app.html import Html, Markup
from azumaya.app.symbols import icon
from azumaya.core.areas import Grid
from azumaya.core.text import Text


def draw_ground(h: Html, grid: Grid, board: Markup) -> Markup:
    """The board on its ground, with the buttons that change its size."""
    id = f"ground-{grid.id}"
    buttons = (
        _zoom(h, id, "in", Text("Larger"), "plus", "+"),
        _zoom(h, id, "out", Text("Smaller"), "minus", "-"),
        _zoom(h, id, "fit", Text("Fit the table to the screen"), "fit", "0"),
    )
    zoom = h("div", buttons, class_="zoom", role="group", aria_label=Text("Size of the table"))
    return h("div", h("div", board, class_="pan", id=id, data_pan=True), zoom, class_="ground")


def _zoom(h: Html, ground: str, way: str, label: Text, sign: str, key: str) -> Markup:
    return h(
        "button",
        icon(h, sign),
        type="button",
        class_="btn",
        id=f"{ground}-{way}",
        data_kind="icon",
        aria_label=label,
        aria_controls=ground,
        data_zoom=way,
        data_key=key,
    )
