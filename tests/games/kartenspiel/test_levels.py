"""How the four opponents play, and that each is stronger than the one below."""

from __future__ import annotations

from random import Random

import pytest

from azumaya.core.game import CHANCE
from azumaya.games.kartenspiel import child
from azumaya.games.kartenspiel.state import State
from azumaya.players import Mind, mind
from azumaya.players.arena import play
from azumaya.players.search import think as search
from azumaya.players.thinking import Thinking
from games.kartenspiel.play import GAME, position, random_game

CHILD, CASUAL, GREEDY = mind("level:1", GAME), mind("level:2", GAME), mind("greedy", GAME)
AHEAD = Mind("ahead", search, steps=200)  # the stronger ones think ahead like this, the strongest farther


def won(one: Mind, other: Mind, games: int, **options: str) -> float:
    """The shares of first place of one against another, the seats swapped."""
    return sum(play(GAME, [one, other], options, f"seed {n // 2}", shift=n % 2).shares[0] for n in range(games))


def childish(state: State) -> set[str]:
    """What the child may do here."""
    view = GAME.view(state, GAME.turn(state))
    return {str(next(child.think(GAME, view, Random(seed)))) for seed in range(60)}


@pytest.mark.strength
def test_the_child_loses_to_the_greedy_player() -> None:
    assert won(GREEDY, CHILD, 12) >= 8


@pytest.mark.strength
def test_the_casual_player_wins_against_the_child() -> None:
    assert won(CASUAL, CHILD, 16) >= 9


@pytest.mark.strength
def test_thinking_ahead_wins_against_the_casual_player() -> None:
    assert won(AHEAD, CASUAL, 8) >= 5


def test_the_child_places_what_fits_and_hastily_gives_up_what_does_not() -> None:
    state = position("Y5", "B3 B3 B5 B5 Y7", "B6 B6 B6 B6 B6", pile="B8")
    assert childish(state) == {"B3@1,0", "B3@-1,0", "B3@0,1", "B3@0,-1", "penalty:B5"}


def test_in_the_last_phase_the_child_waits() -> None:
    assert childish(position("Y5", "B3 B5", "B6")) == {"B3@1,0", "B3@-1,0", "B3@0,1", "B3@0,-1"}


def test_the_child_never_gives_up_a_yellow_card_for_a_blue_one() -> None:
    assert childish(position("Y5", "B5 Y7", "B6")) == {"penalty:B5"}
    assert childish(position("Y5", "Y7", "B6")) == {"penalty:Y7"}


@pytest.mark.parametrize("options", [{}, {"referee": "off"}, {"penalties": "after-hand"}, {"hands": "open"}], ids=str)
def test_every_level_makes_a_fair_move_and_the_same_one_again(options: dict[str, str]) -> None:
    for state in random_game(3, 1, **options).states[30::29]:
        if GAME.turn(state) in (None, CHANCE):
            continue
        fair = {*map(str, GAME.fair_moves(state)), *map(str, GAME.calls(state))}
        view = GAME.view(state, GAME.turn(state))
        for one in (CHILD, CASUAL, AHEAD):
            made = {str(Thinking(one, GAME, view, Random(4)).decide()) for _ in range(2)}
            assert len(made) == 1
            assert made <= fair
