"""The home screen before Python is there: what the build lays into the page."""

from __future__ import annotations

from azumaya.app.model import Model
from azumaya.app.view import view
from azumaya.games import SHELF


def shell_html() -> str:
    """The home screen without saved games. Its links lead nowhere yet but to addresses."""
    return view(Model(shelf=SHELF)).html
