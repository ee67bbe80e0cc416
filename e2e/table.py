"""A person at the table: opens the site, fills in the form, plays tokens by taps and looks at what is kept."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable
from itertools import count
from typing import Any

from playwright.sync_api import Locator, Page, expect

from azumaya.app import saves
from azumaya.app.model import Player, Saved
from azumaya.core.record import Match, Record
from azumaya.core.shelf import Shelf
from azumaya.games import SHELF
from e2e.conftest import ready
from e2e.site import Site

SAVED = "azumaya.v1.game."
NUMBERS = count(1)


class Table:
    """One page of the site. What it expects is computed by the rules here, from what the page has saved."""

    def __init__(self, page: Page, site: Site, shelf: Shelf = SHELF) -> None:
        self.page, self.site, self.shelf = page, site, shelf

    # -- going places ----------------------------------------------------------------------------------------

    def open(self, route: str = "#/") -> Table:
        self.page.goto(self.site.url + route)
        ready(self.page)
        return self

    def go(self, route: str) -> Table:
        """Another address in the open page, as a link would."""
        self.page.evaluate("route => { location.hash = route }", route)
        return self

    def new(self, game: str = "moyo", **fields: str) -> Table:
        """Set up a game by its form; field names have `_` for `-`: option_puzzle="6", seat_1_mind="person"."""
        if not self.page.url.endswith(f"#/new/{game}"):
            self.go(f"#/new/{game}")
        expect(self.page.locator("[data-form=setup]")).to_be_visible()
        plain = {f"option_{option.id}": option.default for option in self.shelf.find(game).about.options}
        for name, value in {"seat_0_mind": "person", "seat_1_mind": "person", **plain, **fields}.items():
            self.fill(name.replace("_", "-"), value)
        self["setup-start"].tap()
        expect(self.page.locator("main.table, main.curtain")).to_be_visible()
        return self

    def sit_down(self, match: Match[Any, Any], *players: Player, **more: Any) -> Table:
        """Come to the table of a game as it stands, as if another window had kept it; `more` is said of the save."""
        id = f"kept{next(NUMBERS)}"
        turn = match.turn if match.turn is not None and match.turn >= 0 else None
        saved = Saved(id, match.record, players, over=match.turn is None, turn=turn, **more)
        self.page.evaluate(
            """([key, newValue]) => {
              localStorage.setItem(key, newValue);
              dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
            }""",
            [f"{SAVED}{id}", saves.write(saved, self.shelf)],
        )
        self.go(f"#/game/{id}").is_shown()
        return self

    def fill(self, name: str, value: str) -> None:
        """Give a field of the set-up form a value, whatever kind of field it is."""
        expect(self.page.locator("[data-form=setup]")).to_be_visible()
        radio = self[f"setup-{name}-{value}"]
        if radio.count():
            if radio.is_checked():
                return
            self.page.locator(f"label:has(#setup-{name}-{value})").tap()
            expect(radio).to_be_checked()
            return
        field = self[f"setup-{name}"]
        kind = field.evaluate("field => field.type")
        if kind == "checkbox":
            self.page.locator(f"label:has(#setup-{name})").tap()
            expect(field).to_be_checked()
        elif kind.startswith("select"):
            field.select_option(value)
        else:
            field.fill(value)

    # -- playing -----------------------------------------------------------------------------------------------

    def __getitem__(self, element: str) -> Locator:
        return self.page.locator(f'[id="{element}"]')

    def spot(self, place: str) -> Locator:
        return self.page.locator(f'[data-tap="{place}"]').first

    def tap(self, place: str) -> None:
        """A finger on a spot. Spots that cannot be played are aria-disabled and answer all the same."""
        self.spot(place).tap(force=True)

    def press(self, what: str) -> None:
        self.page.locator(f"[data-press={what}]").first.tap()

    @property
    def curtain(self) -> Locator:
        return self.page.locator("main.curtain")

    def hold(self, step: int | None = None) -> None:
        """Press the button of the curtain and hold it until it opens, or until the page shows that step (1 to 3)."""
        button = self.page.locator("[data-hold]")
        box = button.bounding_box()
        assert box
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        if step is None:
            expect(self.page.locator("main.table")).to_be_visible()
        else:
            expect(button).to_have_attribute("data-held", str(step))
        self.page.mouse.up()

    def is_shown(self) -> None:
        """Wait until the last move that is kept is on the screen."""
        expect(self.page.locator(f'[data-moment="{len(self.moves)}"]')).to_be_visible()

    def play(self, *tokens: str) -> Table:
        """Make these moves by taps, each confirmed, and wait until each is kept. A curtain is opened first."""
        for token in tokens:
            self.is_shown()
            if self.curtain.is_visible():
                self.hold()
            before, kept = len(self.moves), self.text
            self.choose(*self.match.game.parse(token).places)
            if self.asked(kept):
                self.press("place")
            self.kept(before + 1, token)
        return self

    def asked(self, before: str) -> bool:
        """Does the page ask to confirm what was chosen? Else the move is made: what is kept is no more as `before`."""
        answer = self.page.wait_for_function(
            """([key, before]) => localStorage.getItem(key) !== before ? "made"
              : document.querySelector("[data-press=place]") && "asked" """,
            arg=[self.key, before],
        )
        return bool(answer.json_value() == "asked")

    def choose(self, *places: str) -> None:
        """Tap these places one after the other, each when the one before is shown as chosen."""
        for place in places[:-1]:
            self.tap(place)
            chosen = f'[data-tap="{place}"][aria-pressed=true], [data-chosen] > [data-tap="{place}"]'
            expect(self.page.locator(chosen)).to_have_count(1)
        self.tap(places[-1])

    def kept(self, at_least: int, token: str | None = None) -> None:
        """Wait until so many moves are in storage; the last of them by a person is `token`."""
        while len(self._record(before := self.text).moves) < at_least:
            self.page.wait_for_function(
                "([key, before]) => localStorage.getItem(key) !== before", arg=[self.key, before]
            )
        if token is not None:
            assert self.moves[at_least - 1] == token

    def look_at_the_board(self) -> dict[str, str]:
        """What stands on the board, by cell: the digit, `o` for a marker."""
        return dict(
            self.page.locator(".board .spot").evaluate_all(
                """spots => spots.map(spot => [spot.dataset.tap,
                  spot.querySelector(".stone b")?.textContent ?? (spot.querySelector(".disc") ? "o" : "")])"""
            )
        )

    # -- what is kept ------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        found = re.search(r"#/game/([^/]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def key(self) -> str:
        return SAVED + self.id

    @property
    def text(self) -> str:
        text = self.page.evaluate("key => localStorage.getItem(key)", self.key)
        assert text, f"{self.key} is not in storage"
        return str(text)

    @property
    def saved(self) -> dict[str, Any]:
        return dict(json.loads(self.text))

    @property
    def moves(self) -> list[str]:
        return list(self._record(self.text).moves)

    @property
    def match(self) -> Match[Any, Any]:
        """The game in storage, replayed here."""
        record = self._record(self.text)
        return Match.replay(self.shelf.find(record.game), record)

    def _record(self, text: str) -> Record:
        """The game in a text of the storage, which is sealed while cards are hidden in it."""
        kept = saves.read(self.id, text, self.shelf)
        assert isinstance(kept, Saved), kept
        return kept.record


def whole_game(seed: int, options: dict[str, str], first: Iterable[str] = ()) -> list[str]:
    """The tokens of a whole game of Moyo, at random after the first ones."""
    rng = random.Random(seed)
    match = Match.new(SHELF.find("moyo"), 2, options, "script")
    for token in first:
        match = match.play(token)
    while match.turn is not None:
        match = match.play(str(rng.choice(match.game.legal_moves(match.state))))
    return list(match.record.moves)
