"""The opponent that plays any move the rules allow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from azumaya.core.game import AnyGame, View


def think(game: AnyGame, view: View[Any], rng: Random) -> Iterator[Any]:
    """One step: a fair move, each equally likely."""
    fair = choices_for(game, view, rng)
    yield fair[int(rng.random() * len(fair))]


def choices(game: AnyGame, state: Any) -> Sequence[Any]:
    """What an opponent chooses between: it calls out what is wrong where it may, and breaks no rule itself."""
    return game.calls(state) or game.fair_moves(state)


def choices_for(game: AnyGame, view: View[Any], rng: Random) -> list[Any]:
    """The choices of the seat whose view this is, in the order of their tokens.

    They are the same in every state the view allows, so any drawn one will do.
    """
    return sorted(choices(game, game.determinize(view, rng)), key=str)
