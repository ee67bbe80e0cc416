"""The loop between page and app: one text in, one text out, and between them what thinks in slices."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from azumaya.app import counting, effects, hinting, minds, proving, reviewing, study
from azumaya.app.effects import Effect
from azumaya.app.messages import Go, Message, Press, Start, Tick
from azumaya.app.model import Model, Notice
from azumaya.app.reading import Envelope, read
from azumaya.app.runners import Clock, Runner, Running
from azumaya.app.texts import catalog
from azumaya.app.update import update
from azumaya.app.view import Page, view
from azumaya.core.game import Refused
from azumaya.core.shelf import Shelf
from azumaya.core.text import Named, Text
from azumaya.games import SHELF

log = logging.getLogger(__name__)
RUNNERS = (
    Runner("think", minds.wanted, minds.Opponent, shown=True),
    Runner("hint", hinting.wanted, hinting.Hinting, shown=True),
    Runner("review", reviewing.wanted, reviewing.Search),
    Runner("study", study.wanted, study.Study),
    Runner("count", counting.wanted, counting.Count),
    Runner("prove", proving.wanted, proving.Proving, shown=True),
)
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
        self._running: dict[str, Running] = {}
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
            case Press("stop-thinking") if opponent := self._opponent():
                return self._handle(opponent.decide(), [])
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
        self._running, self._drawn = {}, None
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
        players = self.model.play.saved.players if self.model.play else ()
        words = Named(catalog(self.model.settings.language), [player.name for player in players])
        answer = {
            "rev": self.revision,
            "html": drawn.html if drawn and news else None,
            "title": self._drawn.title if self._drawn else None,
            "lang": self._drawn.lang if self._drawn else None,
            "focus": drawn.focus if drawn and news else None,
            "picture": "html" if drawn and news and not drawn.personal else None,
            "secret": bool(self._drawn and self._drawn.secret),
            "effects": [effects.spoken(effect, words) for effect in done],
        }
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))

    # -- what runs between messages ------------------------------------------------------------------------------

    def _plan(self) -> list[Effect]:
        """Begin what the model wants to be thought about, and end what it wants no more."""
        done: list[Effect] = []
        for runner in RUNNERS:
            task = runner.wanted(self.model)
            running = self._running.get(runner.what)
            if running and running.task != task:
                done += self._running.pop(runner.what).ended()
            if task and runner.what not in self._running:
                self._serial += 1
                begun = Running(runner, task, str(self._serial), runner.begin(task, self.model, self._clock))
                self._running[runner.what] = begun
                done += begun.begun()
        return done

    def _opponent(self) -> minds.Opponent | None:
        """The opponent that thinks now."""
        running = self._running.get("think")
        return running.work if running and isinstance(running.work, minds.Opponent) else None

    def _tick(self, tick: Tick) -> str:
        running = self._running.get(tick.what)
        if running is None or running.id != tick.id:
            return self._answer(None, [])
        worked = running.work.tick()
        done = running.after(worked)
        return self._handle(worked.news, done) if worked.news else self._answer(None, done)

    # -- time ----------------------------------------------------------------------------------------------------

    def _set_clock(self, now: int | None) -> None:
        if now is not None:
            self._started = (now, self._clock())

    def _now(self) -> int:
        ms, since = self._started
        return ms + int((self._clock() - since) * 1000)
