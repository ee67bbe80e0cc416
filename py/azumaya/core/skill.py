"""What a game knows about playing well, for the opponents of `azumaya.players`."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from azumaya.core.forward import Forward, Plain
from azumaya.core.text import Text

if TYPE_CHECKING:
    from azumaya.core.game import Game, Move, Place, Seat, View

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound="Move")

Think = Callable[["Game[Any, Any]", "View[Any]", Random], Iterator[Any]]


@dataclass(frozen=True)
class Level:
    """One of the four opponents of a game, from the easiest.

    `by` is a way of thinking that `azumaya.players` knows by name (casual, greedy, policy, search, rollouts), or the
    game's own. It yields its best move so far once a step and may take so many steps (None: until it is done).
    `warmth` is for the casual one: how much worse than the best a move may look and still be made now and then.
    """

    line: Text
    by: str | Think
    steps: int | None = None
    warmth: float = 0.0


@dataclass(frozen=True)
class Why:
    """What speaks for a move, for a hint in three steps: where to look, why, and then the move itself.

    `look` leads to a part of the table, whose places are `at`, without giving the move away.
    """

    look: Text
    at: Sequence[Place]
    reason: Text


@dataclass(frozen=True)
class Turning:
    """The move after `ply` others, by which a seat gave away a game it was winning; `line` tells what was better."""

    ply: int
    line: Text


@dataclass(frozen=True)
class Review:
    """What is known of a finished game: a line on how much that is, and where it turned, in the order of the game."""

    line: Text
    turnings: Sequence[Turning] = ()


LEVELS = (
    Level(Text("Plays what comes to mind and often overlooks the best move."), "casual", warmth=0.25),
    Level(Text("Takes what looks best right now and thinks no further."), "greedy"),
    Level(Text("Thinks a little ahead before it moves."), "search", 200),
    Level(Text("Plays thousands of games ahead in its head before it moves."), "search", 3000),
)


class Skill(Generic[S, M]):
    """The hooks of a game's `skill.py`; the defaults know only the rules.

    `value` and `rollout` make the baselines `greedy` and `policy`, against which everything else is measured. They are
    frozen by a test; what makes an opponent stronger goes into the forward model, the levels or a way of thinking.
    """

    horizon: int | None = None  # plies after which a playout is cut and `value` asked; None: play to the end
    explore: float = 0.7  # weight of curiosity against experience in `search`, for rewards between 0 and 1
    width: int = 8  # how many moves the way of thinking `rollouts` looks at, the best by `value`
    levels: Sequence[Level] = LEVELS

    def value(self, game: Game[S, M], state: S, seat: Seat) -> float:
        """How good a full state is for a seat's side, from 0 (lost) to 1 (won)."""
        return reward(game, state, seat)

    def rollout(self, game: Game[S, M], state: S, legal: Sequence[M], rng: Random) -> M:
        """The move a playout makes here. Default: any."""
        return legal[int(rng.random() * len(legal))]

    def forward(self, game: Game[S, M]) -> Forward[S, M, Any]:
        """The model searches play. Default: the rules."""
        return Plain(game)

    def why(self, game: Game[S, M], view: View[S], move: M) -> Why | None:
        """What speaks for this move of the seat whose view it is. Default: nothing can be said."""
        return None

    def review(self, game: Game[S, M], states: Sequence[S]) -> Iterator[Review] | None:
        """What is known of a finished game, more after each step of a few ms; `states` are all of its states in order.

        Default: nothing can ever be known.
        """
        return None


def reward(game: Game[S, M], state: S, seat: Seat) -> float:
    """The share of first place a seat's side has, as if the game ended now: 1 alone, 1/n when n sides share it."""
    standings = game.standings(state)
    seats = len(standings)
    best = {game.side(seats, other) for other in range(seats) if standings[other].rank == 1}
    return 1 / len(best) if game.side(seats, seat) in best else 0.0
