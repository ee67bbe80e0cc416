"""Why a move is refused: the first reason of the list, in a sentence, with its clause and the cells that show it."""

from __future__ import annotations

import pytest

from azumaya.core.pick import why_not_there
from games.moyo.play import GAME, OPENED, game, legal, said, why

OPEN = "The Azumaya comes first: as long as a black stone fits there, one must be placed there."


def test_occupied_comes_before_the_opening_the_shima_and_the_repeat() -> None:
    """r1c2 lies outside the Azumaya while that is open, and holds the very number of its row."""
    assert said(game(puzzle="6").state, "r1c2=3") == (
        "occupied",
        "R4",
        "r1c2 is taken: number 6 lies there.",
        ("r1c2",),
    )


def test_the_opening_comes_before_the_shima_and_the_repeat() -> None:
    """r1c5 is Dark's and 3 lies in its row, but the Azumaya is still open."""
    open_cells = ("r4c4", "r4c5", "r5c5", "r6c5", "r6c6")
    assert said(game(puzzle="6").state, "r1c5=3") == (
        "opening",
        "R5",
        OPEN,
        open_cells,
    )


def test_of_the_azumaya_only_the_spaces_still_open_are_shown() -> None:
    assert said(game("r5c5=7 r6c6=4 r4c4=5", puzzle="6").state, "r1c1=1") == ("opening", "R5", OPEN, ("r4c5",))


def test_the_shima_comes_before_the_repeat() -> None:
    light_on_turn = game(OPENED, puzzle="6").state
    assert said(light_on_turn, "r1c5=3") == (
        "shima",
        "R6",
        "r1c5 lies in a dark Shima; light stones go into the light Shima only.",
        ("r1c5",),
    )
    assert said(game(f"{OPENED} r1c1=1", puzzle="6").state, "r1c3=4") == (
        *("shima", "R6"),
        "r1c3 lies in a light Shima; dark stones go into the dark Shima only.",
        ("r1c3",),
    )


def test_after_the_opening_the_azumaya_is_nobodys_shima() -> None:
    light_on_turn = game(OPENED, puzzle="6").state
    assert said(light_on_turn, "r6c5=8") == (
        "shima",
        "R6",
        "The opening is over; nothing fits in the Azumaya any more. Place in your own Shima.",
        ("r6c5",),
    )


@pytest.mark.parametrize(
    ("token", "there", "text"),
    [
        ("r1c1=8", ("r1c7", "r2c3", "r8c1"), None),
        ("r1c1=9", ("r1c6",), "No 9 on r1c1: number 9 is on r1c6 already, in row 1."),
        ("r3c2=3", ("r8c2",), "No 3 on r3c2: number 3 is on r8c2 already, in column 2."),
        (
            "r1c1=6",
            ("r1c2",),
            "No 6 on r1c1: number 6 is on r1c2 already, in row 1.",
        ),
        (
            "r3c9=5",
            ("r2c8",),
            "No 5 on r3c9: number 5 is on r2c8 already, in the north-east block.",
        ),
    ],
)
def test_a_repeat_shows_all_stones_of_that_number(token: str, there: tuple[str, ...], text: str | None) -> None:
    state = game(OPENED, puzzle="6").state
    assert said(state, token) == (
        "repeat",
        "R4",
        text or "No 8 on r1c1: row, column or block hold that number already, on r1c7, r2c3, r8c1.",
        there,
    )


def test_in_rows_a_number_repeats_in_its_block_too() -> None:
    """A12: the block rule stays in force. r1c4 is 3 in puzzle 6, so r2c6 in the same block cannot be 3."""
    opened = game(areas="rows", puzzle="6")
    while opened.state.phase.value == "opening":
        opened = opened(min(legal(opened.state)))
    if opened.state.seat == 0:
        opened = opened(min(legal(opened.state)))
    text = "No 9 on r2c6: number 9 is on r1c6 already, in column 6."
    assert said(opened.state, "r2c6=9") == ("repeat", "R4", text, ("r1c6",))


@pytest.mark.parametrize(
    ("tokens", "token", "objection", "text"),
    [
        ("", "r4c4=5", ("phase", "R3"), "First the older player takes a colour: light or dark."),
        ("", "take:NW", ("phase", "R3"), "First the older player takes a colour: light or dark."),
        ("", "begin", ("phase", "R3"), "First the older player takes a colour: light or dark."),
        ("dark", "r4c4=5", ("phase", "R12"), "First the Shima are shared out: take one."),
        ("dark", "yield", ("phase", "R12"), "First the Shima are shared out: take one."),
        ("dark", "light", ("phase", "R3"), "The colours are settled already."),
    ],
)
def test_every_word_has_its_time(tokens: str, token: str, objection: tuple[str, str], text: str) -> None:
    state = game(tokens, choice="rulebook", areas="draft", puzzle="6").state
    assert said(state, token) == (*objection, text, ())


def test_in_the_draft_a_shima_is_taken_once_and_the_azumaya_never() -> None:
    state = game("dark take:NW", choice="rulebook", areas="draft").state
    corner = ("r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3")
    middle = ("r4c4", "r4c5", "r4c6", "r5c4", "r5c5", "r5c6", "r6c4", "r6c5", "r6c6")
    assert said(state, "take:NW") == ("taken", "R12", "The north-west Shima is taken already.", corner)
    assert said(state, "take:AZ") == (
        "neutral",
        "R12",
        "The Azumaya belongs to nobody; take one of the Shima around it.",
        middle,
    )


@pytest.mark.parametrize(
    ("token", "objection", "text"),
    [
        ("light", ("phase", "R3"), "The colours are settled already."),
        ("begin", ("phase", "R3"), "It is settled already who takes the first turn."),
        ("take:N", ("phase", "R12"), "The Shima are shared out already."),
    ],
)
def test_words_of_the_set_up_come_too_late_after_it(token: str, objection: tuple[str, str], text: str) -> None:
    for state in (game().state, game("light yield", choice="rulebook").state):
        assert said(state, token) == (*objection, text, ())


def test_before_the_first_turn_is_given_no_stone_is_placed() -> None:
    state = game("light", choice="rulebook").state
    assert said(state, "r4c4=5") == ("phase", "R3", "First the younger player decides who takes the first turn.", ())
    assert said(state, "take:N") == ("phase", "R12", "The Shima are shared out already.", ())


def test_handicap_stones_go_into_the_azumaya() -> None:
    state = game(puzzle="6", handicap="1").state
    assert said(state, "r1c1=1") == (
        "opening",
        "R5",
        "A handicap stone goes into the Azumaya, where a black stone still fits.",
        ("r4c4", "r4c5", "r5c5", "r6c5", "r6c6"),
    )
    text = "No 3 on r4c4: number 3 is on r1c4 already, in column 4."
    assert said(state, "r4c4=3") == ("repeat", "R4", text, ("r1c4",))


def test_after_the_end_nothing_can_be_played() -> None:
    full = "975214683623879514418635297841952736536187429792463158259748361364591872187326945"
    assert why(game(puzzle=full).state, "r1c1=1") == ("over", "R8")


def test_a_tap_on_a_space_says_why_no_stone_goes_there() -> None:
    """A tap on a space of the other player, with nothing chosen."""
    objection = why_not_there(GAME, game(OPENED, puzzle="6").state, (), "r1c5")
    assert objection is not None
    assert (objection.code, objection.at) == ("shima", ("r1c5",))
