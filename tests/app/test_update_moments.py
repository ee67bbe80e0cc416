"""What is counted and looked back at are the moves of seats: chance only brings what the next decision finds."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

import pytest

from app.page import Page
from app.reading import Node, read
from azumaya.app import saves
from azumaya.app.model import Saved
from azumaya.app.moments import moment_after, moments, moves_before
from azumaya.core.game import CHANCE
from azumaya.games import SHELF

GAMES = [str(game.about.id) for game in SHELF.games if game.table]
SET_UP: Mapping[str, str] = {
    "cardoku": "Nine seeds are laid, and each side is dealt 10 cards.",
    "kartenspiel": "A yellow card is turned up in the middle, and everybody is dealt 5 cards.",
    "culdcept": "The cards of clubs are laid in a ring, and everybody is dealt 3 cards.",
}


def played(game: str, moves: int) -> Page:
    """A game in which a person and an opponent have made so many moves each; the person is on turn."""
    page, rng = Page(shelf=SHELF), random.Random(3)
    page.begin(game, seat_1_mind="level:1")
    while made(page) < moves:
        match = page.play.match
        if match.turn == 0:
            page.tap(*rng.choice(match.game.fair_moves(match.state)).places)
            if page.play.pick.ready is not None:
                page.press("place")
        else:
            page.wait()
    while page.play.match.turn == 1:
        page.wait()
    return page


def made(page: Page) -> int:
    match = page.play.match
    return sum(match.game.turn(state) != CHANCE for state in match.states[:-1])


def log(page: Page) -> list[tuple[str, str]]:
    """Of each line, the oldest first, its number and its words."""
    lines = read(page.html).one(id="body-log").every("button")
    return [(line.one("small").text, line.text.removeprefix(line.one("small").text)) for line in lines][::-1]


def tree(page: Page) -> Node:
    return read(page.html)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_counts_the_moves_of_seats_and_tells_the_set_up_in_one_line(game: str) -> None:
    page = played(game, 4)
    numbers = [number for number, _ in log(page) if number]
    assert numbers == [str(number) for number in range(1, made(page) + 1)]
    told = [words for _, words in log(page) if words == SET_UP.get(game)]
    assert (len(told), log(page)[0][1] in told) == ((1, True) if game in SET_UP else (0, False))


@pytest.mark.parametrize("game", GAMES)
def test_one_looks_back_from_decision_to_decision(game: str) -> None:
    page = played(game, 4)
    end, shown = made(page), []
    assert tree(page).one(id="replay").one(class_="where").text.startswith(f"Move {end} of {end}")
    while (back := tree(page).one(id="look-prev")).get("data-press"):
        page.press("look", back["data-arg"])
        shown.append(page.play.match.game.turn(page.play.match.states[page.play.shown or 0]))
    assert CHANCE not in shown
    assert len(shown) == end
    assert tree(page).one(id="replay").one(class_="where").text.startswith(f"Move 0 of {end}")
    assert page.said[-1] == f"Move 0 of {end}."


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_leads_to_the_moment_after_its_move(game: str) -> None:
    page = played(game, 3)
    for line in list(read(page.html).one(id="body-log").every("button")):
        if number := line.one("small").text:
            page.press("look", line["data-arg"])
            where = tree(page).one(id="replay").one(class_="where").text
            assert where.startswith(f"Move {number} of ")
            current = [
                b.one("small").text for b in read(page.html).one(id="body-log").every("button", aria_current="true")
            ]
            assert current == [number]


def test_the_slider_tells_how_many_moves_were_made() -> None:
    page = played("kartenspiel", 3)
    slider = tree(page).one(id="replay-ply")
    assert (slider["max"], slider["value"]) == (str(made(page)), str(made(page)))
    page.send("form", form="replay", fields={"move": "1"}, changed="move", now=0)
    match = page.play.match
    assert [str(move) for move in match.record.moves[: page.play.shown]][-2][:2] != "de"
    assert moves_before(moments(match), page.play.shown or 0) == 1
    page.send("form", form="replay", fields={"move": "999"}, changed="move", now=0)
    assert page.play.shown is None


def test_the_list_of_games_counts_as_the_table_does() -> None:
    page = played("cardoku", 2)
    id, now = page.id, made(page)
    page.go("#/")
    assert f"move {now + 1}, Mio to play" in tree(page).text
    kept = saves.read(id, page.storage[f"azumaya.v1.game.{id}"], SHELF)
    assert isinstance(kept, Saved)
    assert kept.made == now
    older = saves.read(id, saves.write(replace(kept, made=None), SHELF), SHELF)
    assert older == replace(kept, made=None)


def test_a_card_that_chance_brings_stands_in_the_log_with_the_mark_of_who_sees_it_and_else_not_at_all() -> None:
    page = played("kartenspiel", 4)
    lines = list(read(page.html).one(id="body-log").every("button"))
    draws = [line for line in lines if "draw" in line.text]
    assert draws
    assert all(line.one("svg", class_="shape")["data-owner"] == "1" for line in draws)
    assert all("You draw " in line.text for line in draws)


def test_the_moments_of_a_game_are_its_decisions_and_its_end() -> None:
    match = played("kartenspiel", 3).play.match
    found = moments(match)
    assert found[0] == 11  # a yellow card and two hands of five
    assert [moves_before(found, ply) for ply in found] == list(range(len(found)))
    assert moment_after(found, 0) == 11
    assert moment_after(found, 11) == found[1]
    assert moment_after(found, found[-1] - 1) == found[-1]
