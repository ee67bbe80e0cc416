"""Advice on the options in the form for a new game, worked out in slices between messages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from azumaya.app import setup
from azumaya.app.messages import Studied
from azumaya.app.model import Model
from azumaya.app.runners import Clock, Slice
from azumaya.core.text import Text
from azumaya.players.thinking import SLICE


@dataclass(frozen=True)
class Subject:
    """What is studied: a game with its seats and options."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]


def wanted(model: Model) -> Subject | None:
    """What the form on the screen wants to know more about."""
    form = model.setup
    if model.route.screen != "new" or form is None or not form.studying:
        return None
    seats, options = setup.chosen(model.shelf.find(form.game), form)
    return Subject(form.game, seats, tuple(sorted(options.items())))


class Study:
    """The study of one subject."""

    def __init__(self, subject: Subject, model: Model, clock: Clock) -> None:
        game = model.shelf.find(subject.game)
        self._clock = clock
        self._found: tuple[Text, ...] = ()
        self._notes: Iterator[Text | None] = game.notes(subject.seats, dict(subject.options))

    def tick(self) -> Slice:
        """Study for a slice; what is known now if there is news."""
        begun = self._clock()
        before = self._found
        while self._clock() - begun < SLICE:
            try:
                note = next(self._notes)
            except StopIteration:
                return Slice(Studied(self._found, True), None)
            if note is not None:
                self._found = (*self._found, note)
        return Slice(Studied(self._found, False) if self._found != before else None)
