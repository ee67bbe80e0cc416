"""A sheet to deduce on, with a player's own marks; without a topic a table to read."""

from __future__ import annotations

from collections.abc import Collection

from azumaya.app.draw.face import draw_face
from azumaya.app.html import Child, Html, Markup
from azumaya.app.symbols import use
from azumaya.core.areas import Matrix, Note
from azumaya.core.game import Place
from azumaya.core.spot import Face
from azumaya.core.text import Text


def draw_matrix(h: Html, matrix: Matrix, taps: Collection[Place] = (), own: Collection[Place] | None = None) -> Markup:
    """The sheet with a face at the head of each row and column.

    `taps` are what has been tapped; `own` the marks of the viewer, None for one who cannot make any.
    """
    names = matrix.column_names or (None,) * len(matrix.columns)
    heads = [_head(h, face, name, "col") for face, name in zip(matrix.columns, names, strict=True)]
    names = matrix.row_names or (None,) * len(matrix.rows)
    may_mark = own is not None and bool(matrix.topic)
    rows = [
        h("tr", _head(h, face, name, "row"), [_cell(h, note, taps, own or (), may_mark) for note in notes])
        for face, name, notes in zip(matrix.rows, names, matrix.cells, strict=True)
    ]
    table = h("table", h("thead", h("tr", h("td"), heads)), h("tbody", rows), class_="matrix", aria_label=matrix.name)
    note = h("p", matrix.note, class_="aside-note") if matrix.note else None
    return h("div", table, note, class_="aside", id=f"area-{matrix.id}")


def _head(h: Html, face: Face, name: Text | None, scope: str) -> Markup:
    return h("th", draw_face(h, face), h("span", name, class_="spoken") if name else None, scope=scope)


def _cell(h: Html, note: Note, taps: Collection[Place], own: Collection[Place], may_mark: bool) -> Markup:
    chosen = note.chosen or (bool(note.taps) and set(note.taps) <= set(taps))
    marked = note.place in own
    shown: Child = (
        h("span", Text("{note}, chosen", note=note.name) if chosen else note.name, class_="spoken"),
        h("span", _written(h, note), aria_hidden="true", class_="written"),
        use(h, "i-close", "cross") if note.out and note.number != note.of else None,
    )
    if may_mark:
        shown = h(
            "button",
            shown,
            type="button",
            class_="mark",
            id=f"mark-{note.place}",
            aria_pressed="true" if marked else "false",
            data_press="mark",
            data_arg=note.place,
        )
    return h("td", shown, data_out=note.out, data_chosen=chosen, data_marked=marked)


def _written(h: Html, note: Note) -> Child:
    if note.signs:
        return [h("s" if gone else "span", sign) for sign, gone in note.signs]
    if note.number is None:
        return None
    return (note.number, None if note.of is None else h("small", Text("/{of}", of=note.of)))
