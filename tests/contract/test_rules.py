"""What the rules of every game on the shelf must keep, tried in whole random games and in games hypothesis chooses."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azumaya.core.dump import from_plain, to_plain
from azumaya.core.game import CHANCE, Game, why_not
from azumaya.core.options import settle_options
from azumaya.core.record import Match, Record
from azumaya.core.rulebook import clauses, rulebook
from azumaya.core.undo import undo_to
from contract.tables import SEATINGS, Seating, chosen_match, random_match

every_seating = pytest.mark.parametrize("seating", SEATINGS, ids=str)
CHOICES = st.lists(st.integers(0, 10_000), min_size=1, max_size=120)
few = settings(max_examples=8)


def plies(match: Match[Any, Any]) -> list[tuple[Any, Any]]:
    """Every state of the game with the move made there."""
    return [(state, match.move(ply)) for ply, state in enumerate(match.states[:-1])]


@every_seating
@few
@given(choices=CHOICES)
def test_the_fast_legal_moves_are_the_candidates_without_an_objection(seating: Seating, choices: list[int]) -> None:
    match = chosen_match(seating, choices)
    game, state = match.game, match.state
    fast = [str(move) for move in game.legal_moves(state)]
    assert sorted(fast) == sorted(str(move) for move in Game.legal_moves(game, state))
    assert len(set(fast)) == len(fast)
    assert (fast == []) == (match.turn is None)


@every_seating
@few
@given(choices=CHOICES)
def test_fair_are_the_legal_moves_without_a_fault_less_the_calls(seating: Seating, choices: list[int]) -> None:
    match = chosen_match(seating, choices)
    game, state, turn = match.game, match.state, match.turn
    fair, calls, legal = game.fair_moves(state), game.calls(state), game.legal_moves(state)
    if turn in (None, CHANCE):
        assert (set(fair), set(calls)) == (set(legal), set())
        return
    assert {str(m) for m in fair} == {str(m) for m in legal if m not in calls and game.fault(state, m) is None}
    assert set(calls) <= set(legal)
    assert fair


@every_seating
@few
@given(choices=CHOICES)
def test_a_token_names_one_move_and_a_move_one_token(seating: Seating, choices: list[int]) -> None:
    match = chosen_match(seating, choices)
    for move in (*match.game.candidates(match.state), *match.game.legal_moves(match.state)):
        assert match.game.parse(str(move)) == move
        assert str(move).split() == [str(move)]


@every_seating
@few
@given(choices=CHOICES)
def test_every_objection_is_a_sentence_with_a_clause_of_the_rulebook(seating: Seating, choices: list[int]) -> None:
    match = chosen_match(seating, choices)
    known = clauses(rulebook(match.game))
    for move in match.game.candidates(match.state):
        objection = why_not(match.game, match.state, move)
        if objection is not None:
            assert objection.clause in known, f"RULES.md has no heading “## {objection.clause} · …” (with a middle dot)"
            assert str(objection.text)[-1] in ".!?", f"{move}: “{objection.text}” is no whole sentence"
            assert objection.code


@every_seating
def test_a_move_of_another_time_is_refused_with_a_reason_and_changes_nothing(seating: Seating) -> None:
    match = random_match(seating, 1)
    known = clauses(rulebook(match.game))
    every_move = {move for _, move in plies(match)}
    for state in match.states[:: max(1, len(match.states) // 12)]:
        legal = set(match.game.legal_moves(state))
        before = repr(state)
        for move in every_move - legal:
            objection = why_not(match.game, state, move)
            assert objection is not None, (str(move), before)
            assert objection.clause in known
        assert repr(state) == before


@every_seating
def test_a_legal_move_has_no_objection_and_leaves_the_old_state_alone(seating: Seating) -> None:
    match = random_match(seating, 2)
    for ply, (state, move) in enumerate(plies(match)):
        before = repr(state)
        assert why_not(match.game, state, move) is None
        assert match.game.apply(state, move) == match.states[ply + 1]
        assert repr(state) == before


@every_seating
def test_a_record_replays_to_the_same_states(seating: Seating) -> None:
    match = random_match(seating, 3)
    again = Match.replay(match.game, Record.loads(match.record.dumps()))
    assert again == match
    assert hash(again.state) == hash(match.state)


@every_seating
def test_chance_from_a_seed_is_the_same_each_time_and_after_going_back(seating: Seating) -> None:
    match = seating.new("seed").settle()
    assert match == seating.new("seed").settle()
    if match.record.moves:
        assert match.back_to(len(match.record.moves) // 2).settle() == match


@every_seating
def test_every_outcome_of_chance_has_a_positive_weight(seating: Seating) -> None:
    for state in random_match(seating, 4).states:
        outcomes = seating.game.chance_outcomes(state)
        on_turn = seating.game.turn(state) == CHANCE
        assert bool(outcomes) == on_turn, "`chance_outcomes` is empty unless CHANCE is on turn, and only then"
        assert all(weight > 0 for weight in outcomes.values())


@every_seating
def test_going_back_gives_the_state_of_then(seating: Seating) -> None:
    match = random_match(seating, 5)
    people = range(seating.seats)
    while (ply := undo_to(match, people, friendly=True)) is not None:
        back = match.back_to(ply)
        assert back == Match.replay(match.game, back.record)
        match = back
    assert all(match.game.turn(state) == CHANCE for state in match.states[:-1])


@every_seating
def test_undo_never_crosses_chance_or_a_move_that_reveals(seating: Seating) -> None:
    match = random_match(seating, 6)
    ply = undo_to(match, range(seating.seats))
    crossed = plies(match)[ply:] if ply is not None else plies(match)[-1:]
    shown = [match.game.turn(s) == CHANCE or match.game.reveals(s, m) for s, m in crossed]
    assert any(shown) == (ply is None)


@every_seating
def test_ranks_follow_from_who_stands_better_and_sheets_add_up(seating: Seating) -> None:
    for state in random_match(seating, 7).states:
        standings = seating.game.standings(state)
        assert len(standings) == seating.seats
        sides = {seating.game.side(seating.seats, seat): one.rank for seat, one in enumerate(standings)}
        ranks = [sides[seating.game.side(seating.seats, seat)] for seat in range(seating.seats)]
        assert [standing.rank for standing in standings] == ranks
        assert ranks == [1 + sum(other < rank for other in sides.values()) for rank in ranks]
        for standing in standings:
            assert sum(points for _, points in standing.sheet) == standing.total, "the sheet adds up to the total"


@every_seating
def test_every_game_ends_within_its_bound(seating: Seating) -> None:
    bound = seating.game.longest(seating.seats, settle_options(seating.game, seating.seats, dict(seating.options)))
    for seed in range(8):
        assert len(random_match(seating, seed).record.moves) <= bound


@every_seating
def test_a_state_goes_to_plain_json_and_back(seating: Seating) -> None:
    for state in random_match(seating, 9).states:
        assert from_plain(type(state), to_plain(state)) == state
