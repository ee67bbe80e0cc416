"""What holds in every game, whatever is dealt, rolled and played."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azumaya.core.game import CHANCE, Game
from azumaya.core.record import Match
from azumaya.games.culdcept.cards import SUIT
from azumaya.games.culdcept.moves import Claim, Exchange, Roll, Word
from azumaya.games.culdcept.state import State
from games.culdcept.play import GAME, random_game

SEATS = st.sampled_from([2, 3])
SEEDS = st.integers(0, 2**32)
OPTIONS = st.fixed_dictionaries(
    {
        "ace": st.sampled_from(["plain", "safe"]),
        "reinforce": st.sampled_from(["off", "on"]),
        "hands": st.sampled_from(["hidden", "open"]),
    }
)
some = settings(max_examples=12)


def places_of(state: State, seat: int) -> list[int]:
    """Where the cards of a seat are, as disjoint masks: hand, pile, discards, Holy Word, and each placement."""
    held = state.holdings[seat]
    word = 1 << state.word if state.word and state.seat == seat else 0
    laid = [mask for square in state.ring for owner, mask in square.layers if owner == seat]
    return [held.hand, held.pile, held.discards, word, *laid]


@some
@given(SEATS, SEEDS, OPTIONS)
def test_every_seat_keeps_its_thirteen_cards(seats: int, seed: int, options: dict[str, str]) -> None:
    for state in random_game(seats, seed, **options).states:
        for seat in range(seats):
            parts = places_of(state, seat)
            assert sum(parts) == SUIT
            assert sum(part.bit_count() for part in parts) == 13
            assert state.holdings[seat].known & ~state.holdings[seat].hand == 0
            assert (state.holdings[seat].unseen, state.holdings[seat].held) == (0, 0)


@some
@given(SEATS, SEEDS)
def test_the_ring_keeps_its_thirteen_cards_in_place(seats: int, seed: int) -> None:
    states = random_game(seats, seed).states
    assert sorted(square.ground for square in states[-1].ring) == list(range(1, 14))
    for state in states[13:]:
        assert [square.ground for square in state.ring] == [square.ground for square in states[-1].ring]


@some
@given(SEATS, SEEDS, OPTIONS)
def test_nobody_ever_holds_more_than_ten_squares_and_all_together_thirteen(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    match = random_game(seats, seed, **options)
    claims = [0] * seats
    for ply, state in enumerate(match.states[:-1]):
        claims[state.seat] += isinstance(match.move(ply), Claim)
        totals = [standing.total for standing in GAME.standings(match.states[ply + 1])]
        assert all(total <= made <= 10 for total, made in zip(totals, claims, strict=True))
        assert sum(totals) <= 13


@some
@given(SEATS, SEEDS)
def test_every_seat_has_ten_turns_in_order_and_then_it_is_over(seats: int, seed: int) -> None:
    match = random_game(seats, seed)
    turns = [
        (state.round, state.seat)
        for ply, state in enumerate(match.states[:-1])
        if isinstance(match.move(ply), Roll | Word)
    ]
    assert turns == [(round, seat) for round in range(1, 11) for seat in range(seats)]


@some
@given(SEATS, SEEDS, OPTIONS)
def test_a_game_is_never_longer_than_its_bound(seats: int, seed: int, options: dict[str, str]) -> None:
    match = random_game(seats, seed, **options)
    assert len(match.record.moves) <= GAME.longest(seats, match.record.options)


@some
@given(SEATS, SEEDS, OPTIONS)
def test_fast_legal_moves_are_the_plain_ones(seats: int, seed: int, options: dict[str, str]) -> None:
    for state in random_game(seats, seed, **options).states:
        if GAME.turn(state) not in (CHANCE, None):
            assert list(GAME.legal_moves(state)) == list(Game.legal_moves(GAME, state))


@some
@given(SEATS, SEEDS)
def test_a_move_is_never_a_full_lap(seats: int, seed: int) -> None:
    states = random_game(seats, seed).states
    for before, after in pairwise(states[16:]):
        moved = [(b - a) % 13 for a, b in zip(before.pieces, after.pieces, strict=True) if a != b]
        assert len(moved) <= 1
        assert all(1 <= steps <= 10 for steps in moved)


@some
@given(SEATS, SEEDS)
def test_after_the_draw_a_hand_and_a_pile_are_as_large_as_what_was_laid_leaves(seats: int, seed: int) -> None:
    """Cards drawn are 3 and one a round; whatever is not in hand has been laid or discarded."""
    for state in random_game(seats, seed).states:
        if state.phase == "choose":
            assert state.holdings[state.seat].pile_size == 10 - state.round


@pytest.mark.parametrize("options", [{}, {"reinforce": "on"}])
def test_an_exchange_keeps_the_owner_and_a_capture_changes_it(options: dict[str, str]) -> None:
    seen = set()
    for seed in range(20):
        match: Match[Any, Any] = random_game(2, seed, **options)
        for ply, state in enumerate(match.states[:-1]):
            move = match.move(ply)
            if isinstance(move, Claim | Exchange):
                at = state.pieces[state.seat]
                before, after = state.ring[at], match.states[ply + 1].ring[at]
                assert after.owner == state.seat
                assert after.top == move.mask
                assert (before.owner == state.seat) == isinstance(move, Exchange)
                assert len(after.layers) - len(before.layers) == (0 if isinstance(move, Exchange) else 1)
                seen.add(type(move))
    assert seen == {Claim, Exchange}
