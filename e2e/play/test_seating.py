"""Where several persons sit at one device, the table turns to them, and all that can be done on it stays as it is."""

from __future__ import annotations

import random
from functools import cache
from math import dist
from typing import Any

import pytest
from playwright.sync_api import expect

from azumaya.app.model import Player
from azumaya.app.seating import edges
from azumaya.core.record import Match
from azumaya.games import SHELF
from e2e.around import middle, sit_around
from e2e.boxes import box
from e2e.hands import lay
from e2e.table import Table

LYING, UPRIGHT, PHONE, PHONE_LYING = (1180, 820), (820, 1180), (390, 844), (844, 390)


@pytest.fixture(scope="module")
def table(shared: Table) -> Table:
    return shared


@pytest.fixture(autouse=True)
def as_before(table: Table) -> Any:
    yield
    table.resize(*LYING)


@cache
def position(game: str, plies: int, turn: int, **options: str) -> Match[Any, Any]:
    """A game of two after so many moves or more, with that seat on turn."""
    rules, rng = SHELF.find(game), random.Random(1)
    match = Match.new(rules, 2, options, "01").settle()
    while len(match.record.moves) < plies or match.turn != turn:
        fair = rules.fair_moves(match.state)
        match = match.play(str(rules.skill.rollout(rules, match.state, fair, rng))).settle()
    return match


def face_to_face(table: Table, game: str, turn: int, plies: int = 60, **options: str) -> Match[Any, Any]:
    """Two persons face to face, the near one first; the far one is seat 1."""
    match = position(game, plies, turn, **options)
    sit_around(table, match, "facing")
    return match


def turned_by(table: Table, selector: str) -> set[int]:
    """By how many degrees these are turned on the screen, with all they lie in."""
    angles = table.page.locator(selector).evaluate_all(
        """parts => parts.map(part => {
          let angle = 0;
          for (let up = part; up; up = up.parentElement) angle += Number.parseFloat(getComputedStyle(up).rotate) || 0;
          return angle % 360;
        })"""
    )
    assert angles, f"there is no {selector}"
    return set(map(int, angles))


# -- face to face ------------------------------------------------------------------------------------------------

READ = {
    "culdcept": [".land .card", ".owner-flag", ".land-no", ".piece", ".hub-title", ".hub .pile", ".hub .die"],
    "kado": [".plot-head", ".plot .card", ".counts > span", ".plot-points"],
    "cardoku": [".board .card", ".tray .card", ".seat-name", ".turn", ".tabs", "#log, .log"],
}


@pytest.mark.parametrize("game", READ)
def test_face_to_face_whatever_is_read_is_upright_for_the_person_on_turn(table: Table, game: str) -> None:
    options = {} if game == "kado" else {"hands": "open"}
    for turn, angle in ((0, 0), (1, 180)):
        face_to_face(table, game, turn, **options)
        for part in [*READ[game], ".tray .say", ".seat", ".turn"]:
            assert turned_by(table, part) == {angle}, part


def test_face_to_face_the_numbers_of_the_squares_stay_inside_the_ring(table: Table) -> None:
    for turn in (0, 1):
        face_to_face(table, "culdcept", turn, hands="open")
        centre = middle(table.page.locator(".ring"))
        for land in table.page.locator(".land").all():
            spot, number = middle(land.locator(".spot")), middle(land.locator(".land-no"))
            assert dist(number, centre) < dist(spot, centre)


@pytest.mark.parametrize("size", [LYING, UPRIGHT], ids=str)
@pytest.mark.parametrize(("game", "board"), [("culdcept", ".ring"), ("cardoku", ".board"), ("moyo", ".board")])
def test_face_to_face_the_board_stays_where_it_is_when_the_turn_goes_across(
    table: Table, game: str, board: str, size: tuple[int, int]
) -> None:
    table.resize(*size)
    found = []
    for turn in (0, 1):
        face_to_face(table, game, turn, 20, **({} if game == "moyo" else {"hands": "open"}))
        found.append(list(box(table.page.locator(board)).values()))
    assert found[0] == pytest.approx(found[1], abs=1)


@pytest.mark.parametrize("size", [LYING, UPRIGHT, PHONE, PHONE_LYING], ids=str)
@pytest.mark.parametrize("game", ["culdcept", "cardoku", "kartenspiel"])
def test_face_to_face_each_has_the_own_cards_at_the_own_edge_and_in_sight(
    table: Table, game: str, size: tuple[int, int]
) -> None:
    table.resize(*size)
    for turn in (0, 1):
        match = face_to_face(table, game, turn, 40, hands="open")
        across, tray = table["opposite"], table.page.locator(".tray")
        expect(across).to_be_visible()
        above, below = (box(tray), box(across)) if turn else (box(across), box(tray))
        assert above["y"] + above["height"] <= below["y"] + 1
        assert turned_by(table, "#opposite") == {0 if turn else 180}
        cards = across.locator(".card")
        rack = position_of(match, 1 - turn)
        expect(cards).to_have_count(len(rack))
        for card in cards.all():
            place = box(card)
            assert place["x"] >= 0 and place["x"] + place["width"] <= size[0] + 1
            assert place["y"] >= 0 and place["y"] + place["height"] <= size[1] + 1


def position_of(match: Match[Any, Any], seat: int) -> list[str]:
    """What a seat has in its racks."""
    game = match.game
    assert game.table is not None
    tray = game.table.scene(game.view(match.state, seat)).tray
    return [spot.place for area in tray for spot in area.spots if spot.face and not spot.place.startswith("do:")]


# -- who needs no cover -------------------------------------------------------------------------------------------

BLUR = "() => dispatchEvent(new Event('blur'))"


@pytest.mark.parametrize("hands", ["hidden", "open"])
def test_who_sits_here_alone_is_not_covered_when_the_window_loses_focus(table: Table, hands: str) -> None:
    match = position("kartenspiel", 20, 0, hands=hands)
    table.sit_down(match, Player("Mio"), Player("Patient host", "level:1"))
    expect(table.page.locator(".rack .pick").first).to_be_visible()
    table.page.evaluate(BLUR)
    assert table.page.locator(".rack .pick").first.is_visible()
    assert not table.page.locator("#cover").is_visible()


@pytest.mark.parametrize(("hands", "covered"), [("hidden", True), ("open", False)])
def test_persons_who_share_the_device_are_covered_where_hands_are_hidden(
    table: Table, hands: str, covered: bool
) -> None:
    sit_around(table, position("kartenspiel", 20, 0, hands=hands), "side")
    table.page.evaluate(BLUR)
    assert table.page.locator("#cover").is_visible() is covered
    if covered:
        table["cover"].tap()
        expect(table.curtain).to_be_visible()


# -- all around --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [LYING, UPRIGHT, PHONE, PHONE_LYING], ids=str)
def test_turned_to_any_edge_the_table_fits_the_screen(table: Table, size: tuple[int, int]) -> None:
    width, height = size
    table.resize(*size)
    lay(table, seats=4, seating="around")
    for edge in ("near", "left", "far", "right"):
        expect(table.page.locator(".turned")).to_have_attribute("data-toward", edge)
        inside(table, "[data-hold]", width, height)
        table.hold()
        inside(table, ".tray [data-tap], .tray .actions", width, height)
        assert table.page.evaluate("document.documentElement.scrollWidth") <= width
        hand = table.match.state.hands[table.match.turn or 0]
        table.play(f"play:{hand[0]}", "left")
        table.is_shown()


@pytest.mark.parametrize("edge", ["near", "left"])
def test_all_around_a_phone_five_names_are_whole_and_prompt_and_sheet_are_there(table: Table, edge: str) -> None:
    table.resize(*PHONE)
    names, rng = ("Mio", "Jonas", "Lea", "Benedikt", "Rosalind"), random.Random(1)
    match = Match.new(SHELF.find("kartenspiel"), 5, {}, "01").settle()
    while edge_of(match.turn) != edge or len(match.record.moves) < 20:
        match = match.play(str(rng.choice(match.game.fair_moves(match.state)))).settle()
    table.sit_down(match, *map(Player, names), seating="around")
    table.hold()
    expect(table.page.locator(".turned")).to_have_attribute("data-toward", edge)
    cut = "parts => parts.filter(part => part.scrollWidth > part.clientWidth).map(part => part.textContent)"
    assert table.page.locator(".seat-name").evaluate_all(cut) == []
    expect(table.page.locator(".tray .say").first).to_be_in_viewport(ratio=1)
    expect(table["grip"]).to_be_in_viewport(ratio=1)


def edge_of(seat: int | None) -> str:
    return edges("around", 5)[seat or 0]


def inside(table: Table, selector: str, width: int, height: int) -> None:
    """All of these lie on the screen."""
    for place in table.page.locator(selector).all():
        box = place.bounding_box()
        assert box
        assert box["x"] >= 0 and box["y"] >= 0
        assert box["x"] + box["width"] <= width + 1 and box["y"] + box["height"] <= height + 1


@pytest.mark.parametrize("edge", ["left", "far", "right"])
def test_a_piece_is_dragged_on_a_turned_table_as_on_any_other(table: Table, edge: str) -> None:
    table.new(option_puzzle="6", seating="around")
    table.page.locator(".turned").evaluate("(frame, edge) => { frame.dataset.toward = edge }", edge)
    piece, cell, mouse = table.spot("stone:5"), table["spot-r4c4"], table.page.mouse
    from_box, to_box = piece.bounding_box(), cell.bounding_box()
    assert from_box
    assert to_box
    mouse.move(from_box["x"] + 20, from_box["y"] + 20)
    mouse.down()
    mouse.move(to_box["x"] + 20, to_box["y"] + 20, steps=5)
    expect(piece).to_have_attribute("data-dragged", "")
    box = piece.bounding_box()
    assert box
    assert abs(box["x"] + 20 - to_box["x"] - 20) < 12
    assert abs(box["y"] + 20 - to_box["y"] - 20) < 12
    mouse.up()
    expect(table.page.locator("[data-ghost] .spot")).to_have_attribute("data-tap", "r4c4")
