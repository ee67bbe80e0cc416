"""How strong the opponents are: fixed seeds and few games, so only what is won by far."""

from __future__ import annotations

from random import Random

import pytest

from azumaya.players import Mind, Thinking, mind
from azumaya.players.arena import play
from games.cardoku.play import GAME, position

GARDENER, POLICY, RANDOM = (mind(spec, GAME) for spec in ("level:4", "policy", "random"))


def share(one: Mind, other: Mind, games: int, seats: int = 2, **options: str) -> float:
    """The share of first places of one against others, seats exchanged."""
    minds = [one, *[other] * (seats - 1)]
    return sum(play(GAME, minds, options, f"seed {n}", shift=n % seats).shares[0] for n in range(games)) / games


@pytest.mark.strength
@pytest.mark.parametrize(
    ("games", "options"), [(1, {}), (1, {"decks": "3"}), (1, {"referee": "off", "rescore": "on"})], ids=str
)
def test_whoever_thinks_ahead_wins_against_whoever_takes_what_there_is(games: int, options: dict[str, str]) -> None:
    assert share(GARDENER, POLICY, games, **options) == 1


@pytest.mark.strength
def test_so_does_a_side_with_one_who_thinks_among_three() -> None:
    assert share(GARDENER, RANDOM, 1, seats=3) == 1


@pytest.mark.parametrize("spec", ["level:1", "level:3", "level:4"])
def test_a_point_that_lies_there_is_taken(spec: str) -> None:
    state = position("R1=1234567..; R5=........8; R9=4.5.6...7", "3T 8M", "1S 2S", pile="1T 4S")
    thinking = Thinking(mind(spec, GAME), GAME, GAME.view(state, 0), Random(1))
    assert str(thinking.decide()) in ("8M>r1c8", "8M>r1c9")


def test_a_line_is_opened_where_only_the_own_side_has_the_card_it_lacks() -> None:
    state = position("R1=123456...", "7T 8T 3M 5M", "1M 2M", pile="3S", other_pile="4S 5S")
    thinking = Thinking(GARDENER, GAME, GAME.view(state, 0), Random(1))
    assert str(thinking.decide()).startswith(("7T>r1", "8T>r1"))
