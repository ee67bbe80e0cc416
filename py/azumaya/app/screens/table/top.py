"""The upper edge of the table: the bar with its tools, and who sits there."""

from __future__ import annotations

from azumaya.app.draw.face import draw_face
from azumaya.app.draw.names import draw_name
from azumaya.app.hint import MOVE
from azumaya.app.html import Html, Markup
from azumaya.app.screens.parts import link, press, tag
from azumaya.app.screens.table.seen import Seen
from azumaya.app.symbols import icon
from azumaya.core.game import Seat
from azumaya.core.scene import Count, SeatLine
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
        press(h, "hint", Text("Hint"), kind="icon", sign="hint", off=not can_hint(seen), data_wide=True),
        press(h, "undo", Text("Undo"), kind="icon", sign="undo", off=seen.undo is None, asked=True),
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


def can_hint(seen: Seen) -> bool:
    """Is there a move to help with, and more help to give?"""
    hint = seen.play.hint
    return seen.live and (hint is None or 0 < hint.step < MOVE)


def _redoable(seen: Seen) -> bool:
    return bool(seen.play.saved.undone) and not seen.play.readonly


def _headline(h: Html, seen: Seen) -> Markup:
    return h.rich(seen.headline, who=h("b", seen.name(seen.turn)))


def draw_seats(h: Html, seen: Seen) -> Markup:
    """The seats in their order, those of a team together; whoever is on turn in the moment shown, or won, is marked."""
    turn = seen.game.turn(seen.play.match.states[seen.ply])
    drawn = [_side(h, seen, lines, turn, won) for lines, won in zip(seen.teams, seen.won, strict=True)]
    many = len(drawn) if len(drawn) > 2 else None
    return h("section", h("ul", drawn), class_="seats", aria_label=Text("Players"), data_many=many)


def _side(h: Html, seen: Seen, lines: tuple[SeatLine, ...], turn: Seat | None, won: bool) -> Markup:
    """One seat, or the seats of a team side by side: what they share is said once."""
    first, team = lines[0], len(lines) > 1
    on_turn = any(line.seat == turn for line in lines)
    if team:
        who = h("ul", [_member(h, seen, line.seat, line.seat == turn) for line in lines], class_="team")
    else:
        who = draw_name(h, seen.name(first.seat), "seat-name")
    note = h("span", [_count(h, count) for count in first.counts], h("span", first.fact), class_="seat-note")
    return h(
        "li",
        draw_face(h, first.mark),
        icon(h, "laurel") if won else None,
        who,
        _on_turn(h, on_turn and not team),
        h("span", ", ", seen.honour, class_="spoken") if won else None,
        note,
        None if first.number is None else h("span", first.number, class_="seat-score"),
        class_="seat",
        aria_current="true" if on_turn else None,
        data_owner=first.mark.look.get("owner"),
        data_won=won,
    )


def _count(h: Html, count: Count) -> Markup:
    spoken = h("span", " ", count.name, ", ", class_="spoken")
    return h("span", icon(h, count.sign), h("span", count.number), spoken, class_="fact")


def _member(h: Html, seen: Seen, seat: Seat, on_turn: bool) -> Markup:
    """Somebody of a team."""
    name = h("span", seen.name(seat))
    return h("li", name, _on_turn(h, on_turn), dir="auto", aria_current="true" if on_turn else None)


def _on_turn(h: Html, on_turn: bool) -> Markup | None:
    return h("span", ", ", Text("On turn"), class_="spoken") if on_turn else None
