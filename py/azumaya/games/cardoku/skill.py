"""What an opponent knows about playing Cardoku well."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TYPE_CHECKING

from azumaya.core.skill import Level, Skill, Why, reward
from azumaya.core.text import Text
from azumaya.games.cardoku import hints, plans
from azumaya.games.cardoku.fast import CardokuForward
from azumaya.games.cardoku.moves import CardokuMove, Object
from azumaya.games.cardoku.state import OVER, State
from azumaya.games.cardoku.threats import chances, filler, gaps, outlook

if TYPE_CHECKING:
    from azumaya.core.game import Game, Seat, View

WARMTH = 0.04  # of the second level


class CardokuSkill(Skill[State, CardokuMove]):
    """A value that counts points and lines one card short, and a policy that takes what there is."""

    horizon = 6  # plies: so far it is seen how a cell is opened, and who fills it
    width = 8
    levels = (
        Level(Text("Takes a point that lies there, and else lays its cards where there is room."), "policy"),
        Level(Text("Mostly sees what a card would give away, and overlooks some of it."), "casual", warmth=WARMTH),
        Level(Text("Weighs every move by the points that both sides could score next."), "greedy"),
        Level(Text("Tries its moves out several turns ahead, and opens a line where you cannot use it."), plans.think),
    )

    def value(self, game: Game[State, CardokuMove], state: State, seat: Seat) -> float:
        """The chance of first place, by the lead and by who can complete a line next."""
        if state.phase == OVER:
            return reward(game, state, seat)
        totals, side = state.totals(), state.acting
        lead, found = float(totals[side] - totals[1 - side]), gaps(state)
        mine, theirs = (chances(state, found, other) if found else [] for other in (side, 1 - side))
        idle = state.idle / (2 * state.variant.guard)
        worth = outlook(lead, mine, theirs, state.grid.empty.bit_count(), idle)
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

    def why(self, game: Game[State, CardokuMove], view: View[State], move: CardokuMove) -> Why:
        """What a move completes, prevents or prepares."""
        return hints.why(game, view, move)
