"""Rule 1: ready is an answer; without one there is a plain page that hands over the saved games."""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Route, expect

from azumaya.app import backup
from azumaya.app.model import Model
from azumaya.games import SHELF
from e2e.conftest import Watch, ready
from e2e.wire.conftest import Table

Lay = Callable[..., Table]
GAME = '{"azumaya":1,"players":[{"name":"Mio"},{"name":"Jo\\u00ebl \U0001f33f"}],"record":{"game":"moyo"}}'
SAVED = f"""
  localStorage.setItem("azumaya.v1.game.k3", {json.dumps(GAME)});
  localStorage.setItem("azumaya.v1.game.k10", "{{cut off");
  localStorage.setItem("azumaya.v1.people", "[]");
  localStorage.setItem("somebody.else", "x");
"""
BROKEN = "PythonError|Traceback|no house today|Failed to load resource"


def refused(lay: Lay, worker: str) -> Table:
    """A table whose worker does not come up, with a game in storage."""
    table = lay(worker, wait=False)
    table.page.add_init_script(SAVED)
    return table


def test_a_worker_that_raises_leads_to_the_plain_page(lay: Lay, watch: Watch) -> None:
    watch.allow(BROKEN)
    table = refused(lay, "raises").open()
    page = table.page
    expect(page.get_by_role("heading", name="Python could not start here")).to_be_focused()
    rows = page.get_by_role("listitem")
    expect(rows.filter(has_text="moyo – Mio, Joël 🌿 – k3")).to_be_visible()
    with page.expect_download() as one:
        rows.filter(has_text="k10").get_by_role("button").click()
    assert Path(one.value.path()).read_text() == "{cut off"
    with page.expect_download() as handed:
        page.get_by_role("button", name="Save all games to a file").click()
    read = backup.read(Model(shelf=SHELF), Path(handed.value.path()).read_text())
    assert read.games == {"k3": GAME, "k10": "{cut off"}  # the app itself can open what was handed over
    assert (read.people, read.settings) == ("[]", "")
    expect(page.get_by_role("button", name="Load again")).to_be_visible()


def test_a_worker_that_hangs_is_ended_and_tried_once_more(lay: Lay) -> None:
    table = refused(lay, "mute")
    page = table.page
    page.add_init_script("""
      const count = (what) => {
        const { dataset } = document.documentElement;
        dataset[what] = Number(dataset[what] ?? 0) + 1;
      };
      window.Worker = class extends Worker {
        constructor(...how) { super(...how); count("begun"); }
        terminate() { super.terminate(); count("ended"); }
      };
    """)
    page.clock.install()
    page.goto(table.site.url)
    html = page.locator("html")
    for tries, way, limit in (("1", "snapshot", 20), ("2", "plain: again", 60)):
        expect(html).to_have_attribute("data-begun", tries)
        expect(html).to_have_attribute("data-start", way)
        page.clock.run_for(limit * 1000 + 1000)
        expect(html).to_have_attribute("data-ended", tries)
    ready(page)
    expect(page.get_by_role("heading", name="Python could not start here")).to_be_visible()


def test_a_worker_that_is_missing_leads_to_the_plain_page(lay: Lay, watch: Watch) -> None:
    watch.allow(BROKEN + "|SyntaxError")
    table = refused(lay, "raises")
    table.site.exchanged["worker.py"] = b"this is not Python <html>"
    table.open()
    expect(table.page.get_by_role("heading", name="Python could not start here")).to_be_visible()


def test_the_python_of_another_build_is_not_played_with(lay: Lay) -> None:
    table = refused(lay, "mixed").open()
    expect(table.page.get_by_text("belong to two versions of Azumaya")).to_be_visible()


def test_the_page_is_readable_before_python_is(lay: Lay) -> None:
    table = lay("room", wait=False)
    page = table.page
    page.goto(table.site.url)
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(page.locator('.notice[data-kind="stage"]')).to_contain_text("Getting ready")
    assert page.locator("html").get_attribute("data-ready") is None
    ready(page)
    expect(page.locator(".notice")).to_have_count(0)
    start = table.told("start")
    assert start["route"] == "#/"
    assert len(start["seed"]) == 16
    assert start["device"]["storage"] == "ok"


def test_links_work_before_python_is_there(lay: Lay) -> None:
    table = lay("room", wait=False)
    page = table.page
    held: list[Route] | None = []
    page.route("**/worker.py", lambda route: route.continue_() if held is None else held.append(route))
    page.goto(table.site.url)
    link = page.locator(".tile a").first
    href = link.get_attribute("href")
    link.click()
    notice = page.locator('.notice[data-kind="stage"]')
    expect(notice.locator("i").nth(1)).to_have_attribute("data-state", "now")  # it has gone on since
    expect(notice).to_contain_text("Your choice opens")
    waiting, held = held, None
    for route in waiting:
        route.continue_()
    ready(page)
    assert href in {message.get("route") for message in table.log}
    expect(table["where"]).to_have_text(str(href))
