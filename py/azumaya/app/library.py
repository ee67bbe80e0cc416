"""The games in storage: read all at the start, kept after every move, each under an id of its own."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256

from azumaya.app import effects, saves
from azumaya.app.effects import Step
from azumaya.app.model import Damaged, Entry, Model, Saved
from azumaya.core.shelf import Shelf

log = logging.getLogger(__name__)

GAME = "azumaya.v1.game."  # the key of a saved game, before its id


def digest(*parts: str) -> str:
    """Sixteen hex digits that depend on all of the parts."""
    return sha256("\n".join(parts).encode("utf-8", "replace")).hexdigest()[:16]


def fresh(model: Model, news: str = "") -> tuple[Model, str, str]:
    """A seed never used before and the id of a game that is not there yet. `news` is randomness from the page."""
    seed = digest(model.seed, news)
    model = replace(model, seed=digest(seed, "next"))
    id = digest(seed, "id")[:12]
    return fresh(model) if id in model.games else (model, seed, id)


def read_all(model: Model, stored: Mapping[str, str]) -> Model:
    """The model with every game in storage. Nothing is replayed yet; what cannot be opened is there as Damaged."""
    texts = {key.removeprefix(GAME): text for key, text in stored.items() if key.startswith(GAME)}
    games = {id: _read(id, text, model.shelf) for id, text in texts.items()}
    return replace(model, games=games, texts=texts)


def _read(id: str, text: str, shelf: Shelf) -> Entry:
    """The game in a text. Whatever is wrong with one of them, all others are there."""
    try:
        return saves.read(id, text, shelf)
    except Exception:
        log.exception("a saved game could not be read")
        return Damaged(id, text, saves.UNREADABLE)


def keep(model: Model, saved: Saved) -> Step:
    """The model with this game in it, and its save."""
    return put(model, saved, saves.write(saved, model.shelf))


def put(model: Model, entry: Entry, text: str) -> Step:
    """The model with this game in it, kept as that text."""
    model = mark(model, entry, text)
    return model, [effects.save(GAME + entry.id, text)]


def mark(model: Model, entry: Entry, text: str) -> Model:
    """The model with this game in it, which lies in storage as that text already."""
    return replace(
        model,
        games={**model.games, entry.id: entry},
        texts={**model.texts, entry.id: text},
    )


def forget(model: Model, id: str) -> Step:
    """The model without this game, and its removal from storage."""
    games = {key: entry for key, entry in model.games.items() if key != id}
    texts = {key: text for key, text in model.texts.items() if key != id}
    return replace(model, games=games, texts=texts), [effects.erase(GAME + id)]


def secret(model: Model, saved: Saved) -> bool:
    """Are there cards in this game that somebody may not see yet? Then it is neither copied nor branched."""
    return model.shelf.find(saved.record.game).about.hidden and not saved.over


def holds(one: Saved, other: Saved) -> bool:
    """Has `one` everything that was played in `other`, be it taken back?"""
    line = one.record.moves + one.undone
    same_start = replace(one.record, moves=()) == replace(other.record, moves=())
    return same_start and line[: len(other.record.moves)] == other.record.moves
