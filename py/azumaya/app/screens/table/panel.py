"""The panel beside the table: what is left, the log, the score, and the slider to look back with."""

from __future__ import annotations

from azumaya.app.draw.area import draw_aside
from azumaya.app.html import Html, Markup
from azumaya.app.marking import own_marks
from azumaya.app.review import reviewable
from azumaya.app.screens.parts import press
from azumaya.app.screens.table.log import draw_log
from azumaya.app.screens.table.score import draw_sheet
from azumaya.app.screens.table.seen import Seen
from azumaya.app.screens.table.turnings import draw_turnings
from azumaya.app.symbols import icon
from azumaya.core.text import Text


def draw_panel(h: Html, seen: Seen) -> Markup:
    """The panel. Where there is no room beside the table it is a sheet that its grip opens."""
    own, taps = own_marks(seen.play), seen.marks.taps
    tabs = [(f"area-{area.id}", area.name, draw_aside(h, area, taps, own)) for area in seen.scene.asides]
    tabs += [
        ("log", Text("Log"), draw_log(h, seen)),
        ("score", Text("Score"), draw_sheet(h, seen)),
    ]
    first = tabs[-1 if seen.over else 0][0]  # at the end one wants to see the score
    if reviewable(seen.play.match):
        tabs.append(("turnings", Text("Turning points"), draw_turnings(h, seen)))
    tablist = h("div", _tabs(h, tabs, first), class_="tabs", role="tablist", aria_label=Text("Table talk"))
    body = h("div", tablist, _bodies(h, tabs, first), replay(h, seen), class_="panel-body", id="panel-body")
    return h("aside", _grip(h, tabs), body, class_="panel", id="panel", aria_label=Text("Table talk"))


Tab = tuple[str, Text, Markup]


def _grip(h: Html, tabs: list[Tab]) -> Markup:
    """What opens the panel where it is a sheet: it tells what there is to read."""
    tells = h("span", [h("span", name) for _, name, _ in tabs], class_="tells")
    return h(
        "button",
        icon(h, "log"),
        tells,
        icon(h, "up"),
        type="button",
        class_="grip",
        id="grip",
        aria_expanded="false",
        aria_controls="panel",
        data_toggle="panel",
    )


def _tabs(h: Html, tabs: list[Tab], first: str) -> list[Markup]:
    return [
        h(
            "button",
            name,
            type="button",
            role="tab",
            id=f"tab-{id}",
            aria_controls=f"body-{id}",
            aria_selected="true" if id == first else "false",
            tabindex=0 if id == first else -1,
        )
        for id, name, _ in tabs
    ]


def _bodies(h: Html, tabs: list[Tab], first: str) -> list[Markup]:
    return [
        h(
            "div",
            content,
            class_="tab-body",
            role="tabpanel",
            id=f"body-{id}",
            aria_labelledby=f"tab-{id}",
            tabindex=0,
            hidden=id != first,
            data_box=True,
        )
        for id, _, content in tabs
    ]


def replay(h: Html, seen: Seen, prefix: str = "") -> Markup:
    """Back and forth through the game."""
    made, end = seen.made, len(seen.moments) - 1
    where = Text("Move {ply} of {end}", ply=made, end=end)
    slider = h(
        "input",
        type="range",
        class_="slider",
        id=f"{prefix}replay-ply",
        name="move",
        min=0,
        max=end,
        value=made,
        style=f"--at:{100 * made // max(1, end)}%",
        aria_label=Text("Move"),
        aria_valuetext=where,
    )
    return h(
        "form",
        _step(h, seen, Text("One move back"), "prev", made - 1, prefix),
        slider,
        _step(h, seen, Text("One move on"), "next", made + 1, prefix),
        h("span", where, class_="where"),
        class_="replay",
        id=f"{prefix}replay",
        data_form="replay",
        aria_label=Text("Look back"),
    )


def _step(h: Html, seen: Seen, label: Text, sign: str, made: int, prefix: str) -> Markup:
    """To the moment after so many moves, if there is one."""
    there = 0 <= made < len(seen.moments)
    arg = str(seen.moments[made]) if there else None
    return press(h, "look", label, arg=arg, kind="icon", sign=sign, id=f"{prefix}look-{sign}", off=not there)
