"""The opponent that looks one move ahead with the game's own evaluation."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from azumaya.core.forward import settle
from azumaya.core.game import AnyGame, View
from azumaya.players.simple import choices_for

WORLDS = 8  # full states drawn from the view, the same ones for every move
BITS = 64  # of the luck all moves share: a whole number, for a float is another seed where hash() is shorter
BREATH = 16  # moves tried at a stretch: there may be hundreds of them


def think(game: AnyGame, view: View[Any], rng: Random) -> Iterator[Any]:
    """The move with the best mean value over the drawn worlds, the first by token among equals."""
    for values in weigh(game, view, rng):
        yield max(values, key=values.__getitem__)


def weigh(game: AnyGame, view: View[Any], rng: Random) -> Iterator[dict[Any, float]]:
    """The summed values of all moves in the order of their tokens, after every breath; the last ones are whole."""
    assert view.seat is not None
    moves = choices_for(game, view, rng)
    totals = dict.fromkeys(moves, 0.0)
    whole = dict(totals)
    for _ in range(WORLDS if game.about.hidden else 1):
        world, luck = game.determinize(view, rng), rng.getrandbits(BITS)
        for tried, move in enumerate(moves, 1):
            after = settle(game, game.apply(world, move), Random(luck))
            totals[move] += game.skill.value(game, after, view.seat)
            if tried % BREATH == 0:
                yield whole
        whole = dict(totals)
        yield whole
