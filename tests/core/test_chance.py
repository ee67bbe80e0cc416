"""Chance is a function of seed and number, fair by weight."""

from collections import Counter

import pytest

from azumaya.core.chance import draw


def test_a_draw_depends_on_nothing_but_seed_number_and_outcomes() -> None:
    forward = {"a": 1, "b": 2, "c": 3}
    backward = dict(reversed(forward.items()))
    draws = [draw("seed", n, forward) for n in range(50)]
    assert draws == [draw("seed", n, backward) for n in range(50)]
    assert draws != [draw("other", n, forward) for n in range(50)]


def test_the_first_draws_of_a_known_seed_never_change() -> None:
    """Every saved game leans on this: a change here deals other cards after an undo."""
    assert "".join(draw("azumaya", n, dict.fromkeys("123456", 1)) for n in range(20)) == FIRST_ROLLS


FIRST_ROLLS = "15333511522216225654"


def test_outcomes_come_by_their_weights() -> None:
    drawn = Counter(draw("weights", n, {"rare": 1, "common": 3}) for n in range(4000))
    assert 0.22 < drawn["rare"] / 4000 < 0.28  # 1/4 give or take four standard deviations


def test_without_outcomes_there_is_nothing_to_draw() -> None:
    with pytest.raises(ValueError, match="no outcome"):
        draw("seed", 0, {})
