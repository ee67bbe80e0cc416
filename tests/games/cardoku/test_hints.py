"""Why a move is good, in a sentence, and where to look for it."""

from __future__ import annotations

import pytest

from azumaya.core.game import CHANCE
from azumaya.core.sudoku import CELL, NAME
from azumaya.games.cardoku.moves import parse
from azumaya.games.cardoku.state import State
from games.cardoku.play import BLOCKED, GAME, after, hint, position, random_game


def reason(state: State, token: str) -> str:
    return hint(state, token)[1]


def test_one_is_shown_the_line_that_is_completed_and_how_many_points_it_brings() -> None:
    state = position("R1=1234567..", "8T 3M")
    look, said, at = hint(state, "8T>r1c8")
    assert (look, said) == ("Look at row 1.", "It completes row 1: 1 point.")
    assert at == " ".join(f"r1c{n}" for n in range(1, 10))
    rows = "R1=5........ ; R2=6........ ; R3=1........ ; R4=.59761483 ; R5=486...... ; R6=713...... ; "
    state = position(rows + "R8=8........ ; R9=3........", "2T")
    assert reason(state, "2T>r4c1") == "It completes box 4, column 1 and row 4: 3 points."


def test_without_points_one_is_shown_a_box() -> None:
    look, _, at = hint(position("", "8T 3M"), "8T>r5c5")
    assert look == "Look at box 5."
    assert at.split()[0] == "r4c4"
    assert len(at.split()) == 9


def test_what_is_prevented_comes_before_what_is_prepared() -> None:
    state = position("R1=1234567..; R9=..9......", "9T 3M 8S")
    assert reason(state, "r1c1>r5c5") == "Otherwise the other side could complete row 1 with the value 8."
    state = position("R1=123456...", "7T 8M")
    assert reason(state, "7T>r1c7") == "It leaves row 1 one card short, and you have the 8 that completes it."


def test_a_card_that_fits_on_few_cells() -> None:
    state = position(BLOCKED.replace("R1=5", "R1=."), "5T 8M")
    assert reason(state, "5T>r1c1") == "The 5 fits on 1 cell only, and no other card of your hand on fewer."


def test_a_pass() -> None:
    look, said, at = hint(position(BLOCKED, "5T", pile="1S"), "pass")
    assert (look, at) == ("Look at your hand.", "hand:5T")
    assert said == "None of your cards fits anywhere, so there is nothing else to do."


def test_an_objection_leads_to_the_row() -> None:
    state = after(position("R1=5........", "5T 3T", "9M 9S", referee="off"), "5T>r1c9")
    look, said, _ = hint(state, "object:r1c9")
    assert look == "Look at row 1."
    assert said == "A value stands twice there: the card that came second is wrong."


@pytest.mark.parametrize("options", [{}, {"decks": "3"}, {"referee": "off", "rescore": "on"}], ids=str)
def test_every_move_has_a_reason_and_a_region_that_holds_it(options: dict[str, str]) -> None:
    match = random_game(3, 4, **options)
    steps = [(s, t) for s, t in zip(match.states, match.record.moves, strict=False) if GAME.turn(s) != CHANCE]
    for state, token in steps[::4]:
        look, said, at = hint(state, token)
        assert look.startswith("Look at ")
        assert said.endswith(".")
        assert "{" not in look + said
        cells = [place for place in parse(token).places if place in CELL]
        assert not cells or set(cells) & set(at.split()) & set(NAME)
