"""A grid as searches lay it promises what the rules' own grid promises, card by card."""

from __future__ import annotations

import pytest

from azumaya.games.kado.fast import PUT, REAL
from azumaya.games.kado.layout import BARE, CARD, layout
from azumaya.games.kado.prospect import best_place, prospect
from games.kado.play import grid, random_game


@pytest.mark.parametrize("sums", [False, True])
def test_it_promises_the_same_and_knows_the_same_best_place(sums: bool) -> None:
    for seed in range(3):
        for state in random_game(3, seed).states[::9]:
            for held in state.holdings:
                laid = layout(held.grid, sums)
                assert laid.promise() == pytest.approx(prospect(held.grid, sums))
                for card in state.deck[::7] if len(held.grid) < 12 else ():
                    gain, cell = laid.best(CARD[card])
                    more, put = best_place(held.grid, card, sums)
                    assert gain == pytest.approx(more)
                    assert REAL[PUT + cell] == put


def test_the_same_cards_on_the_same_cells_are_the_same_in_whatever_order_they_came() -> None:
    one = layout(grid("Bb5 Bg5/.. So2"), False)
    other = BARE[False]
    for line, column, card in reversed(grid("Bb5 Bg5/.. So2")):
        other = other.lay(layout(((line, column, card),), False).taken.bit_length() - 1, CARD[card])
    assert one == other
    assert one != layout(grid("Bb5 Bg5/.. So4"), False)
