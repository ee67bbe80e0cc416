"""What the page finds out about Safari, and what the app makes of it. The browser here only says it is Safari."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Watch, open_page
from e2e.site import Site
from e2e.table import Table

APPLE = "Object.defineProperty(navigator, 'vendor', { get: () => 'Apple Computer, Inc.' });"
TABLET = "Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 });"
STANDALONE = "Object.defineProperty(navigator, 'standalone', { get: () => true });"


@pytest.fixture
def lay(browser: Browser, watching: Watch, site: Site, tablet: dict[str, Any], built: Path) -> Iterator[Any]:
    """Open the site in a browser with some traits of another."""
    pages = []

    def lay(*traits: str) -> Table:
        page = open_page(browser, watching, **tablet, service_workers="block", reduced_motion="reduce")
        page.add_init_script("".join(traits))
        pages.append(page)
        return Table(page, site).open()

    yield lay
    for page in pages:
        page.context.close()


def test_a_tab_on_a_tablet_warns_shows_the_way_and_can_be_quietened(lay: Any) -> None:
    table = lay(APPLE, TABLET)
    card = table.page.locator(".advised")
    expect(card).to_have_count(0)
    table.new(option_puzzle="6").go("#/")
    expect(card).to_contain_text("seven days")
    table["advice-how"].tap()
    expect(card.locator("li").first).to_be_visible()
    table["advice-away"].tap()
    expect(card).to_have_count(0)
    table.reload()
    expect(table.page.locator(".shelf")).to_be_visible()
    expect(card).to_have_count(0)


def test_the_home_screen_without_games_asks_for_the_backup(lay: Any) -> None:
    table = lay(APPLE, TABLET, STANDALONE)
    expect(table.page.locator(".advised h2")).to_have_text("Played in Safari before?")
    expect(table["advice-import"]).to_be_visible()


def test_another_browser_is_left_alone(table: Table) -> None:
    table.new(option_puzzle="6").go("#/")
    expect(table.page.locator(".saves")).to_be_visible()
    expect(table.page.locator(".advised")).to_have_count(0)
