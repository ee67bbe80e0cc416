"""A small table to read."""

from __future__ import annotations

from collections.abc import Sequence

from azumaya.app.draw.face import draw_face
from azumaya.app.html import Child, Html, Markup
from azumaya.core.areas import Cell, Listing, Sign
from azumaya.core.text import Text

Row = tuple[Cell, ...]


def draw_listing(h: Html, listing: Listing) -> Markup:
    """The table with its heads; the first cell of a row is the head of that row, and numbers stand in line."""
    middle = (len(listing.rows) + 1) // 2 if listing.halves else len(listing.rows)
    tables = [_table(h, listing, part) for part in (listing.rows[:middle], listing.rows[middle:])]
    drawn = h("div", tables, class_="halves") if listing.halves else tables[0]
    note = h("p", listing.note, class_="aside-note") if listing.note else None
    return h("div", drawn, note, class_="aside", id=f"area-{listing.id}")


def _table(h: Html, listing: Listing, rows: Sequence[Row]) -> Markup:
    numbers = [all(isinstance(cell, int) for cell in column) for column in zip(*listing.rows, strict=True)]
    heads = [
        h("th", head, scope="col", data_number=number)
        for head, number in zip(listing.heads, numbers or [False] * len(listing.heads), strict=True)
    ]
    body = [h("tr", [_cell(h, cell, column) for column, cell in enumerate(row)]) for row in rows]
    return h("table", h("thead", h("tr", heads)), h("tbody", body), class_="listing", aria_label=listing.name)


def _cell(h: Html, cell: Cell, column: int) -> Markup:
    number = isinstance(cell, int)
    shown = _shown(h, cell)
    return h("td", shown, data_number=number) if column else h("th", shown, scope="row", data_number=number)


def _shown(h: Html, cell: Cell) -> Text | int | Child:
    """What stands in a cell."""
    if not isinstance(cell, Sign):
        return cell
    return h("span", draw_face(h, cell.face), h("span", cell.name, class_="spoken"), class_="sign")
