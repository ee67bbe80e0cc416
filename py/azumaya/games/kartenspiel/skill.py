"""What an opponent knows about playing Sudoku – Das Kartenspiel well."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TYPE_CHECKING

from azumaya.core.cards import Card
from azumaya.core.skill import Level, Skill, Why, reward
from azumaya.core.text import Text
from azumaya.games.kartenspiel import child, hints
from azumaya.games.kartenspiel.cards import POINTS, colour
from azumaya.games.kartenspiel.fast import KartenspielForward
from azumaya.games.kartenspiel.grid import fits, grid_of
from azumaya.games.kartenspiel.moves import KartenspielMove, Penalty, Placement
from azumaya.games.kartenspiel.scoring import points
from azumaya.games.kartenspiel.state import KEPT, OVER, State

if TYPE_CHECKING:
    from azumaya.core.game import Game, Seat, View

# What part of a card's points it costs in the end, rounded from the ends of 1200 games of the rollout policy with
# every eighth move at random, two to five seats together.
FITS, ONLY = 0.2, 0.25  # a card that fits somewhere, and more the fewer cells it has: divided by their number
BLOCKED, TURN = 1.1, 0.09  # a card that fits nowhere, less for each turn that may still open a cell for it
RETURNS = 0.6  # what is won back of a penalty card that fits somewhere in the last phase

SURE = 1.5  # by how much a point less makes first place surer: its odds rise e to the SURE times

WARMTH = 0.05  # of the second level: it wins two games of five against the greedy player


class KartenspielSkill(Skill[State, KartenspielMove]):
    """A value that weighs penalties now and to come, and a policy that plays what has the fewest cells left.

    There are some sixty moves, and they differ by little: a search that is less curious than usual beats one that
    looks at all of them alike.
    """

    horizon = 6
    explore = 0.15
    levels = (
        Level(Text("Places any card that fits, and gives up too soon what does not fit yet."), child.think),
        Level(Text("Takes what looks good right now, and often overlooks what is better."), "casual", warmth=WARMTH),
        Level(Text("Tries out a little what may come of its moves."), "search", 200),
        Level(Text("Plays thousands of turns ahead in its head, and keeps room for its own cards."), "search", 3000),
    )

    def value(self, game: Game[State, KartenspielMove], state: State, seat: Seat) -> float:
        """The chance of first place: the points a seat will have, set against those of the others."""
        if state.phase == OVER:
            return reward(game, state, seat)
        due = [expected(state, other) for other in range(len(state.holdings))]
        return 1 / sum(exp((due[seat] - other) * SURE) for other in due)

    def rollout(
        self,
        game: Game[State, KartenspielMove],
        state: State,
        legal: Sequence[KartenspielMove],
        rng: Random,
    ) -> KartenspielMove:
        """A yellow card if one fits, else the card with the fewest cells, on any of them; else the cheapest penalty."""
        by_card: dict[Card, list[Placement]] = {}
        for move in legal:
            if isinstance(move, Placement):
                by_card.setdefault(move.card, []).append(move)
        if not by_card:
            return min(legal, key=_cost)
        cells = min(by_card.values(), key=_urgency)
        return cells[int(rng.random() * len(cells))]

    def forward(self, game: Game[State, KartenspielMove]) -> KartenspielForward:
        """Cards and cells as numbers, on a table that grows in place."""
        return KartenspielForward()

    def why(self, game: Game[State, KartenspielMove], view: View[State], move: KartenspielMove) -> Why:
        """What the move saves, makes room for or takes from others."""
        return hints.why(game, view, move)


def expected(state: State, seat: Seat) -> float:
    """The penalty points a seat has and may expect from its hand, less what it may place of its stack again."""
    grid, held = grid_of(state.table), state.holdings[seat]
    turns = len(held.hand) + len(state.pile) / len(state.holdings)
    blocked = min(1.0, max(FITS, BLOCKED - TURN * turns))
    due = float(sum(points(held)))
    for card in held.hand:
        cells = fits(grid, card).bit_count()
        due += POINTS[colour(card)] * (FITS + ONLY / cells if cells else blocked)
    if state.last_phase and state.variant.penalties != KEPT:
        due -= RETURNS * sum(POINTS[colour(card)] for card in held.stack if fits(grid, card))
    return due


def _urgency(placements: list[Placement]) -> tuple[int, int]:
    return -POINTS[colour(placements[0].card)], len(placements)


def _cost(move: KartenspielMove) -> int:
    return POINTS[colour(move.card)] if isinstance(move, Penalty) else 0
