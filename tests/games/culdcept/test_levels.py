"""How the four opponents play, and that each is stronger than the one below."""

from __future__ import annotations

from random import Random

import pytest

from azumaya.core.game import CHANCE
from azumaya.games.culdcept import child
from azumaya.games.culdcept.state import State
from azumaya.players import Mind, mind
from azumaya.players.arena import play
from azumaya.players.thinking import Thinking
from games.culdcept.play import GAME, choosing, placing, random_game

CHILD, GREEDY = mind("level:1", GAME), mind("level:2", GAME)
AHEAD = mind("level:3", GAME)  # the strongest thinks like this, only farther


def won(one: Mind, other: Mind, games: int, **options: str) -> float:
    """The shares of first place of one against another, the seats swapped."""
    return sum(play(GAME, [one, other], options, f"seed {n // 2}", shift=n % 2).shares[0] for n in range(games))


def childish(state: State) -> str:
    """What the child does here."""
    return str(next(child.think(GAME, GAME.view(state, GAME.turn(state)), Random(1))))


@pytest.mark.strength
def test_the_child_loses_to_the_greedy_player() -> None:
    assert won(GREEDY, CHILD, 20) >= 14


@pytest.mark.strength
def test_thinking_ahead_wins_against_the_greedy_player() -> None:
    assert won(AHEAD, GREEDY, 12) >= 8


def test_the_child_rolls_and_takes_what_it_can_with_its_strongest_card() -> None:
    assert childish(choosing("2 4 9")) == "roll"
    assert childish(placing("3 9 Q")) == "claim:Q"
    assert childish(placing("3 5 6", "4", owner=1)) == "claim:5+6"
    assert childish(placing("3 9", ground="Q")) == "stay"
    assert childish(placing("9", "3")) == "stay"


@pytest.mark.parametrize("options", [{}, {"reinforce": "on"}, {"ace": "safe"}, {"hands": "open"}], ids=str)
def test_every_level_makes_a_legal_move_and_the_same_one_again(options: dict[str, str]) -> None:
    for state in random_game(3, 1, **options).states[30::17]:
        if GAME.turn(state) in (None, CHANCE):
            continue
        legal, view = set(map(str, GAME.legal_moves(state))), GAME.view(state, GAME.turn(state))
        for one in (CHILD, GREEDY, AHEAD):
            made = {str(Thinking(one, GAME, view, Random(4)).decide()) for _ in range(2)}
            assert len(made) == 1
            assert made <= legal
