"""What one should know where the browser is Safari: what it deletes, and that its home screen keeps its own games."""

from __future__ import annotations

from azumaya.app.html import Html, Markup
from azumaya.app.model import Device, Model
from azumaya.app.screens.parts import press
from azumaya.app.symbols import icon
from azumaya.core.text import Text

RISK = Text(
    "Safari deletes what a site has saved when you have not opened it for seven days. "
    "From the home screen, or with a backup file, your games are safe."
)
STEPS = (
    Text("Tap the share sign in Safari’s bar."),
    Text("Choose “Add to Home Screen”."),
    Text("Open Azumaya from there once while you are online."),
    Text("Open a backup file there: the home screen does not see the games of this tab."),
)


def forgets(device: Device) -> bool:
    """Is this a tab of Safari, which deletes what was saved?"""
    return device.safari != "no" and not device.standalone


def advice(h: Html, model: Model) -> Markup | None:
    """What to do about it, above the shelf, until it is put away."""
    if model.settings.advice == "off" or model.device.safari == "no":
        return None
    if model.games and forgets(model.device):
        save = press(h, "backup", Text("Save a backup file"), sign="save", id="advice-backup")
        return _card(h, Text("Keep your games"), RISK, guide(h, model.device), save)
    if not model.games and model.device.standalone:
        words = Text("The home screen keeps games of its own. Those of a Safari tab come along in a backup file.")
        bring = press(h, "open-file", Text("Import your backup"), sign="open", id="advice-import")
        return _card(h, Text("Played in Safari before?"), words, None, bring)
    return None


def guide(h: Html, device: Device) -> Markup | None:
    """How to put the app on the home screen of a tablet or phone."""
    if device.safari != "touch" or device.standalone:
        return None
    summary = h("summary", icon(h, "share"), Text("How to put it on the home screen"), class_="btn", id="advice-how")
    return h("details", summary, h("ol", [h("li", step) for step in STEPS]), class_="guide", id="advice-guide")


def _card(h: Html, title: Text, words: Text, steps: Markup | None, act: Markup) -> Markup:
    away = press(h, "setting", Text("Put this advice away"), arg="advice=off", kind="quiet", id="advice-away")
    return h(
        "section",
        h("h2", title, id="advice-title"),
        h("p", words),
        steps,
        h("div", act, away, class_="ways"),
        class_="block advised",
        aria_labelledby="advice-title",
    )
