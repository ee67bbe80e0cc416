"""Whatever is cut off, changed, missing or thrown away: the page starts, of one version, and no save is lost."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Watch, ready
from e2e.site import Site
from e2e.wire.versions import LOOK_FOR_ANOTHER, Visitor, all_of, is_whole, kept, publish, published, reload, told

ONLY_FOR_OFFLINE = "icons/maskable-512.png"  # no page asks for it
# The first install has begun, and was given up.
GIVEN_UP = "async () => (await caches.keys()).length > 0 && !(await navigator.serviceWorker.getRegistration())"
# The page tells when it could not begin an install.
NOTE_REFUSAL = """() => {
  const container = navigator.serviceWorker;
  const register = container.register.bind(container);
  container.register = (...asked) => register(...asked).catch((error) => {
    globalThis.refused = true;
    throw error;
  });
}"""
THROW_AWAY_HALF = """async () => {
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  for (const [n, request] of (await cache.keys()).entries()) if (n % 2) await cache.delete(request);
}"""
THROW_AWAY_ALL = "caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))"
BREAK_PYTHON = """async () => {
  const [name] = await caches.keys();
  await (await caches.open(name)).put("worker.py", new Response("raise SystemExit"));
}"""
REFUSED = (
    "Failed to load resource|is missing or not of this build|Failed to fetch|ERR_"
    "|An unknown error occurred when fetching the script"
)


@pytest.fixture
def visitor(site: Site, browser: Browser, watching: Watch, tablet: dict[str, Any]) -> Iterator[Visitor]:
    watching.allow(REFUSED)
    visitor = Visitor(browser, watching, published(site), tablet)
    yield visitor
    visitor.context.close()


def test_an_install_that_is_cut_off_goes_on_where_it_was(visitor: Visitor) -> None:
    site = visitor.site
    site.cut.add(ONLY_FOR_OFFLINE)
    table = visitor.arrive(kept=False)
    table.page.wait_for_function(GIVEN_UP)
    is_whole(table, "first")
    before = kept(table)["first"]
    assert 0 < before < all_of(site, "first")["first"]
    site.cut.clear()
    site.stop()
    site.start()
    visitor.context.set_offline(True)
    visitor.context.set_offline(False)
    told(table, "cached")
    assert kept(table) == all_of(site, "first")


def test_an_install_goes_on_when_the_host_answers_some_time_after_the_network_came_back(visitor: Visitor) -> None:
    site = visitor.site
    site.cut.add(ONLY_FOR_OFFLINE)
    table = visitor.arrive(kept=False)
    table.page.wait_for_function(GIVEN_UP)
    visitor.context.set_offline(True)
    table.page.evaluate(NOTE_REFUSAL)
    visitor.context.set_offline(False)
    table.page.wait_for_function("globalThis.refused")
    site.cut.clear()
    site.stop()
    site.start()
    told(table, "cached")
    assert kept(table) == all_of(site, "first")


def test_an_update_that_is_cut_off_leaves_all_as_it_was(visitor: Visitor) -> None:
    table = visitor.arrive()
    publish(visitor.site, "second")
    visitor.site.cut.add(ONLY_FOR_OFFLINE)
    table.page.evaluate(LOOK_FOR_ANOTHER)
    is_whole(reload(table), "first")  # with the host gone
    visitor.site.cut.clear()
    visitor.site.stop()
    visitor.site.start()
    table.page.evaluate(LOOK_FOR_ANOTHER)
    told(table, "update")


@pytest.mark.parametrize("fault", ["changed", "missing"])
def test_a_host_with_one_wrong_file_gives_no_new_version(visitor: Visitor, fault: str) -> None:
    table = visitor.arrive()
    publish(visitor.site, "second")
    if fault == "changed":
        visitor.site.exchanged[ONLY_FOR_OFFLINE] = b"not what the list says"
    else:
        script = visitor.site.read("sw.js").replace(ONLY_FOR_OFFLINE, "icons/gone.png")
        visitor.site.exchanged["sw.js"] = script.encode()
    table.page.evaluate(LOOK_FOR_ANOTHER)
    assert table.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.waiting === null)")
    assert "update" not in str(table.log)
    visitor.site.stop()
    is_whole(reload(table), "first")


def test_on_a_host_with_one_wrong_file_one_plays_but_is_not_told_that_it_works_offline(visitor: Visitor) -> None:
    visitor.site.exchanged[ONLY_FOR_OFFLINE] = b"not what the list says"
    table = visitor.arrive(kept=False)
    table.page.wait_for_function(GIVEN_UP)
    is_whole(table, "first")
    assert "cached" not in str(table.log)


@pytest.mark.parametrize("thrown", [THROW_AWAY_HALF, THROW_AWAY_ALL], ids=["half", "all"])
@pytest.mark.parametrize("version", ["first", "second"])
def test_what_the_browser_threw_away_is_fetched_with_all_that_goes_with_it(
    visitor: Visitor, thrown: str, version: str
) -> None:
    table = visitor.arrive()
    if version != "first":
        publish(visitor.site, version)
    table.page.evaluate(thrown)
    table.page.goto("about:blank")
    table.open("#/game/k3")
    is_whole(table, version)
    expect(table["where"]).to_have_text("#/game/k3")
    told(table, "cached")
    assert kept(table) == all_of(visitor.site, version)


def test_without_a_network_what_is_left_still_serves(visitor: Visitor) -> None:
    table = visitor.arrive()
    table.page.evaluate(f"caches.keys().then(async ([name]) => (await caches.open(name)).delete('{ONLY_FOR_OFFLINE}'))")
    visitor.site.stop()
    is_whole(reload(table), "first")
    assert "cached" not in str(table.log)


def test_everything_can_be_fetched_anew_and_the_games_stay(visitor: Visitor) -> None:
    table = visitor.arrive()
    visitor.site.stop()
    table.effects({"do": "reset"})
    expect(table.page.locator(".notice")).to_contain_text("nothing was thrown away")
    assert kept(table) == all_of(visitor.site, "first")
    visitor.site.start()
    publish(visitor.site, "second")
    table.leave("reset")
    is_whole(table, "second")
    told(table, "cached")
    assert kept(table) == all_of(visitor.site, "second")


def test_without_python_everything_can_be_fetched_anew_too(visitor: Visitor, watch: Watch) -> None:
    watch.allow("PythonError|SystemExit|Traceback")
    table = visitor.arrive()
    table.page.evaluate(BREAK_PYTHON)
    reload(table)
    with table.page.expect_navigation():
        table.page.get_by_role("button", name="Fetch everything anew").click()
    ready(table.page)
    is_whole(table, "first")
    told(table, "cached")


def test_where_python_never_starts_the_rules_can_be_read_without_a_network(visitor: Visitor, watch: Watch) -> None:
    watch.allow("PythonError|SystemExit|Traceback")
    visitor.site.exchange({"worker.py": "raise SystemExit"})
    page = visitor.arrive(kept=False).page
    expect(page.get_by_role("heading", name="Python could not start here")).to_be_visible()
    page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=60_000)
    visitor.site.stop()
    page.goto("about:blank")
    page.goto(f"{visitor.site.url}#/rules/moyo#R5")
    expect(page.locator("#R5")).to_be_in_viewport()
