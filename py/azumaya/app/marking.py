"""A player's own marks on a sheet to deduce on: kept with the game, seen by no other side, gone with their topic."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from azumaya.app.effects import Step
from azumaya.app.eyes import eyes
from azumaya.app.library import keep
from azumaya.app.model import Model, OwnMarks, Play, Saved
from azumaya.core.areas import Matrix
from azumaya.core.game import Place, Seat, View
from azumaya.core.record import Match


def own_marks(play: Play) -> frozenset[Place] | None:
    """The marks of the viewer; None for one who can make none: nobody's view, the past, a game that is over."""
    seat = eyes(play)
    if seat is None or play.readonly or play.shown is not None or play.match.turn is None:
        return None
    return frozenset(place for marks in play.saved.marks if marks.seat == seat for place in marks.places)


def mark(model: Model, play: Play, place: Place) -> Step:
    """Put a mark on a note of the viewer's sheet, or take it away."""
    seat, own = eyes(play), own_marks(play)
    if seat is None or own is None:
        return model, []
    topic = _topic(play.match, seat, place)
    if topic is None:
        return model, []
    before = next((m for m in play.saved.marks if (m.seat, m.topic) == (seat, topic)), OwnMarks(seat, topic))
    places = tuple(p for p in before.places if p != place) if place in before.places else (*before.places, place)
    others = tuple(m for m in play.saved.marks if m != before)
    saved = replace(play.saved, marks=(*others, replace(before, places=places)) if places else others)
    model, done = keep(model, saved)
    return replace(model, play=replace(play, saved=saved)), done


def still_kept(saved: Saved, match: Match[Any, Any]) -> tuple[OwnMarks, ...]:
    """The marks whose topic is still that of a sheet on the table."""
    if not saved.marks:
        return ()
    topics = {sheet.topic for sheet in _sheets(match, None)}
    return tuple(marks for marks in saved.marks if marks.topic in topics)


def _topic(match: Match[Any, Any], seat: Seat, place: Place) -> str | None:
    """What the sheet with this note is about; None if there is no such note to mark."""
    return next((s.topic for s in _sheets(match, seat) for row in s.cells for note in row if note.place == place), None)


def _sheets(match: Match[Any, Any], seat: Seat | None) -> Iterator[Matrix]:
    """The sheets on the table that take marks."""
    view: View[Any] = match.game.view(match.state, seat)
    areas = match.game.table.scene(view).asides if match.game.table else ()
    yield from (area for area in areas if isinstance(area, Matrix) and area.topic)
