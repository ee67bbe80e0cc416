"""Other windows on the same storage: what they write is never overwritten unseen."""

from __future__ import annotations

from dataclasses import replace

from azumaya.app import effects, library, opening, people, saves, settings
from azumaya.app.effects import Effect, Step
from azumaya.app.library import GAME, digest, holds
from azumaya.app.messages import Stored
from azumaya.app.model import Damaged, Model, Notice, Play, Saved
from azumaya.app.table import watch
from azumaya.core.text import Text


def stored(model: Model, message: Stored) -> Step:
    """Another window wrote or removed a key."""
    key, text = message.key, message.text
    if key.startswith(GAME):
        return _game(model, key.removeprefix(GAME), text)
    if key == settings.KEY and text is not None:
        after = settings.read(text)
        return replace(model, settings=after), [effects.look(after)]
    if key == people.KEY and text is not None:
        return replace(model, people=people.read(text)), []
    return model, []


def _game(model: Model, id: str, text: str | None) -> Step:
    play = model.play if model.play and model.play.saved.id == id else None
    if text is None:
        return _removed(model, id, play)
    if model.texts.get(id) == text:
        return model, []
    theirs = saves.read(id, text, model.shelf)
    if play is None:
        return library.mark(model, theirs, text), []
    if isinstance(theirs, Damaged):
        return _mine(model, play)
    return _meet(model, play, theirs, text)


def _removed(model: Model, id: str, play: Play | None) -> Step:
    if play is None:
        return library.forget(model, id)[0], []
    texts = {key: text for key, text in model.texts.items() if key != id}
    note = Text("This game was deleted in another window. It is kept again as soon as you move.")
    return replace(model, texts=texts, notice=Notice(note)), [effects.announce([note])]


def _meet(model: Model, play: Play, theirs: Saved, text: str) -> Step:
    """The game on this table was written by another window: whoever has gone further counts, nothing is lost."""
    if holds(theirs, play.saved):
        return _theirs(model, play, theirs, text, [])
    if holds(play.saved, theirs):
        return _mine(model, play)
    if _rank(theirs) > _rank(play.saved):
        model, done = _beside(model, play.saved)
        return _theirs(model, play, theirs, text, done)
    model, done = _beside(model, theirs)
    model, more = _mine(model, play)
    return model, done + more


def _rank(saved: Saved) -> tuple[int, tuple[str, ...], int]:
    """Both windows must come to the same answer on their own."""
    return len(saved.record.moves), saved.record.moves, saved.played


def _beside(model: Model, saved: Saved) -> Step:
    """Keep a game that went another way as a copy; both windows give it the same id."""
    return library.keep(model, replace(saved, id=digest(saved.id, *saved.record.moves)[:12]))


def _mine(model: Model, play: Play) -> Step:
    """What the other window wrote holds nothing new: write ours again."""
    return library.keep(model, play.saved)


def _theirs(model: Model, play: Play, theirs: Saved, text: str, done: list[Effect]) -> Step:
    """Take over what the other window wrote. Where windows cannot see each other, it plays and we look on."""
    model = library.mark(model, theirs, text)
    opened = opening.open_entry(model, theirs)
    if isinstance(opened, Damaged):
        model, more = _mine(model, play)
        return model, done + more
    readonly = play.readonly or model.elsewhere is None
    note = Text("This game went on in another window. You see it as it is now.")
    model = replace(model, play=watch(opened, readonly), notice=Notice(note))
    return model, [*done, effects.announce([note])]


def take_over(model: Model, play: Play) -> Step:
    """Play here what another window was playing."""
    model = replace(model, play=watch(play, False), elsewhere=model.elsewhere and "", notice=None)
    return model, [effects.claim(play.saved.id)]
