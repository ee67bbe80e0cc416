"""Cardoku in the browser: whole games by taps and by keys, moves and swaps, objections, and a reload at every phase."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from azumaya.app.model import Player
from azumaya.core.record import Match
from azumaya.games import SHELF
from azumaya.games.cardoku.moves import Move, Object, Play, Swap, TurnMove
from azumaya.games.cardoku.state import State
from e2e import keys
from e2e.boxes import box
from e2e.moments import Found, when
from e2e.table import SIZE, Table

CARDOKU = SHELF.find("cardoku")
PLAYERS = (Player("Mio"), Player("Jonas", "greedy"))


def moment(found: Found, **options: str) -> Match[Any, Any]:
    return when("cardoku", found, **options)


def has(kind: type, least: int = 1) -> Found:
    """Has whoever is on turn so many moves of this kind?"""
    return lambda state: sum(isinstance(move, kind) for move in CARDOKU.fair_moves(state)) >= least


# -- whole games -------------------------------------------------------------------------------------------------


def test_a_whole_game_is_played_by_keyboard_alone(table: Table) -> None:
    keys.start(table, "cardoku", seats="2", seat_1_mind="level:1", option_guard="1")
    rng = random.Random(4)
    while (match := table.match).turn is not None:
        if match.turn == 0:
            by_keys(table, match, rng.choice(match.game.fair_moves(match.state)))
        else:
            table.kept(len(match.record.moves) + 1)
    expect(table["press-again"]).to_be_visible()
    expect(table.totals).to_have_text([str(standing.total) for standing in CARDOKU.standings(match.state)])
    expect(table.page.locator(".end[data-owner]")).to_have_count(len(match.state.scored))


@pytest.mark.parametrize("kind", [Move, Swap])
def test_cards_of_the_grid_are_moved_and_swapped_by_keyboard(table: Table, kind: type) -> None:
    match = moment(has(kind))
    table.sit_down(match, *PLAYERS)
    by_keys(table, match, next(move for move in CARDOKU.fair_moves(match.state) if isinstance(move, kind)))


def by_keys(table: Table, match: Match[Any, Any], move: TurnMove) -> None:
    """One turn: a digit and a cell, two cells, or a word; then Enter."""
    table.is_shown()
    before = table.text
    keys.reach(table, keys.board(table))
    if isinstance(move, Play):
        keys.press(table, move.card[0])
        expect(table.page.locator(".rack [aria-pressed=true]")).to_have_count(1)
        keys.walk(table, move.places[1])
        keys.press(table, "Enter")
    elif isinstance(move, Move | Swap):
        for place in move.places:
            keys.walk(table, place)
            keys.press(table, "Enter")
            expect(table.page.locator(f".cell:is([data-chosen], [data-ghost]) > [data-tap={place}]")).to_have_count(1)
    else:
        keys.press(table, "p")
    if table.asked(before, move.places[-1:]):
        expect(table["press-place"]).not_to_have_attribute("aria-disabled", "true")
        keys.reach(table, table["press-place"])
        keys.press(table, "Enter")
    table.kept(len(match.record.moves) + 1)
    made = table.moves[len(match.record.moves)]
    assert (made[0], made[2:]) == (str(move)[0], str(move)[2:])  # of two cards with one number the first is taken


# -- moves and swaps ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Move, Swap])
def test_two_taps_on_the_board_show_where_cards_go(table: Table, kind: type) -> None:
    match = moment(has(kind))
    move = next(move for move in CARDOKU.fair_moves(match.state) if isinstance(move, kind))
    table.sit_down(match, *PLAYERS)
    expect(table.page.locator(".say")).to_contain_text("move or swap cards of the grid")
    first, second = (table.page.locator(f".cell:has(> [data-tap={place}])") for place in move.places)
    sign = first.locator(".card b").inner_text()
    table.tap(move.places[0])
    expect(first).to_have_attribute("data-chosen", "")
    expect(second).to_have_attribute("data-open", "")
    table.tap(move.places[1])
    expect(second).to_have_attribute("data-ghost", "")
    expect(second.locator(".card b")).to_have_text(sign)
    expect(first.locator(".card")).to_have_count(1 if kind is Swap else 0)
    table.tap(move.places[0])  # lets go of what it would move
    expect(table.page.locator("[data-ghost]")).to_have_count(0)
    table.tap(move.places[0])
    expect(second).to_have_attribute("data-ghost", "")
    table.press("place")
    table.kept(len(match.record.moves) + 1, str(move))


def test_while_the_pile_has_cards_a_card_of_the_grid_says_why_it_stays(table: Table) -> None:
    table.sit_down(moment(lambda state: bool(state.held.pile)), *PLAYERS)
    filled = table.page.locator(".cell:has(.card) > .spot").first
    filled.tap(force=True)
    expect(table.page.locator("[data-kind=objection]")).to_contain_text("only once your own draw pile is empty")


def test_pass_says_why_not_and_where_nothing_fits_it_is_the_move(table: Table) -> None:
    table.sit_down(moment(lambda state: bool(state.held.pile) and has(Play, 2)(state)), *PLAYERS)
    table.tap("do:pass")
    expect(table.page.locator("[data-kind=objection]")).to_contain_text("A card of your hand still fits")
    blocked = moment(lambda state: [str(m) for m in CARDOKU.fair_moves(state)] == ["pass"], decks="3")
    table.sit_down(blocked, *PLAYERS)
    expect(table.page.locator(".say")).to_contain_text("None of your cards fits")
    table.tap("do:pass")
    table.kept(len(blocked.record.moves) + 1, "pass")


# -- objections --------------------------------------------------------------------------------------------------


def calls(state: State) -> list[Object]:
    return [move for move in CARDOKU.calls(state) if isinstance(move, Object)]


def test_objecting_takes_a_wrong_card_away_and_a_right_one_is_said_to_be_right(table: Table) -> None:
    match = moment(lambda state: bool(calls(state)), referee="off")
    wrong = calls(match.state)[0].places[1]
    right = next(f"r{row}c{c}" for row in range(1, 10) for c in range(1, 10) if is_right(match.state, f"r{row}c{c}"))
    table.sit_down(match, *PLAYERS)
    said = table.page.locator("[data-kind=objection]")
    for places in (("do:object", right), (right, "do:object")):
        table.choose(*places)
        expect(said).to_contain_text(f"The card on {right} is right")
        table.press("let-go")
        expect(said).to_have_count(0)
    assert table.moves == list(match.record.moves)
    expect(table.page.locator(".cell[data-open]")).to_have_count(0)
    table.tap("do:object")
    expect(table.page.locator(".say")).to_contain_text("choose the card that is wrong")
    table.tap(wrong)
    expect(table["press-place"]).to_contain_text("Object")
    table.press("place")
    table.kept(len(match.record.moves) + 1, f"object:{wrong}")


def is_right(state: State, place: str) -> bool:
    cell = 9 * int(place[1]) + int(place[3]) - 10
    return bool(state.grid.value(cell)) and place not in {call.places[1] for call in calls(state)}


# -- sizes -------------------------------------------------------------------------------------------------------


def test_cells_and_cards_are_large_enough_for_a_finger(table: Table) -> None:
    table.sit_down(moment(has(Play, 8)), *PLAYERS)
    small = []
    for width, height, least in ((1180, 820, 70), (820, 1180, 70), (390, 844, 36), (380, 820, 34), (1440, 900, 80)):
        table.resize(width, height)
        for element, wanted in ((table["spot-r5c5"], least), (table.page.locator(".rack .pick").first, 44)):
            found = box(element)
            if min(found["width"], found["height"]) < wanted:
                small.append((width, height, found))
    table.resize(**SIZE)
    assert not small
