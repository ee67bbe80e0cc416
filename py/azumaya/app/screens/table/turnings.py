"""The turning points of a finished game, each with the way back to it."""

from __future__ import annotations

from azumaya.app.html import Html, Markup
from azumaya.app.moments import moves_before
from azumaya.app.screens.parts import press
from azumaya.app.screens.table.log import draw_mark
from azumaya.app.screens.table.seen import Seen
from azumaya.core.skill import Turning
from azumaya.core.text import Text


def draw_turnings(h: Html, seen: Seen) -> Markup:
    """What is known of who was winning; before anybody asks, the way to find out."""
    review = seen.play.review
    if review is None:
        words = Text("Who was winning when, and who gave it away? Going through the game may take a minute.")
        return h("div", h("p", words, class_="help"), press(h, "review", Text("Find the turning points"), sign="eye"))
    if review.found is None:
        sentence = Text("Nothing more can be known of this game.") if review.done else Text("Going through the game.")
        return h("p", sentence, class_="help")
    lines = [_line(h, seen, turning) for turning in review.found.turnings]
    more = None if review.done else h("p", Text("Still going through the moves before."), class_="help")
    return h("div", h("p", review.found.line), h("ol", lines, class_="log") if lines else None, more)


def _line(h: Html, seen: Seen, turning: Turning) -> Markup:
    """A turning point; a press leads to the moment before the move."""
    number = moves_before(seen.moments, turning.ply) + 1
    mark = draw_mark(h, seen, seen.game.turn(seen.play.match.states[turning.ply]))
    button = h(
        "button",
        h("small", number),
        mark,
        h("span", turning.line),
        type="button",
        id=f"turning-{turning.ply}",
        data_press="look",
        data_arg=turning.ply,
        aria_current="true" if seen.looking_back and seen.ply == turning.ply else None,
    )
    return h("li", button)
