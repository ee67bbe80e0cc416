"""The people of the house: their names are remembered for the next game, and may be changed or forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from azumaya.app import effects, people
from azumaya.app.effects import Step
from azumaya.app.model import Model, Notice
from azumaya.core.text import Text


def renamed(model: Model, fields: Mapping[str, str]) -> Step:
    """The names as they stand in the form (`name-0`, `name-1`, ...); an empty field leaves its name as it was."""
    typed = (people.clean(fields.get(f"name-{n}", "")) or name for n, name in enumerate(model.people))
    return _keep(model, people.remember(typed, ()), Notice(Text("The names are kept.")))


def forget(model: Model, name: str) -> Step:
    """The house without this name; it can be brought back."""
    if name not in model.people:
        return model, []
    left = tuple(other for other in model.people if other != name)
    undo = Notice(Text("{name} is not suggested any more.", name=name), "remember-person", name, Text("Undo"))
    return _keep(model, left, undo)


def remember(model: Model, name: str) -> Step:
    """The house with this name in front, once more."""
    known = people.clean(name)
    if not known or known in model.people:
        return model, []
    return _keep(model, people.remember((known,), model.people), Notice(Text("{name} is back.", name=known)))


def _keep(model: Model, names: tuple[str, ...], notice: Notice) -> Step:
    said = effects.announce([notice.text])
    if names == model.people:
        return replace(model, notice=notice), [said]
    model = replace(model, people=names, notice=notice)
    return model, [effects.save(people.KEY, people.write(names)), said]
