"""What the page asks of the device: to stay awake at a table, and to keep what is saved."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.away import HIDE, SHOW
from e2e.wire.conftest import Table

ABLE = """
  window.locks = [];
  Object.defineProperty(navigator, "wakeLock", { value: {
    request: async () => {
      const lock = { released: false, release: async () => { lock.released = true; } };
      document.addEventListener("visibilitychange", () => document.hidden && lock.release());
      locks.push(lock);
      return lock;
    },
  } });
  window.asked = 0;
  navigator.storage.persisted = async () => asked > 1;
  navigator.storage.persist = async () => { asked += 1; return asked > 1; };
"""
UNABLE = """
  for (const name of ["wakeLock", "storage"]) Object.defineProperty(navigator, name, { value: undefined });
"""


@pytest.fixture(scope="module")
def table(lay: Callable[..., Table]) -> Table:
    table = lay("room", wait=False)
    table.page.add_init_script(ABLE)
    return table.open("#/")


def awake(table: Table, held: list[bool]) -> None:
    """Wait until these locks have been asked for, held or not."""
    want = str([not one for one in held]).lower()
    table.page.wait_for_function(f"JSON.stringify(locks.map((one) => one.released)) === JSON.stringify({want})")


def test_the_screen_stays_on_at_a_table_only(table: Table) -> None:
    expect(table["where"]).to_have_text("#/")
    awake(table, [])
    table.effects({"do": "go", "route": "#/game/k3"})
    awake(table, [True])
    table["spot-r1c1"].tap()
    expect(table["spot-r1c1"]).to_have_attribute("aria-disabled", "true")
    awake(table, [True])
    table.effects({"do": "go", "route": "#/"})
    awake(table, [False])


def test_the_browser_is_asked_again_when_the_page_comes_back(table: Table) -> None:
    table.effects({"do": "go", "route": "#/game/k3"})
    awake(table, [False, True])
    table.page.evaluate(HIDE)
    awake(table, [False, False])
    table.page.evaluate(SHOW)
    awake(table, [False, False, True])


def test_who_does_not_want_it_lets_the_screen_go_dark(table: Table) -> None:
    table.effects({"do": "look", "awake": "off"})
    awake(table, [False, False, False])
    table.effects({"do": "look", "awake": "on"})
    awake(table, [False, False, False, True])


def test_the_promise_to_keep_what_is_saved_is_asked_for_now_and_then_only(table: Table) -> None:
    expect(table["log"]).to_contain_text('"lasting": "no"')
    table.effects({"do": "persist", "again": False})
    table.effects({"do": "persist", "again": False})
    table.page.wait_for_function("asked === 1")
    table.effects({"do": "persist", "again": True})
    expect(table["log"]).to_contain_text('"lasting": "yes"')
    assert table.page.evaluate("asked") == 2


def test_a_browser_that_can_do_neither_is_told_as_such(lay: Callable[..., Table]) -> None:
    table = lay("room", wait=False)
    table.page.add_init_script(UNABLE)
    table.open("#/game/k3")
    table.effects({"do": "persist", "again": True})
    expect(table["log"]).to_contain_text('"lasting": "unknown"')
