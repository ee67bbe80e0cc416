"""The curtain, and the table that is looked at beside it. Nothing here is drawn from anybody's hand."""

from __future__ import annotations

from azumaya.app import curtain
from azumaya.app.html import Html, Markup
from azumaya.app.model import Model, Play
from azumaya.app.screens.parts import Drawn, link, notices, press, say, tag
from azumaya.app.screens.table.seen import Seen
from azumaya.app.screens.table.turned import turned
from azumaya.app.symbols import icon, use
from azumaya.core.text import Text


def draw_curtain(h: Html, model: Model, play: Play) -> Drawn:
    """The curtain in place of the table: whom it waits for, what everybody may know, and the button to hold."""
    who = curtain.name(play)
    cloth = h("div", [h("i") for _ in range(4)], class_="cloth")
    noren = h("div", cloth, class_="noren", aria_hidden="true")
    rod = h("div", class_="rod", aria_hidden="true")
    inside = h(
        "div",
        use(h, "mark", "crest"),
        h("h1", Text("Pass the tablet to {who}", who=who)),
        _news(h, play),
        _hold(h, play, who),
        _help(h, play),
        class_="curtain-in",
    )
    body = h(
        "main",
        noren,
        rod,
        inside,
        _below(h, model, play),
        class_="curtain",
        id="curtain",
        tabindex=-1,
        data_moment=len(play.match.record.moves),
    )
    title = Text("Pass the tablet to {who} – {game}", who=who, game=play.match.game.about.title)
    return Drawn(turned(h, play, body), title, "press-open-curtain")


def _news(h: Html, play: Play) -> Markup:
    """What happened since this person's side moved, in public words."""
    lines = [h("li", line) for line in curtain.news(play)]
    hidden = h("p", Text("What only you may see stays hidden until you hold the button."))
    return h.join([h("ul", lines, class_="news", id="curtain-news"), hidden]) if lines else hidden


def _hold(h: Html, play: Play, who: str) -> Markup:
    label = Text("Press once more, {who}", who=who) if play.asked else Text("Hold to look, {who}", who=who)
    return h(
        "button",
        icon(h, "eye"),
        label,
        type="button",
        class_="hold",
        id="press-open-curtain",
        data_press="open-curtain",
        data_hold=True,
        aria_describedby="hold-help",
    )


def _help(h: Html, play: Play) -> Markup:
    if play.asked:
        words = h("span", Text("Or hold the button for a second."))
    else:
        twice = h(
            "span", Text("If you cannot hold it, with a screen reader or a switch, press it twice."), class_="spoken"
        )
        words = h.join([Text("Keep pressing for a second. "), twice])
    return h("p", words, " ", Text("The curtain falls again when the screen is left."), class_="small", id="hold-help")


def _below(h: Html, model: Model, play: Play) -> Markup:
    home = link(h, "#/", Text("Home"), id="back", kind="quiet", sign="home", data_back=True)
    if model.trouble:
        kept = tag(h, Text("Not saved yet"), sign="stop")
    else:
        made = play.saved.made
        kept = tag(h, Text("Saved, move {n}", n=made) if made else Text("Saved"), sign="save")
    only = press(h, "table-only", Text("Table only"), kind="quiet", sign="board")
    return h("nav", home, kept, only, class_="below", aria_label=Text("Beside the curtain"))


def draw_public_tray(h: Html, model: Model, seen: Seen) -> Markup:
    """The tray while the table is looked at as everybody may see it: the way back to the curtain."""
    who = seen.name(seen.turn)
    first = seen.play.note or Text("{who} is on turn. You see what everybody may see.", who=who)
    to = press(h, "to-curtain", Text("Back to the curtain"), kind="primary", sign="hidden")
    slot = h("div", say(h, first, sign="eye"), class_="slot")
    actions = h("div", to, class_="actions")
    name = Text("Beside the curtain")
    return h("section", notices(h, model), slot, actions, class_="tray", aria_label=name, data_moment=seen.ply)
