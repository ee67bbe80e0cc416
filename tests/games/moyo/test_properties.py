"""What holds in every game: in all variants and divisions, at random and as hypothesis chooses."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azumaya.core.game import Game
from azumaya.games.moyo.moves import Stone
from azumaya.games.moyo.pairs import fitting
from azumaya.games.moyo.state import PLACING, Phase, State
from games.moyo.play import (
    GAME,
    VARIANTS,
    game,
    legal,
    options,
    owner,
    random_game,
    stones_by_hand,
)

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
chosen_variant = st.sampled_from(VARIANTS)
choices = st.lists(st.integers(0, 10_000), max_size=60)


def chosen_state(variant: dict[str, str], numbers: list[int]) -> State:
    """The position after the legal moves with these numbers."""
    state = game(**variant).state
    for number in numbers:
        if GAME.turn(state) is None:
            break
        moves = GAME.legal_moves(state)
        state = GAME.apply(state, moves[number % len(moves)])
    return state


@settings(max_examples=40)
@given(chosen_variant, choices)
def test_legal_moves_are_the_candidates_without_an_objection(variant: dict[str, str], numbers: list[int]) -> None:
    state = chosen_state(variant, numbers)
    assert list(GAME.legal_moves(state)) == list(Game.legal_moves(GAME, state))


@settings(max_examples=40)
@given(chosen_variant, choices)
def test_legal_stones_are_those_the_rules_name_cell_by_cell(variant: dict[str, str], numbers: list[int]) -> None:
    """R4, R5, R6, R11 against a referee who looks at the board alone."""
    state = chosen_state(variant, numbers)
    if state.phase in PLACING:
        assert legal(state) == stones_by_hand(state, state.seat)
    if state.phase is Phase.OVER:
        assert stones_by_hand(state, state.seat) == set()


@settings(max_examples=40)
@given(chosen_variant, choices)
def test_what_fits_is_carried_on_as_it_would_be_counted_anew(variant: dict[str, str], numbers: list[int]) -> None:
    state = chosen_state(variant, numbers)
    assert state.fits == fitting(state.grid)


@every_variant
def test_no_stone_lies_in_the_azumaya_after_the_opening_nor_in_the_others_shima(variant: dict[str, str]) -> None:
    match = random_game(2, 1, **variant)
    for ply, state in enumerate(match.states[:-1]):
        move = match.move(ply)
        if not isinstance(move, Stone):
            continue
        ground = owner(state, move.cell // 9, move.cell % 9)
        if state.phase is not Phase.SHIMA:
            assert ground == "z"
        elif state.setup.horikomi:
            assert ground in "ld"
        else:
            assert ground == state.setup.colour(state.seat)


@every_variant
def test_the_loser_has_no_stone_and_nobody_could_have_gone_on(variant: dict[str, str]) -> None:
    last = random_game(2, 2, **variant).state
    assert stones_by_hand(last, last.seat) == set()
    if last.setup.horikomi:
        assert last.fits == 0
    else:
        assert GAME.standings(last)[last.seat].rank == 2


@every_variant
def test_players_take_turns_without_passing(variant: dict[str, str]) -> None:
    states = [state for state in random_game(2, 3, **variant).states if state.phase in PLACING]
    turns = [state.seat for state in states if state.phase is not Phase.HANDICAP]
    assert all(one != other for one, other in pairwise(turns))


@every_variant
def test_a_game_ends_within_its_bound_and_a_board_holds_81(variant: dict[str, str]) -> None:
    bound = GAME.longest(2, options(**variant))
    for seed in range(5):
        match = random_game(2, seed, **variant)
        assert len(match.record.moves) <= bound <= 81 + 10
        assert len(match.state.grid) == 81


def test_the_bound_is_a_stone_for_every_empty_space_and_the_words_before() -> None:
    assert GAME.longest(2, options(puzzle="1")) == 51
    assert GAME.longest(2, options(puzzle="5", areas="draft")) == 49 + 8
    assert GAME.longest(2, options(puzzle="5", areas="draft", choice="rulebook")) == 49 + 8 + 2


@every_variant
def test_a_stone_never_makes_another_possible(variant: dict[str, str]) -> None:
    """A2: so a player who is stuck stays stuck."""
    states = random_game(2, 4, **variant).states
    assert all(after.fits & ~before.fits == 0 for before, after in pairwise(states))


@every_variant
def test_nothing_is_hidden(variant: dict[str, str]) -> None:
    for state in random_game(2, 5, **variant).states:
        assert {GAME.view(state, seat).state for seat in (0, 1, None)} == {state}


@pytest.mark.parametrize(
    "token",
    [
        "",
        " ",
        "r4c4",
        "r4c4=0",
        "r0c4=5",
        "r4c10=5",
        "R4C4=5",
        "r4c4=5 ",
        "r4c4=5\n",
        "r４c4=5",
        "take:",
        "take:R1",
        "take:nw",
        "do:light",
        "Light",
        "begin!",
        "<b>r4c4=5</b>",
    ],
)
def test_any_other_text_is_no_move(token: str) -> None:
    with pytest.raises(ValueError, match="not a move of Sudoku Moyo"):
        GAME.parse(token)
