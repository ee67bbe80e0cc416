"""What a piece shows: stones, discs, cards, dice, figures and owners' shapes."""

from __future__ import annotations

from functools import lru_cache

from azumaya.app.html import Html, Markup, look
from azumaya.app.symbols import die, use
from azumaya.core.scene import Face

FaceKey = tuple[str, str, tuple[tuple[str, str], ...], str | None]
RIBBONS = {"purple": "P", "orange": "O", "green": "G", "blue": "B", "red": "R"}


def draw_face(h: Html, face: Face) -> Markup:
    """A piece. It is for the eye alone: what it is stands in the name of its spot."""
    return draw_key(h, face_key(face))


def draw_key(h: Html, key: FaceKey) -> Markup:
    """The piece that has this key."""
    return _face(h, *key)


def face_key(face: Face | None) -> FaceKey:
    """All that a face shows, as a value that tells equal faces."""
    if face is None:
        return ("", "", (), None)
    return (face.kind, face.sign, tuple(face.look.items()), face.id)


@lru_cache(maxsize=2048)
def _face(h: Html, kind: str, sign: str, look_: tuple[tuple[str, str], ...], id: str | None) -> Markup:
    if not kind:
        return Markup()
    shown = dict(look_)
    data = look(shown)
    if id:
        data["data_piece"] = id
    if kind == "stone":
        return h("span", h("b", sign) if sign else None, class_="stone", data_n=sign or None, **data)
    if kind == "card":
        return h("span", _card(h, sign, shown), class_="card", **data)
    if kind == "die":
        return die(h, int(sign))
    if kind in ("shape", "suit", "piece"):
        symbol = kind if kind == "piece" else f"{kind}-{sign}"
        return use(h, symbol, kind, **data)
    return h("span", class_=kind, **data)


def _card(h: Html, sign: str, shown: dict[str, str]) -> list[Markup]:
    """What is printed on a card, by the kind of its look; on a back, the mark of the house."""
    if shown.get("face") == "down":
        return [use(h, "mark", None)]
    printed = [h("b", sign)]
    for kind in ("domain", "gift", "suit"):
        if shown.get("kind") == kind:
            printed.append(use(h, f"{kind}-{shown[kind]}", None))
    if shown.get("kind") == "gift":
        printed.insert(0, h("span", h("i", RIBBONS[shown["ribbon"]]), class_="ribbon"))
    return printed
