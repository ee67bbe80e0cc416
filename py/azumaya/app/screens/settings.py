"""The settings, the people of the house, the backup, and how things stand with storage and offline play."""

from __future__ import annotations

from azumaya.app import people
from azumaya.app.build import BUILD
from azumaya.app.html import Html, Markup
from azumaya.app.model import Model
from azumaya.app.screens.advice import RISK, forgets, guide
from azumaya.app.screens.parts import Drawn, back_link, bar, foot, link, press
from azumaya.app.screens.preferences import preferences
from azumaya.app.symbols import icon
from azumaya.core.text import Plural, Text


def settings(h: Html, model: Model) -> Drawn:
    """The settings."""
    blocks = (_people(h, model), _games(h, model), _device(h, model), _imprint(h))
    main = h(
        "main",
        h("div", preferences(h, model.settings), blocks, class_="wrap settings"),
        id="main",
        tabindex=-1,
    )
    top = bar(h, back_link(h, "#/", Text("Back")), Text("Settings"))
    body = h("div", top, main, foot(h, model, Text("Messages")), class_="page", data_screen="settings")
    return Drawn(body, Text("Settings"), "back")


def _people(h: Html, model: Model) -> Markup:
    """The names that the form for a new game suggests."""
    why = Text("These names are suggested for new games. Games on the shelf keep the names they are played with.")
    if not model.people:
        why = Text("The names of those who play here are remembered with their first game.")
        return _block(h, Text("People of the house"), "people", h("p", why))
    rows = [_person(h, number, name) for number, name in enumerate(model.people)]
    keep = h("button", icon(h, "check"), Text("Keep these names"), type="submit", class_="btn", id="people-keep")
    form = h(
        "form",
        h("ul", rows, class_="names"),
        h("div", keep, class_="ways"),
        id="people",
        data_form="people",
        aria_label=Text("People of the house"),
        novalidate=True,
    )
    return _block(h, Text("People of the house"), "people", h("p", why), form)


def _person(h: Html, number: int, name: str) -> Markup:
    typed = h(
        "input",
        type="text",
        id=f"people-name-{number}",
        name=f"name-{number}",
        value=name,
        maxlength=people.LONGEST,
        autocomplete="off",
        enterkeyhint="next",
    )
    label = h("label", h("span", Text("Name {n}", n=number + 1), class_="spoken"), typed, class_="field")
    away = press(
        h,
        "forget-person",
        Text("Forget {name}", name=name),
        arg=name,
        kind="icon",
        sign="trash",
        id=f"forget-{number}",
    )
    return h("li", label, away)


def _games(h: Html, model: Model) -> Markup:
    """The backup."""
    count = len(model.games)
    lines = (
        Plural("One game is saved on this device.", "{n} games are saved on this device.", n=count)
        if count
        else Text("No game is saved on this device yet.")
    )
    why = Text(
        "Browsers may clear what a site has saved when it was not opened for a while. "
        "A backup file keeps your games safe, and takes them to another device."
    )
    buttons = (
        press(h, "backup", Text("Save a backup file"), sign="save"),
        press(h, "open-file", Text("Restore from a file"), sign="open"),
        press(h, "restore-deleted", Text("Bring back the last deleted game"), sign="undo") if model.removed else None,
    )
    return _block(h, Text("Saved games"), "saved", h("p", lines, " ", why), h("div", buttons, class_="ways"))


def _device(h: Html, model: Model) -> Markup:
    device = model.device
    if device.cached:
        offline = Text("Everything is on this device: Azumaya works without a network.")
    elif not device.keepable:
        offline = Text("This browser cannot keep Azumaya on this device here: to open it, a network is needed.")
    elif device.offline:
        offline = Text("There is no network, and not everything is on this device yet.")
    else:
        offline = Text("Azumaya is still being stored on this device for playing without a network.")
    storage = (
        Text("This browser keeps nothing between visits: save a backup file before you leave.")
        if device.storage == "missing"
        else Text("Every move is saved at once, on this device and nowhere else.")
    )
    items = [
        h("li", icon(h, "ready" if device.cached else "timer" if device.keepable else "stop"), h("span", offline)),
        h("li", icon(h, "stop" if device.storage == "missing" else "lock"), h("span", storage)),
    ]
    if forgets(device):
        items.append(h("li", icon(h, "stop"), h("div", h("p", RISK), guide(h, device))))
    if device.motion == "reduced":
        still = Text("This device asks for less motion: pieces appear where they go. The pauses stay.")
        items.append(h("li", icon(h, "eye"), h("span", still)))
    renew = press(h, "update-now", Text("Load the new version"), sign="redo") if device.update else None
    look = link(h, "#/check", Text("Check this device"), id="to-check", sign="check")
    return _block(
        h, Text("This device"), "device", h("ul", items, class_="facts"), h("div", renew, look, class_="ways")
    )


def _imprint(h: Html) -> Markup:
    return h(
        "p",
        Text(
            "Azumaya {build}. Free software under the MIT licence, with the work of others under theirs.", build=BUILD
        ),
        " ",
        h("a", Text("All licences"), href="#/licences", id="to-licences"),
        class_="help imprint",
    )


def _block(h: Html, title: Text, id: str, *children: Markup | None) -> Markup:
    return h("section", h("h2", title, id=f"{id}-title"), children, class_="block", aria_labelledby=f"{id}-title")
