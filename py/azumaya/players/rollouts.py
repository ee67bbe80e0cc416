"""The opponent that tries its most promising moves by playing on: policy rollouts over drawn worlds.

In each world every move that is still considered is followed by the game's own rules of thumb for some plies, with
the same chance for all of them, so that moves are compared and not luck. The worse half is given up after a while
(sequential halving). Where one look ahead says most and a tree would only be wide, this beats the tree.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from azumaya.core.forward import Forward
from azumaya.core.game import AnyGame, Seat, View
from azumaya.players.search import playout

LOOKS = 4  # worlds in which every move is looked at before most are left aside
BREATH = 16  # moves looked at in a step
HALVE = 8  # worlds after which the worse half is given up; then twice as many, and so on


def think(game: AnyGame, view: View[Any], rng: Random) -> Iterator[Any]:
    """Yields the best move so far after every rollout, without end; one choice in an open game ends it at once."""
    assert view.seat is not None
    model = game.skill.forward(game)
    worlds = model.worlds(game, view, rng)
    world = next(worlds)
    moves = sorted(model.moves(world), key=lambda move: str(model.real(move)))
    if len(moves) == 1 and not game.about.hidden:
        yield model.real(moves[0])
        return
    trial = Trial(model, view.seat, moves)
    for _ in range(LOOKS if game.about.hidden else 1):
        for _ in trial.look(world, rng.getrandbits(64)):
            yield model.real(trial.best)
        world = next(worlds)
    trial.narrow(game.skill.width)
    tried, limit = 0, HALVE
    while True:
        for _ in trial.play_on(world, rng.getrandbits(64), game.skill.horizon):
            yield model.real(trial.best)
        tried, world = tried + 1, next(worlds)
        if tried == limit and len(trial.moves) > 2:
            trial.halve()
            tried, limit = 0, 2 * limit


class Trial:
    """The moves that are considered, and the summed values of what they led to, in whole worlds only."""

    def __init__(self, model: Forward[Any, Any, Any], seat: Seat, moves: list[Any]) -> None:
        self.moves = moves
        self.best = moves[0]
        self._model, self._seat = model, seat
        self._totals = dict.fromkeys(moves, 0.0)

    def look(self, world: Any, luck: int) -> Iterator[None]:
        """Add how good the world is right after each move."""
        found = {}
        for n, move in enumerate(self.moves, 1):
            position = self._model.play(self._model.copy(world), move, Random(luck))
            found[move] = self._model.value(position, self._seat)
            if n % BREATH == 0:
                yield
        self._add(found)
        yield

    def play_on(self, world: Any, luck: int, plies: int | None) -> Iterator[None]:
        """Add how good the world is some plies after each move."""
        found = {}
        for move in self.moves:
            chance = Random(luck)
            position = self._model.play(self._model.copy(world), move, chance)
            found[move] = self._model.value(playout(self._model, position, plies, chance), self._seat)
            if len(found) < len(self.moves):
                yield
        self._add(found)
        yield

    def narrow(self, width: int) -> None:
        """Give up all but the best so many, and forget how good they looked: what they lead to counts from now on."""
        self.moves = self._ranked()[:width]
        self._totals = dict.fromkeys(self.moves, 0.0)

    def halve(self) -> None:
        """Give up the worse half."""
        self.moves = self._ranked()[: len(self.moves) // 2]

    def _ranked(self) -> list[Any]:
        return sorted(self.moves, key=self._totals.__getitem__, reverse=True)

    def _add(self, found: dict[Any, float]) -> None:
        for move, value in found.items():
            self._totals[move] += value
        self.best = max(self.moves, key=self._totals.__getitem__)
