"""The strongest opponent of a game thinks for a person who asked for a hint, in slices, knowing only what they know."""

from __future__ import annotations

import logging

from azumaya.app import curtain
from azumaya.app.deciding import Decision
from azumaya.app.messages import Hinted
from azumaya.app.model import Model
from azumaya.app.runners import Clock, Slice, Task
from azumaya.app.settings import MOST
from azumaya.core.skill import Why
from azumaya.players import mind, stream
from azumaya.players.minds import SPECS

log = logging.getLogger(__name__)


def wanted(model: Model) -> Task | None:
    """The hint that somebody waits for."""
    play = model.play
    if model.route.screen != "game" or play is None or play.hint is None or play.hint.step or curtain.hangs(play):
        return None
    return Task.at(play)


class Hinting:
    """The search for one hint."""

    def __init__(self, task: Task, model: Model, clock: Clock) -> None:
        assert model.play is not None
        match = model.play.match
        self._task = task
        self._game = match.game
        rng = stream(f"hint:{match.record.seed}", task.ply)
        strongest = mind(SPECS[-1], match.game)
        self._decision = Decision(match, strongest, MOST[model.settings.thinking], rng, clock)

    def tick(self) -> Slice:
        """Think for a slice; the move and what speaks for it once it is found."""
        self._decision.slice()
        if not self._decision.done:
            return Slice(progress=self._decision.progress)
        move = self._decision.move
        return Slice(Hinted(self._task.id, self._task.ply, move, self._why(move)), None)

    def _why(self, move: object) -> Why | None:
        try:
            return self._game.skill.why(self._game, self._decision.view, move)
        except Exception:
            log.exception("a hint could not be explained")
            return None
