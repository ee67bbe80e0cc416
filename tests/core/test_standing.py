"""Ranks: equal totals share one, and the next one counts all that stand better."""

import pytest

from azumaya.core.standing import ranked


@pytest.mark.parametrize(
    ("totals", "ranks"),
    [((7,), (1,)), ((3, 9), (2, 1)), ((5, 5, 4), (1, 1, 3)), ((0, 8, 8, 2), (4, 1, 1, 3)), ((-1, -2), (1, 2))],
)
def test_equal_totals_share_a_rank_and_those_behind_count_them_all(
    totals: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    assert ranked(totals) == ranks


def test_the_fewest_may_stand_first() -> None:
    assert ranked((5, 5, 4), fewest=True) == (2, 2, 1)


def test_further_numbers_break_a_tie() -> None:
    assert ranked([(5, 2), (5, 0), (4, 9)], fewest=True) == (3, 2, 1)
