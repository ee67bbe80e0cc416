"""What the app asks the page to do: one function for each effect of docs/wire.md."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from azumaya.app.model import Model, Settings
from azumaya.core.text import Catalog, Text

Effect = dict[str, Any]
Step = tuple[Model, list[Effect]]  # what an update answers


def save(key: str, text: str) -> Effect:
    """Write this text under this key of storage, and read it back."""
    return {"do": "save", "key": key, "text": text}


def erase(key: str) -> Effect:
    """Remove a key from storage."""
    return {"do": "erase", "key": key}


def announce(said: Iterable[Text], urgent: bool = False) -> Effect:
    """Let a screen reader say these whole sentences, one after the other. They are rendered last, see `spoken`."""
    return {"do": "announce", "text": tuple(said), "urgent": urgent}


def spoken(effect: Effect, catalog: Catalog) -> Effect:
    """The effect as it crosses the wire, its sentences in the reader's language."""
    if effect["do"] != "announce":
        return effect
    return {**effect, "text": " ".join(_aloud(text.render(catalog), catalog) for text in effect["text"])}


def _aloud(sentence: str, catalog: Catalog) -> str:
    """A sentence for the ear: cells are written r4c6 and spoken row 4, column 6."""

    def cell(found: re.Match[str]) -> str:
        return Text("row {row}, column {column}", row=found[1], column=found[2]).render(catalog)

    return re.sub(r"\br(\d+)c(\d+)\b", cell, sentence)


def after(ms: int, what: str, id: str) -> Effect:
    """Send a tick in that time."""
    return {"do": "after", "ms": ms, "what": what, "id": id}


def progress(value: float | None) -> Effect:
    """How far an opponent's thinking is, 0..1; None: nobody thinks."""
    return {"do": "progress", "value": value}


def go(route: str, replace: bool = False) -> Effect:
    """Set the address; `replace` leaves no entry behind in the history."""
    return {"do": "go", "route": route, "replace": replace}


def back() -> Effect:
    """Go back one entry of the history."""
    return {"do": "back"}


def export(name: str, text: str) -> Effect:
    """Hand over a file."""
    return {"do": "export", "name": name, "text": text}


def copy(text: str) -> Effect:
    """Hand over a text through the clipboard."""
    return {"do": "copy", "text": text}


def open_file() -> Effect:
    """Let the person choose a file."""
    return {"do": "open"}


def look(settings: Settings) -> Effect:
    """Give the page the settings that it and its style sheets read."""
    return {
        "do": "look",
        "theme": settings.theme,
        "hand": settings.hand,
        "targets": settings.targets,
        "pace": settings.pace,
        "awake": settings.awake,
    }


def survey() -> Effect:
    """Let the page find out how things stand on this device; `device` with `found` follows."""
    return {"do": "survey"}


def reset() -> Effect:
    """Throw away all that is kept of the app, but not what is saved, and fetch it anew."""
    return {"do": "reset"}


def persist(again: bool) -> Effect:
    """Ask the browser to keep what is saved when room is short; `again`: even if it was asked lately."""
    return {"do": "persist", "again": again}


def update() -> Effect:
    """Let the waiting version take over and load it."""
    return {"do": "update"}


def claim(id: str) -> Effect:
    """Take a game over from another window."""
    return {"do": "claim", "id": id}
