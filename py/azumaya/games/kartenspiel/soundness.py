"""Can a position that somebody edited be one of this game? All cards must be there, and each laid as it may be."""

from __future__ import annotations

from azumaya.core.cards import Cards, laid
from azumaya.core.text import Text
from azumaya.games.kartenspiel.cards import DECK, KINDS, YELLOW, colour
from azumaya.games.kartenspiel.faults import misplaced, repeated
from azumaya.games.kartenspiel.state import CENTRE, DEALING, DRAWING, HAND, OVER, PHASES, PLAYING, State
from azumaya.games.kartenspiel.table import cards_of, placed
from azumaya.games.kartenspiel.turn import ended


def unsound(state: State, start: State) -> Text | None:
    """What is wrong with a full state, where `start` is the one before the first move with the same options."""
    if state.variant != start.variant:
        return Text("“{field}” does not go with the options", field="variant")
    if len(state.holdings) != len(start.holdings):
        return Text("there must be {n} “holdings”, one a seat", n=len(start.holdings))
    if state.phase not in PHASES:
        return Text("“{phase}” is not a phase", phase=state.phase[:40])
    if not 0 <= state.seat < len(state.holdings):
        return Text("there is no seat {seat}", seat=state.seat)
    return _cards(state) or _table(state) or _hands(state) or _stacks(state) or _end(state)


def _cards(state: State) -> Text | None:
    """The 54 cards, each in one place."""
    try:
        table = [placed(token).card for token in state.table]
    except ValueError:
        return Text("“{field}” holds what is no card on a table, such as B3@1,0", field="table")
    tuples = [state.pile, *(part for held in state.holdings for part in (held.hand, held.stack, held.stuck))]
    if not all(set(cards) <= set(KINDS) and cards == laid(cards) for cards in tuples):
        return Text("hands, stacks and the pile must hold cards from B1 to Y9 in order")
    if laid([*table, *(card for cards in tuples for card in cards)]) != DECK:
        return Text("each of the 54 cards must lie in one place")
    return None


def _table(state: State) -> Text | None:
    """Every card laid as it may be laid on those before it."""
    if (state.phase == CENTRE) != (not state.table):
        return Text("“{field}” must hold the first yellow once it is turned up", field="table")
    for at, token in enumerate(state.table):
        card, before = placed(token), cards_of(state.table[:at])
        if at == 0:
            wrong = colour(card.card) != YELLOW or (card.x, card.y) != (0, 0)
        else:
            wrong = bool(misplaced(before, card) or (state.variant.referee and repeated(before, card)))
        if wrong:
            return Text("“{token}” cannot have been laid on the table as it was then", token=token)
    if state.fresh and (len(state.table) < 2 or state.passes):
        return Text("“{field}” cannot be, since no card was placed in the turn before", field="fresh")
    return None


def _hands(state: State) -> Text | None:
    sizes = [len(held.hand) for held in state.holdings]
    seats, seat = len(sizes), state.seat
    full = [HAND] * seats
    if state.phase == CENTRE:
        right = sizes == [0] * seats and seat == 0
    elif state.phase == DEALING:
        right = sizes == [*full[:seat], sizes[seat], *[0] * (seats - seat - 1)] and sizes[seat] < HAND
    elif state.phase == DRAWING:
        right = sizes == [*full[:seat], HAND - 1, *full[seat + 1 :]] and bool(state.pile)
    elif state.pile:
        right = sizes == full and state.phase == PLAYING
    else:
        right = max(sizes) <= HAND
    return None if right else Text("hands and pile are not as large as they must be")


def _stacks(state: State) -> Text | None:
    cards: Cards = tuple(card for held in state.holdings for card in (*held.stack, *held.stuck))
    if cards and state.phase in (CENTRE, DEALING):
        return Text("nobody has a penalty before the first turn")
    if state.variant.referee and any(held.stuck for held in state.holdings):
        return Text("“{field}” must be empty where a referee watches", field="stuck")
    before = state.holdings[state.seat - 1]
    if state.objected and (state.phase != PLAYING or state.fresh or state.passes or not before.stuck):
        return Text("“{field}” cannot be, since no card was taken away in this turn", field="objected")
    return None


def _end(state: State) -> Text | None:
    """Passes in a row, and whether the game is over (R10)."""
    seats = len(state.holdings)
    if not 0 <= state.passes <= seats or (state.passes and state.pile):
        return Text("“{field}” does not go with the hands", field="passes")
    passed = [state.holdings[state.seat - n] for n in range(1, state.passes + 1)]
    if any(held.hand for held in passed):
        return Text("“{field}” does not go with the hands", field="passes")
    over = not state.pile and state.phase != CENTRE and ended(state.variant, state.holdings, state.passes)
    if over != (state.phase == OVER):
        return Text("“{phase}” does not go with hands, stacks and passes", phase=state.phase)
    return None
