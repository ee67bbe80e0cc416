"""Squares in a ring around a hub."""

from __future__ import annotations

from azumaya.app.draw.face import draw_face
from azumaya.app.draw.marks import Marks, cell_look
from azumaya.app.html import Html, Markup, look
from azumaya.core.areas import Group, Ring
from azumaya.core.game import Place
from azumaya.core.spot import Spot


def draw_ring(h: Html, ring: Ring, marks: Marks, here: Place | None) -> Markup:
    """The ring, clockwise from the top, and what lies in its middle."""
    lands = [_land(h, spot, marks, number, here) for number, spot in enumerate(ring.spots)]
    hub = h("div", h("p", ring.title, class_="hub-title"), [_group(h, group) for group in ring.hub], class_="hub")
    style = f"--n:{max(1, len(ring.spots))}"
    return h("div", h("ol", lands, aria_label=ring.name), hub, class_="ring", id=f"area-{ring.id}", style=style)


def _land(h: Html, spot: Spot, marks: Marks, number: int, here: Place | None) -> Markup:
    now = cell_look(spot, marks)
    faces = [draw_face(h, face) for face in (*spot.under, now.face, spot.beside, *spot.guests) if face]
    flag = h("span", draw_face(h, spot.flag.mark), spot.flag.sign, class_="owner-flag") if spot.flag else None
    button = h(
        "button",
        faces,
        flag,
        type="button",
        class_="spot",
        id=f"spot-{spot.place}",
        tabindex=0 if spot.place == here else -1,
        aria_label=now.name,
        aria_disabled="true" if marks.closed(spot) else None,
        data_tap=spot.means,
        data_key=spot.key,
    )
    return h("li", button, class_="land", style=f"--i:{number}", **look({**spot.look, **now.data}))


def _group(h: Html, group: Group) -> Markup:
    faces = [draw_face(h, face) for face in group.faces]
    return h("div", h("span", group.name, class_="spoken"), faces, class_="pile")
