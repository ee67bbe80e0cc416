"""States go to plain JSON and back."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from azumaya.core.dump import from_plain, to_plain


@dataclass(frozen=True)
class Card:
    """A card."""

    rank: int
    suit: str | None = None


@dataclass(frozen=True)
class Hand:
    """Everything a state may be made of."""

    cards: tuple[Card, ...]
    best: Card | None
    marks: frozenset[int]
    pair: tuple[int, str]
    piles: Mapping[int, int] = field(default_factory=dict)
    open: bool = False


HAND = Hand((Card(5), Card(6, "S")), None, frozenset({3, 1}), (1, "a"), {4: 2})
PLAIN = {
    "cards": [{"rank": 5, "suit": None}, {"rank": 6, "suit": "S"}],
    "best": None,
    "marks": [1, 3],
    "pair": [1, "a"],
    "piles": {"4": 2},
    "open": False,
}


def test_a_state_is_written_as_plain_json() -> None:
    assert to_plain(HAND) == PLAIN


def test_plain_json_is_read_as_the_same_state() -> None:
    assert from_plain(Hand, PLAIN) == HAND


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"cards": 5}, "Hand.cards"),
        ({"cards": [{"rank": "5", "suit": None}]}, "rank"),
        ({"cards": [{"suit": None}]}, "rank"),
        ({"best": 7}, "Hand.best"),
        ({"pair": [1]}, "Hand.pair"),
        ({"piles": {"x": 2}}, "x"),
        ({"open": 1}, "Hand.open"),
        ({"colour": "red"}, "colour"),
    ],
    ids=str,
)
def test_what_does_not_fit_is_named(change: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        from_plain(Hand, {**PLAIN, **change})
