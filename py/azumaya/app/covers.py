"""The picture of a game on the shelf, from the game's own folder."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from azumaya.app.html import Html, Markup
from azumaya.app.symbols import use
from azumaya.core.game import AnyGame
from azumaya.core.rulebook import folder


def picture(game: AnyGame) -> Markup:
    """The picture of a game, its `art.tile()`; the mark of the house where it has none."""
    return _picture(folder(game))


@cache
def _picture(package: str) -> Markup:
    if find_spec(f"{package}.art") is None:
        return use(Html(), "mark", "art")
    return Markup(import_module(f"{package}.art").tile())
