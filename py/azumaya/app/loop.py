"""The loop between page and app: one text in, one text out, and between them what thinks in slices."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from azumaya.app import counting, effects, minds, study
from azumaya.app.effects import Effect
from azumaya.app.messages import Go, Message, Press, Start, Tick
from azumaya.app.model import Model, Notice
from azumaya.app.reading import Envelope, read
from azumaya.app.texts import catalog
from azumaya.app.update import update
from azumaya.app.view import Page, view
from azumaya.core.game import Refused
from azumaya.core.shelf import Shelf
from azumaya.core.text import Text
from azumaya.games import SHELF

log = logging.getLogger(__name__)
Clock = Callable[[], float]
SORRY = Text("Something went wrong here, so nothing was changed. If it happens again, open the page anew.")


class Loop:
    """Holds the model and its revision, and whatever is thinking. `step` never raises."""

    def __init__(
        self,
        shelf: Shelf = SHELF,
        view: Callable[[Model], Page] = view,
        clock: Clock = monotonic,
    ) -> None:
        self.model = Model(shelf=shelf)
        self.revision = 0
        self._view = view
        self._clock = clock
        self._started = (0, clock())  # the page's time in ms, and ours at that moment
        self._drawn: Page | None = None
        self._opponent: minds.Opponent | None = None
        self._study: study.Study | None = None
        self._count: counting.Count | None = None
        self._serial = 0

    def step(self, text: str) -> str:
        """The answer to one message, both as JSON text."""
        try:
            envelope = read(text)
        except Refused as refused:
            return self._sorry(refused.objection.text)
        if not envelope.anytime and envelope.rev != self.revision:
            return self._answer(None, [])
        try:
            return self._step(envelope)
        except Exception:
            log.exception("a message could not be handled")
            return self._sorry(SORRY)

    # -- one message ---------------------------------------------------------------------------------------------

    def _step(self, envelope: Envelope) -> str:
        """The answer to a message; nothing of it is kept if it cannot be drawn."""
        self._set_clock(envelope.now)
        match envelope.message:
            case Start() as start:
                return self._begin(start, envelope.rev)
            case Tick() as tick:
                return self._tick(tick)
            case Press("stop-thinking") if self._opponent:
                return self._handle(self._opponent.decide(), [])
        return self._handle(envelope.message, [])

    def _handle(self, message: Message, done: list[Effect]) -> str:
        stamped = replace(self.model, now=self._now())
        model, more = update(stamped, message)
        if model is stamped:
            return self._answer(None, done + more)
        return self._adopt(model, self._view(model), done + more)

    def _adopt(self, model: Model, drawn: Page, done: list[Effect]) -> str:
        self.model = model
        return self._answer(drawn, done + self._plan())

    def _begin(self, start: Start, rev: int) -> str:
        """The whole page anew. A screen that cannot be drawn gives way to home, so that there is a page at all."""
        self._opponent = self._study = self._count = self._drawn = None
        self.revision = max(self.revision, rev)
        empty = Model(shelf=self.model.shelf, now=self._now())
        model, done = update(empty, start)
        try:
            drawn = self._view(model)
        except Exception:
            log.exception("the first screen could not be drawn")
            model, done = update(replace(model, play=None), Go("#/"))
            model = replace(model, notice=Notice(SORRY))
            drawn = self._view(model)
        return self._adopt(model, drawn, done)

    def _sorry(self, sentence: Text) -> str:
        """The model as it was, and a sentence about what went wrong."""
        said = [effects.announce([sentence], urgent=True)]
        model = replace(self.model, notice=Notice(sentence))
        try:
            return self._adopt(model, self._view(model), said)
        except Exception:
            log.exception("the notice could not be drawn")
            return self._answer(None, said)

    def _answer(self, drawn: Page | None, done: list[Effect]) -> str:
        """The answer as text. What looks as before is no new revision."""
        news = drawn is not None and (
            self._drawn is None or (drawn.html, drawn.title) != (self._drawn.html, self._drawn.title)
        )
        if news:
            self.revision += 1
        self._drawn = drawn or self._drawn
        words = catalog(self.model.settings.language)
        answer = {
            "rev": self.revision,
            "html": drawn.html if drawn and news else None,
            "title": self._drawn.title if self._drawn else None,
            "lang": self._drawn.lang if self._drawn else None,
            "focus": drawn.focus if drawn and news else None,
            "picture": "html" if drawn and news and not drawn.secret else None,
            "secret": bool(self._drawn and self._drawn.secret),
            "effects": [effects.spoken(effect, words) for effect in done],
        }
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))

    # -- what runs between messages ------------------------------------------------------------------------------

    def _plan(self) -> list[Effect]:
        """Begin what the model wants to be thought about, and end what it wants no more."""
        done: list[Effect] = []
        task = minds.wanted(self.model)
        if self._opponent and self._opponent.task != task:
            self._opponent = None
            done.append(effects.progress(None))
        if task and not self._opponent:
            self._opponent = minds.Opponent(task, self._next_id(), self.model, self._clock)
            done += [effects.progress(0), effects.after(0, "think", self._opponent.id)]
        subject = study.wanted(self.model)
        if self._study and self._study.subject != subject:
            self._study = None
        if subject and not self._study:
            self._study = study.Study(subject, self._next_id(), self.model, self._clock)
            done.append(effects.after(0, "study", self._study.id))
        end = counting.wanted(self.model)
        if self._count and self._count.end != end:
            self._count = None
        if end and not self._count:
            self._count = counting.Count(end, self._next_id(), self.model, self._clock)
            done.append(effects.after(0, "count", self._count.id))
        return done

    def _next_id(self) -> str:
        self._serial += 1
        return str(self._serial)

    def _tick(self, tick: Tick) -> str:
        if self._opponent and (tick.what, tick.id) == ("think", self._opponent.id):
            return self._think(self._opponent)
        if self._study and (tick.what, tick.id) == ("study", self._study.id):
            return self._learn(self._study)
        if self._count and (tick.what, tick.id) == ("count", self._count.id):
            return self._add_up(self._count)
        return self._answer(None, [])

    def _think(self, opponent: minds.Opponent) -> str:
        ms = opponent.tick()
        if ms is None:
            return self._handle(opponent.decide(), [])
        waiting = effects.after(ms, "think", opponent.id)
        return self._answer(None, [effects.progress(opponent.progress), waiting])

    def _learn(self, studying: study.Study) -> str:
        news = studying.tick()
        more = [] if news and news.done else [effects.after(0, "study", studying.id)]
        return self._handle(news, more) if news else self._answer(None, more)

    def _add_up(self, count: counting.Count) -> str:
        if news := count.tick():
            return self._handle(news, [])
        return self._answer(None, [effects.after(0, "count", count.id)])

    # -- time ----------------------------------------------------------------------------------------------------

    def _set_clock(self, now: int | None) -> None:
        if now is not None:
            self._started = (now, self._clock())

    def _now(self) -> int:
        ms, since = self._started
        return ms + int((self._clock() - since) * 1000)
