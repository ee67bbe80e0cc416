"""The standings of a finished game, worked out in slices between messages where they take long."""

from __future__ import annotations

from itertools import islice
from typing import Any

from azumaya.app.messages import Counted
from azumaya.app.model import Model
from azumaya.app.runners import Clock, Slice, Task
from azumaya.core.record import Match
from azumaya.players.thinking import SLICE

AT_ONCE = 40  # steps that are made with the last move; hardly ever does a game need more


def wanted(model: Model) -> Task | None:
    """The end on the screen that is not counted yet."""
    play = model.play
    if model.route.screen != "game" or play is None or play.counted:
        return None
    return Task.at(play)


def is_quick(match: Match[Any, Any]) -> bool:
    """Are the standings of this game known after a few steps, or not asked for yet?"""
    return match.turn is not None or len(list(islice(match.game.reckon(match.state), AT_ONCE))) < AT_ONCE


class Count:
    """The count of one end."""

    def __init__(self, task: Task, model: Model, clock: Clock) -> None:
        assert model.play is not None
        match = model.play.match
        self._task = task
        self._clock = clock
        self._steps = match.game.reckon(match.state)

    def tick(self) -> Slice:
        """Count for a slice; the news once it is done."""
        begun = self._clock()
        while self._clock() - begun < SLICE:
            if next(self._steps, self) is self:
                return Slice(Counted(self._task.id, self._task.ply), None)
        return Slice()
