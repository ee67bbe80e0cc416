"""A board as a picture of the size of a thumb, and as the few characters from which it can be drawn again.

A sketch is its rows with `/` between them, two characters a cell: its ground and its piece; in front of it all `#`
where the board has boxes, `~` where it is a field without a frame. It is kept with a saved game, so that the shelf can
show every game as it stands.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import lru_cache

from azumaya.app.draw.looks import BOX
from azumaya.app.html import Html, Markup
from azumaya.core.areas import Grid
from azumaya.core.spot import Face, Spot

_h = Html()
SIDE, EDGE = 9, 4  # the side of a cell and the frame, in units of the drawing
RIM, EDGING = 1.25, 0.5  # of a stone, which the rim tells from its ground in the night; of a card
GROUNDS = {"": ".", "light": "l", "dark": "d", "azumaya": "a", "free": "f"}
SETS = {"light": "L", "dark": "D", "black": "B", "free": "F"}
COLOURS = {"blue": "b", "yellow": "y"}
DOMAINS = {"flask": "m", "chip": "n", "arch": "o", "leaf": "p", "brush": "q", "lantern": "r"}
NONE, CARD, NOTHING = ".", "c", "-"
BOXES, FIELD = "#", "~"
FILLS = {".": "--cell", "l": "--cell-light", "d": "--cell-dark", "a": "--cell-azumaya", "f": "--gravel"}
# a piece and its rim
PIECES = {
    "L": ("--stone-light", "--stone-light-edge"),
    "D": ("--stone-dark", "--stone-dark-edge"),
    "B": ("--stone-black", "--stone-black-edge"),
    "F": ("--cell-azumaya", "--ink-soft"),
    CARD: ("--card", "--card-edge"),
    "b": ("--blue", "--on-blue"),
    "y": ("--yellow", "--on-yellow"),
    **{sign: (f"--domain-{n}", "--card") for n, sign in enumerate(DOMAINS.values(), 1)},
    **{owner: (f"--owner-{owner}", "--card") for owner in "12345"},
}
LONGEST = 4_000  # characters of a sketch; a board of forty by forty has fewer
SQUARE = {CARD, *COLOURS.values(), *DOMAINS.values()}  # cards; all else is round
_SKETCH = re.compile(rf"[{BOXES}{FIELD}]?(?:(?:[{NOTHING}{''.join(FILLS)}][{NONE}{''.join(PIECES)}])+/?)+(?<!/)")


def sketch(grid: Grid) -> str:
    """The ground of each cell and what kind of piece lies there, without its number."""
    field = "field" in grid.look
    rows = ("".join(_cell(spot, field) for spot in row) for row in grid.rows)
    head = FIELD if field else BOXES if "boxes" in grid.look else ""
    return head + "/".join(rows)


def is_sketch(text: str) -> bool:
    """Can a board be drawn from this?"""
    if len(text) > LONGEST or not _SKETCH.fullmatch(text):
        return False
    return len({len(row) for row in _rows(text)}) == 1


def _rows(text: str) -> list[str]:
    return text.lstrip(BOXES + FIELD).split("/")


def _cell(spot: Spot, field: bool) -> str:
    """A cell; of a field only what is built on, and where one may build."""
    bare = field and (spot.face is not None or "yard" not in spot.look)
    ground = NOTHING if bare else GROUNDS[spot.look.get("ground", "")]
    return ground + (_piece(spot.face) if spot.face else NONE)


def _piece(face: Face) -> str:
    if face.kind == "disc":
        return NONE
    if face.kind == "stone":
        return SETS[face.look.get("set", "light")]
    look = face.look
    return COLOURS.get(look.get("colour", "")) or DOMAINS.get(look.get("domain", "")) or look.get("owner", CARD)


def draw_thumb(grid: Grid) -> Markup:
    """The grid with the colour of each ground and each piece: a stone's set, a card's colour or domain."""
    return draw_sketch(sketch(grid))


@lru_cache(maxsize=256)
def draw_sketch(text: str) -> Markup:
    """The picture of a sketch."""
    rows = _rows(text)
    columns = len(rows[0]) // 2
    box = BOX if text.startswith(BOXES) else max(len(rows), columns)
    grounds: dict[str, list[str]] = defaultdict(list)
    pieces: dict[str, list[str]] = defaultdict(list)
    for r, row in enumerate(rows):
        for c in range(columns):
            x, y = EDGE + SIDE * c + c // box, EDGE + SIDE * r + r // box
            ground, piece = row[2 * c], row[2 * c + 1]
            if ground != NOTHING:
                grounds[ground].append(f"M{x} {y}h8v8h-8z")
            if piece != NONE:
                pieces[piece].append(_outline(piece, x, y))
    width, height = _length(columns, box), _length(len(rows), box)
    return _h(
        "svg",
        None if text.startswith(FIELD) else _h("rect", width=width, height=height, rx=5, style="fill:var(--wood)"),
        _slats(len(rows), columns, box),
        [_h("path", d="".join(d), style=f"fill:var({FILLS[ground]})") for ground, d in grounds.items()],
        [_pieces(piece, d) for piece, d in pieces.items()],
        class_="grid-thumb",
        viewBox=f"0 0 {width} {height}",
        aria_hidden="true",
    )


def _slats(rows: int, columns: int, box: int) -> Markup | None:
    """The slats between the boxes."""
    width, height = _length(columns, box) - 2 * EDGE, _length(rows, box) - 2 * EDGE
    upright = [f"M{EDGE + SIDE * c + c // box - 2} {EDGE}h2v{height}h-2z" for c in range(box, columns, box)]
    level = [f"M{EDGE} {EDGE + SIDE * r + r // box - 2}v2h{width}v-2z" for r in range(box, rows, box)]
    return _h("path", d="".join(upright + level), style="fill:var(--lattice)") if upright or level else None


def _outline(piece: str, x: int, y: int) -> str:
    """A card that fills the cell with that corner, or a dot in it."""
    if piece in SQUARE:
        return f"M{x} {y}h8v8h-8z"
    return f"M{x + 1} {y + 4}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"


def _pieces(piece: str, d: list[str]) -> Markup:
    fill, rim = PIECES[piece]
    width = EDGING if piece in SQUARE else RIM
    return _h("path", d="".join(d), style=f"fill:var({fill});stroke:var({rim});stroke-width:{width}")


def _length(cells: int, box: int) -> int:
    return 2 * EDGE + SIDE * cells + (cells - 1) // box
