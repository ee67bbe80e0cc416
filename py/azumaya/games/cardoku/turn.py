"""What each move does to a state. Every function here is given a legal move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from azumaya.core.cards import put, take, without
from azumaya.games.cardoku.cards import NO_CARD, VALUE, deck
from azumaya.games.cardoku.grid import Grid
from azumaya.games.cardoku.lines import gains
from azumaya.games.cardoku.moves import (
    CardokuMove,
    Deal,
    Domain,
    Draw,
    First,
    Move,
    Object,
    Pass,
    Play,
    Seed,
    Supplier,
    Swap,
    TurnMove,
)
from azumaya.games.cardoku.past import DRAW, HELD, PASS, PLAY
from azumaya.games.cardoku.slips import laid_on, noted, object_to, with_holding
from azumaya.games.cardoku.state import (
    AGAIN,
    BEGINNING,
    DEALING,
    DRAWING,
    HAND,
    OVER,
    PLAYING,
    SEEDING,
    SHARING,
    SUPPLYING,
    Holding,
    Point,
    Side,
    State,
    Variant,
)


def opening(seats: int, variant: Variant) -> State:
    """The state before anything is drawn (R2)."""
    full = Holding(bag=deck())
    return State(variant, seats, SUPPLYING, 0, Grid(), (full, full))


def make(state: State, move: CardokuMove) -> State:
    """The state after a legal move."""
    return _MAKE[move.__class__](state, move)


def _supplier(state: State, move: Supplier) -> State:
    if state.variant.decks == 3:
        return replace(state, phase=SHARING, supplier=move.side)
    return replace(state, phase=SEEDING, side=move.side, supplier=move.side)


def _domain(state: State, move: Domain) -> State:
    held = replace(state.holdings[state.side], bag=deck(move.letter))
    holdings, domains = with_holding(state, state.side, held), state.domains + move.letter
    if state.side == 0:
        return replace(state, side=1, holdings=holdings, domains=domains)
    assert state.supplier is not None
    return replace(state, phase=SEEDING, side=state.supplier, holdings=holdings, domains=domains)


def _seed(state: State, move: Seed) -> State:
    held = state.holdings[state.side]
    holdings = with_holding(state, state.side, replace(held, bag=take(held.bag, move.card)))
    grid = state.grid.put((move.cell, move.card))
    phase, side = (DEALING, 0) if grid.empty.bit_count() == 72 else (SEEDING, 1 - state.side)
    return replace(state, phase=phase, side=side, grid=grid, holdings=holdings)


def _deal(state: State, move: Deal) -> State:
    held = state.holdings[state.side]
    held = replace(held, hand=put(held.hand, move.card), bag=take(held.bag, move.card))
    phase, side = DEALING, state.side
    if len(held.hand) == HAND:
        phase, side = (BEGINNING, 0) if side else (DEALING, 1)
    return replace(state, phase=phase, side=side, holdings=with_holding(state, state.side, held))


def _first(state: State, move: First) -> State:
    return replace(state, phase=DRAWING, side=move.side)


def _draw(state: State, move: Draw) -> State:
    """A card of the bag, or the first of those under it once the bag is empty (R6, A16)."""
    held = state.holdings[state.side]
    hand = put(held.hand, move.card)
    if not held.bag:
        drawn = Holding(hand, under=held.under[1:])
    else:
        bag = take(held.bag, move.card)
        past = (*held.past, DRAW) if held.past and bag else ()
        drawn = Holding(hand, bag, held.under, held.known if bag else (), past)
    return state.drawn(PLAYING, with_holding(state, state.side, drawn))


def _play(state: State, move: Play) -> State:
    held = state.held
    known, past = held.known, held.past
    if move.card in known:
        known = take(known, move.card)
    elif past:
        past = (*past, PLAY + move.card)
    held = Holding(take(held.hand, move.card), held.bag, held.under, known, past)
    return _end(state, move, grid_after(state.grid, move), held)


def _on_the_grid(state: State, move: Move | Swap) -> State:
    return _end(state, move, grid_after(state.grid, move), state.held)


def _pass(state: State, move: Pass) -> State:
    held = state.held
    if proof := proven(state):
        past = held.past or (f"{HELD}{len(held.hand) - len(held.known)}",)
        held = replace(held, past=(*past, proof))
    return _end(state, move, state.grid, held)


def proven(state: State) -> str:
    """The word for what a pass would prove about a hidden hand: the values that fit somewhere; empty if nothing."""
    held = state.held
    if not held.bag or state.variant.open_hands:
        return ""
    values = {VALUE[card] for card in without(held.hand + held.bag, held.known)}
    digits = "".join(str(value) for value in state.grid.fitting if value in values)
    return PASS + digits if digits else ""


def grid_after(grid: Grid, move: TurnMove) -> Grid:
    """The grid after a play (R7, R8, R9)."""
    match move:
        case Play(card, cell):
            return grid.put((cell, card))
        case Move(source, target):
            return grid.put((source, NO_CARD), (target, grid.card(source)))
        case Swap(one, other):
            return grid.put((one, grid.card(other)), (other, grid.card(one)))
        case Pass():
            return grid


def gained(state: State, move: TurnMove, after: Grid) -> tuple[str, ...]:
    """The labels of the points that a play scores (R12); `after` is the grid it leads to."""
    if isinstance(move, Pass):
        return ()
    labels, variant = {point.line for point in state.scored}, state.variant
    return gains(state.grid, after, laid_on(move), labels, variant.decks, variant.rescore)


def _end(state: State, move: TurnMove, grid: Grid, held: Holding) -> State:
    """After the play: points (R12), slips (A16), the end (R14), else the other side's turn (R6)."""
    variant, side, clock = state.variant, state.acting, state.clock
    scored = state.scored
    if gain := gained(state, move, grid):
        scored = (*scored, *(Point(label, side, clock) for label in gain))
    holdings = with_holding(state, side, held)
    bare = not holdings[0].pile and not holdings[1].pile
    progress = isinstance(move, Play) or len(scored) > len(state.scored)
    passes = state.passes + 1 if bare and isinstance(move, Pass) else 0
    idle = state.idle + 1 if bare and not progress else 0
    slips, last = noted(state, move, grid)
    phase, next_side, turns = _next(state, holdings)
    if passes == 2 or idle == 2 * variant.guard or _ended(variant, holdings, grid, bare):
        phase = OVER
    return State(
        variant,
        state.seats,
        phase,
        next_side,
        grid,
        holdings,
        state.supplier,
        state.domains,
        turns,
        scored,
        passes,
        idle,
        state.objections,
        slips,
        last,
    )


def _next(state: State, holdings: tuple[Holding, Holding]) -> tuple[str, Side, tuple[int, int]]:
    """Phase, side and finished turns after a play. One that is made again ends no turn: the one on turn goes on."""
    if state.phase == AGAIN:
        return PLAYING, state.side, state.turns
    a, b = state.turns
    side = 1 - state.side
    return DRAWING if holdings[side].pile else PLAYING, side, (a, b + 1) if state.side else (a + 1, b)


def _ended(variant: Variant, holdings: tuple[Holding, Holding], grid: Grid, bare: bool) -> bool:
    """Are both hands empty, or with the strict ending both piles, and no card of either hand fits (R14)?"""
    hands = {VALUE[card] for held in holdings for card in held.hand}
    return not hands or (variant.strict and bare and hands.isdisjoint(grid.fitting))


def _object(state: State, move: Object) -> State:
    return object_to(state, move.cell)


_MAKE: dict[type, Callable[[State, Any], State]] = {
    Supplier: _supplier,
    Domain: _domain,
    Seed: _seed,
    Deal: _deal,
    First: _first,
    Draw: _draw,
    Play: _play,
    Move: _on_the_grid,
    Swap: _on_the_grid,
    Pass: _pass,
    Object: _object,
}
