"""Files of saved games: one game or everything as one text, and what such a text holds.

A file carries a digest of its content, so that a changed one is refused whole. The games in it are the very texts
that lie in storage: the sealed stay sealed, the damaged stay as they are.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from time import gmtime, strftime
from typing import Any

from azumaya.app import effects, people, route, saves, settings
from azumaya.app.effects import Effect, Step
from azumaya.app.library import digest, put
from azumaya.app.model import Damaged, Model, Player, Saved
from azumaya.app.saves import refusal
from azumaya.core import outside
from azumaya.core.record import Record
from azumaya.core.text import Text

FORMAT = 1
_ASIDE = ("played", "seen", "points", "winners", "picture")  # what does not make another game of it
_CHANGED = Text("This file was changed or damaged since it was made, so nothing was taken from it.")


@dataclass(frozen=True)
class Backup:
    """What a file holds: texts of games by id, and the texts of names and settings ("" where it has none)."""

    games: Mapping[str, str]
    people: str = ""
    settings: str = ""


def export(model: Model, id: str) -> Effect:
    """One game as a file; a damaged one as the very text that lies in storage."""
    entry = model.games[id]
    if isinstance(entry, Damaged):
        return effects.export(f"azumaya-damaged-{id}.txt", entry.text)
    return effects.export(f"azumaya-{entry.record.game}-{id}.json", _sign({"games": {id: model.texts[id]}}))


def everything(model: Model) -> Effect:
    """All games, the names and the settings as one file."""
    content = {
        "made": model.now,
        "games": dict(model.texts),
        "people": people.write(model.people),
        "settings": settings.write(model.settings),
    }
    day = strftime("%Y-%m-%d", gmtime(model.now / 1000))
    return effects.export(f"azumaya-backup-{day}.json", _sign(content))


def _sign(content: Mapping[str, Any]) -> str:
    data = {"azumaya-backup": FORMAT, **content}
    return outside.dumps({**data, "check": _check(data)})


def _check(data: Mapping[str, Any]) -> str:
    """A digest of all content; it differs wherever anything was changed."""
    plain = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return sha256(plain.encode()).hexdigest()


def read(model: Model, text: str) -> Backup:
    """What is in a file of saved games, of one saved game, or of a bare record as the command line has it.

    Raises Refused with a sentence for a file that is not sound: then nothing is taken from it.
    """
    text = text.strip().removeprefix("\ufeff")
    try:
        data = outside.loads(text)
    except ValueError:
        raise refusal(Text("This file cannot be read. It may be cut off, or of another kind.")) from None
    if not isinstance(data, dict):
        raise refusal(Text("This file holds no games of Azumaya."))
    if "azumaya-backup" in data:
        return _opened(data)
    if "azumaya" not in data and "moves" in data:
        text = _from_record(model, Record.from_json(data))
    elif not _is_game(data):
        raise refusal(Text("This file holds no games of Azumaya."))
    return Backup({digest(text)[:12]: text})


def _is_game(data: Mapping[str, Any]) -> bool:
    """Is this a saved game, of this version or of a newer one that is laid out differently?"""
    number = data.get("azumaya")
    return type(number) is int and (number > saves.FORMAT or "record" in data or "sealed" in data)


def _opened(data: dict[str, Any]) -> Backup:
    number = data["azumaya-backup"]
    if isinstance(number, int) and number > FORMAT:
        raise refusal(Text("This file was made by a newer version of Azumaya. Update the app to open it."))
    check, games = data.pop("check", ""), data.get("games")
    if check != _check(data) or not isinstance(games, dict):
        raise refusal(_CHANGED)
    words = (data.get("people", ""), data.get("settings", ""))
    if not all(isinstance(word, str) for word in (*games.values(), *words)):
        raise refusal(_CHANGED)
    return Backup(games, *words)


def _from_record(model: Model, record: Record) -> str:
    """The text of a saved game in which everybody is a person."""
    names = people.settle([""] * min(max(record.seats, 1), 9))
    players = tuple(map(Player, names))
    return saves.write(Saved("", record, players, started=model.now, played=model.now), model.shelf)


def restore(model: Model, games: Mapping[str, str]) -> Step:
    """The model with all these games in it.

    A game that is there already with the same content is passed over; one with other content is kept beside it,
    under an id made from its text, so that restoring twice changes nothing.
    """
    done: list[Effect] = []
    for id, text in games.items():
        place = _place(model, id, text)
        if place not in model.games:
            model, more = put(model, saves.read(place, text, model.shelf), text)
            done += more
    return model, done


def _place(model: Model, id: str, text: str) -> str:
    """The id under which a game from a file belongs: its own, unless another game has it."""
    place = digest(text)[:12] if route.parse(f"#/game/{id}").lost else id
    while place in model.games and not _same(model, place, text):
        place = digest(place, text)[:12]
    return place


def _same(model: Model, id: str, text: str) -> bool:
    mine, theirs = model.games[id], saves.read(id, text, model.shelf)
    if isinstance(mine, Damaged) or isinstance(theirs, Damaged):
        return model.texts[id] == text
    aside = {name: getattr(mine, name) for name in _ASIDE}
    return mine == replace(theirs, **aside)
