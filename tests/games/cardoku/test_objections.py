"""Why a move is not legal: the first reason, its clause, the places that show it, and the sentence itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from azumaya.games.cardoku.state import OVER, State
from games.cardoku.play import BLOCKED, GAME, after, explained, game, opening, position, said, why

ROWS = "R1=534678912 ; R2=6........ ; R3=1....2... ; R5=....1.... ; R8=.2......."
MINE = position(ROWS, "2T 9E 9T", other="3M")  # own pile empty
DRAWN = position(ROWS, "2T 9E 9T", other="3M", pile="4M")
ROW_1 = tuple(f"r1c{column}" for column in range(1, 10))

CASES = [
    # a card of the hand: held, occupied, repeat
    (MINE, "3T>r1c1", "held", "R7", "You do not have the 3 of Technology in your hand.", ()),
    (MINE, "2T>r1c9", "occupied", "R7", "r1c9 is taken: a 2 lies there.", ("r1c9",)),
    (MINE, "2T>r8c1", "repeat", "R7", "No 2 fits on r8c1: there is one in row 8 (r8c2).", ("r8c2",)),
    (MINE, "2T>r9c6", "repeat", "R7", "No 2 fits on r9c6: there is one in column 6 (r3c6).", ("r3c6",)),
    (MINE, "2T>r2c4", "repeat", "R7", "No 2 fits on r2c4: there is one in box 2 (r3c6).", ("r3c6",)),
    (
        *(MINE, "2T>r3c9", "repeat", "R7"),
        "No 2 fits on r3c9: there is one in column 9 (r1c9) and row 3 (r3c6).",
        ("r1c9", "r3c6"),
    ),
    # a move: a card there, occupied, repeat, pile, locked, own cell
    (DRAWN, "r4c4>r1c1", "empty", "R8", "No card lies on r4c4.", ("r4c4",)),
    (DRAWN, "r1c1>r2c1", "occupied", "R7", "r2c1 is taken: a 6 lies there.", ("r2c1",)),
    (
        *(DRAWN, "r8c2>r3c9", "repeat", "R7"),
        "The 2 cannot be moved to r3c9: there is one in column 9 (r1c9) and row 3 (r3c6).",
        ("r1c9", "r3c6"),
    ),
    (
        *(DRAWN, "r1c1>r9c9", "pile", "R8"),
        "Cards are moved only once your own draw pile is empty: play a card from your hand.",
        ("pile:A",),
    ),
    (MINE, "r1c1>r9c9", "locked", "R10", "The card on r1c1 is locked: row 1 holds nine cards.", ROW_1),
    (MINE, "r1c1>r1c1", "locked", "R10", "The card on r1c1 is locked: row 1 holds nine cards.", ROW_1),
    (MINE, "r2c1>r2c1", "own", "A10", "The card lies on r2c1 already: that would be no move.", ("r2c1",)),
    # a swap: cards there, repeat, pile, locked, equal values
    (DRAWN, "r1c1<>r4c4", "empty", "R9", "No card lies on r4c4.", ("r4c4",)),
    (DRAWN, "r4c4<>r5c5", "empty", "R9", "No card lies on r4c4.", ("r4c4",)),
    (
        DRAWN,
        "r1c1<>r3c6",
        "repeat",
        "R7",
        "These two cannot be swapped: on r1c1 the 2 would meet another in row 1 (r1c9).",
        ("r1c9",),
    ),
    (
        DRAWN,
        "r1c3<>r3c1",
        "repeat",
        "R7",
        "These two cannot be swapped: on r1c3 the 1 would meet another in row 1 (r1c8).",
        ("r1c8",),
    ),
    (
        *(DRAWN, "r1c1<>r1c2", "pile", "R9"),
        "Cards are swapped only once your own draw pile is empty: play a card from your hand.",
        ("pile:A",),
    ),
    (MINE, "r1c1<>r1c2", "locked", "R10", "The card on r1c1 is locked: row 1 holds nine cards.", ROW_1),
    (
        *(MINE, "r3c6<>r8c2", "equal", "A10"),
        "Both cards have the value 2: the swap would change nothing.",
        ("r3c6", "r8c2"),
    ),
    # a pass
    (
        *(DRAWN, "pass", "fits", "R13", "A card of your hand still fits: you have to play one."),
        ("hand:2T", "hand:9E", "hand:9T"),
    ),
    (
        *(MINE, "pass", "fits", "R13", "A card of your hand still fits: play one, or move or swap cards of the grid."),
        ("hand:2T", "hand:9E", "hand:9T"),
    ),
    # an objection while there is a referee
    (
        *(MINE, "object:r1c1", "referee", "A16"),
        "The referee watches over this game: there is nothing to object to.",
        (),
    ),
    (MINE, "object:r4c4", "empty", "A16", "No card lies on r4c4.", ("r4c4",)),
]


@pytest.mark.parametrize(
    ("state", "token", "code", "clause", "text", "at"), CASES, ids=[f"{c[2]}-{c[1]}" for c in CASES]
)
def test_the_first_reason_is_given(
    state: State, token: str, code: str, clause: str, text: str, at: tuple[str, ...]
) -> None:
    assert said(state, token) == (code, clause, text, at)


STUCK = position(BLOCKED, "5T", pile="4M")  # nothing but a five, which fits nowhere


@pytest.mark.parametrize(
    ("token", "clause", "text"),
    [
        (
            "r1c1>r1c1",
            "R8",
            "Cards are moved only once your own draw pile is empty: no card of your hand fits, so pass.",
        ),
        (
            "r1c1<>r2c4",
            "R9",
            "Cards are swapped only once your own draw pile is empty: no card of your hand fits, so pass.",
        ),
    ],
)
def test_while_the_pile_has_cards_one_plays_or_passes_if_nothing_fits(token: str, clause: str, text: str) -> None:
    assert said(STUCK, token) == ("pile", clause, text, ("pile:A",))
    assert why(STUCK, "pass") is None


def test_a_row_a_column_and_a_box_lock_alike() -> None:
    column = position(" ; ".join(f"R{n}={value}........" for n, value in enumerate("534678912", 1)), "9T")
    assert said(column, "r4c1>r4c2")[2] == "The card on r4c1 is locked: column 1 holds nine cards."
    box = position("R1=123...... ; R2=456...... ; R3=789......", "9T")
    assert said(box, "r2c2>r9c9") == (
        *("locked", "R10", "The card on r2c2 is locked: box 1 holds nine cards."),
        tuple(f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3)),
    )


FIRST_MOVE = game(opening(), "draw:2M", referee="off").state
WRONG = after(FIRST_MOVE, "1T>r1c9", "draw:1S")  # a second 1 in row 1, and B is on turn
UNDONE = after(WRONG, "object:r1c9")
MENDED = replace(WRONG, grid=WRONG.grid.put((0, "..")))  # the first 1 of the row has gone


@pytest.mark.parametrize(
    ("state", "token", "code", "text", "at"),
    [
        (WRONG, "object:r1c1", "right", "The card on r1c1 is right: it repeated nothing when it was laid.", ("r1c1",)),
        (WRONG, "object:r2c4", "right", "The card on r2c4 is right: it repeated nothing when it was laid.", ("r2c4",)),
        (WRONG, "object:r1c2", "empty", "No card lies on r1c2.", ("r1c2",)),
        (UNDONE, "object:r1c1", "again", "First the play that was undone is made anew.", ()),
        (
            *(MENDED, "object:r1c9", "right"),
            "The card on r1c9 has become right: it repeats nothing any more.",
            ("r1c9",),
        ),
        (
            *(replace(WRONG, objections=10), "object:r1c9", "referee"),
            "After ten objections the referee is back: nobody objects any more.",
            (),
        ),
    ],
)
def test_only_a_wrong_card_is_objected_to(state: State, token: str, code: str, text: str, at: tuple[str, ...]) -> None:
    assert said(state, token) == (code, "A16", text, at)


def test_without_a_referee_all_but_repeats_is_refused_as_always() -> None:
    mine = replace(MINE, variant=replace(MINE.variant, referee=False))
    drawn = replace(DRAWN, variant=mine.variant)
    for state, token, code, clause, _, _ in CASES[:-2]:
        there = drawn if state is DRAWN else mine
        expected = None if code == "repeat" else (code, clause)
        if token in ("r8c2>r3c9", "r1c1<>r3c6", "r1c3<>r3c1"):  # a repeat, but the pile is not empty either
            expected = ("pile", "R9" if "<" in token else "R8")
        assert why(there, token) == expected, token
        fault = GAME.fault(there, GAME.parse(token))
        assert fault is not None
        assert (fault.code, fault.clause) == (code, clause)


@pytest.mark.parametrize(
    "token", ["supplier:A", "domain:A=T", "seed:r1c3=5T", "deal:5T", "first:A", "draw:5T", "draw:?"]
)
def test_nobody_makes_a_move_of_chance(token: str) -> None:
    text = "Chance brings seeds and cards: nobody makes this move by hand."
    assert said(MINE, token) == ("chance", "R6", text, ())


THREE = game("supplier:A domain:A=T", decks="3").state
SEEDED = game(opening().split(" deal")[0]).state
BEGUN = game(opening()).state
BOTTOM = replace(
    position("", "1T", referee="off"),
    phase="draw",
    holdings=(replace(MINE.holdings[0], under=("5S", "6S")), MINE.holdings[1]),
)


@pytest.mark.parametrize(
    ("state", "token", "code", "clause", "text", "at"),
    [
        (
            game().state,
            "first:A",
            "chance",
            "A6",
            "First it is drawn who lays five seeds: supplier:A or supplier:B.",
            (),
        ),
        (
            *(game("supplier:A", decks="3").state, "seed:r1c1=5T", "chance", "R3"),
            "The third deck is shared out: a domain comes next, such as domain:A=T.",
            (),
        ),
        (
            *(game("supplier:A", decks="3").state, "domain:B=T", "side", "R3"),
            "A domain for side A comes next, such as domain:A=T.",
            (),
        ),
        (THREE, "domain:A=S", "side", "R3", "A domain for side B comes next, such as domain:B=T.", ()),
        (
            *(THREE, "domain:B=T", "domain", "A5"),
            "The two sides get different domains: Technology has gone to side A.",
            (),
        ),
        (
            *(game("supplier:A").state, "domain:A=T", "chance", "R4"),
            "The seeds are being laid: a card on a cell comes next, such as seed:r1c3=5T.",
            (),
        ),
        (
            *(game("supplier:A").state, "seed:r1c4=5T", "box", "R4"),
            "The next seed lies in box 1, and r1c4 does not.",
            ("r1c4",),
        ),
        (
            *(game("supplier:A seed:r1c1=5T").state, "seed:r1c4=5T", "line", "R4"),
            "The row or the column of r1c4 has a seed already.",
            ("r1c1",),
        ),
        (
            *(game("supplier:A seed:r1c1=5T seed:r2c4=1S").state, "seed:r3c7=5T", "card", "R4"),
            "Side A has no 5 of Technology left to lay as a seed.",
            (),
        ),
        (SEEDED, "draw:5T", "chance", "R5", "The hands are being dealt: a card comes next, such as deal:5T.", ()),
        (SEEDED, "deal:1S", "card", "R5", "The 1 of Science is not in the pile of side A.", ()),
        (SEEDED, "deal:?", "hidden", "R5", "A hidden card cannot be played: say which card it is.", ()),
        (
            *(game(opening().split(" first")[0]).state, "pass", "chance", "R5"),
            "It is drawn who begins: first:A or first:B.",
            (),
        ),
        (BEGUN, "5T>r9c8", "chance", "R6", "A turn begins: the card that is drawn comes next, such as draw:5T.", ()),
        (BEGUN, "draw:5T", "card", "R6", "The 5 of Technology is not in the pile of side A.", ()),
        (BEGUN, "draw:?", "hidden", "R6", "A hidden card cannot be played: say which card it is.", ()),
        (
            *(BOTTOM, "draw:6S", "bottom", "A16"),
            "All know which card side A draws next: the 5 of Science.",
            (),
        ),
    ],
)
def test_chance_cannot_bring_what_is_not_there(
    state: State, token: str, code: str, clause: str, text: str, at: tuple[str, ...]
) -> None:
    assert said(state, token) == (code, clause, text, at)


def test_a_tap_is_explained_by_the_move_it_most_likely_means() -> None:
    assert explained(DRAWN, "hand:2T", "r8c1") == ("repeat", "R7")
    assert explained(DRAWN, "hand:2T", "r5c5") == ("occupied", "R7")
    assert explained(DRAWN, "r5c5") == ("pile", "R8")
    assert explained(STUCK, "hand:5T") == ("nowhere", "R7")
    assert explained(STUCK, "hand:5T", "r1c2") == ("repeat", "R7")
    assert explained(MINE, "r1c1", "r9c9") == ("locked", "R10")
    assert explained(MINE, "r3c6", "r8c2") == ("equal", "A10")
    assert explained(MINE, "do:pass") == ("fits", "R13")
    assert explained(WRONG, "do:object", "r1c1") == ("right", "A16")


def test_when_the_game_is_over_nothing_can_be_played() -> None:
    assert why(replace(MINE, phase=OVER), "pass") == ("over", "R14")
