"""One saved game in the lists of the home screen."""

from __future__ import annotations

from azumaya.app.covers import picture
from azumaya.app.draw.thumb import draw_sketch
from azumaya.app.html import Html, Markup
from azumaya.app.model import Damaged, Entry, Model, Saved
from azumaya.app.screens.parts import press
from azumaya.app.screens.people import together
from azumaya.app.symbols import icon, use
from azumaya.app.times import ago
from azumaya.core.game import AnyGame
from azumaya.core.text import Text


def save_row(h: Html, model: Model, entry: Entry) -> Markup:
    """A saved game: what it is, how far, and the ways on."""
    if isinstance(entry, Damaged):
        return _damaged_row(h, model, entry)
    game = model.shelf.find(entry.record.game)
    title = game.about.title
    who = together([player.name for player in entry.players])
    when = ago(entry.played, model.now)
    note = Text("{players} · {state} · {when}", players=who, state=_state(game, entry), when=when)
    if model.failed == entry.id:
        note = Text("This game stopped the app twice. Export it before you try again.")
    if entry.over:
        word, whole = Text("Look back"), Text("Look back at {game}, {players}", game=title, players=who)
    else:
        word, whole = Text("Continue"), Text("Continue {game}, {players}", game=title, players=who)
    menu = _menu(h, entry.id, title, True)
    return _row(h, _picture(h, game, entry), _name(h, entry.id, title, whole), note, menu, word)


def _picture(h: Html, game: AnyGame, saved: Saved) -> Markup:
    """The board as it stands; the picture of the game where it has no such board."""
    return h("span", draw_sketch(saved.picture), class_="art") if saved.picture else picture(game)


def line(saved: Saved) -> Text:
    """Where a game is, in a sentence with its {game}."""
    move = _made(saved) + 1
    if (who := on_turn(saved)) is None:
        return Text("{game}: move {move}", move=move, game="")
    return Text("{game}: {who} to play, move {move}", who=who, move=move, game="")


def on_turn(saved: Saved) -> str | None:
    """The name of whoever is on turn; None for chance and where the game is over."""
    turn = saved.turn
    return saved.players[turn].name if turn is not None and 0 <= turn < len(saved.players) else None


def _made(saved: Saved) -> int:
    """How many moves have been made; where that is not known yet, chance's among them."""
    return len(saved.record.moves) if saved.made is None else saved.made


def _state(game: AnyGame, saved: Saved) -> Text:
    moves = _made(saved)
    if saved.over:
        return _outcome(game, saved)
    if (who := on_turn(saved)) is None:
        return Text("move {move}", move=moves + 1)
    return Text("move {move}, {who} to play", move=moves + 1, who=who)


def _outcome(game: AnyGame, saved: Saved) -> Text:
    """Who won a finished game, or shared the win."""
    move, winners = _made(saved), saved.winners
    who = together([saved.players[seat].name for seat in winners])
    if not winners:
        return Text("finished after move {move}", move=move)
    if len({game.side(saved.record.seats, seat) for seat in winners}) == 1:
        return Text("{who} won after move {move}", who=who, move=move)
    if len(winners) == saved.record.seats:
        return Text("drawn after move {move}", move=move)
    return Text("{who} shared the win after move {move}", who=who, move=move)


def _damaged_row(h: Html, model: Model, entry: Damaged) -> Markup:
    game = next((game for game in model.shelf.games if game.about.id == entry.game), None)
    title = game.about.title if game else Text("Damaged game")
    drawing = picture(game) if game else use(h, "mark", "art")
    whole = Text("See what is wrong with {game}", game=title)
    menu = _menu(h, entry.id, title, False)
    return _row(h, drawing, _name(h, entry.id, title, whole), _damage(model, entry), menu, Text("See why"))


def _damage(model: Model, entry: Damaged) -> Text:
    """Who played and when, as far as that can be read, and what is wrong."""
    known = played_by(model, entry)
    return Text("{known}. {why}", known=known, why=entry.why) if known else entry.why


def played_by(model: Model, entry: Damaged) -> Text | None:
    """Who played a damaged game and when, as far as that can be read."""
    if not entry.names:
        return None
    who = together(entry.names)
    return Text("{players} · {when}", players=who, when=ago(entry.played, model.now)) if entry.played else who


def _name(h: Html, id: str, title: Text, whole: Text) -> Markup:
    """The link that the whole row is."""
    return h("h3", h("a", title, id=f"open-{id}", href=f"#/game/{id}", aria_label=whole))


def _row(h: Html, drawing: Markup, name: Markup, note: Text, menu: Markup, word: Text) -> Markup:
    go = h("span", word, class_="btn go", aria_hidden="true")
    return h("li", drawing, name, h("p", note), h("div", menu, go, class_="actions"), class_="save")


def _menu(h: Html, id: str, title: Text, sound: bool) -> Markup:
    """What else can be done with a saved game; only a sound one can be copied."""
    more = h(
        "summary",
        icon(h, "more"),
        class_="btn",
        data_kind="icon",
        id=f"more-{id}",
        aria_label=Text("More for {game}", game=title),
    )
    ways = (
        press(h, "duplicate", Text("Keep a copy"), arg=id, id=f"duplicate-{id}", kind="quiet", sign="plus")
        if sound
        else None,
        press(h, "export", Text("Export as a file"), arg=id, id=f"export-{id}", kind="quiet", sign="share"),
        press(h, "delete", Text("Delete"), arg=id, id=f"delete-{id}", kind="quiet", sign="trash"),
    )
    return h("details", more, h("div", ways, class_="menu"), class_="more", id=f"menu-{id}", name="menu")
