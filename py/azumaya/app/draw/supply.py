"""What lies beside the board, by group, to look at."""

from __future__ import annotations

from functools import lru_cache

from azumaya.app.draw import looks
from azumaya.app.draw.face import FaceKey, draw_face, draw_key, face_key
from azumaya.app.html import Html, Markup, look
from azumaya.core.areas import Group, Supply
from azumaya.core.text import Text

MOST = 4  # pieces of a group that lie side by side


def draw_supply(h: Html, supply: Supply) -> Markup:
    """The groups in their columns, each with a name for the ear. Piles lie in lines, their cards in a fan."""
    piled = any("pile" in group.look for group in supply.groups)
    groups = [_pile(h, group) if "pile" in group.look else _group(h, group) for group in supply.groups]
    columns = f"grid-template-columns:repeat({supply.columns},1fr)"
    kind = "heaps" if piled else "supply"
    drawn = h("ul", groups, class_=kind, id=f"area-{supply.id}", aria_label=supply.name, style=columns)
    return h("div", drawn, h("p", supply.note, class_="aside-note"), class_="aside") if supply.note else drawn


def _group(h: Html, group: Group) -> Markup:
    return _drawn_group(h, group.name, tuple(map(face_key, group.faces)), tuple(group.look.items()))


@lru_cache(maxsize=256)
def _drawn_group(h: Html, name: Text, faces: tuple[FaceKey, ...], data: tuple[tuple[str, str], ...]) -> Markup:
    looks.known("a group", data, looks.GROUND)
    pieces = [draw_key(h, face) for face in faces]
    return h("li", h("span", name, class_="spoken"), pieces, style=f"--per:{_per_line(len(faces))}", **look(dict(data)))


def _per_line(pieces: int) -> int:
    """How many pieces lie side by side, so that the lines of a group are as long as each other."""
    lines = -(-pieces // MOST)
    return -(-pieces // lines) if lines else 1


def _pile(h: Html, group: Group) -> Markup:
    """Whose it is, its cards as far as they are seen, and its number."""
    looks.known("a group", group.look.items(), looks.GROUP)
    fan = h("span", [draw_face(h, face) for face in group.faces], class_="fan", style=f"--n:{len(group.faces)}")
    return h(
        "li",
        h("span", group.name, class_="spoken"),
        draw_face(h, group.mark) if group.mark else None,
        h("span", group.label, class_="heap-label", aria_hidden="true") if group.label else None,
        fan,
        None if group.number is None else h("b", group.number, aria_hidden="true"),
        class_="heap",
        data_kind=group.look["pile"],
    )
