"""Why a move is not legal: the first reason, its clause, the places that show it, and the sentence itself."""

from __future__ import annotations

import pytest

from azumaya.games.culdcept.state import State
from games.culdcept.play import after, choosing, dealt, explained, game, placing, ring, said, why

NOT_OWN = "This square is not yours: you exchange cards only on a square of your own."
OWN = placing("5 6 7 9 J", "8")
OWN_PAIR = placing("5 6 9 J", "A+3", reinforce="on")
FOREIGN = placing("A 5 6 7 9 J", "8", owner=1, under=((0, "4"),))
KING = placing("A 5 6 Q K", ground="K")
ACE = placing("A K", ground="A", ace="safe")
BEFORE = choosing("A 5 Q")
REBORN = after(choosing("5 9", reborn=False), "linkation", "redraw:J", "redraw:7")

HERE = "s4"
CASES = [
    # own or not own square comes first, whatever else is wrong
    (OWN, "claim:9", "R6", "This square is yours already: you may exchange what lies on it, or stay.", (HERE,)),
    (OWN, "claim:A", "R6", "This square is yours already: you may exchange what lies on it, or stay.", (HERE,)),
    (
        FOREIGN,
        "exchange:9",
        "R8",
        NOT_OWN,
        (HERE,),
    ),
    (
        FOREIGN,
        "exchange:2+K",
        "R8",
        NOT_OWN,
        (HERE,),
    ),
    # then a card that is not held
    (FOREIGN, "claim:10", "R4", "You do not have the 10 in your hand.", ()),
    (FOREIGN, "claim:4", "R4", "You do not have the 4 in your hand: it lies on the ring.", (HERE,)),
    (FOREIGN, "claim:10+K", "R4", "You do not have the 10 in your hand.", ()),
    (OWN, "exchange:Q", "R4", "You do not have the queen in your hand.", ()),
    (
        OWN,
        "exchange:8",
        "R4",
        "The 8 lies on this square: you take it up, but may not lay it again at once.",
        (HERE,),
    ),
    (
        BEFORE,
        "word:9",
        "R9",
        "Square 1 is 9 steps ahead: only the 9 as a Holy Word leads there, and you do not have it in your hand.",
        (),
    ),
    (BEFORE, "word:K", "R4", "You do not have the king in your hand.", ()),
    # then the pair
    (
        FOREIGN,
        "claim:5+7",
        "R7",
        "These two cards count 12 together: a support may count 11 at most.",
        ("hand:5", "hand:7"),
    ),
    (
        FOREIGN,
        "claim:A+J",
        "R7",
        "The jack cannot be part of a support: two cards from ace to 10 can.",
        ("hand:J",),
    ),
    (
        OWN,
        "exchange:6+9",
        "R7",
        "These two cards count 15 together: a support may count 11 at most.",
        ("hand:6", "hand:9"),
    ),
    # then strength
    (FOREIGN, "claim:7", "R5", "This square counts 8, and you would lay only 7.", (HERE, "hand:7")),
    (FOREIGN, "claim:A+5", "R5", "This square counts 8, and you would lay only 6.", (HERE, "hand:A", "hand:5")),
    (FOREIGN, "claim:A+7", "R5", "This square counts 8 too: equal is not stronger.", (HERE, "hand:A", "hand:7")),
    (FOREIGN, "claim:A", "R5", "An ace on its own takes only a king.", (HERE, "hand:A")),
    (KING, "claim:K", "R5", "Nothing but an ace on its own takes a king.", (HERE, "hand:K")),
    (KING, "claim:5+6", "R5", "Nothing but an ace on its own takes a king.", (HERE, "hand:5", "hand:6")),
    (
        KING,
        "claim:A+6",
        "R5",
        "An ace in a support has no power over a king: only an ace on its own takes one.",
        (HERE, "hand:A", "hand:6"),
    ),
    (ACE, "claim:K", "R5", "At this table an ace is safe from kings.", (HERE, "hand:K")),
    # then what an exchange would not change
    (OWN_PAIR, "exchange:A+3", "R8", "You would lay again just what lies here: stay instead.", (HERE, "do:stay")),
    # then the Holy Word
    (BEFORE, "word:Q", "R9", "The queen cannot be a Holy Word: an ace or a card from 2 to 10 can.", ("hand:Q",)),
    (REBORN, "word:J", "R9", "The jack cannot be a Holy Word: an ace or a card from 2 to 10 can.", ("hand:J",)),
    # then Reincarnation
    (
        REBORN,
        "word:7",
        "R10",
        "After a Reincarnation you roll the die: no Holy Word in the same turn.",
        ("do:roll",),
    ),
    (
        REBORN,
        "linkation",
        "R10",
        "You have had your Reincarnation: it comes only once in a game.",
        ("linkation",),
    ),
]


@pytest.mark.parametrize(("state", "token", "clause", "text", "at"), CASES, ids=[f"{c[1]}-{c[2]}" for c in CASES])
def test_the_first_reason_is_given(state: State, token: str, clause: str, text: str, at: tuple[str, ...]) -> None:
    assert said(state, token)[1:] == (clause, text, at)


@pytest.mark.parametrize("token", ["claim:5", "exchange:5", "stay"])
def test_nothing_is_laid_before_the_piece_has_moved(token: str) -> None:
    assert said(BEFORE, token)[1:] == (
        "R4",
        "Your piece has not moved yet: roll the die or show a Holy Word first.",
        ("do:roll",),
    )
    assert said(REBORN, token)[1:] == ("R4", "Your piece has not moved yet: roll the die first.", ("do:roll",))


@pytest.mark.parametrize("token", ["roll", "word:5", "word:K", "linkation"])
def test_a_piece_moves_once_in_a_turn(token: str) -> None:
    text = "Your piece has moved already: lay cards on the square it reached, or stay."
    assert said(OWN, token)[1:] == ("R4", text, (HERE,))


@pytest.mark.parametrize("token", ["ring:A", "deal:5", "draw:5", "draw:?", "redraw:5", "die:4"])
def test_nobody_makes_a_move_of_chance(token: str) -> None:
    text = "Chance brings cards and dice: nobody makes this move by hand."
    for state in (BEFORE, REBORN, OWN):
        assert said(state, token)[1:] == ("R4", text, ())


@pytest.mark.parametrize(
    ("played", "token", "clause", "text", "at"),
    [
        (["ring:K ring:7"], "ring:7", "R2", "The 7 of clubs lies on the ring already.", ("s1",)),
        ([], "deal:7", "R2", "The ring is being laid: a card of clubs comes next, such as ring:7.", ()),
        ([ring("...")], "ring:7", "R4", "The hands are being dealt: a card comes next, such as deal:5.", ()),
        ([ring("..."), "deal:Q"], "deal:Q", "R4", "The queen of spades is not in the pile.", ()),
        ([ring("..."), "deal:Q deal:K deal:A deal:4"], "deal:4", "R4", "The 4 of hearts is not in the pile.", ()),
        ([ring("...")], "deal:?", "R4", "A hidden card cannot be played: say which card it is.", ()),
        (
            [ring("..."), dealt("A 2 3", "A 2 3")],
            "roll",
            "R4",
            "A turn begins: the card that is drawn comes next, such as draw:5.",
            (),
        ),
        ([ring("..."), dealt("A 2 3", "A 2 3")], "draw:A", "R4", "The ace of spades is not in the pile.", ()),
        (
            [ring("..."), dealt("A 2 3", "A 2 3"), "draw:4 linkation"],
            "draw:4",
            "R4",
            "A hand is drawn anew: a card comes next, such as redraw:5.",
            (),
        ),
        (
            [ring("..."), dealt("A 2 3", "A 2 3"), "draw:4 linkation redraw:4"],
            "redraw:4",
            "R4",
            "The 4 of spades is not in the pile.",
            (),
        ),
        (
            [ring("..."), dealt("A 2 3", "A 2 3"), "draw:4 roll"],
            "stay",
            "R4",
            "The die has been cast: what it shows comes next, such as die:4.",
            (),
        ),
        ([ring("..."), dealt("A 2 3", "A 2 3"), "draw:4 roll"], "die:7", "R4", "A die shows 1 to 6, never 7.", ()),
        ([ring("..."), dealt("A 2 3", "A 2 3"), "draw:4 roll"], "die:0", "R4", "A die shows 1 to 6, never 0.", ()),
    ],
)
def test_chance_cannot_bring_what_is_not_there(
    played: list[str], token: str, clause: str, text: str, at: tuple[str, ...]
) -> None:
    assert said(game(*played).state, token)[1:] == (clause, text, at)


def test_a_card_of_diamonds_is_named_as_such() -> None:
    state = game(ring("..."), dealt("A 2 3", "A 2 3"), "deal:5", seats=3).state
    assert said(state, "deal:5")[2] == "The 5 of diamonds is not in the pile."


def test_a_tap_on_a_card_is_explained_by_the_move_it_most_likely_means() -> None:
    assert explained(FOREIGN, "hand:7") == ("weak", "R5")
    assert explained(FOREIGN, "hand:5", "hand:7") == ("sum", "R7")
    assert explained(OWN, "hand:9", "hand:J") == ("picture", "R7")
    assert explained(BEFORE, "hand:Q") == ("picture", "R9")
    assert explained(REBORN, "linkation") == ("reborn", "R10")


def test_when_the_game_is_over_nothing_can_be_played() -> None:
    state = game(ring("..."), dealt("A 2 3", "A 2 3")).state
    over = State(state.variant, "over", 10, 0, state.ring, state.pieces, state.holdings)
    assert why(over, "stay") == ("over", "R11")
