"""What the table of Sudoku – Das Kartenspiel asks for now, and the last phase in words when it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azumaya.core.cards import Cards
from azumaya.core.text import Plural, SeatName, Text
from azumaya.games.kartenspiel.choices import may_replay
from azumaya.games.kartenspiel.grid import fits, grid_of
from azumaya.games.kartenspiel.state import AFTER_HAND, CENTRE, DEALING, DRAWING, HAND, KEPT, OVER, PLAYING, State

if TYPE_CHECKING:
    from azumaya.core.game import View

_AWAITED = {
    CENTRE: Text("The first yellow card is turned up."),
    DEALING: Text("The hands are being dealt."),
    DRAWING: Text("A card is being drawn."),
    OVER: Text("All cards have found their place."),
}
_LAST_PHASE = {
    KEPT: Text("Nothing left to draw: place or give up the cards of your hand."),
    AFTER_HAND: Text("Nothing left to draw: play your hand first, then your penalty cards."),
}
_REPLAY = Text("Nothing left to draw: from now on you may place penalty cards too.")


def phase(state: State) -> Text:
    """Where the game is: how many cards are left to draw, or that there are none."""
    if state.phase == OVER:
        return Text("Game over")
    if state.last_phase:
        return Text("Last phase")
    return Plural("{n} to draw", "{n} to draw", n=len(state.pile))


def prompt(view: View[State]) -> Text:
    """What is to be done now, by the viewer or by somebody else."""
    state = view.state
    if state.phase != PLAYING:
        return _AWAITED[state.phase]
    if view.seat != state.seat:
        return Text("{who} is on turn.", who=SeatName(state.seat))
    return _in_last_phase(state) if state.last_phase else _while_drawing(state)


def _while_drawing(state: State) -> Text:
    if fitting(state, state.own.hand):
        return Text("Place a card, or put one on your penalty stack.")
    return Text("None of your cards fits: choose one to give up.")


def _in_last_phase(state: State) -> Text:
    own = state.own
    if not own.hand:
        return _with_empty_hand(state)
    stack = fitting(state, own.stack) if may_replay(state) else ()
    if not stack and not fitting(state, own.hand):
        return Text("Nothing fits: choose a card of your hand to give up.")
    if len(own.hand) == HAND:  # as everybody has in the first turn without a pile
        return _LAST_PHASE.get(state.variant.penalties, _REPLAY)
    if stack:
        return Text("Place a card of your hand or your stack, or give up one of your hand.")
    return Text("Place a card of your hand, or put one on your penalty stack.")


def _with_empty_hand(state: State) -> Text:
    own = state.own
    if may_replay(state) and fitting(state, own.stack):
        return Text("Your hand is empty: place a penalty card, or pass.")
    if own.stack and state.variant.penalties != KEPT:
        return Text("Your hand is empty, and no penalty card fits: pass.")
    return Text("You have no card left to place: pass.")


def fitting(state: State, cards: Cards) -> frozenset[str]:
    """Those of the cards that fit somewhere on the table."""
    grid = grid_of(state.table)
    return frozenset(card for card in cards if fits(grid, card))
