"""The strongest opponent of a game thinks for a person who asked for a hint, in slices, knowing only what they know."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from azumaya.app import curtain
from azumaya.app.messages import Hinted
from azumaya.app.model import Model
from azumaya.app.runners import Clock, Slice
from azumaya.app.settings import MOST
from azumaya.core.skill import Why
from azumaya.players import Thinking, mind, stream
from azumaya.players.minds import SPECS

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Task:
    """One hint that was asked for: the game, and its moves so far."""

    id: str
    moves: tuple[str, ...]


def wanted(model: Model) -> Task | None:
    """The hint that somebody waits for."""
    play = model.play
    if model.route.screen != "game" or play is None or play.hint is None or play.hint.step or curtain.hangs(play):
        return None
    return Task(play.saved.id, play.match.record.moves)


class Hinting:
    """The search for one hint."""

    def __init__(self, task: Task, model: Model, clock: Clock) -> None:
        assert model.play is not None
        match = model.play.match
        assert match.turn is not None
        self._task = task
        self._match = match
        self._view = match.game.view(match.state, match.turn)
        strongest = replace(mind(SPECS[-1], match.game), seconds=MOST[model.settings.thinking])
        rng = stream(f"hint:{match.record.seed}", len(task.moves))
        self._thinking = Thinking(strongest, match.game, self._view, rng, clock)

    def tick(self) -> Slice:
        """Think for a slice; the move and what speaks for it once it is found."""
        try:
            done = self._thinking.slice()
        except Exception:
            log.exception("no hint could be thought of")
            done = True
        if not done:
            return Slice(progress=self._thinking.progress)
        game, state, best = self._match.game, self._match.state, self._thinking.best
        move = best if best in game.legal_moves(state) else min(game.fair_moves(state), key=str)
        return Slice(Hinted(self._task.id, len(self._task.moves), move, self._why(move)), None)

    def _why(self, move: object) -> Why | None:
        game = self._match.game
        try:
            return game.skill.why(game, self._view, move)
        except Exception:
            log.exception("a hint could not be explained")
            return None
