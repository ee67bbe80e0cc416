"""The picture of Sudoku – Das Kartenspiel on the shelf: a few cards on open ground, and room around them to grow."""

from __future__ import annotations

CARDS = (".B9B5.", "B7Y4B8Y6", ".B1B3B2", "....")  # row by row, two characters a card; a dot is a free cell
LEFT, TOP = 5, 13  # where the first cell begins
SIZE, STEP = 25, 27  # the side of a card, and from one cell to the next
WAVES = "q5-4.5 7 0 5-4.5 7 0 5-4.5 7 0"


def tile() -> str:
    """Inline SVG, 120 by 120, in the colours of the theme."""
    return (
        '<svg class="art" viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true">{"".join(map(_row, range(4)))}</svg>'
    )


def _row(row: int) -> str:
    cells = CARDS[row].replace(".", "..")
    return "".join(_cell(LEFT + STEP * at, TOP + STEP * row, cells[2 * at : 2 * at + 2]) for at in range(4))


def _cell(x: int, y: int, card: str) -> str:
    if card == "..":
        return _square(x, y, "fill:none;stroke:var(--gravel);stroke-width:1.5")
    colour = "yellow" if card[0] == "Y" else "blue"
    sign = _sun(x, y) if colour == "yellow" else _waves(x, y)
    return (
        f"{_square(x + 0.6, y + 1.8, 'fill:var(--shade-2)')}"
        f"{_square(x, y, f'fill:var(--{colour});stroke:var(--{colour});stroke-width:.8')}{sign}"
        f'<text x="{x + SIZE / 2}" y="{y + SIZE * 0.7}" text-anchor="middle" font-size="15" font-weight="700" '
        f'style="fill:var(--on-{colour});font-family:var(--font-display)">{card[1]}</text>'
    )


def _square(x: float, y: float, style: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{SIZE}" height="{SIZE}" rx="3" style="{style}"/>'


def _sun(x: int, y: int) -> str:
    middle = f'cx="{x + SIZE / 2}" cy="{y + SIZE / 2}"'
    return f'<circle {middle} r="10" style="fill:none;stroke:var(--on-yellow);stroke-width:1.2;opacity:.7"/>'


def _waves(x: int, y: int) -> str:
    path = f"M{x + 2} {y + SIZE - 3.5}{WAVES}"
    return f'<path d="{path}" style="fill:none;stroke:var(--on-blue);stroke-width:1.1;opacity:.6"/>'
