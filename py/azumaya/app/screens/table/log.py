"""The log: every move in words, the newest first; what was taken back is struck through.

The moves of which the trace tells wear the same seals in it as there and on the board.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from azumaya.app.draw.face import FaceKey, draw_face, draw_key, face_key
from azumaya.app.eyes import veiled
from azumaya.app.html import Html, Markup
from azumaya.app.screens.table.seen import Seen
from azumaya.core.game import AnyGame, Refused, Seat
from azumaya.core.text import Text


def draw_log(h: Html, seen: Seen, prefix: str = "") -> Markup:
    """The log; a line leads back to the moment after its move. `prefix` keeps ids apart where there are two."""
    lines = [*_undone(h, seen, prefix), *_made(h, seen, prefix)]
    if not lines:
        return h("p", Text("No move has been made yet."), class_="help")
    return h("ol", lines, class_="log", reversed=True)


def latest(seen: Seen) -> Text:
    """The last move in words, less what chance brought unseen."""
    for ply in reversed(range(seen.ply)):
        if not veiled(seen.play, ply, seen.seat):
            return told(seen, ply)
    return Text("No move has been made yet.")


def told(seen: Seen, ply: int) -> Text:
    """The move made at a ply in words."""
    match = seen.play.match
    turn = seen.game.turn(match.states[ply])
    return _tell(seen.game, match.states[ply], match.record.moves[ply], seen.seat, seen.name(turn))


@lru_cache(maxsize=1024)
def _tell(game: AnyGame, state: Any, token: str, seat: Seat | None, who: str) -> Text:
    """A move in words, as the seat may know it."""
    move = game.redact(state, game.parse(token), seat)
    assert game.table is not None
    return game.table.tell(game.view(state, seat), move, who)


def _made(h: Html, seen: Seen, prefix: str) -> list[Markup]:
    states = seen.play.match.states
    shown = seen.ply if seen.looking_back else seen.end
    marks: dict[Seat | None, FaceKey] = {s.seat: face_key(s.mark) for s in seen.scene.seats}
    return [
        _line(
            h,
            f"{prefix}look-{ply + 1}",
            ply + 1,
            marks.get(_seat(seen, ply)),
            told(seen, ply),
            ply + 1 == shown,
            seen.seals.get(ply),
        )
        for ply in reversed(range(len(states) - 1))
    ]


def _seat(seen: Seen, ply: int) -> Seat | None:
    return seen.game.turn(seen.play.match.states[ply])


@lru_cache(maxsize=1024)
def _line(
    h: Html, id: str, after: int, mark: FaceKey | None, words: Text, shown: bool, seal: str | None = None
) -> Markup:
    content = (h("small", after), draw_key(h, mark) if mark else None, h("span", words), _sealed(h, seal))
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
    """The moves that were taken back, the last of them first."""
    ahead, lines = seen.play.match, []
    for token in seen.play.saved.undone:
        state, turn = ahead.state, ahead.turn
        try:
            ahead = ahead.play(token)
        except Refused:
            break
        line = _tell(seen.game, state, token, seen.seat, seen.name(turn))
        mark = _mark(h, seen, turn)
        ply = len(ahead.record.moves)
        words = h("span", h("span", Text("Taken back"), class_="spoken"), h("s", line))
        content = (h("small", ply), mark, words)
        lines.append(h("li", h("div", content, class_="entry", data_undone=True, id=f"{prefix}undone-{ply}")))
    return lines[::-1]


def _mark(h: Html, seen: Seen, seat: Seat | None) -> Markup | None:
    """The mark of who moved."""
    return next((draw_face(h, line.mark) for line in seen.scene.seats if line.seat == seat), None)
