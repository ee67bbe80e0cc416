"""The picture of Sudoku Moyo on the shelf: a small pavilion of nine spaces in raked gravel."""

from __future__ import annotations

from azumaya.games.moyo.areas import DARK, DIVISIONS, LIGHT, NEUTRAL

GROUND = {LIGHT: "cell-light", DARK: "cell-dark", NEUTRAL: "cell-azumaya"}
SET = {LIGHT: "light", DARK: "dark", NEUTRAL: "black"}
SHIMA = DIVISIONS["mixed"][1]  # the nine areas of the board, one space each
STONES = "72.953.81"  # the stones on them, row by row; a dot has none
ROOM = 24.5  # where the first space begins
STEP = 24  # from one space to the next


def tile() -> str:
    """Inline SVG, 120 by 120, in the colours of the theme."""
    return (
        '<svg class="art" viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true">{_gravel()}{_rect(20, 20, 80, "wood", 7)}'
        f"{''.join(_space(at) for at in range(9))}{_marker(2, 0)}{_posts()}</svg>"
    )


def _gravel() -> str:
    return "".join(
        f'<circle cx="60" cy="60" r="{radius}" style="fill:none;stroke:var(--gravel);stroke-width:1.6"/>'
        for radius in range(46, 95, 7)
    )


def _space(at: int) -> str:
    x, y = ROOM + at % 3 * STEP, ROOM + at // 3 * STEP
    ground = _rect(x, y, 23, GROUND[SHIMA[at]])
    return ground if STONES[at] == "." else ground + _stone(x + 2, y + 1.5, SHIMA[at], STONES[at])


def _stone(x: float, y: float, ground: str, sign: str) -> str:
    kind, size = SET[ground], 19
    return (
        f"{_rect(x, y + 1.3, size, 'shade-2', 6)}"
        f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="6" '
        f'style="fill:var(--stone-{kind});stroke:var(--stone-{kind}-edge);stroke-width:.8"/>'
        f'<text x="{x + size / 2}" y="{y + 13.5}" text-anchor="middle" font-size="11.4" font-weight="700" '
        f'style="fill:var(--stone-{kind}-ink);font-family:var(--font-display)">{sign}</text>'
    )


def _marker(column: int, row: int) -> str:
    """A Moyo stone: this space is closed."""
    x, y = ROOM + column * STEP + 11.5, ROOM + row * STEP + 11.5
    return (
        f'<circle cx="{x}" cy="{y}" r="8" style="fill:var(--disc)"/>'
        f'<circle cx="{x}" cy="{y}" r="3.6" style="fill:none;stroke:var(--disc-ink);stroke-width:1.2"/>'
    )


def _posts() -> str:
    corners = ((45.5, 45.5), (69.5, 45.5), (45.5, 69.5), (69.5, 69.5))
    return "".join(_rect(x, y, 5, "post") for x, y in corners)


def _rect(x: float, y: float, size: float, colour: str, round: float = 0) -> str:
    return f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="{round}" style="fill:var(--{colour})"/>'
