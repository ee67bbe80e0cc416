"""Opponents play each other over processes as they do in one, and no longer than it takes."""

import pytest

from azumaya.command.pairing import LEAST, Pairing, results, until_decided

MOYO = Pairing("moyo", ("greedy", "random"), {"puzzle": "1"}, "pairs")


@pytest.mark.native
def test_games_are_the_same_whatever_process_plays_them() -> None:
    alone, together = ([one.totals for one in results(MOYO, 4, processes)] for processes in (1, 2))
    assert alone == together
    assert len(alone) == 4


def test_a_pair_plays_until_it_is_decided_and_no_longer() -> None:
    assert [result.shares for result in until_decided(MOYO, 0.5, 100)] == [(1.0, 0.0)] * LEAST


def test_a_pair_that_nothing_decides_plays_as_many_games_as_it_may() -> None:
    alike = Pairing("moyo", ("random", "random"), {"puzzle": "1"}, "alike")
    assert len(until_decided(alike, 0.5, 6)) == 6
