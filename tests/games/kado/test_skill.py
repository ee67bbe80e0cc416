"""What an opponent knows: what a grid promises, how good a position is, and the policy of its playouts."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azumaya.core.game import CHANCE
from azumaya.core.skill import reward
from azumaya.games.kado.prospect import best_place, of_column, of_line, prospect
from azumaya.games.kado.scoring import parts
from azumaya.games.kado.state import State
from games.kado.play import GAME, after, dealt, ended, game, grid, guessing_game, legal, placing, random_game, turns

SKILL = GAME.skill


def value(state: State, seat: int = 0) -> float:
    return SKILL.value(GAME, state, seat)


def policy(state: State, seed: int = 1) -> str:
    return str(SKILL.rollout(GAME, state, GAME.legal_moves(state), Random(seed)))


@pytest.mark.parametrize("sums", [False, True])
def test_a_full_grid_promises_what_it_counts(sums: bool) -> None:
    for seed in range(10):
        for held in random_game(3, seed).state.holdings:
            assert prospect(held.grid, sums) == sum(parts(held.grid, sums))


def test_a_line_promises_more_with_more_of_a_gift() -> None:
    assert of_line(("Bg5", "Bo4")) > of_line(("Bg5", "So4")) > of_line(("Bo1", "So1"))
    assert of_line(("Bg5", "Bo4", "Bb3", "Sp1")) == 12


def test_a_column_promises_as_long_as_its_ribbons_agree() -> None:
    assert of_column(("Bg5", "So4"), sums=False) == of_column(("Bg5", "So4"), sums=True) == 0
    assert of_column(("Bg5", "Sg3"), sums=False) > of_column(("Bg5",), sums=False) > of_column((), sums=False)
    assert of_column(("Bg5", "Sg3"), sums=True) > of_column(("Bg5", "Sg3"), sums=False)
    assert (of_column(("Bg5", "Sg3", "Qg1"), sums=False), of_column(("Bg5", "Sg3", "Qg1"), sums=True)) == (5, 9)


@pytest.mark.parametrize(
    ("picture", "card", "put"),
    [
        ("Bg5 Bo4 Bb3 ../Sp1 Fo2 Qr3 Cb5/Sp3 Fb4 Qg1 Qo2", "Bp5", "put:0,3"),  # its gift
        ("Bg5 Bo4 Bb3 So1/Sp5 Fo2 Qr3 ../Bp3 Fb4 Qg1 ..", "Sb1", "put:1,3"),  # its gift again
        ("Bg5 Bo4 Qb4 Fp1/Sp1 Fb2 Qb2 Fp3/Sp3 Fo5 .. ..", "Cb5", "put:2,2"),  # its ribbon
    ],
)
def test_the_best_place_is_beside_its_own_kind(picture: str, card: str, put: str) -> None:
    assert str(best_place(grid(picture), card, sums=False)[1]) == put
    assert policy(placing(grid(picture), card)) == put


@settings(max_examples=8)
@given(st.sampled_from([2, 3, 4]), st.integers(0, 2**32))
def test_the_seats_share_one_win_between_them(seats: int, seed: int) -> None:
    for state in guessing_game(seats, seed).states[::7]:
        values = [value(state, seat) for seat in range(seats)]
        assert sum(values) == pytest.approx(1)
        assert all(0 <= one <= 1 for one in values)


def test_at_the_end_the_value_is_the_share_of_first_place() -> None:
    state = ended(
        "Bb1 Bb5 Bg5 Bo4/Bp3 Cg4 Co5 Fg1/Fp3 Qb5 Qp2 Sb4",
        "Bb3 Bg2 Br4 Co1/Fb2 Fo2 Fp1 Qb4/Sg2 Sp1 Sp3 Sr5",
        "Cg2 Co3 Cp4 Cr3/Fb4 Fo5 Qb2 Qg3/Qg4 Qr1 Sp5 Sr2",
        bonus=(0, 3, 0),
    )
    assert (
        [value(state, seat) for seat in range(3)] == [reward(GAME, state, seat) for seat in range(3)] == [0.5, 0.5, 0]
    )


def test_a_bonus_and_a_card_that_suits_are_worth_something() -> None:
    before = game(dealt("Bg4 Sp1"), fifth="on").state
    assert value(after(before, "guess:Bg"), 1) > value(after(before, "pass"), 1)
    mine = grid("Bg5 Bo4 Bb3")
    assert value(placing(mine, "Bp5"), 1) > value(placing(mine, "Fp1"), 1)


def test_the_same_lead_is_surer_later_in_the_game() -> None:
    early, late = turns(2).state, turns(10).state
    leads = []
    for state in (early, late):
        held = replace(state.holdings[0], counters=3)
        holdings = (held, replace(held, counters=0))
        leads.append(value(replace(state, holdings=holdings)))
    assert 0.5 < leads[0] < leads[1] < 1


MINE = "Bg5 Bo4 Bb3 ../Sp1 Sp3 Sb4 ../Qb2 Qb4 Qp2 Qo2"  # wants bears and socks
THEIRS = "Fp4 Fo5 Fb4 ../Co5 Cg4 Cr4 ../Qo3 Qp4 Qb5 Qg4"  # wants flowers and chocolates


def giving(top: str, mine: str = MINE, theirs: str = THEIRS, *, discarded: bool = False) -> State:
    """In turn 11 of a duel seat 0 is the gifter and looks at that card; nobody has one yet."""
    start = game().state
    holdings = tuple(replace(start.holdings[0], grid=grid(picture)) for picture in (mine, theirs))
    return replace(start, phase="give", turn=11, top=top, holdings=holdings, discarded=discarded)


def test_a_playout_keeps_what_suits_and_gives_what_suits_nobody() -> None:
    assert policy(giving("Bp5")) == "give:0"
    assert policy(giving("Qr1")) == "give:1"


def test_a_playout_puts_aside_what_would_suit_the_other_once_a_turn() -> None:
    assert policy(giving("Cp5")) == "discard"
    assert policy(giving("Cp5", discarded=True)) == "give:1"


def test_a_playout_guesses_a_pair_that_may_be_right_and_never_one_that_has_failed() -> None:
    state = game(dealt("Bg4 Sp1 Qo2"), "guess:Br", seats=3).state
    guesses = Counter(policy(state, seed) for seed in range(400))
    assert "guess:Br" not in guesses
    assert len(guesses) == 25  # every other pair, and a pass where it would be that one
    assert guesses["guess:Bg"] < 40


def test_with_either_a_playout_does_not_risk_a_card_that_suits() -> None:
    start = game(dealt("Bg4 Sr5"), challenge="either").state
    holdings = (start.holdings[0], replace(start.holdings[1], grid=grid("Sp5 Sg5 Sb4")))
    good = replace(start, holdings=holdings)
    assert {policy(good, seed) for seed in range(20)} == {"pass"}
    bad = replace(start, holdings=(start.holdings[0], replace(holdings[1], card="Cr1")))
    assert {policy(bad, seed).partition(":")[0] for seed in range(20)} == {"guess"}


@settings(max_examples=6)
@given(st.sampled_from([2, 3, 4]), st.sampled_from(["both", "either"]), st.integers(0, 2**32))
def test_a_playout_makes_only_legal_moves(seats: int, challenge: str, seed: int) -> None:
    for state in random_game(seats, seed, challenge=challenge).states[:-1]:
        if GAME.turn(state) != CHANCE:
            assert policy(state) in legal(state)
