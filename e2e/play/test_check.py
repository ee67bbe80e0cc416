"""The self-check in a browser: true of this page, to be copied, and without a network too."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from azumaya.app.shipped import version
from azumaya.games import SHELF
from e2e.conftest import ready
from e2e.site import Site
from e2e.table import Table

# Row by row: what it is called, how it stands, and what is said of it.
ROWS = """() => Object.fromEntries([...document.querySelectorAll(".findings > div")].map((row) => [
  row.querySelector("dt").textContent,
  [row.dataset.state, row.querySelector("dd").textContent.trim()],
]))"""


@pytest.fixture
def table(page: Page, site: Site) -> Table:
    """Somebody who has played a move, at the self-check."""
    table = Table(page, site).open().new(option_puzzle="6", seat_0_name="Wilhelmine").play("r5c5=7")
    table.go("#/")
    expect(page.get_by_text("Ready offline")).to_be_visible(timeout=60_000)
    page.locator("#to-settings").tap()
    page.locator("#to-check").tap()
    return table


def done(table: Table) -> dict[str, list[str]]:
    """What has been found, once all of it is known."""
    expect(table.page.locator(".findings").first).to_be_visible()
    expect(table.page.locator(".findings [data-state=open]")).to_have_count(0, timeout=60_000)
    return dict(table.page.evaluate(ROWS))


def test_it_tells_the_truth_of_this_page_with_and_without_a_network(table: Table) -> None:
    first = done(table)
    games = [game.about.title.id for game in SHELF.games if game.table]
    assert {name: first[name][0] for name in games} == dict.fromkeys(games, "good")
    files = table.site.read("sw.js").count('"sha256"')
    assert first["Files"] == ["good", f"{files} of {files} files are on this device."]
    assert first["Azumaya"] == ["fact", f"Build {table.site.build}"]
    assert first["Python"][1].startswith(f"{version('cpython')}.")
    assert first["Start"] == ["fact", "Python came from the picture of its memory that was made with the app."]
    assert first["Saved games"][1].startswith("One game, ")
    assert first["Writing"][0] == first["Connection"][0] == first["Service worker"][0] == "good"
    table.site.stop()
    table.page.reload()
    ready(table.page)
    now = done(table)
    assert now["Service worker"] == ["good", "It gives this page from this device."]
    assert {**now, "Room": first["Room"], "Service worker": first["Service worker"]} == first


def test_it_is_copied_as_text_or_shown_to_be_copied(table: Table) -> None:
    done(table)
    page = table.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("#press-copy-check").tap()
    expect(page.locator(".notice")).to_contain_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    rows = dict(page.evaluate(ROWS))
    assert [line for line in copied.splitlines() if ": " in line] == [
        f"{name}: {said}" for name, (_, said) in rows.items()
    ]
    assert "Wilhelmine" not in copied
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.locator("#press-copy-check").tap()
    field = page.get_by_role("dialog", name="Copy this text").get_by_role("textbox")
    expect(field).to_have_value(copied)


def test_everything_is_fetched_anew_and_the_game_is_still_there(table: Table) -> None:
    table.page.locator("#anew-more").tap()
    with table.page.expect_navigation():
        table.page.locator("#press-fetch-anew").tap()
    ready(table.page)
    assert done(table)["Saved games"][1].startswith("One game, ")


def test_where_the_connection_is_not_secure_it_says_so(page: Page, built: Path) -> None:
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false });")
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });")
    with Site(built) as site:
        found = done(Table(page, site).open("#/check"))
    assert found["Connection"][0] == found["Service worker"][0] == "know"
    assert "Files" not in found


def test_where_python_did_not_come_from_its_snapshot_it_says_why(page: Page, built: Path) -> None:
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });")
    with Site(built) as site:
        site.exchanged["azumaya.snapshot"] = b"no such thing"
        state, said = done(Table(page, site).open("#/check"))["Start"]
    assert state == "know"
    assert said.startswith("Python was set up from its beginning, since the picture of its memory was damaged (")
