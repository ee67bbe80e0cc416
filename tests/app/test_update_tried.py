"""What may be tried on every turn: an objection, by the word and the card in any order, right or wrong."""

from __future__ import annotations

import pytest

from app.page import GAME, Page
from azumaya.app import saves
from azumaya.app.model import Player, Saved
from azumaya.core.pick import Pick
from azumaya.games import SHELF
from azumaya.games.cardoku.moves import parse
from games.cardoku.play import game, opening

PLAYERS = (Player("Mio"), Player("Jun"))
RIGHT, WRONG = "draw:3E 2M>r1c9 draw:2E", "draw:3E 1M>r1c9 draw:2E"  # a 1 lies on r1c1


def page(tokens: str = WRONG, **options: str) -> Page:
    """Side A is on turn, hands lie open, and nobody checks what side B has laid on r1c9."""
    played = game(opening(first="B"), tokens, **{"referee": "off", "hands": "open", **options})
    saved = Saved("abc", played.match.record, PLAYERS)
    return Page({f"{GAME}abc": saves.write(saved, SHELF)}, "#/game/abc", SHELF)


def test_the_word_and_then_the_card_are_shown_and_confirmed() -> None:
    shown = page()
    shown.tap("do:object", "r1c9")
    assert shown.play.pick.ready == parse("object:r1c9")
    shown.press("place")
    assert "object:r1c9" in shown.moves


def test_the_card_and_then_the_word_make_the_objection_at_once() -> None:
    shown = page()
    shown.tap("r1c9", "do:object")
    assert "object:r1c9" in shown.moves


@pytest.mark.parametrize("taps", [("do:object", "r1c9"), ("r1c9", "do:object")])
def test_an_objection_to_a_card_that_is_right_is_answered_and_changes_nothing(taps: tuple[str, str]) -> None:
    shown = page(RIGHT)
    before = shown.moves
    shown.tap(*taps)
    assert shown.play.objection is not None
    assert (str(shown.play.objection.text), shown.play.objection.clause) == (
        "The card on r1c9 is right: it repeated nothing when it was laid.",
        "A16",
    )
    assert (shown.moves, shown.play.pick.taps) == (before, taps[:1])


@pytest.mark.parametrize("place", ["do:object", "r1c9", "r1c1"])
def test_what_is_chosen_first_does_not_tell_whether_something_is_wrong(place: str) -> None:
    picks = []
    for tokens in (RIGHT, WRONG):
        shown = page(tokens)
        shown.tap(place)
        picks.append(shown.play.pick)
    assert picks[0] == picks[1] != Pick()
    assert picks[0].taps == (place,)


def test_an_empty_cell_holds_nothing_to_object_to() -> None:
    shown = page()
    shown.tap("do:object", "r1c2")
    assert str(shown.play.objection and shown.play.objection.text) == "No card lies on r1c2."


def test_a_second_tap_lets_go_of_the_word() -> None:
    shown = page()
    shown.tap("do:object", "do:object")
    assert shown.play.pick.taps == ()


@pytest.mark.parametrize("first", ["do:object", "r1c1", "r1c9"])
def test_what_was_only_tried_is_let_go_for_a_card_of_the_hand(first: str) -> None:
    shown = page()
    shown.tap(first, "hand:2E")
    assert (shown.play.pick.taps, shown.play.objection) == (("hand:2E",), None)


def test_a_card_of_the_hand_is_kept_where_its_cell_is_taken() -> None:
    shown = page()
    shown.tap("hand:2E", "r1c9")
    assert str(shown.play.objection and shown.play.objection.text).startswith("r1c9 is taken")
    assert shown.play.pick.taps == ("hand:2E",)


def test_with_a_referee_a_card_of_the_grid_cannot_be_chosen_before_the_pile_is_empty() -> None:
    shown = page(RIGHT, referee="on")
    shown.tap("r1c9")
    assert shown.play.pick == Pick()
    assert str(shown.play.objection and shown.play.objection.text).startswith("Cards are moved only once")
