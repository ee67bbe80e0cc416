"""Positions that somebody edited: what can be one of this game, and why another cannot."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from azumaya.core.cards import laid, without
from azumaya.core.options import settle_options
from azumaya.games.kartenspiel.cards import DECK
from azumaya.games.kartenspiel.state import Holding, State, Variant
from games.kartenspiel.play import GAME, after, dealt, game, position, reached


def wrong(state: State, **options: str) -> str | None:
    """Half a sentence about what is wrong with a state of two."""
    said = GAME.unsound(state, GAME.start(2, settle_options(GAME, 2, options)))
    return None if said is None else str(said)


PLAY = reached("Y5 B3@1,0", "B4").state
LATE = position("Y5 B3@1,0", "B4", "B6")
ORDER = "hands, stacks and the pile must hold cards from B1 to Y9 in order"
CARDS = "each of the 54 cards must lie in one place"
TABLE = "“table” holds what is no card on a table, such as B3@1,0"
SIZES = "hands and pile are not as large as they must be"
FRESH = "“fresh” cannot be, since no card was placed in the turn before"
PASSES = "“passes” does not go with the hands"


def with_own(state: State, **parts: Any) -> State:
    """The state with something else in the hands of seat 0."""
    return replace(state, holdings=(replace(state.holdings[0], **parts), *state.holdings[1:]))


def moved(state: State, *words: str) -> State:
    """The state after these cards of seat 1's stack have gone to the hand of seat 0."""
    own, other = state.holdings
    stack = without(other.stack, words)
    return replace(state, holdings=(replace(own, hand=laid([*own.hand, *words])), replace(other, stack=stack)))


def relaid(state: State, token: str) -> State:
    """The state with the last card of the table laid elsewhere."""
    return replace(state, table=(*state.table[:-1], token))


@pytest.mark.parametrize(
    ("state", "why"),
    [
        (PLAY, None),
        (LATE, None),
        (replace(PLAY, variant=Variant(referee=False)), "“variant” does not go with the options"),
        (replace(PLAY, holdings=PLAY.holdings[:1]), "there must be 2 “holdings”, one a seat"),
        (replace(PLAY, phase="x" * 81), f"“{'x' * 40}” is not a phase"),
        (replace(PLAY, seat=2), "there is no seat 2"),
        (replace(PLAY, seat=-1), "there is no seat -1"),
        (with_own(PLAY, hand=("B9", "B1", "B1", "B1", "B1")), ORDER),
        (with_own(PLAY, hand=("?",) * 5), ORDER),
        (with_own(PLAY, stack=("B?",)), ORDER),
        (replace(PLAY, pile=("x",)), ORDER),
        (replace(PLAY, pile=PLAY.pile[1:]), CARDS),
        (with_own(PLAY, stack=("B1",)), CARDS),
        (relaid(PLAY, "B4@1,0"), CARDS),
        (replace(PLAY, table=PLAY.table * 4000), CARDS),
        (relaid(PLAY, ""), TABLE),
        (relaid(PLAY, "stack:B3@1,0"), TABLE),
        (relaid(PLAY, "deal:B3"), TABLE),
        (relaid(PLAY, "B3@1,1"), "“B3@1,1” cannot have been laid on the table as it was then"),
        (relaid(PLAY, "B3@999,0"), "“B3@999,0” cannot have been laid on the table as it was then"),
        (replace(PLAY, table=PLAY.table[::-1]), "“B3@1,0” cannot have been laid on the table as it was then"),
        (
            replace(PLAY, table=("Y5@2,0", "B3@1,0")),
            "“Y5@2,0” cannot have been laid on the table as it was then",
        ),
        (
            position("Y5 B3@1,0 B3@-1,0", "B4", "B6", referee="off"),
            "“variant” does not go with the options",
        ),
        (
            replace(position("Y5 B3@1,0 B3@-1,0", "B4", "B6", referee="off"), variant=Variant()),
            "“B3@-1,0” cannot have been laid on the table as it was then",
        ),
        (
            replace(position("Y5", "B4", "B6", stuck=["B3"], referee="off"), variant=Variant()),
            "“stuck” must be empty where a referee watches",
        ),
        (
            replace(game().state, phase="play"),
            "“table” must hold the first yellow once it is turned up",
        ),
        (
            replace(game("centre:Y5").state, phase="centre"),
            "“table” must hold the first yellow once it is turned up",
        ),
        (replace(game("centre:Y5").state, phase="play"), SIZES),
        (replace(game("centre:Y5").state, seat=1), SIZES),
        (replace(game("centre:Y5 deal:B1").state, seat=1), SIZES),
        (replace(game().state, seat=1), SIZES),
        (replace(PLAY, phase="draw"), SIZES),
        (replace(PLAY, phase="deal"), SIZES),
        (replace(game("centre:Y5", dealt("B1 B1 B1 B1 B1", "B2 B2 B2 B2 B2")).state, phase="over"), SIZES),
        (replace(LATE, phase="draw"), SIZES),
        (moved(LATE, "B9", "B9", "B9", "B9", "B9"), SIZES),
        (
            replace(game("centre:Y5").state, holdings=(Holding(stack=("B1",)), Holding()), pile=DECK[1:-5] + DECK[-4:]),
            "nobody has a penalty before the first turn",
        ),
        (replace(reached("Y5").state, fresh=True), FRESH),
        (replace(position("Y5 B3@1,0", "", ""), fresh=True, passes=1), FRESH),
        (replace(LATE, passes=-1), PASSES),
        (replace(LATE, passes=3), PASSES),
        (replace(LATE, passes=1), PASSES),
        (replace(PLAY, fresh=False, passes=1), PASSES),
        (replace(LATE, phase="over"), "“over” does not go with hands, stacks and passes"),
        (replace(position("Y5", "", ""), passes=2), "“play” does not go with hands, stacks and passes"),
        (after(position("Y5", "", ""), "pass", "pass"), None),
    ],
)
def test_an_edited_state_is_one_of_this_game_or_it_is_said_why_not(state: State, why: str | None) -> None:
    assert wrong(state) == why


def test_without_a_referee_a_table_may_repeat_a_digit_but_not_break_a_ring() -> None:
    state = position("Y5 B3@1,0 B3@-1,0", "B4", "B6", referee="off")
    assert wrong(state, referee="off") is None
    assert wrong(relaid(state, "B3@2,0"), referee="off") is not None


def test_a_card_was_taken_away_in_this_turn_only_if_it_lies_with_whoever_was_before() -> None:
    words = "“objected” cannot be, since no card was taken away in this turn"
    state = after(position("Y5 B5@1,0", "B3", "B6", fresh=True, referee="off"), "object")
    assert (state.objected, wrong(state, referee="off")) == (True, None)
    assert not after(state, "B3@1,0").objected
    assert wrong(replace(state, seat=1), referee="off") == words
    assert wrong(replace(after(state, "B3@1,0"), objected=True), referee="off") == words
    assert wrong(replace(after(state, "penalty:B3"), objected=True), referee="off") == words
    assert wrong(replace(LATE, objected=True)) == words
    drawing = after(reached("Y5 B3@1,0", "B4", referee="off").state, "penalty:B4")
    assert drawing.phase == "draw"
    assert wrong(replace(drawing, objected=True), referee="off") == words


def test_where_penalties_stay_the_game_is_over_when_the_hands_are_empty() -> None:
    over = after(position("Y5", "B4", "", penalties="kept"), "penalty:B4")
    assert wrong(over, penalties="kept") is None
    assert wrong(replace(over, phase="play"), penalties="kept") == "“play” does not go with hands, stacks and passes"
