"""The rulebook of a game, from its RULES.md, with an anchor for every clause."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from azumaya.app.draw.area import draw_small_board
from azumaya.app.html import Html, Markup
from azumaya.app.model import Model
from azumaya.app.screens.parts import Drawn, back_link, bar, foot, link, say
from azumaya.app.symbols import icon
from azumaya.core.game import AnyGame
from azumaya.core.rulebook import CLAUSE, rulebook
from azumaya.core.text import Text


@dataclass(frozen=True)
class Heading:
    """A heading of the rulebook: its clause if it has one, its title, its id on the page, and whether it is a part."""

    clause: str
    title: str
    id: str
    part: bool = False


def rules(h: Html, model: Model) -> Drawn:
    """The rules page. The clause in the address is marked."""
    game = model.shelf.find(model.route.id)
    headings, text = rendered(rulebook(game), game)
    wanted = model.route.clause
    title = Text("Rules of {game}", game=game.about.title)
    text = Markup(_mark(text, wanted))
    main = h(
        "main",
        h(
            "div",
            _unfolded(h, game, headings, wanted),
            _contents(h, game, headings, wanted),
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


def _contents(h: Html, game: AnyGame, headings: Sequence[Heading], wanted: str) -> Markup:
    """The contents beside the text, where there is room for both."""
    listed = h("ol", [_entry(h, game, heading, wanted, "toc") for heading in headings])
    return h("nav", listed, class_="toc", aria_label=Text("Contents"), data_box=True)


def _unfolded(h: Html, game: AnyGame, headings: Sequence[Heading], wanted: str) -> Markup:
    """The contents behind a button that stays in sight, where there is no such room."""
    opens = h("summary", Text("Contents"), icon(h, "down"), class_="btn", id="contents")
    listed = h("ol", [_entry(h, game, heading, wanted, "contents") for heading in headings])
    return h(
        "details",
        opens,
        h("nav", listed, class_="toc", aria_label=Text("Contents"), data_box=True),
        class_="more contents",
    )


def _entry(h: Html, game: AnyGame, heading: Heading, wanted: str, list_: str) -> Markup:
    href = f"#/rules/{game.about.id}#{heading.id}"
    current = "true" if wanted == heading.id else None
    number = h("small", heading.clause)
    words = (number, " ", heading.title) if heading.clause else (number, heading.title)
    link = h("a", words, href=href, id=f"{list_}-{heading.id}", aria_current=current)
    return h("li", link, data_part=heading.part)


def _mark(text: str, wanted: str) -> str:
    return text.replace(f'id="{wanted}"', f'id="{wanted}" data-target', 1) if wanted else text


@lru_cache(maxsize=8)
def rendered(source: str, game: AnyGame) -> tuple[tuple[Heading, ...], Markup]:
    """The headings and the HTML of a rulebook with the pictures of its game. HTML in the source is shown as text."""
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
            if level <= 3:
                headings.append(Heading(clause, _plain(title), id, part=level == 3))
            number = f"<small>{clause}</small> " if clause else ""
            return f'<h{level} id="{id}" tabindex="-1">{number}{title}</h{level}>\n'

        def table(self, text: str) -> str:
            return f'<div class="scroll" tabindex="0" data-box><table class="sheet">{text}</table></div>\n'

        def image(self, text: str, url: str, title: str | None = None) -> str:
            return _picture(game, url.removeprefix("picture:"), text)

        def paragraph(self, text: str) -> str:
            return text if text.startswith("<figure") else super().paragraph(text)

    markdown = mistune.create_markdown(renderer=Renderer(escape=True), plugins=["table"])
    html = _SUM.sub("\u00a0\\1\u00a0", str(markdown(source)))
    return tuple(headings), Markup(html)


_SUM = re.compile(r" ([+=]) ")  # a sum is not broken over two lines


def _picture(game: AnyGame, name: str, caption: str) -> str:
    """A picture that the game draws for its rulebook, with the words below it."""
    h = Html()
    board = draw_small_board(h, game.pictures()[name], "min(21rem, 84cqw)")
    return f'<figure class="picture">{board}<figcaption>{caption}</figcaption></figure>\n'


def _plain(title: str) -> str:
    """A heading without its tags and escapes."""
    from html import unescape

    return unescape(re.sub(r"<[^>]+>", "", title))
