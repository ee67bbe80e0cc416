"""The rulebook of a game, from its RULES.md, with an anchor for every clause."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from azumaya.app.html import Html, Markup
from azumaya.app.model import Model
from azumaya.app.screens.parts import Drawn, back_link, bar, foot, link, say
from azumaya.core.rulebook import CLAUSE, rulebook
from azumaya.core.text import Text


@dataclass(frozen=True)
class Heading:
    """A heading of the rulebook: its clause if it has one, its title, and its id on the page."""

    clause: str
    title: str
    id: str


def rules(h: Html, model: Model) -> Drawn:
    """The rules page. The clause in the address is marked."""
    game = model.shelf.find(model.route.id)
    headings, text = rendered(rulebook(game))
    wanted = model.route.clause
    title = Text("Rules of {game}", game=game.about.title)
    contents = [_entry(h, game.about.id, heading, wanted) for heading in headings]
    text = Markup(_mark(text, wanted))
    main = h(
        "main",
        h(
            "div",
            h("nav", h("ol", contents), class_="toc", aria_label=Text("Contents")),
            h("article", text, class_="prose"),
            class_="wrap rules",
        ),
        id="text",
        tabindex=-1,
    )
    playing = model.play is not None and model.play.saved.record.game == game.about.id
    away = f"#/game/{model.play.saved.id}" if playing and model.play else "#/"
    label = Text("Back to the game") if playing else Text("Back to the shelf")
    top = bar(h, back_link(h, away, label), title)
    end = _end(h, model, away, label, wanted) if playing else foot(h, model, Text("Messages"))
    body = h("div", top, main, end, class_="page", data_screen="rules")
    return Drawn(body, title, wanted or "back")


def _end(h: Html, model: Model, away: str, label: Text, wanted: str) -> Markup | None:
    words = Text("Rule {clause} is marked.", clause=wanted) if wanted else Text("Your game waits.")
    go = link(h, away, label, id="to-game", kind="primary", data_back=True)
    return foot(h, model, Text("Back to the game"), say(h, words, sign="book"), h("div", go, class_="actions"))


def _entry(h: Html, game: str, heading: Heading, wanted: str) -> Markup:
    href = f"#/rules/{game}#{heading.id}"
    current = "true" if wanted == heading.id else None
    number = h("small", heading.clause)
    words = (number, " ", heading.title) if heading.clause else (number, heading.title)
    return h("li", h("a", words, href=href, id=f"toc-{heading.id}", aria_current=current))


def _mark(text: str, wanted: str) -> str:
    return text.replace(f'id="{wanted}"', f'id="{wanted}" data-target', 1) if wanted else text


@lru_cache(maxsize=8)
def rendered(source: str) -> tuple[tuple[Heading, ...], Markup]:
    """The headings and the HTML of a rulebook. HTML in the source is shown as text."""
    import mistune  # only here: nobody else waits for it

    headings: list[Heading] = []

    class Renderer(mistune.HTMLRenderer):
        """Headings with anchors; the title of the book is in the bar already."""

        def heading(self, text: str, level: int, **attrs: Any) -> str:
            if level == 1:
                return ""
            found = CLAUSE.fullmatch(text)
            clause, title = (found[1], found[2]) if found else ("", text)
            id = clause or f"part-{len(headings) + 1}"
            if level == 2:
                headings.append(Heading(clause, _plain(title), id))
            number = f"<small>{clause}</small> " if clause else ""
            return f'<h{level} id="{id}" tabindex="-1">{number}{title}</h{level}>\n'

        def table(self, text: str) -> str:
            return f'<div class="scroll" tabindex="0"><table class="sheet">{text}</table></div>\n'

    markdown = mistune.create_markdown(renderer=Renderer(escape=True), plugins=["table"])
    html = markdown(source)
    return tuple(headings), Markup(html)


def _plain(title: str) -> str:
    """A heading without its tags and escapes."""
    from html import unescape

    return unescape(re.sub(r"<[^>]+>", "", title))
