"""Whole games of Sudoku Moyo in the browser."""

import pytest
from playwright.sync_api import expect

from e2e.table import Table, whole_game


@pytest.mark.parametrize(
    ("options", "first"),
    [
        ({"puzzle": "6"}, ()),
        ({"puzzle": "5", "variant": "horikomi"}, ()),
        ({"puzzle": "1", "areas": "draft", "choice": "rulebook", "handicap": "1"}, ("dark",)),
        ({"puzzle": "2", "areas": "rows"}, ()),
    ],
    ids=["standard", "horikomi", "draft", "rows"],
)
def test_two_people_play_a_whole_game_by_taps(table: Table, options: dict[str, str], first: tuple[str, ...]) -> None:
    tokens = whole_game(1, options, first)
    table.new(**{f"option_{name}": value for name, value in options.items()}).play(*tokens)
    assert table.moves == tokens
    assert table.match.turn is None
    assert table.saved["over"]
    expect(table.page.locator("[data-press=again]")).to_be_visible()


def test_a_whole_game_is_played_by_keyboard_alone(table: Table) -> None:
    tokens = whole_game(2, {"puzzle": "6"})
    table.new(option_puzzle="6")
    board = table.page.locator(".board [tabindex='0']")
    for n, token in enumerate(tokens):
        cell, digit = token.split("=")
        board.focus()
        walk(table, cell)
        table.page.keyboard.press(digit)
        expect(table.page.locator(".rack [aria-pressed=true]")).to_have_attribute("data-tap", f"stone:{digit}")
        expect(table[f"spot-{cell}"]).to_be_focused()
        table.page.keyboard.press("Enter")
        expect(table.page.locator("[data-ghost]")).to_have_count(1)
        table.page.keyboard.press("Enter")
        table.kept(n + 1, token)
    assert table.match.turn is None


def walk(table: Table, cell: str) -> None:
    """With the arrow keys from the cell that has the focus to another."""
    here = table.page.evaluate("document.activeElement.dataset.tap")
    down, right = int(cell[1]) - int(here[1]), int(cell[3]) - int(here[3])
    for key, steps in (("Down" if down > 0 else "Up", abs(down)), ("Right" if right > 0 else "Left", abs(right))):
        for _ in range(steps):
            table.page.keyboard.press(f"Arrow{key}")
    expect(table[f"spot-{cell}"]).to_be_focused()


@pytest.mark.parametrize("mind", ["random", "greedy", "search:0.8s"])
def test_a_person_plays_a_whole_game_against_an_opponent(table: Table, mind: str) -> None:
    table.new(option_puzzle="6", seat_1_mind=mind)
    while (match := table.match).turn is not None:
        if match.turn == 0:
            table.play(str(match.game.legal_moves(match.state)[0]))
        else:
            table.kept(len(match.record.moves) + 1)
    expect(table.page.locator("[data-press=again]")).to_be_visible()


def test_two_opponents_play_each_other_to_the_end(table: Table) -> None:
    table.new(option_puzzle="6", seat_0_mind="greedy", seat_1_mind="random")
    expect(table.page.locator("[data-press=again]")).to_be_visible(timeout=120_000)
    assert table.match.turn is None
