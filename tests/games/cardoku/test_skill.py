"""What an opponent knows: which lines are one card short, how good a position is, and the policy of its playouts."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azumaya.core.game import CHANCE
from azumaya.core.sudoku import CELL, NAME
from azumaya.games.cardoku.state import OVER, Point, State
from azumaya.games.cardoku.threats import chances, filler, gaps
from games.cardoku.play import GAME, after, gained, game, legal, opening, position, random_game

SKILL = GAME.skill


def value(state: State, seat: int = 0) -> float:
    return SKILL.value(GAME, state, seat)


def policy(state: State) -> str:
    return str(SKILL.rollout(GAME, state, GAME.legal_moves(state), Random(1)))


def short(state: State) -> dict[str, int]:
    """The gaps as tokens of a play: `5>r1c9`, with the number of lines."""
    return {f"{value}>{NAME[cell]}": lines for (cell, value), lines in gaps(state).items()}


@settings(max_examples=8)
@given(st.sampled_from([2, 3, 4]), st.integers(0, 2**32), st.sampled_from("23"))
def test_the_two_sides_share_one_win_between_them(seats: int, seed: int, decks: str) -> None:
    for state in random_game(seats, seed, decks=decks).states[31::7]:
        values = [value(state, seat) for seat in range(seats)]
        assert values[0] + values[1] == pytest.approx(1)
        assert all(0 <= one <= 1 for one in values)
        assert all(values[seat] == values[seat % 2] for seat in range(seats))


@pytest.mark.parametrize(("scored", "values"), [("R1", [0, 1]), ("", [0.5, 0.5])])
def test_at_the_end_the_value_is_the_share_of_first_place(scored: str, values: list[float]) -> None:
    over = replace(position("", scored=scored), phase=OVER)
    assert [value(over, seat) for seat in (0, 1)] == values


def test_a_point_is_worth_more_than_none_and_more_so_late_in_the_game() -> None:
    state = position("R1=1234567..", "8T 3M", other="1S")
    assert value(after(state, "8T>r1c8")) > value(after(state, "3M>r9c9"))
    early = position("", "1T", scored="R1")
    late = position("R1=123456... ; R5=234561... ; R9=345612...", "1T", scored="R1")
    assert value(late) < value(early) < 0.5


@pytest.mark.parametrize(
    ("decks", "rows", "expected"),
    [
        ("2", "R5=1234567..", {"8>r5c8": 1, "8>r5c9": 1}),
        ("2", "R5=.2345678.", {"1>r5c1": 1, "1>r5c9": 1, "9>r5c1": 1, "9>r5c9": 1}),
        ("2", "R5=1234568..", {"7>r5c8": 1, "7>r5c9": 1}),
        ("2", "R5=123456...", {}),
        ("2", "R5=12346789.", {"5>r5c9": 1}),
        ("3", "R5=1234567..", {}),
        ("3", "R5=12345678.", {"9>r5c9": 1}),
        ("2", "R1=123...... ; R2=456...... ; R3=78.......", {"9>r3c3": 1}),
        ("2", "R1=1234567.. ; R2=........8", {"8>r1c8": 1, "8>r1c9": 1}),  # the 8 of box 3 can still come over
        ("2", "R1=1234567.. ; R2=........8 ; R9=.......8.", {"8>r1c9": 1}),  # two 8s stand in the way of r1c8
    ],
)
def test_a_gap_is_a_card_that_would_complete_a_line(decks: str, rows: str, expected: dict[str, int]) -> None:
    assert short(position(rows, "1T", decks=decks)) == expected


def test_a_line_that_has_scored_has_no_gap() -> None:
    assert short(position("R5=1234567..", "1T", scored="R5")) == {}


@pytest.mark.parametrize(
    ("rows", "hand", "pile", "expected"),
    [
        ("R5=1234567..", "8T", "", "8T>r5c8"),
        ("R5=1234567..", "9T", "", None),
        ("R5=1234567.. ; R9=8........", "9T", "", "r9c1>r5c8"),
        ("R5=1234567.. ; R9=8........", "9T", "1M", None),
        ("R5=1234567.. ; R6=........8", "8T", "", "r6c9>r5c8"),
        ("R5=1234567.. ; R6=534679128", "8T", "", None),
    ],
)
def test_a_gap_is_filled_from_the_hand_or_once_the_pile_is_empty_by_a_move(
    rows: str, hand: str, pile: str, expected: str | None
) -> None:
    state = position(rows, hand, pile=pile)
    found = filler(state, 0, (CELL["r5c8"], 8))
    assert (found and str(found)) == expected
    if expected is not None:
        assert gained(state, expected) == "R5"


def test_chances_are_the_points_of_each_gap_that_a_side_can_fill() -> None:
    state = position("R5=1234567..", "8T 4M", other="4S")
    assert (chances(state, gaps(state), 0), chances(state, gaps(state), 1)) == ([1, 1], [])


@settings(max_examples=8)
@given(st.integers(0, 2**32), st.sampled_from("23"))
def test_a_filler_is_legal_and_scores_what_the_gap_promises(seed: int, decks: str) -> None:
    for state in random_game(2, seed, decks=decks).states:
        if GAME.turn(state) in (CHANCE, None):
            continue
        for gap, lines in gaps(state).items():
            if move := filler(state, state.acting, gap):
                assert str(move) in legal(state)
                assert len(gained(state, str(move)).replace(" nine", "").split()) >= lines


def test_a_playout_completes_what_it_can() -> None:
    assert policy(position("R5=1234567..", "8T 3M")) in ("8T>r5c8", "8T>r5c9")
    rows = "R1=5........ ; R2=6........ ; R3=1........ ; R4=.59761483 ; R5=486...... ; R6=713...... ; R8=8........"
    assert policy(position(rows, "2T 9M")) == "2T>r4c1"


def test_a_playout_objects_where_an_opponent_would() -> None:
    state = game(opening(), "draw:2M 1T>r1c9 draw:1S", referee="off").state
    assert str(SKILL.rollout(GAME, state, GAME.calls(state), Random(1))) == "object:r1c9"


@settings(max_examples=6)
@given(st.sampled_from([2, 3]), st.integers(0, 2**32))
def test_a_playout_makes_only_legal_moves(seats: int, seed: int) -> None:
    for state in random_game(seats, seed).states[:-1]:
        if GAME.turn(state) != CHANCE:
            assert policy(state) in legal(state)


def test_the_lead_counts_for_both_sides_alike() -> None:
    state = position("", "1T", other="9M")
    ahead = replace(state, scored=(Point("R1", 0, 0),))
    assert value(ahead, 0) > 0.5 > value(ahead, 1)
