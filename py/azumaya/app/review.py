"""The turning points of a finished game, for whoever asks: where a seat gave away a game that it was winning."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from azumaya.app import effects
from azumaya.app.effects import Step
from azumaya.app.messages import Reviewed
from azumaya.app.model import Model, Play, Reviewing
from azumaya.core.record import Match
from azumaya.core.text import Text


def reviewable(match: Match[Any, Any]) -> bool:
    """Is this game over, and one of which it can be known who was winning?"""
    game = match.game
    return match.turn is None and game.skill.review(game, match.states) is not None


def asked(model: Model, play: Play) -> Step:
    """Begin to look for them."""
    if play.review or not reviewable(play.match):
        return model, []
    said = effects.announce([Text("Looking for the turning points.")])
    return replace(model, play=replace(play, review=Reviewing())), [said]


def found(model: Model, play: Play, message: Reviewed) -> Step:
    """More is known, if this is still the game on the table; at the end it is said."""
    if play.review is None or (play.saved.id, len(play.match.record.moves)) != (message.id, message.ply):
        return model, []
    model = replace(model, play=replace(play, review=Reviewing(message.found, message.done)))
    return model, [effects.announce([message.found.line])] if message.done and message.found else []
