"""The model that searches play: the worlds, the value and the policy. The contract plays it in step with the rules."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from azumaya.core.game import CHANCE
from azumaya.games.culdcept.cards import SUIT
from azumaya.games.culdcept.fast import CuldceptForward
from azumaya.games.culdcept.position import HANDS, OWNER, PILES, Position
from azumaya.games.culdcept.state import State
from games.culdcept.play import GAME, choosing, ended, placing, random_game

MODEL = CuldceptForward()


def worlds(state: State, number: int, seed: int = 1, seat: int | None = None) -> list[Position]:
    view = GAME.view(state, GAME.turn(state) if seat is None else seat)
    return list(islice(MODEL.worlds(GAME, view, Random(seed)), number))


def policy(state: State) -> str:
    here = MODEL.enter(state)
    return str(MODEL.real(MODEL.policy(here, MODEL.moves(here), Random(1))))


def value(state: State, seat: int = 0) -> float:
    return MODEL.value(MODEL.enter(state), seat)


def test_a_world_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    for state in random_game(3, 2).states[60::7]:
        seat = GAME.turn(state)
        if seat in (None, CHANCE):
            continue
        real, seen, view = MODEL.enter(state), worlds(state, 12), GAME.view(state, seat).state
        for world in seen:
            assert (world[:HANDS], world[OWNER:]) == (real[:HANDS], real[OWNER:])
            assert world[HANDS + seat] == real[HANDS + seat]
            for other, held in enumerate(view.holdings):
                hand, pile = world[HANDS + other], world[PILES + other]
                assert hand.bit_count() == real[HANDS + other].bit_count()
                assert hand | pile == real[HANDS + other] | real[PILES + other]
                assert not hand & pile
                assert held.hand & ~hand == 0
        assert len({tuple(world) for world in seen}) > 1 or not any(held.unseen for held in view.holdings)


def test_worlds_depend_on_the_view_alone() -> None:
    state = choosing("2 4 9", seats=3)
    view = GAME.view(state, 0)
    others = [GAME.determinize(view, Random(seed)) for seed in range(3)]
    found = [worlds(other, 5, seat=0) for other in [state, *others]]
    assert found[1:] == found[:1] * 3
    assert worlds(state, 5, seed=2) != found[0]


def test_with_open_hands_nothing_is_dealt_anew() -> None:
    state = choosing("2 4 9", hands="open")
    assert all(world == MODEL.enter(state) for world in worlds(state, 5))


def test_a_playout_captures_with_its_strongest_card_but_spares_pictures_till_late() -> None:
    state = placing("3 4 8 Q", ground="2")
    assert policy(state) == "claim:3+8"
    late = State(state.variant, "place", 8, 0, state.ring, state.pieces, state.holdings)
    assert policy(late) == "claim:Q"
    assert policy(placing("Q", ground="2")) == "claim:Q"
    assert policy(placing("2", ground="Q")) == "stay"
    assert policy(placing("9", "3")) == "stay"


def test_a_playout_raids_with_the_lowest_word_that_does() -> None:
    state, before = placing("9", owner=1, shown="5", square=4), choosing("2 4 9")
    pieces = (2, before.pieces[1])
    raiding = State(before.variant, "choose", 5, 0, state.ring, pieces, before.holdings)
    assert (policy(raiding), policy(before)) == ("word:2", "roll")


def test_the_seats_share_one_win_between_them() -> None:
    for state in random_game(3, 6).states[25::7]:
        if GAME.turn(state) != CHANCE:
            assert sum(value(state, seat) for seat in range(3)) == pytest.approx(1)


def test_at_the_end_the_value_is_the_share_of_first_place() -> None:
    assert [value(ended(0, 1, 0, 1, 2), seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_all_thirteen_cards_of_a_seat_are_somewhere_when_it_is_reborn() -> None:
    here = MODEL.enter(choosing("2 4 9"))
    renewed = MODEL.play(MODEL.copy(here), 11, Random(3))
    assert renewed[HANDS].bit_count() == 3
    assert renewed[HANDS] | renewed[PILES] == SUIT
    assert [str(MODEL.real(move)) for move in MODEL.moves(renewed)] == ["roll"]
