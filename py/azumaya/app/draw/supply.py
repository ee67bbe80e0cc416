"""What lies beside the board, by group, to look at."""

from __future__ import annotations

from azumaya.app.draw.face import draw_face
from azumaya.app.html import Html, Markup, look
from azumaya.core.scene import Group, Supply


def draw_supply(h: Html, supply: Supply) -> Markup:
    """The groups in their columns, each with a name for the ear."""
    groups = [_group(h, group) for group in supply.groups]
    columns = f"grid-template-columns:repeat({supply.columns},1fr)"
    return h("ul", groups, class_="supply", id=supply.id, aria_label=supply.name, style=columns)


def _group(h: Html, group: Group) -> Markup:
    faces = [draw_face(h, face) for face in group.faces]
    return h("li", h("span", group.name, class_="spoken"), faces, **look(group.look))
