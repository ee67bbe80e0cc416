"""A ring has no ends: the arrow keys lead round it, and nothing else of the keyboard is otherwise than on any board."""

import pytest
from playwright.sync_api import expect

from azumaya.app.model import Player
from azumaya.core.record import Match
from azumaya.games import SHELF
from e2e.table import Table

CULDCEPT = SHELF.find("culdcept")


@pytest.fixture
def ring(table: Table) -> Table:
    match = Match.new(CULDCEPT, 2, {}, "00").settle()
    return table.sit_down(match, Player("Mio"), Player("Jonas"), seating="side")


def focused(table: Table) -> str:
    return str(table.page.evaluate("document.activeElement.id"))


@pytest.mark.parametrize(
    ("start", "keys", "end"),
    [
        ("s12", ("ArrowRight",), "s0"),
        ("s0", ("ArrowLeft",), "s12"),
        ("s11", ("ArrowRight",) * 3, "s1"),
        ("s5", ("ArrowRight",) * 13, "s5"),
        ("s5", ("ArrowLeft",) * 13, "s5"),
        ("s5", ("Home",), "s0"),
        ("s5", ("End",), "s12"),
        ("s0", ("ArrowUp",), "s0"),
        ("s12", ("ArrowDown",), "s12"),
    ],
)
def test_the_arrow_keys_go_round(ring: Table, start: str, keys: tuple[str, ...], end: str) -> None:
    if ring.curtain.is_visible():
        ring.hold()
    ring[f"spot-{start}"].focus()
    for key in keys:
        ring.page.keyboard.press(key)
    assert focused(ring) == f"spot-{end}"
    expect(ring[f"spot-{end}"]).to_have_attribute("tabindex", "0")
    expect(ring.page.locator(".ring [tabindex='0']")).to_have_count(1)


def test_a_board_of_rows_ends_at_its_edges(table: Table) -> None:
    table.new(option_puzzle="6")
    table["spot-r1c9"].focus()
    for key in ("ArrowRight", "ArrowUp"):
        table.page.keyboard.press(key)
        assert focused(table) == "spot-r1c9"
