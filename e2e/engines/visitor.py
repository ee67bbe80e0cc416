"""Somebody who plays in whatever browser there is: a table of e2e/table.py without what Playwright alone can do."""

from __future__ import annotations

import json
from typing import Any

from azumaya.app import settings
from azumaya.app.model import Player, Settings
from azumaya.core.record import Match
from azumaya.games import SHELF
from e2e.saved import SAVED, WRITE, SavedGame
from e2e.site import Site
from tools.engines import Tab

READY = "document.documentElement.dataset.ready"
QUICK = settings.write(Settings(pace="quick"))
CHOOSE = """([id, value]) => {
  const field = document.getElementById(id);
  field.value = value;
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
}"""


def there(selector: str) -> str:
    """Is something like that on the page?"""
    return f"document.querySelector({json.dumps(selector)}) !== null"


class Visitor(SavedGame):
    """One page of the site. What it expects is computed by the rules here, from what the page has saved."""

    shelf = SHELF

    def __init__(self, tab: Tab, site: Site) -> None:
        self.tab, self.site = tab, site

    def call(self, function: str, *given: Any) -> Any:
        """What a function gives in the page."""
        return self.tab.evaluate(f"({function})({', '.join(map(json.dumps, given))})")

    # -- going places ------------------------------------------------------------------------------------------

    def open(self, route: str = "#/") -> Visitor:
        self.tab.open(self.site.url + route)
        return self.started()

    def reload(self) -> Visitor:
        self.tab.reload()
        return self.started()

    def started(self) -> Visitor:
        """Wait for Python; where a machine is too busy to start it in time, load again as the page offers."""
        for _ in range(3):
            self.tab.wait(READY, 120)
            if self.tab.evaluate(READY) != "plain":
                return self
            self.tab.reload()
        raise AssertionError("this machine is too busy to start Python in a browser")

    def go(self, route: str, shows: str) -> Visitor:
        """Another address in the open page, as a link would, and what is to be seen there."""
        self.call("route => { location.hash = route }", route)
        self.tab.wait(there(shows))
        return self

    def new(self, game: str, **minds: str) -> Visitor:
        """Set up a game by its form; `seat_1="level:1"` says who sits there."""
        self.call(WRITE, [settings.KEY, QUICK])
        self.go(f"#/new/{game}", "[data-form=setup]")
        for seat, mind in minds.items():
            self.call(CHOOSE, [f"setup-{seat.replace('_', '-')}-mind", mind])
        self.tab.tap("#setup-start")
        self.tab.wait(there("main.table, main.curtain"))
        return self

    def sit_down(self, match: Match[Any, Any], *players: Player) -> Visitor:
        """Come to the table of a game as it stands, as if another window had kept it."""
        self.go("#/settings", "[data-form=settings]")
        self.call(WRITE, [f"{SAVED}kept", self.as_kept("kept", match, players)])
        return self.go("#/game/kept", f'[data-moment="{len(match.record.moves)}"]')

    # -- playing -----------------------------------------------------------------------------------------------

    def is_shown(self) -> None:
        """Wait until the last move that is kept is on the screen."""
        self.tab.wait(there(f'[data-moment="{len(self.moves)}"]'))

    def play(self, token: str) -> Visitor:
        """Make this move by taps, confirmed where the page asks for it, and wait until it is kept."""
        self.is_shown()
        before, made = len(self.moves), self.changed(self.text)
        asked = there("[data-press=place]")
        for spot in (f'[data-tap="{place}"]' for place in self.match.game.parse(token).places):
            self.tab.tap(spot)
            asked += f" && {there(f'{spot}[aria-pressed=true], :is([data-chosen], [data-ghost]) > {spot}')}"
            self.tab.wait(f"{made} || {asked.partition(' && ')[2]}")
        self.tab.wait(f"{made} || {asked}")
        if not self.tab.evaluate(made):
            self.tab.tap("[data-press=place]")
        self.tab.wait(made)
        assert self.moves[before] == token
        return self

    def changed(self, before: str) -> str:
        """Is what the page has saved of this game another text than before?"""
        return f"localStorage.getItem({json.dumps(self.key)}) !== {json.dumps(before)}"

    def kept(self, at_least: int) -> None:
        """Wait until so many moves are in storage."""
        while len(self.record(before := self.text).moves) < at_least:
            self.tab.wait(self.changed(before))

    def position(self) -> tuple[str, str]:
        """The game as it is saved, and what stands on its board, once its last move is on the screen."""
        self.is_shown()
        return self.text, str(self.call("() => document.querySelector('.board').textContent"))

    # -- what is kept ------------------------------------------------------------------------------------------

    @property
    def address(self) -> str:
        return str(self.tab.evaluate("location.href"))

    def stored(self, key: str) -> str | None:
        text = self.call("key => localStorage.getItem(key)", key)
        return None if text is None else str(text)
