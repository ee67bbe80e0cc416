"""An edited state can be played only if a game could have come to it: the walks of the pieces."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.culdcept.play import GAME, choosing, game


@pytest.mark.parametrize("walks", [(), (1, 6, -1, -10), (3,) * 20])
def test_the_die_shows_one_to_six_and_a_holy_word_ace_to_ten(walks: tuple[int, ...]) -> None:
    assert GAME.unsound(replace(choosing("2 3"), walks=walks), game().state) is None


@pytest.mark.parametrize("walks", [(0,), (7,), (-11,), (3,) * 21])
def test_no_other_walk_is_sound_nor_more_than_one_a_turn(walks: tuple[int, ...]) -> None:
    told = GAME.unsound(replace(choosing("2 3"), walks=walks), game().state)
    assert str(told) == "“walks” holds what no die and no Holy Word shows"
