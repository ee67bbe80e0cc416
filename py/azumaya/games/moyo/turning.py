"""The turning points of a finished game: where a side that was winning gave its win away, as far as the solver knows.

The game is gone through from its end, where everything is known, towards its beginning, where nothing is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from azumaya.core.game import Seat
from azumaya.games.moyo.asking import Asking
from azumaya.games.moyo.moves import Stone
from azumaya.games.moyo.net import Net
from azumaya.games.moyo.pairs import cells
from azumaya.games.moyo.solver import Solver
from azumaya.games.moyo.state import Phase, State

WORTH_TRYING = 40  # open spaces: with more of them there are too many ways to go on
PATIENCE = 1500  # steps of about 2 ms that are spent on one position


@dataclass(frozen=True)
class Lapse:
    """The seat on turn after so many moves was winning, and its move gave that away; `better` would have kept it."""

    ply: int
    seat: Seat
    better: Stone


@dataclass(frozen=True)
class Course:
    """What is known of a game: who was winning after `known` moves and after each move since, and where that turned.

    `winning` has one seat for each of those states, `lapses` are in the order of the game.
    """

    known: int
    winning: tuple[Seat, ...]
    lapses: tuple[Lapse, ...] = ()


def course(states: Sequence[State]) -> Iterator[Course]:
    """What is known of a finished game, more after each step. `states` are all of its states in order.

    Nothing is known of Horikomi, in which nobody runs out of stones.
    """
    last = len(states) - 1
    if states[last].setup.horikomi or states[last].phase is not Phase.OVER:
        return
    found = Course(last, (1 - states[last].seat,))
    yield found
    first = next(ply for ply, state in enumerate(states) if _worth_trying(state))
    net = Net(states[first])
    solver = Solver(net)
    for ply in range(last - 1, first - 1, -1):
        seat, lapses = states[ply].seat, found.lapses
        winner = found.winning[0]
        if winner != seat:  # else its move has won, and nothing need be asked
            asking = Asking(solver.stone(net.at(states[ply].fits), seat))
            for _ in islice(asking, PATIENCE):
                yield found
            if not asking.known:
                return
            if asking.answer is not None:
                winner, lapses = seat, (Lapse(ply, seat, net.stones[asking.answer]), *lapses)
        found = Course(ply, (winner, *found.winning), lapses)
        yield found


def _worth_trying(state: State) -> bool:
    after_handicap = state.phase in (Phase.OPENING, Phase.SHIMA, Phase.OVER)
    return after_handicap and cells(state.fits).bit_count() <= WORTH_TRYING
