"""Which card the gifter kept, as far as the challenger can tell: the longer one looks at it, the likelier it is.

A gifter keeps what suits the own grid and gives away what does not. Each card that nobody has seen is as likely as
that; how likely a gifter is to deal with a card in some way follows from the rules of thumb, made a little uncertain.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp

from azumaya.core.cards import HOLE
from azumaya.core.game import Seat, View
from azumaya.games.kado import thumb
from azumaya.games.kado.challenge import possible
from azumaya.games.kado.hidden import unseen
from azumaya.games.kado.layout import CARD, Layout, layout
from azumaya.games.kado.state import State

WHIM = 0.5  # points by which a way to deal with a card may look better and is still chosen only e times as often

Likely = dict[int, float]  # by card, summing up to 1


def uniform(view: View[State]) -> Likely:
    """Every card that lies unseen and is not ruled out as likely as any other."""
    state = view.state
    pool = [CARD[card] for card in unseen(state) if possible(card, state.guesses, state.variant.either)]
    return dict.fromkeys(pool, 1 / len(pool))


def likely(view: View[State]) -> Likely:
    """Every such card as likely as it is that the gifter keeps it and deals as all have seen."""
    state = view.state
    assert view.seat is not None
    given = state.holdings[view.seat].card
    assert given is not None and given != HOLE
    grids = [layout(held.grid, state.variant.sums) for held in state.holdings]
    dealing = Dealing(grids, state.gifter, state.discarded, [CARD[card] for card in unseen(state)])
    return dealing.kept(uniform(view), CARD[given])


class Dealing:
    """The deal of this turn, as somebody sees it who knows that the pool holds all cards unseen."""

    def __init__(self, grids: Sequence[Layout], gifter: Seat, aside: bool, pool: Sequence[int]) -> None:
        self._grids, self._gifter, self._aside, self._pool = grids, gifter, aside, pool
        self._others = [seat for seat in range(len(grids)) if seat != gifter]
        self._means = means(grids, pool)
        self._known: dict[tuple[int, bool, bool, bool], float] = {}

    def kept(self, possible: Iterable[int], given: int) -> Likely:
        """How likely the gifter kept each of the possible cards, as whoever was given this one sees it."""
        weights = {card: self._keeps(card, given) for card in possible}
        whole = sum(weights.values())
        return {card: weight / whole for card, weight in weights.items()}

    def _keeps(self, kept: int, given: int) -> float:
        """In proportion: how likely is it that this card was kept and, in a duel, that one given?"""
        if len(self._grids) > 2:
            return self._among_many(kept)
        return self._put_aside(kept, given) if self._aside else self._in_a_row(kept, given)

    def _in_a_row(self, kept: int, given: int) -> float:
        """In a duel two cards were looked at, in either order, and none was put aside."""
        own, other = self._gifter, self._others[0]
        first = self._way(kept, own, True, True, True) * self._way(given, other, True, False, True)
        last = self._way(given, other, True, True, True) * self._way(kept, own, False, True, True)
        return first + last

    def _put_aside(self, kept: int, given: int) -> float:
        """In a duel three were, and any unseen card was put aside as the first or the second of them."""
        own, other, aside = self._gifter, self._others[0], thumb.ASIDE
        keep, give = (self._way(card, seat, True, True, True) for card, seat in ((kept, own), (given, other)))
        first = self._mean(aside, True, True, True)
        either = self._way(kept, own, True, True, False) + self._way(given, other, True, True, False)
        refused_other = self._mean(aside, True, False, True)
        refused_own = self._mean(aside, False, True, True)
        return first * either + keep * refused_other + give * refused_own

    def _among_many(self, kept: int) -> float:
        """With more players it may have been any of the cards looked at; the last one has to be kept."""
        usual = self._mean(self._gifter, True, True, False)
        passed_on, found = 1.0, 0.0
        for _ in self._others:
            found += passed_on * self._way(kept, self._gifter, True, True, False)
            passed_on *= 1 - usual
        return found + passed_on

    def _mean(self, way: int, others: bool, own: bool, aside: bool) -> float:
        """How likely is this with any card?"""
        known = self._known.get((way, others, own, aside))
        if known is None:
            known = sum([self._way(card, way, others, own, aside) for card in self._pool]) / len(self._pool)
            self._known[way, others, own, aside] = known
        return known

    def _way(self, card: int, way: int, others: bool, own: bool, aside: bool) -> float:
        """How likely is it that the gifter deals with a card in this way?"""
        lacking = self._others if others else ()
        found = thumb.weigh(card, self._gifter, lacking, own, aside, self._grids, self._means)
        return 1 / sum(exp((worth - found[way]) / WHIM) for worth in found.values())


def means(grids: Sequence[Layout], pool: Sequence[int]) -> list[float]:
    """What an average card of the pool is for each seat; 0 for a full grid."""
    return [sum(grid.best(card)[0] for card in pool) / len(pool) if grid.room else 0.0 for grid in grids]
