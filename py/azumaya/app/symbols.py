"""The signs of the house as SVG symbols: drawn once in a hidden sprite, shown wherever they are used."""

from __future__ import annotations

import re

from azumaya.app.art.icons import ICONS
from azumaya.app.art.signs import DOMAINS, GIFTS, MARK, PIECE, PIPS, SHAPES, SUITS
from azumaya.app.html import Html, Markup, Value

_STROKED = Markup(
    'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'
)
_USED = re.compile(r'href="#((?:i|suit|shape|gift|domain)-[\w-]+|mark|piece)"')


def _symbols() -> dict[str, str]:
    plain = Html()
    drawn = {f"i-{n}": (24, Markup(f"<g {_STROKED}>{body}</g>")) for n, body in ICONS.items()}
    for group, box, table in (
        ("suit", 24, SUITS),
        ("shape", 24, SHAPES),
        ("gift", 48, GIFTS),
        ("domain", 48, DOMAINS),
    ):
        drawn |= {f"{group}-{n}": (box, Markup(body)) for n, body in table.items()}
    drawn |= {"mark": (48, Markup(MARK)), "piece": (24, Markup(PIECE))}
    return {
        id: plain("symbol", body, id=id, viewBox=f"0 0 {box} {box}", fill="currentColor")
        for id, (box, body) in drawn.items()
    }


SYMBOLS = _symbols()


def use(h: Html, symbol: str, class_: str | None = "icon", **look: Value) -> Markup:
    """A sign where it is needed. It says nothing by itself: what it means stands beside it in words."""
    return h("svg", h("use", href=f"#{symbol}"), class_=class_, aria_hidden="true", **look)


def icon(h: Html, name: str) -> Markup:
    """An interface icon."""
    return use(h, f"i-{name}")


def die(h: Html, pips: int, **look: Value) -> Markup:
    """A die that shows a number."""
    dots = [h("circle", cx=12 * x, cy=12 * y, r="4.6") for x, y in PIPS[pips]]
    return h("svg", h("g", dots, fill="currentColor"), class_="die", viewBox="0 0 48 48", aria_hidden="true", **look)


def sprite(h: Html, page: str) -> Markup:
    """The symbols that a page uses, hidden, in the order of their names."""
    used = sorted(set(_USED.findall(page)))
    symbols = Markup("".join([SYMBOLS[id] for id in used if id in SYMBOLS]))
    return h("svg", h("defs", symbols), class_="sprite", width=0, height=0, aria_hidden="true", focusable="false")
