"""What an opponent knows: how good a position is, and the policy of its playouts."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azumaya.core.game import CHANCE
from azumaya.games.culdcept.skill import raid, turns_left
from azumaya.games.culdcept.state import State
from games.culdcept.play import GAME, after, choosing, dealt, ended, game, legal, placing, random_game, ring

SKILL = GAME.skill


def value(state: State, seat: int = 0) -> float:
    return SKILL.value(GAME, state, seat)


def policy(state: State) -> str:
    return str(SKILL.rollout(GAME, state, GAME.legal_moves(state), Random(1)))


@settings(max_examples=8)
@given(st.sampled_from([2, 3]), st.integers(0, 2**32))
def test_the_seats_share_one_win_between_them(seats: int, seed: int) -> None:
    for state in random_game(seats, seed).states[20::7]:
        values = [value(state, seat) for seat in range(seats)]
        assert sum(values) == pytest.approx(1)
        assert all(0 <= one <= 1 for one in values)


def test_at_the_end_the_value_is_the_share_of_first_place() -> None:
    assert [value(ended(0, 0, 1), seat) for seat in (0, 1)] == [1, 0]
    assert [value(ended(0, 1, 0, 1, 2), seat) for seat in (0, 1, 2)] == [0.5, 0.5, 0]


def test_capturing_is_worth_more_than_staying_late_in_the_game() -> None:
    state = placing("K 3", "8", owner=1)
    late = State(state.variant, "place", 10, 0, state.ring, state.pieces, state.holdings)
    assert value(after(late, "claim:K")) > value(after(late, "stay"))


def test_a_strong_square_is_worth_more_than_a_weak_one() -> None:
    state = placing("2 Q 9", ground="A")
    assert value(after(state, "claim:Q")) > value(after(state, "claim:2"))


def test_a_capture_at_hand_is_worth_something() -> None:
    assert value(placing("9", "8", owner=1)) > value(placing("7", "8", owner=1))


def test_turns_are_counted_down_and_the_running_one_is_still_left() -> None:
    play = game(ring("..."), dealt("A 2 3", "A 2 3"), "draw:4")
    assert [turns_left(play.state, seat) for seat in (0, 1)] == [10, 10]
    play = play("roll die:1 stay")
    assert [turns_left(play.state, seat) for seat in (0, 1)] == [9, 10]


def test_a_playout_raids_another_players_square_with_the_lowest_word_that_does() -> None:
    play = game(ring("Q 3 4 5 6 K ..."), dealt("2 3 9", "8 9 10"), "draw:A roll die:1 stay")
    play = play("draw:2 roll die:4 stay draw:4")
    assert raid(play.state) is None
    assert policy(play.state) == "roll"
    state = placing("9", owner=1, shown="5", square=4)
    before = choosing("2 4 9")
    pieces = (2, before.pieces[1])
    before = State(before.variant, "choose", 5, 0, state.ring, pieces, before.holdings)
    assert policy(before) == "word:2"


def test_a_playout_captures_with_its_strongest_card_but_spares_pictures_till_late() -> None:
    state = placing("3 4 8 Q", ground="2")
    assert policy(state) == "claim:3+8"
    late = State(state.variant, "place", 8, 0, state.ring, state.pieces, state.holdings)
    assert policy(late) == "claim:Q"
    assert policy(placing("Q", ground="2")) == "claim:Q"
    assert policy(placing("2", ground="Q")) == "stay"
    assert policy(placing("9", "3")) == "stay"


@settings(max_examples=6)
@given(st.sampled_from([2, 3]), st.integers(0, 2**32))
def test_a_playout_makes_only_legal_moves(seats: int, seed: int) -> None:
    for state in random_game(seats, seed).states[:-1]:
        if GAME.turn(state) != CHANCE:
            assert policy(state) in legal(state)
