"""How the strongest opponent of KADO thinks: it plays on in its head, again and again.

In every world that may be, each move that is still considered is followed by the same cards and the same luck, so that
moves are compared and not luck; what counts is the lead that the grids promise some turns later. The worse half is
given up after a while. A challenge needs no future: it names the pair that promises most, by what a gifter likely kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from azumaya.core.game import AnyGame, View
from azumaya.games.kado import posterior, ruler
from azumaya.games.kado.ahead import Ahead, World
from azumaya.games.kado.fast import NUMBER, REAL
from azumaya.games.kado.moves import KadoMove
from azumaya.games.kado.state import CHALLENGING, State

HALVE = 12  # worlds after which the worse half is given up; then twice as many, and so on
BREATH = 4  # moves tried in a step
HORIZON = 3  # turns after which the grids are looked at: later cards only blur what they promise
TRUST = 30  # as many worlds does the rule of thumb count for: few worlds alone are a worse guide than it


def think(game: AnyGame, view: View[State], rng: Random) -> Iterator[KadoMove]:
    """Yields the best move so far, without end; everybody sees where there is one choice, and that ends it at once."""
    state = view.state
    if state.phase == CHALLENGING:
        yield REAL[ruler.challenge(view, posterior.likely(view))]
        return
    moves = sorted(NUMBER[move] for move in game.legal_moves(state))
    if len(moves) == 1:
        yield REAL[moves[0]]
        return
    ahead, seat, weighed = Ahead(state, HORIZON), state.seat, ruler.weigh(state)
    totals, tried, limit = {move: TRUST * weighed[move] for move in moves}, 0, HALVE
    best = max(totals, key=totals.__getitem__)
    while True:
        world = World(ahead.pool, rng)
        leads = {}
        for n, move in enumerate(totals, 1):
            leads[move] = lead(ahead.totals(move, world), seat)
            if n % BREATH == 0:
                yield REAL[best]
        for move, points in leads.items():
            totals[move] += points
        best = max(totals, key=totals.__getitem__)
        tried += 1
        if tried == limit and len(totals) > 2:
            ranked = sorted(totals, key=totals.__getitem__, reverse=True)
            totals = {move: totals[move] for move in ranked[: (len(ranked) + 1) // 2]}
            limit *= 2
        yield REAL[best]


def lead(totals: list[float], seat: int) -> float:
    """The points by which a seat is ahead of the best of the others."""
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
