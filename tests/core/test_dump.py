"""States go to plain JSON and back."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

import pytest

from azumaya.core.dump import Unfit, from_plain, to_plain


class Weather(Enum):
    """Something that has few values."""

    DRY = "dry"
    WET = "wet"


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
    sky: Weather = Weather.DRY
    worth: int | str = 0


HAND = Hand((Card(5), Card(6, "S")), None, frozenset({3, 1}), (1, "a"), {4: 2})
PLAIN = {
    "cards": [{"rank": 5, "suit": None}, {"rank": 6, "suit": "S"}],
    "best": None,
    "marks": [1, 3],
    "pair": [1, "a"],
    "piles": {"4": 2},
    "open": False,
    "sky": "dry",
    "worth": 0,
}


def test_a_state_is_written_as_plain_json() -> None:
    assert to_plain(HAND) == PLAIN


def test_plain_json_is_read_as_the_same_state() -> None:
    assert from_plain(Hand, PLAIN) == HAND


def test_where_several_types_are_possible_the_first_that_fits_is_read() -> None:
    assert from_plain(Hand, {**PLAIN, "worth": "much", "sky": "wet"}).worth == "much"
    assert from_plain(Hand, {**PLAIN, "best": PLAIN["cards"][0]}).best == Card(5)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"cards": 5}, "“hand.cards” must be a list"),
        ({"cards": [{"rank": "5", "suit": None}]}, "“hand.cards[0].rank” must be a whole number"),
        ({"cards": [{"suit": None}]}, "“hand.cards[0].rank” is missing"),
        ({"best": 7}, "“hand.best” must be an object"),
        ({"best": {"rank": 2.0, "suit": None}}, "“hand.best.rank” must be a whole number"),
        ({"best": {"rank": 2, "suit": 3}}, "“hand.best.suit” must be a text"),
        ({"pair": [1]}, "“hand.pair” must be a list of 2"),
        ({"piles": []}, "“hand.piles” must be an object"),
        ({"piles": {"x": 2}}, "“hand.piles” has whole numbers for names, not “x”"),
        ({"piles": {"６": 2}}, "“hand.piles” has whole numbers for names, not “６”"),
        ({"piles": {"6": None}}, "“hand.piles.6” must be a whole number"),
        ({"open": 1}, "“hand.open” must be true or false"),
        ({"sky": "fog"}, "“hand.sky” must be dry / wet"),
        ({"sky": []}, "“hand.sky” must be dry / wet"),
        ({"worth": []}, "“hand.worth” must be a text"),
        ({"colour": "red"}, "nothing is called “hand.colour”"),
    ],
    ids=str,
)
def test_what_does_not_fit_is_named(change: dict[str, Any], words: str) -> None:
    with pytest.raises(Unfit) as unfit:
        from_plain(Hand, {**PLAIN, **change}, "hand")
    assert str(unfit.value.why) == words
