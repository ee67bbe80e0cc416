"""Rule 12: screens are history entries, moves never; Back closes a sheet, then leaves."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from e2e.wire.conftest import Table

ESCAPE = "new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })"


@pytest.fixture(scope="module")
def laid(lay: Callable[..., Table]) -> Table:
    return lay("room")


@pytest.fixture
def table(laid: Table) -> Iterator[Table]:
    if laid["where"].text_content() != "#/":
        laid.effects({"do": "go", "route": "#/", "replace": True})
        laid.page.evaluate("() => { location.hash = '#/new/moyo'; location.hash = '#/'; }")
    expect(laid["where"]).to_have_text("#/")
    yield laid


def entries(table: Table) -> int:
    """How many of our entries lie below this one."""
    return int(table.page.evaluate("history.state.depth"))


def test_a_move_is_no_entry(table: Table) -> None:
    before = entries(table)
    table["spot-r1c1"].tap()
    expect(table["spot-r1c1"]).to_have_attribute("aria-disabled", "true")
    assert entries(table) == before


def test_back_leads_to_the_screen_before(table: Table) -> None:
    table["to-rules"].tap()
    expect(table["where"]).to_have_text("#/rules/moyo")
    assert table.told("go")["route"] == "#/rules/moyo"
    table.page.go_back()
    expect(table["where"]).to_have_text("#/")


def test_a_back_link_goes_back_where_this_page_came_from(table: Table) -> None:
    table["to-rules"].tap()
    expect(table["where"]).to_have_text("#/rules/moyo")
    table["home"].tap()
    expect(table["where"]).to_have_text("#/")
    table.page.go_forward()
    expect(table["where"]).to_have_text("#/rules/moyo")
    table.page.go_back()
    expect(table["where"]).to_have_text("#/")


def test_clauses_of_one_page_are_one_entry_and_come_into_view(table: Table) -> None:
    table["to-rules"].tap()
    expect(table["where"]).to_have_text("#/rules/moyo")
    before = entries(table)
    table["clause"].tap()
    expect(table["where"]).to_have_text("#/rules/moyo#R5")
    expect(table["R5"]).to_be_in_viewport()
    assert entries(table) == before
    table.page.go_back()
    expect(table["where"]).to_have_text("#/")


def test_back_closes_a_sheet_and_then_leaves(table: Table) -> None:
    table["to-rules"].tap()
    expect(table["where"]).to_have_text("#/rules/moyo")
    table["grip"].tap()
    expect(table["panel-body"]).to_have_attribute("data-open", "true")
    table.page.go_back()
    expect(table["panel-body"]).to_have_attribute("data-open", "false")
    expect(table["where"]).to_have_text("#/rules/moyo")
    table.page.go_back()
    expect(table["where"]).to_have_text("#/")


def test_a_sheet_that_is_closed_by_hand_or_by_escape_leaves_no_entry(table: Table) -> None:
    table["to-rules"].tap()
    expect(table["where"]).to_have_text("#/rules/moyo")
    twice = f"() => {{ for (const _ of [1, 2]) document.dispatchEvent({ESCAPE}); }}"
    for close in (
        lambda: table["grip"].tap(),
        lambda: table.page.keyboard.press("Escape"),
        lambda: table.page.evaluate(twice),
    ):
        table["grip"].tap()
        expect(table["panel-body"]).to_have_attribute("data-open", "true")
        close()
        expect(table["panel-body"]).to_have_attribute("data-open", "false")
    table.press("again")
    expect(table["where"]).to_have_text("#/rules/moyo")
    table.page.go_back()
    expect(table["where"]).to_have_text("#/")


def test_python_sets_the_address_without_being_told_so(table: Table) -> None:
    goes = [message["do"] for message in table.log].count("go")
    before = entries(table)
    table.effects({"do": "go", "route": "#/game/k7", "replace": False})
    table.page.wait_for_function("location.hash === '#/game/k7'")
    assert entries(table) == before + 1
    table.effects({"do": "go", "route": "#/game/k8", "replace": True})
    table.page.wait_for_function("location.hash === '#/game/k8'")
    assert entries(table) == before + 1
    assert [message["do"] for message in table.log].count("go") == goes
    table.effects({"do": "back"})
    expect(table["where"]).to_have_text("#/")


def test_where_somebody_goes_before_an_answer_is_there_counts_more_than_where_the_answer_leads(table: Table) -> None:
    table.press("again")  # nothing of the page's own is on its way
    table.page.evaluate(
        """(effects) => {
          const button = document.createElement("button");
          Object.assign(button.dataset, { press: "effects", arg: effects });
          document.querySelector("#app").append(button);
          button.click();
          location.hash = "#/rules/moyo";
        }""",
        json.dumps([{"do": "go", "route": "#/game/k7", "replace": True}, {"do": "back"}]),
    )
    expect(table["where"]).to_have_text("#/rules/moyo")
    assert [message["do"] for message in table.log][-2:] == ["press", "go"]
    assert table.page.url.endswith("#/rules/moyo")
    table["home"].tap()
    expect(table["where"]).to_have_text("#/")


def test_an_answer_that_comes_late_is_drawn_on_the_screen_it_was_asked_on(table: Table) -> None:
    table.page.evaluate(
        """() => {
          const mark = () => { document.querySelector("#where").late = true; };
          document.addEventListener("azumaya:painted", mark, { once: true });
          document.querySelector("#spot-r1c1").click();
          location.hash = "#/rules/moyo";
        }"""
    )
    expect(table["where"]).to_have_text("#/rules/moyo")
    assert not table["where"].evaluate("node => node.late")  # two screens share nothing
    table["home"].tap()
    expect(table["where"]).to_have_text("#/")


@pytest.mark.parametrize("again", ["at once", "when the entry is left"])
def test_a_back_link_that_is_tapped_twice_goes_back_once(table: Table, again: str) -> None:
    table["to-rules"].tap()
    expect(table["where"]).to_have_text("#/rules/moyo")
    before = entries(table)
    table.effects({"do": "go", "route": "#/new/moyo", "replace": False})
    table.page.evaluate(
        """(again) => {
          const tap = () => document.querySelector("#home").click();
          tap();
          if (again === "at once") tap();
          else addEventListener("popstate", tap, { once: true });
        }""",
        again,
    )
    expect(table["where"]).to_have_text("#/rules/moyo")
    table.press("again")
    assert (table["where"].text_content(), entries(table)) == ("#/rules/moyo", before)
    table["home"].tap()
    expect(table["where"]).to_have_text("#/")


def test_where_nothing_was_opened_back_leads_home(lay: Callable[..., Table]) -> None:
    table = lay("room", "#/game/k9")
    table.effects({"do": "back"})
    expect(table["where"]).to_have_text("#/")
    assert table.page.url.endswith("#/")
