"""Chance without a generator's state: the n-th draw of a game is a function of its seed and n."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from hashlib import sha256
from typing import TypeVar

M = TypeVar("M", bound=Hashable)


def draw(seed: str, n: int, outcomes: Mapping[M, int]) -> M:
    """The n-th chance move (from 0) of the game with this seed, each outcome by its weight.

    The outcomes are taken in the order of their tokens, so the answer depends on nothing but its arguments.
    """
    ordered = sorted(outcomes.items(), key=lambda item: str(item[0]))
    number = int.from_bytes(sha256(f"{seed}:{n}".encode()).digest(), "big")
    left = number % sum(weight for _, weight in ordered)
    for move, weight in ordered:
        if left < weight:
            return move
        left -= weight
    raise ValueError("chance has no outcome to draw from")
