"""What a piece shows: stones, discs, cards, dice, figures and owners' shapes."""

from __future__ import annotations

from azumaya.app.html import Html, Markup, Value, look
from azumaya.app.symbols import die, use
from azumaya.core.scene import Face

RIBBONS = {"purple": "P", "orange": "O", "green": "G", "blue": "B", "red": "R"}


def draw_face(h: Html, face: Face) -> Markup:
    """A piece. It is for the eye alone: what it is stands in the name of its spot."""
    data = look(face.look)
    if face.id:
        data["data-piece"] = face.id
    if face.kind == "stone":
        return h("span", h("b", face.sign) if face.sign else None, class_="stone", **_numbered(face, data))
    if face.kind == "card":
        return h("span", _card(h, face), class_="card", **data)
    if face.kind == "die":
        return die(h, int(face.sign))
    if face.kind in ("shape", "suit", "piece"):
        symbol = "piece" if face.kind == "piece" else f"{face.kind}-{face.sign}"
        return use(h, symbol, face.kind, **{name: str(value) for name, value in data.items()})
    return h("span", class_=face.kind, **data)


def _numbered(face: Face, data: dict[str, Value]) -> dict[str, Value]:
    """The number once more for the style sheet, which underlines 6 and 9."""
    return {"data-n": face.sign or None, **data}


def _card(h: Html, face: Face) -> list[Markup]:
    """What is printed on a card, by the kind of its look; on a back, the mark of the house."""
    if face.look.get("face") == "down":
        return [use(h, "mark", None)]
    printed = [h("b", face.sign)]
    for kind in ("domain", "gift", "suit"):
        if face.look.get("kind") == kind:
            printed.append(use(h, f"{kind}-{face.look[kind]}", None))
    if face.look.get("kind") == "gift":
        printed.insert(0, h("span", h("i", RIBBONS[face.look["ribbon"]]), class_="ribbon"))
    return printed
