"""What each move does to a state. Every function here is given a legal move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from azumaya.core.holdings import changed
from azumaya.games.culdcept.cards import JACK, KING
from azumaya.games.culdcept.moves import (
    Claim,
    CuldceptMove,
    Deal,
    Die,
    Draw,
    Exchange,
    Linkation,
    Redraw,
    Ring,
    Roll,
    Stay,
    Word,
)
from azumaya.games.culdcept.squares import SIZE, Square
from azumaya.games.culdcept.state import (
    CHOOSING,
    DEALING,
    DRAWING,
    FALLING,
    HAND,
    LAYING,
    OVER,
    PLACING,
    REDRAWING,
    ROLLING,
    ROUNDS,
    Holding,
    State,
    Variant,
)


def opening(seats: int, variant: Variant) -> State:
    """The state before the ring is laid (R2)."""
    return State(variant, LAYING, 0, 0, (), (), (Holding(),) * seats)


def make(state: State, move: CuldceptMove) -> State:
    """The state after a legal move."""
    return _MAKE[move.__class__](state, move)


def _ring(state: State, move: Ring) -> State:
    ring = (*state.ring, Square(move.card))
    if len(ring) < SIZE:
        return State(state.variant, LAYING, 0, 0, ring, (), state.holdings)
    return State(state.variant, DEALING, 0, 0, ring, _doors(state, ring), state.holdings)


def _doors(state: State, ring: tuple[Square, ...]) -> tuple[int, ...]:
    """Where the pieces start (R3): on J, Q and K, with two players on Q and K."""
    grounds = [square.ground for square in ring]
    seats = len(state.holdings)
    first = JACK if seats == 3 else JACK + 1
    return tuple(grounds.index(rank) for rank in range(first, KING + 1))


def _deal(state: State, move: Deal) -> State:
    holdings = _drawn(state, move.card)
    phase, round, seat = DEALING, 0, state.seat
    if holdings[seat].hand_size == HAND:
        seat += 1
        if seat == len(holdings):
            phase, round, seat = DRAWING, 1, 0
    return State(state.variant, phase, round, seat, state.ring, state.pieces, holdings)


def _draw(state: State, move: Draw) -> State:
    return _step(state, CHOOSING, holdings=_drawn(state, move.card))


def _roll(state: State, move: Roll) -> State:
    return _step(state, FALLING)


def _die(state: State, move: Die) -> State:
    return _step(state, PLACING, pieces=_moved(state, move.pips), walks=(*state.walks, move.pips))


def _word(state: State, move: Word) -> State:
    held = state.holdings[state.seat]
    rest = held.hand & ~(1 << move.card)
    holdings = changed(state.holdings, state.seat, held.of(rest, held.pile, held.known & rest))
    pieces, walks = _moved(state, move.card), (*state.walks, -move.card)
    return _step(state, PLACING, pieces=pieces, holdings=holdings, word=move.card, walks=walks)


def _linkation(state: State, move: Linkation) -> State:
    held = state.holdings[state.seat]
    back = Holding(0, held.pile | held.hand, 0, held.discards, reborn=True)
    return _step(state, REDRAWING, holdings=changed(state.holdings, state.seat, back), due=held.hand_size)


def _redraw(state: State, move: Redraw) -> State:
    due = state.due - 1
    phase = REDRAWING if due else ROLLING
    return _step(state, phase, holdings=_drawn(state, move.card), due=due)


def _claim(state: State, move: Claim) -> State:
    layers = (*state.here.layers, (state.seat, move.mask))
    return _laid(state, layers, move.mask, 0)


def _exchange(state: State, move: Exchange) -> State:
    here = state.here
    layers = (*here.layers[:-1], (state.seat, move.mask))
    return _laid(state, layers, move.mask, here.top)


def _laid(state: State, layers: tuple[tuple[int, int], ...], laid: int, taken: int) -> State:
    """After `laid` has come to lie on the square under the piece and `taken` has come to the hand (R6, R8)."""
    at = state.pieces[state.seat]
    ring = (*state.ring[:at], Square(state.ring[at].ground, layers), *state.ring[at + 1 :])
    held = state.holdings[state.seat]
    hand = (held.hand | taken) & ~laid
    known = (held.known | taken) & hand
    return _end(state, ring, held.of(hand, held.pile, known), laid)


def _stay(state: State, move: Stay) -> State:
    return _end(state, state.ring, state.holdings[state.seat], 0)


def _end(state: State, ring: tuple[Square, ...], held: Holding, laid: int) -> State:
    """After the turn: a Holy Word that was not laid goes to the discards (R9), the next seat draws (R4, R11)."""
    word = 1 << state.word if state.word else 0
    if word & ~laid:
        discards = held.discards | word
        held = Holding(held.hand, held.pile, held.known, discards, held.reborn)
    phase, round, seat = DRAWING, state.round, state.seat + 1
    if seat == len(state.holdings):
        seat = 0
        if round == ROUNDS:
            phase = OVER
        else:
            round += 1
    holdings = changed(state.holdings, state.seat, held)
    return State(state.variant, phase, round, seat, ring, state.pieces, holdings, walks=state.walks)


def _step(
    state: State,
    phase: str,
    *,
    pieces: tuple[int, ...] | None = None,
    holdings: tuple[Holding, ...] | None = None,
    word: int = 0,
    due: int = 0,
    walks: tuple[int, ...] | None = None,
) -> State:
    """The next phase of the same turn."""
    return State(
        state.variant,
        phase,
        state.round,
        state.seat,
        state.ring,
        state.pieces if pieces is None else pieces,
        state.holdings if holdings is None else holdings,
        word,
        due,
        state.walks if walks is None else walks,
    )


def _moved(state: State, steps: int) -> tuple[int, ...]:
    """The pieces after the seat on turn has moved clockwise (R4)."""
    to = (state.pieces[state.seat] + steps) % SIZE
    return changed(state.pieces, state.seat, to)


def _drawn(state: State, rank: int | None) -> tuple[Holding, ...]:
    """The holdings after the seat on turn has drawn a card."""
    assert rank is not None, "a hidden card is never legal"
    return changed(state.holdings, state.seat, state.holdings[state.seat].draw(rank))


_MAKE: dict[type, Callable[[State, Any], State]] = {
    Ring: _ring,
    Deal: _deal,
    Draw: _draw,
    Roll: _roll,
    Die: _die,
    Word: _word,
    Linkation: _linkation,
    Redraw: _redraw,
    Claim: _claim,
    Exchange: _exchange,
    Stay: _stay,
}
