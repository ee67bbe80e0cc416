"""The self-check: how things stand on this device, and whether the games play as they should."""

from __future__ import annotations

from azumaya.app import findings
from azumaya.app.findings import BAD, GOOD, KNOW, OPEN, Part, Row
from azumaya.app.html import Html, Markup
from azumaya.app.model import Model
from azumaya.app.screens.parts import Drawn, back_link, bar, foot, press, say
from azumaya.app.symbols import icon
from azumaya.core.text import Text

SIGNS = {GOOD: "check", KNOW: "info", BAD: "stop", OPEN: "timer"}  # a mere fact has none


def self_check(h: Html, model: Model) -> Drawn:
    """The self-check."""
    found = findings.parts(model)
    sum_ = findings.verdict(found)
    main = h(
        "main",
        h("div", [_part(h, model, part) for part in found], _anew(h), class_="wrap settings"),
        id="main",
        tabindex=-1,
    )
    progress = h("p", class_="progress", data_progress=True, aria_hidden="true")
    ways = h(
        "div",
        press(h, "copy-check", Text("Copy as text"), kind="primary", sign="share"),
        press(h, "check-again", Text("Check again"), sign="redo"),
        class_="actions",
    )
    said = say(h, sum_.value, sign=SIGNS[sum_.state])
    tray = foot(h, model, Text("What the check has found"), said, ways, progress)
    top = bar(h, back_link(h, "#/settings", Text("Back")), Text("Self-check"))
    body = h("div", top, main, tray, class_="page", data_screen="check")
    return Drawn(body, Text("Self-check"), "back")


def _part(h: Html, model: Model, part: Part) -> Markup:
    rows = h("dl", [_row(h, row) for row in part.rows], class_="findings")
    ask = (
        press(h, "keep-lasting", Text("Ask the browser to keep what is saved"), sign="lock")
        if part.id == "kept" and model.device.lasting == "no"
        else None
    )
    ways = h("div", ask, class_="ways") if ask else None
    return h("section", h("h2", part.title, id=part.id), rows, ways, class_="block", aria_labelledby=part.id)


def _row(h: Html, row: Row) -> Markup:
    sign = icon(h, SIGNS[row.state]) if row.state in SIGNS else None
    return h("div", h("dt", row.label), h("dd", sign, h("span", row.value)), data_state=row.state)


def _anew(h: Html) -> Markup:
    """The last resort, folded away."""
    why = Text(
        "All files of the app are thrown away here and fetched anew from where they came. "
        "Saved games, names and settings stay. This needs a network."
    )
    return h(
        "details",
        h("summary", Text("If the app does not work as it should"), class_="btn", id="anew-more"),
        h("div", h("p", why), press(h, "fetch-anew", Text("Fetch everything anew"), sign="redo"), class_="block"),
        id="anew",
        class_="older",
    )
