"""Why a move is not legal: the first reason, its clause, the places that show it, and the sentence itself."""

from __future__ import annotations

import pytest

from azumaya.games.kartenspiel.state import State
from games.kartenspiel.play import GAME, after, dealt, explained, game, position, reached, said, why


def fault(state: State, token: str) -> tuple[str, str, str, tuple[str, ...]]:
    """What a move breaks of the printed rules, whether or not the referee is there to say so."""
    found = GAME.fault(state, GAME.parse(token))
    assert found is not None
    return found.code, found.clause, str(found.text), tuple(found.at)


OCCUPIED = "A card lies there already."
CONTACT = "The card must share a side with a card on the table."
RING = "A blue card lies next to a yellow one, by a side or a corner: none is around this cell."
DISTANCE = "A yellow card lies two cells from another, in its row or column, with a blue card between."

TWO = position("Y5 B3@1,0", "B3 B4 B5 Y3 Y7", "B9")
LONG = "Y5 B3@1,0 Y7@2,0 B1@2,1 B6@3,1 B4@0,1 Y8@0,2 B2@1,2"
CROSSED = position(f"{LONG} B6@1,3", "B1 B8 Y1 Y6 Y9", "B9")
CORNER = position(f"{LONG} B5@1,3", "Y1 Y6", "B9")

CASES = [
    # first what the player does not have
    (TWO, "B9@1,0", "held", "R3", "You do not have a blue 9 in your hand.", ()),
    (TWO, "Y9@2,0", "held", "R3", "You do not have a yellow 9 in your hand.", ()),
    (TWO, "penalty:B9", "held", "R3", "You do not have a blue 9 in your hand.", ()),
    # then the cell
    (TWO, "B3@1,0", "occupied", "R4", OCCUPIED, ("1,0",)),
    (TWO, "Y7@0,0", "occupied", "R4", OCCUPIED, ("0,0",)),
    # then contact
    (TWO, "B5@-1,-1", "contact", "R4", CONTACT, ("-1,-1",)),
    (TWO, "B4@40,0", "contact", "R4", CONTACT, ("40,0",)),
    (TWO, "B4@-999,999", "contact", "R4", CONTACT, ("-999,999",)),
    (TWO, "Y7@3,0", "contact", "R4", CONTACT, ("3,0",)),
    (TWO, "Y3@0,2", "contact", "R4", CONTACT, ("0,2",)),
    # then the ring of a blue card, the distance of a yellow one
    (TWO, "B3@2,0", "ring", "R6", RING, ("2,0",)),
    (TWO, "Y7@1,1", "distance", "R7", DISTANCE, ("1,1",)),
    (TWO, "Y3@-1,0", "distance", "R7", DISTANCE, ("-1,0",)),
    (CROSSED, "Y1@4,1", "distance", "R7", DISTANCE, ("4,1",)),
    # then the lines
    (TWO, "B5@-1,0", "line", "R5", "The 5 is in this row already.", ("0,0",)),
    (TWO, "B5@0,1", "line", "R5", "The 5 is in this column already.", ("0,0",)),
    (TWO, "Y3@2,0", "line", "R5", "The 3 is in this row already.", ("1,0",)),
    (CROSSED, "B8@0,-1", "line", "R5", "The 8 is in this column already.", ("0,2",)),
    # then the boxes of a blue card: what lies in one, and whose it is
    (TWO, "B5@1,1", "box", "R6", "The 5 is in the box around the yellow 5 already.", ("0,0",)),
    (TWO, "B3@0,1", "box", "R6", "The 3 is in the box around the yellow 5 already.", ("1,0", "0,0")),
    (CROSSED, "B1@1,1", "line", "R5", "The 1 is in this row already.", ("2,1",)),
    (CROSSED, "B1@1,-1", "box", "R6", "The 1 is in the box around the yellow 7 already.", ("2,1", "2,0")),
    (CROSSED, "B8@1,1", "box", "R6", "The 8 is in the box around the yellow 8 already.", ("0,2",)),
    # and the box of a yellow one: its own number first
    (CROSSED, "Y9@2,2", "box", "R7", "The box around this yellow card would hold the 6 twice.", ("3,1", "1,3")),
    (CROSSED, "Y6@2,2", "box", "R7", "The box around this yellow card would hold the 6 twice.", ("3,1", "1,3")),
    (CORNER, "Y6@2,2", "box", "R7", "The box around this yellow card would hold the 6 twice.", ("3,1",)),
    (CORNER, "Y1@2,2", "line", "R5", "The 1 is in this column already.", ("2,1",)),
]


@pytest.mark.parametrize(
    ("state", "token", "code", "clause", "text", "at"), CASES, ids=[f"{case[1]}-{case[2]}" for case in CASES]
)
def test_the_first_reason_is_given(
    state: State, token: str, code: str, clause: str, text: str, at: tuple[str, ...]
) -> None:
    assert said(state, token) == (code, clause, text, at)
    if "@" in token and code != "held":
        stacked = position_with_the_hand_on_the_stack(state)
        assert said(stacked, f"stack:{token}") == (code, clause, text, at)


def position_with_the_hand_on_the_stack(state: State) -> State:
    """The same table, where seat 0 may place from its stack what it held."""
    first, *others = state.table
    table = " ".join([first[:2], *others])
    return position(table, "", "B9", stacks=[" ".join(state.own.hand)])


def test_a_number_that_lies_in_row_and_column_is_shown_in_both() -> None:
    state = position("Y5 B3@1,0 B3@0,1", "B3", "B9", referee="off")
    sentence = "The 3 is in this row already, and in this column too."
    assert fault(state, "B3@1,1") == ("line", "R5", sentence, ("0,1", "1,0"))


def test_every_card_of_a_line_that_repeats_a_number_is_shown() -> None:
    state = position("Y5 B3@1,0 B3@-1,0", "Y3", "B9", referee="off")
    sentence = "The 3 is in this row already."
    assert fault(state, "Y3@2,0") == ("line", "R5", sentence, ("1,0", "-1,0"))


EARLY = position("Y5", "B5 B5 Y7 Y8 Y9", "B6 B6 B7 B7 B8", pile="B1 B2", stacks=["B4"])
NOT_IN_STACK = "There is no blue 3 on your penalty stack."


@pytest.mark.parametrize(
    ("state", "token", "code", "clause", "text", "at"),
    [
        (
            EARLY,
            "stack:B4@1,0",
            "early",
            "R9",
            "Penalty cards can be placed only when nothing is left to draw.",
            ("stack:B4",),
        ),
        (
            position("Y5", "", "B6", "B7", stacks=["B4"], penalties="kept"),
            "stack:B4@1,0",
            "kept",
            "A7",
            "At this table penalty cards stay where they are until the end.",
            ("stack:B4",),
        ),
        (
            position("Y5", "B2", "B6", stacks=["B4"], penalties="after-hand"),
            "stack:B4@1,0",
            "hand",
            "A7",
            "At this table penalty cards can be placed only when your hand is empty.",
            ("stack:B4",),
        ),
        (
            position("Y5", "B2", "B6", stuck=["B4"], referee="off"),
            "stack:B4@1,0",
            "stuck",
            "A13",
            "This card was objected to: it stays on your penalty stack for good.",
            ("stack:B4",),
        ),
        (
            position("Y5", "B5 B5 Y7 Y8 Y9", "B6 B6 B7 B7 B8", pile="B1 B2", stuck=["B4"], referee="off"),
            "stack:B4@1,0",
            "stuck",
            "A13",
            "This card was objected to: it stays on your penalty stack for good.",
            ("stack:B4",),
        ),
        (
            position("Y5", "B2", "B6", stuck=["B4"], referee="off", penalties="after-hand"),
            "stack:B4@1,0",
            "stuck",
            "A13",
            "This card was objected to: it stays on your penalty stack for good.",
            ("stack:B4",),
        ),
        (position("Y5", "B3", "B6", stacks=["B4"]), "stack:B3@1,0", "stacked", "R9", NOT_IN_STACK, ()),
        (
            position("Y5", "B3", "B6"),
            "pass",
            "pass",
            "R9",
            "You pass only with an empty hand: place a card, or put one on your penalty stack.",
            ("do:penalty",),
        ),
        (
            EARLY,
            "pass",
            "pass",
            "R9",
            "You pass only with an empty hand: place a card, or put one on your penalty stack.",
            ("do:penalty",),
        ),
        (
            position("Y5 B3@1,0", "B3", "B6", fresh=True),
            "object",
            "referee",
            "A13",
            "The referee checks every card: there is nothing to object to.",
            (),
        ),
        (
            position("Y5 B3@1,0", "B3", "B6", referee="off"),
            "object",
            "nothing",
            "R8",
            "No card was placed in the turn before yours: there is nothing to object to.",
            (),
        ),
        (
            after(position("Y5 B5@1,0", "B3", "B6", fresh=True, referee="off"), "object"),
            "object",
            "nothing",
            "A13",
            "You have just taken that card away: there is nothing more to object to in this turn.",
            (),
        ),
        (
            position("Y5 B3@1,0", "B3", "B6", fresh=True, referee="off"),
            "object",
            "right",
            "R8",
            "The card placed before your turn is right: it repeats no number.",
            ("1,0",),
        ),
    ],
    ids=lambda value: value if isinstance(value, str) and value.isalpha() else "",
)
def test_what_the_phase_and_the_table_do_not_allow(
    state: State, token: str, code: str, clause: str, text: str, at: tuple[str, ...]
) -> None:
    assert said(state, token) == (code, clause, text, at)


@pytest.mark.parametrize("token", ["penalty:B?", "penalty:Y?"])
def test_a_hidden_card_is_never_given_up(token: str) -> None:
    assert said(TWO, token) == ("hidden", "R3", "A hidden card cannot be played: say which card it is.", ())


@pytest.mark.parametrize("token", ["centre:Y1", "deal:B5", "deal:?", "draw:B5", "draw:?"])
def test_nobody_makes_a_move_of_chance(token: str) -> None:
    text = "Chance brings the cards: nobody makes this move by hand."
    for state in (TWO, EARLY):
        assert said(state, token) == ("chance", "R3", text, ())


DEALT = dealt("B1 B1 B2 B3 B4", "B1 B1 B1 B5 B6")
FIRST = "The first yellow card comes next, such as centre:Y5."
HIDDEN = "A hidden card cannot be played: say which card it is."


@pytest.mark.parametrize(
    ("played", "token", "code", "clause", "text", "at"),
    [
        ("", "centre:B5", "colour", "R2", "The first card in the middle is a yellow one, never a blue 5.", ()),
        ("", "deal:B5", "chance", "R2", FIRST, ()),
        ("", "penalty:B5", "chance", "R2", FIRST, ()),
        (
            "centre:Y5",
            "centre:Y6",
            "chance",
            "R2",
            "The hands are being dealt: a card comes next, such as deal:B3.",
            (),
        ),
        ("centre:Y5", "deal:Y5", "card", "R2", "There is no yellow 5 left to draw.", ("0,0",)),
        ("centre:Y5", "deal:?", "hidden", "R2", HIDDEN, ()),
        (
            f"centre:Y5 {DEALT} penalty:B1",
            "object",
            "chance",
            "R3",
            "The turn ends with a card from the pile, such as draw:B3.",
            (),
        ),
        (f"centre:Y5 {DEALT} penalty:B1", "draw:?", "hidden", "R3", HIDDEN, ()),
        (f"centre:Y5 {DEALT} penalty:B1", "draw:B1", "card", "R3", "There is no blue 1 left to draw.", ()),
        (f"centre:Y5 {DEALT} B2@1,0", "draw:Y5", "card", "R3", "There is no yellow 5 left to draw.", ("0,0",)),
    ],
)
def test_chance_cannot_bring_what_is_not_there(
    played: str, token: str, code: str, clause: str, text: str, at: tuple[str, ...]
) -> None:
    assert said(game(played).state, token) == (code, clause, text, at)


def test_without_a_referee_only_digits_go_unchecked() -> None:
    for state, token, code, *_ in CASES:
        unchecked = reached_without_referee(state)
        assert (why(unchecked, token) is None) == (code in ("line", "box")), token
        assert fault(unchecked, token)[0] == code


def reached_without_referee(state: State) -> State:
    """The same table, hand and turn, where the referee is away."""
    first, *others = state.table
    return position(" ".join([first[:2], *others]), " ".join(state.own.hand), "B9", referee="off")


def test_a_tap_is_explained_by_the_move_it_most_likely_means() -> None:
    assert explained(TWO, "hand:B3", "0,1") == ("box", "R6")
    assert explained(TWO, "0,0") == ("occupied", "R4")
    assert explained(TWO, "hand:Y7", "3,0") == ("contact", "R4")
    assert explained(TWO, "do:pass") == ("pass", "R9")
    assert explained(TWO, "do:object") == ("referee", "A13")
    assert explained(EARLY, "stack:B4") == ("early", "R9")
    assert explained(EARLY, "stack:B4", "1,0") == ("early", "R9")


def test_when_the_game_is_over_nothing_can_be_played() -> None:
    over = after(position("Y5", "", "", stacks=["B1"]), "pass", "pass")
    text = "The game is over: nothing more can be played."
    for token in ("pass", "object", "stack:B1@1,0", "penalty:B1", "draw:B1"):
        assert said(over, token) == ("over", "R10", text, ())


def test_a_position_played_by_moves_gives_the_same_reasons() -> None:
    assert said(reached("Y5 B3@1,0", "B5 Y7").state, "B5@1,1")[:2] == ("box", "R6")
    assert said(reached("Y5 B3@1,0", "B5 Y7").state, "Y7@1,1")[:2] == ("distance", "R7")
