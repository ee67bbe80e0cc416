"""What can be read before Python is there: the home screen, which the build lays into the page, and the rules."""

from __future__ import annotations

from azumaya.app.model import Model, Route
from azumaya.app.view import view
from azumaya.games import SHELF


def shell_html() -> str:
    """The home screen without saved games. Its links lead nowhere yet but to addresses."""
    return view(Model(shelf=SHELF)).html


def rules_html() -> dict[str, str]:
    """The rules of each game that has a table, by its id, as they are drawn for a reader who came from the shelf."""
    games = [game.about.id for game in SHELF.games if game.table]
    return {id: view(Model(shelf=SHELF, route=Route("rules", id))).html for id in games}
