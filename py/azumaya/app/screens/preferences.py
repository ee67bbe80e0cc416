"""What a person may choose for this device, as a form: on the screen of settings, and in a sheet over the table."""

from __future__ import annotations

from collections.abc import Iterable

from azumaya.app.html import Html, Markup
from azumaya.app.model import Settings
from azumaya.app.settings import CHOICES
from azumaya.app.symbols import icon
from azumaya.core.text import Text

TITLES = {
    "confirm": (Text("Making a move"), None),
    "input": (
        Text("Bringing a piece to a space"),
        Text("By keyboard and with a screen reader everything works anyway."),
    ),
    "targets": (Text("Legal spaces"), None),
    "pace": (Text("Pace"), Text("How long the opponents take at least, and how fast pieces move.")),
    "thinking": (
        Text("Thinking"),
        Text("The longest an opponent may think about a move. A slow device makes better use of the longer time."),
    ),
    "hand": (Text("Your hand"), Text("On a lying tablet, pieces and buttons are on this side.")),
    "seating": (Text("Usual seating"), Text("A new game begins with it. Each game may be seated otherwise.")),
    "theme": (Text("Day or night"), None),
    "awake": (Text("The screen"), Text("Some browsers and a low battery let it go dark anyway.")),
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
    "input=both": Text("Tap or drag"),
    "input=tap": Text("Tap only"),
    "input=drag": Text("Drag only"),
    "targets=on": Text("Mark them"),
    "targets=off": Text("Do not mark them"),
    "pace=slow": Text("Slow"),
    "pace=normal": Text("Unhurried"),
    "pace=quick": Text("Quick"),
    "thinking=short": Text("One second"),
    "thinking=long": Text("Three seconds"),
    "seating=side": Text("Side by side"),
    "seating=facing": Text("Face to face"),
    "seating=around": Text("All around"),
    "awake=on": Text("Stays on at the table"),
    "awake=off": Text("Goes dark as usual"),
}
AT_TABLE = tuple(name for name in TITLES if name != "seating")  # what can be seen to count at once
SIGNS = {"theme=system": "board", "theme=light": "sun", "theme=dark": "moon", "theme=contrast": "eye"}


def preferences(h: Html, settings: Settings, names: Iterable[str] = TITLES) -> Markup:
    """The form with these settings; whatever is chosen in it counts at once."""
    return h(
        "form",
        [_choice(h, settings, name) for name in names],
        class_="form",
        id="settings",
        data_form="settings",
        aria_label=Text("Settings"),
    )


def _choice(h: Html, settings: Settings, name: str) -> Markup:
    title, help_ = TITLES[name]
    chosen = getattr(settings, name)
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
