"""Why a move is good, in a sentence, and where to look for it."""

from __future__ import annotations

import pytest

from azumaya.core.game import CHANCE
from azumaya.games.culdcept.state import State
from games.culdcept.play import GAME, choosing, hint, placing, random_game


def reason(state: State, token: str) -> str:
    return hint(state, token)[1]


def standing(hand: str, at: int, *, owner: int | None = None, shown: str = "5") -> State:
    """Seat 0 has drawn and stands so many squares before square 4, which lies so."""
    after = placing(hand, shown if owner is not None else "", owner=owner or 0)
    before = choosing(hand)
    return State(before.variant, "choose", 5, 0, after.ring, (4 - at, after.pieces[1]), before.holdings)


def test_one_is_shown_the_squares_that_the_cards_or_the_die_lead_to() -> None:
    state = standing("2 4 Q", 2)
    assert hint(state, "word:2")[::2] == ("Look at the squares to which your cards can lead you.", "s4 s6")
    assert hint(state, "roll")[::2] == ("Look at the squares to which the die can lead you.", "s3 s4 s5 s6 s7 s8")


def test_for_a_new_hand_one_is_shown_the_hand_and_for_a_placement_the_square_too() -> None:
    assert hint(standing("2 4 Q", 2), "linkation")[::2] == ("Look at your hand.", "hand:2 hand:4 hand:Q")
    assert hint(placing("3 9"), "claim:9")[::2] == (
        "Look at square 5, where you stand, and at your hand.",
        "s4 hand:3 hand:9",
    )


@pytest.mark.parametrize(
    ("state", "token", "said"),
    [
        (
            standing("2 9 Q", 2, owner=1),
            "word:2",
            "It leads to square 5, which you can take from hearts: one more for you and one less there.",
        ),
        (standing("2 9 Q", 2), "word:2", "It leads to square 5, which you can take for certain."),
        (
            standing("2 9 Q", 2, owner=0, shown="A+10"),
            "word:2",
            "It leads to square 5, which is yours: there you can exchange A, 10.",
        ),
        (
            standing("2", 2, owner=1),
            "word:2",
            "It leads to square 5 for certain, where the die may lead anywhere.",
        ),
        (
            standing("2 9 Q", 2),
            "roll",
            "You can take 6 of the six squares ahead, and to roll costs you no card.",
        ),
        (
            standing("A 2", 2),
            "linkation",
            "Your cards take 2 of the ten squares ahead; as many new ones may take more, and these come again later.",
        ),
    ],
)
def test_what_a_way_to_move_leads_to(state: State, token: str, said: str) -> None:
    assert reason(state, token) == said


@pytest.mark.parametrize(
    ("state", "token", "said"),
    [
        (
            placing("3 9 Q"),
            "claim:9",
            "It is one square more for you, and your stronger cards are kept for later.",
        ),
        (
            placing("3 9 Q"),
            "claim:Q",
            "It is one square more for you, and with 12 it is as hard to take back as you can make it.",
        ),
        (placing("2 5 6", ground="10"), "claim:5+6", "It is one square more for you, and only 5 + 6 = 11 can take it."),
        (
            placing("3 9 Q", "8", owner=1),
            "claim:9",
            "It is one square more for you and one less for hearts, and your stronger cards are kept for later.",
        ),
        (
            placing("A 9", "K", owner=1),
            "claim:A",
            "It is one square more for you and one less for hearts, and only the ace can take it.",
        ),
        (
            placing("3 9 Q", "8", owner=1),
            "claim:Q",
            "It is one square more for you and one less for hearts, and with 12 it is as hard to take back as you can "
            "make it.",
        ),
        (
            placing("5 6", "K"),
            "exchange:5+6",
            "You take K in hand again for another square, and this one stays yours.",
        ),
        (
            placing("5 6", "3"),
            "exchange:5",
            "Your square counts 5 instead of 3 then, so it is harder to take, and you have 3 in hand again.",
        ),
        (
            placing("6", "5", reinforce="on"),
            "exchange:5+6",
            "Your square counts 11 instead of 5 then, so it is harder to take.",
        ),
        (placing("5 6", "K"), "stay", "The square is yours already, and what lies there is better left there."),
        (placing("3 9 Q", ground="10"), "stay", "The queen is worth more to you on another square."),
        (placing("3 5", ground="7"), "stay", "3 + 5 = 8 are worth more to you on other squares."),
        (placing("3 9", ground="Q"), "stay", "None of your cards takes this square."),
    ],
)
def test_what_cards_on_the_square_win_and_what_is_kept(state: State, token: str, said: str) -> None:
    assert reason(state, token) == said


@pytest.mark.parametrize("reinforce", ["on", "off"])
def test_every_move_has_a_reason_and_a_part_of_the_table_to_look_at(reinforce: str) -> None:
    match = random_game(3, 4, reinforce=reinforce)
    for state, token in zip(match.states, match.record.moves, strict=False):
        if GAME.turn(state) != CHANCE:
            look, said, at = hint(state, token)
            assert look.startswith("Look at ")
            assert said.endswith(".")
            assert "{" not in look + said
            assert at
