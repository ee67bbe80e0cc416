"""What is asked for, how a move is asked and told, and how the end is put into words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from azumaya.core.game import Seat
from azumaya.core.scene import Scene
from azumaya.core.spot import Face
from azumaya.core.text import ENGLISH, Named
from azumaya.games.kartenspiel.state import HAND, Holding, State
from games.kartenspiel.play import GAME, cards, dealt, game, position, random_game

TABLE = GAME.table
NAMES = ("Mio", "Jonas", "Aki", "Lea", "Ben")
FIVE, OTHERS = "B1 B2 B3 B4 B6", "B5 B6 B7 B8 B9"
TURN = position("Y5 B3@1,0", "B6 Y7", "B7", stacks=["B2"])


def scene(state: State, seat: Seat | None = 0) -> Scene:
    return TABLE.scene(GAME.view(state, seat))


def plain(text: object) -> str:
    """A sentence with ordinary blanks."""
    return str(text).replace("\u00a0", " ")


# -- what is to be done --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "seat", "prompt"),
    [
        (game().state, None, "The first yellow card is turned up."),
        (game("centre:Y5").state, 0, "The hands are being dealt."),
        (position("Y5", FIVE, OTHERS, pile="B1"), 0, "Place a card, or put one on your penalty stack."),
        (position("Y5", "B5 B5 B5 B5 B5", FIVE, pile="B1"), 0, "None of your cards fits: choose one to give up."),
        (position("Y5", FIVE, OTHERS, pile="B1"), 1, "Player 1 is on turn."),
        (position("Y5", FIVE, "B7"), 0, "Nothing left to draw: from now on you may place penalty cards too."),
        (
            position("Y5", FIVE, "B7", penalties="after-hand"),
            0,
            "Nothing left to draw: play your hand first, then your penalty cards.",
        ),
        (
            position("Y5", FIVE, "B7", penalties="kept"),
            0,
            "Nothing left to draw: place or give up the cards of your hand.",
        ),
        (position("Y5", "B6", "B7"), 0, "Place a card of your hand, or put one on your penalty stack."),
        (
            position("Y5", "B6", "B7", stacks=["B2"]),
            0,
            "Place a card of your hand or your stack, or give up one of your hand.",
        ),
        (
            position("Y5", "B5", "B7", stacks=["B2"], penalties="after-hand"),
            0,
            "Nothing fits: choose a card of your hand to give up.",
        ),
        (position("Y5", "", "B7", stacks=["B2"]), 0, "Your hand is empty: place a penalty card, or pass."),
        (position("Y5", "", "B7", stacks=["B5"]), 0, "Your hand is empty, and no penalty card fits: pass."),
        (position("Y5", "", "B7"), 0, "You have no card left to place: pass."),
        (position("Y5", "", "B7", stacks=["B2"], penalties="kept"), 0, "You have no card left to place: pass."),
        (random_game(2, 1).state, 0, "All cards have found their place."),
    ],
)
def test_the_prompt_says_what_to_do_now(state: State, seat: Seat | None, prompt: str) -> None:
    assert str(scene(state, seat).prompt) == prompt


def test_the_last_phase_is_explained_to_everybody_as_it_begins() -> None:
    """In the first turn of each seat without a pile, and as long as its hand is whole; unless nothing fits."""
    for seed, seats in ((3, 2), (4, 3), (5, 5)):
        told, begun = set[Seat](), set[Seat]()
        for state in (state for state in random_game(seats, seed).states if state.phase == "play" and state.last_phase):
            words = str(scene(state, state.seat).prompt)
            if state.seat not in begun:
                assert words.startswith(("Nothing left to draw", "Nothing fits"))
            if words.startswith("Nothing left to draw"):
                assert len(state.own.hand) == HAND
                told.add(state.seat)
            begun.add(state.seat)
        assert told


def test_the_phase_is_how_many_cards_are_left() -> None:
    states = (position("Y5", FIVE, OTHERS, pile="B1 B2"), position("Y5", "B6", "B7"), random_game(2, 1).state)
    assert [str(scene(state).phase) for state in states] == ["2 to draw", "Last phase", "Game over"]


def test_a_seat_shows_its_shape_its_hand_and_its_penalty() -> None:
    state = position("Y5", "B6 B7", "B8", stacks=["B2 Y3"])
    mine, theirs = scene(state, 1).seats
    assert (mine.mark, mine.number) == (Face("shape", "1", {"owner": "1"}), 3)
    assert [(count.sign, count.number, str(count.name)) for count in (*mine.counts, *theirs.counts)] == [
        ("hand", 2, "in hand"),
        ("hand", 1, "in hand"),
    ]
    assert str(mine.fact) == "penalty"


# -- asking and telling --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "asked"),
    [
        ("B6@0,1", "Place blue 6"),
        ("Y7@2,0", "Place yellow 7"),
        ("stack:B2@-1,-1", "Place blue 2"),
        ("penalty:B6", "Give up blue 6"),
        ("penalty:Y7", "Give up yellow 7"),
        ("pass", "Pass"),
        ("object", "Object to the card placed last"),
        ("draw:B1", "Let chance decide"),
    ],
)
def test_the_button_says_the_move(token: str, asked: str) -> None:
    assert plain(TABLE.ask(GAME.view(TURN, 0), GAME.parse(token))) == asked


def told(state: State, token: str, seat: Seat | None = 0) -> str:
    """The line of the log as a seat may read it, with the names of those who sit there."""
    move = GAME.redact(state, GAME.parse(token), seat)
    line = TABLE.tell(GAME.view(state, seat), move, NAMES[state.seat])
    return line.render(Named(ENGLISH, NAMES)).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("state", "token", "seat", "line"),
    [
        (game().state, "centre:Y5", None, "The first card is yellow 5."),
        (game("centre:Y5").state, "deal:B3", 0, "You are dealt blue 3."),
        (game("centre:Y5").state, "deal:B3", 1, "Mio is dealt a card."),
        (game("centre:Y5", dealt(FIVE, OTHERS), "B1@1,0").state, "draw:Y4", 0, "You draw yellow 4."),
        (game("centre:Y5", dealt(FIVE, OTHERS), "B1@1,0").state, "draw:Y4", None, "Mio draws a card."),
        (TURN, "B6@0,-1", 1, "Mio places blue 6 above yellow 5."),
        (TURN, "stack:B2@0,1", 1, "Mio places blue 2 from the penalty stack, below yellow 5."),
        (TURN, "penalty:B6", 0, "Mio gives up blue 6: 1 point."),
        (TURN, "penalty:B6", 1, "Mio gives up a blue card: 1 point."),
        (TURN, "penalty:Y7", None, "Mio gives up a yellow card: 2 points."),
        (position("Y5", "", "B7"), "pass", 0, "Mio passes."),
        (
            position("Y5 B5@1,0", "B6", "B7", "B8", fresh=True, referee="off"),
            "object",
            1,
            "Mio objects: blue 5 does not fit. It goes to the penalty stack of Aki.",
        ),
    ],
)
def test_a_move_is_told_as_far_as_the_reader_may_know_it(
    state: State, token: str, seat: Seat | None, line: str
) -> None:
    assert told(state, token, seat) == line


# -- the end -------------------------------------------------------------------------------------------------------


def finished(*stacks: str, **options: str) -> str:
    """The verdict on these penalty stacks."""
    holdings = tuple(Holding(stack=cards(words)) for words in stacks)
    state = replace(position("Y5", *("",) * len(stacks), **options), phase="over", holdings=holdings)
    return str(TABLE.verdict(GAME.view(state, None), NAMES[: len(stacks)]))


@pytest.mark.parametrize(
    ("stacks", "verdict"),
    [
        (("B1", "B2 B3"), "Mio wins with 1 penalty point against 2."),
        (("B1 Y2 B4", "B2 B3"), "Jonas wins with 2 penalty points against 4."),
        (("", "B2"), "Mio wins without a penalty point; the next best has 1."),
        (("B1 B2", "B3", "Y4"), "Jonas wins with 1 penalty point; the next best has 2."),
        (("", ""), "Mio and Jonas share the win: none of them has a penalty point."),
        (("B1", "B2"), "Mio and Jonas share the win: all have 1 penalty point."),
        (("Y1", "Y2", "B1 B2"), "Mio, Jonas and Aki share the win: all have 2 penalty points."),
        (("B1", "Y2", "B2"), "Mio and Aki share the win with 1 penalty point each."),
        (
            ("B1 B3", "Y2", "B2 B4", "Y3 Y4", "B5 B6"),
            "Mio, Jonas, Aki and Ben share the win with 2 penalty points each.",
        ),
    ],
)
def test_the_verdict_names_the_winners_and_why(stacks: tuple[str, ...], verdict: str) -> None:
    assert finished(*stacks) == verdict


def test_fewer_yellow_cards_break_a_tie_where_that_is_agreed() -> None:
    assert finished("B1 B2", "Y3", tiebreak="on") == (
        "Mio wins: others have 2 penalty points too, but more yellow cards on the stack."
    )
    assert finished("B1 B2", "Y3") == "Mio and Jonas share the win: all have 2 penalty points."


def test_seats_are_called_by_their_turns() -> None:
    titles = [str(TABLE.seat_title({}, seat)) for seat in range(5)]
    assert titles == ["First turn", "Second turn", "Third turn", "Fourth turn", "Fifth turn"]
