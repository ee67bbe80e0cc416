"""A page without a browser: it treats answers as web/ does, over a storage that may fail and a clock of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from app.toy import SHELF
from azumaya.app import curtain
from azumaya.app.loop import Loop
from azumaya.app.model import Play, Saved
from azumaya.core.shelf import Shelf

GAME = "azumaya.v1.game."
DAWN = 1_700_000_000_000  # when every test begins, ms since 1970


class Clock:
    """Seconds. Every look at it takes a millisecond, so that a slice of thinking is a dozen steps."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


class Page:
    """`storage`, `route`, what was `said` and handed over (`files`), and the timers that are `due`."""

    def __init__(
        self,
        storage: Mapping[str, str] | None = None,
        route: str = "#/",
        shelf: Shelf = SHELF,
        fails: Callable[[str], str | None] = lambda key: None,
        **start: Any,
    ) -> None:
        self.clock = Clock()
        self.loop = Loop(shelf, clock=self.clock)
        self.storage = dict(storage or {})
        self.route = route
        self.rev = 0
        self.html = ""
        self.fails = fails
        self.said: list[str] = []
        self.files: list[tuple[str, str]] = []
        self.due: list[tuple[float, str, str]] = []
        self.effects: list[dict[str, Any]] = []  # of the last answer
        self.send("start", saved=dict(self.storage), route=route, **{"seed": "0123456789abcdef"} | START | start)

    # -- what web/ does --------------------------------------------------------------------------------------

    def send(self, do: str, **more: Any) -> dict[str, Any]:
        """One message, its answer painted and its effects run."""
        answer = self._ask(do, more)
        troubles = self._store(answer["effects"]) if do != "trouble" else []
        for trouble in troubles:
            later = self._ask("trouble", trouble)
            self._store(later["effects"])
            answer = {**answer, **later, "html": later["html"] or answer["html"],
                      "effects": answer["effects"] + later["effects"]}  # fmt: skip
        self.effects = answer["effects"]
        self.rev, self.html = answer["rev"], answer["html"] or self.html
        for effect in answer["effects"]:
            self._run(effect)
        return answer

    def _ask(self, do: str, more: Mapping[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.loop.step(json.dumps({"rev": self.rev, "do": do, **more})))
        return answer

    def _store(self, effects: list[dict[str, Any]]) -> list[dict[str, str]]:
        troubles = []
        for effect in effects:
            if effect["do"] not in ("save", "erase"):
                continue
            if what := self.fails(effect["key"]):
                troubles.append({"what": what, "key": effect["key"]})
            elif effect["do"] == "save":
                self.storage[effect["key"]] = effect["text"]
            else:
                self.storage.pop(effect["key"], None)
        return troubles

    def _run(self, effect: dict[str, Any]) -> None:
        match effect["do"]:
            case "announce":
                self.said.append(effect["text"])
            case "after":
                self.due.append((self.clock.now + effect["ms"] / 1000, effect["what"], effect["id"]))
            case "go":
                self.route = effect["route"]
            case "export":
                self.files.append((effect["name"], effect["text"]))

    # -- what a person does ----------------------------------------------------------------------------------

    def tap(self, *places: str) -> None:
        for place in places:
            self.send("tap", place=place)

    def say(self, word: str) -> None:
        """Tap a word that makes a move, and confirm it where that is asked."""
        self.tap(word)
        if self.play.pick.ready is not None:
            self.press("place")

    def press(self, what: str, arg: str = "") -> dict[str, Any]:
        return self.send("press", what=what, arg=arg)

    def go(self, route: str) -> None:
        self.route = route
        self.send("go", route=route)

    def hold(self) -> dict[str, Any]:
        """Hold the button of the curtain until it opens."""
        return self.press("open-curtain", "held")

    def take(self, n: int) -> None:
        """Take from the heap, and confirm; open the curtain first where it hangs."""
        if curtain.hangs(self.play):
            self.hold()
        self.tap("heap", f"n:{n}")
        self.press("place")

    def begin(self, game: str = "pebbles", seed: str = "00000000000000aa", **fields: str) -> None:
        """Fill in the form for a new game and send it; two persons unless told otherwise."""
        self.go(f"#/new/{game}")
        named = {name.replace("_", "-"): value for name, value in fields.items()}
        persons = {"seat-0-mind": "person", "seat-0-name": "Mio", "seat-1-mind": "person", "seat-1-name": "Jun"}
        self.send("submit", form="setup", fields={"seats": "2", **persons, **named}, seed=seed, now=DAWN)

    def wait(self, most: int = 1000) -> int:
        """Let time pass until nothing is due; the number of ticks it took."""
        ticks = 0
        while self.due and ticks < most:
            self.due.sort()
            at, what, id = self.due.pop(0)
            self.clock.now = max(self.clock.now, at)
            self.send("tick", what=what, id=id)
            ticks += 1
        return ticks

    def reload(self, route: str | None = None) -> Page:
        """The page opened anew with what is in storage."""
        return Page(self.storage, self.route if route is None else route, self.loop.model.shelf)

    # -- what is there ---------------------------------------------------------------------------------------

    @property
    def play(self) -> Play:
        assert self.loop.model.play is not None
        return self.loop.model.play

    @property
    def moves(self) -> tuple[str, ...]:
        return self.play.match.record.moves

    @property
    def id(self) -> str:
        return self.play.saved.id

    @property
    def text(self) -> str:
        """What lies in storage of the open game."""
        return self.storage[GAME + self.id]

    def saved(self, id: str) -> Saved:
        entry = self.loop.model.games[id]
        assert isinstance(entry, Saved)
        return entry

    @property
    def notice(self) -> str:
        notice = self.loop.model.notice
        return str(notice.text) if notice else ""


START: dict[str, Any] = {"device": {}, "now": DAWN}
