"""The felt on which searches play: what it finds is what the rules and `threats` find in the state."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from azumaya.core.game import CHANCE
from azumaya.games.cardoku import threats
from azumaya.games.cardoku.choices import real
from azumaya.games.cardoku.fast import CardokuForward
from azumaya.games.cardoku.felt import Felt, felt
from azumaya.games.cardoku.filling import filling, gaps, gives, swaps
from azumaya.games.cardoku.moves import Play, Swap
from azumaya.games.cardoku.sight import completing
from azumaya.games.cardoku.state import State
from games.cardoku.play import GAME, SOLVED, after, position, random_game

MODEL = CardokuForward(GAME)


def states(seats: int, seed: int, **options: str) -> list[State]:
    return [state for state in random_game(seats, seed, **options).states if GAME.turn(state) not in (CHANCE, None)]


def shown(state: State) -> set[str]:
    """The moves of the felt by token, each of which it lists once."""
    found = [str(real(move)) for move in felt(state).choices()]
    assert len(found) == len(set(found))
    return set(found)


@pytest.mark.parametrize("options", [{}, {"decks": "3"}], ids=str)
def test_it_finds_the_same_moves_one_by_one_as_all_at_once(options: dict[str, str]) -> None:
    for state in states(2, 3, **options)[::9]:
        choices = felt(state).choices()
        assert sorted(choices[n] for n in range(len(choices))) == sorted(choices)
        assert shown(state) == {str(move) for move in GAME.legal_moves(state)}


def test_nearly_everything_is_locked_in_a_full_grid_less_one_card() -> None:
    state = position(SOLVED.replace("R1=5", "R1=."), "", "1M")
    assert shown(state) == {str(move) for move in GAME.legal_moves(state)}


@pytest.mark.parametrize("options", [{}, {"decks": "3"}, {"rescore": "on"}], ids=str)
def test_it_finds_the_same_gaps(options: dict[str, str]) -> None:
    for seed in range(3):
        for state in states(2, seed, **options)[30::5]:
            assert gaps(felt(state)) == threats.gaps(state)


@pytest.mark.parametrize("options", [{}, {"decks": "3"}], ids=str)
def test_it_finds_whatever_completes_a_line(options: dict[str, str]) -> None:
    """Of swaps one for each line will do."""
    found = 0
    for seed in range(3):
        for state in states(2, seed, **options)[30::5]:
            legal = GAME.legal_moves(state)
            scoring = {move for move in legal if len(GAME.apply(state, move).scored) > len(state.scored)}
            known = {real(move) for move in completing(felt(state))}
            assert known <= scoring
            cards = {(move.card[0], move.cell) for move in known if isinstance(move, Play)}  # of equal values any
            for move in scoring - known:
                assert isinstance(move, Swap) or (isinstance(move, Play) and (move.card[0], move.cell) in cards)
            found += len(known)
    assert found


def test_a_playout_takes_the_card_that_completes_most_lines() -> None:
    state = position("R1=1234567..; R5=........8; R2=.......12; R3=.......45; R4=.......6.", "8T 3M")
    move = filling(felt(state), gaps(felt(state)))
    assert move is not None
    assert str(real(move)).startswith("8T>r1c")
    assert filling(felt(position("", "8T")), {}) is None


@pytest.mark.parametrize(
    ("other", "pile", "given"),
    [
        ("8M", "1S", True),
        ("3M", "1S", False),
        ("3M", "", True),  # it may move the 8 of another line
    ],
)
def test_a_line_is_given_away_if_the_other_side_has_the_card_it_lacks(other: str, pile: str, given: bool) -> None:
    state = position("R1=123456...; R5=........8", "7T", other, other_pile=pile)
    numbers = {str(real(move)): move for move in felt(state).choices()}
    assert gives(felt(state), numbers["7T>r1c7"]) == given
    assert not gives(felt(state), numbers["7T>r9c1"])


def test_equal_are_positions_with_the_same_cards_in_any_order() -> None:
    one, other = felt(position("", "8T 3M")), felt(position("", "8T 3M"))
    other.hands[0].reverse()
    assert one == other
    other.hands[0].pop()
    assert one != other


def test_where_a_wrong_card_lies_it_is_played_by_the_rules_until_somebody_objects() -> None:
    state = after(position("R1=5........", "5T 3T", "9M 9S", referee="off"), "5T>r1c9")
    assert MODEL.enter(state) is state
    (call,) = MODEL.moves(state)
    again = MODEL.play(state, call, Random(1))
    assert isinstance(again, State)
    assert isinstance(MODEL.play(again, MODEL.moves(again)[0], Random(1)), Felt)


def test_in_the_end_the_points_decide() -> None:
    over = replace(position("", scored="R1"), phase="over")
    assert [MODEL.value(felt(over), seat) for seat in (0, 1)] == [0, 1]
    assert [MODEL.value(felt(replace(over, scored=())), seat) for seat in (0, 1)] == [0.5, 0.5]


def test_a_row_of_eight_may_be_completed_by_a_swap() -> None:
    """A 9 is one card too high where the 8 is missing, and an 8 that sees no 9 may come for it."""
    state = position("R1=1234567.9; R5=..8......", "", "")
    moves = {str(real(move)) for move in swaps(felt(state), 0, 0).values()}
    assert moves == {"r1c9<>r5c3"}
    assert "R1" in [point.line for point in after(state, "r1c9<>r5c3").scored]
    assert not swaps(felt(position("R1=1234567.9; R5=..8......", "", pile="1S")), 0, 0)
    assert not swaps(felt(position("R1=1234567.9; R5=..8.1.9..", "", "")), 0, 0)


@pytest.mark.parametrize("rescore", ["off", "on"])
def test_whatever_swap_is_found_is_legal_and_scores(rescore: str) -> None:
    found = 0
    for seed in range(12):
        for state in states(2, seed, rescore=rescore)[40::2]:
            laid = felt(state)
            for move in swaps(laid, laid.side, laid.locked()).values():
                found += 1
                assert str(real(move)) in {str(legal) for legal in GAME.legal_moves(state)}
                assert len(GAME.apply(state, real(move)).scored) > len(state.scored)
    assert found
