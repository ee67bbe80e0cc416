"""The opponent that makes the move a playout would make: the game's own rules of thumb."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from azumaya.core.game import AnyGame, View
from azumaya.players.simple import choices


def think(game: AnyGame, view: View[Any], rng: Random) -> Iterator[Any]:
    """One step: the move of the skill's rollout policy in one world that the view allows."""
    world = game.determinize(view, rng)
    yield game.skill.rollout(game, world, choices(game, world), rng)
