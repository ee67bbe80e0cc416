"""Cardoku as searches play it: sets of cells by value, sets of values by line, and moves as numbers.

Where there is no referee and a wrong card lies in the grid, positions are the states themselves, and so it is played
by the rules: that ends as soon as somebody objects, and computer opponents do so at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

from azumaya.core.forward import Forward, settle
from azumaya.core.game import Seat
from azumaya.games.cardoku.choices import real
from azumaya.games.cardoku.felt import Felt, felt
from azumaya.games.cardoku.filling import filling, gaps, quiet
from azumaya.games.cardoku.moves import CardokuMove
from azumaya.games.cardoku.sight import standing
from azumaya.games.cardoku.state import AGAIN, State

if TYPE_CHECKING:
    from azumaya.core.game import Game, View

Position: TypeAlias = State | Felt


class CardokuForward(Forward[State, CardokuMove, Position]):
    """The forward model of Cardoku."""

    def __init__(self, game: Game[State, CardokuMove]) -> None:
        self._game = game

    def enter(self, state: State) -> Position:
        """The felt; the state itself where a card in the grid may be wrong."""
        return state if state.slips or state.phase == AGAIN else felt(state)

    def worlds(self, game: Game[State, CardokuMove], view: View[State], rng: Random) -> Iterator[Position]:
        """As usual; the grid is looked through only once."""
        first = self.enter(game.determinize(view, rng))
        if isinstance(first, State):
            yield from super().worlds(game, view, rng)
            return
        while True:
            world = first.copy()
            world.deal(game.determinize(view, rng))
            yield world

    def turn(self, position: Position) -> Seat | None:
        """Who moves."""
        if isinstance(position, State):
            return self._game.turn(position)
        return None if position.over else position.seat

    def moves(self, position: Position) -> Sequence[Any]:
        """Objections there are, else what a referee allows."""
        if isinstance(position, State):
            return self._game.calls(position) or self._game.fair_moves(position)
        return position.choices()

    def play(self, position: Position, move: Any, rng: Random) -> Position:
        """The position after it, and the next card drawn."""
        if isinstance(position, State):
            return self.enter(settle(self._game, self._game.apply(position, move), rng))
        position.play(move, rng)
        return position

    def copy(self, position: Position) -> Position:
        """The same position, to be played on apart from this one."""
        return position if isinstance(position, State) else position.copy()

    def value(self, position: Position, seat: Seat) -> float:
        """The chance of first place, by the lead and by who can complete a line next."""
        if isinstance(position, State):
            return self._game.skill.value(self._game, position, seat)
        return standing(position, seat % 2)

    def policy(self, position: Position, moves: Sequence[Any], rng: Random) -> Any:
        """What completes most lines; else what gives the other side none."""
        if isinstance(position, State):
            return self._game.skill.rollout(self._game, position, moves, rng)
        move = filling(position, gaps(position))
        return quiet(position, moves, rng) if move is None else move

    def real(self, move: Any) -> CardokuMove:
        """The game's own move."""
        return real(move) if isinstance(move, int) else move
