"""What follows from the rules by arithmetic."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement, product
from random import Random

import pytest

from azumaya.games.kado.cards import DECK, GIFTS, PAIRS, RIBBONS, value_of
from azumaya.games.kado.grid import Cell, beside, cells, lay, room
from azumaya.games.kado.scoring import column_points, line_points, parts
from games.kado.play import grid

BEST = "Cr4 Cp5 Cb5 Cg4/Br4 Bp5 Bb5 Bg5/Sr5 Sp5 Sb4 Sg5"


def test_there_are_13_of_every_gift_ribbon_and_value_and_no_two_alike() -> None:
    assert len(set(DECK)) == len(DECK) == 65
    assert Counter(card[0] for card in DECK) == dict.fromkeys(GIFTS, 13)
    assert Counter(card[1] for card in DECK) == dict.fromkeys(RIBBONS, 13)
    assert Counter(map(value_of, DECK)) == dict.fromkeys(range(1, 6), 13)


def test_15_pairs_have_three_cards_and_10_have_two() -> None:
    many = Counter(card[:2] for card in DECK)
    assert set(many) == set(PAIRS)
    assert Counter(many.values()) == {3: 15, 2: 10}


@pytest.mark.parametrize(("seats", "most"), [(2, 48), (3, 48), (4, 60), (5, 72)])
def test_how_many_cards_a_game_can_need(seats: int, most: int) -> None:
    """Twelve each, twelve bonus cards, and in a duel twelve discards."""
    assert 12 * seats + 12 + 12 * (seats == 2) == most
    assert (most <= len(DECK)) == (seats < 5)


def test_no_line_counts_more_than_20_and_no_column_more_than_5() -> None:
    lines = [sum(sorted((value_of(c) for c in DECK if c[0] == gift), reverse=True)[:4]) for gift in GIFTS]
    assert max(lines) == 19 <= 20
    assert line_points(["Bp5", "Bp5", "Bp5", "Bp5"]) == 20
    assert column_points(["Bp5", "Cp5", "Sp5"], sums=False) == 5
    assert column_points(["Bp5", "Cp5", "Sp5"], sums=True) == 15


def test_no_grid_counts_more_than_76() -> None:
    """Lines count 57 at most, columns 20; that both do at once is impossible, and 76 there is.

    Three lines of gifts that need not differ take at best the highest four, eight or twelve cards of each. That makes
    57 only with socks, bears and chocolates, each line of 5, 5, 5 and 4. Four columns of 5 need equal ribbons in all
    three lines, and no choice of the 4s gives them.
    """
    values = {gift: sorted((value_of(c) for c in DECK if c[0] == gift), reverse=True) for gift in GIFTS}
    bounds = {
        gifts: sum(sum(values[gift][: 4 * many]) for gift, many in Counter(gifts).items())
        for gifts in combinations_with_replacement(GIFTS, 3)
    }
    assert max(bounds.values()) == 57
    assert [gifts for gifts, bound in bounds.items() if bound == 57] == [("S", "B", "C")]
    ribbons = [
        {tuple(sorted(c[1] for c in line)) for line in combinations(_of(gift), 4) if line_points(line) == 19}
        for gift in "SBC"
    ]
    assert [len(one) for one in ribbons] == [2, 3, 3]
    assert not [one for one in product(*ribbons) if len(set(one)) == 1]
    assert sum(parts(grid(BEST), sums=False)) == 76


def _of(gift: str) -> list[str]:
    return [card for card in DECK if card[0] == gift]


def test_no_random_grid_counts_more_than_76_and_none_less_than_3() -> None:
    rng = Random(1)
    for _ in range(5000):
        dealt = iter(rng.sample(DECK, 12))
        total = sum(parts(tuple((at // 4, at % 4, card) for at, card in enumerate(dealt)), sums=False))
        assert 3 <= total <= 76


def test_every_line_with_a_card_counts_at_least_1() -> None:
    assert all(line_points([card]) >= 1 for card in DECK)


def plain_room(taken: frozenset[Cell]) -> set[Cell]:
    """Where one more card may lie, straight from the rule: beside a card, three lines and four columns at most."""
    touched = {cell for cell in product(range(-4, 5), repeat=2) if not taken.isdisjoint(beside(cell))}
    found = set()
    for line, column in touched - taken:
        lines, columns = zip((line, column), *taken, strict=True)
        if max(lines) - min(lines) < 3 and max(columns) - min(columns) < 4:
            found.add((line, column))
    return found


def test_a_card_finds_a_place_in_every_grid_that_is_not_full() -> None:
    """In every shape that twelve cards can grow through."""
    shapes = {frozenset({(0, 0)})}
    for size in range(1, 12):
        grown = set()
        for shape in shapes:
            places = {(put.line, put.column) for put in room(tuple((*at, "Sp1") for at in sorted(shape)))}
            assert places == plain_room(shape)
            assert places
            grown |= {shape | {place} for place in places}
        assert all(len(shape) == size + 1 for shape in grown)
        shapes = grown
    assert len(shapes) == 12
    assert all(room(tuple((*at, "Sp1") for at in sorted(shape))) == () for shape in shapes)


def test_a_grid_keeps_its_cards_in_reading_order() -> None:
    grown = lay(lay(lay((), 0, 0, "Sp1"), 0, 1, "Sp3"), -1, 0, "Sp5")
    assert grown == ((-1, 0, "Sp5"), (0, 0, "Sp1"), (0, 1, "Sp3"))
    assert cells(grown) == {(-1, 0), (0, 0), (0, 1)}
