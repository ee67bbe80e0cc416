"""A small table to read."""

from __future__ import annotations

from azumaya.app.html import Html, Markup
from azumaya.core.areas import Listing
from azumaya.core.text import Text


def draw_listing(h: Html, listing: Listing) -> Markup:
    """The table with its heads; the first cell of a row is the head of that row, and numbers stand in line."""
    numbers = [all(isinstance(cell, int) for cell in column) for column in zip(*listing.rows, strict=True)]
    heads = [
        h("th", head, scope="col", data_number=number)
        for head, number in zip(listing.heads, numbers or [False] * len(listing.heads), strict=True)
    ]
    rows = [h("tr", [_cell(h, cell, column) for column, cell in enumerate(row)]) for row in listing.rows]
    table = h("table", h("thead", h("tr", heads)), h("tbody", rows), class_="listing", aria_label=listing.name)
    note = h("p", listing.note, class_="aside-note") if listing.note else None
    return h("div", table, note, class_="aside", id=f"area-{listing.id}")


def _cell(h: Html, cell: Text | int, column: int) -> Markup:
    number = isinstance(cell, int)
    return h("td", cell, data_number=number) if column else h("th", cell, scope="row", data_number=number)
