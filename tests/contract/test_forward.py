"""A forward model plays the game it belongs to: move by move in step with the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from azumaya.core.game import CHANCE, AnyGame
from contract.tables import SEATINGS, Seating, random_match

every_seating = pytest.mark.parametrize("seating", SEATINGS, ids=str)

STATES = 16  # of every game
ENOUGH = 3000  # states that chance can bring about and are looked through


def choices(game: AnyGame, state: Any) -> Sequence[Any]:
    return () if game.turn(state) is None else game.calls(state) or game.fair_moves(state)


def some_states(seating: Seating) -> list[Any]:
    """States of a random game in which a seat is on turn, spread over it, and its end."""
    match = random_match(seating, 11)
    found = [state for state in match.states if match.game.turn(state) != CHANCE]
    return [*found[:: max(1, len(found) // STATES)], match.state]


def settled(game: AnyGame, state: Any) -> Iterator[Any]:
    """Every state that chance can bring about from here, depth first."""
    if game.turn(state) != CHANCE:
        yield state
        return
    for outcome in game.chance_outcomes(state):
        yield from settled(game, game.apply(state, outcome))


@every_seating
def test_it_plays_in_step_with_the_rules(seating: Seating) -> None:
    game, rng = seating.game, Random(1)
    model, compared = game.skill.forward(game), 0
    for state in some_states(seating):
        position = model.enter(state)
        assert model.turn(position) == game.turn(state)
        moves = model.moves(position) if game.turn(state) is not None else ()
        assert sorted(str(model.real(move)) for move in moves) == sorted(map(str, choices(game, state)))
        for move in rng.sample(list(moves), min(2, len(moves))):
            followed = model.play(model.copy(position), move, rng)
            assert position == model.enter(state), "a copy that is played on changed what it was copied from"
            reached = list(islice(settled(game, game.apply(state, model.real(move))), ENOUGH))
            if len(reached) < ENOUGH:  # else so many cards are drawn that chance could be followed only by its game
                assert any(followed == model.enter(after) for after in reached)
                compared += 1
    assert compared


@every_seating
def test_its_policy_makes_one_of_the_moves_it_is_given(seating: Seating) -> None:
    model, rng = seating.game.skill.forward(seating.game), Random(5)
    for state in some_states(seating):
        if model.turn(position := model.enter(state)) is None:
            continue
        moves = model.moves(position)
        assert model.policy(position, moves, rng) in moves


@every_seating
def test_its_value_lies_between_lost_and_won(seating: Seating) -> None:
    model = seating.game.skill.forward(seating.game)
    for state in some_states(seating):
        position = model.enter(state)
        values = [model.value(position, seat) for seat in range(seating.seats)]
        assert all(0 <= value <= 1 for value in values)
