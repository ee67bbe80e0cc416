"""Rule 9 and the keyboard: focus stays where it is, arrows walk the grid, keys press controls."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from e2e.wire.conftest import Table


@pytest.fixture(scope="module")
def laid(lay: Callable[..., Table]) -> Table:
    return lay("room")


@pytest.fixture
def table(laid: Table) -> Iterator[Table]:
    laid["where"].evaluate("() => { document.activeElement.blur(); }")
    yield laid
    laid.press("clear")
    expect(laid["log"]).to_have_text("[]")


def keys(table: Table, *names: str) -> None:
    for name in names:
        table.page.keyboard.press(name)


def test_focus_survives_a_redraw(table: Table) -> None:
    table["spot-r2c2"].focus()
    keys(table, "Enter")
    expect(table["spot-r2c2"]).to_have_attribute("aria-disabled", "true")
    expect(table["spot-r2c2"]).to_be_focused()
    assert table.told("tap")["place"] == "r2c2"


def test_where_the_focused_thing_is_gone_the_answer_says_where(table: Table) -> None:
    table["goner"].focus()
    keys(table, "Enter")
    expect(table["goner"]).to_have_count(0)
    expect(table["spot-r2c2"]).to_be_focused()


def test_a_grid_is_one_stop_and_arrows_walk_in_it(table: Table) -> None:
    stops = table["grid"].locator('[tabindex="0"]')
    expect(stops).to_have_count(1)
    table["spot-r1c1"].focus()
    for key, place in {
        "ArrowRight": "r1c2",
        "ArrowDown": "r2c2",
        "End": "r2c3",
        "ArrowUp": "r1c3",
        "Home": "r1c1",
        "ArrowLeft": "r1c1",
        "Control+End": "r3c3",
        "ArrowDown ": "r3c3",
        "Control+Home": "r1c1",
    }.items():
        keys(table, key.strip())
        expect(table[f"spot-{place}"]).to_be_focused()
        expect(stops).to_have_count(1)
    keys(table, "ArrowRight", "Tab")
    assert not table["grid"].evaluate("grid => grid.contains(document.activeElement)")
    keys(table, "Shift+Tab")
    expect(table["spot-r1c2"]).to_be_focused()


def test_space_chooses_a_spot(table: Table) -> None:
    table["spot-r3c1"].focus()
    keys(table, "Space")
    assert table.told("tap")["place"] == "r3c1"


def test_a_key_presses_its_control_but_not_in_a_field(table: Table) -> None:
    table["setup-name"].click()
    keys(table, "5")
    expect(table["setup-name"]).to_have_value("5")
    table["spot-r1c1"].focus()
    keys(table, "5")
    assert table.told("press")["what"] == "again"
    keys(table, "Control+5")
    assert [message["do"] for message in table.log].count("press") == 1
    table["setup-name"].evaluate("field => { field.form.reset(); }")


def test_arrows_choose_a_tab(table: Table) -> None:
    table["tab-log"].focus()
    keys(table, "ArrowRight")
    expect(table["tab-notes"]).to_be_focused()
    expect(table["tab-notes"]).to_have_attribute("aria-selected", "true")
    expect(table["p-log"]).to_be_hidden()
    keys(table, "ArrowRight")
    expect(table["tab-log"]).to_be_focused()
    expect(table["p-log"]).to_be_visible()


def test_the_skip_link_leads_to_the_table_and_leaves_the_address_alone(table: Table) -> None:
    table.page.locator("[data-skip]").focus()
    keys(table, "Enter")
    expect(table["main"]).to_be_focused()
    assert table.page.url == table.site.url + "#/"


def test_another_screen_takes_the_focus_along(table: Table) -> None:
    table["to-rules"].focus()
    keys(table, "Enter")
    expect(table["where"]).to_have_text("#/rules/moyo")
    expect(table["main"]).to_be_focused()
    table.page.go_back()
    expect(table["where"]).to_have_text("#/")
    expect(table["main"]).to_be_focused()
