"""What follows from the rules by arithmetic."""

from __future__ import annotations

from itertools import combinations

import pytest

from azumaya.games.culdcept.cards import RANKS, SIGNS
from azumaya.games.culdcept.squares import LAYS, POWER, TAKERS, takes

SUPPORTS = [cards for cards in combinations(RANKS, 2) if sum(cards) <= 11]


def test_there_are_25_supports_and_13_single_cards_to_lay() -> None:
    assert len(SUPPORTS) == 25
    assert len(POWER) == len(LAYS) == 38
    assert all(high <= 10 for _, high in SUPPORTS)


def test_how_many_single_cards_take_each_rank() -> None:
    counts = [sum(takes((card,), shown, False) for card in RANKS) for shown in RANKS]
    assert counts == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]


def test_how_many_supports_take_each_rank() -> None:
    counts = [sum(takes(cards, shown, False) for cards in SUPPORTS) for shown in RANKS]
    assert counts == [25, 25, 24, 23, 21, 19, 16, 13, 9, 5, 0, 0, 0]


@pytest.mark.parametrize(
    ("shown", "takers"), [(11, ["Q", "K"]), (12, ["K"]), (13, ["A"]), (10, ["J", "Q", "K", *["sum 11"] * 5])]
)
def test_what_takes_the_strongest(shown: int, takers: list[str]) -> None:
    cards = [move.cards for _, move in TAKERS[False][shown]]
    assert [SIGNS[c[0]] if len(c) == 1 else f"sum {sum(c)}" for c in cards] == takers


def test_with_aces_safe_one_capture_less_is_possible() -> None:
    plain, safe = ({(s, move) for s in RANKS for _, move in TAKERS[ace][s]} for ace in (False, True))
    assert {(shown, str(move)) for shown, move in plain - safe} == {(1, "claim:K")}
    assert safe < plain
