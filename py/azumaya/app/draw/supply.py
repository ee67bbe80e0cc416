"""What lies beside the board, by group, to look at."""

from __future__ import annotations

from functools import lru_cache

from azumaya.app.draw import looks
from azumaya.app.draw.face import FaceKey, draw_key, face_key
from azumaya.app.html import Html, Markup, look
from azumaya.core.areas import Group, Supply
from azumaya.core.text import Text


def draw_supply(h: Html, supply: Supply) -> Markup:
    """The groups in their columns, each with a name for the ear."""
    groups = [_group(h, group) for group in supply.groups]
    columns = f"grid-template-columns:repeat({supply.columns},1fr)"
    return h("ul", groups, class_="supply", id=f"area-{supply.id}", aria_label=supply.name, style=columns)


def _group(h: Html, group: Group) -> Markup:
    return _drawn_group(h, group.name, tuple(map(face_key, group.faces)), tuple(group.look.items()))


@lru_cache(maxsize=256)
def _drawn_group(h: Html, name: Text, faces: tuple[FaceKey, ...], data: tuple[tuple[str, str], ...]) -> Markup:
    looks.known("a group", data, looks.GROUND)
    pieces = [draw_key(h, face) for face in faces]
    return h("li", h("span", name, class_="spoken"), pieces, **look(dict(data)))
