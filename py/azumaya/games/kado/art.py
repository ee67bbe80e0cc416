"""The picture of KADO on the shelf: four gifts, two with a green ribbon above each other and two with a red one."""

from __future__ import annotations

GIFTS = (("bear", 3, "green"), ("socks", 2, "red"), ("flower", 5, "green"), ("cube", 4, "red"))
WIDTH, HEIGHT = 37, 43
ZIGZAG = "".join(f"M{{0}} {5.2 + 8 * step}l5 4 5-4" for step in range(5))
BANDS = {  # how a ribbon is woven, told apart in grey too
    "green": (ZIGZAG.format(0.8), 2),
    "red": (f"M3 .8v{HEIGHT - 1.6}M8.6 .8v{HEIGHT - 1.6}", 1.4),
}


def tile() -> str:
    """Inline SVG, 120 by 120, in the colours of the theme."""
    cards = "".join(_card(at, *card) for at, card in enumerate(GIFTS))
    return (
        '<svg class="art" viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true">{_gravel()}{cards}</svg>'
    )


def _gravel() -> str:
    return "".join(
        f'<circle cx="60" cy="62" r="{radius}" style="fill:none;stroke:var(--gravel);stroke-width:1.6"/>'
        for radius in range(52, 87, 7)
    )


def _card(at: int, gift: str, value: int, ribbon: str) -> str:
    x, y = 21 + at % 2 * 40, 15 + at // 2 * 46
    box = f'width="{WIDTH}" height="{HEIGHT}" rx="4.4"'
    return (
        f'<g transform="translate({x} {y})"><rect x=".6" y="1.8" {box} style="fill:var(--shade-2)"/>'
        f'<rect {box} style="fill:var(--card);stroke:var(--card-edge);stroke-width:.8"/>{_band(ribbon)}'
        f'<text x="30" y="13" font-size="12" font-weight="700" text-anchor="middle" '
        f'style="fill:var(--card-ink);font-family:var(--font-display)">{value}</text>'
        '<svg x="13" y="17" width="21" height="21" style="color:var(--card-ink);--cut:var(--card)">'
        f'<use href="#gift-{gift}"/></svg></g>'
    )


def _band(ribbon: str) -> str:
    path, width = BANDS[ribbon]
    return (
        f'<rect x=".8" y=".8" width="10" height="{HEIGHT - 1.6}" style="fill:var(--ribbon-{ribbon})"/>'
        f'<path d="{path}" style="fill:none;stroke:var(--ribbon-lite);stroke-width:{width}"/>'
    )
