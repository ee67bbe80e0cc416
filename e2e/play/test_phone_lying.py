"""Low screens that lie, as a phone on its side: all that is needed is in sight, and nothing lies over anything else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from azumaya.app import settings
from azumaya.app.model import Player
from azumaya.core.record import Match
from azumaya.games import SHELF
from azumaya.games.culdcept.state import CHOOSING
from azumaya.games.kado.state import CHALLENGING
from e2e.boxes import box
from e2e.moments import Found, when
from e2e.table import QUICK, SIZE, Table

SIZES = ((844, 390), (667, 375))
BELOW_BARS = (1180, 710)  # a tablet whose browser takes a part of the screen
ALONE = (Player("Mio"), Player("Jonas", "greedy"))
HERE: dict[str, Found] = {
    "moyo": lambda state: state.turns > 8,
    "culdcept": lambda state: state.phase == CHOOSING and state.round > 2,
    "kado": lambda state: state.phase == CHALLENGING and state.turn > 3,
}


@pytest.fixture(params=SIZES, ids="{0[0]}x{0[1]}".format)
def lying(table: Table, request: pytest.FixtureRequest) -> Iterator[Table]:
    """A person with a telephone on its side."""
    table.resize(*request.param)
    yield table
    table.resize(**SIZE)


@pytest.mark.parametrize("hand", ["right", "left"])
@pytest.mark.parametrize("width", [844, 667, 600])
def test_what_opens_the_sheet_stands_beside_the_tools_and_over_none(table: Table, width: int, hand: str) -> None:
    table.write(settings.KEY, settings.write(replace(QUICK, hand=hand)))
    table.resize(width, 350)
    table.sit_down(Match.new(SHELF.find("kartenspiel"), 2, {}, "1").settle(), *ALONE)
    expect(table.page.locator(f".app[data-hand={hand}]")).to_be_visible()
    bar = table.page.locator("h1, .tools > *, #grip").all()
    found = sorted((box(part) for part in bar if part.is_visible()), key=lambda part: part["x"])
    assert len(found) >= 4
    assert all(one["x"] + one["width"] <= other["x"] for one, other in pairwise(found))
    assert found[-1]["x"] + found[-1]["width"] <= width
    table.hurry()


@pytest.mark.parametrize("lying", [*SIZES, BELOW_BARS], indirect=True)
@pytest.mark.parametrize("game", HERE)
def test_prompt_and_what_just_happened_and_the_way_on_are_all_in_sight(lying: Table, game: str) -> None:
    lying.sit_down(moment(game), *ALONE)
    for part in (".tray .say", ".tray .trace li", ".tray .stand", ".tray .actions"):
        expect(lying.page.locator(part).first).to_be_in_viewport(ratio=1)
    tray = lying.page.locator(".tray")
    assert tray.evaluate("tray => tray.scrollHeight <= tray.clientHeight")


LATER: dict[str, Found] = {"moyo": HERE["moyo"], "cardoku": lambda state: state.turns > (3, 3)}


def moment(game: str) -> Match[Any, Any]:
    return when(game, HERE[game], 2)


def test_the_first_games_of_the_shelf_are_in_sight(lying: Table) -> None:
    lying.go("#/")
    picture = box(lying.page.locator(".shelf > .tile").first)
    assert picture["y"] < 200


def test_the_sheet_opens_over_the_board_and_closes_again(lying: Table) -> None:
    lying.sit_down(moment("moyo"), *ALONE)
    sheet = lying.page.locator(".panel-body")
    expect(sheet).to_be_hidden()
    lying["grip"].tap()
    lying["tab-log"].tap()
    expect(sheet).to_be_in_viewport(ratio=1)
    expect(lying.page.locator(".log")).to_be_in_viewport()
    expect(lying["press-place"]).to_be_in_viewport(ratio=1)
    lying["grip"].tap()
    expect(sheet).to_be_hidden()


@pytest.mark.parametrize("game", ["moyo", "cardoku"])
@pytest.mark.parametrize(("width", "height"), [(1180, 820), (1024, 690), BELOW_BARS, *SIZES])
def test_whoever_looks_back_sees_slider_and_words_and_neither_over_the_other(
    table: Table, width: int, height: int, game: str
) -> None:
    table.resize(width, height)
    table.sit_down(when(game, LATER[game], 2), *ALONE)
    if table["grip"].is_visible():
        table["grip"].tap()
    table["tab-log"].tap()
    table.page.locator(".log button").nth(2).tap()
    expect(table.page.locator(".slot .slider")).to_be_in_viewport(ratio=1)
    assert box(table.page.locator(".slot > .replay"))["height"] < 60
    parts = [part for part in table.page.locator(".slot > .say, .slot > .replay").all() if part.is_visible()]
    boxes = sorted((box(part) for part in parts), key=lambda part: part["y"])
    assert all(one["y"] + one["height"] <= other["y"] for one, other in pairwise(boxes))
    table.resize(**SIZE)
