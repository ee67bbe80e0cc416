"""The games pass what OpenSpiel asks of every game."""

import pyspiel
import pytest
from open_spiel.python.tests import games_sim_test

from peers.adapter import GAMES


@pytest.mark.parametrize("id", GAMES)
def test_it_passes_the_random_simulation(id: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"python_azumaya_{id}"), num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("id", GAMES)
def test_it_passes_the_simulation_with_clones_and_serialization(id: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(f"python_azumaya_{id}"))
