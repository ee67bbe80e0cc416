"""What each move does to a state. Every function here is given a legal move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from azumaya.core.cards import Card, Cards, put, take
from azumaya.core.game import Seat
from azumaya.core.holdings import changed
from azumaya.games.kado.cards import DECK
from azumaya.games.kado.challenge import exact, succeeds
from azumaya.games.kado.grid import lay
from azumaya.games.kado.moves import Bonus, Discard, Give, Guess, KadoMove, Pass, Put, Top
from azumaya.games.kado.state import (
    CHALLENGING,
    EARNING,
    GIVING,
    LOOKING,
    OVER,
    PLACING,
    TURNS,
    Holding,
    State,
    Variant,
    gifter,
)


def opening(seats: int, variant: Variant) -> State:
    """The state before the first card is looked at (R2)."""
    return State(variant, LOOKING, 1, 0, DECK, None, (Holding(),) * seats)


def make(state: State, move: KadoMove) -> State:
    """The state after a legal move."""
    return _MAKE[move.__class__](state, move)


def _top(state: State, move: Top) -> State:
    return _dealing(state, GIVING, state.holdings, take(state.deck, move.card), move.card, state.discarded)


def _give(state: State, move: Give) -> State:
    """The next card is looked at, or all have one and the gifter's left may challenge (R4, R5)."""
    holdings = changed(state.holdings, move.seat, _handed(state.holdings[move.seat], state.top))
    if any(held.card is None for held in holdings):
        return _dealing(state, LOOKING, holdings, state.deck, None, state.discarded)
    left = (state.seat + 1) % len(holdings)
    return State(state.variant, CHALLENGING, state.turn, left, state.deck, None, holdings, discarded=state.discarded)


def _discard(state: State, move: Discard) -> State:
    assert state.top is not None, "a card is put aside while it is looked at"
    held = state.holdings[state.seat]
    aside = Holding(held.card, held.grid, held.bonus, held.counters, put(held.discards, state.top))
    return _dealing(state, LOOKING, changed(state.holdings, state.seat, aside), state.deck, None, True)


def _guess(state: State, move: Guess) -> State:
    """A failed guess is remembered; a right one exchanges the cards and ends the challenges (R5)."""
    kept = state.holdings[state.gifter].card
    assert kept is not None, "the gifter has a card when the challenges begin"
    if not succeeds(move.pair, kept, state.variant.either):
        return _next_challenger(state, (*state.guesses, move.pair))
    holdings = _exchanged(state)
    if not exact(move.pair, kept):
        return _step_three(state, holdings, state.deck)
    if state.variant.counters:
        return _step_three(state, _counted(holdings, state.seat), state.deck)
    return State(state.variant, EARNING, state.turn, state.seat, state.deck, None, holdings, discarded=state.discarded)


def _pass(state: State, move: Pass) -> State:
    return _next_challenger(state, state.guesses)


def _bonus(state: State, move: Bonus) -> State:
    held = state.holdings[state.seat]
    richer = Holding(held.card, held.grid, put(held.bonus, move.card), held.counters, held.discards)
    return _step_three(state, changed(state.holdings, state.seat, richer), take(state.deck, move.card))


def _put(state: State, move: Put) -> State:
    """The next seat places; after the gifter the next turn begins, or the game is over (R3, R7, R8)."""
    held = state.holdings[state.seat]
    assert held.card is not None, "whoever places has a card"
    grid = lay(held.grid, move.line, move.column, held.card)
    holdings = changed(state.holdings, state.seat, Holding(None, grid, held.bonus, held.counters, held.discards))
    if state.seat != state.gifter:
        after = (state.seat + 1) % len(holdings)
        return _placing(state, after, holdings, state.deck)
    if state.turn == TURNS:
        return State(state.variant, OVER, TURNS, state.seat, state.deck, None, holdings)
    turn = state.turn + 1
    return State(state.variant, LOOKING, turn, gifter(turn, len(holdings)), state.deck, None, holdings)


def _dealing(
    state: State, phase: str, holdings: tuple[Holding, ...], deck: Cards, top: Card | None, discarded: bool
) -> State:
    """The next step of the deal: the gifter keeps at it."""
    return State(state.variant, phase, state.turn, state.seat, deck, top, holdings, discarded=discarded)


def _next_challenger(state: State, guesses: tuple[str, ...]) -> State:
    """After a pass or a failed guess: the next seat, or step 3 when it would be the gifter (A7)."""
    after = (state.seat + 1) % len(state.holdings)
    if after == state.gifter:
        return _step_three(state, state.holdings, state.deck)
    return State(
        state.variant, CHALLENGING, state.turn, after, state.deck, None, state.holdings, guesses, state.discarded
    )


def _step_three(state: State, holdings: tuple[Holding, ...], deck: Cards) -> State:
    """All cards of the turn are turned up, and the gifter's left places first (R7, A6)."""
    return _placing(state, (state.gifter + 1) % len(holdings), holdings, deck)


def _placing(state: State, seat: Seat, holdings: tuple[Holding, ...], deck: Cards) -> State:
    return State(state.variant, PLACING, state.turn, seat, deck, None, holdings, discarded=state.discarded)


def _exchanged(state: State) -> tuple[Holding, ...]:
    """The challenger and the gifter have each other's card (R5, A8)."""
    mine, kept = state.holdings[state.seat], state.holdings[state.gifter]
    holdings = changed(state.holdings, state.seat, _handed(mine, kept.card))
    return changed(holdings, state.gifter, _handed(kept, mine.card))


def _counted(holdings: tuple[Holding, ...], seat: Seat) -> tuple[Holding, ...]:
    """The seat has one counter more (A4)."""
    held = holdings[seat]
    return changed(holdings, seat, Holding(held.card, held.grid, held.bonus, held.counters + 1, held.discards))


def _handed(held: Holding, card: Card | None) -> Holding:
    """The same seat with this card of the turn."""
    return Holding(card, held.grid, held.bonus, held.counters, held.discards)


_MAKE: dict[type, Callable[[State, Any], State]] = {
    Top: _top,
    Give: _give,
    Discard: _discard,
    Guess: _guess,
    Pass: _pass,
    Bonus: _bonus,
    Put: _put,
}
