"""Why a move is good, in a sentence, and where to look for it."""

from __future__ import annotations

import pytest

from azumaya.core.game import CHANCE
from azumaya.games.kartenspiel.moves import Placement, parse
from azumaya.games.kartenspiel.state import State
from games.kartenspiel.play import GAME, hint, position, random_game, reached

RING = "Y5 B1@0,-1 B2@1,-1 B3@1,0 B4@1,1 B6@0,1 B7@-1,1 B8@-1,0 B9@-1,-1"  # closed: only yellows fit


def reason(state: State, token: str) -> str:
    return hint(state, token)[1]


def test_for_a_blue_card_one_is_shown_the_empty_cells_of_a_box() -> None:
    look, _, at = hint(reached("Y5 B3@1,0 B4@0,1", "B7").state, "B7@1,1")
    assert (look, at) == ("Look around yellow 5.", "-1,-1 0,-1 1,-1 -1,0 -1,1 1,1")


def test_for_a_yellow_card_one_is_shown_where_a_box_may_be_opened() -> None:
    look, _, at = hint(reached("Y5 B3@1,0 B4@0,1", "Y7").state, "Y7@2,0")
    assert (look, at) == ("Look where a yellow card may open a new box.", "2,0 0,2")


def test_for_a_card_to_give_up_one_is_shown_the_hand_and_for_a_wrong_card_that_card() -> None:
    assert hint(position(RING, "B1 B4 B4", "B6"), "penalty:B1")[::2] == ("Look at your hand.", "hand:B1 hand:B4")
    state = position("Y5 B5@1,0", "B1", "B6", fresh=True, referee="off")
    assert hint(state, "object") == (
        "Look at the card that was placed last.",
        "It repeats a number, and an objection puts it on the penalty stack of whoever placed it.",
        "1,0",
    )


@pytest.mark.parametrize(
    ("state", "token", "said"),
    [
        (
            position("Y5 B3@1,0 Y7@2,0", "B4 B5", "B9"),
            "B5@2,-1",
            "Blue 5 fits in 2 cells only, and would cost 1 penalty point once they are gone.",
        ),
        (
            position(RING, "B9 Y2", "B6"),
            "Y2@0,2",
            "It makes room for 1 other card of yours, which fits nowhere now.",
        ),
        (
            position("Y5 B1@0,-1 B2@1,0 B3@0,1 B4@-1,0", "B9 Y6", "B6"),
            "Y6@0,-2",
            "A yellow card that is left over costs 2 penalty points, and it opens a new box.",
        ),
        (
            position("Y5 B3@1,0 Y7@2,0", "B6 B8", "B9"),
            "B6@0,1",
            "Afterwards all your other cards still fit somewhere.",
        ),
        (
            position("Y5", "B7", "B9"),
            "B7@1,0",
            "It leaves no cell for 4 of the cards that you have not seen, and all of yours that fit still do.",
        ),
        (
            position("Y5", "", "B9", stacks=["B3"]),
            "stack:B3@1,0",
            "It takes 1 penalty point off your penalty stack.",
        ),
    ],
)
def test_what_a_card_on_the_table_saves_makes_room_for_or_takes(state: State, token: str, said: str) -> None:
    assert reason(state, token) == said


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (position("Y5", "B5 B5", "B6"), "None of your cards fits, so blue 5 costs you 1 penalty point."),
        (position("Y5", "B5 Y7", "B6"), "None of your cards fits, and blue 5 costs only 1 penalty point."),
        (
            position("Y5", "B5 B6", "B6"),
            "Blue 5 fits nowhere and costs 1 penalty point, and the room on the table is kept for your other cards.",
        ),
        (
            position("Y3", "B5 B6", "B6"),
            "It costs 1 penalty point, but no room on the table that your other cards need.",
        ),
    ],
)
def test_what_a_card_that_is_given_up_costs(state: State, said: str) -> None:
    assert reason(state, "penalty:B5") == said


def test_why_to_pass() -> None:
    assert reason(position("Y5", "", "B6"), "pass") == "You have no card left to place."
    assert reason(position("Y5", "", "B6", stacks=["B5"]), "pass") == "None of your penalty cards fits."
    assert reason(position("Y5", "", "B6", stacks=["B4"]), "pass") == "To pass leaves the table as it is."


@pytest.mark.parametrize("referee", ["on", "off"])
@pytest.mark.parametrize("penalties", ["replay", "kept"])
def test_every_fair_move_has_a_reason_and_its_cell_lies_where_one_is_to_look(referee: str, penalties: str) -> None:
    match = random_game(3, 4, referee=referee, penalties=penalties)
    for state, token in zip(match.states, match.record.moves, strict=False):
        if GAME.turn(state) == CHANCE or parse(token) not in GAME.fair_moves(state):
            continue  # wrong moves are never hinted at
        look, said, at = hint(state, token)
        assert look.startswith("Look ")
        assert said.endswith(".")
        assert "{" not in look + said
        move = parse(token)
        assert not isinstance(move, Placement) or move.cell in at.split()
