"""Sheets that lie over the table: the menu, the log and the score where there is no room for them beside it."""

from __future__ import annotations

from azumaya.app.html import Html, Markup
from azumaya.app.screens.parts import link, press
from azumaya.app.screens.preferences import AT_TABLE, preferences
from azumaya.app.screens.table.log import draw_log
from azumaya.app.screens.table.panel import replay
from azumaya.app.screens.table.score import draw_sheet
from azumaya.app.screens.table.seen import Seen
from azumaya.app.screens.table.top import can_hint
from azumaya.core.text import Text

TITLES = {
    "menu": Text("This game"),
    "log": Text("Log"),
    "score": Text("Score"),
    "settings": Text("Settings"),
    "leave": Text("Leave the table?"),
}


def draw_sheet_over(h: Html, seen: Seen, sheet: str) -> Markup | None:
    """The open sheet, or None for a sheet that does not exist."""
    if sheet not in TITLES:
        return None
    inside = {"menu": _menu, "log": _log, "score": _score, "settings": _settings, "leave": _leave}[sheet]
    home = f"#/game/{seen.play.saved.id}"
    away = link(h, home, Text("Close"), id="close-sheet", kind="icon", sign="close", data_back=True)
    head = h("div", h("h2", TITLES[sheet], id="sheet-title"), away, class_="drawer-head")
    drawer = h(
        "section",
        head,
        inside(h, seen),
        class_="drawer",
        role="dialog",
        aria_modal="true",
        aria_labelledby="sheet-title",
    )
    veil = h("a", class_="veil", href=home, data_back=True, tabindex=-1, aria_hidden="true", id="veil")
    return h("div", veil, drawer, class_="over")


def _menu(h: Html, seen: Seen) -> Markup:
    saved, game = seen.play.saved, seen.game.about.id
    items = (
        link(h, f"#/rules/{game}", Text("Rules of this game"), id="menu-rules", kind="quiet", sign="book"),
        press(h, "hint", Text("Hint"), kind="quiet", sign="hint", id="menu-hint", off=not can_hint(seen)),
        press(h, "undo", Text("Undo"), kind="quiet", sign="undo", id="menu-undo", off=seen.undo is None, asked=True),
        press(h, "redo", Text("Redo"), kind="quiet", sign="redo", id="menu-redo", off=not saved.undone),
        link(h, f"#/game/{saved.id}/log", Text("Log"), id="menu-log", kind="quiet", sign="log"),
        link(h, f"#/game/{saved.id}/score", Text("Score"), id="menu-score", kind="quiet", sign="flag"),
        press(
            h, "branch", Text("Play on from this move in a second game"), kind="quiet", sign="swap", id="menu-branch"
        ),
        press(
            h, "duplicate", Text("Keep a copy on the shelf"), arg=saved.id, kind="quiet", sign="plus", id="menu-copy"
        ),
        press(h, "export", Text("Export as a file"), arg=saved.id, kind="quiet", sign="share", id="menu-export"),
        link(h, f"#/new/{game}", Text("New game"), id="menu-new", kind="quiet", sign="play"),
        link(h, f"#/game/{saved.id}/settings", Text("Settings"), id="menu-settings", kind="quiet", sign="gear"),
        press(h, "delete", Text("Delete this game"), arg=saved.id, kind="quiet", sign="trash", id="menu-delete"),
    )
    return h("ul", [h("li", item) for item in items], class_="menu")


def _log(h: Html, seen: Seen) -> Markup:
    return h("div", draw_log(h, seen, "sheet-"), replay(h, seen, "sheet-"), class_="drawer-body")


def _score(h: Html, seen: Seen) -> Markup:
    return h("div", draw_sheet(h, seen), class_="drawer-body")


def _settings(h: Html, seen: Seen) -> Markup:
    """The settings that count at the table; the rest is one step further."""
    rest = link(h, "#/settings", Text("People, backup and this device"), id="all-settings", kind="quiet", sign="next")
    return h("div", preferences(h, seen.settings, AT_TABLE), rest, class_="drawer-body")


def _leave(h: Html, seen: Seen) -> Markup:
    words = Text("The game is saved after every move. It waits for you on the shelf.")
    leave = link(h, "#/", Text("Leave the table"), id="leave", kind="primary")
    return h("div", h("p", words), h("div", leave, class_="actions"), class_="drawer-body")
