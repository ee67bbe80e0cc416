"""Going from screen to screen, and laying the table of a saved game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from azumaya.app import check, effects, library, route, saves, setup, shipped
from azumaya.app.effects import Step
from azumaya.app.model import Damaged, Model, Notice, Play, Route, Saved
from azumaya.app.table import lay
from azumaya.core.game import Refused
from azumaya.core.record import Match, Unplayable
from azumaya.core.text import Text


def go(model: Model, target: Route) -> Step:
    """The model at this address; home with a sentence where the address leads nowhere."""
    if target.screen != model.route.screen or target.id != model.route.id:
        model = replace(model, notice=None)
    match target.screen:
        case "game":
            return _to_game(model, target)
        case "new" | "rules" if not _on_shelf(model, target.id):
            return home(model, route.LOST)
        case "new":
            return replace(setup.begin(model, target.id), route=target, play=None), []
        case "licences" if target.id and shipped.work(target.id) is None:
            return home(model, route.LOST)
        case "check":
            return check.begin(replace(model, route=target))
        case "home" if target.lost:
            return home(model, target)
        case "home":
            return replace(model, route=target, play=None), []
    return replace(model, route=target), []


def _on_shelf(model: Model, game: str) -> bool:
    """Is there such a game, with a table to play it at?"""
    return any(game == each.about.id and each.table for each in model.shelf.games)


def home(model: Model, target: Route = route.HOME, notice: Notice | None = None) -> Step:
    """Home instead of where the address leads, with a notice."""
    said = [effects.announce([notice.text])] if notice else []
    model = replace(model, route=target, play=None, notice=notice)
    return model, [effects.go(route.to_text(target), replace=True), *said]


def _to_game(model: Model, target: Route) -> Step:
    """The table of a game; no table where it is missing or damaged, which the screen says."""
    model = replace(model, route=target)
    if model.play and model.play.saved.id == target.id:
        return model, []
    model = replace(model, play=None)
    entry = model.games.get(target.id)
    if entry is None or isinstance(entry, Damaged):
        return model, []
    opened = open_entry(model, entry)
    if isinstance(opened, Damaged):
        return replace(model, games={**model.games, opened.id: opened}), []
    model = replace(model, play=opened)
    # a game that chance had not finished with is kept as it now stands, an older save with what it now tells
    return (model, []) if entry == opened.saved or opened.readonly else library.keep(model, opened.saved)


def open_entry(model: Model, entry: Saved) -> Play | Damaged:
    """The table of a saved game, replayed; Damaged with what is good of it if that cannot be done."""
    try:
        match = replay(model, entry)
    except Unplayable as broken:
        text, good = model.texts[entry.id], replace(entry, record=broken.good.record, undone=())
        sentence = Text(
            "Move {n} of this game cannot be played: {why}",
            n=len(broken.good.record.moves) + 1,
            why=broken.objection.text,
        )
        return saves.legible(Damaged(entry.id, text, sentence, replace(good, over=False, turn=None)))
    except Refused as refused:
        return saves.legible(Damaged(entry.id, model.texts[entry.id], refused.objection.text))
    return lay(entry, match, readonly=model.elsewhere == entry.id)


def replay(model: Model, saved: Saved) -> Match[Any, Any]:
    """The game a save tells, after chance. Raises Unplayable or Refused."""
    return Match.replay(model.shelf.find(saved.record.game), saved.record).settle()


def mend(model: Model, id: str) -> Step:
    """Open what can still be played of a damaged game as a copy; the original stays as it is."""
    entry = model.games.get(id)
    good = entry.good if isinstance(entry, Damaged) else None
    if good is None:
        return replace(model, notice=Notice(Text("Nothing of this game can be played."))), []
    try:
        match = replay(model, good)
    except Unplayable as broken:
        match = broken.good.settle()
    except Refused as refused:
        return replace(model, notice=Notice(refused.objection.text)), []
    model, _, fresh = library.fresh(model)
    play = lay(replace(good, id=fresh, undone=(), played=model.now), match)
    model, done = library.keep(model, play.saved)
    here = route.game(fresh)
    model = replace(model, route=here, play=play, notice=None)
    return model, [*done, effects.go(route.to_text(here))]
