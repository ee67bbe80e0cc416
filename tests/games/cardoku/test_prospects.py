"""Who gets the lines that are one card short: counted as two sides would that take what they can."""

from __future__ import annotations

import pytest

from azumaya.games.cardoku.felt import felt
from azumaya.games.cardoku.prospects import MENDED, NEXT, WAIT, hope
from games.cardoku.play import position

SHORT = "R1=1234567..; R5=........8"  # row 1 lacks an 8, and there is one to be moved
SPOILED = 1 - MENDED[0]


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("8T", "9M", 1),
        ("8T", "8M", 1),
        ("9T", "8M", -SPOILED),
        ("9T", "9M", 0),
    ],
)
def test_while_both_draw_a_line_is_for_whoever_holds_the_card(mine: str, theirs: str, points: float) -> None:
    state = position(SHORT, mine, theirs, pile=" ".join(["1S"] * 20), other_pile=" ".join(["1T"] * 20))
    assert hope(felt(state)) == pytest.approx(points)


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("", "1T", 1),
        ("", "", 1),
        ("1S", "", -SPOILED),
        ("1S 2S", "1T", -SPOILED),
        ("1S", "1T 2T", WAIT * SPOILED),
    ],
)
def test_what_lies_on_the_grid_is_for_whose_pile_is_empty_first(mine: str, theirs: str, points: float) -> None:
    assert hope(felt(position(SHORT, "9T", "9M", pile=mine, other_pile=theirs))) == pytest.approx(points)


def test_two_lines_are_shared_and_of_three_the_first_gets_two() -> None:
    two = "R1=1234567..; R3=6712345..; R5=........8"
    assert hope(felt(position(two, "9T", "9M"))) == pytest.approx(1 - NEXT)
    three = two.replace("; R5", "; R4=4567123..; R5")
    assert hope(felt(position(three, "9T", "9M"))) == pytest.approx(1 - NEXT + NEXT**2)


def test_nothing_is_hoped_for_in_an_empty_grid_or_from_a_line_that_has_scored() -> None:
    assert hope(felt(position("", "8T 8M", "8S"))) == 0
    assert hope(felt(position(SHORT, "8T", "8M", scored="R1"))) == 0
