"""What holds in every game, whatever is dealt, guessed and placed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from azumaya.core.game import CHANCE, Game
from azumaya.core.record import Match
from azumaya.games.kado.cards import DECK
from azumaya.games.kado.grid import beside, cells
from azumaya.games.kado.state import State
from games.kado.play import GAME, guessing_game

OPTIONS = st.fixed_dictionaries(
    {
        "challenge": st.sampled_from(["both", "either"]),
        "columns": st.sampled_from(["highest", "sum"]),
        "fifth": st.sampled_from(["off", "on"]),
    }
)
SEATS = st.sampled_from([2, 3, 4, 5])
SEEDS = st.integers(0, 2**32)
some = settings(max_examples=12)
AnyMatch = Match[Any, Any]


def played(seats: int, seed: int, options: dict[str, str]) -> AnyMatch:
    """A whole game; five seats always with counters."""
    return guessing_game(seats, seed, **{**options, **({"fifth": "on"} if seats == 5 else {})})


def everywhere(state: State) -> list[str]:
    """All cards, wherever they lie."""
    found = [*state.deck, *([state.top] if state.top else [])]
    for held in state.holdings:
        found += [*([held.card] if held.card else []), *held.bonus, *held.discards]
        found += [card for _, _, card in held.grid]
    return found


def by_turn(match: AnyMatch) -> Iterator[tuple[int, list[tuple[State, str]]]]:
    """The states of each turn with the tokens played there."""
    told = zip(match.states, match.record.moves, strict=False)
    for turn, steps in groupby(told, key=lambda step: step[0].turn):
        yield turn, list(steps)


@some
@given(SEATS, SEEDS, OPTIONS)
def test_all_65_cards_are_always_somewhere_and_only_there(seats: int, seed: int, options: dict[str, str]) -> None:
    match = played(seats, seed, options)
    for state in match.states:
        assert sorted(everywhere(state)) == list(DECK)


@some
@given(SEATS, SEEDS, OPTIONS)
def test_after_a_turn_every_grid_has_a_card_more(seats: int, seed: int, options: dict[str, str]) -> None:
    match = played(seats, seed, options)
    for turn, steps in by_turn(match):
        assert {len(held.grid) for held in steps[0][0].holdings} == {turn - 1}
    assert {len(held.grid) for held in match.state.holdings} == {12}


@some
@given(SEATS, SEEDS, OPTIONS)
def test_every_grid_is_connected_and_fits_into_three_lines_of_four(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    match = played(seats, seed, options)
    for state in match.states:
        for held in state.holdings:
            taken = cells(held.grid)
            assert len(taken) == len(held.grid)
            if not taken:
                continue
            lines, columns = zip(*taken, strict=True)
            assert (max(lines) - min(lines) < 3, max(columns) - min(columns) < 4) == (True, True)
            assert (0, 0) in taken
            assert len(taken) == 1 or all(not taken.isdisjoint(beside(cell)) for cell in taken)


@some
@given(SEATS, SEEDS, OPTIONS)
def test_a_card_that_lies_is_never_moved(seats: int, seed: int, options: dict[str, str]) -> None:
    match = played(seats, seed, options)
    last = [set(held.grid) for held in match.state.holdings]
    for state in match.states:
        assert all(set(held.grid) <= full for held, full in zip(state.holdings, last, strict=True))


@some
@given(SEATS, SEEDS, OPTIONS)
def test_a_turn_has_at_most_one_success_and_every_other_seat_one_challenge(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    match = played(seats, seed, options)
    for _, steps in by_turn(match):
        asked = [state.seat for state, token in steps if token.startswith(("guess", "pass"))]
        gifter = steps[0][0].gifter
        assert asked == [(gifter + step) % seats for step in range(1, len(asked) + 1)]
        assert 1 <= len(asked) <= seats - 1
        earned = [sum(held.extras for held in state.holdings) for state, _ in (steps[0], steps[-1])]
        assert earned[1] - earned[0] in (0, 1)


@some
@given(SEATS, SEEDS, OPTIONS)
def test_a_turn_deals_one_card_each_and_a_duel_puts_one_aside_at_most(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    match = played(seats, seed, options)
    for _, steps in by_turn(match):
        tokens = [token for _, token in steps]
        given_to = [token for token in tokens if token.startswith("give")]
        assert sorted(given_to) == [f"give:{seat}" for seat in range(seats)]
        aside = tokens.count("discard")
        assert aside <= int(seats == 2)
        assert sum(token.startswith("top") for token in tokens) == seats + aside
        assert sum(token.startswith("put") for token in tokens) == seats


@some
@given(SEATS, SEEDS, OPTIONS)
def test_every_bonus_is_a_card_or_with_counters_none_is(seats: int, seed: int, options: dict[str, str]) -> None:
    match = played(seats, seed, options)
    counters = match.record.options["fifth"] == "on"
    drawn = sum(token.startswith("bonus") for token in match.record.moves)
    assert drawn == (0 if counters else sum(held.extras for held in match.state.holdings))
    assert drawn == sum(len(held.bonus) for held in match.state.holdings)


@some
@given(SEATS, SEEDS, OPTIONS)
def test_a_game_is_never_longer_than_its_bound(seats: int, seed: int, options: dict[str, str]) -> None:
    match = played(seats, seed, options)
    assert len(match.record.moves) <= GAME.longest(seats, match.record.options)


@some
@given(SEATS, SEEDS, OPTIONS)
def test_fast_legal_moves_are_the_plain_ones(seats: int, seed: int, options: dict[str, str]) -> None:
    match = played(seats, seed, options)
    for state in match.states:
        if GAME.turn(state) not in (CHANCE, None):
            assert list(GAME.legal_moves(state)) == list(Game.legal_moves(GAME, state))


@some
@given(SEATS, SEEDS, OPTIONS)
def test_every_full_grid_counts_3_at_least_and_the_cards_in_hand_count_nothing(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    match = played(seats, seed, options)
    for standing in GAME.standings(match.state):
        assert standing.total >= 3
    assert [standing.total for standing in GAME.standings(match.states[0])] == [0] * seats


@some
@given(SEATS, SEEDS, OPTIONS)
def test_every_state_is_sound(seats: int, seed: int, options: dict[str, str]) -> None:
    match = played(seats, seed, options)
    assert [GAME.unsound(state, match.states[0]) for state in match.states] == [None] * len(match.states)
