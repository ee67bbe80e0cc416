"""What the table of Culdcept cards asks for now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azumaya.core.text import SeatName, Text
from azumaya.games.culdcept.cards import ACE, TEN, mask_of
from azumaya.games.culdcept.squares import LAYS, TAKERS
from azumaya.games.culdcept.state import CHOOSING, PLACING, ROLLING, State
from azumaya.games.culdcept.words import number

if TYPE_CHECKING:
    from azumaya.core.game import View

_SPEAKABLE = mask_of(*range(ACE, TEN + 1))
_AWAITED = {
    "ring": Text("The ring is being laid."),
    "deal": Text("The hands are being dealt."),
    "draw": Text("A card is being drawn."),
    "redraw": Text("The hand is being drawn anew."),
    "die": Text("The die is rolling."),
    "over": Text("All ten rounds have been played."),
}


def prompt(view: View[State]) -> Text:
    """What is to be done now, by the viewer or by somebody else."""
    state = view.state
    if state.phase in _AWAITED:
        return _AWAITED[state.phase]
    if view.seat != state.seat:
        return _of_another(state)
    if state.phase == ROLLING:
        return Text("Your hand is drawn anew: roll the die.")
    return _before_moving(state) if state.phase == CHOOSING else _on_a_square(state)


def _of_another(state: State) -> Text:
    if state.phase == PLACING:
        at = number(state.pieces[state.seat])
        return Text("{who} stands on square {n}.", who=SeatName(state.seat), n=at)
    return Text("{who} is about to move.", who=SeatName(state.seat))


def _before_moving(state: State) -> Text:
    if state.usable & _SPEAKABLE:
        return Text("Roll the die, or choose a card as Holy Word and the square it leads to.")
    return Text("Roll the die: none of your cards can be a Holy Word.")


def _on_a_square(state: State) -> Text:
    here, at = state.here, number(state.pieces[state.seat])
    if here.owner == state.seat:
        if can_lay(state):
            return Text("Square {n} is yours: lay something else in exchange, or leave it.", n=at)
        return Text("Square {n} is yours, and there is nothing to exchange: leave it.", n=at)
    if not can_lay(state):
        return Text("None of your cards takes square {n}, which counts {power}: leave it.", n=at, power=here.shown)
    if here.owner is None:
        return Text("Square {n} is nobody's and counts {power}: take it, or leave it.", n=at, power=here.shown)
    return Text(
        "Square {n} is held by {who} and counts {power}: take it, or leave it.",
        n=at,
        who=SeatName(here.owner),
        power=here.shown,
    )


def can_lay(state: State) -> bool:
    """Can the seat on turn, whose hand is seen, lay anything on the square under its piece?"""
    here, usable = state.here, state.usable
    if here.owner != state.seat:
        return any(mask & ~usable == 0 for mask, _ in TAKERS[state.variant.ace_safe][here.shown])
    if state.variant.reinforce:
        usable |= here.top
    return any(mask & ~usable == 0 and mask != here.top for mask, _ in LAYS)
