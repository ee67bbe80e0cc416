"""When the browser is asked to keep what is saved: at a moment that suits those who play."""

from __future__ import annotations

from azumaya.app import effects
from azumaya.app.effects import Effect
from azumaya.app.messages import Go, Message
from azumaya.app.model import Model


def wish(before: Model, message: Message, model: Model) -> list[Effect]:
    """Whoever leaves a table has a game worth keeping, and eyes for what the browser may ask in turn."""
    left = isinstance(message, Go) and before.play and before.play.match.record.moves and model.play is None
    return [effects.persist(again=False)] if left and model.device.lasting == "no" else []


def insist(model: Model, arg: str) -> tuple[Model, list[Effect]]:
    """Somebody wants the browser to be asked now."""
    return model, [effects.persist(again=True)]
