"""How the strongest opponent of Cardoku thinks: it tries its moves out against somebody who looks one move ahead.

It looks at every move in some worlds that the view allows. The best of them, and of many that look equally good some
at random, it tries out: it plays on from there as `sight.ahead` does, for both sides. So it finds what takes two moves
or three, as to open a line where the other side will not see it, or cannot use it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from azumaya.games.cardoku.choices import MOVE
from azumaya.games.cardoku.fast import CardokuForward
from azumaya.games.cardoku.felt import WORTH
from azumaya.games.cardoku.moves import CardokuMove
from azumaya.games.cardoku.sight import ahead
from azumaya.games.cardoku.state import State

if TYPE_CHECKING:
    from azumaya.core.game import Game, Seat, View

LOOKS, WORLDS = 8, 4  # worlds in which all moves are looked at (one where nothing is hidden), and some are tried out
TRIED = 40  # moves tried out
TURNS = 3  # turns after the move
BREATH = 16  # moves looked at in a step
FIRST = 0.001  # the weight of the first look against what comes of it
DRAW = 0.3  # what a draw is worth: less than to play on and wait for the other side's mistakes
DULL = 0.01  # how much worse each turn without progress is where nobody leads


def think(game: Game[State, CardokuMove], view: View[State], rng: Random) -> Iterator[CardokuMove]:
    """Its best move so far, once a step."""
    assert view.seat is not None
    model = CardokuForward(game)
    drawn = model.worlds(game, view, rng)
    hidden = any(held.unseen or held.pile for held in view.state.holdings)
    worlds = [next(drawn) for _ in range(LOOKS if hidden else 1)]
    plan = Plan(model, view.seat, worlds[0], rng)
    for world in worlds:
        yield from plan.look(world, rng.getrandbits(64))
    plan.shorten()
    for number in range(WORLDS):
        yield from plan.try_out(worlds[number % len(worlds)], rng.getrandbits(64))


class Plan:
    """One decision of a seat: its moves, with how good each one seems."""

    def __init__(self, model: CardokuForward, seat: Seat, world: Any, rng: Random) -> None:
        self._model, self._seat = model, seat
        moves = sorted(model.moves(world), key=lambda move: str(model.real(move)))
        if not isinstance(world, State):
            moves = list({_worth(move): move for move in moves}.values())
        rng.shuffle(moves)
        self._worth = dict.fromkeys(moves, 0.0)

    def best(self) -> CardokuMove:
        """The game's own move that seems best."""
        return self._model.real(max(self._worth, key=self._worth.__getitem__))

    def look(self, world: Any, luck: int) -> Iterator[CardokuMove]:
        """Add how good a world is right after each move."""
        best = self.best()
        for tried, move in enumerate(self._worth, 1):
            after = self._model.play(self._model.copy(world), move, Random(luck))
            self._worth[move] += self._model.value(after, self._seat)
            if tried % BREATH == 0:
                yield best
        yield self.best()

    def shorten(self) -> None:
        """Keep the moves that are worth trying out."""
        ranked = sorted(self._worth, key=self._worth.__getitem__, reverse=True)
        self._worth = {move: FIRST * self._worth[move] for move in ranked[:TRIED]}

    def try_out(self, world: Any, luck: int) -> Iterator[CardokuMove]:
        """Add what comes of each move when both sides look one move ahead from then on."""
        best = self.best()
        for move in self._worth:
            rng = Random(luck)
            position = self._model.play(self._model.copy(world), move, rng)
            for _ in range(TURNS):
                if isinstance(position, State) or position.over:
                    break
                position = ahead(position, rng)
                yield best
            self._worth[move] += self._outcome(position)
        yield self.best()

    def _outcome(self, position: Any) -> float:
        found = self._model.value(position, self._seat)
        if isinstance(position, State) or position.points[0] != position.points[1]:
            return found
        return DRAW if position.over else found - DULL * position.idle


def _worth(move: int) -> int:
    """The same number for cards of one value on one cell: their domains mean nothing (R2)."""
    return -(81 * WORTH[move // 81] + move % 81) if move < MOVE else move
