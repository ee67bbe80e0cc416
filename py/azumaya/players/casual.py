"""The opponent that a child beats: it sees what looks good, and often does what looks nearly as good."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import exp
from random import Random
from typing import Any

from azumaya.core.game import AnyGame, View
from azumaya.core.skill import Think
from azumaya.players import greedy


def with_warmth(warmth: float) -> Think:
    """The warmer, the less it cares: a move that looks worse by so much is made e times as seldom."""
    return partial(think, warmth=warmth)


def think(game: AnyGame, view: View[Any], rng: Random, *, warmth: float) -> Iterator[Any]:
    """A move drawn by how good it looks one move ahead, measured against the best one."""
    values: dict[Any, float] = {}
    for values in greedy.weigh(game, view, rng):
        yield max(values, key=values.__getitem__)
    worlds = greedy.WORLDS if game.about.hidden else 1
    best = max(values.values())
    weights = [exp((value - best) / worlds / warmth) for value in values.values()]
    yield rng.choices(list(values), weights)[0]
