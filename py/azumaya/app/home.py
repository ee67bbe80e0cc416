"""Home: the library of games, and files of saved games."""

from __future__ import annotations

from dataclasses import replace

from azumaya.app import backup, effects, library, opening, people, saves, setting, settings
from azumaya.app.effects import Step
from azumaya.app.messages import File
from azumaya.app.model import Damaged, Entry, Model, Notice, Settings
from azumaya.core.game import Refused
from azumaya.core.text import Plural, Text

MOST_REMOVED = 20  # deleted games that can be brought back


def say(model: Model, notice: Notice) -> Step:
    """The model with a notice, which is spoken too."""
    return replace(model, notice=notice), [effects.announce([notice.text], urgent=notice.failed)]


def delete(model: Model, id: str) -> Step:
    """Remove a game; it can be brought back as long as the app is open."""
    entry = model.games.get(id)
    if entry is None:
        return model, []
    model, done = library.forget(model, id)
    model = replace(model, removed=(*model.removed, entry)[-MOST_REMOVED:])
    notice = Notice(Text("The game was deleted."), "restore-deleted", id, Text("Undo"))
    if model.play and model.play.saved.id == id:
        model, more = opening.home(model, notice=notice)
    else:
        model, more = say(model, notice)
    return model, done + more


def restore_deleted(model: Model, id: str) -> Step:
    """Bring a deleted game back, the last one if none is named."""
    entry = next((e for e in reversed(model.removed) if id in ("", e.id)), None)
    if entry is None or entry.id in model.games:
        return model, []
    removed = tuple(other for other in model.removed if other is not entry)
    model = replace(model, removed=removed)
    model, done = library.put(model, entry, _text(model, entry))
    model, more = say(model, Notice(Text("The game is back.")))
    return model, done + more


def _text(model: Model, entry: Entry) -> str:
    return entry.text if isinstance(entry, Damaged) else saves.write(entry, model.shelf)


def duplicate(model: Model, id: str) -> Step:
    """A copy of a game, to try something else."""
    entry = model.games.get(id)
    if entry is None or isinstance(entry, Damaged):
        return model, []
    if library.secret(model, entry):
        return say(model, Notice(Text("A game with hidden cards can be copied when it is over.")))
    model, _, fresh = library.fresh(model)
    model, done = library.keep(model, replace(entry, id=fresh, played=model.now))
    model, more = say(model, Notice(Text("The game was copied."), "delete", fresh, Text("Undo")))
    leave = [effects.back()] if model.route.sheet else []
    return model, done + more + leave


def export(model: Model, id: str) -> Step:
    """Hand over one game as a file, the one at the table if none is named."""
    id = id or (model.play.saved.id if model.play else "")
    return model, [backup.export(model, id)] if id in model.games else []


def open_file(model: Model, message: File) -> Step:
    """Take in a file of saved games: all of it, or nothing and the reason why."""
    if message.text is None:
        return say(model, Notice(Text("This file cannot be read."), failed=True))
    try:
        found = backup.read(model, message.text)
    except Refused as refused:
        return say(model, Notice(refused.objection.text, failed=True))
    before = len(model.games)
    model, done = backup.restore(model, found.games)
    model, more = _take_in(model, found)
    n = len(model.games) - before
    told = (
        Plural("{n} game was added.", "{n} games were added.", n=n)
        if n
        else Text("All the games in this file are here already.")
    )
    model, said = say(model, Notice(told))
    return model, done + more + said


def _take_in(model: Model, found: backup.Backup) -> Step:
    """The names in a file join those known here; its settings count where nothing was chosen here yet."""
    known = people.remember(model.people, people.read(found.people))
    done = [] if known == model.people else [effects.save(people.KEY, people.write(known))]
    model = replace(model, people=known)
    if replace(model.settings, advice="on") != Settings() or not found.settings:
        return model, done
    model, more = setting.adopt(model, settings.read(found.settings))
    return model, done + more
