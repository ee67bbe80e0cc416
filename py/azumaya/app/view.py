"""The page that a model looks like."""

from __future__ import annotations

from dataclasses import dataclass

from azumaya.app.html import Html, html
from azumaya.app.model import Damaged, Model
from azumaya.app.screens.check import self_check
from azumaya.app.screens.damaged import damaged, missing
from azumaya.app.screens.home import home
from azumaya.app.screens.licences import licences
from azumaya.app.screens.parts import Drawn
from azumaya.app.screens.rules import rules
from azumaya.app.screens.settings import settings
from azumaya.app.screens.setup import setup
from azumaya.app.screens.table.table import table
from azumaya.app.symbols import sprite


@dataclass(frozen=True)
class Page:
    """What belongs inside the app's element, and what goes with it.

    `focus` is the id to go to if the focused thing is gone; `personal`: no picture of what is drawn is kept; `secret`:
    it must be covered when the page is hidden.
    """

    html: str
    title: str
    lang: str
    focus: str
    personal: bool
    secret: bool


def view(model: Model) -> Page:
    """The page of a model. The same model gives the same page."""
    h = html(model.settings.language)
    drawn = _screen(h, model)
    page = h.join([sprite(h, drawn.body), drawn.body])
    title = h.words(drawn.title)
    return Page(page, title, model.settings.language, drawn.focus, drawn.personal, drawn.secret)


def _screen(h: Html, model: Model) -> Drawn:
    route = model.route
    known = any(game.about.id == route.id for game in model.shelf.games)
    match route.screen:
        case "new" if model.setup:
            return setup(h, model, model.setup)
        case "rules" if known:
            return rules(h, model)
        case "settings":
            return settings(h, model)
        case "check":
            return self_check(h, model)
        case "licences":
            return licences(h, model)
        case "game":
            return _game(h, model)
    return home(h, model)


def _game(h: Html, model: Model) -> Drawn:
    """The open table, drawn with the names of those who sit there, or why it cannot be opened."""
    entry = model.games.get(model.route.id)
    if isinstance(entry, Damaged):
        return damaged(h, model, entry)
    if model.play and model.play.saved.id == model.route.id:
        names = tuple(player.name for player in model.play.saved.players)
        return table(html(model.settings.language, names), model, model.play)
    return missing(h, model)
