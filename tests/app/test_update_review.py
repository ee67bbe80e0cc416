"""The turning points of a finished game are looked for when somebody asks, and each leads back to its move."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

from app.page import GAME, Page
from app.reading import Node, read
from azumaya.app import saves
from azumaya.app.model import Player, Saved
from azumaya.core.record import Match
from azumaya.core.skill import Review, Turning
from azumaya.core.text import SeatName, Text
from azumaya.games import SHELF

MOYO = SHELF.find("moyo")
FOUND = Review(
    Text("From move {n} on it is known.", n=3),
    (Turning(4, Text("{who} was winning.", who=SeatName(1))),),
)


def finished(options: dict[str, str] | None = None, moves: int | None = None) -> Page:
    """A game of Sudoku Moyo played to its end, or so many moves of it."""
    match = Match.new(MOYO, 2, options or {}, "00")
    while match.turn is not None and (moves is None or len(match.record.moves) < moves):
        match = match.play(str(min(MOYO.legal_moves(match.state), key=str)))
    saved = Saved("abc", match.record, (Player("Mio"), Player("Jun")), turn=match.turn, over=match.turn is None)
    page = Page({f"{GAME}abc": saves.write(saved, SHELF)}, "#/game/abc", SHELF)
    page.wait()
    return page


def tab(page: Page) -> Node:
    return read(page.html).one(id="body-turnings")


def is_offered(page: Page) -> bool:
    return list(read(page.html).every(id="body-turnings")) != []


def knowing(*steps: Review) -> object:
    """The skill of Moyo with this search instead of its own."""
    return patch.object(type(MOYO.skill), "review", lambda skill, game, states: iter(steps))


def test_nothing_is_looked_for_before_somebody_asks() -> None:
    page = finished()
    assert (tab(page).one("button")["data-press"], page.due) == ("review", [])


def test_what_is_found_is_told_with_the_way_back_to_it() -> None:
    page = finished()
    with knowing(Review(FOUND.line), FOUND):
        page.press("review")
        page.wait()
        line = tab(page).one("button")
        assert tab(page).one("p").text == "From move 3 on it is known."
        assert line.text == "5Jun was winning."
        assert page.said[-1] == "From move 3 on it is known."
        page.press(line["data-press"], line["data-arg"])
        assert (page.play.shown, tab(page).one("button")["aria-current"]) == (4, "true")


def test_the_search_goes_on_in_slices_and_what_is_known_so_far_stands_there() -> None:
    page = finished()

    def steps() -> Iterator[Review]:
        yield Review(Text("So much."))
        while True:
            yield FOUND

    with patch.object(type(MOYO.skill), "review", lambda skill, game, states: steps()):
        page.press("review")
        page.wait(most=3)
        assert page.due
        assert [p.text for p in tab(page).every("p")][-1] == "Still going through the moves before."
        page.go("#/")
        assert (page.wait(), page.due) == (1, [])


def test_where_nothing_can_be_found_that_is_said() -> None:
    page = finished()
    with knowing():
        page.press("review")
        page.wait()
    assert tab(page).text == "Nothing more can be known of this game."


def test_moyo_finds_who_was_winning_and_tells_it_by_name() -> None:
    page = finished()
    with patch("azumaya.games.moyo.turning.PATIENCE", 5):
        page.press("review")
        page.wait(100_000)
    assert page.said[-1].startswith(("Mio was winning", "Jun was winning", "From move ", "It is known"))


def test_it_is_offered_for_a_finished_game_of_which_something_can_be_known() -> None:
    offered = [is_offered(finished()), is_offered(finished(moves=3)), is_offered(finished({"variant": "horikomi"}))]
    assert offered == [True, False, False]
    going_on = finished(moves=3)
    going_on.press("review")
    assert going_on.play.review is None
