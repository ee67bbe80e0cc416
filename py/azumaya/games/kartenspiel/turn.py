"""What each move does to a state. Every function here is given a legal move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from azumaya.core.cards import put, take
from azumaya.core.holdings import changed
from azumaya.games.kartenspiel.cards import DECK
from azumaya.games.kartenspiel.moves import (
    Centre,
    Deal,
    Draw,
    KartenspielMove,
    Object,
    Pass,
    Penalty,
    Place,
    Replay,
)
from azumaya.games.kartenspiel.state import (
    CENTRE,
    DEALING,
    DRAWING,
    HAND,
    KEPT,
    OVER,
    PLAYING,
    Holding,
    State,
    Table,
    Variant,
)
from azumaya.games.kartenspiel.table import placed


def opening(seats: int, variant: Variant) -> State:
    """The state before the first yellow is turned up (R2)."""
    return State(variant, CENTRE, 0, (), (Holding(),) * seats, DECK)


def make(state: State, move: KartenspielMove) -> State:
    """The state after a legal move."""
    return _MAKE[move.__class__](state, move)


def ended(variant: Variant, holdings: tuple[Holding, ...], passes: int) -> bool:
    """With nothing left to draw: is the game over (R10)?

    A card that stays on a stack for good is still a card on a stack, so then all have to pass as well.
    """
    if any(held.hand for held in holdings):
        return False
    if variant.penalties == KEPT or passes == len(holdings):
        return True
    return not any(held.stack or held.stuck for held in holdings)


def _centre(state: State, move: Centre) -> State:
    table = (str(Place(move.card, 0, 0)),)
    return State(state.variant, DEALING, 0, table, state.holdings, take(state.pile, move.card))


def _deal(state: State, move: Deal) -> State:
    held = _drawn(state.own, move.card)
    phase, seat = DEALING, state.seat
    if len(held.hand) == HAND:
        seat += 1
        if seat == len(state.holdings):
            phase, seat = PLAYING, 0
    pile = take(state.pile, move.card)
    return State(state.variant, phase, seat, state.table, changed(state.holdings, state.seat, held), pile)


def _place(state: State, move: Place) -> State:
    own = state.own
    held = Holding(take(own.hand, move.card), own.stack, own.stuck)
    return _turned(state, held, (*state.table, str(move)), fresh=True)


def _replay(state: State, move: Replay) -> State:
    own = state.own
    held = Holding(own.hand, take(own.stack, move.card), own.stuck)
    return _turned(state, held, (*state.table, str(Place(move.card, move.x, move.y))), fresh=True)


def _penalty(state: State, move: Penalty) -> State:
    own = state.own
    held = Holding(take(own.hand, move.card), put(own.stack, move.card), own.stuck)
    return _turned(state, held, state.table)


def _pass(state: State, move: Pass) -> State:
    return _turned(state, state.own, state.table, passes=state.passes + 1)


def _turned(state: State, held: Holding, table: Table, fresh: bool = False, passes: int = 0) -> State:
    """After what a turn is about: the player draws (R3), or it is the next one's turn, or the game is over (R10)."""
    holdings = changed(state.holdings, state.seat, held)
    if state.pile:
        return State(state.variant, DRAWING, state.seat, table, holdings, state.pile, fresh)
    phase = OVER if ended(state.variant, holdings, passes) else PLAYING
    return State(state.variant, phase, _next(state), table, holdings, (), fresh, passes)


def _draw(state: State, move: Draw) -> State:
    holdings = changed(state.holdings, state.seat, _drawn(state.own, move.card))
    pile = take(state.pile, move.card)
    return State(state.variant, PLAYING, _next(state), state.table, holdings, pile, state.fresh)


def _object(state: State, move: Object) -> State:
    """The wrong card goes to the stack of who placed it, for good; the turn is still to be taken (R8, A13)."""
    placer = (state.seat - 1) % len(state.holdings)
    held = state.holdings[placer]
    stuck = put(held.stuck, placed(state.table[-1]).card)
    holdings = changed(state.holdings, placer, Holding(held.hand, held.stack, stuck))
    return State(state.variant, PLAYING, state.seat, state.table[:-1], holdings, state.pile, objected=True)


def _next(state: State) -> int:
    return (state.seat + 1) % len(state.holdings)


def _drawn(held: Holding, card: str) -> Holding:
    return Holding(put(held.hand, card), held.stack, held.stuck)


_MAKE: dict[type, Callable[[State, Any], State]] = {
    Centre: _centre,
    Deal: _deal,
    Draw: _draw,
    Place: _place,
    Replay: _replay,
    Penalty: _penalty,
    Pass: _pass,
    Object: _object,
}
