"""What must be true in every browser engine: Python starts both ways, games are played, kept and there offline."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from azumaya.app.model import Player
from azumaya.core.record import Match
from e2e.conftest import Watch
from e2e.engines.visitor import Visitor, there
from e2e.moments import when
from e2e.site import Site
from tools.engines import Tab

WAY = "document.documentElement.dataset.start"
READY_OFFLINE = "document.querySelector('.bar').textContent.includes('Ready offline')"
GONE = "ERR_CONNECTION_REFUSED|ERR_FAILED|service worker|Failed to load|NetworkError|NS_ERROR"
# The sums in the sheet of a game that is over, one a seat.
TOTALS = """() => [...document.querySelector(".sheet").querySelectorAll("tr")]
  .filter((row) => row.querySelector("th")?.textContent.trim() === "Total")
  .flatMap((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent.trim()))"""
# On a home screen no link downloads anything: what is exported is shown as text.
ON_A_HOME_SCREEN = "() => { Object.defineProperty(navigator, 'standalone', { value: true }); }"
SHOWN = "document.querySelector('.sheet-of-text textarea')"
# What just happened can be put away.
SEEN = "document.querySelector('.told > .btn')?.getClientRects().length > 0"
# Whoever is asked for a file chooses this one.
CHOOSE_FILE = """(text) => {
  HTMLInputElement.prototype.click = function () {
    const chosen = new DataTransfer();
    chosen.items.add(new File([text], "backup.json", { type: "application/json" }));
    this.files = chosen.files;
    this.dispatchEvent(new Event("change"));
  };
}"""


def some_move(match: Match, seed: int = 1) -> str:
    """One of the legal moves, always the same one."""
    return str(random.Random(seed).choice(match.game.legal_moves(match.state)))


def seated(visitor: Visitor) -> Visitor:
    """At a table of two persons, with two moves made."""
    visitor.open().new("moyo", seat_1="person")
    for _ in range(2):
        visitor.play(some_move(visitor.match))
    return visitor


@pytest.fixture
def offline(watch: Watch, host: Site) -> Iterator[Site]:
    """A host that a test may stop."""
    watch.allow(GONE)
    yield host
    if host.server is None:
        host.start()


def test_python_starts_from_the_snapshot(visitor: Visitor) -> None:
    visitor.open().go("#/new/kado", "[data-form=setup]")
    assert visitor.tab.evaluate(WAY) == "snapshot"


def test_where_there_is_no_snapshot_python_starts_plainly(own_tab: Tab, built: Path, watch: Watch) -> None:
    watch.allow("incorrect header check")
    with Site(built) as host:
        host.exchange({"azumaya.snapshot": "nothing"})
        Visitor(own_tab, host).open().go("#/new/kado", "[data-form=setup]")
        assert str(own_tab.evaluate(WAY)).startswith("plain: ")


def test_what_an_opponent_did_is_put_away_where_all_of_it_is_seen(visitor: Visitor) -> None:
    match = when("cardoku", lambda state: sum(state.turns) > 10)
    visitor.open().sit_down(match, Player("Mio"), Player("Guest", "level:1"))
    visitor.tab.wait(SEEN)
    visitor.tab.tap(".told > .btn")
    visitor.tab.wait(f"!({there('.told')})")


def test_a_whole_game_is_played_by_taps_against_an_opponent_and_its_result_is_shown(visitor: Visitor) -> None:
    visitor.open().new("moyo", seat_1="level:1")
    while (match := visitor.match).turn is not None:
        if match.turn == 0:
            visitor.play(some_move(match))
        else:
            visitor.kept(len(match.record.moves) + 1)
    visitor.tab.wait(there("[data-press=again]"))
    assert visitor.call(TOTALS) == [str(standing.total) for standing in match.game.standings(match.state)]


def test_a_curtain_opens_when_its_button_is_held(visitor: Visitor) -> None:
    visitor.open().new("kartenspiel", seat_1="person")
    place, *_ = visitor.match.game.parse(some_move(visitor.match)).places
    card = there(f'[data-tap="{place}"]')
    assert not visitor.tab.evaluate(card)
    visitor.tab.hold("[data-hold]", card)


def test_when_the_page_is_closed_and_opened_again_the_game_stands_as_it_stood(visitor: Visitor) -> None:
    before, route = seated(visitor).position(), f"#/game/{visitor.id}"
    visitor.tab.anew()
    assert visitor.open(route).position() == before
    visitor.play(some_move(visitor.match))


def test_a_backup_brings_a_game_back_that_the_browser_has_lost(visitor: Visitor) -> None:
    before, route, key = seated(visitor).position(), f"#/game/{visitor.id}", visitor.key
    visitor.go("#/settings", "[data-press=backup]")
    visitor.call(ON_A_HOME_SCREEN)
    visitor.tab.tap("[data-press=backup]")
    visitor.tab.wait(SHOWN)
    backup = visitor.tab.evaluate(f"{SHOWN}.value")
    visitor.call("key => localStorage.removeItem(key)", key)
    visitor.open("#/settings").call(CHOOSE_FILE, backup)
    visitor.tab.tap("[data-press=open-file]")
    visitor.tab.wait(f"localStorage.getItem('{key}') !== null")
    assert visitor.go(route, "main.table").position() == before


def test_who_leaves_while_the_app_is_being_stored_finds_it_ready_the_next_time(own_tab: Tab, built: Path) -> None:
    with Site(built) as host:
        Visitor(own_tab, host).open()
        own_tab.anew()
        Visitor(own_tab, host).open().tab.wait(READY_OFFLINE)


def test_with_the_server_gone_a_reload_brings_the_game_back_and_it_goes_on(visitor: Visitor, offline: Site) -> None:
    visitor.open().tab.wait(READY_OFFLINE)
    before = seated(visitor).position()
    offline.stop()
    assert visitor.reload().position() == before
    visitor.play(some_move(visitor.match))
    assert visitor.tab.evaluate(WAY) == "snapshot"
