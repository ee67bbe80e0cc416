"""When storage does not keep what it is given.

The page tells only of saves that failed. A save that the last answer asked for and of which nothing was heard by
the time the person does something is a save that worked. What failed is tried again with every such message, and
the trouble is over when all of it is kept.
"""

from __future__ import annotations

from dataclasses import replace

from azumaya.app import effects, people, settings
from azumaya.app.effects import Effect, Step
from azumaya.app.library import GAME
from azumaya.app.messages import Drag, File, Form, Go, Message, Press, Submit, Tap, Tick, Trouble
from azumaya.app.model import Model
from azumaya.core.text import Text

SENTENCES = {
    "full": Text(
        "There is no room left to save on this device. Nothing is lost yet: save a backup file, then delete old games."
    ),
    "blocked": Text(
        "This browser does not let Azumaya save. You can play on, but save a backup file before you close the page."
    ),
    "missing": Text(
        "What was saved last could not be read back. You can play on, but save a backup file before you close the page."
    ),
}
KINDS = tuple(SENTENCES)
PAINTED = (Go, Tap, Drag, Press, Form, Submit, File, Tick)  # sent only after the last answer's saves were tried


def heard(model: Model, message: Message) -> Model:
    """The model with what this message tells about the saves before it."""
    if not isinstance(message, PAINTED) or not model.written:
        return model
    unsaved = tuple(key for key in model.unsaved if key not in model.written)
    return replace(model, unsaved=unsaved, written=(), trouble=model.trouble if unsaved else "")


def over(before: Model, after: Model) -> list[Effect]:
    """What is said when the trouble is over."""
    if not before.trouble or after.trouble:
        return []
    return [effects.announce([Text("Everything is saved again.")])]


def met(model: Model, message: Trouble) -> Step:
    """The model with a save that failed; it is said when the trouble begins."""
    what, key = message.what if message.what in KINDS else KINDS[-1], message.key
    ours = key.startswith(GAME) or key in (settings.KEY, people.KEY)
    news = replace(
        model,
        trouble=what,
        unsaved=tuple(dict.fromkeys((*model.unsaved, key))) if ours else model.unsaved,
        written=tuple(other for other in model.written if other != key),
    )
    return news, [] if model.trouble == what else [effects.announce([SENTENCES[what]], urgent=True)]


def asked(model: Model, message: Message, done: list[Effect]) -> tuple[Model, list[Effect]]:
    """The effects with what is to be tried again, and the model that knows which keys they write."""
    if isinstance(message, PAINTED) and not isinstance(message, Tick):
        tried = _keys(done)
        done = [*done, *(_again(model, key) for key in model.unsaved if key not in tried)]
    written = tuple(dict.fromkeys((*model.written, *_keys(done))))
    return (model if written == model.written else replace(model, written=written)), done


def _keys(done: list[Effect]) -> tuple[str, ...]:
    return tuple(effect["key"] for effect in done if effect["do"] in ("save", "erase"))


def _again(model: Model, key: str) -> Effect:
    if key == settings.KEY:
        return effects.save(key, settings.write(model.settings))
    if key == people.KEY:
        return effects.save(key, people.write(model.people))
    text = model.texts.get(key.removeprefix(GAME))
    return effects.erase(key) if text is None else effects.save(key, text)
