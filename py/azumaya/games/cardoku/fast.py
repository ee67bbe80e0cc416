"""Cardoku as searches play it: sets of cells by value, sets of values by line, and moves as numbers.

Where there is no referee and a wrong card lies in the grid, positions are the states themselves, and so it is played
by the rules: that ends as soon as somebody objects, and computer opponents do so at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

from azumaya.core.forward import Forward, settle
from azumaya.core.game import Seat
from azumaya.games.cardoku.choices import real
from azumaya.games.cardoku.felt import Felt, felt
from azumaya.games.cardoku.filling import chances, filling, gaps, gives
from azumaya.games.cardoku.moves import CardokuMove
from azumaya.games.cardoku.state import AGAIN, State
from azumaya.games.cardoku.threats import outlook

if TYPE_CHECKING:
    from azumaya.core.game import Game

Position: TypeAlias = State | Felt

TRIES = 4  # moves that a playout looks at before it gives the other side a line


class CardokuForward(Forward[State, CardokuMove, Position]):
    """The forward model of Cardoku."""

    def __init__(self, game: Game[State, CardokuMove]) -> None:
        self._game = game

    def enter(self, state: State) -> Position:
        """The felt; the state itself where a card in the grid may be wrong."""
        return state if state.slips or state.phase == AGAIN else felt(state)

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
        side = position.side
        lead = float(position.points[side] - position.points[1 - side])
        if position.over:
            won = 0.5 if not lead else float(lead > 0)
            return won if seat % 2 == side else 1 - won
        found, idle = gaps(position), position.idle / (2 * position.variant.guard)
        mine, theirs = (chances(position, found, other) if found else [] for other in (side, 1 - side))
        worth = outlook(lead, mine, theirs, position.at[0].bit_count(), idle)
        return 1 / (1 + exp(-worth if seat % 2 == side else worth))

    def policy(self, position: Position, moves: Sequence[Any], rng: Random) -> Any:
        """What completes most lines; else the first of some moves that lets the other side complete none."""
        if isinstance(position, State):
            return self._game.skill.rollout(self._game, position, moves, rng)
        move = filling(position, gaps(position))
        if move is not None:
            return move
        for _ in range(TRIES):
            move = moves[int(rng.random() * len(moves))]
            if not gives(position, move):
                break
        return move

    def real(self, move: Any) -> CardokuMove:
        """The game's own move."""
        return real(move) if isinstance(move, int) else move
