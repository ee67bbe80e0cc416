"""A board as a picture of the size of a thumb: grounds and pieces as a few paths."""

from __future__ import annotations

from collections import defaultdict

from azumaya.app.html import Html, Markup
from azumaya.core.scene import Grid

_h = Html()
SIDE, EDGE = 9, 4  # the side of a cell and the frame, in units of the drawing


def draw_thumb(grid: Grid) -> Markup:
    """The grid with the colour of each ground and a dot for each piece."""
    grounds: dict[str, list[str]] = defaultdict(list)
    pieces: dict[str, list[str]] = defaultdict(list)
    for r, row in enumerate(grid.rows):
        for c, spot in enumerate(row):
            x, y = EDGE + SIDE * c + c // 3, EDGE + SIDE * r + r // 3
            grounds[spot.look.get("ground", "")].append(f"M{x} {y}h8v8h-8z")
            if spot.face and spot.face.kind != "disc":
                pieces[spot.face.look.get("set", "")].append(f"M{x + 1} {y + 4}a3 3 0 1 0 6 0a3 3 0 1 0-6 0")
    width = 2 * EDGE + SIDE * len(grid.rows[0]) + (len(grid.rows[0]) - 1) // 3
    height = 2 * EDGE + SIDE * len(grid.rows) + (len(grid.rows) - 1) // 3
    return _h(
        "svg",
        _h("rect", width=width, height=height, rx=5, style="fill:var(--wood)"),
        [_h("path", d="".join(d), style=f"fill:var({_ground(g)})") for g, d in grounds.items()],
        [_h("path", d="".join(d), style=_piece(s)) for s, d in pieces.items()],
        class_="grid-thumb",
        viewBox=f"0 0 {width} {height}",
        aria_hidden="true",
    )


def _ground(ground: str) -> str:
    return f"--cell-{ground}" if ground else "--cell"


def _piece(kind: str) -> str:
    colour = f"--stone-{kind}" if kind else "--stone-light"
    return f"fill:var({colour});stroke:var({colour}-edge);stroke-width:.5"
