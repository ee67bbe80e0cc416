"""The search for the turning points of a finished game, in slices between messages."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from azumaya.app.messages import Reviewed
from azumaya.app.model import Model
from azumaya.app.runners import Clock, Slice, Task
from azumaya.core.skill import Review
from azumaya.players.thinking import SLICE

log = logging.getLogger(__name__)


def wanted(model: Model) -> Task | None:
    """The finished game on the screen that is not looked through to the end."""
    play = model.play
    if model.route.screen != "game" or play is None or play.review is None or play.review.done:
        return None
    return Task.at(play)


class Search:
    """The search through one game. It can be left at any time and begun anew."""

    def __init__(self, task: Task, model: Model, clock: Clock) -> None:
        assert model.play is not None
        match = model.play.match
        self._task = task
        self._clock = clock
        self._found: Review | None = None
        self._steps: Iterator[Review] = match.game.skill.review(match.game, match.states) or iter(())

    def tick(self) -> Slice:
        """Search for a slice; the news if there are any."""
        begun, before = self._clock(), self._found
        try:
            while self._clock() - begun < SLICE:
                self._found = next(self._steps)
        except StopIteration:
            return Slice(Reviewed(self._task.id, self._task.ply, self._found, True), None)
        except Exception:
            log.exception("a game could not be looked through")
            return Slice(Reviewed(self._task.id, self._task.ply, self._found, True), None)
        if self._found == before:
            return Slice()
        return Slice(Reviewed(self._task.id, self._task.ply, self._found, False))
