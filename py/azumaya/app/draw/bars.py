"""What came how often, against what was to be expected."""

from __future__ import annotations

from azumaya.app.html import Html, Markup
from azumaya.core.areas import Bar, Bars
from azumaya.core.text import Plural, Text


def draw_bars(h: Html, bars: Bars) -> Markup:
    """A bar for each outcome, with a stroke where the average lies; for the ear each is a sentence."""
    most = max((max(bar.count, bar.expected) for bar in bars.bars), default=0) or 1
    rows = [_bar(h, bar, most) for bar in bars.bars]
    key = h("p", h("i"), h("span", Text("on average")), class_="bars-key", aria_hidden="true")
    note = h("p", bars.note, class_="aside-note") if bars.note else None
    drawn = h("ul", rows, class_="bars", aria_label=bars.name)
    return h("div", drawn, key, note, class_="aside", id=f"area-{bars.id}")


def _bar(h: Html, bar: Bar, most: float) -> Markup:
    spoken = Plural(
        "{label}: once, {expected} expected",
        "{label}: {n} times, {expected} expected",
        bar.count,
        label=bar.label,
        expected=f"{bar.expected:.1f}",
    )
    track = h("span", h("span", class_="bar-fill"), h("span", class_="bar-mean"), class_="bar-track")
    return h(
        "li",
        h("span", spoken, class_="spoken"),
        h("span", bar.label, class_="bar-label", aria_hidden="true"),
        h("span", track, aria_hidden="true"),
        h("span", bar.count, class_="bar-count", aria_hidden="true"),
        style=f"--part:{bar.count / most:.3f};--mean:{bar.expected / most:.3f}",
    )
