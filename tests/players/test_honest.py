"""Opponents are honest: what their seat may not know makes no difference to them.

At decisions of whole games the hidden cards are dealt anew, in every way the seat's view allows. Nothing an opponent
does may change with that; one that sees through the cards is caught by the very same question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from azumaya.core.game import CHANCE, AnyGame, Seat, View
from azumaya.players import Mind, Thinking, mind
from azumaya.players.minds import SPECS
from contract.tables import SEATINGS, Seating

PLAIN = [seating for seating in SEATINGS if seating.game.about.hidden and not seating.options]
MOST = {seating.game.about.id: seating for seating in sorted(PLAIN, key=lambda seating: seating.seats)}
LEAST = {seating.game.about.id: seating for seating in sorted(PLAIN, key=lambda seating: -seating.seats)}
every_table = pytest.mark.parametrize("seating", [*LEAST.values(), *MOST.values()], ids=str)

DECISIONS = 5  # of a game
DEALS = 3  # ways to deal the hidden cards anew
STEPS = 24  # of a thought; what comes after them is more of the same

Eyes = Callable[[Any, Seat], View[Any]]


@cache
def decisions(seating: Seating) -> list[tuple[Any, Seat, list[Any]]]:
    """States in which a seat has a choice, spread over a game, each with other states that look the same to it."""
    game, match, found = seating.game, seating.new("honest").settle(), []
    while (seat := match.turn) is not None and seat != CHANCE:
        if len(game.legal_moves(match.state)) > 1:
            found.append((match.state, seat))
        match = match.play(str(decide(mind("policy", game), game, game.view(match.state, seat)))).settle()
    some = found[len(found) // (2 * DECISIONS) :: max(1, len(found) // DECISIONS)][:DECISIONS]
    return [(state, seat, list(islice(dealt_anew(game, state, seat), DEALS))) for state, seat in some]


def dealt_anew(game: AnyGame, state: Any, seat: Seat) -> Iterator[Any]:
    view, rng = game.view(state, seat), Random(17)
    drawn = (game.determinize(view, rng) for _ in range(40 * DEALS))
    return (other for other in drawn if other != state)


def decide(thinking: Mind, game: AnyGame, view: View[Any]) -> Any:
    few = Mind(thinking.spec, thinking.think, min(STEPS, thinking.steps or STEPS))
    return Thinking(few, game, view, Random(3)).decide()


def unmoved(thinking: Mind, seating: Seating, eyes: Eyes) -> bool:
    """Does it make the same moves, whatever the cards are that its seat may not know?"""
    return all(
        decide(thinking, seating.game, eyes(other, seat)) == decide(thinking, seating.game, eyes(state, seat))
        for state, seat, others in decisions(seating)
        for other in others
    )


def by_all_it_sees(game: AnyGame, view: View[Any], rng: Random) -> Iterator[Any]:
    """An opponent that decides by every single thing in its view."""
    yield Random(repr(view.state)).choice(game.legal_moves(view.state))


@every_table
def test_hidden_cards_can_be_dealt_in_other_ways(seating: Seating) -> None:
    others = [len(others) for _, _, others in decisions(seating)]
    assert (len(others), max(others)) == (DECISIONS, DEALS)


@every_table
@pytest.mark.parametrize("spec", [*SPECS, "greedy", "policy", "search:24", "rollouts:24"])
def test_no_opponent_cares_how_they_are_dealt(seating: Seating, spec: str) -> None:
    assert unmoved(mind(spec, seating.game), seating, seating.game.view)


@every_table
def test_one_that_sees_through_the_cards_is_caught(seating: Seating) -> None:
    """The same opponent is unmoved with the view of its seat, and gives itself away when it is shown everything."""
    peeking = Mind("peeking", by_all_it_sees)
    shown = [seating.game.view, lambda state, seat: View(seat, state)]
    assert [unmoved(peeking, seating, eyes) for eyes in shown] == [True, False]


@every_table
def test_worlds_are_drawn_from_the_view_alone_and_not_all_are_the_true_one(seating: Seating) -> None:
    game, model = seating.game, seating.game.skill.forward(seating.game)
    true, drawn = 0, 0
    for state, seat, others in decisions(seating):
        worlds = list(islice(model.worlds(game, game.view(state, seat), Random(5)), 4))
        for other in others:
            assert list(islice(model.worlds(game, game.view(other, seat), Random(5)), 4)) == worlds
        true += worlds.count(model.enter(state))
        drawn += len(worlds)
    assert true < drawn
