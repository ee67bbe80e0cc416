"""The home screen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.moments import DAMAGED, HALF, JUN, MANY, MINUTE, MIO, MOYO, NOW, house, match, saved, tree
from app.reading import Node, read
from azumaya.app.model import Device, Player, Route
from azumaya.app.shell import shell_html
from azumaya.app.table import picture
from azumaya.core.shelf import Shelf
from azumaya.games import SHELF


class Tableless(type(MOYO)):  # type: ignore[misc]
    """A game for which no table is drawn yet."""

    table = None


def row(page: Node, id: str) -> Node:
    return next(node for node in page.one(id=f"open-{id}").up() if node.tag == "li")


def test_the_shelf_shows_the_games_that_can_be_played() -> None:
    page = tree(house(shelf=Shelf((MOYO, Tableless()))))
    tiles = list(page.one("ul", class_="shelf").every("li"))
    assert [tile.one("a")["href"] for tile in tiles] == ["#/new/moyo"]
    assert [fact.text for fact in tiles[0].every(class_="tag")] == ["2 players", "20 min"]


def test_a_running_game_says_who_plays_how_far_it_is_and_when_it_was_played() -> None:
    page = tree(house(games={"abc": saved(20)}))
    assert row(page, "abc").one("h3").text == "Sudoku Moyo"
    assert row(page, "abc").one("p").text == "Mio and Jun · move 21, Mio to play · 5 minutes ago"
    assert row(page, "abc").one("a")["aria-label"] == "Continue Sudoku Moyo, Mio and Jun"


def test_running_games_stand_newest_first_and_older_ones_are_folded_away() -> None:
    page = tree(house(games=dict(sorted(MANY.items(), reverse=True))))
    running = page.one(aria_labelledby="running")
    assert [a["id"] for a in running.every("a")] == [f"open-g{n}" for n in range(9)]
    older = running.one(id="running-older")
    assert older.one(id="running-more").text == "3 older games"
    assert [a["id"] for a in older.every("a")] == ["open-g6", "open-g7", "open-g8"]


def test_the_last_game_is_one_press_away() -> None:
    page = tree(house(games={**MANY, "new": saved(7, "new", played=NOW - MINUTE)}))
    tray = page.one(class_="tray")
    assert tray.one("p").text == "Sudoku Moyo: Jun to play, move 8Mio and Jun, a minute ago"
    assert tray.one(id="continue")["href"] == "#/game/new"


def test_a_finished_game_can_be_looked_back_at_and_is_not_continued() -> None:
    page = tree(house(games={"abc": saved(30)}))
    finished = page.one(aria_labelledby="finished")
    assert finished.one("p").text == "Mio and Jun · finished after move 30 · 5 minutes ago"
    assert finished.one("a")["aria-label"] == "Look back at Sudoku Moyo, Mio and Jun"
    assert list(page.every(id="continue")) == []


@pytest.mark.parametrize(
    ("winners", "state"),
    [
        ((), "finished after move 30"),  # saved before anybody wrote down who won
        ((1,), "Jun won after move 30"),
        ((0, 1), "drawn after move 30"),
    ],
)
def test_a_finished_game_says_who_won(winners: tuple[int, ...], state: str) -> None:
    page = tree(house(games={"abc": saved(30, winners=winners)}))
    assert row(page, "abc").one("p").text == f"Mio and Jun · {state} · 5 minutes ago"


class Threes(type(MOYO)):  # type: ignore[misc]
    """A game for three, of whom the first two are on one side."""

    about = replace(MOYO.about, seats=(3,))

    def side(self, seats: int, seat: int) -> int:
        return seat // 2


@pytest.mark.parametrize(
    ("winners", "state"),
    [((0, 1), "Mio and Jun won after move 30"), ((0, 2), "Mio and Lea shared the win after move 30")],
)
def test_a_side_wins_together_and_sides_share_a_win(winners: tuple[int, ...], state: str) -> None:
    of_three = saved(30, winners=winners, players=(MIO, JUN, Player("Lea")))
    of_three = replace(of_three, record=replace(of_three.record, seats=3))
    page = tree(house(shelf=Shelf((Threes(),)), games={"abc": of_three}))
    assert row(page, "abc").one("p").text == f"Mio, Jun and Lea · {state} · 5 minutes ago"


def test_a_game_shows_its_own_board_where_there_is_one() -> None:
    pictured = saved(20, picture=picture(match(20)))
    page = tree(house(games={"abc": pictured, "old": saved(20, "old")}))
    drawn = row(page, "abc").one("span", class_="art").one("svg", class_="grid-thumb")
    assert drawn["aria-hidden"] == "true"
    assert list(row(page, "old").every("svg", class_="grid-thumb")) == []
    assert row(page, "old").one("svg", class_="art")


def test_a_damaged_game_says_why_and_can_be_exported() -> None:
    page = tree(house(games={"broken": DAMAGED, "half": HALF}))
    assert row(page, "broken").one("p").text == "The text of this game was cut off."
    assert row(page, "broken").one("h3").text == "Damaged game"
    assert (row(page, "half").one("h3").text, row(page, "half").one("p").text) == (
        "Sudoku Moyo",
        "Mio and Jun · 3 minutes ago. The text of this game was cut off.",
    )
    presses = [(b["data-press"], b["data-arg"]) for b in row(page, "broken").every("button")]
    assert presses == [("export", "broken"), ("delete", "broken")]


def test_a_sound_game_can_be_copied_exported_and_deleted() -> None:
    page = tree(house(games={"abc": saved(20)}))
    presses = [(b["data-press"], b["data-arg"]) for b in row(page, "abc").every("button")]
    assert presses == [("duplicate", "abc"), ("export", "abc"), ("delete", "abc")]


def test_a_game_that_brought_the_app_down_is_marked() -> None:
    page = tree(house(games={"abc": saved(20)}, failed="abc"))
    assert row(page, "abc").one("p").text == ("This game stopped the app twice. Export it before you try again.")


def test_ready_offline_is_said_once_it_is_true() -> None:
    assert "Ready offline" not in tree(house()).text
    assert "Ready offline" in tree(house(device=Device(cached=True))).text


def test_a_new_version_waits_to_be_loaded() -> None:
    assert tree(house(device=Device(update=True))).one(data_press="update-now").text == "Update"


def test_an_address_that_leads_nowhere_is_told() -> None:
    page = tree(house(route=Route(lost=True)))
    assert page.one(class_="hero").one("p").text == ("There is nothing at that address. All your games are here.")


@pytest.mark.parametrize("name", ["<img src=x onerror=alert(1)>", '" onfocus="x', "{who}", "&lt;b&gt;", "Ô‮x"])
def test_a_hostile_name_is_only_a_name(name: str) -> None:
    entry = saved(20, players=(Player(name), MIO))
    page = tree(house(games={"abc": entry}))
    assert row(page, "abc").one("p").text.startswith(f"{name} and Mio")
    assert list(page.every("img")) == []


def test_the_page_before_python_is_the_home_screen_without_games() -> None:
    page = read(shell_html())
    assert page.one("h1").text.endswith("under one small roof")
    assert [a["href"] for a in page.one(class_="shelf").every("a")] == [
        f"#/new/{game.about.id}" for game in SHELF.games if game.table
    ]
