"""Rule 4: save, read back, then paint; what cannot be kept is said, and the game goes on."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from e2e.conftest import Watch, ready
from e2e.wire.conftest import Table

KEY = "azumaya.v1.game.one"


@pytest.fixture(scope="module")
def laid(lay: Callable[..., Table]) -> Table:
    return lay("keeper")


@pytest.fixture
def table(laid: Table) -> Iterator[Table]:
    laid.page.evaluate("() => { window.wholeSetItem = Storage.prototype.setItem; }")
    yield laid
    laid.page.evaluate("() => { Storage.prototype.setItem = window.wholeSetItem; localStorage.clear(); }")


def stored(table: Table) -> object:
    return table.page.evaluate("key => localStorage.getItem(key)", KEY)


def test_what_is_on_the_screen_is_in_storage(table: Table) -> None:
    table.page.evaluate("""() => {
      window.order = [];
      const whole = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, text) {
        const drawn = document.querySelector("#count").textContent;
        if (key.includes(".game.")) order.push("stored " + text + ", drawn " + drawn);
        return whole.call(this, key, text);
      };
    }""")
    before = int(table["count"].text_content() or 0)
    table["save"].tap()
    expect(table["count"]).to_have_text(str(before + 1))
    assert stored(table) == str(before + 1)
    assert table.page.evaluate("order") == [f"stored {before + 1}, drawn {before}"]
    expect(table["trouble"]).to_be_empty()


@pytest.mark.parametrize(
    ("what", "stub"),
    [
        ("full", "() => { throw new DOMException('no room', 'QuotaExceededError'); }"),
        ("blocked", "() => { throw new DOMException('not allowed', 'SecurityError'); }"),
        ("missing", "() => {}"),
    ],
)
def test_a_save_that_fails_is_told_before_anything_is_painted(table: Table, what: str, stub: str) -> None:
    before = int(table["count"].text_content() or 0)
    table.page.evaluate(f"() => {{ Storage.prototype.setItem = {stub}; }}")
    table["save"].tap()
    expect(table["trouble"]).to_have_text(f"{what} {KEY}")
    expect(table["count"]).to_have_text(str(before + 1))  # the game goes on
    table["save"].tap()
    expect(table["count"]).to_have_text(str(before + 2))


def test_the_last_picture_gives_way_first(table: Table) -> None:
    table.page.evaluate("""() => {
      localStorage.setItem("azumaya.v1.picture", "a picture");
      const whole = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, text) {
        if (localStorage.getItem("azumaya.v1.picture")) throw new DOMException("no room", "QuotaExceededError");
        return whole.call(this, key, text);
      };
    }""")
    before = int(table["count"].text_content() or 0)
    table["save"].tap()
    expect(table["count"]).to_have_text(str(before + 1))
    assert stored(table) == str(before + 1)


def test_erase(table: Table) -> None:
    table["save"].tap()
    table.page.wait_for_function("key => localStorage.getItem(key) !== null", arg=KEY)
    table["erase"].tap()
    table.page.wait_for_function("key => localStorage.getItem(key) === null", arg=KEY)


def test_a_start_without_any_storage(lay: Callable[..., Table]) -> None:
    table = lay("keeper", wait=False)
    table.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
    )
    table.page.goto(table.site.url)
    ready(table.page)
    assert table.told("start")["device"]["storage"] == "missing"
    table["save"].tap()
    expect(table["trouble"]).to_have_text(f"blocked {KEY}")
    expect(table["count"]).to_have_text("1")


def test_another_tab_is_heard_of(table: Table, watch: Watch) -> None:
    watch.allow("404")  # a picture as a page asks for an icon in vain
    other = table.page.context.new_page()
    other.goto(table.site.url + "icons/mark.svg")
    other.evaluate("key => localStorage.setItem(key, 'from the other tab')", KEY)
    expect(table["seen"]).to_contain_text("from the other tab")
    other.evaluate("key => localStorage.removeItem(key)", KEY)
    expect(table["seen"]).to_contain_text(f'"{KEY}": null')
    other.close()


def test_only_our_own_keys_are_told(table: Table) -> None:
    table.page.evaluate(
        "() => { localStorage.setItem('azumaya.v1.people', '[]'); localStorage.setItem('other', 'x'); }"
    )
    table.page.reload()
    ready(table.page)
    expect(table["seen"]).to_have_text('{"azumaya.v1.people": "[]"}')
    table.page.evaluate("() => { window.wholeSetItem = Storage.prototype.setItem; }")
