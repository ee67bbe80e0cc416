"""A hint: asked for in the bar or in the menu, told in three steps beside the table, counted in the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from azumaya.app.model import Player
from e2e.boxes import box
from e2e.moments import whole
from e2e.table import SIZE, Table

PHONE = (390, 844)
SHOWN = re.compile(r"^The hint: ")


def hinted(table: Table) -> int:
    return table.page.locator("[data-hint]").count()


def sit(table: Table, game: str, choices: int = 2) -> None:
    """Come to a game against an opponent, where there is a choice once more after so many."""
    match = whole(game, 5)
    rules, states = match.game, match.states
    plies = [ply for ply, state in enumerate(states) if rules.turn(state) == 0 and len(rules.legal_moves(state)) > 2]
    table.sit_down(match.back_to(plies[choices]), Player("Mio"), Player("Jun", "level:1"))


@pytest.mark.parametrize("game", ["moyo", "cardoku", "kartenspiel", "kado", "culdcept"])
def test_it_leads_from_a_part_of_the_table_to_a_move_that_can_be_made(table: Table, game: str) -> None:
    sit(table, game)
    before = len(table.moves)
    table.press("hint")
    expect(table["hint-on"]).to_have_text("Why?")
    assert hinted(table) > 0
    where = table.page.locator(".say").inner_text()
    table["hint-on"].tap()
    expect(table["hint-on"]).to_have_text("Show it")
    assert table.page.locator(".say").inner_text() != where
    assert len(table.moves) == before
    table["hint-on"].tap()
    expect(table.page.locator(".say")).to_have_text(SHOWN)
    assert hinted(table) == 0
    table["press-place"].tap()
    expect(table.page.locator(".say")).not_to_have_text(SHOWN)
    assert len(table.moves) > before


def test_its_marks_go_round_the_cards_that_lie_where_it_points(table: Table) -> None:
    sit(table, "cardoku", 20)
    table.press("hint")
    expect(table["hint-on"]).to_have_text("Why?")
    widths = table.page.locator(".cell[data-hint] > .spot:has(> .card)").evaluate_all(
        """spots => spots.map(spot => [getComputedStyle(spot, "::before"), spot.querySelector(".card")])
             .map(([mark, card]) => [parseFloat(mark.width), card.offsetWidth, mark.zIndex])"""
    )
    assert widths
    assert all(mark > card and layer == "1" for mark, card, layer in widths)


def test_on_a_phone_it_stands_in_the_menu_and_is_told_at_the_table(table: Table) -> None:
    table.resize(*PHONE)
    sit(table, "moyo")
    expect(table["press-hint"]).to_be_hidden()
    table["to-menu"].tap()
    table["menu-hint"].tap()
    expect(table["hint-on"]).to_be_visible()
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    button, line = box(table["hint-on"]), box(table.page.locator(".say"))
    assert line["x"] + line["width"] <= button["x"]
    table.resize(SIZE["width"], SIZE["height"])


def test_the_result_tells_who_was_helped(table: Table) -> None:
    table.sit_down(whole("moyo", 5), Player("Mio"), Player("Jun"), hints=(2, 0))
    expect(table["hints"]).to_have_text("Mio had 2 hints.")
