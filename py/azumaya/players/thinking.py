"""An opponent at work: run in slices, asked for progress, stopped at any time with the best move so far."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from azumaya.core.game import AnyGame, View
from azumaya.players.minds import Mind

SLICE = 0.012  # seconds; a step that takes longer than the one before may make it 15 ms
NAP = 0.2  # seconds between two slices; after more than that whoever thinks was asleep


def stream(seed: str, ply: int) -> Random:
    """The randomness of an opponent at a ply: of the game's seed, but apart from the stream of chance."""
    return Random(f"mind:{seed}:{ply}")


class Thinking:
    """One decision of one mind. `best` is its best move so far, None before the first slice.

    Its seconds run as they do for whoever waits, between slices too; while the machine sleeps they stand still.
    """

    def __init__(
        self,
        mind: Mind,
        game: AnyGame,
        view: View[Any],
        rng: Random,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.best: Any = None
        self.steps = 0
        self.done = False
        self._mind = mind
        self._clock = clock
        self._spent = 0.0
        self._last = clock()  # when the last slice ended
        self._moves = mind.think(game, view, rng)

    def slice(self, seconds: float = SLICE) -> bool:
        """Think for at most about that long; True when the decision stands.

        A slice is at least one step, and ends where another one as long as the last would be too much.
        """
        begun = now = self._clock()
        self._spent += min(begun - self._last, NAP)
        step = 0.0
        while not self.done and now + step - begun <= seconds:
            before, move = now, next(self._moves, None)
            now = self._clock()
            step = now - before
            if move is None:
                self.done = True
                break
            self.best = move
            self.steps += 1
            self.done = self._over(self._spent + now - begun)
        self._spent += now - begun
        self._last = now
        return self.done

    def decide(self) -> Any:
        """Think to the end and answer the move."""
        while not self.slice():
            pass
        return self.best

    @property
    def progress(self) -> float:
        """How much of what the mind allows itself is used, 0..1."""
        if self.done:
            return 1.0
        used = [0.0]
        if self._mind.steps:
            used.append(self.steps / self._mind.steps)
        if self._mind.seconds:
            used.append(self._spent / self._mind.seconds)
        return min(1.0, max(used))

    def _over(self, spent: float) -> bool:
        steps, seconds = self._mind.steps, self._mind.seconds
        return (steps is not None and self.steps >= steps) or (seconds is not None and spent >= seconds)
