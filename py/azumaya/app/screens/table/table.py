"""The whole table."""

from __future__ import annotations

from azumaya.app import curtain
from azumaya.app.draw.area import draw_board
from azumaya.app.eyes import shared
from azumaya.app.html import Html
from azumaya.app.model import Model, Play
from azumaya.app.screens.parts import Drawn
from azumaya.app.screens.table.curtain import draw_curtain, draw_public_tray
from azumaya.app.screens.table.panel import draw_panel
from azumaya.app.screens.table.seen import see
from azumaya.app.screens.table.sheets import draw_sheet_over
from azumaya.app.screens.table.top import draw_bar, draw_seats
from azumaya.app.screens.table.tray import draw_tray, focus
from azumaya.app.screens.table.turned import before_each, draw_opposite, is_far, turned, upper
from azumaya.core.text import Text


def table(h: Html, model: Model, play: Play) -> Drawn:
    """The open game, or the curtain before it. Under an open sheet the table cannot be reached."""
    if curtain.hangs(play):
        return draw_curtain(h, model, play)
    seen = see(play, model.settings)
    aside = play.aside and not seen.looking_back
    boards = [draw_board(h, before_each(seen, board), seen.marks, seen.here) for board in seen.scene.boards]
    over = draw_sheet_over(h, seen, model.route.sheet)
    personal = seen.game.about.hidden and seen.seat is not None and not seen.over
    secret = personal and shared(play)  # whoever sits here alone, or with one's own side, hides nothing from anybody
    body = h(
        "div",
        draw_bar(h, seen),
        draw_seats(h, seen),
        h("main", boards, class_="table", id="table", tabindex=-1),
        draw_public_tray(h, model, seen) if aside else draw_tray(h, model, seen),
        draw_opposite(h, seen),
        draw_panel(h, seen),
        class_="app",
        data_game=seen.game.about.id,
        data_hand=model.settings.hand,
        data_seating=play.saved.seating,
        data_facing="far" if is_far(seen) else None,
        data_upper=upper(seen),
        data_secret=secret,
        inert=bool(over),
    )
    title = Text("{headline} – {game}", headline=seen.headline, game=seen.game.about.title)
    drawn = h.join([body, over])
    if play.saved.seating == "around":
        drawn = turned(h, play, drawn)
    goes_on = "press-to-curtain" if aside else focus(seen)
    return Drawn(drawn, title, "close-sheet" if over else goes_on, personal, secret)
