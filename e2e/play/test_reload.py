"""A reload comes back to the same move and the same screen, wherever the game was."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import ready
from e2e.table import Table, whole_game

GAME = {"puzzle": "6", "areas": "draft", "choice": "rulebook", "handicap": "1"}
DRAFT = ("take:NW", "take:N", "take:NE", "take:W", "take:E", "take:SW", "take:S", "take:SE")
TOKENS = whole_game(3, GAME, ("light", *DRAFT, "begin"))
PHASES = {"colours": 0, "draft": 4, "who begins": 9, "handicap": 10, "opening": 11, "shima": 20, "over": len(TOKENS)}


@pytest.fixture(scope="module")
def played(table: Table) -> Table:
    return table.new(**{f"option_{name}": value for name, value in GAME.items()})


@pytest.mark.parametrize("phase", PHASES)
def test_a_reload_comes_back_to_the_same_move_and_screen(played: Table, phase: str) -> None:
    """In the order of the game, each phase played on from the one before."""
    played.play(*TOKENS[len(played.moves) : PHASES[phase]])
    before = (played.page.url, played.moves, played.look_at_the_board(), prompt(played))
    played.page.reload()
    ready(played.page)
    expect(played.page.locator(".board")).to_be_visible()
    assert (played.page.url, played.moves, played.look_at_the_board(), prompt(played)) == before


def prompt(table: Table) -> str:
    return table.page.locator(".tray").inner_text() + table.page.locator(".seats").inner_text()


def test_moves_taken_back_can_be_made_again_after_a_reload(table: Table) -> None:
    tokens = whole_game(4, {"puzzle": "6"})[:3]
    table.new(option_puzzle="6").play(*tokens)
    table.press("undo")
    table.page.wait_for_function("key => JSON.parse(localStorage.getItem(key)).undone.length === 1", arg=table.key)
    assert table.moves == tokens[:2]
    table.page.reload()
    ready(table.page)
    table.press("redo")
    table.kept(3, tokens[2])
