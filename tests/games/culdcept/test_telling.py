"""How moves are asked for and told, how a game's end is put into words, and what the seats are called."""

from __future__ import annotations

import pytest

from azumaya.core.options import settle_options
from azumaya.games.culdcept.moves import Deal, Draw, Redraw
from azumaya.games.culdcept.state import State
from games.culdcept.play import GAME, choosing, dealt, ended, game, placing, ring

TABLE = GAME.table
FREE, HELD, OWN = placing("A 2 8 J", ground="9"), placing("2 8 J", "9", owner=1), placing("2 3 7", "K")
WORD = placing("3 Q", "5", owner=1, word="6")


@pytest.mark.parametrize(
    ("state", "token", "asked", "told"),
    [
        (choosing("3"), "roll", "Roll the die", "Mio rolls the die."),
        (
            choosing("3 9"),
            "word:9",
            "Walk 9 to square 1",
            "Mio shows the 9 as Holy Word and walks to square 1.",
        ),
        (
            choosing("A"),
            "word:A",
            "Walk 1 to square 6",
            "Mio shows the ace as Holy Word and walks to square 6.",
        ),
        (
            choosing("3 9"),
            "linkation",
            "Draw 2 cards anew",
            "Reincarnation: Mio sends 2 cards back and draws as many.",
        ),
        (
            choosing("3"),
            "linkation",
            "Draw your card anew",
            "Reincarnation: Mio sends one card back and draws anew.",
        ),
        (FREE, "claim:J", "Take with the jack", "Mio takes square 5 with the jack."),
        (HELD, "claim:2+8", "Take with 2 + 8 = 10", "Mio takes square 5 from Player 2 with 2 + 8 = 10."),
        (
            OWN,
            "exchange:7",
            "Lay the 7 instead",
            "Mio takes up the king on square 5 and lays the 7.",
        ),
        (
            OWN,
            "exchange:2+3",
            "Lay 2 + 3 = 5 instead",
            "Mio takes up the king on square 5 and lays 2 + 3 = 5.",
        ),
        (
            placing("9", "4 6"),
            "exchange:9",
            "Lay the 9 instead",
            "Mio takes up 4 + 6 on square 5 and lays the 9.",
        ),
        (FREE, "stay", "Leave square 5", "Mio leaves square 5 as it is."),
        (WORD, "claim:3+6", "Take with 3 + 6 = 9", "Mio takes square 5 from Player 2 with 3 + 6 = 9."),
        (
            WORD,
            "claim:Q",
            "Take with the queen",
            "Mio takes square 5 from Player 2 with the queen. The Holy Word 6 is spent.",
        ),
        (
            WORD,
            "stay",
            "Leave square 5",
            "Mio leaves square 5 as it is. The Holy Word 6 is spent.",
        ),
    ],
)
def test_a_move_is_asked_and_told(state: State, token: str, asked: str, told: str) -> None:
    view, move = GAME.view(state, 0), GAME.parse(token)
    assert (str(TABLE.ask(view, move)), str(TABLE.tell(view, move, "Mio"))) == (asked, told)


LAID = game(ring("Q K ..."))


@pytest.mark.parametrize(
    ("state", "token", "own", "others"),
    [
        (game("ring:9").state, "ring:K", "Square 2 is the king of clubs.", "Square 2 is the king of clubs."),
        (LAID.state, "deal:5", "You are dealt the 5.", "Player 1 is dealt a card."),
        (LAID(dealt("A 2 3", "4 5 6")).state, "draw:J", "You draw the jack.", "Player 1 draws a card."),
        (
            LAID(dealt("A 2 3", "4 5 6"), "draw:J roll").state,
            "die:4",
            "The die shows 4: Player 1 walks to square 5.",
            "The die shows 4: Player 1 walks to square 5.",
        ),
    ],
)
def test_chance_is_told_to_each_as_far_as_it_may_be_known(state: State, token: str, own: str, others: str) -> None:
    move = GAME.parse(token)
    for seat, told in ((0, own), (1, others), (None, others)):
        seen = GAME.redact(state, move, seat)
        assert str(TABLE.tell(GAME.view(state, seat), seen, "")) == told


def test_a_hidden_card_is_told_without_its_sign_for_every_seat() -> None:
    state = game(ring("..."), dealt("A 2 3", "A 2 3", "A 2 3"), seats=3).state
    view = GAME.view(state, None)
    assert str(TABLE.tell(view, Draw(None), "")) == str(TABLE.tell(view, Redraw(None), "")) == "Player 1 draws a card."
    assert str(TABLE.tell(view, Deal(None), "")) == "Player 1 is dealt a card."


@pytest.mark.parametrize(
    ("owners", "names", "verdict"),
    [
        ((0, 1, 0, None), ("Mio", "Jun"), "Mio wins with 2 squares against 1."),
        ((1,), ("Mio", "Jun"), "Jun wins with 1 square against 0."),
        ((0, 1), ("Mio", "Jun"), "The game is drawn: everybody holds 1 square."),
        ((2, 2, 0, 1, 2, 0), ("Mio", "Jun", "Aki"), "Aki wins with 3 squares against 2 and 1."),
        ((0, 2, 0, 2, 1), ("Mio", "Jun", "Aki"), "Mio and Aki share the first place with 2 squares each."),
        ((0, 1, 2), ("Mio", "Jun", "Aki"), "The game is drawn: everybody holds 1 square."),
        ((0,), ("{n}", "<b>"), "{n} wins with 1 square against 0."),
    ],
)
def test_the_end_names_who_won_and_by_how_much(owners: tuple[int | None, ...], names: tuple[str], verdict: str) -> None:
    assert str(TABLE.verdict(GAME.view(ended(*owners), None), names)) == verdict


def test_a_seat_is_called_by_its_suit_and_its_turn() -> None:
    options = settle_options(GAME, 3, {})
    assert [str(TABLE.seat_title(options, seat)) for seat in range(3)] == [
        "Spades, first turn",
        "Hearts, second turn",
        "Diamonds, third turn",
    ]
