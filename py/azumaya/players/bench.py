"""How fast the rules and the search are here: playouts, moves and search steps a second for a game."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter

from azumaya.core.forward import settle
from azumaya.core.game import AnyGame
from azumaya.core.options import settle_options
from azumaya.players import search


@dataclass(frozen=True)
class Speed:
    """Figures of one game, each per second on one core."""

    playouts: float
    moves: float
    steps: float


def measure(game: AnyGame, seconds: float) -> Speed:
    """Play at random, then search from the start, for about that long each."""
    rng = Random(1)
    seats = game.about.seats[0]
    start = game.start(seats, settle_options(game, seats, {}))
    playouts = moves = 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        moves += _random_game(game, start, rng)
        playouts += 1
    spent = perf_counter() - begun
    return Speed(playouts / spent, moves / spent, _steps(game, start, seconds))


def _random_game(game: AnyGame, start: object, rng: Random) -> int:
    """Play one game at random; answers the number of players' moves."""
    state, moves = settle(game, start, rng), 0
    while game.turn(state) is not None:
        legal = game.legal_moves(state)
        state = settle(game, game.apply(state, legal[int(rng.random() * len(legal))]), rng)
        moves += 1
    return moves


def _steps(game: AnyGame, start: object, seconds: float) -> float:
    rng = Random(1)
    state = settle(game, start, rng)
    thinking = search.think(game, game.view(state, game.turn(state)), rng)
    steps = 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        next(thinking)
        steps += 1
    return steps / (perf_counter() - begun)
