"""Can a position that somebody edited be one of this game? Every card must lie in one place, and every grid hold."""

from __future__ import annotations

from azumaya.core.cards import HOLE, Card, laid
from azumaya.core.text import Text
from azumaya.games.kado.cards import DECK, PAIRS
from azumaya.games.kado.challenge import possible
from azumaya.games.kado.grid import ORIGIN, Cell, Grid, beside, cells, fits
from azumaya.games.kado.state import (
    CHALLENGING,
    EARNING,
    GIVING,
    LOOKING,
    OVER,
    PHASES,
    PLACING,
    TURNS,
    Holding,
    State,
    gifter,
)

_DEALING = (LOOKING, GIVING)


def unsound(state: State, start: State) -> Text | None:
    """What is wrong with a full state, where `start` is the one before the first move with the same options."""
    if state.variant != start.variant:
        return Text("“{field}” does not go with the options", field="variant")
    if len(state.holdings) != len(start.holdings):
        return Text("there must be {n} “holdings”, one a seat", n=len(start.holdings))
    return _turn(state) or _cards(state) or _hands(state) or _grids(state) or _earned(state) or _aside(state)


def _turn(state: State) -> Text | None:
    if state.phase not in PHASES:
        return Text("“{phase}” is not a phase", phase=state.phase[:40])
    if state.phase == EARNING and state.variant.counters:
        return Text("with counters no bonus card is drawn, so the phase is never “{phase}”", phase=EARNING)
    if not 1 <= state.turn <= TURNS or (state.phase == OVER and state.turn < TURNS):
        return Text("this is not so in turn {turn} of {all}", turn=str(state.turn)[:9], all=TURNS)
    if not 0 <= state.seat < len(state.holdings):
        return Text("there is no seat {seat}", seat=str(state.seat)[:9])
    if (state.seat == state.gifter) and state.phase in (CHALLENGING, EARNING):
        return Text("seat {seat} is the gifter, who never challenges", seat=state.seat)
    if (state.seat != state.gifter) and state.phase in _DEALING:
        return Text("seat {seat} is not the gifter, who deals", seat=state.seat)
    return None


def _cards(state: State) -> Text | None:
    """Every card of the deck lies in exactly one place."""
    found: list[Card] = [*state.deck]
    found += [state.top] if state.top is not None else []
    for held in state.holdings:
        found += [held.card] if held.card is not None else []
        found += [*(card for _, _, card in held.grid), *held.bonus, *held.discards]
    if sorted(found) != list(DECK):
        return Text("each of the {n} cards must lie in one place", n=len(DECK))
    if not all(map(_in_order, state.holdings)) or state.deck != laid(state.deck):
        return Text("cards that lie together must stand in order")
    return None


def _in_order(held: Holding) -> bool:
    grid, bonus, discards = tuple(sorted(held.grid)), laid(held.bonus), laid(held.discards)
    return (grid, bonus, discards) == (held.grid, held.bonus, held.discards)


def _hands(state: State) -> Text | None:
    """Who has a card of this turn, and what the failed guesses say of the gifter's."""
    if (state.top is not None) != (state.phase == GIVING):
        return Text("“{field}” holds a card while the gifter looks at it, and only then", field="top")
    waiting = [held.card is None for held in state.holdings]
    if state.phase in _DEALING:
        if not any(waiting):
            return Text("nobody is left who needs a card")
    elif waiting != [state.phase == OVER or _has_placed(state, seat) for seat in range(len(waiting))]:
        return Text("everybody must have a card of this turn until it is placed")
    return _guesses(state)


def _has_placed(state: State, seat: int) -> bool:
    """Has this seat placed its card in this turn, in the order from the gifter's left?"""
    return state.phase == PLACING and _order(state, seat) < _order(state, state.seat)


def _order(state: State, seat: int) -> int:
    """How many act before this seat when the gifter's left begins: the gifter is last."""
    return (seat - state.gifter - 1) % len(state.holdings)


def _guesses(state: State) -> Text | None:
    if state.guesses and (state.phase != CHALLENGING or len(state.guesses) > _order(state, state.seat)):
        return Text("there are more “{field}” than seats that have had a challenge", field="guesses")
    kept = state.holdings[state.gifter].card or HOLE
    if not all(guess in PAIRS for guess in state.guesses) or not possible(kept, state.guesses, state.variant.either):
        return Text("“{field}” must be pairs such as Bg that are wrong", field="guesses")
    return None


def _grids(state: State) -> Text | None:
    for seat, held in enumerate(state.holdings):
        size = state.turn - 1 + (state.phase == OVER or _has_placed(state, seat))
        if len(held.grid) != size:
            return Text("the cards in the grid of seat {seat} must be {n} by now", seat=seat, n=size)
        if held.grid and not _grown(held.grid):
            return Text("the grid of seat {seat} cannot be placed like that", seat=seat)
    return None


def _grown(grid: Grid) -> bool:
    """Could these cells be taken one after another, the first of them 0,0?"""
    taken = cells(grid)
    if len(taken) < len(grid) or ORIGIN not in taken or not fits(taken):
        return False
    reached: set[Cell] = set()
    ahead = [ORIGIN]
    while ahead:
        here = ahead.pop()
        if here not in reached:
            reached.add(here)
            ahead += [cell for cell in beside(here) if cell in taken]
    return reached == taken


def _earned(state: State) -> Text | None:
    """One success a turn, by somebody who does not deal; cards or counters as the options say."""
    turns = [turn for turn in range(1, state.turn + 1) if turn < state.turn or state.phase in (PLACING, OVER)]
    for seat, held in enumerate(state.holdings):
        chances = sum(gifter(turn, len(state.holdings)) != seat for turn in turns)
        if held.bonus if state.variant.counters else held.counters:
            return Text("bonus cards and counters do not go together")
        if not 0 <= held.extras <= chances or held.counters < 0:
            return Text("seat {seat} cannot have earned so many bonuses", seat=seat)
    if sum(held.extras for held in state.holdings) > len(turns):
        return Text("there cannot have been so many bonuses")
    return None


def _aside(state: State) -> Text | None:
    """One discard a turn, and only in a duel."""
    if state.discarded and (state.phase == OVER or not state.duel):
        return Text("“{field}” is true only in the turn of a duel in which it happened", field="discarded")
    past = range(1, state.turn + (state.phase == OVER))
    for seat, held in enumerate(state.holdings):
        dealt = sum(gifter(turn, len(state.holdings)) == seat for turn in past)
        now = int(state.discarded and seat == state.gifter)
        if not now <= len(held.discards) <= dealt + now or (held.discards and not state.duel):
            return Text("seat {seat} cannot have put so many cards aside", seat=seat)
    return None
