"""The form for a new game, made from what the game says of itself, with the board as it will lie."""

from __future__ import annotations

from collections.abc import Sequence

from azumaya.app.covers import picture
from azumaya.app.draw.area import draw_small_board
from azumaya.app.draw.face import draw_face
from azumaya.app.html import Html, Markup
from azumaya.app.model import PERSON, Model, Setup
from azumaya.app.opponents import opponents
from azumaya.app.screens.choices import draw_option, faulty, hidden, lettered, objected, segment
from azumaya.app.screens.parts import Drawn, back_link, bar, foot, link, say
from azumaya.app.screens.start import Start
from azumaya.app.seating import edges
from azumaya.app.symbols import icon
from azumaya.core.text import Plural, Text

SEATING = (
    ("side", Text("Side by side"), Text("All numbers face one way.")),
    ("facing", Text("Face to face"), Text("Numbers and buttons turn to the far player.")),
    ("around", Text("All around"), Text("The whole table turns to whoever is on turn.")),
)


def setup(h: Html, model: Model, form: Setup) -> Drawn:
    """The set-up screen."""
    start = Start(model.shelf.find(form.game), form)
    about = start.game.about
    title = Text("New game of {game}", game=about.title)
    fields = h(
        "form",
        hidden(h, "seats", str(start.seats)),
        _seats(h, model, start),
        [draw_option(h, start, option) for option in about.options if not start.idle(option)],
        _comfort(h, start),
        class_="form",
        id="setup",
        data_form="setup",
        aria_label=title,
        novalidate=True,
    )
    main = h(
        "main",
        h("div", fields, _preview(h, start), class_="wrap setup"),
        id="choices",
        tabindex=-1,
    )
    book = link(h, f"#/rules/{about.id}", Text("Rules of this game"), id="to-rules", kind="icon", sign="book")
    top = bar(h, back_link(h, "#/", Text("Back to the shelf")), title, book)
    body = h("div", top, main, _start(h, model, start), class_="page", data_screen="setup")
    return Drawn(body, title, "setup-seat-0-mind")


def _seats(h: Html, model: Model, start: Start) -> Markup:
    """Who sits where; the number of seats where there is a choice."""
    about = start.game.about
    people = h("datalist", [h("option", value=name) for name in model.people], id="people")
    count = _count(h, start) if len(about.seats) > 1 else None
    rows = [_seat(h, start, seat) for seat in range(start.seats)]
    alone = not any(player.mind == PERSON for player in start.players)
    note = Text("Nobody but opponents sits here: you may watch.") if alone else None
    return h(
        "fieldset",
        h("legend", Text("Who sits at the table")),
        count,
        rows,
        people,
        h("p", note, class_="help") if note else None,
        objected(h, start, "seats"),
        objected(h, start, ""),
    )


def _count(h: Html, start: Start) -> Markup:
    """How many seats there are, in one row."""
    numbers = [
        segment(h, "seats", str(n), n, n == start.seats, aria_label=Plural("{n} player", "{n} players", n=n))
        for n in start.game.about.seats
    ]
    label = h("span", Text("Players"), class_="segments-label", aria_hidden="true")
    return h("div", label, h("div", numbers, class_="segments"), class_="seat-count")


def _seat(h: Html, start: Start, seat: int) -> Markup:
    """One seat: who plays, and for a person the name."""
    name, mind = f"seat-{seat}-name", f"seat-{seat}-mind"
    spec = start.players[seat].mind
    options = [h("option", Text("A person here"), value=PERSON, selected=spec == PERSON)]
    guests = opponents(start.game)
    options += [h("option", guest.title, value=guest.spec, selected=spec == guest.spec) for guest in guests]
    mark = start.marks.get(seat)
    line = next((guest.line for guest in guests if guest.spec == spec), None)
    select = h("select", options, id=f"setup-{mind}", name=mind, **faulty(start, mind))
    return h(
        "div",
        h("span", draw_face(h, mark) if mark else icon(h, "person"), class_="token"),
        h("label", start.seat_title(seat), select, class_="field"),
        h("p", line, class_="help mind-line") if line else _name(h, start, name),
        objected(h, start, mind),
        class_="seat-row",
    )


def _name(h: Html, start: Start, name: str) -> Markup:
    typed = h(
        "input",
        type="text",
        id=f"setup-{name}",
        name=name,
        value=start.field(name, ""),
        list="people",
        maxlength=24,
        autocomplete="off",
        enterkeyhint="next",
    )
    return h("label", Text("Name"), typed, class_="field")


def _comfort(h: Html, start: Start) -> Markup:
    """How the table is shared."""
    chosen, people = start.field("seating", "side"), [p.name for p in start.players if p.mind == PERSON]
    seating = [
        lettered(h, "seating", value, title, _where(value, people) or note, value == chosen)
        for value, title, note in SEATING
    ]
    friendly = h(
        "label",
        h(
            "input",
            type="checkbox",
            id="setup-friendly",
            name="friendly",
            value="yes",
            checked=bool(start.field("friendly", "")),
        ),
        h("span", Text("Friendly undo")),
        h("span", Text("Anything may be taken back, also another person's move."), class_="help"),
        class_="option",
    )
    return h(
        "fieldset",
        h("legend", Text("Around the table")),
        h("div", seating, class_="options") if len(people) > 1 else None,
        h("div", friendly, class_="options"),
    )


def _where(seating: str, people: Sequence[str]) -> Text | None:
    """Who sits where, if not everybody has an edge; None where it goes without saying."""
    if seating == "facing" and len(people) > 2:
        far = [name for name, edge in zip(people, edges(seating, len(people)), strict=True) if edge == "far"]
        return Text(
            "Numbers and buttons turn to the far side, where every second person sits: {names}.",
            names=", ".join(far),
        )
    if seating == "around" and len(people) > 4:
        shared = [f"{first} + {fifth}" for first, fifth in zip(people, people[4:], strict=False)]
        return Text(
            "The whole table turns to whoever is on turn. It has four edges, so some share one: {names}.",
            names=", ".join(shared),
        )
    return None


def _preview(h: Html, start: Start) -> Markup:
    """The board before the first move, or the game's picture where there is nothing on it, and what is to be said."""
    boards = [draw_small_board(h, board, "min(22rem, 84cqw)") for board in start.boards]
    notes = [h("li", icon(h, "info"), h("span", note)) for note in start.form.notes]
    if start.form.studying:
        notes.append(h("li", icon(h, "timer"), h("span", Text("Still looking at these options …"))))
    return h(
        "section",
        boards or h("div", picture(start.game), class_="cover"),
        h("p", start.game.about.line, class_="preview-line"),
        h("ul", notes, class_="facts advice") if notes else None,
        class_="preview",
        aria_label=Text("The game before its first move"),
    )


def _start(h: Html, model: Model, start: Start) -> Markup | None:
    chosen = [(" · " if number else None, h("span", words)) for number, words in enumerate(start.summary())]
    go = h(
        "button",
        Text("Start game"),
        type="submit",
        form="setup",
        class_="btn",
        id="setup-start",
        data_kind="primary",
    )
    first = Text("Not yet: something above needs another look.") if start.form.objections else start.who()
    sub = h("span", chosen, class_="soft small")
    return foot(h, model, Text("Start"), say(h, first, h("br"), sub), h("div", go, class_="actions"))
