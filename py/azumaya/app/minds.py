"""Opponents at the table: what they are to think about, in slices, and how long they take at least.

A move there is no choice about takes as long as any other, or it would tell a hand.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from math import ceil

from azumaya.app.messages import Thought
from azumaya.app.model import Model
from azumaya.app.runners import Clock, Slice
from azumaya.app.settings import MOST, PAUSE
from azumaya.players import Thinking, mind, stream
from azumaya.players.thinking import SLICE

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Task:
    """One decision of one opponent. Two tasks are the same if the game and its moves so far are."""

    id: str
    moves: tuple[str, ...]


def wanted(model: Model) -> Task | None:
    """The decision an opponent has to make now."""
    play = model.play
    if model.route.screen != "game" or play is None or play.thinking is None:
        return None
    return Task(play.saved.id, play.match.record.moves)


class Opponent:
    """An opponent that works on a task."""

    def __init__(self, task: Task, model: Model, clock: Clock) -> None:
        play = model.play
        assert play is not None
        match, seat = play.match, play.match.turn
        assert seat is not None
        game, record = match.game, match.record
        spec = mind(play.saved.players[seat].mind, game)
        self.task = task
        self._least = PAUSE[model.settings.pace] / 1000
        self._usual = spec.seconds or 0.0
        self._clock = clock
        self._begun = clock()
        self._spent = 0.0
        self._match = match
        self._thinking = Thinking(
            replace(spec, seconds=spec.seconds or MOST[model.settings.thinking]),
            game,
            game.view(match.state, seat),
            stream(record.seed, len(record.moves)),
            clock,
        )

    def tick(self) -> Slice:
        """Think for a slice; the decision when it stands and its time has come."""
        ms = self._think()
        return Slice(self.decide(), None) if ms is None else Slice(ms=ms, progress=self.progress)

    def _think(self) -> int | None:
        """Think for a slice; the ms until the next one, or None when the decision stands."""
        rest = 0
        if not self._thinking.done:
            self._slice()
        elif self._spent < self._usual:
            self._spent += SLICE
            rest = ceil(SLICE * 1000)
        if not self._thinking.done or self._spent < self._usual:
            return rest
        left = self._least - (self._clock() - self._begun)
        return ceil(left * 1000) if left > 0 else None

    @property
    def progress(self) -> float:
        """How much of its time has gone, 0..1; it does not tell whether there was much to think about.

        Where nobody knows how long it will take, it comes nearer to 1 ever more slowly and never gets there.
        """
        if self._usual:
            return min(1.0, self._spent / self._usual)
        gone = (self._clock() - self._begun) / self._least
        return gone / (1 + gone)

    def decide(self) -> Thought:
        """The best move so far; any fair move where thinking broke, for the game must not stand still."""
        if self._thinking.best is None:
            self._slice()
        best, game, state = self._thinking.best, self._match.game, self._match.state
        token = str(best if best in game.legal_moves(state) else min(game.fair_moves(state), key=str))
        return Thought(self.task.id, len(self.task.moves), token)

    def _slice(self) -> None:
        begun = self._clock()
        try:
            self._thinking.slice()
        except Exception:
            log.exception("an opponent could not think on")
            self._thinking.done = True
        self._spent += self._clock() - begun
