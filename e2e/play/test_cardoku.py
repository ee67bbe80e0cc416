"""Cardoku in the browser: whole games by taps and by keys, moves and swaps, objections, and a reload at every phase."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from azumaya.app.model import Player
from azumaya.core.record import Match
from azumaya.games import SHELF
from azumaya.games.cardoku.moves import Move, Object, Play, Swap
from azumaya.games.cardoku.state import State
from e2e.conftest import ready
from e2e.moments import first_moment
from e2e.table import Table

CARDOKU = SHELF.find("cardoku")
PLAYERS = (Player("Mio"), Player("Jonas", "greedy"))
Found = Callable[[State], bool]


@cache
def whole(seed: int, **options: str) -> Match[Any, Any]:
    """A game in which both sides take what there is; without a referee some cards are laid wrongly, and noticed."""
    rng, match = random.Random(seed), Match.new(CARDOKU, 2, options, f"{seed}").settle()
    while match.turn is not None:
        legal, fair, calls = (of(match.state) for of in (CARDOKU.legal_moves, CARDOKU.fair_moves, CARDOKU.calls))
        wrong = [move for move in legal if move not in set(fair) | set(calls)]
        kind = rng.random()
        move = rng.choice(calls) if calls and kind < 0.5 else CARDOKU.skill.rollout(CARDOKU, match.state, fair, rng)
        match = match.play(str(rng.choice(wrong) if wrong and kind > 0.8 else move)).settle()
    return match


def when(found: Found, **options: str) -> Match[Any, Any]:
    """The first moment of such games at which this is true with Mio on turn."""
    return first_moment((whole(seed, **options) for seed in range(60)), found)


def has(kind: type, least: int = 1) -> Found:
    """Has whoever is on turn so many moves of this kind?"""
    return lambda state: sum(isinstance(move, kind) for move in CARDOKU.fair_moves(state)) >= least


# -- whole games -------------------------------------------------------------------------------------------------


def test_a_person_plays_a_whole_game_by_taps_against_an_opponent(table: Table) -> None:
    table.new("cardoku", seat_1_mind="level:2", seats="2")
    rng = random.Random(3)
    while (match := table.match).turn is not None:
        if match.turn == 0:
            fair = CARDOKU.fair_moves(match.state)
            table.play(str(CARDOKU.skill.rollout(CARDOKU, match.state, fair, rng)))
        else:
            table.kept(len(match.record.moves) + 1)
    expect(table.page.locator("[data-press=again]")).to_be_visible()
    totals = [cell.inner_text() for cell in table.page.locator("#result tfoot tr").first.locator("td").all()]
    assert totals == [str(standing.total) for standing in match.game.standings(match.state)]
    marks = table.page.locator(".end[data-owner]")
    expect(marks).to_have_count(len(match.state.scored))


def test_the_first_turns_and_the_last_are_played_by_keyboard_alone(table: Table) -> None:
    table.new("cardoku", seat_1_mind="level:1", seats="2", option_hands="open")
    rng = random.Random(4)
    for _ in range(3):
        by_keys(table, rng)
    table.sit_down(whole(17).back_to(len(whole(17).record.moves) - 8), *PLAYERS)
    while table.match.turn is not None:
        by_keys(table, rng)
    expect(table["press-again"]).to_be_visible()


def by_keys(table: Table, rng: random.Random) -> None:
    """One turn: a digit and a cell, two cells, or a word; then Enter."""
    while (match := table.match).turn == 1:
        table.kept(len(match.record.moves) + 1)
    if match.turn is None:
        return
    table.is_shown()
    move = rng.choice(match.game.fair_moves(match.state))
    table.page.locator(".board [tabindex='0']").focus()
    if isinstance(move, Play):
        table.page.keyboard.press(move.card[0])
        expect(table.page.locator(".rack [aria-pressed=true]")).to_have_count(1)
        walk(table, move.places[1])
        table.page.keyboard.press("Enter")
    elif isinstance(move, Move | Swap):
        for place in move.places:
            walk(table, place)
            table.page.keyboard.press("Enter")
            expect(table.page.locator(f".cell:is([data-chosen], [data-ghost]) > [data-tap={place}]")).to_have_count(1)
    else:
        table.page.keyboard.press("p")
    if not move.places[0].startswith("do:"):
        expect(table["press-place"]).not_to_have_attribute("aria-disabled", "true")
        table["press-place"].focus()
        table.page.keyboard.press("Enter")
    table.kept(len(match.record.moves) + 1)


def walk(table: Table, place: str) -> None:
    """With the arrow keys from the cell that has the focus to another."""
    here = table.page.evaluate("document.activeElement.dataset.tap")
    down, right = int(place[1]) - int(here[1]), int(place[3]) - int(here[3])
    for key, steps in (("Down" if down > 0 else "Up", abs(down)), ("Right" if right > 0 else "Left", abs(right))):
        for _ in range(steps):
            table.page.keyboard.press(f"Arrow{key}")
    expect(table[f"spot-{place}"]).to_be_focused()


# -- moves and swaps ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Move, Swap])
def test_two_taps_on_the_board_show_where_cards_go(table: Table, kind: type) -> None:
    match = when(has(kind))
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
    table.sit_down(when(lambda state: bool(state.held.pile)), *PLAYERS)
    filled = table.page.locator(".cell:has(.card) > .spot").first
    filled.tap(force=True)
    expect(table.page.locator("[data-kind=objection]")).to_contain_text("only once your own draw pile is empty")


def test_pass_says_why_not_and_where_nothing_fits_it_is_the_move(table: Table) -> None:
    table.sit_down(when(lambda state: bool(state.held.pile) and has(Play, 2)(state)), *PLAYERS)
    table.tap("do:pass")
    expect(table.page.locator("[data-kind=objection]")).to_contain_text("A card of your hand still fits")
    blocked = when(lambda state: [str(m) for m in CARDOKU.fair_moves(state)] == ["pass"], decks="3")
    table.sit_down(blocked, *PLAYERS)
    expect(table.page.locator(".say")).to_contain_text("None of your cards fits")
    table.tap("do:pass")
    table.kept(len(blocked.record.moves) + 1, "pass")


# -- objections --------------------------------------------------------------------------------------------------


def calls(state: State) -> list[Object]:
    return [move for move in CARDOKU.calls(state) if isinstance(move, Object)]


def test_objecting_takes_a_wrong_card_away_and_a_right_one_is_said_to_be_right(table: Table) -> None:
    match = when(lambda state: bool(calls(state)), referee="off")
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


# -- reloads -----------------------------------------------------------------------------------------------------

PHASES: dict[str, Callable[[], Match[Any, Any]]] = {
    "first turn": lambda: when(lambda state: True),
    "drawing": lambda: when(lambda state: state.clock > 20),
    "moving": lambda: when(has(Move)),
    "again": lambda: when(lambda state: state.phase == "again", referee="off"),
    "over": lambda: whole(5),
}


@pytest.mark.parametrize("phase", PHASES)
def test_a_reload_comes_back_to_the_same_moment(table: Table, phase: str) -> None:
    table.sit_down(PHASES[phase](), *PLAYERS)
    before = look(table)
    table.page.reload()
    ready(table.page)
    table.is_shown()
    assert look(table) == before


def look(table: Table) -> list[str]:
    """What stands on the board, in the tray and at the edge where the sides are."""
    cards = table.page.locator(".board .spot").evaluate_all(
        "spots => spots.map(spot => spot.getAttribute('aria-label') + ': ' + spot.textContent)"
    )
    return [*cards, table.page.locator(".tray").inner_text(), table.page.locator(".seats").inner_text()]


# -- sizes -------------------------------------------------------------------------------------------------------


def test_cells_and_cards_are_large_enough_for_a_finger(table: Table) -> None:
    table.sit_down(when(has(Play, 8)), *PLAYERS)
    small = []
    for width, height, least in ((1180, 820, 70), (820, 1180, 70), (390, 844, 36), (380, 820, 34), (1440, 900, 80)):
        table.page.set_viewport_size({"width": width, "height": height})
        for element, wanted in ((table["spot-r5c5"], least), (table.page.locator(".rack .pick").first, 44)):
            box = element.bounding_box()
            assert box
            if min(box["width"], box["height"]) < wanted:
                small.append((width, height, box))
    table.page.set_viewport_size({"width": 1180, "height": 820})
    assert not small
