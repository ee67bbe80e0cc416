"""A board as a picture of the size of a thumb: grounds and pieces as a few paths."""

from __future__ import annotations

from collections import defaultdict

from azumaya.app.draw.looks import BOX
from azumaya.app.html import Html, Markup
from azumaya.core.areas import Grid
from azumaya.core.spot import Face

_h = Html()
SIDE, EDGE = 9, 4  # the side of a cell and the frame, in units of the drawing
GROUNDS = {
    None: "--cell",
    "light": "--cell-light",
    "dark": "--cell-dark",
    "azumaya": "--cell-azumaya",
    "free": "--gravel",
}
# a piece and its rim
SETS = {
    "light": ("--stone-light", "--stone-light-edge"),
    "dark": ("--stone-dark", "--stone-dark-edge"),
    "black": ("--stone-black", "--stone-black-edge"),
    "free": ("--cell-azumaya", "--ink-soft"),
}


def draw_thumb(grid: Grid) -> Markup:
    """The grid with the colour of each ground and a dot for each piece, a stone in the colour of its set."""
    box = BOX if "boxes" in grid.look else max(len(grid.rows), len(grid.rows[0]))
    grounds: dict[str, list[str]] = defaultdict(list)
    pieces: dict[tuple[str, str], list[str]] = defaultdict(list)
    for r, row in enumerate(grid.rows):
        for c, spot in enumerate(row):
            x, y = EDGE + SIDE * c + c // box, EDGE + SIDE * r + r // box
            grounds[GROUNDS[spot.look.get("ground")]].append(f"M{x} {y}h8v8h-8z")
            if spot.face and spot.face.kind != "disc":
                pieces[_colours(spot.face)].append(f"M{x + 1} {y + 4}a3 3 0 1 0 6 0a3 3 0 1 0-6 0")
    width, height = _length(len(grid.rows[0]), box), _length(len(grid.rows), box)
    return _h(
        "svg",
        _h("rect", width=width, height=height, rx=5, style="fill:var(--wood)"),
        [_h("path", d="".join(d), style=f"fill:var({ground})") for ground, d in grounds.items()],
        [
            _h("path", d="".join(d), style=f"fill:var({fill});stroke:var({rim});stroke-width:.5")
            for (fill, rim), d in pieces.items()
        ],
        class_="grid-thumb",
        viewBox=f"0 0 {width} {height}",
        aria_hidden="true",
    )


def _length(cells: int, box: int) -> int:
    return 2 * EDGE + SIDE * cells + (cells - 1) // box


def _colours(face: Face) -> tuple[str, str]:
    """What a piece is filled with, and its rim."""
    if face.kind == "stone":
        return SETS[face.look.get("set", "light")]
    if owner := face.look.get("owner"):
        return (f"--owner-{owner}", "--card")
    return ("--card", "--card-edge")
