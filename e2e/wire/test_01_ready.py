"""Rule 1: ready is an answer; without one there is a plain page that hands over the saved games."""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Worker, expect

from e2e.conftest import Watch, ready
from e2e.wire.conftest import Table

Lay = Callable[..., Table]
SAVED = """
  localStorage.setItem("azumaya.v1.game.k3", JSON.stringify({game: "moyo", moves: ["r4c1=5"]}));
  localStorage.setItem("somebody.else", "x");
"""
BROKEN = "PythonError|Traceback|no house today|Failed to load resource"


def refused(lay: Lay, worker: str) -> Table:
    """A table whose worker does not come up, with a game in storage."""
    table = lay(worker, wait=False)
    table.page.add_init_script(SAVED)
    return table


def test_a_worker_that_raises_leads_to_the_plain_page(lay: Lay, watch: Watch, tmp_path: Path) -> None:
    watch.allow(BROKEN)
    table = refused(lay, "raises").open()
    page = table.page
    expect(page.get_by_role("heading", name="Python could not start here")).to_be_focused()
    expect(page.get_by_role("listitem")).to_contain_text("moyo (k3)")
    with page.expect_download() as handed:
        page.get_by_role("button", name="Save all games to a file").click()
    backup = json.loads(Path(handed.value.path()).read_text())
    assert backup["saved"] == {"azumaya.v1.game.k3": '{"game":"moyo","moves":["r4c1=5"]}'}
    expect(page.get_by_role("button", name="Load again")).to_be_visible()


def test_a_worker_that_hangs_is_ended_and_tried_once_more(lay: Lay) -> None:
    table = refused(lay, "mute")
    page = table.page
    started: list[Worker] = []
    ended: list[Worker] = []

    def note(worker: Worker) -> None:
        started.append(worker)
        worker.on("close", lambda closed: ended.append(closed))

    page.on("worker", note)
    page.clock.install()
    page.goto(table.site.url)
    for tries in (1, 2):
        expect(page.locator(".stages i").nth(1)).to_have_attribute("data-state", "now")
        while len(started) < tries:
            page.evaluate("() => 0")  # lets the news come in
        page.clock.run_for(21_000)
    while len(ended) < 2:
        page.evaluate("() => 0")
    ready(page)
    expect(page.get_by_role("heading", name="Python could not start here")).to_be_visible()
    assert len(started) == 2


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
    page.goto(table.site.url)
    link = page.locator('#app a[href^="#/"]').first
    href = link.get_attribute("href")
    link.click()
    expect(page.locator('.notice[data-kind="stage"]')).to_contain_text("Your choice opens")
    ready(page)
    assert href in {message.get("route") for message in table.log}
    expect(table["where"]).to_have_text(str(href))
