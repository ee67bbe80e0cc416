"""The picture of Culdcept cards on the shelf: thirteen cards in a ring, a figure and a die in their middle."""

from __future__ import annotations

from math import cos, radians, sin

from azumaya.games.culdcept.squares import SIZE

OWNED = {1: "spade", 2: "spade", 4: "heart", 7: "diamond", 8: "heart", 11: "spade"}  # squares that somebody holds
WEAVES = {  # how the flag of a suit is woven, told apart in grey too
    "spade": "M-3 .9h.1M-.4 .9h.1M2.2 .9h.1M-3 3h.1M-.4 3h.1M2.2 3h.1",
    "heart": "M-3 0v4.2M-.9 0v4.2M1.2 0v4.2M3.3 0v4.2",
    "diamond": "M-4.6 4.2l4.2-4.2M-1.6 4.2l4.2-4.2M1.4 4.2l4.2-4.2",
}
RADIUS = 44
FIVE = ((5, 5), (14, 5), (9.5, 9.5), (5, 14), (14, 14))  # where the pips of a five lie


def tile() -> str:
    """Inline SVG, 120 by 120, in the colours of the theme."""
    return (
        '<svg class="art" viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true">{_garden()}{"".join(map(_square, range(SIZE)))}{_figure()}{_die()}</svg>'
    )


def _garden() -> str:
    path = f'<circle cx="60" cy="60" r="{RADIUS}" style="fill:none;stroke:var(--paper-sunken);stroke-width:13"/>'
    raked = "".join(
        f'<circle cx="60" cy="60" r="{radius}" style="fill:none;stroke:var(--gravel);stroke-width:1.4"/>'
        for radius in (24, 28.5, 33)
    )
    return path + raked


def _square(at: int) -> str:
    angle = radians(at * 360 / SIZE - 90)
    x, y = 60 + RADIUS * cos(angle), 60 + RADIUS * sin(angle)
    return f'<g transform="translate({x:.1f} {y:.1f})">{_card(-7.5, -9, 15, 18)}{_held(at)}</g>'


def _held(at: int) -> str:
    """The sign of the ring on a free square; the flag of whoever holds it on another."""
    suit = OWNED.get(at)
    if suit is None:
        return _sign("suit-club", -4, -4, 8, "suit-club")
    return (
        f"{_sign(f'suit-{suit}', -3.5, -7, 7, f'suit-{suit}')}"
        '<g transform="translate(0 2.9)">'
        f'<rect x="-6" y="-.6" width="12" height="5.4" rx="1.2" style="fill:var(--card);stroke:var(--suit-{suit})"/>'
        f'<path d="{WEAVES[suit]}" style="fill:none;stroke:var(--suit-{suit});stroke-width:1.2;'
        'stroke-linecap:square"/></g>'
    )


def _figure() -> str:
    shade = '<ellipse cx="49" cy="70.5" rx="11" ry="2.6" style="fill:var(--shade-2)"/>'
    return shade + _sign("piece", 35, 43, 28, "suit-heart")


def _die() -> str:
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="1.9" style="fill:var(--card-ink)"/>' for x, y in FIVE)
    return f'<g transform="translate(64 52) rotate(9 9.5 9.5)">{_card(0, 0, 19, 19)}{pips}</g>'


def _card(x: float, y: float, width: float, height: float) -> str:
    box = f'x="{x}" width="{width}" height="{height}" rx="2.4"'
    return (
        f'<rect {box} y="{y + 1.2}" style="fill:var(--shade-2)"/>'
        f'<rect {box} y="{y}" style="fill:var(--card);stroke:var(--card-edge);stroke-width:.7"/>'
    )


def _sign(symbol: str, x: float, y: float, size: float, colour: str) -> str:
    return (
        f'<svg x="{x}" y="{y}" width="{size}" height="{size}" style="color:var(--{colour})">'
        f'<use href="#{symbol}"/></svg>'
    )
