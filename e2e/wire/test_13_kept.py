"""Rule 13 and what is there before Python: the last picture, the look, and our own keys only."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.conftest import Watch, ready
from e2e.wire.conftest import Table

PICTURE = "azumaya.v1.picture"
LOOK = "azumaya.v1.look"


@pytest.fixture(scope="module")
def table(lay: Callable[..., Table]) -> Table:
    return lay("keeper", "#/game/one")


def test_the_last_picture_is_kept_with_its_address(table: Table) -> None:
    table["save"].tap()
    expect(table["count"]).to_have_text("1")
    table.page.wait_for_function("key => localStorage.getItem(key) !== null", arg=PICTURE)
    picture = json.loads(table.page.evaluate("key => localStorage.getItem(key)", PICTURE))
    assert picture["route"] == "#/game/one"
    assert '<p id="count">1</p>' in picture["html"]
    assert picture["lang"] == "en"
    assert picture["title"] == "Stand-in"


def test_the_picture_is_there_at_once_and_inert(table: Table) -> None:
    table.page.route("**/vendor/pyscript/core.js", lambda route: None)  # Python stays away
    table.page.reload(wait_until="domcontentloaded")
    expect(table["count"]).to_have_text("1")
    assert table.page.locator("#app").evaluate("app => app.inert")
    expect(table.page.locator(".notice")).to_contain_text("Getting ready")
    table.page.unroute_all()


def test_another_address_shows_the_static_home(table: Table) -> None:
    table.page.route("**/vendor/pyscript/core.js", lambda route: None)
    table.page.goto("about:blank")
    table.page.goto(table.site.url + "#/game/two", wait_until="domcontentloaded")
    expect(table.page.locator("#app")).to_be_visible()
    expect(table["count"]).to_have_count(0)
    expect(table.page.locator("#app h1").first).to_be_visible()
    assert not table.page.locator("#app").evaluate("app => app.inert")
    table.page.unroute_all()


def test_the_first_answer_wakes_the_picture(table: Table) -> None:
    table.page.goto("about:blank")
    table.open("#/game/one")
    assert not table.page.locator("#app").evaluate("app => app.inert")
    expect(table["count"]).to_have_text("0")
    assert table.page.locator("html").get_attribute("data-picture") is None


def test_an_unreadable_picture_is_none(table: Table) -> None:
    table.page.evaluate("""([key, text]) => localStorage.setItem(key, text)""", [PICTURE, '{"route":"#/game/one",oh'])
    table.page.reload()
    expect(table.page.locator("#app")).to_be_visible()
    ready(table.page)


def test_the_look_is_kept_and_on_before_anything_is_painted(lay: Callable[..., Table], watch: Watch) -> None:
    watch.allow("ERR_FAILED")
    table = lay("room")
    html = table.page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    table.effects({"do": "look", "theme": "dark", "hand": "left", "pace": "slow"})
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-hand", "left")
    table.page.route("**/boot.js", lambda route: route.abort())
    table.page.reload()
    for name, value in {"theme": "dark", "hand": "left", "pace": "slow"}.items():
        expect(html).to_have_attribute(f"data-{name}", value)
    paper = table.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert table.page.evaluate("colour => CSS.supports('color', colour)", paper)
    table.page.evaluate("([key]) => localStorage.setItem(key, '{\"theme\":null}')", [LOOK])
    table.page.emulate_media(color_scheme="dark")
    table.page.reload()
    expect(html).to_have_attribute("data-theme", "dark")
    table.page.emulate_media(color_scheme="light", contrast="more")
    expect(html).to_have_attribute("data-theme", "contrast")
    table.page.unroute_all()
