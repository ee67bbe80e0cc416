"""What a seat may not know stays hidden, in every game on the shelf."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from azumaya.core.game import CHANCE, Refused, why_not
from azumaya.core.record import Match
from azumaya.players import Thinking, mind
from contract.tables import SEATINGS, Seating, random_match

every_seating = pytest.mark.parametrize("seating", SEATINGS, ids=str)


def sampled(match: Match[Any, Any], n: int) -> list[Any]:
    """About n states spread over the game, the first and the last among them."""
    step = max(1, len(match.states) // n)
    return [*match.states[::step], match.states[-1]]


@every_seating
def test_a_drawn_world_looks_the_same_to_the_seat_it_was_drawn_for(seating: Seating) -> None:
    game, rng = seating.game, Random(1)
    for state in sampled(random_match(seating, 11), 20):
        for seat in (*range(seating.seats), None):
            view = game.view(state, seat)
            world = game.determinize(view, rng)
            assert game.view(world, seat) == view
            assert hash(game.view(world, seat)) == hash(view)
            assert game.turn(world) == game.turn(state)


@every_seating
def test_what_is_legal_why_not_and_how_it_stands_follow_from_the_view_of_the_seat_on_turn(seating: Seating) -> None:
    game, rng = seating.game, Random(2)
    for state in sampled(random_match(seating, 12), 20):
        seat = game.turn(state)
        if seat is None or seat == CHANCE:
            continue
        world = game.determinize(game.view(state, seat), rng)
        assert set(game.legal_moves(world)) == set(game.legal_moves(state))
        assert game.standings(world) == game.standings(state)
        for move in list(game.candidates(state))[:200]:
            assert why_not(game, world, move) == why_not(game, state, move)


@every_seating
def test_when_a_game_is_over_all_is_open_to_all(seating: Seating) -> None:
    last = random_match(seating, 13).state
    views = {seating.game.view(last, seat).state for seat in (*range(seating.seats), None)}
    assert views == {last}


@every_seating
def test_the_log_hides_what_a_seat_may_not_see_and_such_a_token_cannot_be_played(seating: Seating) -> None:
    game, match = seating.game, random_match(seating, 14)
    for ply, state in enumerate(match.states[:-1]):
        move = match.move(ply)
        for seat in (*range(seating.seats), None):
            told = game.redact(state, move, seat)
            assert game.parse(str(told)) == told
            if told != move:
                assert "?" in str(told)
                assert why_not(game, state, told) is not None
                with pytest.raises(Refused):
                    match.back_to(ply).play(str(told))


@every_seating
def test_the_log_of_a_seat_is_the_same_in_every_world_it_cannot_tell_apart(seating: Seating) -> None:
    """A hidden outcome of chance is told to the others in the same words whatever it was."""
    game, match = seating.game, random_match(seating, 15)
    for ply, state in enumerate(match.states[:-1]):
        if game.turn(state) != CHANCE:
            continue
        for seat in (*range(seating.seats), None):
            told = {move: game.redact(state, move, seat) for move in game.chance_outcomes(state)}
            if told[match.move(ply)] != match.move(ply):
                after = {game.view(game.apply(state, move), seat) for move in told}
                assert len(set(told.values())) == 1
                assert len(after) == 1


@every_seating
@pytest.mark.parametrize("spec", ["random", "greedy", "search:20"])
def test_an_opponent_moves_the_same_in_every_world_its_seat_cannot_tell_apart(seating: Seating, spec: str) -> None:
    game, rng = seating.game, Random(3)
    for state in sampled(random_match(seating, 16), 4):
        seat = game.turn(state)
        if seat is None or seat == CHANCE:
            continue
        view = game.view(state, seat)
        other = game.view(game.determinize(view, rng), seat)
        moves = [Thinking(mind(spec, game), game, seen, Random(5)).decide() for seen in (view, other)]
        assert moves[0] == moves[1]
        assert why_not(game, state, moves[0]) is None
