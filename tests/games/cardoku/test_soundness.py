"""Positions that somebody edited: those that can be one of this game, and why others cannot."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from azumaya.core.cards import laid, take
from azumaya.core.sudoku import bits
from azumaya.games.cardoku.grid import Grid
from azumaya.games.cardoku.state import Holding, Last, Point, Slip, State
from games.cardoku.play import GAME, after, cards, game, opening


def unsound(state: State, **options: str) -> str | None:
    found = GAME.unsound(state, game(**options).state)
    return found and str(found)


DRAWN = game(opening(), "draw:2M").state
FREE = game(opening(), "draw:2M 1T>r1c9 draw:1S", referee="off").state
SHARED = game("supplier:A domain:A=T", decks="3").state
SEEDED = game("supplier:A seed:r1c1=1S seed:r2c4=2S").state
DEALT = game(opening().rsplit(" deal", 2)[0]).state


def holding(state: State, side: int = 0, **changes: Any) -> State:
    """The state with something else in what a side holds."""
    a, b = state.holdings
    other = replace((a, b)[side], **changes)
    return replace(state, holdings=(a, other) if side else (other, b))


@pytest.mark.parametrize(
    ("state", "options"),
    [
        (DRAWN, {}),
        (FREE, {"referee": "off"}),
        (after(FREE, "object:r1c9"), {"referee": "off"}),
        (SHARED, {"decks": "3"}),
        (SEEDED, {}),
        (DEALT, {}),
        (replace(DRAWN, scored=(Point("R1", 1, 0),), turns=(1, 1)), {}),
        (replace(DRAWN, side=1, turns=(1, 0)), {}),
        (replace(DRAWN, phase="over"), {}),
        (replace(DRAWN, grid=DRAWN.grid.put((0, ".."), (80, ".."), (1, "1S"), (2, "9S"))), {}),
        (holding(DRAWN, hand=(), bag=laid(DRAWN.holdings[0].hand + DRAWN.holdings[0].bag)), {}),
        (holding(DRAWN, past=("held:10", "pass:8", "draw"), hand=cards("8T 1T 2T 3T 4T 5T 6T 7T 9T 1E 2M")), {}),
    ],
)
def test_what_can_be_is_sound(state: State, options: dict[str, str]) -> None:
    assert unsound(state, **options) is None


WITH_R1 = replace(DRAWN, scored=(Point("R1", 0, 0),), turns=(1, 1))
DRAWN_OUT = holding(DRAWN, hand=laid(DRAWN.holdings[0].hand + DRAWN.holdings[0].bag), bag=())
EXCHANGED = holding(  # a 4 of side B's deck for a 1 of side A's
    holding(DEALT, 0, bag=laid((*take(DEALT.holdings[0].bag, "1M"), "4E"))),
    1,
    bag=laid((*take(DEALT.holdings[1].bag, "4E"), "1M")),
)
TWICE = "no row, column or box can hold a value twice while there is a referee"


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (replace(DRAWN, variant=replace(DRAWN.variant, guard=4)), "“variant” does not go with the options"),
        (replace(DRAWN, seats=4), "“seats” is not the number of seats"),
        (replace(DRAWN, phase="play it"), "“play it” is not a phase of side 0"),
        (replace(DRAWN, side=2), "“play” is not a phase of side 2"),
        (replace(DRAWN, grid=Grid(DRAWN.grid.rows[:8])), "“grid” must be nine rows of nine signs"),
        (replace(DRAWN, grid=Grid(("5X", *DRAWN.grid.rows[1:]))), "“grid” must be nine rows of nine signs"),
        (replace(DRAWN, grid=DRAWN.grid.put((10, "1S"))), TWICE),
        (replace(DRAWN, domains="T"), "“domains” must be the letters of 0 different domains"),
        (replace(DRAWN, grid=DRAWN.grid.put((80, ".."))), "each card must lie in one place, and none may be missing"),
        (holding(DRAWN, bag=DRAWN.holdings[0].bag[1:]), "each card must lie in one place, and none may be missing"),
        (
            holding(DRAWN, hand=DRAWN.holdings[0].hand[::-1]),
            "the cards of a side must be in order, and none of them a hole",
        ),
        (
            holding(DRAWN, bag=DRAWN.holdings[0].bag[1:], under=DRAWN.holdings[0].bag[:1]),
            "no card goes under a pile while there is a referee",
        ),
        (holding(DRAWN, known=("9M",)), "“known” must be cards of the hand"),
        (holding(DRAWN, past=("held:9",)), "“past” does not go with the hand"),
        (holding(DRAWN, past=("held:11", "pass:123456789")), "“past” does not go with the hand"),
        (replace(DRAWN, turns=(3, 1)), "“turns” must say that the sides take turns"),
        (replace(DRAWN, turns=(-1, 0)), "“turns” must say that the sides take turns"),
        (replace(DRAWN, turns=(1, 0)), "“turns” must say that it is the turn of side A"),
        (replace(DRAWN_OUT, phase="draw"), "there is no card to draw"),
        (EXCHANGED, "side A must have the cards of its own deck"),
        (replace(DRAWN, supplier=None), "“supplier” must be the side that laid the first seed"),
        (replace(DRAWN, scored=(Point("R10", 0, 0),), turns=(1, 1)), "“scored” must be different lines, such as R4"),
        (replace(WITH_R1, scored=WITH_R1.scored * 2), "“scored” must be different lines, such as R4"),
        (replace(WITH_R1, scored=(*WITH_R1.scored, Point("R1 nine", 0, 1))), "at this table no line scores again"),
        (
            replace(WITH_R1, turns=(0, 0)),
            "“scored” must say which side scored, and in which turn before this one",
        ),
        (replace(DRAWN, idle=6), "so many turns without progress would have ended the game"),
        (replace(DRAWN, passes=1), "so many turns without progress would have ended the game"),
        (replace(DRAWN, objections=1), "there is nothing to object to"),
        (replace(DRAWN, phase="again", turns=(0, 1)), "there is nothing to object to"),
        (replace(SEEDED, side=1), "“seed” of side B is not what comes now"),
        (
            replace(SEEDED, phase="first"),
            "the seeds must lie in one box after the other, in different rows and columns",
        ),
        (replace(SEEDED, phase="domain"), "“domain” of side A is not what comes now"),
        (replace(SEEDED, turns=(1, 0)), "nobody has had a turn yet"),
        (replace(DEALT, side=0), "“deal” of side A is not what comes now"),
        (
            replace(DEALT, holdings=(DEALT.holdings[0], Holding(DEALT.holdings[1].hand, DEALT.holdings[0].bag))),
            "each card must lie in one place, and none may be missing",
        ),
        (
            replace(DRAWN_OUT, holdings=(replace(DRAWN_OUT.holdings[0], known=("1T",)), DRAWN_OUT.holdings[1])),
            "“past” tells of a hidden hand, and this one is open",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(state: State, reason: str) -> None:
    found = unsound(state)
    assert found is not None
    assert found.startswith(reason)


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (replace(FREE, objections=11), "“objections” must be a number up to 10"),
        (
            replace(FREE, phase="again", side=1, objections=0, slips=(), last=None),
            "“objections” must be a number up to 10",
        ),
        (replace(FREE, slips=(Slip("r0c9", 0, 0),)), "“slips” must name different cells with a card, in order"),
        (replace(FREE, slips=(Slip("r5c9", 0, 0),)), "“slips” must name different cells with a card, in order"),
        (replace(FREE, slips=(Slip("r1c9", 0, 1),)), "“slips” must say which side slipped"),
        (replace(FREE, slips=(Slip("r1c9", 2, 0),)), "“slips” must say which side slipped"),
        (replace(FREE, last=None), "“last” must be the play that slipped"),
        (replace(FREE, last=Last("nonsense", 0, 0, ())), "“last” cannot be undone"),
        (replace(FREE, last=Last("pass", 0, 0, ())), "“last” cannot be undone"),
        (replace(FREE, last=Last("2T>r1c9", 0, 0, ())), "“last” cannot be undone"),
        (replace(FREE, last=Last("r1c1>r1c9", 0, 0, ())), "“last” cannot be undone"),
        (replace(FREE, last=Last("r1c9<>r5c9", 0, 0, ())), "“last” cannot be undone"),
        (replace(FREE, last=Last("1T>r1c9", 1, 0, ())), "“last” cannot be undone"),
        (replace(FREE, last=Last("1T>r1c9", 0, 6, ())), "“last” cannot be undone"),
        (replace(FREE, last=Last("1T>r1c9", 0, 0, (Slip("r5c9", 0, 0),))), "“last” cannot be undone"),
        (replace(FREE, slips=()), "“last” cannot be undone"),
    ],
)
def test_slips_must_be_such_as_can_be_objected_to(state: State, reason: str) -> None:
    found = unsound(state, referee="off")
    assert found is not None
    assert found.startswith(reason)


def test_a_state_is_read_by_a_person_row_by_row() -> None:
    rows = [" ".join(DRAWN.grid.card(cell) for cell in range(9 * row, 9 * row + 9)) for row in range(9)]
    assert DRAWN.grid.rows == tuple(rows)
    assert rows[0] == "1S .. .. .. .. .. .. .. .."
    assert sum(1 for _ in bits(~DRAWN.grid.empty & ((1 << 81) - 1))) == 9
