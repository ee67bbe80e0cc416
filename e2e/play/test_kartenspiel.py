"""Sudoku – Das Kartenspiel in the browser: games by taps and by keys, every phase, objections, a field that grows."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from azumaya.app.model import Player
from azumaya.core.game import Objection
from azumaya.core.record import Match
from azumaya.games import SHELF
from azumaya.games.kartenspiel.moves import Object, Pass, Penalty, Place, Replay
from azumaya.games.kartenspiel.state import State
from e2e import keys
from e2e.boxes import box
from e2e.moments import Found, quick, when
from e2e.table import Table

GAME = SHELF.find("kartenspiel")
MIO, JONAS, GUEST = Player("Mio"), Player("Jonas"), Player("Guest", "greedy")


def moment(found: Found, seats: int = 2, **options: str) -> Match[Any, Any]:
    return when("kartenspiel", found, seats, **options)


def may(kind: type) -> Found:
    """Is this kind of move all that breaks no rule?"""
    return lambda state: all(isinstance(move, kind) for move in GAME.fair_moves(state))


def prompt(table: Table) -> str:
    return table.page.locator(".tray .say").first.inner_text().strip()


def cards(table: Table) -> dict[str, str]:
    """What lies on the field, by cell."""
    return dict(
        table.page.locator(".pan .cell[data-filled] .spot").evaluate_all(
            "spots => spots.map(spot => [spot.dataset.tap, spot.textContent])"
        )
    )


def laid(state: State) -> dict[str, str]:
    return {token[3:]: token[1] for token in state.table}


# -- whole games ---------------------------------------------------------------------------------------------------


def test_a_person_plays_a_whole_game_by_taps_against_opponents(table: Table) -> None:
    table.new("kartenspiel", seats="4", **{f"seat_{seat}_mind": "level:2" for seat in (1, 2, 3)})
    rng = random.Random(4)
    while (match := table.match).turn is not None:
        if match.turn == 0:
            table.play(str(quick(match, rng)))
        else:
            table.kept(len(match.record.moves) + 1)
    expect(table.page.locator("[data-press=again]")).to_be_visible()
    assert cards(table) == laid(match.state)
    expect(table.totals).to_have_text([str(standing.total) for standing in GAME.standings(match.state)])


def test_a_whole_game_is_played_by_keyboard_alone(table: Table) -> None:
    keys.start(table, "kartenspiel", seats="2", seat_1_mind="level:1")
    rng = random.Random(2)
    while (match := table.match).turn is not None:
        if match.turn == 0:
            by_keys(table, match, rng)
        else:
            table.kept(len(match.record.moves) + 1)
    expect(table["press-again"]).to_be_visible()
    assert cards(table) == laid(match.state)


def by_keys(table: Table, match: Match[Any, Any], rng: random.Random) -> None:
    """One turn: a card by its key or by Tab, then a cell by the arrows and Enter, or a word by its key."""
    table.is_shown()
    before, move = table.text, quick(match, rng)
    keys.reach(table, keys.board(table))
    if isinstance(move, Pass):
        keys.press(table, "p")
    else:
        choose(table, move.places[0])
        if isinstance(move, Penalty):
            keys.press(table, "p")
        else:
            keys.reach(table, keys.board(table))
            keys.walk(table, move.places[1])
            keys.press(table, "Enter")
            expect(table.page.locator("[data-ghost]")).to_have_count(1)
    if table.asked(before, move.places):
        if isinstance(move, Place | Replay):
            keys.press(table, "Enter")
        else:
            keys.reach(table, table["press-place"])
            keys.press(table, "Enter")
    table.kept(len(match.record.moves) + 1, str(move))


def choose(table: Table, card: str) -> None:
    """A card by its key, or where another card has it with Tab and Enter."""
    key = table.spot(card).get_attribute("data-key")
    if key:
        keys.press(table, key)
    else:
        keys.reach(table, table.spot(card))
        keys.press(table, "Enter")
    expect(table.spot(card)).to_have_attribute("aria-pressed", "true")


# -- phases --------------------------------------------------------------------------------------------------------

PHASES: dict[str, tuple[Found, str]] = {
    "first turn": (lambda state: len(state.table) == 1, "Place a card, or put one on your penalty stack."),
    "nothing fits": (
        lambda state: bool(state.pile) and may(Penalty)(state),
        "None of your cards fits: choose one to give up.",
    ),
    "last phase": (
        lambda state: not state.pile and len(state.own.hand) == 5 and not may(Penalty)(state),
        "Nothing left to draw: from now on you may place penalty cards too.",
    ),
    "hand and stack": (
        lambda state: any(isinstance(move, Replay) for move in GAME.fair_moves(state)) and 0 < len(state.own.hand) < 5,
        "Place a card of your hand or your stack, or give up one of your hand.",
    ),
    "pass": (may(Pass), "pass."),
}


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_says_what_to_do(table: Table, phase: str) -> None:
    found, words = PHASES[phase]
    table.sit_down(moment(found), MIO, GUEST)
    assert prompt(table).endswith(words)


def test_where_nothing_fits_a_card_and_the_word_give_it_up(table: Table) -> None:
    match = moment(PHASES["nothing fits"][0])
    table.sit_down(match, MIO, GUEST)
    card = match.state.own.hand[0]
    table.tap(f"hand:{card}")
    expect(table.spot(f"hand:{card}")).to_have_attribute("aria-pressed", "true")
    expect(table["press-place"]).to_contain_text("Give up")  # it is all that can be done with this card
    table.tap("do:penalty")
    expect(table.spot("do:penalty")).to_have_attribute("aria-pressed", "true")
    table.press("place")
    table.kept(len(match.record.moves) + 1, f"penalty:{card}")
    expect(table.page.locator(".heap[data-kind=penalty]").first.locator(".card")).to_have_count(
        len(match.state.own.stack) + 1
    )


def test_where_there_is_nothing_left_but_to_pass_one_word_does_it(table: Table) -> None:
    match = moment(may(Pass))
    table.sit_down(match, MIO, GUEST)
    expect(table.page.locator("[data-press=place]")).to_have_count(0)
    table.tap("do:pass")
    table.kept(len(match.record.moves) + 1, "pass")


def test_a_card_of_the_stack_is_placed_in_the_last_phase(table: Table) -> None:
    match = moment(PHASES["hand and stack"][0])
    move = next(move for move in GAME.fair_moves(match.state) if isinstance(move, Replay))
    table.sit_down(match, MIO, GUEST).play(str(move))
    assert cards(table)[move.cell] == move.card[1]


def test_a_card_is_dragged_to_its_cell_and_confirmed(table: Table) -> None:
    match = moment(lambda state: len(state.table) == 12)
    move = next(move for move in GAME.fair_moves(match.state) if isinstance(move, Place))
    table.sit_down(match, MIO, GUEST)
    table.spot(move.places[0]).drag_to(table.spot(move.cell))
    expect(table.page.locator("[data-ghost] [data-tap]")).to_have_attribute("data-tap", move.cell)
    table.press("place")
    table.kept(len(match.record.moves) + 1, str(move))


# -- without a referee ---------------------------------------------------------------------------------------------


def wrong(state: State) -> Place | None:
    """A card that can be placed and does not fit."""
    fair = set(GAME.fair_moves(state))
    return next((m for m in GAME.legal_moves(state) if isinstance(m, Place) and m not in fair), None)


def test_a_wrong_card_is_objected_to_and_goes_to_its_owners_stack(table: Table) -> None:
    match = moment(lambda state: len(state.table) > 6 and wrong(state) is not None, referee="off")
    slip = wrong(match.state)
    assert slip is not None
    table.sit_down(match, MIO, JONAS).play(str(slip))
    assert isinstance(GAME.parse("object"), Object)
    table.play("object")
    assert slip.cell not in cards(table)
    expect(table.page.locator(".heap[data-kind=penalty]").first.locator(".card").last).to_have_text(slip.card[1])
    expect(table.page.locator(".curtain")).to_have_count(0)  # it is still Jonas's turn


def test_an_objection_to_a_right_card_is_answered_and_changes_nothing(table: Table) -> None:
    match = moment(lambda state: state.fresh and not GAME.calls(state), referee="off")
    table.sit_down(match, MIO, GUEST)
    call = table.spot("do:object")
    expect(call).not_to_have_attribute("aria-disabled", "true")
    expect(call).not_to_have_attribute("data-open", "")
    call.tap()
    expect(table.page.locator(".toast[data-kind=objection]").first).to_contain_text("is right: it repeats no number.")
    assert table.moves == list(match.record.moves)


def repeated(state: State) -> tuple[Place, Objection] | None:
    """A card of the hand and a cell where its digit is in the way."""
    for move in GAME.candidates(state):
        objection = GAME.fault(state, move) if isinstance(move, Place) else None
        if objection and objection.code in ("line", "box"):
            return move, objection
    return None


def test_a_cell_that_does_not_fit_says_why_and_where(table: Table) -> None:
    match = moment(lambda state: len(state.table) > 6 and repeated(state) is not None)
    move, objection = repeated(match.state) or pytest.fail("nothing is repeated")
    table.sit_down(match, MIO, GUEST)
    table.tap(move.places[0])
    expect(table.spot(move.places[0])).to_have_attribute("aria-pressed", "true")
    table.tap(move.cell)
    expect(table.page.locator(".toast[data-kind=objection]").first).to_contain_text(str(objection.text))
    causes = table.page.locator(".cell[data-objected=cause] > .spot")
    assert set(causes.evaluate_all("all => all.map((one) => one.dataset.tap)")) == set(objection.at)


# -- a field that grows --------------------------------------------------------------------------------------------


def is_seen(table: Table, cell: str) -> bool:
    """Is the whole cell in sight, and nothing of the page over it?"""
    return bool(
        table.spot(cell).evaluate("""spot => {
          const { left, top, right, bottom, width, height } = spot.getBoundingClientRect();
          const room = spot.closest("[data-pan]").getBoundingClientRect();
          const over = document.elementFromPoint(left + width / 2, top + height / 2);
          return left >= room.left - 1 && top >= room.top - 1 && right <= room.right + 1 && bottom <= room.bottom + 1
            && spot.contains(over);
        }""")
    )


def large(state: State) -> bool:
    """Is the table too large for a telephone?"""
    grid = GAME.table.scene(GAME.view(state, 0)).boards[0] if GAME.table else None
    return max(len(grid.rows), len(grid.rows[0])) > 11 if grid else False


def test_on_a_telephone_the_last_card_is_in_view_and_the_end_is_played_by_taps(phone: Table) -> None:
    match = moment(large, seats=3)
    phone.sit_down(match, MIO, GUEST, GUEST)
    rng = random.Random(1)
    while (now := phone.match).turn is not None:
        if now.turn != 0:
            phone.kept(len(now.record.moves) + 1)
            continue
        phone.is_shown()
        last = now.state.table[-1] if now.state.fresh else None
        if last:
            assert is_seen(phone, last[3:])
        phone.play(str(quick(now, rng)))
    expect(phone.page.locator("[data-press=again]")).to_be_visible()


def test_a_cell_on_a_telephone_is_large_enough_for_a_finger(phone: Table) -> None:
    phone.sit_down(moment(large, seats=3), MIO, GUEST, GUEST)
    assert box(phone.page.locator(".pan .spot").first)["width"] >= 34


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_on_a_telephone_the_buttons_for_the_size_lie_above_the_tray(phone: Table, seats: int) -> None:
    match = Match.new(GAME, seats, {"hands": "open"}, "1").settle()
    phone.sit_down(match, *(Player(f"Guest {seat}") for seat in range(seats)))
    tray = box(phone.page.locator(".tray"))
    buttons = [box(button) for button in phone.page.locator(".zoom button").all()]
    assert len(buttons) == 3
    assert all(button["y"] + button["height"] <= tray["y"] for button in buttons)


def test_a_spot_is_named_by_its_way_from_the_first_card_and_keeps_its_name(table: Table) -> None:
    match = moment(lambda state: len(state.table) == 4)
    table.sit_down(match, MIO, GUEST)
    names = {place: table.spot(place).get_attribute("aria-label") for place in laid(match.state)}
    assert names["0,0"] is not None
    assert re.fullmatch(r"the first card: yellow \d(, last move|, number .*)?", names["0,0"])
    table.sit_down(moment(lambda state: len(state.table) == 30), MIO, GUEST)
    first = table.spot("0,0").get_attribute("aria-label") or ""
    assert first.startswith("the first card: yellow ")


def test_at_a_seat_the_number_of_cards_is_set_apart_from_what_the_score_is_of(table: Table) -> None:
    table.sit_down(moment(lambda state: len(state.table) == 4), MIO, GUEST)
    between = "words => getComputedStyle(words, '::before').content"
    assert table.page.locator(".seat-note > .fact + :not(.fact)").first.evaluate(between) == '"·"'
