"""Whole games in the browser."""

import random

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


@pytest.mark.parametrize("mind", ["level:1", "level:2", "level:3"])
def test_a_person_plays_a_whole_game_against_an_opponent(table: Table, mind: str) -> None:
    table.new(option_puzzle="6", seat_1_mind=mind)
    while (match := table.match).turn is not None:
        if match.turn == 0:
            table.play(str(match.game.legal_moves(match.state)[0]))
        else:
            table.kept(len(match.record.moves) + 1)
    expect(table.page.locator("[data-press=again]")).to_be_visible()


def test_two_opponents_play_each_other_to_the_end(table: Table) -> None:
    table.new(option_puzzle="6", seat_0_mind="level:2", seat_1_mind="level:1")
    expect(table.page.locator("[data-press=again]")).to_be_visible(timeout=120_000)
    assert table.match.turn is None


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"reinforce": "on", "ace": "safe"})], ids=["two", "three"])
def test_a_person_plays_culdcept_by_taps_against_opponents(table: Table, seats: int, options: dict[str, str]) -> None:
    opponents = {f"seat_{seat}_mind": "level:2" for seat in range(1, seats)}
    fields = {f"option_{name}": value for name, value in options.items()}
    table.new("culdcept", seats=str(seats), **opponents, **fields)
    rng = random.Random(seats)
    while (match := table.match).turn is not None:
        if match.turn == 0:
            table.play(str(rng.choice(match.game.legal_moves(match.state))))
        else:
            table.kept(len(match.record.moves) + 1)
    expect(table.page.locator("[data-press=again]")).to_be_visible()
    expect(table.page.locator("#result tfoot tr").first).to_contain_text(
        str(match.game.standings(match.state)[0].total)
    )


def test_culdcept_is_played_by_keyboard_alone(table: Table) -> None:
    table.new("culdcept", seat_1_mind="level:1")
    rng, keys = random.Random(5), {"roll": "r", "stay": "l", "linkation": "n"}
    while (match := table.match).turn is not None:
        if match.turn != 0:
            table.kept(len(match.record.moves) + 1)
            continue
        before, move = table.text, rng.choice(match.game.legal_moves(match.state))
        *cards, last = move.places
        table.page.locator(".ring [tabindex='0']").focus()
        for card in cards:
            table.page.keyboard.press({"10": "0"}.get(card[5:], card[5:]))
            expect(table.spot(card)).to_have_attribute("aria-pressed", "true")
        if cards:
            walk_the_ring(table, last)
        table.page.keyboard.press("Enter" if cards else keys[str(move)])
        if table.asked(before):
            table["press-place"].focus()
            table.page.keyboard.press("Enter")
        table.kept(len(match.record.moves) + 1, str(move))


def walk_the_ring(table: Table, place: str) -> None:
    """With the arrow keys from the square that has the focus to another."""
    squares = table.page.locator(".ring .spot").evaluate_all("spots => spots.map(spot => spot.dataset.tap)")
    here = table.page.evaluate("document.activeElement.dataset.tap")
    steps = squares.index(place) - squares.index(here)
    for _ in range(abs(steps)):
        table.page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
    expect(table.page.locator(f".ring [data-tap='{place}']")).to_be_focused()
