"""The self-check: what the page finds out about the device, and whether each game still plays as it did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from azumaya.app import effects
from azumaya.app.effects import Effect, Step
from azumaya.app.messages import Proved
from azumaya.app.model import Check, Found, Model
from azumaya.core.game import AnyGame

LONGEST = 400  # characters of what the page tells in words


def begin(model: Model) -> Step:
    """The self-check from its beginning."""
    run = model.check.run + 1 if model.check else 1
    return replace(model, check=Check(run=run)), [effects.survey()]


def games(model: Model) -> tuple[AnyGame, ...]:
    """The games that are checked, in the order of the shelf."""
    return tuple(game for game in model.shelf.games if game.table)


def told(model: Model, check: Check, news: Mapping[str, Any]) -> Model:
    """What the page found out; what is missing or no such thing is as if it was not told."""
    known: dict[str, Any] = {}
    for field in fields(Found):
        value: Any = news.get(field.name)
        usual: Any = field.default
        kind = int if usual is None else type(usual)
        if type(value) is kind and not (kind is int and value < 0):
            known[field.name] = value[:LONGEST] if isinstance(value, str) else value
    return replace(model, check=replace(check, found=Found(**known)))


def again(model: Model, news: Mapping[str, Any]) -> list[Effect]:
    """What has changed since the page was asked is asked for again."""
    return [effects.survey()] if model.route.screen == "check" and {"cached", "update"} & news.keys() else []


def proved(model: Model, check: Check, message: Proved) -> Model:
    """One more game was played again."""
    if message.run != check.run:
        return model
    return replace(model, check=replace(check, proofs=(*check.proofs, message.proof)))
