"""How fast our games are, beside games and searches of OpenSpiel's that are written in Python too, in one run.

python -m peers.speed [--seconds N]: random moves a second of the rules and of the forward models, and steps a second
of the searches. OpenSpiel's own figures are its Python games played at random, and its Python MCTS with random
rollouts on games that are written in C++. Machines are noisy: only ratios of one run mean anything.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from time import perf_counter

import numpy as np
import open_spiel.python.games  # noqa: F401  # registers the Python games
import pyspiel
from open_spiel.python.algorithms import mcts

from azumaya.games import SHELF
from azumaya.players import bench

PLAYED = ("python_tic_tac_toe", "python_block_dominoes")
SEARCHED = ("breakthrough", "go(board_size=9)")
SIMULATIONS = 20  # of one search; there are as many as fit into the time


def random_moves(name: str, seconds: float) -> float:
    """Players' moves a second of whole random games."""
    game, rng, moves = pyspiel.load_game(name), Random(1), 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
    return moves / (perf_counter() - begun)


def simulations(name: str, seconds: float) -> float:
    """Simulations a second of MCTS from the start of a game."""
    game, chance = pyspiel.load_game(name), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, SIMULATIONS, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state, searches = game.new_initial_state(), 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        bot.step(state)
        searches += 1
    return searches * SIMULATIONS / (perf_counter() - begun)


def rows(seconds: float) -> Iterator[tuple[str, float | None, float | None, float | None]]:
    """Name, random moves a second by the rules and by the model, and search steps a second."""
    for game in SHELF.games:
        speed = bench.measure(game, seconds)
        yield game.about.id, speed.moves, speed.model, speed.steps
    for name in PLAYED:
        yield name, random_moves(name, seconds), None, None
    for name in SEARCHED:
        yield f"{name}, MCTS", None, None, simulations(name, seconds)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m peers.speed", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each figure is measured")
    given = parser.parse_args()
    print(f"{'':28} {'rules moves/s':>14} {'model moves/s':>14} {'search steps/s':>14}")
    for name, *figures in rows(given.seconds):
        print(f"{name:28} " + " ".join(f"{'' if n is None else format(n, ',.0f'):>14}" for n in figures), flush=True)


if __name__ == "__main__":
    main()
