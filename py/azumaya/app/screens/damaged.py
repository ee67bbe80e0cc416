"""A saved game that cannot be opened: why, and what can still be done."""

from __future__ import annotations

from azumaya.app.html import Html, Markup
from azumaya.app.model import Damaged, Model
from azumaya.app.screens.parts import Drawn, back_link, bar, foot, link, press
from azumaya.app.screens.saves import played_by
from azumaya.core.text import Plural, Text


def damaged(h: Html, model: Model, entry: Damaged) -> Drawn:
    """A damaged game. Nothing of it is thrown away."""
    good = entry.good
    title = Text("This game is damaged")
    rest = _rest(len(good.record.moves) if good else None)
    restore = press(h, "open-file", Text("Restore from a backup"), sign="open")
    export = press(h, "export", Text("Export as a file"), arg=entry.id, sign="share")
    delete = press(h, "delete", Text("Delete"), arg=entry.id, sign="trash")
    main = h(
        "main",
        h(
            "div",
            _which(h, model, entry),
            h("p", entry.why, class_="verdict"),
            h("p", rest),
            h("p", Text("If you have a backup file, restore it: the game comes back beside this one.")),
            h("div", restore, export, delete, class_="ways"),
            class_="wrap letter",
        ),
        id="damaged",
        tabindex=-1,
    )
    go = (
        press(h, "open-damaged", Text("Open what can be read"), arg=entry.id, kind="primary", sign="play")
        if good
        else link(h, "#/", Text("Back to the shelf"), id="home", kind="primary")
    )
    return _page(h, model, title, main, go)


def _which(h: Html, model: Model, entry: Damaged) -> Markup | None:
    """Which game it was, as far as that can be read."""
    game = next((game.about.title for game in model.shelf.games if game.about.id == entry.game), None)
    told = [words for words in (game, played_by(model, entry)) if words]
    return h("p", [(" · " if number else None, words) for number, words in enumerate(told)]) if told else None


def _rest(moves: int | None) -> Text:
    """What is left of the game: so many moves, or nothing (None)."""
    if moves is None:
        return Text("Nothing of it can be read. Export it to keep its text, or to send it with a report.")
    if moves == 0:
        return Text(
            "None of its moves can be read, but how it was set up can. Opening that makes a new game from the "
            "beginning; the damaged one stays as it is."
        )
    return Plural(
        "Its first move can still be played. Opening it makes a new game; the damaged one stays as it is.",
        "Its first {n} moves can still be played. Opening them makes a new game; the damaged one stays as it is.",
        n=moves,
    )


def missing(h: Html, model: Model) -> Drawn:
    """An address of a game that is not here."""
    words = Text("There is no such game on this device. It may have been deleted, or saved in another browser.")
    main = h("main", h("div", h("p", words), class_="wrap letter"), id="missing", tabindex=-1)
    go = link(h, "#/", Text("Back to the shelf"), id="home", kind="primary")
    return _page(h, model, Text("No such game"), main, go)


def _page(h: Html, model: Model, title: Text, main: Markup, go: Markup) -> Drawn:
    top = bar(h, back_link(h, "#/", Text("Back to the shelf")), title)
    end = foot(h, model, Text("What to do next"), h("div", go, class_="actions"))
    return Drawn(h("div", top, main, end, class_="page", data_screen="damaged"), title, "back")
