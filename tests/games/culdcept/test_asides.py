"""Beside the ring: what is within reach, the squares, the hands and the die; and nothing that is hidden."""

from __future__ import annotations

import pytest

from azumaya.core.areas import Bars, Listing, Sign
from azumaya.core.game import Seat
from azumaya.games.culdcept.asides import takers
from azumaya.games.culdcept.squares import Square
from azumaya.games.culdcept.state import State
from games.culdcept.play import GAME, after, choosing, dealt, ended, game, mask, placing, ring

PLAY = game(ring("2 3 4 5 6 7 8 9 10 J Q K A"), dealt("2 9 K", "A 3 Q"), "draw:4")


def listing(state: State, id: str, seat: Seat | None = 0) -> Listing:
    areas = GAME.table.scene(GAME.view(state, seat)).areas
    (found,) = (area for area in areas if isinstance(area, Listing) and area.id == id)
    return found


def rows(state: State, id: str, seat: Seat | None = 0) -> list[tuple[str, ...]]:
    """The cells as they are heard; some of their spaces hold words together."""
    return [
        tuple(str(cell.name if isinstance(cell, Sign) else cell).replace("\u00a0", " ") for cell in row)
        for row in listing(state, id, seat).rows
    ]


# -- reach -------------------------------------------------------------------------------------------------------


def test_reach_tells_for_each_die_and_holy_word_the_square_and_what_takes_it() -> None:
    """Spades stand on the queen, s10, with 2, 4, 9 and K."""
    assert [str(head) for head in listing(PLAY.state, "reach").heads] == [
        "With",
        "Square",
        "Counts",
        "You take it with",
    ]
    assert rows(PLAY.state, "reach") == [
        ("die 1", "12", "13, free", "nothing"),
        ("die or Word 2", "13", "1, free", "2, 4, 9, K, 2+4, 2+9"),
        ("die 3", "1", "2, free", "4, 9, K, 2+4, 2+9"),
        ("die or Word 4", "2", "3, free", "4, 9, K, 2+4, 2+9"),
        ("die 5", "3", "4, free", "9, K, 2+4, 2+9"),
        ("die 6", "4", "5, free", "9, K, 2+4, 2+9"),
        ("Word 9", "7", "8, free", "9, K, 2+9"),
    ]


def test_reach_tells_first_what_can_be_laid_where_the_piece_stands() -> None:
    state = after(PLAY.state, "roll", "die:2")
    assert rows(state, "reach")[:2] == [
        ("here", "13", "1, free", "2, 4, 9, K, 2+4, 2+9"),
        ("die 1", "1", "2, free", "4, 9, K, 2+4, 2+9"),
    ]


def test_a_holy_word_that_is_shown_leads_nowhere_again_but_may_be_laid() -> None:
    state = after(PLAY.state, "word:9")
    assert rows(state, "reach")[0] == ("here", "7", "8, free", "9, K, 2+9")
    assert [row[0] for row in rows(state, "reach")] == [
        "here",
        "die 1",
        "die or Word 2",
        "die 3",
        "die or Word 4",
        "die 5",
        "die 6",
    ]


def test_own_squares_in_reach_can_be_exchanged_and_those_of_others_are_named() -> None:
    state = placing("9", "7")
    assert rows(state, "reach")[0] == ("here", "5", "7, yours", "it is yours")
    assert rows(placing("9", "7", owner=1), "reach")[0] == ("here", "5", "7, hearts", "9")


def test_whoever_waits_sees_the_reach_of_the_own_piece() -> None:
    """Hearts stand on the king, s11, with A, 3 and Q."""
    assert rows(PLAY.state, "reach", 1)[:3] == [
        ("die or Word A", "13", "1, free", "3, Q, A+3"),
        ("die 2", "1", "2, free", "3, Q, A+3"),
        ("die or Word 3", "2", "3, free", "Q, A+3"),
    ]


def test_without_a_hand_to_look_into_reach_tells_of_the_die_alone() -> None:
    found = listing(PLAY.state, "reach", None)
    assert [str(head) for head in found.heads] == ["With", "Square", "Counts"]
    assert [str(row[0]) for row in found.rows] == [f"die {n}" for n in range(1, 7)]
    assert str(found.note) == "Where the die may lead the seat on turn."


@pytest.mark.parametrize("state", [game().state, game("ring:4").state, ended(0, 1)], ids=["bare", "laying", "over"])
def test_there_is_no_reach_where_nobody_walks(state: State) -> None:
    areas = GAME.table.scene(GAME.view(state, 0)).areas
    assert [area.id for area in areas if isinstance(area, Listing)] == ["squares", "hands"]


@pytest.mark.parametrize(
    ("ground", "cards", "safe", "expected"),
    [
        (13, "A 10 Q", False, "A"),
        (1, "K", False, "K"),
        (1, "K", True, "nothing"),
        (10, "A 10", False, "A+10"),
        (11, "A 10 J", False, "nothing"),
    ],
)
def test_what_takes_a_square_follows_the_rules(ground: int, cards: str, safe: bool, expected: str) -> None:
    assert str(takers(Square(ground), mask(cards), safe)) == expected


# -- squares and hands -------------------------------------------------------------------------------------------


def test_every_square_is_listed_with_whose_it_is_and_what_shows() -> None:
    state = placing("3", "4 6", owner=1, under=((0, "2"), (1, "5")), ground="A")
    assert [str(head) for head in listing(state, "squares").heads] == ["No.", "Owner", "Shows"]
    assert rows(state, "squares")[4] == ("5", "hearts", "4+6 = 10")
    assert [row for row in rows(state, "squares") if row[2] in ("K = 13", "A = 1", "8")] == [
        ("8", "–", "8"),
        ("13", "–", "K = 13"),
    ]
    assert len(rows(state, "squares")) == 13


def test_cards_are_told_as_far_as_they_are_known() -> None:
    """A card that an exchange took up is known to be in the hand; the others are not."""
    state = after(placing("2 3", "K"), "exchange:2")
    heads = ["Suit", "In hand", "To draw", "Spent", "Covered"]
    assert [str(head) for head in listing(state, "hands").heads] == heads
    assert rows(state, "hands", 0) == [("spades", "3, K", "10", "–", "–"), ("hearts", "3 unseen", "10", "–", "–")]
    assert rows(state, "hands", 1)[0] == ("spades", "K and 1 unseen", "10", "–", "–")
    opened = after(placing("2 3", "K", hands="open"), "exchange:2")
    assert rows(opened, "hands", None)[1] == ("hearts", "A, 2, 3", "10", "–", "–")


def test_cards_that_are_gone_are_told_by_their_suit() -> None:
    spent = after(choosing("7"), "word:7", "stay")
    assert rows(spent, "hands")[0] == ("spades", "nothing", "12", "7", "–")
    buried = placing("3", "4 6", owner=1, under=((0, "2"), (1, "5"), (0, "9 J")), ground="A")
    assert [row[4] for row in rows(buried, "hands")] == ["2, 9, J", "5"]


# -- the die -----------------------------------------------------------------------------------------------------


def dice(state: State) -> Bars:
    (found,) = (area for area in GAME.table.scene(GAME.view(state, None)).areas if isinstance(area, Bars))
    return found


def test_the_die_is_counted_against_what_may_be_expected() -> None:
    play = PLAY("roll die:3 stay draw:2 roll die:3 stay draw:3 word:9 stay draw:4 roll die:6")
    assert [(str(bar.label), bar.count, bar.expected) for bar in dice(play.state).bars] == [
        ("1", 0, 0.5),
        ("2", 0, 0.5),
        ("3", 2, 0.5),
        ("4", 0, 0.5),
        ("5", 0, 0.5),
        ("6", 1, 0.5),
    ]
    assert str(dice(play.state).note) == "3 rolls so far, in order: 3 3 6."


def test_a_die_that_was_not_rolled_is_told_too() -> None:
    assert str(dice(PLAY.state).note) == "The die has not been rolled yet."
    assert str(dice(PLAY("roll die:5").state).note) == "One roll so far: 5."
    assert {bar.expected for bar in dice(PLAY.state).bars} == {0}
