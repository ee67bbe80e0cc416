"""Pieces are taken in hand: dragged from rack, board and prompt, by finger or mouse, however the table is turned."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from azumaya.core.game import AnyGame
from azumaya.core.record import Match
from azumaya.games import SHELF
from azumaya.games.cardoku.moves import Move, Swap
from azumaya.games.kado.state import CHALLENGING, PLACING
from e2e.around import middle, sit_around
from e2e.conftest import Watch, open_page
from e2e.site import Site
from e2e.table import SIZE, Table

Found = Callable[[AnyGame, Any], bool]
EDGES = [("side", 0), ("facing", 1), ("around", 1), ("around", 2)]  # near, far, left, right


@cache
def when(id: str, seats: int, seat: int, found: Found, **options: str) -> Match[Any, Any]:
    """The first moment of some games at which this is true with that seat on turn."""
    game = SHELF.find(id)
    for seed in range(60):
        rng, match = random.Random(seed), Match.new(game, seats, options, f"{seed}").settle()
        while match.turn is not None:
            if match.turn == seat and found(game, match.state):
                return match
            match = match.play(str(rng.choice(game.fair_moves(match.state)))).settle()
    raise AssertionError("there is no such moment")


def sit(table: Table, match: Match[Any, Any], seating: str) -> Match[Any, Any]:
    sit_around(table, match, seating)
    return match


def drag(table: Table, piece: Locator, goal: Locator) -> None:
    """With the mouse; on the way the piece is under it, whichever way the table is turned."""
    start, end, mouse = middle(piece), middle(goal), table.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 8, start[1] + 8)
    mouse.move(*end, steps=4)
    lifted = table.page.locator("[data-dragged]")
    expect(lifted).to_have_count(1)
    assert middle(lifted) == pytest.approx(end, abs=8)
    mouse.up()


def shown(table: Table) -> Locator:
    """The cell on which a piece waits to be confirmed."""
    return table.page.locator("[data-ghost] > .spot")


# -- with the mouse, from every edge -----------------------------------------------------------------------------


@pytest.mark.parametrize(("seating", "seat"), EDGES, ids=str)
@pytest.mark.parametrize("kind", [Move, Swap])
def test_a_card_of_the_board_is_dragged_to_another_cell(table: Table, kind: type, seating: str, seat: int) -> None:
    def may(game: AnyGame, state: Any) -> bool:
        return any(isinstance(move, kind) for move in game.fair_moves(state))

    match = sit(table, when("cardoku", 3 if seat == 2 else 2, seat, may), seating)
    move = next(move for move in match.game.fair_moves(match.state) if isinstance(move, kind))
    source, target = (table.spot(place) for place in move.places)
    sign = source.locator(".card b").inner_text()
    drag(table, source, target)
    expect(table.page.locator(f"[data-ghost] > [data-tap={move.places[1]}] .card b")).to_have_text(sign)
    assert table.moves == list(match.record.moves)
    table.press("place")
    table.kept(len(match.record.moves) + 1, str(move))


@pytest.mark.parametrize(("seating", "seat"), EDGES, ids=str)
def test_the_card_that_is_to_be_laid_is_dragged_from_beside_the_prompt(table: Table, seating: str, seat: int) -> None:
    def laying(game: AnyGame, state: Any) -> bool:
        return state.phase == PLACING and len(game.fair_moves(state)) > 1

    match = sit(table, when("kado", 3, seat, laying), seating)
    first, second = (move.places[0] for move in match.game.fair_moves(match.state)[:2])
    drag(table, table.page.locator(".held"), table.spot(first))
    expect(shown(table)).to_have_attribute("data-tap", first)
    drag(table, shown(table), table.spot(second))  # and on
    expect(shown(table)).to_have_attribute("data-tap", second)
    table.press("place")
    table.kept(len(match.record.moves) + 1)


def test_a_card_that_fits_nowhere_is_dragged_to_the_word_that_takes_it(table: Table) -> None:
    def nothing_fits(game: AnyGame, state: Any) -> bool:
        return len(state.own.hand) > 1 and all(str(move).startswith("penalty") for move in game.fair_moves(state))

    match = sit(table, when("kartenspiel", 2, 0, nothing_fits), "side")
    card = match.state.own.hand[0]
    drag(table, table.spot(f"hand:{card}"), table.spot("do:penalty"))
    expect(table["press-place"]).to_contain_text("Give up")
    table.press("place")
    table.kept(len(match.record.moves) + 1, f"penalty:{card}")


def test_on_a_telephone_on_its_side_a_card_is_dragged_out_of_a_tray_that_was_scrolled(table: Table) -> None:
    def full(game: AnyGame, state: Any) -> bool:
        return state.phase == "play" and len(state.held.hand) > 8 and bool(state.held.pile)

    match = sit(table, when("cardoku", 2, 0, full, hands="open"), "side")
    table.resize(844, 390)
    last = [move for move in match.game.fair_moves(match.state) if not move.places[0].startswith("do:")][-1]
    card, cell = (table.spot(place) for place in last.places)
    tray = table.page.locator(".tray")
    tray.evaluate("tray => tray.scrollTo(0, 1000)")
    start, end, mouse = middle(card), middle(cell), table.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] - 8, start[1] - 8)
    mouse.move(*end, steps=4)
    expect(tray).to_have_css("overflow-y", "visible")
    assert middle(table.page.locator("[data-dragged]")) == pytest.approx(end, abs=8)
    mouse.up()
    expect(shown(table)).to_have_attribute("data-tap", last.places[1])
    table.resize(**SIZE)


def test_a_card_that_is_put_back_where_it_lay_stays_as_it_was(table: Table) -> None:
    def may(game: AnyGame, state: Any) -> bool:
        return any(isinstance(move, Move) for move in game.fair_moves(state))

    match = sit(table, when("cardoku", 2, 0, may), "side")
    source = next(move.places[0] for move in match.game.fair_moves(match.state) if isinstance(move, Move))
    drag(table, table.spot(source), table.spot(source))
    expect(table.page.locator("[data-dragged], [data-chosen], [data-ghost]")).to_have_count(0)
    table.tap(source)
    expect(table.page.locator(f"[data-chosen] > [data-tap={source}]")).to_have_count(1)


# -- what moves by itself ----------------------------------------------------------------------------------------

HOLD = """() => {
  const whole = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = whole.apply(this, how);
    animation.pause();
    return animation;
  };
}"""
AFTER_STEPS = """([selector, step, steps]) => {
  const [animation] = document.querySelector(selector).getAnimations();
  const { duration, delay } = animation.effect.getTiming();
  animation.currentTime = delay + (duration * step) / steps;
}"""


@pytest.fixture(scope="module")
def moving(browser: Browser, watching: Watch, built: Path, tablet: dict[str, Any]) -> Iterator[Table]:
    """A table for people who like things to move."""
    with Site(built) as site:
        page = open_page(browser, watching, **tablet, service_workers="block")
        yield Table(page, site).open()
        page.context.close()


COVER = """piece => {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return piece.contains(above) ? "" : above.outerHTML;
}"""


def test_a_card_that_moves_from_one_grid_to_another_lies_above_both(moving: Table) -> None:
    def challenged(game: AnyGame, state: Any) -> bool:
        return bool(state.phase == CHALLENGING and state.gifter == 0)

    match = sit(moving, when("kado", 3, 2, challenged), "side")
    kept, own = (match.state.holdings[seat].card for seat in (0, 2))
    moving.choose(f"gift:{kept[0]}", f"ribbon:{kept[1]}")
    moving.page.evaluate(HOLD)
    moving.press("place")
    moving.kept(len(match.record.moves) + 2)
    card = moving["plot-0"].locator(f"[data-piece=card-{own}]")
    expect(card).to_have_attribute("data-moving", "")
    assert card.evaluate(COVER) == ""


@pytest.mark.parametrize(("seating", "seat"), EDGES, ids=str)
def test_a_figure_walks_from_square_to_square_before_whoever_has_rolled(moving: Table, seating: str, seat: int) -> None:
    match = sit(moving, when("culdcept", 3, seat, lambda game, state: state.phase == "choose"), seating)
    moving.page.evaluate(HOLD)
    moving.tap("do:roll")
    moving.press("place")
    moving.kept(len(match.record.moves) + 2)
    moving.is_shown()
    figure = moving.page.locator(f"[data-piece=piece-{('spade', 'heart', 'diamond')[seat]}]")
    start, pips = match.state.pieces[seat], int(moving.moves[-1].removeprefix("die:"))
    for step in range(pips + 1):
        square = moving[f"spot-s{(start + step) % 13}"]
        moving.page.evaluate(AFTER_STEPS, [f"[data-piece={figure.get_attribute('data-piece')}]", step + 1, pips + 2])
        assert middle(figure) == pytest.approx(middle(square), abs=2)
    moving.page.keyboard.press("Shift")
