"""How the stronger opponents of Sudoku Moyo think: they read ahead, and near the end they know.

A step is about 2 ms here, whether stones are read ahead or the end is solved.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from azumaya.core.game import AnyGame, View
from azumaya.games.moyo import founding
from azumaya.games.moyo.moves import MoyoMove, Stone
from azumaya.games.moyo.net import Net
from azumaya.games.moyo.pairs import cells
from azumaya.games.moyo.reading import Reading
from azumaya.games.moyo.solver import Solver
from azumaya.games.moyo.state import PLACING, Phase, State

SOLVABLE = 32  # open spaces with which the end may be known
PATIENCE = 100  # steps that are spent on knowing it
TASTE = 2  # so much less a stone may be worth and still be placed, that no game is like another; a stone is 12


def expert(game: AnyGame, view: View[State], rng: Random) -> Iterator[MoyoMove]:
    """Reads ahead as far as it may, and solves the end as soon as it can."""
    if view.state.phase not in PLACING:
        yield from founding.settle(view.state, rng)
        return
    net = Net(view.state)
    reading = _reading(net, rng)
    steps = reading.deepen()
    yield from _read(reading, net, steps, 2)
    if net.open(net.position, net.turn).bit_count() == 1:
        return
    if solvable(view.state):
        ending = Ending(net)
        for _ in islice(ending.solve(), PATIENCE):
            yield net.stones[reading.best if ending.best is None else ending.best]
        if ending.best is not None:
            yield net.stones[ending.best]
            return
    yield from _read(reading, net, steps)


def two_ply(game: AnyGame, view: View[State], rng: Random) -> Iterator[MoyoMove]:
    """Reads its stone and the answer to it, no more."""
    if view.state.phase not in PLACING:
        yield from founding.settle(view.state, rng)
        return
    net = Net(view.state)
    reading = _reading(net, rng)
    yield from _read(reading, net, reading.deepen(), 2)


def _reading(net: Net, rng: Random) -> Reading:
    return Reading(net, [rng.randrange(TASTE + 1) for _ in net.stones])


def _read(reading: Reading, net: Net, steps: Iterator[None], depth: int = 81) -> Iterator[Stone]:
    """Read on until so many stones were read ahead, or the end."""
    for _ in steps:
        yield net.stones[reading.best]
        if reading.depth >= depth:
            return
    yield net.stones[reading.best]


def solvable(state: State) -> bool:
    """Is it worth while to try and solve the end of this game?"""
    horikomi = state.setup.horikomi
    return not horikomi and state.phase in (Phase.SHIMA, Phase.OPENING) and cells(state.fits).bit_count() <= SOLVABLE


class Ending:
    """The end of a game from one position on: the stone that wins with the most to spare, or loses with the least."""

    def __init__(self, net: Net) -> None:
        self._net, self._solver = net, Solver(net)
        self.best: int | None = None

    def solve(self) -> Iterator[None]:
        """Find it, in steps. What was found first is good enough, if it wins."""
        net, spare = self._net, 0
        self.best = yield from self._solver.stone(net.position, net.turn)
        while self.best is None:
            spare += 1
            self.best = yield from self._solver.stone(net.position, net.turn, spare)
        while spare <= 0:
            spare -= 1
            better = yield from self._solver.stone(net.position, net.turn, spare)
            if better is None:
                return
            self.best = better
