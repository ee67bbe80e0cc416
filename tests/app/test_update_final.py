"""What cannot be taken back is shown and confirmed, also where a word says it; the only move there is, is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.hands import Hands
from app.page import GAME, Page
from app.reading import read
from azumaya.app import saves
from azumaya.app.model import Player, Saved
from azumaya.core.game import CHANCE
from azumaya.core.pick import Pick
from azumaya.core.record import Match
from azumaya.core.shelf import Shelf
from azumaya.games import SHELF

MIO, HOST = Player("Mio"), Player("Patient host", "greedy")


def sit(match: Match[Any, Any], **more: Any) -> Page:
    """A table at which Mio sits alone among opponents, with this game on it."""
    players = tuple(MIO if seat == match.turn else HOST for seat in range(match.record.seats))
    kept = Saved("abc", match.record, players, **more)
    return Page({f"{GAME}abc": saves.write(kept, SHELF)}, "#/game/abc", SHELF)


def culdcept(*tokens: str, seed: str = "1") -> Match[Any, Any]:
    """A game of Culdcept cards for two after these moves, with what chance brings."""
    match = Match.new(SHELF.find("culdcept"), 2, {}, seed).settle()
    for token in tokens:
        match = match.play(token).settle()
    return match


def kartenspiel() -> Match[Any, Any]:
    return Match.new(SHELF.find("kartenspiel"), 2, {}, "1").settle()


def duel() -> Match[Any, Any]:
    return Match.new(SHELF.find("kado"), 2, {}, "1").settle()


def penalty() -> tuple[str, ...]:
    return (f"hand:{kartenspiel().state.holdings[0].hand[0]}", "do:penalty")


FINAL: dict[str, tuple[Callable[[], Match[Any, Any]], tuple[str, ...]]] = {
    "a roll of the die": (culdcept, ("do:roll",)),
    "a square left as it is": (lambda: culdcept("roll"), ("do:stay",)),
    "a card given up": (kartenspiel, penalty()),
    "a card put aside": (duel, ("do:discard",)),
}


@pytest.mark.parametrize("what", FINAL)
class TestAWordThatCannotBeTakenBack:
    """Chance follows it: so it is asked again, wherever there is another choice."""

    def test_is_shown_and_then_confirmed(self, what: str) -> None:
        match, taps = FINAL[what]
        page = sit(match())
        before = page.moves
        page.tap(*taps)
        assert (page.moves, page.play.pick.ready is not None) == (before, True)
        word = read(page.html).one(id=f"spot-{taps[-1]}")
        assert (word["aria-pressed"], page.said[-1].endswith(": not yet made, confirm it or choose again.")) == (
            "true",
            True,
        )
        assert read(page.html).one(id="press-place").get("aria-disabled") is None
        page.press("place")
        assert len(page.moves) > len(before)

    def test_is_confirmed_by_a_second_tap_on_it_too(self, what: str) -> None:
        match, taps = FINAL[what]
        page = sit(match())
        before = page.moves
        page.tap(*taps, taps[-1])
        assert len(page.moves) > len(before)

    def test_can_be_let_go(self, what: str) -> None:
        match, taps = FINAL[what]
        page = sit(match())
        before = page.moves
        page.tap(*taps)
        page.press("let-go")
        assert (page.moves, page.play.pick) == (before, Pick())

    @pytest.mark.parametrize("setting", ["confirm=once", "friendly"])
    def test_is_made_at_once_where_one_wishes_it_and_where_it_can_be_taken_back_all_the_same(
        self, what: str, setting: str
    ) -> None:
        match, taps = FINAL[what]
        page = sit(match(), friendly=setting == "friendly")
        if setting != "friendly":
            page.press("setting", setting)
        before = page.moves
        page.tap(*taps)
        assert len(page.moves) > len(before)


class TestWhatNeedsNoFurtherWord:
    def test_the_only_move_there_is_though_chance_follows(self) -> None:
        """After the Reincarnation nothing is left but to roll the die."""
        match = culdcept("linkation")
        assert [str(move) for move in match.game.legal_moves(match.state)] == ["roll"]
        page = sit(match)
        page.tap("do:roll")
        assert "roll" in page.moves

    def test_a_word_that_can_be_taken_back(self) -> None:
        page = Page(shelf=Shelf((Hands(),)))
        page.begin("hands", option_hands="open", seats="2")
        while page.play.match.turn is not None:
            page.tap(f"hand:{page.play.match.state.hands[page.play.match.turn][0]}")
            page.press("place")
            if not page.play.match.state.left:
                break
            asked = page.moves
            page.tap("do:left")
            assert (page.moves, page.play.pick.taps) == (asked, ("do:left",))  # a card is drawn next
            page.press("place")
        made = page.moves
        page.tap("do:left")
        assert page.moves == (*made, "left")
        assert page.play.match.turn != CHANCE

    def test_a_wrong_card_that_could_be_called_out_does_not_make_a_choice(self) -> None:
        """Without a referee a forced pass is one tap, whether the card placed last is right or wrong."""
        game = SHELF.find("kartenspiel")
        for seed in range(40):
            match = Match.new(game, 2, {"referee": "off"}, f"{seed}").settle()
            while match.turn is not None:
                legal, calls = game.legal_moves(match.state), game.calls(match.state)
                others = [move for move in legal if move not in calls]
                if calls and [str(move) for move in others] == ["pass"]:
                    page = sit(match)
                    page.tap("do:pass")
                    assert page.moves[len(match.record.moves)] == "pass"
                    return
                wrong = [move for move in others if move not in game.fair_moves(match.state)]
                match = match.play(str((wrong or others)[0])).settle()
        raise AssertionError("there is no such moment")


def test_the_other_pieces_stay_as_they_are_while_a_word_that_says_it_all_waits() -> None:
    page = sit(culdcept())
    cards = [node["id"] for node in read(page.html).every(class_="pick") if node.get("aria-disabled") is None]
    page.tap("do:roll")
    assert cards
    assert [n["id"] for n in read(page.html).every(class_="pick") if n.get("aria-disabled") is None] == cards
