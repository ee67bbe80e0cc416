"""What just happened, told line by line beside what is to be done now; the board carries the same numbers."""

from __future__ import annotations

from azumaya.app.html import Html, Markup
from azumaya.app.screens.parts import press
from azumaya.app.screens.table.log import told
from azumaya.app.screens.table.seen import Seen
from azumaya.app.symbols import icon
from azumaya.core.text import Text


def draw_trace(h: Html, seen: Seen) -> Markup | None:
    """The moves of others since one's own, in their order, and the way to put them away; None if there are none.

    Where there is no room for all of them, they unfold.
    """
    if not seen.trace:
        return None
    lines = [
        h("li", h("span", told(seen, ply)), id=f"trace-{ply + 1}", data_number=seen.seals[ply] or None)
        for ply in seen.trace
    ]
    away = press(
        h,
        "seen",
        Text("Put away what just happened"),
        kind="icon",
        sign="close",
        data_key=None if seen.play.pick.taps else "Escape",
    )
    told_so_far = h("ol", lines, tabindex=0, aria_label=Text("What just happened"), data_box=True)
    every = h(
        "summary",
        icon(h, "down"),
        class_="btn",
        id="trace-all",
        data_kind="icon",
        aria_label=Text("All that just happened"),
    )
    unfold = h("details", every, class_="more", id="trace-more")
    return h("div", h("div", told_so_far, unfold, away, class_="told"), class_="trace", id="trace", data_menu=True)
