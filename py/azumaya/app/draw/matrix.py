"""A sheet to deduce on."""

from __future__ import annotations

from azumaya.app.draw.face import draw_face
from azumaya.app.html import Html, Markup
from azumaya.core.areas import Matrix, Note


def draw_matrix(h: Html, matrix: Matrix) -> Markup:
    """The sheet with a face at the head of each row and column."""
    columns = [h("th", draw_face(h, face), scope="col") for face in matrix.columns]
    rows = [
        h("tr", h("th", draw_face(h, face), scope="row"), [_cell(h, note) for note in notes])
        for face, notes in zip(matrix.rows, matrix.cells, strict=True)
    ]
    table = h("table", h("thead", h("tr", h("td"), columns)), h("tbody", rows), class_="matrix", aria_label=matrix.name)
    note = h("p", matrix.note, class_="aside-note") if matrix.note else None
    return h("div", note, table, class_="aside", id=f"area-{matrix.id}")


def _cell(h: Html, note: Note) -> Markup:
    number = None if note.number is None else h("span", note.number, aria_hidden="true")
    return h("td", h("span", note.name, class_="spoken"), number, data_out=note.out, data_chosen=note.chosen)
