"""The opponent that plays any legal move."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from azumaya.core.game import AnyGame, View


def think(game: AnyGame, view: View[Any], rng: Random) -> Iterator[Any]:
    """One step: a legal move, each equally likely."""
    legal = legal_for(game, view, rng)
    yield legal[int(rng.random() * len(legal))]


def legal_for(game: AnyGame, view: View[Any], rng: Random) -> list[Any]:
    """The legal moves of the seat whose view this is, in the order of their tokens.

    They are the same in every state the view allows, so any drawn one will do.
    """
    return sorted(game.legal_moves(game.determinize(view, rng)), key=str)
