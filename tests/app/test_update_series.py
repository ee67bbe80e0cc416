"""A rematch: the chairs are exchanged, and what both games brought is added up (Moyo R9, R10)."""

from __future__ import annotations

import pytest

from app.page import Page
from app.reading import read
from azumaya.games import SHELF


def play_on(page: Page) -> None:
    """Play the game at the table to its end, each time the first legal stone."""
    while page.play.match.turn is not None:
        if page.play.thinking is not None:
            page.press("stop-thinking")
            continue
        move = page.play.match.game.legal_moves(page.play.match.state)[0]
        page.tap(*move.places)
        if page.play.pick.ready:
            page.press("place")


def rematch(**fields: str) -> Page:
    """Two games of a series, both played out."""
    page = Page(shelf=SHELF)
    page.begin("moyo", **fields)
    play_on(page)
    page.press("again")
    play_on(page)
    return page


def test_victory_points_are_added_up_by_person_and_not_by_chair() -> None:
    page = rematch(option_puzzle="5")
    first, second = page.saved(page.play.saved.series[0]), page.play.saved
    assert [player.name for player in first.players] == ["Mio", "Jun"]
    assert [player.name for player in second.players] == ["Jun", "Mio"]
    wins = [max(first.points), max(second.points)]
    assert sorted(first.points) == [0, wins[0]]
    mio, jun = first.points[0] + second.points[1], first.points[1] + second.points[0]
    assert mio + jun == sum(wins)
    brought = [line.text for line in read(page.html).one(id="series").every("li")]
    assert brought == [f"Jun {jun}", f"Mio {mio}"]  # in the order of the chairs now
    assert "After 2 games of this series" in page.html


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({}, "The seats have changed. Jun: Light stones, first turn. Mio: Dark stones, second turn."),
        ({"seat_1_mind": "level:2"}, "The seats have changed. Mio: Dark stones, second turn."),
    ],
)
def test_a_rematch_tells_every_person_which_stones_are_theirs_and_who_begins(fields: dict[str, str], told: str) -> None:
    page = Page(shelf=SHELF)
    page.begin("moyo", option_puzzle="5", **fields)
    play_on(page)
    page.press("again")
    assert page.notice == told


def test_the_rematch_takes_the_place_of_the_game_that_has_ended() -> None:
    """Back leads to the shelf from there, where both games lie."""
    page = Page(shelf=SHELF)
    page.begin("moyo", option_puzzle="5")
    play_on(page)
    page.press("again")
    went = [effect for effect in page.effects if effect["do"] == "go"]
    assert went == [{"do": "go", "route": f"#/game/{page.id}", "replace": True}]


def test_a_single_game_is_no_series() -> None:
    page = Page(shelf=SHELF)
    page.begin("moyo", option_puzzle="5")
    play_on(page)
    assert "of this series" not in page.html


def test_a_game_of_horikomi_counts_as_a_win() -> None:
    page = rematch(option_puzzle="2", option_variant="horikomi")
    assert {n for saved in page.loop.model.games.values() for n in saved.points} <= {0, 1}


def test_the_sum_is_there_after_a_reload_and_leaves_out_what_was_deleted() -> None:
    page = rematch(option_puzzle="5")
    again = page.reload()
    assert "After 2 games of this series" in again.html
    again.press("delete", page.play.saved.series[0])
    assert "of this series" not in again.reload(page.route).html


def test_who_leads_is_said_or_that_it_stands_level() -> None:
    page = rematch(option_puzzle="5")
    assert ("leads the series." in page.html) != ("The series stands level." in page.html)
