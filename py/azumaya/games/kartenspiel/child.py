"""How the easiest opponent of Sudoku – Das Kartenspiel thinks: it places what fits, and is impatient with the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

from azumaya.core.game import AnyGame, View
from azumaya.games.kartenspiel.cards import BLUE, colour
from azumaya.games.kartenspiel.moves import KartenspielMove, Penalty, Placement
from azumaya.games.kartenspiel.state import State

HASTE = 0.3  # how often it gives up a card that fits nowhere now, though another could be placed

T = TypeVar("T")


def think(game: AnyGame, view: View[State], rng: Random) -> Iterator[KartenspielMove]:
    """One step: any card that fits, on any of its cells; else any blue card is given up.

    While cards are drawn it is often too hasty to wait until a blue card fits that does not fit now.
    """
    state = view.state
    moves = game.calls(state) or game.fair_moves(state)
    placements = [move for move in moves if isinstance(move, Placement)]
    cards = sorted({move.card for move in placements})
    blue = [move for move in moves if isinstance(move, Penalty) and colour(move.card) == BLUE]
    idle = [move for move in blue if move.card not in cards]
    if not placements:
        yield _any(blue or moves, rng)
    elif idle and state.pile and rng.random() < HASTE:
        yield _any(idle, rng)
    else:
        card = _any(cards, rng)
        yield _any([move for move in placements if move.card == card], rng)


def _any(things: Sequence[T], rng: Random) -> T:
    return things[int(rng.random() * len(things))]
