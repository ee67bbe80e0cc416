"""The opponent that looks one move ahead with the game's own evaluation."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from azumaya.core.game import CHANCE, AnyGame, View
from azumaya.players.simple import choices_for

WORLDS = 8  # full states drawn from the view, the same ones for every move
BREATH = 16  # moves tried at a stretch: there may be hundreds of them


def think(game: AnyGame, view: View[Any], rng: Random) -> Iterator[Any]:
    """The move with the best mean value over the drawn worlds, the first by token among equals."""
    assert view.seat is not None
    moves = choices_for(game, view, rng)
    totals = dict.fromkeys(moves, 0.0)
    best = moves[0]
    for _ in range(WORLDS if game.about.hidden else 1):
        world, luck = game.determinize(view, rng), rng.random()
        for tried, move in enumerate(moves, 1):
            after = settle(game, game.apply(world, move), Random(luck))
            totals[move] += game.skill.value(game, after, view.seat)
            if tried % BREATH == 0:
                yield best
        best = max(moves, key=totals.__getitem__)
        yield best


def settle(game: AnyGame, state: Any, rng: Random) -> Any:
    """The state after chance has made its moves, drawn by `rng`."""
    while game.turn(state) == CHANCE:
        # In the outcomes' own order: searches draw so often that sorting would be half their time.
        outcomes = game.chance_outcomes(state)
        state = game.apply(state, rng.choices(list(outcomes), list(outcomes.values()))[0])
    return state
