"""What a piece shows: stones, discs, cards, dice, figures and owners' shapes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from azumaya.app.art.signs import PIPS
from azumaya.app.draw import looks
from azumaya.app.html import Html, Markup, Value, look
from azumaya.app.symbols import SYMBOLS, die, use
from azumaya.core.game import Place
from azumaya.core.spot import Face

FaceKey = tuple[str, str, tuple[tuple[str, str], ...], str | None, tuple[Place, ...]]
Shown = dict[str, str]  # the words of a look
Data = dict[str, Value]  # the same as attributes


def draw_face(h: Html, face: Face) -> Markup:
    """A piece. It is for the eye alone: what it is stands in the name of its spot."""
    return draw_key(h, face_key(face))


def draw_key(h: Html, key: FaceKey) -> Markup:
    """The piece that has this key."""
    return _face(h, *key)


def face_key(face: Face | None) -> FaceKey:
    """All that a face shows, as a value that tells equal faces."""
    if face is None:
        return ("", "", (), None, ())
    return (face.kind, face.sign, tuple(face.look.items()), face.id, face.path)


@lru_cache(maxsize=2048)
def _face(
    h: Html, kind: str, sign: str, look_: tuple[tuple[str, str], ...], id: str | None, path: tuple[Place, ...]
) -> Markup:
    if not kind:
        return Markup()
    if kind not in KINDS:
        raise ValueError(f"nobody draws a piece of the kind {kind!r}: it may be {', '.join(KINDS)} (see core/spot.py)")
    words, draw = KINDS[kind]
    looks.known(f"a {kind}", look_, words)
    shown = dict(look_)
    data = look(shown)
    if id:
        data["data_piece"] = id
        data["data_path"] = " ".join(f"spot-{place}" for place in path) or None
    return draw(h, sign, shown, data)


def _stone(h: Html, sign: str, shown: Shown, data: Data) -> Markup:
    return h("span", h("b", sign) if sign else None, class_="stone", data_n=sign or None, **data)


def _disc(h: Html, sign: str, shown: Shown, data: Data) -> Markup:
    return h("span", class_="disc", **data)


def _die(h: Html, sign: str, shown: Shown, data: Data) -> Markup:
    if sign not in map(str, PIPS):
        raise ValueError(f"a die shows no {sign!r}")
    return die(h, int(sign), data_tumble=sign if "data_piece" in data else None, **data)


def _piece(h: Html, sign: str, shown: Shown, data: Data) -> Markup:
    suit = use(h, symbol(f"suit-{shown['suit']}"), "suit") if "suit" in shown else None
    return h("span", use(h, "piece", None), suit, class_="piece", **data)


def _shape(h: Html, sign: str, shown: Shown, data: Data) -> Markup:
    return use(h, symbol(f"shape-{sign}"), "shape", **data)


def _suit(h: Html, sign: str, shown: Shown, data: Data) -> Markup:
    return use(h, symbol(f"suit-{sign}"), "suit", **data)


def _gift(h: Html, sign: str, shown: Shown, data: Data) -> Markup:
    return use(h, symbol(f"gift-{sign}"), "gift", **data)


def _ribbon(h: Html, sign: str, shown: Shown, data: Data) -> Markup:
    if sign not in looks.RIBBONS:
        raise ValueError(f"there is no ribbon {sign!r}: it may be {', '.join(looks.RIBBONS)} (see core/spot.py)")
    return h("span", h("i", looks.RIBBONS[sign]), class_="swatch", data_ribbon=sign, **data)


def _card(h: Html, sign: str, shown: Shown, data: Data) -> Markup:
    return h("span", _print(h, sign, shown), class_="card", **data)


def _print(h: Html, sign: str, shown: Shown) -> list[Markup]:
    """What is printed on a card, by the kind of its look; on a back, the mark of the house."""
    if shown.get("face") == "down":
        return [use(h, "mark", None)]
    printed = [h("b", sign)]
    if "counts" in shown:
        printed.append(h("small", shown["counts"]))
    for kind in ("domain", "gift", "suit"):
        if shown.get("kind") == kind:
            printed.append(use(h, symbol(f"{kind}-{shown.get(kind, '')}"), None))
    if shown.get("kind") == "gift":
        if "ribbon" not in shown:
            raise ValueError("a gift has a ribbon (see core/spot.py)")
        printed.insert(0, h("span", h("i", looks.RIBBONS[shown["ribbon"]]), class_="ribbon"))
    return printed


def symbol(id: str) -> str:
    """The id, if there is such a sign. Raises ValueError if there is none."""
    if id not in SYMBOLS:
        raise ValueError(f"there is no sign {id!r} (see app/art/signs.py)")
    return id


# what each kind of piece may look like, and who draws it
KINDS: dict[str, tuple[looks.Words, Callable[[Html, str, Shown, Data], Markup]]] = {
    "stone": (looks.STONE, _stone),
    "disc": ({}, _disc),
    "card": (looks.CARD, _card),
    "die": ({}, _die),
    "piece": (looks.PIECE, _piece),
    "shape": (looks.SHAPE, _shape),
    "suit": (looks.SUIT, _suit),
    "gift": ({}, _gift),
    "ribbon": ({}, _ribbon),
}
