"""What an opponent knows about Sudoku Moyo: the tempo, the moves a side still has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import TYPE_CHECKING

from azumaya.core.game import Seat, View
from azumaya.core.skill import Level, Review, Skill, Why
from azumaya.core.text import Text
from azumaya.games.moyo import endgame, gardener, hints, turning
from azumaya.games.moyo.fast import MoyoForward
from azumaya.games.moyo.moves import MoyoMove
from azumaya.games.moyo.pairs import cells, layers
from azumaya.games.moyo.state import PLACING, Phase, State
from azumaya.games.moyo.telling import reviewed

if TYPE_CHECKING:
    from azumaya.core.game import Game

STEEPNESS = 0.8  # how fast a lead in tempo becomes a win: fitted (by likelihood) to games of mixed strength

WARMTH = 0.15  # of the first level: a child wins against it, and so does the second level in 14 of 15 games


class MoyoSkill(Skill[State, MoyoMove]):
    """The difference of tempo, squashed between lost and won.

    Tempo sees much of what a random end only blurs, so playouts are short: with the same time a search cut after two
    plies beats the greedy player in 41 of 48 games (Horikomi 34), one that plays to the end in 14 of 36 (6).
    """

    horizon = 2
    levels = (
        Level(Text("Places what comes to mind, and often overlooks what it gives away."), "casual", warmth=WARMTH),
        Level(Text("Places the stone that leaves it the most room right now, and thinks no further."), "greedy"),
        Level(Text("Thinks of your best answer before it places a stone."), gardener.two_ply),
        Level(Text("Reads many stones ahead, and near the end it knows who wins."), gardener.expert, 150),
    )

    def value(self, game: Game[State, MoyoMove], state: State, seat: Seat) -> float:
        """How good a state is for a seat, from 0 (lost) to 1 (won)."""
        if state.phase is Phase.OVER:
            return self._result(state, seat)
        if state.setup.light is None:
            return 0.5
        lead = float(tempo(state, seat) - tempo(state, 1 - seat))
        if state.phase in PLACING and not state.setup.horikomi:
            # With equal tempo the seat on turn runs out first.
            lead += -0.5 if state.seat == seat else 0.5
        return 1 / (1 + exp(-STEEPNESS * lead))

    def forward(self, game: Game[State, MoyoMove]) -> MoyoForward:
        """Positions as whole numbers."""
        return MoyoForward(game)

    def why(self, game: Game[State, MoyoMove], view: View[State], move: MoyoMove) -> Why:
        """What the move takes, prevents or makes sure of."""
        return hints.why(game, view, move)

    def review(self, game: Game[State, MoyoMove], states: Sequence[State]) -> Iterator[Review] | None:
        """Who was winning when, and where that turned; None for Horikomi, in which nobody runs out of stones."""
        if states[0].setup.horikomi:
            return None
        return map(reviewed, turning.course(states))

    def _result(self, state: State, seat: Seat) -> float:
        if not state.setup.horikomi:
            return float(state.seat != seat)
        mine, theirs = endgame.place(state, seat), endgame.place(state, 1 - seat)
        return 0.5 if mine == theirs else float(mine < theirs)


def tempo(state: State, seat: Seat) -> int:
    """The stones a seat's own Shima may still take: in each the smaller of open spaces and values that fit.

    In Horikomi less its empty spaces, which is the fewest Moyo stones they can end with, negative.
    """
    open_cells, by_value = cells(state.fits), tuple(layers(state.fits))
    total = 0
    for area in endgame.own_cells(state, seat):
        spaces = (open_cells & area).bit_count()
        values = sum(layer & area != 0 for layer in by_value)
        total += min(spaces, values)
    if state.setup.horikomi:
        total += sum(stones - 9 for stones in endgame.filled(state, seat))
    return total
