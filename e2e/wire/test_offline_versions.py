"""A version comes whole or not at all, when the person wants it, and no page runs two of them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Watch, ready
from e2e.site import Site
from e2e.wire.versions import LOOK_FOR_ANOTHER, Visitor, all_of, is_whole, kept, publish, published, reload, told

Arrive = Callable[[], Visitor]


@pytest.fixture
def visitor(built: Path, browser: Browser, watching: Watch, tablet: dict[str, Any]) -> Iterator[Visitor]:
    watching.allow("ServiceWorker intercepted")  # said by Firefox of what a reload cuts off
    with Site(built, "/some/folder/") as site:
        visitor = Visitor(browser, watching, published(site), tablet)
        yield visitor
        visitor.context.close()


# What Python needs does not come, the first time that this tab loads the page.
STILL_LOADING = """
  const { fetch } = globalThis;
  const held = sessionStorage.held === undefined;
  sessionStorage.held = "";
  globalThis.fetch = (what, how) =>
    held && String(what?.url ?? what).endsWith("worker.py") ? new Promise(() => {}) : fetch(what, how);
"""


def test_a_version_that_is_declined_waits_until_nobody_is_there(visitor: Visitor, watch: Watch) -> None:
    watch.allow("404")  # elsewhere on the host there is nothing
    table = visitor.arrive()
    publish(visitor.site, "second")
    table.page.evaluate(LOOK_FOR_ANOTHER)
    told(table, "update")
    reload(table)
    told(table, "update")  # it offers itself again
    is_whole(table, "first")
    is_whole(visitor.another().open(), "first")
    visitor.leave()
    is_whole(visitor.table.open(), "second")
    visitor.table.page.wait_for_function("caches.keys().then((names) => names.length === 1)")
    assert kept(visitor.table) == all_of(visitor.site, "second")


def test_a_host_may_go_back_to_an_older_version(visitor: Visitor) -> None:
    publish(visitor.site, "second")
    table = visitor.arrive()
    is_whole(table, "second")
    publish(visitor.site, "first")
    table.page.evaluate(LOOK_FOR_ANOTHER)
    told(table, "update")
    table.leave("update")
    is_whole(table, "first")
    told(table, "cached")
    assert kept(table) == all_of(visitor.site, "first")


def test_a_tab_that_stays_behind_plays_on_and_follows_whole(visitor: Visitor) -> None:
    behind = visitor.arrive()
    ahead = visitor.another().open()
    publish(visitor.site, "second")
    ahead.page.evaluate(LOOK_FOR_ANOTHER)
    told(ahead, "update")
    ahead.leave("update")
    is_whole(ahead, "second")
    told(behind, "update")
    behind["spot-r1c1"].tap()
    expect(behind["spot-r1c1"]).to_have_attribute("aria-disabled", "true")
    is_whole(behind, "first")
    with behind.page.expect_navigation():  # its Python is gone, and another could only be of the second version
        for worker in behind.page.workers:
            worker.evaluate("() => { self.close(); }")
        behind["spot-r1c2"].tap()
    is_whole(behind, "second")


def test_a_tab_that_is_still_loading_begins_anew_with_the_new_version(visitor: Visitor) -> None:
    ahead = visitor.arrive()
    publish(visitor.site, "second")
    ahead.page.evaluate(LOOK_FOR_ANOTHER)
    told(ahead, "update")
    behind = visitor.another()
    behind.page.add_init_script(STILL_LOADING)
    behind.page.goto(visitor.site.url, wait_until="commit")
    behind.page.wait_for_selector("html[data-loaded]")
    ahead.leave("update")
    behind.page.wait_for_selector("html[data-ready=second]", timeout=60_000)
    is_whole(behind, "second")
    ready(ahead.page)


def test_a_host_that_changes_during_the_first_visit_offers_the_new_version(visitor: Visitor) -> None:
    visitor.table.page.add_init_script("""
      const { register } = ServiceWorkerContainer.prototype;
      const later = new Promise((go) => { globalThis.goOn = go; });
      ServiceWorkerContainer.prototype.register = async function (...how) {
        await later;
        return register.apply(this, how);
      };
    """)
    table = visitor.arrive(kept=False)
    publish(visitor.site, "second")
    table.page.evaluate("goOn()")
    told(table, "update")
    is_whole(table, "first")
    table.leave("update")
    is_whole(table, "second")


@pytest.mark.parametrize("wrong", ["launch.js", "boot.js"])
def test_scripts_that_do_not_fit_together_are_fetched_once_more(visitor: Visitor, watch: Watch, wrong: str) -> None:
    """One that gives another nothing of what it asks for; and one that is whole, of another build than the page."""
    watch.allow("does not provide an export")
    bodies = {"launch.js": "export const other = 1;", "boot.js": visitor.site.read("boot.js")}
    bodies["boot.js"] = bodies["boot.js"].replace('"first"', '"before"')
    page = visitor.table.page
    given = []

    def mix(route: Any) -> None:
        if given:
            route.continue_()
        else:
            given.append(route.request.url)
            route.fulfill(body=bodies[wrong], content_type="text/javascript")

    visitor.context.route(f"**/{wrong}", mix)
    page.goto(f"{visitor.site.url}#/")
    ready(page)  # whoever goes on before it has been loaded anew would stop that
    is_whole(visitor.arrive(), "first")
    assert len(given) == 1
