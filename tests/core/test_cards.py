"""Cards as sorted tuples of their signs."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from azumaya.core.cards import counts, holes, laid, put, split, take, without

HAND = ("B3", "B3", "B7", "Y1")


def test_cards_are_kept_in_order_with_equal_ones_side_by_side() -> None:
    assert laid(["Y1", "B3", "B7", "B3"]) == HAND
    assert counts(HAND) == {"B3": 2, "B7": 1, "Y1": 1}


def test_a_card_is_put_where_it_belongs_and_one_of_equal_cards_is_taken() -> None:
    assert put(HAND, "B5") == ("B3", "B3", "B5", "B7", "Y1")
    assert take(HAND, "B3") == ("B3", "B7", "Y1")
    assert without(HAND, ("Y1", "B3", "B3")) == ("B7",)


@pytest.mark.parametrize("card", ["A1", "B4", "Z9"])
def test_a_card_that_is_not_there_cannot_be_taken(card: str) -> None:
    with pytest.raises(ValueError, match="no"):
        take(HAND, card)
    with pytest.raises(ValueError, match="not in list"):
        without(HAND, (card,))


def test_holes_keep_the_number_of_cards() -> None:
    assert holes(3) == ("?", "?", "?")


def test_every_choice_of_cards_from_a_pool_is_as_likely_as_any_other() -> None:
    rng, pool = Random(1), ("a", "b", "b", "c")
    drawn = Counter(split(pool, 2, rng) for _ in range(6000))
    wanted = Counter(tuple(pool[at] for at in pair) for pair in combinations(range(4), 2))
    assert {cards for cards, _ in drawn} == set(wanted)
    for (cards, left), times in drawn.items():
        assert laid((*cards, *left)) == pool
        assert abs(times - 1000 * wanted[cards]) < 200
