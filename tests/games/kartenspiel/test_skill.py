"""What an opponent knows: how good a position is, and the policy of its playouts."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azumaya.core.game import CHANCE
from azumaya.games.kartenspiel.skill import expected
from azumaya.games.kartenspiel.state import State
from azumaya.players import mind
from azumaya.players.arena import play
from games.kartenspiel.play import GAME, after, position, random_game, reached

SKILL = GAME.skill
RING = "Y5 B1@0,-1 B2@1,-1 B3@1,0 B4@1,1 B6@0,1 B7@-1,1 B8@-1,0 B9@-1,-1"  # closed: only yellows fit


def value(state: State, seat: int = 0) -> float:
    return SKILL.value(GAME, state, seat)


def policy(state: State, seed: int = 1) -> str:
    return str(SKILL.rollout(GAME, state, GAME.fair_moves(state), Random(seed)))


@settings(max_examples=8)
@given(st.sampled_from([2, 3, 5]), st.integers(0, 2**32))
def test_the_seats_share_one_win_between_them(seats: int, seed: int) -> None:
    for state in random_game(seats, seed).states[30::7]:
        values = [value(state, seat) for seat in range(seats)]
        assert sum(values) == pytest.approx(1)
        assert all(0 <= one <= 1 for one in values)


def test_at_the_end_the_value_is_the_share_of_first_place() -> None:
    ended = after(position("Y5", "", "", "", stacks=["B1", "B2"]), "pass", "pass", "pass")
    assert [value(ended, seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_points_count_and_so_does_what_can_be_placed_again() -> None:
    assert expected(position("Y5", "", "B6", stacks=["B1 B2 Y3"], penalties="kept"), 0) == 4
    assert expected(position("Y5", "", "B6", stacks=["B5 B5 Y3"]), 0) == 4
    assert 2 < expected(position("Y5", "", "B6", stacks=["B1 B2 Y3"]), 0) < 4


def test_a_card_that_fits_nowhere_costs_the_more_the_fewer_turns_are_left() -> None:
    early = reached("Y5", "B5 B3 B3 B3 B3").state
    blocked, fitting = position(RING, "B5", "B6"), position("Y5", "B3", "B6")
    assert expected(blocked, 0) == 1
    assert 0 < expected(fitting, 0) < 0.5
    assert expected(early, 0) < 5 * 0.5


def test_placing_is_worth_more_than_giving_up() -> None:
    play = reached("Y5", "B3 B4")
    assert value(play("B3@1,0 draw:B9").state) > value(play("penalty:B3 draw:B9").state)


def test_a_playout_places_a_yellow_before_all() -> None:
    assert policy(position("Y5 B3@1,0", "B4 B6 Y7", "B9")) == "Y7@2,0"


def test_a_playout_places_the_card_with_the_fewest_cells() -> None:
    """The 5 fits above and below the 7, outside the box of the 5; the 4 fits there and in six other cells."""
    state = position("Y5 B3@1,0 Y7@2,0", "B4 B5", "B9")
    assert {policy(state, seed) for seed in range(9)} == {"B5@2,-1", "B5@2,1"}


def test_a_playout_gives_up_a_blue_rather_than_a_yellow() -> None:
    state = position("Y5", "B5 Y7", "B6")
    assert policy(state) == "penalty:B5"


def test_a_playout_places_of_its_stack_before_it_passes_or_gives_up() -> None:
    assert policy(position("Y5", "B5", "B6", stacks=["B3"])).startswith("stack:B3@")
    assert policy(position("Y5", "", "B6", stacks=["B5"])) == "pass"


@settings(max_examples=6)
@given(st.sampled_from([2, 3, 5]), st.integers(0, 2**32), st.sampled_from(["on", "off"]))
def test_a_playout_makes_only_fair_moves(seats: int, seed: int, referee: str) -> None:
    for state in random_game(seats, seed, referee=referee).states[:-1]:
        if GAME.turn(state) != CHANCE:
            assert policy(state) in {str(move) for move in GAME.fair_moves(state)}
            calls = GAME.calls(state)
            assert not calls or SKILL.rollout(GAME, state, calls, Random(1)) == calls[0]


def test_the_greedy_player_beats_the_random_one() -> None:
    minds = [mind("greedy", GAME), mind("random", GAME)]
    shares = [play(GAME, minds, {}, f"seed {n}", shift=n % 2).shares[0] for n in range(12)]
    assert sum(shares) >= 9
