"""Sudoku – Das Kartenspiel in the browser: games by taps and by keys, every phase, objections, a field that grows."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from azumaya.app.model import Player
from azumaya.core.game import Objection
from azumaya.core.record import Match
from azumaya.games import SHELF
from azumaya.games.kartenspiel.moves import Object, Pass, Penalty, Place, Replay
from azumaya.games.kartenspiel.state import State
from e2e.conftest import Watch, open_page, ready
from e2e.moments import first_moment
from e2e.site import Site
from e2e.table import Table

GAME = SHELF.find("kartenspiel")
MIO, JONAS, GUEST = Player("Mio"), Player("Jonas"), Player("Guest", "greedy")
Found = Callable[[State], bool]


@cache
def whole(seed: int, seats: int = 2, **options: str) -> Match[Any, Any]:
    """A game as quick players play it; every tenth turn is any that breaks no rule."""
    rng, match = random.Random(seed), Match.new(GAME, seats, options, str(seed)).settle()
    while match.turn is not None:
        fair = GAME.fair_moves(match.state)
        move = rng.choice(fair) if rng.random() < 0.1 else GAME.skill.rollout(GAME, match.state, fair, rng)
        match = match.play(str(move)).settle()
    return match


def when(found: Found, seats: int = 2, **options: str) -> Match[Any, Any]:
    """The first moment of such games at which this is true with Mio on turn."""
    return first_moment((whole(seed, seats, **options) for seed in range(80)), found)


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


@pytest.mark.parametrize("seats", [2, 4])
def test_a_person_plays_a_whole_game_by_taps_against_opponents(table: Table, seats: int) -> None:
    opponents = {f"seat_{seat}_mind": "level:2" for seat in range(1, seats)}
    table.new("kartenspiel", seats=str(seats), **opponents)
    rng = random.Random(seats)
    while (match := table.match).turn is not None:
        if match.turn == 0:
            table.play(str(GAME.skill.rollout(GAME, match.state, GAME.fair_moves(match.state), rng)))
        else:
            table.kept(len(match.record.moves) + 1)
    expect(table.page.locator("[data-press=again]")).to_be_visible()
    assert cards(table) == laid(match.state)
    totals = table.page.locator("#result tfoot tr").first.locator("td").all_inner_texts()
    assert totals == [str(standing.total) for standing in GAME.standings(match.state)]


def test_the_first_turns_and_the_last_are_played_by_keyboard_alone(table: Table) -> None:
    table.new("kartenspiel", seats="2", seat_1_mind="level:1")
    for _ in range(4):
        by_keys(table)
    ended = whole(7)
    table.sit_down(ended.back_to(len(ended.record.moves) - 14), MIO, GUEST)
    while table.match.turn is not None:
        by_keys(table)
    expect(table["press-again"]).to_be_visible()


def by_keys(table: Table) -> None:
    """One turn: a card by its key or by Tab, then a cell by the arrows and Enter, or a word by its key."""
    while (match := table.match).turn == 1:
        table.kept(len(match.record.moves) + 1)
    if match.turn is None:
        return
    table.is_shown()
    rng = random.Random(len(match.record.moves))
    move = GAME.skill.rollout(GAME, match.state, GAME.fair_moves(match.state), rng)
    keyboard = table.page.keyboard
    table.page.locator(".board [tabindex='0']").focus()
    if isinstance(move, Pass):
        keyboard.press("p")
    else:
        choose(table, move.places[0])
        if isinstance(move, Penalty):
            keyboard.press("p")
        else:
            table.page.locator(".board [tabindex='0']").focus()
            walk(table, move.places[1])
            keyboard.press("Enter")
            expect(table.page.locator("[data-ghost]")).to_have_count(1)
            keyboard.press("Enter")
    table.kept(len(match.record.moves) + 1, str(move))


def choose(table: Table, card: str) -> None:
    """A card by its key, or where another card has it with Tab and Enter."""
    key = table.spot(card).get_attribute("data-key")
    if key:
        table.page.keyboard.press(key)
    else:
        table.spot(card).focus()
        table.page.keyboard.press("Enter")
    expect(table.spot(card)).to_have_attribute("aria-pressed", "true")


def walk(table: Table, cell: str) -> None:
    """With the arrow keys from the cell that has the focus to another."""
    here = table.page.evaluate("document.activeElement.dataset.tap")
    (x, y), (to_x, to_y) = (tuple(map(int, place.split(","))) for place in (here, cell))
    for key, steps in (("Down" if to_y > y else "Up", abs(to_y - y)), ("Right" if to_x > x else "Left", abs(to_x - x))):
        for _ in range(steps):
            table.page.keyboard.press(f"Arrow{key}")
    expect(table[f"spot-{cell}"]).to_be_focused()


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
def test_every_phase_says_what_to_do_and_comes_back_after_a_reload(table: Table, phase: str) -> None:
    found, words = PHASES[phase]
    table.sit_down(when(found), MIO, GUEST)
    assert prompt(table).endswith(words)
    before = (table.moves, cards(table), prompt(table), table.page.locator(".rack").all_inner_texts())
    table.page.reload()
    ready(table.page)
    table.is_shown()
    assert (table.moves, cards(table), prompt(table), table.page.locator(".rack").all_inner_texts()) == before


def test_where_nothing_fits_a_card_and_the_word_give_it_up(table: Table) -> None:
    match = when(PHASES["nothing fits"][0])
    table.sit_down(match, MIO, GUEST)
    card = match.state.own.hand[0]
    table.tap(f"hand:{card}")
    expect(table.spot(f"hand:{card}")).to_have_attribute("aria-pressed", "true")
    table.tap("do:penalty")
    table.press("place")
    table.kept(len(match.record.moves) + 1, f"penalty:{card}")
    expect(table.page.locator(".heap[data-kind=penalty]").first.locator(".card")).to_have_count(
        len(match.state.own.stack) + 1
    )


def test_where_there_is_nothing_left_but_to_pass_one_word_does_it(table: Table) -> None:
    match = when(may(Pass))
    table.sit_down(match, MIO, GUEST)
    expect(table.page.locator("[data-press=place]")).to_have_count(0)
    table.tap("do:pass")
    table.kept(len(match.record.moves) + 1, "pass")


def test_a_card_of_the_stack_is_placed_in_the_last_phase(table: Table) -> None:
    match = when(PHASES["hand and stack"][0])
    move = next(move for move in GAME.fair_moves(match.state) if isinstance(move, Replay))
    table.sit_down(match, MIO, GUEST).play(str(move))
    assert cards(table)[move.cell] == move.card[1]


def test_a_card_is_dragged_to_its_cell_and_confirmed(table: Table) -> None:
    match = when(lambda state: len(state.table) == 12)
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
    match = when(lambda state: len(state.table) > 6 and wrong(state) is not None, referee="off")
    slip = wrong(match.state)
    assert slip is not None
    table.sit_down(match, MIO, JONAS).play(str(slip))
    assert isinstance(GAME.parse("object"), Object)
    table.play("object")
    assert slip.cell not in cards(table)
    expect(table.page.locator(".heap[data-kind=penalty]").first.locator(".card").last).to_have_text(slip.card[1])
    expect(table.page.locator(".curtain")).to_have_count(0)  # it is still Jonas's turn


def test_an_objection_to_a_right_card_is_answered_and_changes_nothing(table: Table) -> None:
    match = when(lambda state: state.fresh and not GAME.calls(state), referee="off")
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
    match = when(lambda state: len(state.table) > 6 and repeated(state) is not None)
    move, objection = repeated(match.state) or pytest.fail("nothing is repeated")
    table.sit_down(match, MIO, GUEST)
    table.tap(move.places[0])
    expect(table.spot(move.places[0])).to_have_attribute("aria-pressed", "true")
    table.tap(move.cell)
    expect(table.page.locator(".toast[data-kind=objection]").first).to_contain_text(str(objection.text))
    causes = table.page.locator(".cell[data-objected=cause] > .spot")
    assert set(causes.evaluate_all("all => all.map((one) => one.dataset.tap)")) == set(objection.at)


# -- a field that grows --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def phone(browser: Browser, watching: Watch, built: Path, tablet: dict[str, Any]) -> Iterator[Table]:
    """A person with a telephone."""
    with Site(built) as site:
        size = {"viewport": {"width": 390, "height": 844}, "service_workers": "block", "reduced_motion": "reduce"}
        page = open_page(browser, watching, **{**tablet, **size})
        yield Table(page, site).open()
        page.context.close()


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
    match = when(large, seats=3)
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
        move = GAME.skill.rollout(GAME, now.state, GAME.fair_moves(now.state), rng)
        phone.play(str(move))
    expect(phone.page.locator("[data-press=again]")).to_be_visible()


def test_a_cell_on_a_telephone_is_large_enough_for_a_finger(phone: Table) -> None:
    phone.sit_down(when(large, seats=3), MIO, GUEST, GUEST)
    box = phone.page.locator(".pan .spot").first.bounding_box()
    assert box
    assert box["width"] >= 34


def test_a_spot_is_named_by_its_way_from_the_first_card_and_keeps_its_name(table: Table) -> None:
    match = when(lambda state: len(state.table) == 4)
    table.sit_down(match, MIO, GUEST)
    names = {place: table.spot(place).get_attribute("aria-label") for place in laid(match.state)}
    assert names["0,0"] is not None
    assert re.fullmatch(r"the middle: yellow \d(, last move|, number .*)?", names["0,0"])
    table.sit_down(when(lambda state: len(state.table) == 30), MIO, GUEST)
    first = table.spot("0,0").get_attribute("aria-label") or ""
    assert first.startswith("the middle: yellow ")
