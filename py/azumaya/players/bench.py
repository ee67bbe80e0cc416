"""How fast the rules and the search are here: playouts, moves and search steps a second for a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter

from azumaya.core.forward import settle
from azumaya.core.game import AnyGame
from azumaya.core.options import settle_options
from azumaya.players import search


@dataclass(frozen=True)
class Speed:
    """Figures of one game, each per second on one core: random play by the rules and by the model, and searching."""

    playouts: float
    moves: float
    model: float
    steps: float


def measure(game: AnyGame, seconds: float) -> Speed:
    """Play at random by the rules, then by the forward model, then search from the start, each about that long."""
    seats = game.about.seats[0]
    start = game.start(seats, settle_options(game, seats, {}))
    playouts, moves = _rate(seconds, lambda rng: _random_game(game, start, rng))
    _, modelled = _rate(seconds, lambda rng: _modelled_game(game, start, rng))
    return Speed(playouts, moves, modelled, _steps(game, start, seconds))


def _rate(seconds: float, play: Callable[[Random], int]) -> tuple[float, float]:
    """Games and moves a second."""
    rng, games, moves = Random(1), 0, 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        moves += play(rng)
        games += 1
    spent = perf_counter() - begun
    return games / spent, moves / spent


def _random_game(game: AnyGame, start: object, rng: Random) -> int:
    """Play one game at random; answers the number of players' moves."""
    state, moves = settle(game, start, rng), 0
    while game.turn(state) is not None:
        legal = game.legal_moves(state)
        state = settle(game, game.apply(state, legal[int(rng.random() * len(legal))]), rng)
        moves += 1
    return moves


def _modelled_game(game: AnyGame, start: object, rng: Random) -> int:
    """Play one game at random on the model; answers the number of players' moves."""
    model = game.skill.forward(game)
    position, moves = model.enter(settle(game, start, rng)), 0
    while model.turn(position) is not None:
        legal = model.moves(position)
        position = model.play(position, legal[int(rng.random() * len(legal))], rng)
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
