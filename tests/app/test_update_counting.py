"""The standings of a finished game that take long are worked out in slices between messages."""

from __future__ import annotations

import pytest

from app.page import Page
from azumaya.games import SHELF

# The light Shima and the Azumaya are filled, the dark Shima empty: over before the first stone, and long to count.
LONG = "981...246235...879.67...513358742...476319...192586.......61......958.......24..."


def finished(page: Page, puzzle: str = LONG) -> Page:
    page.begin("moyo", option_puzzle="own", option_puzzle_own=puzzle)
    return page


@pytest.fixture(autouse=True)
def nothing_counted_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("azumaya.games.moyo.furthest._counted", {})


def test_a_long_count_is_said_to_go_on_and_the_table_answers_meanwhile() -> None:
    page = finished(Page(shelf=SHELF))
    assert not page.play.counted
    assert "The points are being counted." in page.html
    assert "Final score" not in page.html
    page.press("look", "0")
    page.go("#/")
    page.go(page.route)


def test_the_verdict_is_told_once_it_is_known() -> None:
    page = finished(Page(shelf=SHELF))
    said = len(page.said)
    assert page.wait() > 5
    assert page.play.counted
    assert "Final score" in page.html
    assert [text for text in page.said[said:] if "wins" in text] != []


def test_leaving_ends_the_count_and_coming_back_begins_it_anew() -> None:
    page = finished(Page(shelf=SHELF))
    table = page.route
    page.go("#/")
    page.wait()
    assert page.loop.model.play is None or not page.loop.model.play.counted
    page.go(table)
    page.wait()
    assert page.play.counted


@pytest.mark.parametrize("seed", range(4))
def test_an_ordinary_game_is_counted_with_its_last_move(seed: int) -> None:
    page = Page(shelf=SHELF)
    page.begin("moyo", option_puzzle=str(seed + 1))
    while page.play.match.turn is not None:
        move = page.play.match.game.legal_moves(page.play.match.state)[-1]
        page.tap(*move.places)
        page.press("place")
    assert page.play.counted
    assert "Final score" in page.html
