"""A person at the table: opens the site, fills in the form, plays tokens by taps and looks at what is kept."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import count
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from azumaya.app import people, settings
from azumaya.app.model import Player, Settings
from azumaya.core.record import Match
from azumaya.core.shelf import Shelf
from azumaya.games import SHELF
from e2e.conftest import TABLET, started
from e2e.saved import SAVED, WRITE, SavedGame
from e2e.site import Site

QUICK = Settings(pace="quick")
SIZE = TABLET["viewport"]
NUMBERS = count(1)
STILL = 10_000  # ms without a single frame after which a page counts as one that is drawn no more
HOLD = 900  # ms that a button is held before it acts


class Table(SavedGame):
    """One page of the site. What it expects is computed by the rules here, from what the page has saved."""

    def __init__(self, page: Page, site: Site, shelf: Shelf = SHELF) -> None:
        self.page, self.site, self.shelf = page, site, shelf
        self.hurried = False  # is the clock of the page put forward while a button is held?

    # -- going places ----------------------------------------------------------------------------------------

    def open(self, route: str = "#/") -> Table:
        self.page.goto(self.site.url + route)
        started(self.page)
        return self

    def reload(self) -> Table:
        self.page.reload()
        started(self.page)
        return self

    def resize(self, width: int, height: int) -> None:
        """Another size of the screen, once all is laid out and drawn for it."""
        for _ in range(3):
            self.page.set_viewport_size({"width": width, "height": height})
            query = f"(width: {width}px) and (height: {height}px)"
            self.page.wait_for_function("query => matchMedia(query).matches", arg=query)
            if self.draws():
                return
            self.turn_page()
        raise AssertionError("this browser draws nothing")

    def draws(self) -> bool:
        """Is the page drawn? Chromium, when it is busy, now and then draws one no more that it has resized."""
        try:
            self.page.locator("body").element_handle().wait_for_element_state("stable", timeout=STILL)
        except TimeoutError:
            return False
        return True

    def turn_page(self) -> None:
        """The same address in a new page of the same browser."""
        address, context = self.page.url, self.page.context
        self.page.close()
        self.page = context.new_page()
        self.page.goto(address)
        started(self.page)

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
        filled = self.filled()
        for field, value in {"seat_0_mind": "person", "seat_1_mind": "person", **plain, **fields}.items():
            name = field.replace("_", "-")
            asked = name in filled or field in fields  # what changes nothing is not asked for
            if asked and filled.get(name, "") != value:
                self.fill(name, value)
                filled = self.filled()
        self["setup-start"].tap()
        expect(self.page.locator("main.table, main.curtain")).to_be_visible()
        return self

    def sit_down(self, match: Match[Any, Any], *players: Player, **more: Any) -> Table:
        """Come to the table of a game as it stands, as if another window had kept it; `more` is said of the save."""
        id = f"kept{next(NUMBERS)}"
        self.leave()
        self.write(f"{SAVED}{id}", self.as_kept(id, match, players, **more))
        self.go(f"#/game/{id}").is_shown()
        return self

    def hurry(self) -> Table:
        """Let opponents be as quick as can be, and all else as nobody has changed it."""
        self.write(settings.KEY, settings.write(QUICK))
        return self

    def write(self, key: str, text: str | None) -> None:
        """Keep a text under that key, or none any more, as another window would."""
        self.page.evaluate(WRITE, [key, text])

    def leave(self) -> None:
        """Get up from the table: what is shown of a game from now on is the next one, however alike the two are."""
        self.go("#/settings")
        expect(self.page.locator("[data-form=settings]")).to_be_visible()

    def clear(self) -> Table:
        """Let the page be as if nobody had ever played here, but for opponents that are as quick as can be."""
        self.resize(**SIZE)
        self.go("#/")
        expect(self.page.locator(".shelf")).to_be_visible()
        for key in self.page.evaluate("Object.keys(localStorage)"):
            if key.startswith(SAVED):
                self.write(key, None)
        self.write(people.KEY, "[]")
        self.hurry()
        expect(self.page.locator(".saves")).to_have_count(0)
        return self

    def filled(self) -> dict[str, str]:
        """What stands in the set-up form, field by field; an empty field is as good as none."""
        form = self.page.locator("[data-form=setup]")
        return dict(form.evaluate("form => Object.fromEntries(new FormData(form))"))

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
    def totals(self) -> Locator:
        """What each side has in the end, once it is counted."""
        return self.page.locator(".sheet tr", has=self.page.get_by_role("rowheader", name="Total", exact=True)).locator(
            "td"
        )

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
        if self.hurried:
            expect(button).to_have_attribute("data-held", "1")
            self.page.clock.run_for(HOLD)
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
            places = self.match.game.parse(token).places
            self.choose(*places)
            if self.asked(kept, places):
                self.press("place")
            self.kept(before + 1, token)
        return self

    def asked(self, before: str, places: Iterable[str]) -> bool:
        """Does the page ask to confirm these, once all are chosen? Else the move is made: what is kept is no more as
        `before`."""
        chosen = [
            f'[data-tap="{place}"][aria-pressed=true], :is([data-chosen], [data-ghost]) > [data-tap="{place}"]'
            for place in places
        ]
        answer = self.page.wait_for_function(
            """([key, before, chosen]) => localStorage.getItem(key) !== before ? "made"
              : chosen.every(place => document.querySelector(place))
                && document.querySelector("[data-press=place]") && "asked" """,
            arg=[self.key, before, chosen],
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
        while len(self.record(before := self.text).moves) < at_least:
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
    def address(self) -> str:
        return self.page.url

    def stored(self, key: str) -> str | None:
        text = self.page.evaluate("key => localStorage.getItem(key)", key)
        return None if text is None else str(text)


def moyo(tokens: Iterable[str], options: dict[str, str]) -> Match[Any, Any]:
    """A game of Moyo in which these moves were made."""
    match = Match.new(SHELF.find("moyo"), 2, options, "script")
    for token in tokens:
        match = match.play(token)
    return match


def whole_game(seed: int, options: dict[str, str], first: Iterable[str] = ()) -> list[str]:
    """The tokens of a whole game of Moyo, at random after the first ones."""
    rng, match = random.Random(seed), moyo(first, options)
    while match.turn is not None:
        match = match.play(str(rng.choice(match.game.legal_moves(match.state))))
    return list(match.record.moves)
