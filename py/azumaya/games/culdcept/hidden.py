"""What each seat may know, and full states drawn from that."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from azumaya.core.game import Seat, View
from azumaya.games.culdcept.cards import ranks_in
from azumaya.games.culdcept.moves import (
    ChanceMove,
    Claim,
    CuldceptMove,
    Deal,
    Die,
    Draw,
    Exchange,
    Redraw,
    Word,
)
from azumaya.games.culdcept.squares import SIZE
from azumaya.games.culdcept.state import OVER, Holding, State


def view(state: State, seat: Seat | None) -> View[State]:
    """The state with the other hands closed, as far as they do not follow from what lies open."""
    if state.variant.open_hands or state.phase == OVER:
        return View(seat, state)
    holdings = tuple(held if other == seat else closed(held) for other, held in enumerate(state.holdings))
    return View(seat, _holding(state, holdings))


def closed(held: Holding) -> Holding:
    """A holding as the other seats know it.

    Hand and pile together follow from the table, and so do their sizes. Where the hand holds nothing but known
    cards, or the pile is empty, nothing is left to guess.
    """
    hidden = (held.hand | held.pile | held.unseen) & ~held.known
    in_hand = held.hand_size - held.known.bit_count()
    if in_hand == 0:
        hand, pile, unseen = held.known, hidden, 0
    elif in_hand == hidden.bit_count():
        hand, pile, unseen, in_hand = held.known | hidden, 0, 0, 0
    else:
        hand, pile, unseen = held.known, 0, hidden
    return Holding(hand, pile, held.known, held.discards, held.reborn, unseen, in_hand)


def determinize(view: View[State], rng: Random) -> State:
    """A full state that the view allows: every hand of the right size is equally likely."""
    holdings = tuple(_guess(held, rng) if held.unseen else held for held in view.state.holdings)
    return _holding(view.state, holdings)


def _guess(held: Holding, rng: Random) -> Holding:
    drawn = 0
    for rank in rng.sample(ranks_in(held.unseen), held.held):
        drawn |= 1 << rank
    return held.of(held.hand | drawn, held.pile | held.unseen & ~drawn, held.known)


def redact(state: State, move: CuldceptMove, seat: Seat | None) -> CuldceptMove:
    """The move as a seat sees it made: a card dealt or drawn is known to its owner only, and squares are named."""
    match move:
        case Deal() | Draw() | Redraw():
            return move if seat == state.seat or state.variant.open_hands else move.__class__(None)
        case Die(steps) | Word(steps):
            return replace(move, at=(state.pieces[state.seat] + steps) % SIZE)
        case Claim() | Exchange():
            return replace(move, at=state.pieces[state.seat])
        case _:
            return move


def reveals(state: State, move: CuldceptMove) -> bool:
    """Does the move show anyone something new: a chance move always, a card of the hand if it was hidden?"""
    match move:
        case Claim() | Exchange():
            shown = move.mask
        case Word(card):
            shown = 1 << card
        case _:
            return isinstance(move, ChanceMove)
    held = state.holdings[state.seat]
    open_cards = held.hand if state.variant.open_hands else closed(held).hand
    return bool(shown & held.hand & ~open_cards)


def _holding(state: State, holdings: tuple[Holding, ...]) -> State:
    return State(
        state.variant,
        state.phase,
        state.round,
        state.seat,
        state.ring,
        state.pieces,
        holdings,
        state.word,
        state.due,
        state.walks,
    )
