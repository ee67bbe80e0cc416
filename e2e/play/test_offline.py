"""After the first visit everything works with the server gone."""

from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.site import Site
from e2e.table import Table


def cached(page: Page) -> None:
    """Wait until the page says that it is ready to be played offline."""
    expect(page.get_by_text("Ready offline")).to_be_visible(timeout=60_000)


def test_a_whole_game_is_played_with_the_server_stopped_after_the_first_visit(page: Page, site: Site) -> None:
    Table(page, site).open()
    cached(page)
    site.stop()
    again = Table(page.context.new_page(), site).open("#/rules/moyo#R5")
    page.close()
    expect(again.page.locator("#R5")).to_be_visible()
    again.hurry().new(option_puzzle="6", seat_1_mind="level:2")
    while (match := again.match).turn is not None:
        if match.turn == 0:
            again.play(str(match.game.legal_moves(match.state)[0]))
        else:
            again.kept(len(match.record.moves) + 1)
    expect(again.page.locator("[data-press=again]")).to_be_visible()


def test_a_site_below_a_path_works_the_same(page: Page, built: Path) -> None:
    with Site(built, "/some/where/") as site:
        table = Table(page, site).open()
        cached(page)
        site.stop()
        table.reload()
        table.new(option_puzzle="6").play("r5c5=7")


def test_a_host_that_forbids_to_keep_anything_gives_what_is_large_once(page: Page, built: Path) -> None:
    large = {path.relative_to(built).as_posix() for path in built.rglob("*") if path.stat().st_size > 1_000_000}
    with Site(built, caching="no-store") as site:
        Table(page, site).open()
        cached(page)
        assert Counter(name for name in site.asked if name in large) == dict.fromkeys(large, 1)


@pytest.mark.parametrize(
    "trait",
    [
        "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });",
        "ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'));",
    ],
    ids=["not offered", "refused"],
)
def test_a_browser_that_cannot_keep_the_app_is_not_said_to_be_about_to(page: Page, site: Site, trait: str) -> None:
    page.add_init_script(trait)
    Table(page, site).open("#/settings")
    expect(page.locator(".facts")).to_contain_text("to open it, a network is needed")
