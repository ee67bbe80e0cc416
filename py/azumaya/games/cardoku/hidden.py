"""What each side may know, and full states drawn from that."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from azumaya.core.cards import HOLE, holes, laid, split, without
from azumaya.core.game import Seat, View
from azumaya.games.cardoku.moves import CardokuMove, ChanceMove, Deal, Draw, Pass, Play
from azumaya.games.cardoku.past import past
from azumaya.games.cardoku.state import OVER, Holding, State
from azumaya.games.cardoku.turn import proven


def view(state: State, seat: Seat | None) -> View[State]:
    """The state with the other side's hand closed, the same for all members of a side; with both for the public."""
    if state.variant.open_hands or state.phase == OVER:
        return View(seat, state)
    a, b = state.holdings
    if seat is None:
        a, b = closed(a), closed(b)
    elif seat % 2:
        a = closed(a)
    else:
        b = closed(b)
    return View(seat, replace(state, holdings=(a, b)))


def closed(held: Holding) -> Holding:
    """A holding as the other side knows it.

    Hand and bag together follow from what lies open, and so do their sizes. Where the bag is empty, or the hand holds
    nothing but known cards, nothing is left to guess.
    """
    hidden = len(held.hand) - len(held.known)
    if not held.bag or not hidden:
        return held
    unseen = laid(without(held.hand, held.known) + held.bag)
    hand = laid(held.known + holes(hidden))
    return Holding(hand, holes(len(held.bag)), held.under, held.known, held.past, unseen)


def determinize(view: View[State], rng: Random) -> State:
    """A full state that the view allows: all orders of the draws that go with what was seen are equally likely."""
    a, b = (_guess(held, rng) if held.unseen else held for held in view.state.holdings)
    return replace(view.state, holdings=(a, b))


def _guess(held: Holding, rng: Random) -> Holding:
    if held.past:
        hand, bag = past(held.past, held.unseen).draw(rng)
    else:
        hand, bag = split(held.unseen, len(held.hand) - len(held.known), rng)
    return Holding(laid(held.known + hand), bag, held.under, held.known, held.past)


def redact(state: State, move: CardokuMove, seat: Seat | None) -> CardokuMove:
    """The move as a seat sees it made: a card dealt or drawn is known to its side only.

    A card that all saw go under the pile is known to all when it is drawn (A16).
    """
    if not isinstance(move, Deal | Draw) or state.variant.open_hands:
        return move
    if (seat is not None and seat % 2 == state.side) or not state.holdings[state.side].bag:
        return move
    return move.__class__(HOLE)


def reveals(state: State, move: CardokuMove) -> bool:
    """Does the move show anyone something new? All of chance does, a hidden card that is played, a pass that tells."""
    match move:
        case Play(card):
            held = state.held
            return not state.variant.open_hands and bool(closed(held).unseen) and card not in held.known
        case Pass():
            return bool(closed(state.held).unseen and proven(state))
        case _:
            return isinstance(move, ChanceMove)
