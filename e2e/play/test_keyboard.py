"""The keyboard and what lies on top: sheets, notices, small menus, and the form of a new game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from e2e.table import Table

SHEETS = ("menu", "log")


def keys(table: Table, *names: str) -> None:
    for name in names:
        table.page.keyboard.press(name)


def sheet(table: Table) -> Locator:
    return table.page.locator('[aria-modal="true"]')


def open_menu(table: Table) -> None:
    table["to-menu"].focus()
    keys(table, "Enter")
    expect(table["close-sheet"]).to_be_focused()


def expect_route(table: Table, route: str) -> None:
    expect(table.page).to_have_url(table.site.url + route)


# -- sheets ------------------------------------------------------------------------------------------------


def test_no_key_of_the_table_works_under_an_open_sheet(table: Table) -> None:
    table.new(option_puzzle="6")
    table["spot-r4c4"].focus()
    keys(table, "Enter")
    expect(table.page.locator("[data-chosen] [data-tap=r4c4]")).to_be_visible()
    keys(table, "5")
    expect(table.page.locator("[data-ghost]")).to_have_count(1)
    open_menu(table)
    sheet(table).locator("h2").click()  # the focus is in no control, so no control takes the keys
    expect(table.page.locator("body")).to_be_focused()
    keys(table, "Enter", "4", "ArrowLeft", "Escape")
    expect(sheet(table)).to_have_count(0)
    expect(table.page.locator("[data-ghost] .stone b")).to_have_text("5")
    assert table.moves == []
    table["spot-r4c4"].focus()
    keys(table, "Enter")
    table.kept(1, "r4c4=5")


def test_a_sheet_takes_the_focus_and_gives_it_back_to_the_link_that_opened_it(table: Table) -> None:
    table.new(option_puzzle="6")
    open_menu(table)
    keys(table, "Escape")
    expect(table["to-menu"]).to_be_focused()
    expect(sheet(table)).to_have_count(0)
    open_menu(table)
    table["close-sheet"].tap()
    expect(table["to-menu"]).to_be_focused()
    open_menu(table)
    table["menu-log"].focus()
    keys(table, "Enter")
    expect(table["close-sheet"]).to_be_focused()
    expect_route(table, f"#/game/{table.id}/log")
    keys(table, "Escape")
    expect(table["menu-log"]).to_be_focused()
    keys(table, "Escape")
    expect(table["to-menu"]).to_be_focused()
    expect_route(table, f"#/game/{table.id}")


def test_tab_goes_round_in_a_sheet(table: Table) -> None:
    table.new(option_puzzle="6")
    open_menu(table)
    stops = sheet(table).locator("a, button").count()
    last = sheet(table).locator("a, button").last
    keys(table, "Shift+Tab")
    expect(last).to_be_focused()
    keys(table, "Tab")
    expect(table["close-sheet"]).to_be_focused()
    for _ in range(stops):
        keys(table, "Tab")
        assert sheet(table).evaluate("sheet => sheet.contains(document.activeElement)")
    expect(table["close-sheet"]).to_be_focused()
    keys(table, "Escape")


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_has_the_focus_after_a_reload_too(table: Table, name: str) -> None:
    table.new(option_puzzle="6")
    table.go(f"#/game/{table.id}/{name}")
    expect(table["close-sheet"]).to_be_focused()
    table.reload()
    expect(table["close-sheet"]).to_be_focused()
    keys(table, "Escape")
    expect(sheet(table)).to_have_count(0)


def test_escape_goes_back_to_what_this_page_has_opened_the_sheet_from(table: Table) -> None:
    table.new(option_puzzle="6")
    open_menu(table)
    keys(table, "Escape")
    expect(sheet(table)).to_have_count(0)
    expect_route(table, f"#/game/{table.id}")
    table.page.go_forward()  # there is such a way only after going back
    expect(table["close-sheet"]).to_be_focused()
    keys(table, "Escape")
    expect(sheet(table)).to_have_count(0)


def test_where_this_page_has_opened_nothing_escape_replaces_the_address(table: Table) -> None:
    table.new(option_puzzle="6")
    home = f"#/game/{table.id}"
    table.page.goto("about:blank")
    table.open(f"{home}/menu")
    expect(table["close-sheet"]).to_be_focused()
    keys(table, "Escape")
    expect_route(table, home)
    expect(table["to-menu"]).to_be_focused()
    assert table.page.evaluate("history.state.depth") == 0  # a new entry would be one deeper


# -- notices -----------------------------------------------------------------------------------------------


def test_a_notice_over_a_sheet_can_be_used_by_finger_and_by_keyboard(table: Table) -> None:
    table.new(option_puzzle="6")
    notice = table.page.locator("#notices .notice[data-kind=done]")
    for use in (Locator.tap, by_keyboard(table)):
        open_menu(table)
        with table.page.expect_download():
            table["menu-export"].tap()
        use(notice.get_by_role("button", name="Close"))
        expect(notice).to_have_count(0)
        expect(sheet(table)).to_be_visible()
        keys(table, "Escape")
        expect(sheet(table)).to_have_count(0)


def by_keyboard(table: Table) -> Callable[[Locator], None]:
    """What precedes the first stop of the sheet is the last of the notice."""

    def use(button: Locator) -> None:
        expect(button).to_be_visible()
        table["close-sheet"].focus()
        keys(table, "Shift+Tab")
        expect(button).to_be_focused()
        keys(table, "Enter")

    return use


# -- the small menu of a saved game ------------------------------------------------------------------------


def open_more(table: Table) -> tuple[Locator, Locator]:
    """The menu of the newest game on the shelf, and what opens it."""
    table.new(option_puzzle="6").play("r4c4=5")
    id = table.id
    table.go("#/")
    more, menu = table[f"more-{id}"], table[f"menu-{id}"]
    more.tap()
    expect(table[f"export-{id}"]).to_be_visible()
    return more, menu


def test_escape_closes_a_small_menu(table: Table) -> None:
    more, menu = open_more(table)
    keys(table, "Tab", "Escape")
    expect(menu).not_to_have_attribute("open", "")
    expect(more).to_be_focused()
    expect_route(table, "#/")


def test_a_tap_elsewhere_closes_a_small_menu(table: Table) -> None:
    _, menu = open_more(table)
    table["hello"].tap()
    expect(menu).not_to_have_attribute("open", "")


def test_a_press_in_a_small_menu_closes_it(table: Table) -> None:
    more, menu = open_more(table)
    with table.page.expect_download():
        menu.locator("[data-press=export]").tap()
    expect(menu).not_to_have_attribute("open", "")
    expect(more).to_be_focused()
    table.page.locator("#notices").get_by_role("button", name="Close").tap()


# -- the form of a new game --------------------------------------------------------------------------------


def test_enter_in_a_name_leads_on_and_only_the_button_starts(table: Table) -> None:
    table.go("#/new/moyo")
    for seat in (0, 1):
        table.fill(f"seat-{seat}-mind", "person")
    table["setup-seat-0-name"].fill("Mio")
    keys(table, "Enter")
    expect(table["setup-seat-1-mind"]).to_be_focused()
    table["setup-seat-1-name"].fill("Jonas")
    keys(table, "Enter")
    expect(table["setup-seat-1-name"]).not_to_be_focused()
    expect(table.page.locator("#setup :focus")).to_have_count(1)
    table.page.locator("#setup input[type=radio]:checked").first.focus()
    keys(table, "Enter")
    expect_route(table, "#/new/moyo")
    table["setup-start"].focus()
    keys(table, "Enter")
    expect(table.page.locator("main.table")).to_be_visible()
    assert [player["name"] for player in table.saved["players"]] == ["Mio", "Jonas"]


def test_enter_in_a_text_of_several_lines_is_a_new_line(table: Table) -> None:
    table.go("#/new/moyo")
    table.fill("option-puzzle", "own")
    text = table["setup-option-puzzle-own-text"]
    text.fill("12")
    keys(table, "End", "Enter", "3")
    expect(text).to_have_value("12\n3")
    expect_route(table, "#/new/moyo")


def test_a_form_that_is_refused_shows_the_first_field_with_a_fault(table: Table) -> None:
    table.go("#/new/moyo")
    table.fill("option-puzzle", "own")
    text = table["setup-option-puzzle-own-text"]
    text.fill("12345")
    expect(text).to_have_attribute("aria-invalid", "true")
    table["setup-start"].tap()
    expect(text).to_be_focused()
    expect(text).to_be_in_viewport(ratio=1)
    expect_route(table, "#/new/moyo")
