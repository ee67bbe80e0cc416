"""What each seat may know, and full states drawn from that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from azumaya.core.cards import HOLE, Card, Cards, counts, holes, laid, split, without
from azumaya.core.game import Seat, View
from azumaya.games.kartenspiel.cards import BACKS, BLUE, DECK, YELLOW, colour
from azumaya.games.kartenspiel.moves import (
    DEALS,
    DRAWS,
    PENALTIES,
    ChanceMove,
    Deal,
    Draw,
    KartenspielMove,
    Penalty,
    Place,
    Replay,
)
from azumaya.games.kartenspiel.state import OVER, Holding, State
from azumaya.games.kartenspiel.table import placed
from azumaya.games.kartenspiel.turn import make


def view(state: State, seat: Seat | None) -> View[State]:
    """The state with the pile, the other hands and the digits of the other stacks closed (A12).

    A card of a hand or a stack is shown all the same where no room is left for it elsewhere.
    """
    if state.phase == OVER:
        return View(seat, state)
    holdings = state.holdings
    if not state.variant.open_hands:
        unseen = Unseen.by(state, seat)
        holdings = tuple(held if other == seat else unseen.closed(held) for other, held in enumerate(holdings))
    return View(seat, _dealt(state, holdings, holes(len(state.pile))))


def determinize(view: View[State], rng: Random) -> State:
    """A full state that the view allows.

    Every way to lay the unseen cards into the holes by their colours is equally likely. Cards that a view shows only
    because they must be there are drawn with the rest: they come to lie there by themselves.
    """
    state = view.state
    if state.phase == OVER:
        return state
    pool, holdings = _unseen_by(state, view.seat), list(state.holdings)
    closed = [] if state.variant.open_hands else [other for other in range(len(holdings)) if other != view.seat]
    stacks = {}
    for other in closed:
        stacks[other], pool = _stack_from(pool, holdings[other].stack, rng)
    for other in closed:
        hand, pool = split(pool, len(holdings[other].hand), rng)
        holdings[other] = Holding(hand, stacks[other], holdings[other].stuck)
    return _dealt(state, tuple(holdings), pool)


def _stack_from(pool: Cards, stack: Cards, rng: Random) -> tuple[Cards, Cards]:
    """A stack of the same colours drawn from the pool, and what is left of the pool."""
    drawn: Cards = ()
    rest: Cards = ()
    for kind in (BLUE, YELLOW):
        of_kind = tuple(card for card in pool if colour(card) == kind)
        some, others = split(of_kind, sum(colour(card) == kind for card in stack), rng)
        drawn, rest = drawn + some, rest + others
    return drawn, rest


def redact(state: State, move: KartenspielMove, seat: Seat | None) -> KartenspielMove:
    """The move as a seat sees it made: what is dealt, drawn or given up is known to its owner only (A12)."""
    if seat == state.seat or state.variant.open_hands:
        return move
    match move:
        case Deal():
            return DEALS[HOLE]
        case Draw():
            return DRAWS[HOLE]
        case Penalty(card):
            return PENALTIES[BACKS[colour(card)]]
        case _:
            return move


def reveals(state: State, move: KartenspielMove) -> bool:
    """Does the move show anyone something new?

    Chance always does, and a card that another seat could not see. The move that ends the game turns up all stacks.
    """
    if not isinstance(move, ChanceMove) and make(state, move).phase == OVER and _closed_to_anyone(state):
        return True
    match move:
        case Place(card) | Penalty(card):
            seen = [view(state, other).state.own.hand for other in _others(state)]
        case Replay(card):
            seen = [view(state, other).state.own.stack for other in _others(state)]
        case _:
            return isinstance(move, ChanceMove)
    return not all(card in cards for cards in seen)


def _others(state: State) -> list[Seat]:
    return [seat for seat in range(len(state.holdings)) if seat != state.seat]


def _closed_to_anyone(state: State) -> bool:
    """Is there a hand or a stack that some seat does not see?"""
    return any(view(state, seat).state.holdings != state.holdings for seat in range(len(state.holdings)))


# -- what is not seen, and what follows from the rest ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Unseen:
    """The cards that a seat does not see, and the room there is for them."""

    number: Mapping[Card, int]  # of each card
    of_colour: Mapping[str, int]  # of each colour
    stacked: Mapping[str, int]  # of each colour in the stacks of the others
    free: int  # in the hands of the others and in the pile, of either colour

    @staticmethod
    def by(state: State, seat: Seat | None) -> Unseen:
        """What a seat does not see of a state in which hands are hidden."""
        cards = _unseen_by(state, seat)
        others = [held for other, held in enumerate(state.holdings) if other != seat]
        return Unseen(
            counts(cards),
            _colours(cards),
            _colours(tuple(card for held in others for card in held.stack)),
            len(state.pile) + sum(len(held.hand) for held in others),
        )

    def closed(self, held: Holding) -> Holding:
        """What another seat holds, with holes for all cards but those that find no room elsewhere."""
        hand = self._without_room({kind: self.stacked[kind] + self.free - len(held.hand) for kind in BACKS})
        stack: list[Card] = []
        for kind, size in _colours(held.stack).items():
            certain = self._without_room({kind: self.of_colour[kind] - size})
            stack += [*certain, *[BACKS[kind]] * (size - len(certain))]
        return Holding(laid([*hand, *holes(len(held.hand) - len(hand))]), laid(stack), held.stuck)

    def _without_room(self, elsewhere: Mapping[str, int]) -> list[Card]:
        """The cards of these colours that have so much room elsewhere, each as often as it has none there."""
        return [
            card for card, number in self.number.items() for _ in range(number - elsewhere.get(colour(card), number))
        ]


def _unseen_by(state: State, seat: Seat | None) -> Cards:
    """The cards that lie neither on the table nor open nor with the seat itself."""
    seen = [placed(token).card for token in state.table]
    for other, held in enumerate(state.holdings):
        seen += held.stuck
        if other == seat or state.variant.open_hands:
            seen += (*held.hand, *held.stack)
    return without(DECK, seen)


def _colours(cards: Cards) -> dict[str, int]:
    """How many cards there are of each colour."""
    yellow = sum(colour(card) == YELLOW for card in cards)
    return {BLUE: len(cards) - yellow, YELLOW: yellow}


def _dealt(state: State, holdings: tuple[Holding, ...], pile: Cards) -> State:
    passes, objected = state.passes, state.objected
    return State(state.variant, state.phase, state.seat, state.table, holdings, pile, state.fresh, passes, objected)
