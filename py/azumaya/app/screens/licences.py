"""Whose work comes with the app, under which licence, with the licences' texts."""

from __future__ import annotations

from azumaya.app.html import Html, Markup
from azumaya.app.model import Model
from azumaya.app.screens.parts import Drawn, back_link, bar, foot, link
from azumaya.app.shipped import SHIPPED, Work, work
from azumaya.core.text import Text


def licences(h: Html, model: Model) -> Drawn:
    """The list, or the text of the licence that the address names."""
    one = work(model.route.id)
    if one:
        title, back, inside = Text("Licence of {name}", name=one.name), "#/licences", _text(h, one)
    else:
        title, back, inside = Text("Licences"), "#/settings", _list(h)
    main = h("main", h("div", inside, class_="wrap licences"), id="main", tabindex=-1)
    top = bar(h, back_link(h, back, Text("Back")), title)
    body = h("div", top, main, foot(h, model, Text("Messages")), class_="page", data_screen="licences")
    return Drawn(body, title, "back")


def _list(h: Html) -> Markup:
    return h("ul", [_entry(h, each) for each in SHIPPED], class_="works")


def _entry(h: Html, each: Work) -> Markup:
    name = Text("{name} {version}", name=each.name, version=each.version) if each.version else each.name
    licence = Text("{licence}", licence=each.licence)
    whole = Text("{licence}, the licence of {name}", licence=each.licence, name=each.name)
    return h(
        "li",
        h("h2", name),
        h("p", each.what),
        h("p", Text("Sources: {where}", where=each.source), class_="soft small") if each.source else None,
        link(h, f"#/licences/{each.id}", licence, id=f"licence-{each.id}", sign="book", aria_label=whole),
        class_="block",
    )


def _text(h: Html, one: Work) -> Markup:
    return h("pre", one.read(), class_="licence", tabindex=0)
