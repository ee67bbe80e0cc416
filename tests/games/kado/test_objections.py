"""Why a move is not legal: the first reason, its code, its clause, the places that show it, and the sentence."""

from __future__ import annotations

import pytest

from azumaya.games.kado.state import State
from games.kado.play import GAME, dealt, ended, explained, game, grid, legal, on, passed, placing, said, turns, why

LOOKING = game("top:Bg4 give:2 top:Sp1", seats=3).state  # seat 2 has a card
KEPT = game("top:Bg4 give:0 top:Sp1", seats=3).state  # the gifter has one
DUEL = game("top:Bg4 discard top:Sp1").state
LAST = game("top:Bg4 give:1 top:Sp1 discard top:Qo2").state
CHALLENGING = game(dealt("Bg4 Sp1 Qo2"), seats=3).state
FIRST = game(dealt("Bg4 Sp1 Qo2"), passed(3), seats=3).state
WIDE = placing(on("0,0", "0,1", "0,2", "0,3", "1,3"))
TALL = placing(on("-1,0", "0,0", "1,0", "1,1"))

ONLY_TWO = "Only when two play may the gifter put a card aside."
ONE_IS_ALL = "You have put a card aside in this turn already: one is all."
GIVEN = "This player has a card already: everybody gets just one in a turn."
TOUCH = "A card must touch another one of your grid: above, below, left or right of it."
BEGIN = "Your first card is where your grid begins: there is only one place for it."
THREE_LINES = "Your grid would be four lines high: three is the most."
FOUR_COLUMNS = "Your grid would be five columns wide: four is the most."

CASES = [
    # one card each
    (LOOKING, "give:2", "R4", "given", GIVEN, ("seat:2",)),
    (
        KEPT,
        "give:0",
        "R4",
        "given",
        "You have kept a card already: everybody gets just one in a turn.",
        ("seat:0",),
    ),
    (LOOKING, "give:3", "R4", "seat", "Nobody sits there: this is a table of 3.", ()),
    (DUEL, "give:4", "R4", "seat", "Nobody sits there: this is a table of 2.", ()),
    # discard
    (LOOKING, "discard", "R10", "duel", ONLY_TWO, ("do:discard",)),
    (DUEL, "discard", "R10", "discarded", ONE_IS_ALL, ("do:discard",)),
    (LAST, "discard", "R10", "discarded", ONE_IS_ALL, ("do:discard",)),
    # placement: the first card, then what is taken, then contact, then the frame
    (FIRST, "put:0,1", "R7", "first", BEGIN, ("cell:0,0",)),
    (FIRST, "put:-9,9", "R7", "first", BEGIN, ("cell:0,0",)),
    (WIDE, "put:0,3", "R7", "occupied", "A card lies there already.", ("cell:0,3",)),
    (WIDE, "put:2,2", "R7", "apart", TOUCH, ("cell:2,2",)),
    (WIDE, "put:0,5", "R7", "apart", TOUCH, ("cell:0,5",)),
    (TALL, "put:9,9", "R7", "apart", TOUCH, ("cell:9,9",)),
    (TALL, "put:2,0", "R7", "high", THREE_LINES, ("cell:2,0", "cell:-1,0")),
    (TALL, "put:2,1", "R7", "high", THREE_LINES, ("cell:2,1", "cell:-1,0")),
    (TALL, "put:-2,0", "R7", "high", THREE_LINES, ("cell:-2,0", "cell:1,0", "cell:1,1")),
    (WIDE, "put:0,4", "R7", "wide", FOUR_COLUMNS, ("cell:0,4", "cell:0,0")),
    (WIDE, "put:1,4", "R7", "wide", FOUR_COLUMNS, ("cell:1,4", "cell:0,0")),
    (WIDE, "put:0,-1", "R7", "wide", FOUR_COLUMNS, ("cell:0,-1", "cell:0,3", "cell:1,3")),
]


@pytest.mark.parametrize(
    ("state", "token", "clause", "code", "text", "at"), CASES, ids=[f"{case[1]}-{case[3]}" for case in CASES]
)
def test_the_first_reason_is_given(
    state: State, token: str, clause: str, code: str, text: str, at: tuple[str, ...]
) -> None:
    assert said(state, token) == (code, clause, text, at)


@pytest.mark.parametrize(("token", "clause"), [("guess:Bg", "R5"), ("pass", "R5"), ("put:0,0", "R7")])
def test_while_cards_are_dealt_nothing_else_is_done(token: str, clause: str) -> None:
    text = "The cards of this turn are still being dealt: first give away the one you look at, or keep it."
    assert said(LOOKING, token) == ("dealing", clause, text, ("seat:0", "seat:1"))


@pytest.mark.parametrize(
    ("played", "seats", "first", "at"),
    [
        ("top:Bg4", 3, "give away the one you look at, or keep it", "012"),
        ("top:Bg4 give:0 top:Sp1", 3, "give away the one you look at", "12"),
        ("top:Bg4 give:1 top:Sp1 give:2 top:Qo2", 3, "keep the one you look at", "0"),
        ("top:Bg4", 2, "give away the one you look at, keep it, or put it aside", "01"),
        ("top:Bg4 give:0 top:Sp1", 2, "give away the one you look at, or put it aside", "1"),
        ("top:Bg4 give:1 top:Sp1", 2, "keep the one you look at, or put it aside", "0"),
        ("top:Bg4 discard top:Sp1", 2, "give away the one you look at, or keep it", "01"),
        ("top:Bg4 discard top:Sp1 give:1 top:Qo2", 2, "keep the one you look at", "0"),
    ],
)
def test_it_is_said_what_may_become_of_the_card_that_is_looked_at(played: str, seats: int, first: str, at: str) -> None:
    text = f"The cards of this turn are still being dealt: first {first}."
    state = game(played, seats=seats).state
    assert said(state, "pass") == ("dealing", "R5", text, tuple(f"seat:{seat}" for seat in at))
    assert {token[5:] for token in legal(state) if token != "discard"} == set(at)
    assert ("discard" in legal(state)) == first.endswith("aside")


@pytest.mark.parametrize("state", [CHALLENGING, FIRST, WIDE])
@pytest.mark.parametrize(("token", "clause"), [("give:0", "R4"), ("give:4", "R4"), ("discard", "R10")])
def test_once_everybody_has_a_card_the_deal_is_over(state: State, token: str, clause: str) -> None:
    assert said(state, token) == ("dealt", clause, "Everybody has a card of this turn: nothing more is dealt.", ())


@pytest.mark.parametrize("token", ["put:0,0", "put:1,1"])
def test_cards_are_placed_after_the_challenges(token: str) -> None:
    text = "Cards are placed after the challenges: first make a guess, or pass."
    assert said(CHALLENGING, token) == ("challenging", "R5", text, ("do:pass",))


@pytest.mark.parametrize("token", ["guess:Bg", "pass"])
def test_nobody_challenges_any_more_once_cards_are_placed(token: str) -> None:
    assert said(FIRST, token) == ("challenged", "R5", "The challenges of this turn are over: place your card.", ())


@pytest.mark.parametrize("token", ["top:Bg4", "top:?", "bonus:Sp1", "bonus:?"])
@pytest.mark.parametrize("state", [LOOKING, CHALLENGING, WIDE])
def test_nobody_makes_a_move_of_chance(state: State, token: str) -> None:
    assert said(state, token) == (
        "chance",
        "R4",
        "Cards come from the deck by chance: nobody makes this move by hand.",
        (),
    )


HIDDEN = "A hidden card cannot be played: say which card it is."


@pytest.mark.parametrize(
    ("played", "token", "clause", "code", "text"),
    [
        ("", "give:1", "R4", "chance", "The gifter is about to look at a card: it comes next, such as top:Bg4."),
        ("", "bonus:Bg4", "R4", "chance", "The gifter is about to look at a card: it comes next, such as top:Bg4."),
        ("", "top:?", "R4", "hidden", HIDDEN),
        ("", "top:Bg1", "A3", "unknown", "There is no card “bear, green ribbon, 1” in this game."),
        (
            "top:Bg4 give:1",
            "top:Bg4",
            "R4",
            "card",
            "The card “bear, green ribbon, 4” is not in the deck any more.",
        ),
        (
            f"{dealt('Bg4 Sp1')} guess:Bg",
            "put:0,0",
            "R6",
            "chance",
            "A bonus card has been earned: it comes next, such as bonus:Sp1.",
        ),
        (
            f"{dealt('Bg4 Sp1')} guess:Bg",
            "top:Sp3",
            "R6",
            "chance",
            "A bonus card has been earned: it comes next, such as bonus:Sp1.",
        ),
        (
            f"{dealt('Bg4 Sp1')} guess:Bg",
            "bonus:Sp1",
            "R6",
            "card",
            "The card “socks, purple ribbon, 1” is not in the deck any more.",
        ),
        (f"{dealt('Bg4 Sp1')} guess:Bg", "bonus:?", "R6", "hidden", HIDDEN),
        (
            f"{dealt('Bg4 Sp1')} guess:Bg",
            "bonus:Cr2",
            "A3",
            "unknown",
            "There is no card “chocolates, red ribbon, 2” in this game.",
        ),
    ],
)
def test_chance_cannot_bring_what_is_not_there(played: str, token: str, clause: str, code: str, text: str) -> None:
    state = game(played).state
    assert said(state, token) == (code, clause, text, ())


def test_a_tap_is_explained_by_the_move_it_means() -> None:
    assert explained(LOOKING, "seat:2") == ("given", "R4")
    assert explained(LOOKING, "do:discard") == ("duel", "R10")
    assert explained(WIDE, "cell:0,4") == ("wide", "R7")
    assert explained(TALL, "cell:2,1") == ("high", "R7")
    assert explained(CHALLENGING, "cell:0,0") == ("challenging", "R5")
    assert explained(WIDE, "gift:B", "ribbon:g") == ("challenged", "R5")


def test_in_a_full_frame_only_the_gaps_are_left() -> None:
    state = placing(grid("Bb1 Bb3 Bb5 Bg2/Bg4 .. Bg5 Bo1/Bo4 Bp3 Bp5 .."))
    assert [str(move) for move in GAME.legal_moves(state)] == ["put:1,1", "put:2,3"]


def test_when_the_game_is_over_nothing_can_be_played() -> None:
    over = ended("Bb5 Bg5 Bo4 So2/Cg2 Cb3 Fp1 Qo2/Fr2 Fb4 Sp1 Qo5")
    for token in ("put:0,0", "pass", "top:Bg4"):
        assert why(over, token) == ("over", "R8")
    assert why(turns(12).state, "pass") == ("over", "R8")
