"""A small table to read."""

from __future__ import annotations

from azumaya.app.html import Html, Markup
from azumaya.core.areas import Listing


def draw_listing(h: Html, listing: Listing) -> Markup:
    """The table with its heads; the first cell of a row is the head of that row."""
    heads = h("thead", h("tr", [h("th", head, scope="col") for head in listing.heads]))
    rows = [h("tr", h("th", row[0], scope="row"), [h("td", cell) for cell in row[1:]]) for row in listing.rows]
    table = h("table", heads, h("tbody", rows), class_="sheet", aria_label=listing.name)
    note = h("p", listing.note, class_="aside-note") if listing.note else None
    return h("div", table, note, class_="aside", id=f"area-{listing.id}")
