"""The games of the self-check, played again in slices between messages: does each end as it once did?"""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterator
from dataclasses import dataclass

from azumaya.app.check import games
from azumaya.app.messages import Proved
from azumaya.app.model import Model, Proof
from azumaya.app.runners import Clock, Slice
from azumaya.core.game import AnyGame
from azumaya.core.golden import Golden, golden
from azumaya.core.record import Match
from azumaya.players.thinking import SLICE

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Task:
    """One run of the self-check."""

    run: int


def wanted(model: Model) -> Task | None:
    """The run on the screen that is not done yet."""
    check = model.check
    if model.route.screen != "check" or check is None or len(check.proofs) == len(games(model)):
        return None
    return Task(check.run)


class Proving:
    """One run: a game after the other."""

    def __init__(self, task: Task, model: Model, clock: Clock) -> None:
        self._run = task.run
        self._clock = clock
        self._games = games(model)
        self._proofs = _proofs(self._games)
        self._done = 0

    def tick(self) -> Slice:
        """Play for a slice, or up to the end of a game."""
        begun, share = self._clock(), 0.0
        while self._clock() - begun < SLICE:
            news = next(self._proofs)
            if isinstance(news, Proof):
                self._done += 1
                rest = 0 if self._done < len(self._games) else None
                return Slice(Proved(self._run, news), rest, self._done / len(self._games))
            share = news
        return Slice(progress=(self._done + share) / len(self._games))


def _proofs(games: tuple[AnyGame, ...]) -> Iterator[Proof | float]:
    """A proof for each game, and on the way to it how much of the game has been played, 0..1."""
    for game in games:
        moves, right = 0, False
        try:
            once = golden(game)
            if once:
                moves = len(once.record.moves)
                right = yield from _replay(game, once)
        except Exception:
            log.exception("a game of the self-check could not be played again")
        yield Proof(game.about.id, moves, right)


def _replay(game: AnyGame, once: Golden) -> Generator[float, None, bool]:
    record = once.record
    match = Match.new(game, record.seats, record.options, record.seed)
    for ply, token in enumerate(record.moves):
        match = match.play(token)
        yield ply / len(record.moves)
    for _ in game.reckon(match.state):
        yield 1.0
    return once.is_end(match)
