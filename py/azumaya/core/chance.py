"""Chance without a generator's state: the n-th draw of a game is a function of its seed and n."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Hashable, Mapping
from hashlib import sha256
from itertools import accumulate
from typing import TypeVar

M = TypeVar("M", bound=Hashable)


def draw(seed: str, n: int, outcomes: Mapping[M, int]) -> M:
    """The n-th chance move (from 0) of the game with this seed, each outcome by its weight.

    The outcomes are taken in the order of their tokens, so the answer depends on nothing but its arguments.
    Raises ValueError where there is no outcome.
    """
    if not outcomes:
        raise ValueError("chance has no outcome to draw from")
    ordered = sorted(outcomes.items(), key=lambda item: str(item[0]))
    number = int.from_bytes(sha256(f"{seed}:{n}".encode()).digest(), "big")
    ends = list(accumulate(weight for _, weight in ordered))
    return ordered[bisect_right(ends, number % ends[-1])][0]
