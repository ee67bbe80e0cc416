"""Our strongest opponent against OpenSpiel's own searches, with equal time a move and seats exchanged.

python -m peers.duel GAME [--games N] [--player SPEC]: Python's MCTS bot where nothing is hidden and IS-MCTS bot with
`determinize` as its resampler elsewhere, both with random rollouts on the very rules. A bot is given as many
simulations as fit into the time our player takes on the average.
"""

from __future__ import annotations

import argparse
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from azumaya.core.game import AnyGame, View
from azumaya.core.options import settle_options
from azumaya.core.skill import reward
from azumaya.games import SHELF
from azumaya.players import Mind, Thinking, mind
from azumaya.players.arena import decided, interval
from peers.adapter import GAMES, SEATS, State

FIRST = 50  # simulations of a bot's first move, by which its speed is known
BAR = 0.6


class Peer:
    """A bot that keeps to the time its opponent takes."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.spent, self.simulations, self.moves = 0.0, 0, 0
        loaded = pyspiel.load_game(GAMES[game.about.id].__name__.replace("Adapted_", "python_azumaya_"))
        chance = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, chance)
        if game.about.hidden:
            rng = Random(seed)
            self._bot = ismcts.ISMCTSBot(
                loaded, rollouts, 2.0, FIRST, random_state=chance, allow_inconsistent_action_sets=True
            )
            self._bot.set_resampler(lambda state, player: state.elsewhere(player, rng))
            self._limit = "_max_simulations"
        else:
            self._bot = mcts.MCTSBot(loaded, 2.0, FIRST, rollouts, random_state=chance)
            self._limit = "max_simulations"

    def move(self, state: State, seconds: float) -> int:
        """The bot's action within about so many seconds."""
        allowed = int(seconds * self.simulations / self.spent) if self.spent else FIRST
        setattr(self._bot, self._limit, max(2, allowed))
        begun = perf_counter()
        action = int(self._bot.step(state))
        self.spent += perf_counter() - begun
        self.simulations += max(2, allowed)
        self.moves += 1
        return action


def play(game: AnyGame, ours: Mind, seat: int, seed: int) -> tuple[float, dict[str, float]]:
    """One game in which our player has that seat: its share of first place, and the times."""
    rng, peer = Random(seed), Peer(game, seed)
    state = pyspiel.load_game(f"python_azumaya_{game.about.id}").new_initial_state()
    spent, moves = 0.0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        elif state.current_player() == seat:
            begun = perf_counter()
            move = _ours(game, ours, game.view(state.box.state, seat), Random(rng.getrandbits(64)))
            spent, moves = spent + perf_counter() - begun, moves + 1
            state.apply_action(next(a for a in state.legal_actions() if state.action_to_string(a) == str(move)))
        else:
            state.apply_action(peer.move(state, spent / moves if moves else 0.2))
    times = {"ours": 1000 * spent / max(1, moves), "peer": 1000 * peer.spent / max(1, peer.moves)}
    return reward(game, state.box.state, seat), {**times, "simulations": peer.simulations / max(1, peer.moves)}


def _ours(game: AnyGame, ours: Mind, view: View[Any], rng: Random) -> Any:
    return Thinking(ours, game, view, rng).decide()


def main() -> None:
    """Play until the share is surely above or below the bar, or so many games."""
    parser = argparse.ArgumentParser(prog="python -m peers.duel", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--player", default="level:4")
    given = parser.parse_args()
    game = SHELF.find(given.game)
    settle_options(game, SEATS, {})
    shares: list[float] = []
    for n in range(given.games):
        share, times = play(game, mind(given.player, game), n % SEATS, n)
        shares.append(share)
        low, high = interval(shares)
        told = ", ".join(f"{name} {value:.0f}" for name, value in times.items())
        print(
            f"{n + 1}: share {sum(shares) / len(shares):.3f} [{low:.3f}, {high:.3f}]; ms a move and so on: {told}",
            flush=True,
        )
        if n % SEATS and decided(shares, BAR):
            break


if __name__ == "__main__":
    main()
