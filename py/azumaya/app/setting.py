"""The settings screen, and what the page tells about the device."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from azumaya.app import check, effects, settings
from azumaya.app.effects import Step
from azumaya.app.model import Device, Model, Notice, Settings
from azumaya.app.table import watch
from azumaya.core.text import Text


def press(model: Model, arg: str) -> Step:
    """One setting, as NAME=VALUE."""
    name, _, value = arg.partition("=")
    return adopt(model, settings.change(model.settings, name, value))


def form(model: Model, sent: Mapping[str, str]) -> Step:
    """All settings that a form has."""
    changed = model.settings
    for name, value in sent.items():
        changed = settings.change(changed, name, value)
    return adopt(model, changed)


def adopt(model: Model, changed: Settings) -> Step:
    """The model with these settings, kept and put on."""
    if changed == model.settings:
        return model, []
    model = replace(model, settings=changed)
    return model, [effects.save(settings.KEY, settings.write(changed)), effects.look(changed)]


def surroundings(model: Model, news: Mapping[str, Any]) -> Step:
    """What the page learnt about where it runs."""
    device = read_device(news, model.device)
    if device != model.device:
        model = replace(model, device=device)
    if model.check and isinstance(news.get("found"), dict):
        model = check.told(model, model.check, news["found"])
    if "elsewhere" in news:
        model = _elsewhere(model, news["elsewhere"])
    return model, check.again(model, news)


def read_device(news: Mapping[str, Any], device: Device) -> Device:
    """The device with what is new about it; what does not fit is passed over."""
    for field in fields(Device):
        value = news.get(field.name)
        if field.name == "languages":
            if isinstance(value, list):
                words = tuple(word for word in value if isinstance(word, str))
                device = replace(device, languages=words)
        elif type(value) is type(field.default):
            changed: dict[str, Any] = {field.name: value}
            device = replace(device, **changed)
    return device


def _elsewhere(model: Model, id: object) -> Model:
    """Which game another window holds: here it is only looked at."""
    elsewhere = id if isinstance(id, str) else ""
    if elsewhere != model.elsewhere:
        model = replace(model, elsewhere=elsewhere)
    play = model.play
    if play is None or play.readonly == (play.saved.id == elsewhere):
        return model
    return replace(model, play=watch(play, play.saved.id == elsewhere))


def update_now(model: Model) -> Step:
    """Load the new version; while a game is in the middle, or something is not kept, wait until it is over."""
    if not busy(model):
        return replace(model, updating=False), [effects.update()]
    if model.unsaved:
        note = Text("The new version will be loaded when everything is saved.")
    else:
        note = Text("The new version will be loaded when you leave this game.")
    return replace(model, updating=True, notice=Notice(note)), [effects.announce([note])]


def busy(model: Model) -> bool:
    """Is a game on the table that is not over, or is something not in storage yet?"""
    playing = model.route.screen == "game" and model.play is not None and not model.play.saved.over
    return playing or bool(model.unsaved)
