"""What the taps already come to has its button, in the words of the move; what else may be said never looks closed."""

from __future__ import annotations

from typing import Any

import pytest

from app.page import GAME, Page
from app.reading import Node, read
from azumaya.app import saves
from azumaya.app.model import Player, Saved
from azumaya.core.record import Match
from azumaya.games import SHELF

PLAYERS = (Player("Mio"), Player("Patient host", "greedy"), Player("Eager guest", "greedy"))
RING = "ring:2 ring:3 ring:4 ring:5 ring:6 ring:7 ring:8 ring:9 ring:10 ring:J ring:Q ring:K ring:A"


def sit(match: Match[Any, Any]) -> Page:
    """Mio sits at the first seat of this game, opponents at the others."""
    kept = Saved("abc", match.record, PLAYERS[: match.record.seats])
    return Page({f"{GAME}abc": saves.write(kept, SHELF)}, "#/game/abc", SHELF)


def culdcept(*tokens: str, hand: str = "2 9 K 4") -> Page:
    """Mio's spades stand on square 11, the queen, with these cards, the last of which is drawn."""
    match = Match.new(SHELF.find("culdcept"), 2, {}, "1")
    *dealt, drawn = hand.split()
    deal = [f"deal:{card}" for card in (*dealt, "A", "3", "Q")]
    for token in (*RING.split(), *deal, f"draw:{drawn}", *tokens):
        match = match.play(token)
    return sit(match)


def button(page: Page) -> tuple[str, str | None]:
    """The words of the button that makes the move, and whether it is off."""
    node = read(page.html).one(id="press-place")
    return node.text, node.get("aria-disabled")


def line(page: Page) -> str:
    return read(page.html).one(class_="say").text


def word(page: Page, place: str) -> Node:
    return read(page.html).one(id=f"spot-{place}")


def test_a_card_that_can_only_be_a_holy_word_has_the_button_of_its_walk() -> None:
    page = culdcept()
    page.tap("hand:4")
    assert (button(page), line(page)) == (
        ("Walk 4 to square 2", None),
        "As Holy Word this card leads 4 steps ahead, to square 2.",
    )
    assert page.said[-1] == "Walk 4 to square 2: not yet made, confirm it or choose again."
    page.press("place")
    assert page.moves[-1] == "word:4"


def test_a_card_that_takes_the_square_alone_has_its_button_until_another_goes_with_it() -> None:
    page = culdcept("roll", "die:4")  # square 2, which counts 3
    page.tap("hand:9")
    assert button(page) == ("Take with the 9", None)
    page.tap("hand:2")
    assert (button(page), line(page)) == (("Take with 2 + 9 = 11", None), "Confirm it, or choose other cards.")
    page.press("place")
    assert "claim:2+9" in page.moves


def test_a_card_that_needs_another_has_no_button_yet_where_several_would_do() -> None:
    page = culdcept("roll", "die:6")  # square 4, which counts 5
    page.tap("here")
    assert button(page) == ("Choose a card", "true")
    page.tap("hand:4")
    assert (button(page), line(page)) == (
        ("Take with 2 + 4 = 6", None),
        "This card does not take the square alone: add another to it.",
    )


def test_of_a_square_that_only_one_card_takes_the_button_says_so_as_soon_as_it_is_chosen() -> None:
    page = culdcept("roll", "die:1", hand="2 9 K A")  # square 12, the king
    page.tap("here")
    assert button(page) == ("Take with the ace", None)
    assert line(page) == "Only one move is left with it: confirm it, or choose again."


def test_what_may_be_said_instead_never_looks_closed() -> None:
    page = culdcept("roll", "die:4")
    for taps in ((), ("here",), ("hand:4",)):
        page.tap(*taps)
        assert word(page, "do:stay").get("aria-disabled") is None
    page.tap("do:stay")
    assert page.play.pick.taps == ("do:stay",)


def test_what_one_does_on_most_turns_stands_out_until_something_is_chosen() -> None:
    there = culdcept("roll", "die:4")
    assert [word(there, place).get("data-kind") for place in ("lay", "do:stay")] == ["primary", None]
    page = culdcept()
    assert [word(page, place).get("data-kind") for place in ("do:roll", "linkation")] == ["primary", None]
    page.tap("hand:4")
    assert word(page, "do:roll").get("data-kind") is None


@pytest.mark.parametrize(
    ("tokens", "place", "words"),
    [(("roll", "die:1"), "do:stay", "Leave square 12")],
    ids=["nothing takes a king"],
)
def test_the_only_thing_that_can_be_said_says_what_it_does_and_stands_out(
    tokens: tuple[str, ...], place: str, words: str
) -> None:
    said = word(culdcept(*tokens), place)
    assert (said.text, said.get("data-kind")) == (words, "primary")


def test_a_gift_that_can_go_to_one_alone_says_to_whom() -> None:
    """The third card of a turn goes to whoever has none yet."""
    match = Match.new(SHELF.find("kado"), 3, {}, "1").settle()
    for token in ("give:0", "give:1"):
        match = match.play(token).settle()
    (move,) = match.game.legal_moves(match.state)
    said = word(sit(match), move.places[0])
    assert (said.text, said.get("data-kind")) == ("Give it to Eager guest", "primary")


def test_what_is_tried_without_knowing_whether_it_is_right_has_no_button() -> None:
    match = Match.new(SHELF.find("kartenspiel"), 2, {"referee": "off"}, "1").settle()
    page = sit(match)
    page.tap("do:object")
    assert page.play.pick.meant is None
