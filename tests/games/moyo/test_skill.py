"""What an opponent knows: the tempo of both sides, squashed between lost and won."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from azumaya.core.skill import reward
from azumaya.games.moyo.skill import STEEPNESS, tempo
from azumaya.games.moyo.state import PLACING, State
from games.moyo.play import GAME, VARIANTS, fits, game, random_game
from games.moyo.test_rulings import emptied
from games.moyo.test_worked_cases import SM29

SKILL = GAME.skill
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def squash(lead: float) -> float:
    return 1 / (1 + exp(-STEEPNESS * lead))


def tempo_by_hand(state: State, sign: str) -> int:
    """In each own area the smaller of the open spaces and the values that fit; in Horikomi less its empty spaces."""
    total = 0
    for area in state.setup.areas(sign):
        cells = [(c // 9, c % 9) for c in range(81) if state.setup.division.of[c] == area]
        fitting = [(at, v) for at in cells for v in range(1, 10) if fits(state.grid, *at, v)]
        total += min(len({at for at, _ in fitting}), len({v for _, v in fitting}))
        if state.setup.horikomi:
            total -= sum(state.grid[9 * r + c] == "." for r, c in cells)
    return total


@every_variant
def test_tempo_is_counted_area_by_area(variant: dict[str, str]) -> None:
    for state in random_game(2, 1, **variant).states[::6]:
        for seat in (0, 1):
            assert tempo(state, seat) == tempo_by_hand(state, state.setup.colour(seat))


@every_variant
def test_what_is_good_for_one_is_bad_for_the_other(variant: dict[str, str]) -> None:
    for state in random_game(2, 2, **variant).states:
        both = [SKILL.value(GAME, state, seat) for seat in (0, 1)]
        assert sum(both) == pytest.approx(1)
        assert all(0 <= value <= 1 for value in both)


@every_variant
def test_at_the_end_the_value_is_the_result(variant: dict[str, str]) -> None:
    for seed in range(8):
        last = random_game(2, seed, **variant).state
        for seat in (0, 1):
            assert SKILL.value(GAME, last, seat) == reward(GAME, last, seat)


def test_a_draw_of_horikomi_is_worth_half() -> None:
    assert SKILL.value(GAME, game(puzzle=SM29, variant="horikomi").state, 0) == 0.5


def test_with_equal_tempo_the_seat_on_turn_stands_worse() -> None:
    """Light and Dark have one space each: whoever is on turn runs out first."""
    puzzle = emptied("r1c1", "r1c4")
    state = game(puzzle=puzzle).state
    assert [tempo(state, seat) for seat in (0, 1)] == [1, 1]
    assert SKILL.value(GAME, state, 0) == squash(-0.5)
    assert SKILL.value(GAME, state, 1) == squash(0.5)
    assert SKILL.value(GAME, game("r1c1=9", puzzle=puzzle).state, 1) == squash(1 - 0.5)


def test_before_the_colours_are_taken_nobody_stands_better() -> None:
    assert SKILL.value(GAME, game(choice="rulebook").state, 0) == 0.5


def test_a_playout_goes_on_with_any_legal_move() -> None:
    state = game(puzzle="6").state
    assert state.phase in PLACING
    legal = GAME.legal_moves(state)
    drawn = {SKILL.rollout(GAME, state, legal, Random(seed)) for seed in range(200)}
    assert drawn == set(legal)
