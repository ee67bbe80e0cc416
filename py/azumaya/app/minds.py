"""Opponents at the table: what they are to think about, in slices, and how long they take at least.

A move there is no choice about takes as long as any other, or it would tell a hand.
"""

from __future__ import annotations

from math import ceil

from azumaya.app.deciding import Decision
from azumaya.app.messages import Thought
from azumaya.app.model import Model
from azumaya.app.runners import Clock, Slice, Task
from azumaya.app.settings import MOST, PAUSE
from azumaya.players import mind, stream
from azumaya.players.thinking import SLICE


def wanted(model: Model) -> Task | None:
    """The decision an opponent has to make now."""
    play = model.play
    if model.route.screen != "game" or play is None or play.thinking is None:
        return None
    return Task.at(play)


class Opponent:
    """An opponent that works on a task."""

    def __init__(self, task: Task, model: Model, clock: Clock) -> None:
        play = model.play
        assert play is not None
        match, seat = play.match, play.match.turn
        assert seat is not None
        spec = mind(play.saved.players[seat].mind, match.game)
        self.task = task
        self._least = PAUSE[model.settings.pace] / 1000
        self._usual = spec.seconds or 0.0
        self._clock = clock
        self._begun = clock()
        rng = stream(match.record.seed, task.ply)
        self._decision = Decision(match, spec, MOST[model.settings.thinking], rng, clock)

    def tick(self) -> Slice:
        """Think for a slice; the decision when it stands and its time has come."""
        ms = self._think()
        return Slice(self.decide(), None) if ms is None else Slice(ms=ms, progress=self.progress)

    def _think(self) -> int | None:
        """Think for a slice; the ms until the next one, or None when the decision stands and its time has come."""
        if not self._decision.done:
            self._decision.slice()
            if not self._decision.done:
                return 0
        left = max(self._least, self._usual) - self._gone
        if left <= 0:
            return None
        return ceil((min(left, SLICE) if self._usual else left) * 1000)  # in steps as small as if it still thought

    @property
    def _gone(self) -> float:
        """The seconds since it is on turn."""
        return self._clock() - self._begun

    @property
    def progress(self) -> float:
        """How much of its time has gone, 0..1; it does not tell whether there was much to think about.

        Where nobody knows how long it will take, it comes nearer to 1 ever more slowly and never gets there.
        """
        if self._usual:
            return min(1.0, self._gone / self._usual)
        gone = self._gone / self._least
        return gone / (1 + gone)

    def decide(self) -> Thought:
        """The best move so far."""
        return Thought(self.task.id, self.task.ply, str(self._decision.move))
