"""Squares in a ring around a hub: the ARIA grid pattern with a single row, and the pieces beside the squares."""

from __future__ import annotations

from azumaya.app.draw import looks
from azumaya.app.draw.face import draw_face
from azumaya.app.draw.marks import Look, Marks, cell_look, taken
from azumaya.app.html import Html, Markup, Value, look
from azumaya.app.symbols import use
from azumaya.core.areas import Group, Ring
from azumaya.core.game import Place
from azumaya.core.spot import Face, Flag, Spot


def draw_ring(h: Html, ring: Ring, marks: Marks, here: Place | None) -> Markup:
    """The ring, clockwise from the top, and what lies in its middle. `here` is where the keyboard starts."""
    lands = [_land(h, spot, marks, number, here) for number, spot in enumerate(ring.spots)]
    row = h("div", lands, role="row", aria_rowindex=1)
    grid = h(
        "div",
        row,
        role="grid",
        aria_label=ring.name,
        aria_rowcount=1,
        aria_colcount=len(ring.spots),
        class_="lands",
        data_round=True,
    )
    return h(
        "div",
        grid,
        _figures(h, ring),
        _hub(h, ring),
        class_="ring",
        id=f"area-{ring.id}",
        style=f"--n:{max(1, len(ring.spots))}",
    )


def draw_small_ring(h: Html, ring: Ring, size: str) -> Markup:
    """The ring as a picture."""
    lands = [
        h("div", h("span", _cards(h, spot, spot.face), class_="spot"), class_="land", **_data(spot, number))
        for number, spot in enumerate(ring.spots)
    ]
    return h(
        "div",
        lands,
        class_="ring",
        role="img",
        aria_label=ring.name,
        style=f"--n:{max(1, len(ring.spots))};--mini:{size}",
        data_mini=True,
    )


def _land(h: Html, spot: Spot, marks: Marks, number: int, here: Place | None) -> Markup:
    """A square: what lies on it, who holds it, and its number."""
    looks.known("a square", spot.look.items(), looks.CELL)
    now = cell_look(spot, marks)
    button = h(
        "button",
        _cards(h, spot, now.face),
        use(h, "i-close", "flag") if now.data.get("objected") == "cause" else None,
        type="button",
        class_="spot",
        id=f"spot-{spot.place}",
        tabindex=0 if spot.place == here else -1,
        aria_label=now.name,
        aria_disabled="true" if marks.closed(spot) else None,
        data_tap=spot.means,
        data_drag=taken(spot, marks),
        data_key=spot.key,
    )
    count = h("span", number + 1, class_="land-no", aria_hidden="true")
    return h(
        "div",
        button,
        count,
        class_="land",
        role="gridcell",
        aria_colindex=number + 1,
        **_data(spot, number, now),
    )


def _data(spot: Spot, number: int, now: Look | None = None) -> dict[str, Value]:
    """The attributes of a square: its place in the ring, its look, and how many cards it covers."""
    data: dict[str, Value] = {**look({**spot.look, **(now.data if now else {})})}
    if spot.flag and "suit" in spot.flag.mark.look:
        data["data_suit"] = spot.flag.mark.look["suit"]
    if spot.beside:
        data["data_pair"] = True
    return {**data, "style": f"--i:{number};--under:{len(spot.under)}"}


def _cards(h: Html, spot: Spot, top: Face | None) -> list[Markup]:
    """The edges of the covered cards, the uppermost last, then what counts and whose it is."""
    faces = [draw_face(h, face) for face in (top, spot.beside) if face]
    edges = [_edge(h, face, up) for up, face in zip(range(len(spot.under), 0, -1), spot.under, strict=True)]
    return [*edges, *faces, *([_flag(h, spot.flag)] if spot.flag else [])]


def _edge(h: Html, face: Face, up: int) -> Markup:
    """The edge of a covered card, so many cards below the one that shows."""
    return h("i", class_="under", style=f"--up:{up}", data_suit=face.look.get("suit"), aria_hidden="true")


def _flag(h: Html, flag: Flag) -> Markup:
    return h("span", draw_face(h, flag.mark), flag.sign, class_="owner-flag", aria_hidden="true")


def _figures(h: Html, ring: Ring) -> Markup:
    """The pieces, each before its square; for the ear they are told with it."""
    standing = [
        h(
            "div",
            [draw_face(h, face) for face in spot.guests],
            class_="pieces",
            id=f"guests-{spot.place}",
            style=f"--i:{number}",
        )
        for number, spot in enumerate(ring.spots)
        if spot.guests
    ]
    return h("div", standing, class_="figures", aria_hidden="true")


def _hub(h: Html, ring: Ring) -> Markup:
    piles = [group for group in ring.hub if "pile" in group.look]
    others = [group for group in ring.hub if "pile" not in group.look]
    lines = [h("ul", [_group(h, group) for group in line], class_="hub-line") for line in (others, piles) if line]
    return h("div", h("p", ring.title, class_="hub-title"), h("div", lines, class_="hub-lines"), class_="hub")


def _group(h: Html, group: Group) -> Markup:
    """What lies in the middle. A pile shows its uppermost card, or only whose it is while it is empty."""
    looks.known("a group", group.look.items(), looks.GROUP)
    kind = group.look.get("pile")
    faces = group.faces[-1:] if kind else group.faces
    return h(
        "li",
        h("span", group.name, class_="spoken"),
        [draw_face(h, face) for face in faces],
        None if group.number is None else h("span", group.number, class_="count", aria_hidden="true"),
        h("span", group.label, class_="pile-label", aria_hidden="true") if group.label else None,
        class_="pile" if kind else "led",
        data_kind=kind,
        data_empty=group.number == 0,
        data_single=group.number == 1,
    )
