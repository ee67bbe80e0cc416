"""Works offline, whole or not at all; a new version waits, offers itself, and never mixes with the old."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Watch, open_page, ready
from e2e.site import Site
from e2e.wire.conftest import Table, stand_in

KEPT = """async () => {
  const kept = {};
  for (const name of await caches.keys()) kept[name] = (await (await caches.open(name)).keys()).length;
  return kept;
}"""


@pytest.fixture(scope="module")
def host(built: Path) -> Iterator[Site]:
    """A host that has the site in a folder of its own, as many free ones do."""
    with Site(built, below="/some/folder/") as site:
        yield stand_in(site, "room")


@pytest.fixture(scope="module")
def table(host: Site, browser: Browser, tablet: dict[str, Any], watching: Watch) -> Iterator[Table]:
    page = open_page(browser, watching, **tablet)
    table = Table(page, host).open()
    yield table
    page.context.close()


def controller(page: Page) -> str:
    return str(page.evaluate("navigator.serviceWorker.controller?.state"))


def test_it_is_told_once_everything_is_there(table: Table) -> None:
    expect(table["log"]).to_contain_text('"cached": true', timeout=60_000)
    (cache,) = table.page.evaluate(KEPT)
    assert table.site.build in cache
    assert table.page.evaluate(KEPT)[cache] == table.site.read("sw.js").count('"sha256"')
    assert controller(table.page) == "activated"


def test_without_a_server_it_starts_and_plays(table: Table, watch: Watch) -> None:
    table.site.stop()
    for address in ("#/game/k3", "index.html?utm=x#/", "no/such/page#/"):
        table.page.goto("about:blank")
        table.open(address)
        expect(table["where"]).to_have_text("#/game/k3" if "k3" in address else "#/")
    table["spot-r1c1"].tap()
    expect(table["spot-r1c1"]).to_have_attribute("aria-disabled", "true")
    watch.allow("ERR_CONNECTION_REFUSED|ERR_FAILED|service worker|Failed to load")


def test_a_worker_can_be_replaced_without_a_server(table: Table) -> None:
    for worker in table.page.workers:
        worker.evaluate("() => { self.close(); }")
    table["spot-r1c2"].tap()
    expect(table.page.locator(".notice")).to_have_count(1)
    expect(table.page.locator(".notice")).to_have_count(0, timeout=40_000)
    table["spot-r1c3"].tap()
    expect(table["spot-r1c3"]).to_have_attribute("aria-disabled", "true")


def test_a_new_version_waits_and_offers_itself(table: Table) -> None:
    old = table.page.locator("html").get_attribute("data-ready")
    table.site.deploy(
        "second"
    )  # all of it before anybody can ask: the browser looks for new versions of its own accord
    table.site.start()
    table["spot-r2c2"].tap()
    table.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => void one.update())")
    expect(table["log"]).to_contain_text('"update": true', timeout=60_000)
    assert table.page.locator("html").get_attribute("data-ready") == old  # nothing has happened yet
    expect(table["spot-r2c2"]).to_have_attribute("aria-disabled", "true")
    table.leave("update")
    ready(table.page)
    assert table.page.locator("html").get_attribute("data-ready") == "second"
    table.page.wait_for_function("caches.keys().then((names) => names.length === 1 && names[0].includes('second'))")
