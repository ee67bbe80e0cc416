"""The whole table."""

from __future__ import annotations

from azumaya.app.draw.area import draw_board
from azumaya.app.html import Html
from azumaya.app.model import Model, Play
from azumaya.app.screens.parts import Drawn
from azumaya.app.screens.table.panel import draw_panel
from azumaya.app.screens.table.seen import see
from azumaya.app.screens.table.sheets import draw_sheet_over
from azumaya.app.screens.table.top import draw_bar, draw_seats
from azumaya.app.screens.table.tray import draw_tray, focus
from azumaya.core.text import Text


def table(h: Html, model: Model, play: Play) -> Drawn:
    """The open game. Under an open sheet the table cannot be reached."""
    seen = see(play, model.settings)
    boards = [draw_board(h, area, seen.marks, seen.here) for area in seen.scene.boards]
    over = draw_sheet_over(h, seen, model.route.sheet)
    facing = play.saved.seating == "facing" and seen.live and seen.turn == 1
    secret = seen.game.about.hidden and seen.seat is not None and not seen.over
    body = h(
        "div",
        draw_bar(h, seen),
        draw_seats(h, seen),
        h("main", boards, class_="table", id="table", tabindex=-1),
        draw_tray(h, model, seen),
        draw_panel(h, seen),
        class_="app",
        data_game=seen.game.about.id,
        data_hand=model.settings.hand,
        data_seating=play.saved.seating,
        data_facing="far" if facing else None,
        data_secret=secret,
        inert=bool(over),
    )
    title = Text("{headline} – {game}", headline=seen.headline, game=seen.game.about.title)
    return Drawn(h.join([body, over]), title, "close-sheet" if over else focus(seen), secret)
