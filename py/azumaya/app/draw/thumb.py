"""A board as a picture of the size of a thumb, and as the few characters from which it can be drawn again.

A sketch is its rows with `/` between them, two characters a cell: its ground and its piece; `#` in front of it all
where the board has boxes. It is kept with a saved game, so that the shelf can show every game as it stands.
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
GROUNDS = {"": ".", "light": "l", "dark": "d", "azumaya": "a", "free": "f"}
SETS = {"light": "L", "dark": "D", "black": "B", "free": "F"}
NONE, CARD = ".", "c"
FILLS = {".": "--cell", "l": "--cell-light", "d": "--cell-dark", "a": "--cell-azumaya", "f": "--gravel"}
# a piece and its rim
PIECES = {
    "L": ("--stone-light", "--stone-light-edge"),
    "D": ("--stone-dark", "--stone-dark-edge"),
    "B": ("--stone-black", "--stone-black-edge"),
    "F": ("--cell-azumaya", "--ink-soft"),
    CARD: ("--card", "--card-edge"),
    **{owner: (f"--owner-{owner}", "--card") for owner in "12345"},
}
LONGEST = 4_000  # characters of a sketch; a board of forty by forty has fewer
_SKETCH = re.compile(rf"#?(?:(?:[{''.join(FILLS)}][{NONE}{''.join(PIECES)}])+/?)+(?<!/)")


def sketch(grid: Grid) -> str:
    """The ground of each cell and what kind of piece lies there, without its number."""
    rows = ("".join(map(_cell, row)) for row in grid.rows)
    return ("#" if "boxes" in grid.look else "") + "/".join(rows)


def is_sketch(text: str) -> bool:
    """Can a board be drawn from this?"""
    if len(text) > LONGEST or not _SKETCH.fullmatch(text):
        return False
    return len({len(row) for row in text.removeprefix("#").split("/")}) == 1


def _cell(spot: Spot) -> str:
    return GROUNDS[spot.look.get("ground", "")] + (_piece(spot.face) if spot.face else NONE)


def _piece(face: Face) -> str:
    if face.kind == "disc":
        return NONE
    if face.kind == "stone":
        return SETS[face.look.get("set", "light")]
    return face.look.get("owner", CARD)


def draw_thumb(grid: Grid) -> Markup:
    """The grid with the colour of each ground and a dot for each piece, a stone in the colour of its set."""
    return draw_sketch(sketch(grid))


@lru_cache(maxsize=256)
def draw_sketch(text: str) -> Markup:
    """The picture of a sketch."""
    rows = text.removeprefix("#").split("/")
    columns = len(rows[0]) // 2
    box = BOX if text.startswith("#") else max(len(rows), columns)
    grounds: dict[str, list[str]] = defaultdict(list)
    pieces: dict[str, list[str]] = defaultdict(list)
    for r, row in enumerate(rows):
        for c in range(columns):
            x, y = EDGE + SIDE * c + c // box, EDGE + SIDE * r + r // box
            ground, piece = row[2 * c], row[2 * c + 1]
            grounds[ground].append(f"M{x} {y}h8v8h-8z")
            if piece != NONE:
                pieces[piece].append(f"M{x + 1} {y + 4}a3 3 0 1 0 6 0a3 3 0 1 0-6 0")
    width, height = _length(columns, box), _length(len(rows), box)
    return _h(
        "svg",
        _h("rect", width=width, height=height, rx=5, style="fill:var(--wood)"),
        [_h("path", d="".join(d), style=f"fill:var({FILLS[ground]})") for ground, d in grounds.items()],
        [_dots(piece, d) for piece, d in pieces.items()],
        class_="grid-thumb",
        viewBox=f"0 0 {width} {height}",
        aria_hidden="true",
    )


def _dots(piece: str, d: list[str]) -> Markup:
    fill, rim = PIECES[piece]
    return _h("path", d="".join(d), style=f"fill:var({fill});stroke:var({rim});stroke-width:.5")


def _length(cells: int, box: int) -> int:
    return 2 * EDGE + SIDE * cells + (cells - 1) // box
