"""Pieces to choose from, in the tray under the thumb."""

from __future__ import annotations

from azumaya.app.draw import looks
from azumaya.app.draw.buttons import draw_word
from azumaya.app.draw.face import draw_face
from azumaya.app.draw.marks import Marks
from azumaya.app.html import Html, Markup, Value
from azumaya.core.areas import Rack
from azumaya.core.spot import Spot
from azumaya.core.text import Text

MANY = 12  # cards of which more lie as low as they are wide, so that no more than three lines are needed on a phone
WIDEST = 14  # cards that lie side by side on an upright tablet


def draw_rack(h: Html, rack: Rack, marks: Marks) -> Markup:
    """The rack. Cards lie in equal columns, stones as they fit. Of equal pieces one is shown as chosen.

    Where each piece has a word they lie side by side like buttons, the word under the piece.
    """
    if all(spot.label and spot.face for spot in rack.spots):
        named = [h("li", draw_word(h, spot, marks, marks.closed(spot, piece=True))) for spot in rack.spots]
        return h("ul", named, class_="choices", id=f"area-{rack.id}", aria_label=rack.name, data_rack=True)
    first = {spot.means: spot for spot in reversed(rack.spots)}
    picks = [h("li", _pick(h, spot, marks, spot is first[spot.means])) for spot in rack.spots]
    data: dict[str, Value] = {}
    if any(spot.face and spot.face.kind == "card" for spot in rack.spots):
        data = {"data-cols": True, "data-many": len(rack.spots) > MANY, "style": _columns(len(rack.spots))}
    label = h("li", rack.label, class_="rack-label", aria_hidden="true") if rack.label else None
    return h("ul", label, picks, class_="rack", id=f"area-{rack.id}", aria_label=rack.name, **data)


def _columns(count: int) -> str:
    """How many cards lie side by side: on a phone, on an upright tablet in lines of one length, in the right column."""
    lines = -(-count // WIDEST)
    return f"--few:{min(count, 6 if count <= MANY else 7)};--n:{-(-count // max(1, lines))};--lie:{min(count, 6)}"


def _name(spot: Spot, marks: Marks, closed: bool) -> Text:
    """What a piece is called: also that it is new, and that it fits nowhere, or only not where the chosen space is."""
    name = Text("{spot}, new in your hand", spot=spot.name) if spot.place in marks.came else spot.name
    if marks.hints(spot):
        name = Text("{spot}, the hint says to look here", spot=name)
    if "flat" in spot.look or (closed and marks.listening and spot.means not in marks.playable):
        return Text("{spot}, fits nowhere now", spot=name)
    return Text("{spot}, does not fit there", spot=name) if closed and marks.listening else name


def _pick(h: Html, spot: Spot, marks: Marks, first: bool) -> Markup:
    looks.known("a piece of a rack", spot.look.items(), looks.HELD)
    chosen, closed, flat = first and marks.chosen(spot), marks.closed(spot, piece=True), "flat" in spot.look
    return h(
        "button",
        draw_face(h, spot.face) if spot.face else spot.label,
        type="button",
        class_="pick",
        id=f"spot-{spot.place}",
        aria_label=_name(spot, marks, closed),
        aria_pressed="true" if chosen else "false",
        aria_disabled="true" if closed else None,
        data_tap=spot.means,
        data_drag=spot.means if spot.means in marks.draggable and not closed else None,
        data_key=spot.key,
        data_flat=flat,
        data_new=marks.came.get(spot.place),
        data_hint=marks.hints(spot),
    )
