"""What a game knows about playing well, for the opponents of `azumaya.players`."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from azumaya.core.game import Game, Move, Seat

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound="Move")


class Skill(Generic[S, M]):
    """The hooks of a game's `skill.py`; the defaults know only the rules."""

    horizon: int | None = None  # plies after which a playout is cut and `value` asked; None: play to the end

    def value(self, game: Game[S, M], state: S, seat: Seat) -> float:
        """How good a full state is for a seat's side, from 0 (lost) to 1 (won)."""
        return reward(game, state, seat)

    def rollout(self, game: Game[S, M], state: S, legal: Sequence[M], rng: Random) -> M:
        """The move a playout makes here. Default: any."""
        return legal[int(rng.random() * len(legal))]


def reward(game: Game[S, M], state: S, seat: Seat) -> float:
    """The share of first place a seat's side has, as if the game ended now: 1 alone, 1/n when n sides share it."""
    standings = game.standings(state)
    seats = len(standings)
    best = {game.side(seats, other) for other in range(seats) if standings[other].rank == 1}
    return 1 / len(best) if game.side(seats, seat) in best else 0.0
