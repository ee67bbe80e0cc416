"""What an opponent knows about playing Cardoku well."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TYPE_CHECKING

from azumaya.core.skill import Skill, reward
from azumaya.games.cardoku.fast import CardokuForward
from azumaya.games.cardoku.moves import CardokuMove, Object
from azumaya.games.cardoku.state import OVER, State
from azumaya.games.cardoku.threats import chances, filler, gaps

if TYPE_CHECKING:
    from azumaya.core.game import Game, Seat

# Points that are not scored yet, as parts of a point.
NEXT = 0.9  # the best that the side on turn can score at once
LATER = 0.3  # what else it could score
REPLY = 0.35  # the best that the other side could score, if it is still there then
LEAD = (0.5, 0.9)  # what a point of lead is worth early in the game, and at its end


class CardokuSkill(Skill[State, CardokuMove]):
    """A value that counts points and lines one card short, and a policy that takes what there is."""

    horizon = 0  # there are often more moves than steps: better to look at more of them than further

    def value(self, game: Game[State, CardokuMove], state: State, seat: Seat) -> float:
        """The chance of first place, by the lead and by who can complete a line next."""
        if state.phase == OVER:
            return reward(game, state, seat)
        totals, side = state.totals(), state.acting
        lead = float(totals[side] - totals[1 - side])
        found = gaps(state)
        if found:
            mine, theirs = chances(state, found, side), chances(state, found, 1 - side)
            lead += NEXT * sum(mine[:1]) + LATER * sum(mine[1:]) - REPLY * sum(theirs[:1])
        early, late = LEAD
        done = (81 - state.grid.empty.bit_count()) / 81
        worth = lead * (early + (late - early) * done + state.idle / (2 * state.variant.guard))
        return 1 / (1 + exp(-worth if seat % 2 == side else worth))

    def rollout(
        self,
        game: Game[State, CardokuMove],
        state: State,
        legal: Sequence[CardokuMove],
        rng: Random,
    ) -> CardokuMove:
        """The card that completes most lines, else any move."""
        found = {} if isinstance(legal[0], Object) else gaps(state)
        for gap in sorted(found, key=found.__getitem__, reverse=True):
            if move := filler(state, state.acting, gap):
                return move
        return legal[int(rng.random() * len(legal))]

    def forward(self, game: Game[State, CardokuMove]) -> CardokuForward:
        """Sets of cells by value, and moves as numbers."""
        return CardokuForward(game)
