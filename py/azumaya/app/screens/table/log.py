"""The log: every move in words, the newest first; what was taken back is struck through.

Moves of seats are counted. What chance brings stands between them without a number, as far as it is seen; what it does
before the first turn is one line. The moves of which the trace tells wear the same seals as there and on the board.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from azumaya.app.draw.face import FaceKey, draw_face, draw_key, face_key
from azumaya.app.eyes import knower, veiled
from azumaya.app.html import Html, Markup
from azumaya.app.moments import moment_after, moves_before
from azumaya.app.screens.table.seen import Seen
from azumaya.core.game import CHANCE, AnyGame, Refused, Seat
from azumaya.core.text import Text


def draw_log(h: Html, seen: Seen, prefix: str = "") -> Markup:
    """The log; a line leads back to the moment after it. `prefix` keeps ids apart where there are two."""
    lines = [*_undone(h, seen, prefix), *_made(h, seen, prefix)]
    if not lines:
        return h("p", Text("No move has been made yet."), class_="help")
    return h("ol", lines, class_="log", reversed=True)


def told(seen: Seen, ply: int) -> Text:
    """The move made at a ply in words; before the first turn, all that chance does then."""
    match = seen.play.match
    if set_up := seen.game.set_up(match.states[ply]):
        return set_up
    turn = seen.game.turn(match.states[ply])
    return _tell(seen.game, match.states[ply], match.record.moves[ply], seen.seat, seen.name(turn))


@lru_cache(maxsize=1024)
def _tell(game: AnyGame, state: Any, token: str, seat: Seat | None, who: str) -> Text:
    """A move in words, as the seat may know it."""
    move = game.redact(state, game.parse(token), seat)
    assert game.table is not None
    return game.table.tell(game.view(state, seat), move, who)


def _made(h: Html, seen: Seen, prefix: str) -> list[Markup]:
    """The lines of the moves made so far, less the cards that chance brings unseen."""
    marks: dict[Seat | None, FaceKey] = {s.seat: face_key(s.mark) for s in seen.scene.seats}
    shown = seen.ply if seen.looking_back else seen.end
    lines = []
    for ply, state in reversed([*enumerate(seen.play.match.states[:-1])]):
        turn, set_up = seen.game.turn(state), seen.game.set_up(state)
        if set_up and ply:
            continue
        if turn == CHANCE and not set_up and veiled(seen.play, ply, seen.seat):
            continue
        after, number = moment_after(seen.moments, ply), None
        if turn == CHANCE:
            mark = None if set_up else marks.get(knower(seen.play, ply))
        else:
            mark, number = marks.get(turn), moves_before(seen.moments, ply) + 1
        current = after == shown and (number is not None or bool(set_up))
        words, seal = told(seen, ply), seen.seals.get(ply)
        lines.append(_line(h, f"{prefix}look-{ply + 1}", after, number, mark, words, current, seal))
    return lines


@lru_cache(maxsize=1024)
def _line(
    h: Html, id: str, after: int, number: int | None, mark: FaceKey | None, words: Text, shown: bool, seal: str | None
) -> Markup:
    content = (h("small", number), draw_key(h, mark) if mark else None, h("span", words), _sealed(h, seal))
    button = h(
        "button",
        content,
        type="button",
        id=id,
        data_press="look",
        data_arg=after,
        aria_current="true" if shown else None,
    )
    return h("li", button)


def _sealed(h: Html, seal: str | None) -> Markup | None:
    """The seal of a move that has just happened, and the same for the ear; None for any other move."""
    if seal is None:
        return None
    said = Text("Number {n} of what just happened", n=seal) if seal else Text("Just happened")
    return h("span", h("i", seal, aria_hidden="true"), h("span", " ", said, class_="spoken"), class_="seal")


def _undone(h: Html, seen: Seen, prefix: str) -> list[Markup]:
    """The moves of seats that were taken back, the last of them first."""
    ahead, number, lines = seen.play.match, moves_before(seen.moments, seen.end), []
    for token in seen.play.saved.undone:
        state, turn = ahead.state, ahead.turn
        try:
            ahead = ahead.play(token)
        except Refused:
            break
        if turn == CHANCE:
            continue
        number += 1
        line = _tell(seen.game, state, token, seen.seat, seen.name(turn))
        words = h("span", h("span", Text("Taken back"), class_="spoken"), h("s", line))
        content = (h("small", number), draw_mark(h, seen, turn), words)
        lines.append(h("li", h("div", content, class_="entry", data_undone=True, id=f"{prefix}undone-{number}")))
    return lines[::-1]


def draw_mark(h: Html, seen: Seen, seat: Seat | None) -> Markup | None:
    """The mark of who moved."""
    return next((draw_face(h, line.mark) for line in seen.scene.seats if line.seat == seat), None)
