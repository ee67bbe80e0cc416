"""The rule player: it gives, guesses and places by rule of thumb, and does not play on in its head.

It is what stronger opponents are measured against, whole and with parts left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random

from azumaya.core.game import AnyGame, Seat, View
from azumaya.core.skill import Think
from azumaya.games.kado import posterior, thumb
from azumaya.games.kado.cards import DECK, PAIRS
from azumaya.games.kado.fast import GUESS, NOTHING, PUT, REAL
from azumaya.games.kado.hidden import unseen
from azumaya.games.kado.layout import CARD, Layout, layout
from azumaya.games.kado.moves import KadoMove
from azumaya.games.kado.posterior import Likely
from azumaya.games.kado.scoring import BONUS
from azumaya.games.kado.state import CHALLENGING, GIVING, State

PAIR = tuple(PAIRS.index(card[:2]) for card in DECK)  # of every card, by number
HALVES = tuple(
    tuple(n for n, other in enumerate(PAIRS) if pair[0] == other[0] or pair[1] == other[1]) for pair in PAIRS
)
"""By pair those that have its gift or its ribbon, itself among them."""

Guessing = Callable[[View[State]], Likely]


def think(game: AnyGame, view: View[State], rng: Random, *, guessing: Guessing | None) -> Iterator[KadoMove]:
    """One step. Without a way of guessing it never challenges."""
    state = view.state
    if state.phase == CHALLENGING:
        yield REAL[challenge(view, guessing(view)) if guessing else NOTHING]
        return
    moves = weigh(state)
    yield REAL[max(moves, key=moves.__getitem__)]


RULERS: dict[str, Think] = {
    "bayes": partial(think, guessing=posterior.likely),
    "uniform": partial(think, guessing=posterior.uniform),
    "silent": partial(think, guessing=None),
}
"""By name: it guesses what a gifter likely kept, or takes every card for as likely, or never challenges."""


def weigh(state: State) -> dict[int, float]:
    """The worth of all moves of a seat that gives or places, in points of lead."""
    return _gifts(state) if state.phase == GIVING else _places(state)


def _gifts(state: State) -> dict[int, float]:
    """By what the unseen cards are on the average."""
    grids, gifter = layouts(state), state.seat
    pool = [CARD[card] for card in unseen(state)]
    lacking = [seat for seat, held in enumerate(state.holdings) if held.card is None]
    others = [seat for seat in lacking if seat != gifter]
    aside = state.duel and not state.discarded
    assert state.top is not None
    means = posterior.means(grids, pool)
    return thumb.weigh(CARD[state.top], gifter, others, gifter in lacking, aside, grids, means)


def _places(state: State) -> dict[int, float]:
    """By what the grid promises then."""
    held = state.holdings[state.seat]
    assert held.card is not None
    grid = layout(held.grid, state.variant.sums)
    return {PUT + cell: grid.lay(cell, CARD[held.card]).promise() for cell, _, _ in grid.room}


def challenge(view: View[State], kept: Likely) -> int:
    """The pair that promises most points of lead, or none where an exchange would rather hurt."""
    state, seat = view.state, view.seat
    assert seat is not None
    given = state.holdings[seat].card
    assert given is not None
    return guess(layouts(state), state.gifter, seat, CARD[given], kept, state.variant.either)


def guess(grids: Sequence[Layout], gifter: Seat, seat: Seat, given: int, kept: Likely, either: bool) -> int:
    """The same for a seat that was given this card and thinks that the gifter kept one of those."""
    mine, theirs, rival = grids[seat], grids[gifter], thumb.RIVALS[len(grids)]
    before = mine.best(given)[0] + rival * theirs.best(given)[0]
    hopes = [0.0] * len(PAIRS)
    for card, chance in kept.items():
        worth = chance * (mine.best(card)[0] + rival * theirs.best(card)[0] - before)
        exact = PAIR[card]
        hopes[exact] += chance * BONUS
        for pair in HALVES[exact] if either else (exact,):
            hopes[pair] += worth
    best = max(range(len(PAIRS)), key=hopes.__getitem__)
    return GUESS + best if hopes[best] > 0 else NOTHING


def layouts(state: State) -> Sequence[Layout]:
    """The grids of all seats."""
    return [layout(held.grid, state.variant.sums) for held in state.holdings]
