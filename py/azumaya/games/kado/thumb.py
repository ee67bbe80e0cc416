"""Rules of thumb of a good gifter: what each way to deal with a card is worth, in points of lead.

Gains are those of layouts: how much better than an average card this one is for a seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from azumaya.core.game import Seat
from azumaya.games.kado.layout import Layout

ASIDE = 5  # the number of the move that puts a card aside; the seats are 0 to 4

# What a gifter still without a card hopes to gain who looks at so many more cards: the last one has to be taken.
HOPE = (0.0, 0.0, 0.7, 1.1, 1.4)
REFUSE = 0.7  # what it is worth in a duel that a card may still be put aside, once one seat has its card
BOTH = 1.0  # and what a card put aside is worth while neither has one
RIVALS = (0.0, 0.0, 1.0, 0.6, 0.45, 0.35)  # what a point of one rival weighs against one's own, by the number of seats

# What an average card adds to a grid in each turn, measured in duels of rule players: for who cannot look at all cards.
_MEAN = (0.0, 0.0, 0.0, 0.3, 0.6, 0.85, 0.8, 0.75, 0.7, 0.5, 0.25, -0.1, -1.1)
MEANS = tuple((mean,) * 5 for mean in _MEAN)


def weigh(
    card: int,
    gifter: Seat,
    others: Sequence[Seat],
    own: bool,
    aside: bool,
    grids: Sequence[Layout],
    means: Sequence[float],
) -> dict[int, float]:
    """The worth of each way to deal with a card while `others`, and with `own` the gifter too, have none.

    `aside` tells whether it may be put aside; `means` are what an average card is for each seat.
    """
    found = {}
    spare = REFUSE if aside and own and others else 0.0
    if own:
        found[gifter] = grids[gifter].best(card)[0] - means[gifter] + spare
    if others:
        rival = RIVALS[len(grids)]
        later = (HOPE[len(others)] if own else 0.0) + spare
        for seat in others:
            found[seat] = later - rival * (grids[seat].best(card)[0] - means[seat])
    if aside:
        found[ASIDE] = BOTH if own and others else 0.0
    return found


def choose(
    card: int,
    gifter: Seat,
    others: Sequence[Seat],
    own: bool,
    aside: bool,
    grids: Sequence[Layout],
    means: Sequence[float],
) -> int:
    """What is worth most."""
    if not aside and len(others) + own == 1:
        return gifter if own else others[0]
    found = weigh(card, gifter, others, own, aside, grids, means)
    return max(found, key=found.__getitem__)
