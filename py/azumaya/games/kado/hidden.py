"""What each seat may know, and full states drawn from that.

Whoever deals has seen every card of the turn, and whatever they put aside. Everybody else knows their own card, and
of the gifter's what the failed guesses say; once the challenges are over the cards of the turn lie open. Nobody has
seen a bonus card, and nobody the deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from azumaya.core.cards import HOLE, Card, Cards, holes, laid, take, without
from azumaya.core.game import Seat, View
from azumaya.games.kado.cards import DECK
from azumaya.games.kado.challenge import outcome, possible, vain
from azumaya.games.kado.moves import BONUSES, TOPS, Bonus, Discard, Give, Guess, KadoMove, Pass, Put, Top
from azumaya.games.kado.state import CHALLENGING, EARNING, OVER, PLACING, TURNS, Holding, State


def view(state: State, seat: Seat | None) -> View[State]:
    """The state with holes for the cards that this seat has not seen and that do not lie open."""
    if state.phase == OVER:
        return View(seat, state)
    top = state.top if state.top is None or seat == state.gifter else HOLE
    holdings = tuple(_shown(state, seat, other) for other in range(len(state.holdings)))
    return View(seat, _filled(state, holes(len(state.deck)), top, holdings))


def _shown(state: State, seat: Seat | None, other: Seat) -> Holding:
    """What a seat may know of a holding."""
    held = state.holdings[other]
    card = held.card if held.card is None or sees(state, seat, other) else HOLE
    discards = held.discards if seat == other else holes(len(held.discards))
    return Holding(card, held.grid, holes(len(held.bonus)), held.counters, discards)


def sees(state: State, seat: Seat | None, other: Seat) -> bool:
    """May a seat see another one's card of this turn?"""
    if seat is not None and seat in (other, state.gifter):
        return True
    if state.phase == EARNING:
        return other in (state.gifter, state.seat)  # these two have just been shown and exchanged
    return state.phase == PLACING


def determinize(view: View[State], rng: Random) -> State:
    """A full state that the view allows, each equally likely.

    Only what the failed guesses say of the gifter's card ties an unseen card to its place: so that one is drawn first,
    among the cards it may be. The others may lie anywhere.
    """
    state = view.state
    if state.phase == OVER:
        return state
    pool = unseen(state)
    kept = state.holdings[state.gifter].card
    if kept == HOLE:
        kept = rng.choice([card for card in pool if possible(card, state.guesses, state.variant.either)])
        pool = take(pool, kept)
    drawn = rng.sample(pool, len(pool) - len(state.deck))
    fresh = iter(drawn)
    top = _guessed(state.top, fresh)
    holdings = tuple(
        _drawn(held, kept if seat == state.gifter else _guessed(held.card, fresh), fresh)
        for seat, held in enumerate(state.holdings)
    )
    return _filled(state, without(pool, drawn), top, holdings)


def unseen(state: State) -> Cards:
    """The cards that a view does not show, in order: those of the deck among them."""
    shown = [state.top]
    for held in state.holdings:
        shown += [held.card, *(card for _, _, card in held.grid), *held.discards]
    return without(DECK, (card for card in shown if card not in (None, HOLE)))


def _drawn(held: Holding, card: Card | None, fresh: Iterator[Card]) -> Holding:
    """A holding with that card of the turn, its bonus cards and hidden discards drawn."""
    bonus = laid(next(fresh) for _ in held.bonus)
    discards = laid(next(fresh) for _ in held.discards) if HOLE in held.discards else held.discards
    return Holding(card, held.grid, bonus, held.counters, discards)


def _guessed(card: Card | None, fresh: Iterator[Card]) -> Card | None:
    return next(fresh) if card == HOLE else card


def redact(state: State, move: KadoMove, seat: Seat | None) -> KadoMove:
    """The move as a seat sees it made: only the gifter sees the card looked at, and nobody a bonus card.

    Everybody sees what comes of a guess, and into whose grid a card is placed.
    """
    match move:
        case Top():
            return move if seat == state.gifter else TOPS[HOLE]
        case Bonus():
            return BONUSES[HOLE]
        case Guess(pair):
            kept = state.holdings[state.gifter].card
            return move if kept is None else replace(move, outcome=outcome(pair, kept, state.variant.either))
        case Put():
            return replace(move, by=state.seat)
        case _:
            return move


def reveals(state: State, move: KadoMove) -> bool:
    """Does the move show anyone something new?

    A card given shows itself to whoever gets it, a guess what it hits or rules out; with the last challenge all cards
    of the turn are turned up, with the last placing whatever lies face down.
    """
    match move:
        case Give(seat):
            return seat != state.gifter
        case Guess(pair):
            return _last_challenge(state) or not vain(pair, state.guesses, state.variant.either)
        case Pass():
            return _last_challenge(state)
        case Put():
            return state.turn == TURNS and state.seat == state.gifter and _face_down(state)
        case Discard():
            return False
        case _:
            return True


def _last_challenge(state: State) -> bool:
    """Would step 3 begin after a pass?"""
    return state.phase == CHALLENGING and (state.seat + 1) % len(state.holdings) == state.gifter


def _face_down(state: State) -> bool:
    return any(held.bonus or held.discards for held in state.holdings)


def _filled(state: State, deck: Cards, top: Card | None, holdings: tuple[Holding, ...]) -> State:
    """The same moment with these cards."""
    return State(
        state.variant,
        state.phase,
        state.turn,
        state.seat,
        deck,
        top,
        holdings,
        state.guesses,
        state.discarded,
    )
