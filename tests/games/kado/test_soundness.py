"""Positions that somebody edits: each kind of nonsense is refused in words, so that no game starts from it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from azumaya.games.kado.grid import Grid
from azumaya.games.kado.state import Holding, State
from games.kado.play import GAME, dealt, ended, game, on, turns

GIVING = game("top:Bg4").state
CHALLENGING = game(dealt("Bg4 Sp1 Qo2"), "guess:Br", seats=3).state
EARNED = game(dealt("Bg4 Sp1"), "guess:Bg bonus:Cr4").state
COUNTED = game(dealt("Bg4 Sp1"), "guess:Bg", fifth="on").state
OVER = ended("Bb5 Bg5 Bo4 So2/Cg2 Cb3 Fp1 Qo2/Fr2 Fb4 Sp1 Qo5")
LATER = turns(3).state


def refused(state: State, **options: str) -> str:
    found = GAME.unsound(state, game(seats=len(state.holdings), **options).state)
    return str(found)


def with_holding(state: State, seat: int, **changes: object) -> State:
    held = replace(state.holdings[seat], **changes)  # type: ignore[arg-type]
    return replace(state, holdings=(*state.holdings[:seat], held, *state.holdings[seat + 1 :]))


def moved(state: State, grid: Grid) -> State:
    """Seat 0 with its cards on other cells."""
    cards = [card for _, _, card in state.holdings[0].grid]
    cells = [(line, column) for line, column, _ in grid]
    return with_holding(state, 0, grid=tuple((*cell, card) for cell, card in zip(cells, cards, strict=True)))


def given_bonus(state: State, seat: int, number: int) -> State:
    """Seat with so many cards from the deck as bonus cards."""
    bonus, deck = state.deck[:number], state.deck[number:]
    return replace(with_holding(state, seat, bonus=bonus), deck=deck)


def put_aside(state: State, seat: int, number: int) -> State:
    discards, deck = state.deck[:number], state.deck[number:]
    return replace(with_holding(state, seat, discards=discards), deck=deck)


NOT_ONCE = "each of the 65 cards must lie in one place"
NO_CARD = "everybody must have a card of this turn until it is placed"
TOP = "“top” holds a card while the gifter looks at it, and only then"
PAIRS = "“guesses” must be pairs such as Bg that are wrong"
MANY = "there are more “guesses” than seats that have had a challenge"
ONLY_NOW = "“discarded” is true only in the turn of a duel in which it happened"


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (replace(GIVING, variant=COUNTED.variant), "“variant” does not go with the options"),
        (replace(GIVING, phase="party"), "“party” is not a phase"),
        (replace(GIVING, turn=0), "this is not so in turn 0 of 12"),
        (replace(GIVING, turn=13), "this is not so in turn 13 of 12"),
        (replace(OVER, turn=11), "this is not so in turn 11 of 12"),
        (replace(GIVING, seat=2), "there is no seat 2"),
        (replace(GIVING, seat=-1), "there is no seat -1"),
        (replace(GIVING, seat=1), "seat 1 is not the gifter, who deals"),
        (replace(CHALLENGING, seat=0), "seat 0 is the gifter, who never challenges"),
        (replace(GIVING, deck=GIVING.deck[1:]), NOT_ONCE),
        (replace(GIVING, deck=(*GIVING.deck[1:], "Bg4")), NOT_ONCE),
        (replace(GIVING, top="?"), NOT_ONCE),
        (replace(GIVING, deck=("Zz9", *GIVING.deck[1:])), NOT_ONCE),
        (replace(GIVING, deck=GIVING.deck[::-1]), "cards that lie together must stand in order"),
        (with_holding(LATER, 0, grid=LATER.holdings[0].grid[::-1]), "cards that lie together must stand in order"),
        (replace(GIVING, phase="look"), TOP),
        (replace(GIVING, phase="challenge", seat=1), TOP),
        (replace(CHALLENGING, phase="look", seat=0, guesses=()), "nobody is left who needs a card"),
        (replace(game().state, phase="challenge", seat=1), NO_CARD),
        (replace(CHALLENGING, phase="place", seat=2, guesses=()), NO_CARD),
        (replace(CHALLENGING, guesses=("Br", "So")), MANY),
        (replace(CHALLENGING, seat=1), MANY),
        (replace(EARNED, guesses=("So",)), MANY),
        (replace(CHALLENGING, guesses=("Bg",)), PAIRS),
        (replace(CHALLENGING, guesses=("Xy",)), PAIRS),
        (replace(CHALLENGING, guesses=("",)), PAIRS),
        (replace(LATER, turn=6), "the cards in the grid of seat 0 must be 5 by now"),
        (moved(LATER, on("0,0", "0,1", "1,2")), "the grid of seat 0 cannot be placed like that"),
        (moved(LATER, on("0,1", "0,2", "0,3")), "the grid of seat 0 cannot be placed like that"),
        (moved(turns(5).state, on("0,0", "0,1", "0,2", "0,3", "0,4")), "the grid of seat 0 cannot be placed like that"),
        (moved(LATER, ((0, 0, ""), (0, 0, ""), (0, 1, ""))), "the grid of seat 0 cannot be placed like that"),
        (with_holding(EARNED, 0, counters=1), "bonus cards and counters do not go together"),
        (given_bonus(EARNED, 0, 1), "seat 0 cannot have earned so many bonuses"),
        (given_bonus(turns(4).state, 0, 3), "seat 0 cannot have earned so many bonuses"),
        (given_bonus(given_bonus(turns(3, 3).state, 0, 2), 1, 2), "there cannot have been so many bonuses"),
        (replace(GIVING, discarded=True), "seat 0 cannot have put so many cards aside"),
        (put_aside(GIVING, 0, 1), "seat 0 cannot have put so many cards aside"),
        (put_aside(turns(3, 3).state, 0, 1), "seat 0 cannot have put so many cards aside"),
        (put_aside(LATER, 1, 2), "seat 1 cannot have put so many cards aside"),
        (replace(turns(3, 3).state, discarded=True), ONLY_NOW),
        (replace(put_aside(OVER, 1, 1), discarded=True), ONLY_NOW),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(state: State, words: str) -> None:
    assert refused(state) == words


def test_with_counters_no_bonus_card_lies_anywhere_and_none_is_negative() -> None:
    words = "bonus cards and counters do not go together"
    assert refused(given_bonus(with_holding(COUNTED, 1, counters=0), 1, 1), fifth="on") == words
    assert refused(with_holding(COUNTED, 1, counters=-1), fifth="on") == "seat 1 cannot have earned so many bonuses"
    assert refused(with_holding(COUNTED, 1, counters=9), fifth="on") == "seat 1 cannot have earned so many bonuses"


def test_with_counters_nobody_waits_for_a_bonus_card() -> None:
    earning = game(dealt("Bg4 Sp1"), "guess:Bg").state
    words = "with counters no bonus card is drawn, so the phase is never “bonus”"
    assert refused(replace(earning, variant=COUNTED.variant), fifth="on") == words
    assert refused(earning) == "None"


def test_there_is_a_holding_for_every_seat() -> None:
    state = replace(GIVING, holdings=(*GIVING.holdings, Holding()))
    assert str(GAME.unsound(state, game().state)) == "there must be 2 “holdings”, one a seat"


@pytest.mark.parametrize(
    "state",
    [
        GIVING,
        CHALLENGING,
        EARNED,
        OVER,
        LATER,
        put_aside(LATER, 0, 2),
        given_bonus(LATER, 1, 2),
        moved(LATER, on("0,0", "1,0", "2,0")),
        replace(CHALLENGING, guesses=("Sp",)),
    ],
)
def test_a_position_that_could_be_is_not_refused(state: State) -> None:
    assert refused(state) == "None"
