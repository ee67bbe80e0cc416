"""The home screen: the shelf of games, and the games that are on the table."""

from __future__ import annotations

from collections.abc import Sequence

from azumaya.app.art.garden import GARDEN
from azumaya.app.covers import picture
from azumaya.app.html import Html, Markup
from azumaya.app.model import Damaged, Entry, Model, Saved
from azumaya.app.screens.advice import advice
from azumaya.app.screens.parts import Drawn, brand, foot, link, press, say, tag
from azumaya.app.screens.people import together
from azumaya.app.screens.saves import line, save_row
from azumaya.app.times import ago
from azumaya.core.game import AnyGame
from azumaya.core.text import Plural, Text

RECENT = 6  # saved games of a list that are not folded away


def home(h: Html, model: Model) -> Drawn:
    """The home screen."""
    entries = sorted(model.games.values(), key=_newest, reverse=True)
    running = [e for e in entries if isinstance(e, Damaged) or not e.over]
    finished = [e for e in entries if isinstance(e, Saved) and e.over]
    on_shelf = [game for game in model.shelf.games if game.table]
    main = h(
        "main",
        _hero(h, model),
        h(
            "div",
            advice(h, model),
            h("h2", Text("New game"), class_="spoken"),
            h("ul", [_tile(h, game) for game in on_shelf], class_="shelf", aria_label=Text("Games")),
            _section(h, model, Text("Games on the table"), "running", running),
            _section(h, model, Text("Finished games"), "finished", finished),
            _rules(h, on_shelf),
            _keeping(h),
            class_="wrap",
        ),
        id="shelf",
        tabindex=-1,
    )
    body = h("div", _bar(h, model), main, _continue(h, model, running), class_="page", data_screen="home")
    return Drawn(body, Text("Azumaya"), "shelf")


def _newest(entry: Entry) -> int:
    saved = entry.good if isinstance(entry, Damaged) else entry
    return saved.played if saved else 0


def _bar(h: Html, model: Model) -> Markup:
    ready = tag(h, Text("Ready offline"), sign="ready", tone="moss") if model.device.cached else None
    renew = press(h, "update-now", Text("Update")) if model.device.update else None
    settings = link(h, "#/settings", Text("Settings"), id="to-settings", kind="icon", sign="gear")
    return h("header", brand(h), h("div", ready, renew, settings, class_="tools"), class_="bar")


def _hero(h: Html, model: Model) -> Markup:
    title = Text("Table games under one small roof")
    line = (
        Text("There is nothing at that address. All your games are here.")
        if model.route.lost
        else Text("No account, no network, nothing to hurry. Sit down.")
    )
    words = h("div", h("h1", title, id="hello"), h("p", line), class_="wrap")
    return h("section", GARDEN, words, class_="hero", aria_labelledby="hello")


def _tile(h: Html, game: AnyGame) -> Markup:
    about = game.about
    seats = sorted(about.seats)
    players = (
        Plural("{n} player", "{n} players", n=seats[0])
        if len(seats) == 1
        else Text("{least}–{most} players", least=seats[0], most=seats[-1])
    )
    name = h("a", about.title, id=f"new-{about.id}", href=f"#/new/{about.id}")
    facts = (
        tag(h, players, sign="person"),
        tag(h, Text("{minutes} min", minutes=about.minutes), sign="timer"),
    )
    return h(
        "li",
        picture(game),
        h("h3", name),
        h("p", about.line),
        h("div", facts, class_="meta"),
        class_="tile",
    )


def _section(h: Html, model: Model, title: Text, id: str, entries: Sequence[Entry]) -> Markup | None:
    """A list of saved games, the older ones folded away."""
    if not entries:
        return None
    near = [save_row(h, model, entry) for entry in entries[:RECENT]]
    far = [save_row(h, model, entry) for entry in entries[RECENT:]]
    older = h(
        "details",
        h("summary", Plural("One older game", "{n} older games", n=len(far)), class_="btn", id=f"{id}-more"),
        h("ul", far, class_="saves"),
        id=f"{id}-older",
        class_="older",
    )
    return h(
        "section",
        h("div", h("h2", title, id=id), class_="section-head"),
        h("ul", near, class_="saves"),
        older if far else None,
        aria_labelledby=id,
    )


def _rules(h: Html, games: Sequence[AnyGame]) -> Markup:
    """The rulebooks, which can be read before there is anything to play with."""
    books = [
        h("li", link(h, f"#/rules/{g.about.id}", g.about.title, id=f"rules-{g.about.id}", kind="quiet", sign="book"))
        for g in games
    ]
    return h("nav", h("h2", Text("The rules"), id="rules"), h("ul", books), class_="books", aria_labelledby="rules")


def _keeping(h: Html) -> Markup:
    """Where a backup is made and read, and where the rest is found."""
    return h(
        "div",
        press(h, "open-file", Text("Open saved games from a file"), kind="quiet", sign="open"),
        link(h, "#/settings", Text("Backup and settings"), id="to-backup", kind="quiet", sign="save"),
        class_="keeping",
    )


def _continue(h: Html, model: Model, running: Sequence[Entry]) -> Markup | None:
    """The bar that leads back to the last game, always in sight."""
    last = next((e for e in running if isinstance(e, Saved)), None)
    if last is None:
        return foot(h, model, Text("Messages"))
    who = together([player.name for player in last.players])
    when = h("span", Text("{players}, {when}", players=who, when=ago(last.played, model.now)), class_="soft small")
    title = h("b", model.shelf.find(last.record.game).about.title)
    now = h.rich(line(last), game=title)
    go = link(h, f"#/game/{last.id}", Text("Continue"), id="continue", kind="primary", sign="play")
    return foot(
        h,
        model,
        Text("Continue the last game"),
        say(h, now, h("br"), when, sign="turn"),
        h("div", go, class_="actions"),
    )
