"""The forward model: a game as a search plays it, thousands of times in one decision.

The rules of a game are written to be read and their states never change. A search wants neither: it wants positions
that are cheap to play on. `Plain` plays the rules themselves and serves every game; where that is too slow a game owns
a model of its own in `fast.py`, and a test plays it in step with the rules.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from azumaya.core.seat import CHANCE, Seat

if TYPE_CHECKING:
    from azumaya.core.game import Game, Move, View

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound="Move")
P = TypeVar("P")


class Forward(ABC, Generic[S, M, P]):
    """How a search plays a game. Positions are the model's own and belong to whoever was given them.

    Moves are hashable and mean the same in every world of one view; `real` says which move of the game one is.
    """

    @abstractmethod
    def enter(self, state: S) -> P:
        """The position of a full state in which a seat is on turn or the game is over."""

    def worlds(self, game: Game[S, M], view: View[S], rng: Random) -> Iterator[P]:
        """Positions that the view allows, each fairly drawn and apart from the others, without end."""
        while True:
            yield self.enter(game.determinize(view, rng))

    @abstractmethod
    def turn(self, position: P) -> Seat | None:
        """Who moves: a seat, or None when the game is over. Never chance: `play` moves for it."""

    @abstractmethod
    def moves(self, position: P) -> Sequence[Any]:
        """What an opponent chooses between: it calls out what is wrong where it may, and breaks no rule itself."""

    @abstractmethod
    def play(self, position: P, move: Any, rng: Random) -> P:
        """The position after a move and all that chance does then, drawn by `rng`. May use up the one given."""

    @abstractmethod
    def copy(self, position: P) -> P:
        """The same position, to be played on apart from this one."""

    @abstractmethod
    def value(self, position: P, seat: Seat) -> float:
        """How good a position is for a seat's side, from 0 (lost) to 1 (won)."""

    @abstractmethod
    def policy(self, position: P, moves: Sequence[Any], rng: Random) -> Any:
        """The move that a playout makes here, out of `moves`."""

    def real(self, move: Any) -> M:
        """The game's own move."""
        return move  # type: ignore[no-any-return]


class Plain(Forward[S, M, S]):
    """The rules themselves as the model, with the hooks of the game's skill."""

    def __init__(self, game: Game[S, M]) -> None:
        self._game = game

    def enter(self, state: S) -> S:
        """The state itself."""
        return state

    def turn(self, position: S) -> Seat | None:
        """Who moves."""
        return self._game.turn(position)

    def moves(self, position: S) -> Sequence[M]:
        """The calls there are, else the fair moves."""
        return self._game.calls(position) or self._game.fair_moves(position)

    def play(self, position: S, move: M, rng: Random) -> S:
        """The state after it, chance's moves made."""
        return settle(self._game, self._game.apply(position, move), rng)

    def copy(self, position: S) -> S:
        """The state itself, which never changes."""
        return position

    def value(self, position: S, seat: Seat) -> float:
        """By the game's skill."""
        return self._game.skill.value(self._game, position, seat)

    def policy(self, position: S, moves: Sequence[M], rng: Random) -> M:
        """By the game's skill."""
        return self._game.skill.rollout(self._game, position, moves, rng)


def settle(game: Game[S, M], state: S, rng: Random) -> S:
    """The state after chance has made its moves, drawn by `rng`."""
    while game.turn(state) == CHANCE:
        # In the outcomes' own order: searches draw so often that sorting would be half their time.
        outcomes = game.chance_outcomes(state)
        state = game.apply(state, rng.choices(list(outcomes), list(outcomes.values()))[0])
    return state
