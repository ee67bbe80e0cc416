"""Whole games in the browser."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from azumaya.core.record import Match
from e2e import keys
from e2e.table import Table, whole_game


@pytest.mark.parametrize(
    ("seed", "options", "first"),
    [
        (133, {"puzzle": "6"}, ()),
        (18, {"puzzle": "5", "variant": "horikomi"}, ()),
        (23, {"puzzle": "1", "areas": "draft", "choice": "rulebook", "handicap": "1"}, ("dark",)),
        (35, {"puzzle": "2", "areas": "rows"}, ()),
    ],
    ids=["standard", "horikomi", "draft", "rows"],
)
def test_two_people_play_a_whole_game_by_taps(
    table: Table, seed: int, options: dict[str, str], first: tuple[str, ...]
) -> None:
    tokens = whole_game(seed, options, first)
    table.new(**{f"option_{name}": value for name, value in options.items()}).play(*tokens)
    assert table.moves == tokens
    assert table.match.turn is None
    assert table.saved["over"]
    expect(table.page.locator("[data-press=again]")).to_be_visible()


def test_a_whole_game_is_played_by_keyboard_alone(table: Table) -> None:
    tokens = whole_game(133, {"puzzle": "6"})
    keys.start(table, "moyo", option_puzzle="6", seat_1_mind="person")
    for n, token in enumerate(tokens):
        table.is_shown()
        before, (cell, digit) = table.text, token.split("=")
        keys.reach(table, keys.board(table))
        keys.walk(table, cell)
        keys.press(table, digit)
        expect(table.page.locator(".rack [aria-pressed=true]")).to_have_attribute("data-tap", f"stone:{digit}")
        expect(table[f"spot-{cell}"]).to_be_focused()
        keys.press(table, "Enter")
        if table.asked(before, (f"stone:{digit}", cell)):  # the only move there is is made at once
            expect(table.page.locator("[data-ghost]")).to_have_count(1)
            keys.press(table, "Enter")
        table.kept(n + 1, token)
    assert table.match.turn is None


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


def test_a_person_plays_culdcept_by_taps_against_opponents(table: Table) -> None:
    opponents = {f"seat_{seat}_mind": "level:2" for seat in (1, 2)}
    table.new("culdcept", seats="3", **opponents, option_reinforce="on", option_ace="safe")
    rng = random.Random(3)
    while (match := table.match).turn is not None:
        if match.turn == 0:
            table.play(str(rng.choice(match.game.legal_moves(match.state))))
        else:
            table.kept(len(match.record.moves) + 1)
    expect(table.page.locator("[data-press=again]")).to_be_visible()
    expect(table.totals).to_have_text([str(standing.total) for standing in match.game.standings(match.state)])


def test_culdcept_is_played_by_keyboard_alone(table: Table) -> None:
    keys.start(table, "culdcept", seats="2", seat_1_mind="level:1")
    rng = random.Random(5)
    while (match := table.match).turn is not None:
        if match.turn == 0:
            by_keys(table, match, rng)
        else:
            table.kept(len(match.record.moves) + 1)
    expect(table["press-again"]).to_be_visible()


def by_keys(table: Table, match: Match[Any, Any], rng: random.Random) -> None:
    """One decision: cards by their digits and a square by the arrows and Enter, or a word by its letter."""
    before, move = table.text, rng.choice(match.game.legal_moves(match.state))
    *cards, last = move.places
    keys.reach(table, keys.board(table))
    for card in cards:
        keys.press(table, {"10": "0"}.get(card[5:], card[5:]))
        expect(table.spot(card)).to_have_attribute("aria-pressed", "true")
    if cards:
        walk_the_ring(table, last)
    keys.press(table, "Enter" if cards else {"roll": "r", "stay": "l", "linkation": "n"}[str(move)])
    if table.asked(before, move.places):
        keys.reach(table, table["press-place"])
        keys.press(table, "Enter")
    table.kept(len(match.record.moves) + 1, str(move))


def walk_the_ring(table: Table, place: str) -> None:
    """With the arrow keys from the square that has the focus to another."""
    squares = table.page.locator(".ring .spot").evaluate_all("spots => spots.map(spot => spot.dataset.tap)")
    here = table.page.evaluate("document.activeElement.dataset.tap")
    steps = squares.index(place) - squares.index(here)
    keys.press(table, *["ArrowRight" if steps > 0 else "ArrowLeft"] * abs(steps))
    expect(table.page.locator(f".ring [data-tap='{place}']")).to_be_focused()
