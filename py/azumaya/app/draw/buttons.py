"""Moves that are said with words."""

from __future__ import annotations

from azumaya.app.draw.face import draw_face
from azumaya.app.draw.marks import Marks
from azumaya.app.html import Html, Markup
from azumaya.core.areas import Buttons
from azumaya.core.spot import Spot
from azumaya.core.text import Text


def draw_buttons(h: Html, buttons: Buttons, marks: Marks) -> Markup:
    """The buttons side by side."""
    drawn = [draw_word(h, spot, marks, marks.barred(spot)) for spot in buttons.spots]
    return h(
        "div",
        drawn,
        class_="choices",
        id=f"area-{buttons.id}",
        role="group",
        aria_label=buttons.name,
        data_beside=buttons.beside,
    )


def draw_word(h: Html, spot: Spot, marks: Marks, closed: bool) -> Markup:
    """A button with a word and, where the spot has one, a face. What is usual stands out until something is chosen."""
    return h(
        "button",
        draw_face(h, spot.face) if spot.face else None,
        h("span", spot.label or spot.name),
        type="button",
        class_="choice",
        id=f"spot-{spot.place}",
        aria_label=Text("{spot}, the hint says to look here", spot=spot.name) if marks.hints(spot) else spot.name,
        aria_pressed="true" if marks.chosen(spot) else "false",
        aria_disabled="true" if closed else None,
        data_kind="primary" if spot.usual and marks.listening and not marks.taps else None,
        data_open=marks.open(spot),
        data_hint=marks.hints(spot),
        data_tap=spot.means,
        data_key=spot.key,
    )
