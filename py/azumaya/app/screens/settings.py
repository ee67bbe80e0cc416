"""What a person may choose for this device, the backup, and how things stand with storage and offline play."""

from __future__ import annotations

from azumaya.app.build import BUILD
from azumaya.app.html import Html, Markup
from azumaya.app.model import Model
from azumaya.app.screens.parts import Drawn, back_link, bar, foot, press
from azumaya.app.settings import CHOICES
from azumaya.app.symbols import icon
from azumaya.core.text import Plural, Text

TITLES = {
    "theme": (Text("Day or night"), None),
    "hand": (Text("Your hand"), Text("On a lying tablet, pieces and buttons are on this side.")),
    "confirm": (Text("Making a move"), None),
    "targets": (Text("Legal spaces"), None),
    "pace": (Text("Pace of the opponents"), Text("How long they wait before they play.")),
}
WORDS = {
    "theme=system": Text("As the device"),
    "theme=light": Text("Day"),
    "theme=dark": Text("Night"),
    "theme=contrast": Text("High contrast"),
    "hand=right": Text("Right"),
    "hand=left": Text("Left"),
    "confirm=ghost": Text("Try it, then confirm"),
    "confirm=once": Text("At once"),
    "targets=on": Text("Mark them"),
    "targets=off": Text("Do not mark them"),
    "pace=slow": Text("Slow"),
    "pace=normal": Text("Unhurried"),
    "pace=quick": Text("Quick"),
}
SIGNS = {"theme=system": "board", "theme=light": "sun", "theme=dark": "moon", "theme=contrast": "eye"}


def settings(h: Html, model: Model) -> Drawn:
    """The settings."""
    form = h(
        "form",
        [_choice(h, model, name) for name in TITLES],
        class_="form",
        id="settings",
        data_form="settings",
        aria_label=Text("Settings"),
    )
    main = h(
        "main",
        h("div", form, _games(h, model), _device(h, model), _imprint(h), class_="wrap settings"),
        id="main",
        tabindex=-1,
    )
    top = bar(h, back_link(h, "#/", Text("Back")), Text("Settings"))
    body = h("div", top, main, foot(h, model, Text("Messages")), class_="page", data_screen="settings")
    return Drawn(body, Text("Settings"), "back")


def _choice(h: Html, model: Model, name: str) -> Markup:
    title, help_ = TITLES[name]
    chosen = getattr(model.settings, name)
    options = [_option(h, name, value, value == chosen) for value in CHOICES[name]]
    return h(
        "fieldset",
        h("legend", title),
        h("div", options, class_="options"),
        h("p", help_, class_="help") if help_ else None,
    )


def _option(h: Html, name: str, value: str, chosen: bool) -> Markup:
    key = f"{name}={value}"
    radio = h("input", type="radio", name=name, value=value, id=f"settings-{name}-{value}", checked=chosen)
    sign = icon(h, SIGNS[key]) if key in SIGNS else None
    return h("label", radio, h("span", sign, WORDS[key], class_="named"), class_="option")


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
        press(h, "open-file", Text("Restore from a file"), sign="share"),
        press(h, "restore-deleted", Text("Bring back the last deleted game"), sign="undo") if model.removed else None,
    )
    return _block(h, Text("Saved games"), "saved", h("p", lines, " ", why), h("div", buttons, class_="ways"))


def _device(h: Html, model: Model) -> Markup:
    device = model.device
    if device.cached:
        offline = Text("Everything is on this device: Azumaya works without a network.")
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
        h("li", icon(h, "ready" if device.cached else "timer"), h("span", offline)),
        h("li", icon(h, "stop" if device.storage == "missing" else "lock"), h("span", storage)),
    ]
    renew = press(h, "update-now", Text("Load the new version"), sign="redo") if device.update else None
    return _block(h, Text("This device"), "device", h("ul", items, class_="facts"), renew)


def _imprint(h: Html) -> Markup:
    return h(
        "p",
        Text(
            "Azumaya {build}. Free software under the MIT licence; the typefaces Shippori Mincho and "
            "Zen Kaku Gothic New are under the SIL Open Font Licence.",
            build=BUILD,
        ),
        class_="help imprint",
    )


def _block(h: Html, title: Text, id: str, *children: Markup | None) -> Markup:
    return h("section", h("h2", title, id=f"{id}-title"), children, class_="block", aria_labelledby=f"{id}-title")
