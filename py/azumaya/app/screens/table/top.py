"""The upper edge of the table: the bar with its tools, and who sits there."""

from __future__ import annotations

from azumaya.app.draw.face import draw_face
from azumaya.app.html import Html, Markup
from azumaya.app.screens.parts import link, press, tag
from azumaya.app.screens.table.seen import Seen
from azumaya.app.symbols import icon
from azumaya.core.scene import SeatLine
from azumaya.core.text import Text


def draw_bar(h: Html, seen: Seen) -> Markup:
    """The way home, the name of the game, whose turn it is, and the tools."""
    about, id = seen.game.about, seen.play.saved.id
    home = link(h, "#/", Text("Back to the shelf"), id="back", kind="icon", sign="home", data_back=True)
    phase = seen.scene.phase
    turn = h(
        "p",
        icon(h, "turn"),
        h("span", _headline(h, seen)),
        tag(h, phase) if phase and not seen.over else None,
        class_="turn",
    )
    tools = (
        press(h, "undo", Text("Undo"), kind="icon", sign="undo", off=seen.undo is None),
        press(h, "redo", Text("Redo"), kind="icon", sign="redo", off=not _redoable(seen), data_wide=True),
        link(
            h,
            f"#/rules/{about.id}",
            Text("Rules of this game"),
            id="to-rules",
            kind="icon",
            sign="book",
            data_wide=True,
        ),
        link(h, f"#/game/{id}/menu", Text("More"), id="to-menu", kind="icon", sign="more"),
    )
    toolbar = h("div", tools, class_="tools", role="group", aria_label=Text("Game tools"))
    return h("header", home, h("h1", about.title), turn, toolbar, class_="bar")


def _redoable(seen: Seen) -> bool:
    return bool(seen.play.saved.undone) and not seen.play.readonly


def _headline(h: Html, seen: Seen) -> Markup:
    return h.rich(seen.headline, who=h("b", seen.name(seen.turn)))


def draw_seats(h: Html, seen: Seen) -> Markup:
    """The seats in their order; the one on turn in the moment shown is marked."""
    turn = seen.game.turn(seen.play.match.states[seen.ply])
    seats = [_seat(h, seen, line, line.seat == turn) for line in seen.scene.seats]
    many = len(seats) > 2
    return h("section", h("ul", seats), class_="seats", aria_label=Text("Players"), data_many=many)


def _seat(h: Html, seen: Seen, line: SeatLine, on_turn: bool) -> Markup:
    number = None if line.number is None else h("span", line.number, class_="seat-score")
    name = h("span", seen.name(line.seat), class_="seat-name")
    fact = h("span", line.fact, class_="seat-note")
    return h(
        "li",
        draw_face(h, line.mark),
        name,
        h("span", Text("On turn"), class_="spoken") if on_turn else None,
        fact,
        number,
        class_="seat",
        aria_current="true" if on_turn else None,
        data_owner=line.mark.look.get("owner"),
    )
