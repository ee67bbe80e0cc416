"""How strong the opponents are: fixed seeds and few games, so only what is won by far."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from azumaya.games.kado import gardener
from azumaya.games.kado.ruler import RULERS
from azumaya.players import Mind, mind
from azumaya.players.arena import decide, play
from games.kado.play import GAME, game, random_game

RULER, SILENT = (Mind(name, RULERS[name]) for name in ("bayes", "silent"))
GARDENER = Mind("gardener", gardener.think, steps=30)
CASUAL, GREEDY, RANDOM = (mind(spec, GAME) for spec in ("level:1", "greedy", "random"))


def share(one: Mind, other: Mind, games: int, seats: int = 2, **options: str) -> float:
    """The share of first places of one against others, seats exchanged."""
    minds = [one, *[other] * (seats - 1)]
    return sum(play(GAME, minds, options, f"seed {n}", shift=n % seats).shares[0] for n in range(games)) / games


@pytest.mark.strength
def test_the_first_level_loses_to_the_greedy_player() -> None:
    assert share(CASUAL, GREEDY, 20) <= 0.25


@pytest.mark.strength
@pytest.mark.parametrize("seats", [2, 3])
def test_the_rule_player_wins_against_the_random_one(seats: int) -> None:
    assert share(RULER, RANDOM, 20, seats) >= 0.9


@pytest.mark.strength
def test_the_strongest_wins_against_the_casual_one_in_every_variant() -> None:
    for options in ({}, {"challenge": "either"}, {"columns": "sum"}):
        assert share(GARDENER, CASUAL, 4, **options) >= 0.75


def test_the_one_that_never_challenges_never_does() -> None:
    state = game("top:Bg4 give:0 top:Sp1 give:1").state
    view = GAME.view(state, 1)
    assert [str(move) for move in RULERS["silent"](GAME, view, Random(1))] == ["pass"]
    assert str(next(RULERS["bayes"](GAME, view, Random(1)))).startswith("guess:")


@pytest.mark.parametrize("options", [{}, {"challenge": "either"}, {"columns": "sum"}], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_make_legal_moves_in_every_phase_and_the_same_for_the_same_seed(
    seats: int, options: dict[str, str]
) -> None:
    match = random_game(seats, 1, **options)
    for state in match.states[:-1:7]:
        if (seat := GAME.turn(state)) in (None, -1):
            continue
        legal = set(GAME.legal_moves(state))
        for think in (gardener.think, *RULERS.values()):
            one, again = (list(islice(think(GAME, GAME.view(state, seat), Random(3)), 4)) for _ in range(2))
            assert one == again
            assert set(one) <= legal


def test_where_all_see_that_there_is_one_choice_it_does_not_think() -> None:
    match = game("top:Bg4 discard top:Sp1 give:0 top:Qo3").match
    assert list(gardener.think(GAME, GAME.view(match.state, 0), Random(1))) == list(GAME.legal_moves(match.state))
    assert str(decide(match, GARDENER)[0]) == "give:1"
