"""What holds in every game, whatever is dealt, drawn and played."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from azumaya.core.game import CHANCE, Game
from azumaya.core.sudoku import HOUSES, VALUES, bits
from azumaya.games.cardoku.cards import NO_CARD, deck
from azumaya.games.cardoku.moves import Move, Object, Pass, Play, Swap
from azumaya.games.cardoku.state import State
from games.cardoku.play import GAME, random_game


def fitting(options: dict[str, str]) -> dict[str, str]:
    """Nothing scores again with three decks (A3)."""
    return {**options, "rescore": "off"} if options["decks"] == "3" else options


SEATS = st.sampled_from([2, 3, 4, 5, 6])
SEEDS = st.integers(0, 2**32)
RULES = {
    "decks": st.sampled_from("23"),
    "rescore": st.sampled_from(["off", "on"]),
    "guard": st.sampled_from("139"),
    "ending": st.sampled_from(["guard", "strict"]),
    "hands": st.sampled_from(["hidden", "open"]),
}
REFEREED = st.fixed_dictionaries(RULES).map(fitting)
OPTIONS = st.fixed_dictionaries({**RULES, "referee": st.sampled_from(["on", "off"])}).map(fitting)
some = settings(max_examples=12)


def all_cards(state: State) -> Counter[str]:
    """Every card of the game, wherever it lies."""
    found = Counter(card for card in state.grid if card != NO_CARD)
    for held in state.holdings:
        found.update((*held.hand, *held.bag, *held.under))
    return found


@some
@given(SEATS, SEEDS, OPTIONS)
def test_no_card_is_ever_lost_or_gained(seats: int, seed: int, options: dict[str, str]) -> None:
    states = random_game(seats, seed, **options).states
    a, b = states[-1].domains or ("", "")
    everything = Counter(deck(a) + deck(b))
    assert sum(everything.values()) == (90 if options["decks"] == "3" else 72)
    begun = next(at for at, state in enumerate(states) if state.phase == "seed")
    assert all(all_cards(state) == everything for state in states[begun:])


@some
@given(SEATS, SEEDS, REFEREED)
def test_with_a_referee_no_line_ever_holds_a_value_twice(seats: int, seed: int, options: dict[str, str]) -> None:
    for state in random_game(seats, seed, **options).states:
        for house in HOUSES:
            assert all((state.grid.at[value] & house).bit_count() <= 1 for value in VALUES)


@some
@given(SEATS, SEEDS, REFEREED)
def test_a_locked_card_stays_where_it_is(seats: int, seed: int, options: dict[str, str]) -> None:
    for before, after in pairwise(random_game(seats, seed, **options).states):
        for cell in bits(before.grid.locked):
            assert after.grid.card(cell) == before.grid.card(cell)


@some
@given(SEATS, SEEDS, REFEREED)
def test_points_are_never_lost_and_each_line_scores_once(seats: int, seed: int, options: dict[str, str]) -> None:
    states = random_game(seats, seed, **options).states
    for before, after in pairwise(states):
        assert after.scored[: len(before.scored)] == before.scored
    labels = [point.line for point in states[-1].scored]
    assert len(set(labels)) == len(labels)
    assert sum(not label.endswith("nine") for label in labels) <= 27
    if options["rescore"] == "off":
        assert not [label for label in labels if label.endswith("nine")]


@some
@given(SEATS, SEEDS, OPTIONS)
def test_a_play_or_move_scores_three_points_at_most_and_a_swap_two_or_none(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    match = random_game(seats, seed, **options)
    most = {Play: 3, Move: 3, Swap: 2 if options["decks"] == "2" else 0, Pass: 0}
    for ply, (before, after) in enumerate(pairwise(match.states)):
        move = match.move(ply)
        if isinstance(move, Play | Move | Swap | Pass):
            assert len(after.scored) - len(before.scored) <= most[type(move)]
            assert all(point.side == before.acting for point in after.scored[len(before.scored) :])


@some
@given(SEATS, SEEDS, OPTIONS)
def test_the_standings_are_the_points_of_the_sides(seats: int, seed: int, options: dict[str, str]) -> None:
    for state in random_game(seats, seed, **options).states[::5]:
        totals = Counter(point.side for point in state.scored)
        for seat, standing in enumerate(GAME.standings(state)):
            assert (standing.total, len(standing.sheet)) == (totals[seat % 2], totals[seat % 2])
            assert standing.rank == 1 + (totals[seat % 2] < totals[1 - seat % 2])


@some
@given(SEATS, SEEDS, OPTIONS)
def test_sides_alternate_but_for_a_play_made_again(seats: int, seed: int, options: dict[str, str]) -> None:
    match = random_game(seats, seed, **options)
    acted = []
    for ply, state in enumerate(match.states[:-1]):
        move = match.move(ply)
        if isinstance(move, Object) and match.states[ply + 1].phase == "again":
            acted.pop()
        elif isinstance(move, Play | Move | Swap | Pass):
            acted.append(state.acting)
    assert all(one != other for one, other in pairwise(acted))


@some
@given(SEATS, SEEDS, OPTIONS)
def test_there_are_ten_objections_at_most(seats: int, seed: int, options: dict[str, str]) -> None:
    match = random_game(seats, seed, **options)
    objections = sum(isinstance(match.move(ply), Object) for ply in range(len(match.record.moves)))
    assert objections == match.state.objections <= (10 if options["referee"] == "off" else 0)


@some
@given(SEATS, SEEDS, OPTIONS)
def test_a_game_is_never_longer_than_its_bound(seats: int, seed: int, options: dict[str, str]) -> None:
    match = random_game(seats, seed, **options)
    assert len(match.record.moves) <= GAME.longest(seats, match.record.options)


@some
@given(SEATS, SEEDS, OPTIONS)
def test_fast_legal_moves_are_the_plain_ones(seats: int, seed: int, options: dict[str, str]) -> None:
    for state in random_game(seats, seed, **options).states[::9]:
        if GAME.turn(state) not in (CHANCE, None):
            assert set(GAME.legal_moves(state)) == set(Game.legal_moves(GAME, state))


@some
@given(SEATS, SEEDS, OPTIONS)
def test_every_state_is_sound_and_a_card_more_or_less_is_not(seats: int, seed: int, options: dict[str, str]) -> None:
    states = random_game(seats, seed, **options).states
    for state in states[::5]:
        assert GAME.unsound(state, states[0]) is None
        other = NO_CARD if state.grid.value(0) else "5T"
        changed = replace(state, grid=state.grid.put((0, other)))
        assert GAME.unsound(changed, states[0]) is not None
