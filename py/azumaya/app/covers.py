"""What a game's own folder holds for the app beside its code: the picture on the shelf and the rulebook."""

from __future__ import annotations

from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec

from azumaya.app.html import Html, Markup
from azumaya.app.symbols import use
from azumaya.core.game import AnyGame


def picture(game: AnyGame) -> Markup:
    """The picture of a game, its `art.tile()`; the mark of the house where it has none."""
    return _picture(_folder(game))


def rulebook(game: AnyGame) -> str:
    """The text of a game's RULES.md, empty if it has none."""
    return _rulebook(_folder(game))


def _folder(game: AnyGame) -> str:
    """The package that a game is in."""
    return type(game).__module__.rpartition(".")[0]


@cache
def _picture(folder: str) -> Markup:
    if find_spec(f"{folder}.art") is None:
        return use(Html(), "mark", "art")
    return Markup(import_module(f"{folder}.art").tile())


@cache
def _rulebook(folder: str) -> str:
    file = resources.files(folder) / "RULES.md"
    return file.read_text("utf-8") if file.is_file() else ""
