"""Taking back, bringing back, looking back, and games that grow out of a game."""

from __future__ import annotations

import pytest

from app.page import DAWN, GAME, Page
from azumaya.app.table import told
from azumaya.games import SHELF as GAMES


def table(game: str = "pebbles", **fields: str) -> Page:
    page = Page()
    page.begin(game, **fields)
    return page


def played(*takes: int, **fields: str) -> Page:
    page = table(**fields)
    for n in takes:
        page.take(n)
    return page


class TestUndo:
    def test_it_goes_back_to_the_last_decision_of_a_person(self) -> None:
        page = played(2, 1)
        page.press("undo")
        assert (page.moves, page.play.saved.undone, page.said[-1]) == (
            ("take:2",),
            ("take:1",),
            "Taken back: Jun is on turn again.",
        )

    def test_it_crosses_the_reply_of_an_opponent(self) -> None:
        page = played(2, seat_1_mind="level:1")
        page.wait()
        reply = page.moves[1]
        page.press("undo")
        assert (page.moves, page.play.saved.undone) == ((), ("take:2", reply))

    def test_it_never_crosses_chance(self) -> None:
        page = played(1, 1, option_weather="rain")
        moves = page.moves
        page.press("undo")
        assert page.moves == moves
        assert str(page.play.note) == (
            f"This cannot be taken back, because of what has come up since: {next(told(2, page.play))} "
            "Only a game started as friendly goes further back."
        )

    def test_why_not_tells_of_a_hidden_card_no_more_than_the_log_does(self) -> None:
        page = Page(shelf=GAMES)
        page.begin("kartenspiel", seat_1_mind="level:1")
        match = page.play.match
        page.tap(*next(move.places for move in match.game.fair_moves(match.state) if "@" in str(move)))
        page.press("place")
        page.wait()
        page.press("undo")
        assert "because of what has come up since: Player 2 draws a card. Only" in str(page.play.note)

    def test_unless_the_game_is_friendly_and_then_the_same_comes_again(self) -> None:
        page = played(1, 1, option_weather="rain", friendly="yes")
        moves = page.moves
        page.press("undo")
        assert page.moves == ("take:1",)
        page.take(1)
        assert page.moves == moves

    def test_before_the_first_move_there_is_nothing_to_take_back(self) -> None:
        page = table()
        page.press("undo")
        assert str(page.play.note) == "There is nothing to take back yet."

    def test_it_works_after_the_end(self) -> None:
        page = played(3, 3, 1)
        page.press("undo")
        assert (page.moves, page.play.saved.over, page.play.saved.turn) == (("take:3", "take:3"), False, 0)

    def test_an_opponents_thinking_ends_with_it(self) -> None:
        page = played(2, seat_1_mind="level:1")
        assert page.play.thinking == 1
        page.press("undo")
        page.wait()
        assert (page.moves, page.play.thinking, page.play.saved.undone) == ((), None, ("take:2",))

    @pytest.mark.parametrize("reloaded", [False, True])
    def test_redo_brings_it_all_back_also_after_a_reload(self, reloaded: bool) -> None:
        page = played(1, 2, 3)
        for _ in range(3):
            page.press("undo")
        page = page.reload() if reloaded else page
        for _ in range(3):
            page.press("redo")
        assert (page.moves, page.play.saved.undone) == (("take:1", "take:2", "take:3"), ())

    def test_redo_brings_the_opponents_reply_back_too(self) -> None:
        page = played(2, seat_1_mind="level:1")
        page.wait()
        moves = page.moves
        page.press("undo")
        page.press("redo")
        assert (page.moves, page.play.saved.undone, page.play.thinking) == (moves, (), None)

    def test_after_redo_an_opponent_who_was_not_done_thinks_again(self) -> None:
        page = played(2, seat_1_mind="level:1")
        page.press("undo")
        page.press("redo")
        assert (page.moves, page.play.thinking) == (("take:2",), 1)
        page.wait()
        assert len(page.moves) == 2

    def test_a_new_move_clears_what_could_be_brought_back(self) -> None:
        page = played(1)
        page.press("undo")
        page.take(2)
        page.press("redo")
        assert (page.moves, str(page.play.note)) == (("take:2",), "There is nothing to bring back.")

    def test_what_does_not_fit_any_more_is_not_brought_back(self) -> None:
        page = played(1)
        page.press("undo")
        text = page.text.replace('"undone":["take:1"]', '"undone":["take:9"]')
        page = Page({GAME + page.id: text}, page.route)
        page.press("redo")
        assert (page.moves, page.play.saved.undone) == ((), ())


class TestLookingBack:
    def test_an_earlier_ply_is_shown_and_the_game_stays(self) -> None:
        page = played(1, 2)
        page.press("look", "1")
        assert (page.play.shown, page.moves) == (1, ("take:1", "take:2"))

    @pytest.mark.parametrize("arg", ["2", "99"])
    def test_the_end_is_now(self, arg: str) -> None:
        page = played(1, 2)
        page.press("look", "0")
        page.press("look", arg)
        assert page.play.shown is None

    @pytest.mark.parametrize("arg", ["", "-1", "x", "٣", "9" * 10])
    def test_what_is_no_ply_changes_nothing(self, arg: str) -> None:
        page = played(1, 2)
        page.press("look", "1")
        page.press("look", arg)
        assert page.play.shown == 1

    def test_the_slider_says_it_with_its_form(self) -> None:
        page = played(1, 2)
        page.send("form", form="replay", fields={"move": "1"}, changed="move", now=DAWN)
        assert page.play.shown == 1

    def test_nothing_can_be_played_there(self) -> None:
        page = played(1)
        page.press("look", "0")
        page.tap("heap")
        assert (page.moves, str(page.play.note)) == (
            ("take:1",),
            "You are looking back. Return to now to play on.",
        )

    def test_now_ends_it(self) -> None:
        page = played(1)
        page.press("look", "0")
        page.press("now")
        page.take(2)
        assert page.moves == ("take:1", "take:2")

    def test_an_opponents_move_does_not_end_it(self) -> None:
        page = played(1, seat_1_mind="level:1")
        page.press("look", "0")
        page.wait()
        assert (page.play.shown, len(page.moves)) == (0, 2)


class TestTheNextGame:
    def test_the_persons_change_seats_and_the_series_grows(self) -> None:
        page = played(3, 3, 1)
        first = page.id
        page.press("again")
        saved = page.play.saved
        assert [player.name for player in saved.players] == ["Jun", "Mio"]
        assert (saved.series, page.moves, page.route) == ((first,), (), f"#/game/{saved.id}")
        assert {GAME + first, GAME + saved.id} <= set(page.storage)

    def test_it_is_told_who_has_which_seat_now_until_a_person_has_moved(self) -> None:
        page = played(3, 3, 1)
        page.press("again")
        told = "The seats have changed. Jun: Seat 1. Mio: Seat 2."
        assert (page.notice, told in page.html, page.said[-1]) == (told, True, told)
        page.tap("heap", "n:1")
        assert page.notice == told
        page.press("place")
        assert page.notice == ""

    def test_moves_made_before_it_begins_are_made(self) -> None:
        page = played(3, 3, 1, option_start="head")
        page.press("again")
        assert page.moves == ("take:1",)

    def test_a_third_game_knows_both_before_it(self) -> None:
        page = played(3, 3, 1)
        ids = [page.id]
        page.press("again")
        ids.append(page.id)
        for n in (3, 3, 1):
            page.take(n)
        page.press("again")
        assert page.play.saved.series == tuple(ids)

    def test_a_game_that_is_not_over_has_none(self) -> None:
        page = played(3)
        page.press("again")
        assert (page.moves, str(page.play.note)) == (("take:3",), "This game is not over yet.")


class TestPlayingOnFromAnEarlierMove:
    def test_it_is_a_game_of_its_own_with_another_seed(self) -> None:
        page = played(1, 2, option_weather="rain")
        first, seed, text = page.id, page.play.saved.record.seed, page.text
        page.press("look", "1")
        page.press("branch")
        assert (page.moves, page.play.shown, page.play.saved.series) == (("take:1",), None, ())
        assert (page.id != first, page.play.saved.record.seed != seed) == (True, True)
        assert page.storage[GAME + first] == text

    def test_the_ply_may_be_named(self) -> None:
        page = played(1, 2, 3)
        page.press("branch", "2")
        assert page.moves == ("take:1", "take:2")

    def test_not_while_cards_are_hidden(self) -> None:
        page = table("purses")
        page.take(1)
        page.hold()
        first = page.id
        page.press("branch", "2")
        assert (page.id, "While cards are hidden" in str(page.play.note)) == (first, True)

    def test_but_once_all_is_open(self) -> None:
        page = table("purses")
        for n in (3, 3, 1):
            page.take(n)
        page.press("branch", "2")
        assert len(page.moves) == 2
