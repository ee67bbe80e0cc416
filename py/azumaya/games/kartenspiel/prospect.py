"""How good a position is: the penalty points that each seat has and has to expect, and what that makes of it.

All numbers here are fitted (by likelihood) to who won 8000 games of two players who follow the policy of playouts and
make every twelfth move at random. While cards are drawn, what tells most is how many cards of a hand fit somewhere:
not what becomes of one card, but whether there is always another to place.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, NamedTuple

from azumaya.games.kartenspiel.ground import YELLOW
from azumaya.games.kartenspiel.position import COST
from azumaya.games.kartenspiel.state import KEPT

if TYPE_CHECKING:
    from azumaya.core.game import Seat
    from azumaya.games.kartenspiel.position import Position


class Stage(NamedTuple):
    """What a hand costs in points while cards are drawn, for a part of the game."""

    draws: float  # as many as a seat still has, or more
    short: Sequence[float]  # by the number of cards that fit somewhere
    tight: float  # for each blue card that fits, divided by the number of its cells
    yellow: float  # for each yellow card that fits: it is still to be placed
    room: float  # won back for each cell where any of the cards fits


STAGES = (
    Stage(15, (1.2, 0.54, 0.29, 0.19, 0.08, 0), 0.09, 0.17, 0.013),
    Stage(9, (1.9, 1.0, 0.66, 0.35, 0.17, 0), 0.15, 0.21, 0.019),
    Stage(4, (2.1, 1.4, 0.94, 0.64, 0.34, 0), 0.14, 0.28, 0.058),
    Stage(0, (3.2, 2.25, 1.65, 1.15, 0.6, 0), 0.28, 0.74, 0.122),
)
MOST = 20  # cells: more are no better

FITS, ONLY = 0.35, 0.35  # in the last phase, as parts of a card's points: a card that fits, and more with few cells
FORCED = 0.6  # a hand of which nothing fits
RETURNS = 0.6  # what is won back of a penalty card that fits somewhere

SURE = 0.6  # by how much a point less makes first place surer while cards are drawn: its odds rise e to this power
SURER = (5.5, 4.5, 3.2, 2.4, 1.8, 1.1)  # in the last phase, by the number of cards in the fullest hand


def chance(position: Position, seat: Seat) -> float:
    """A seat's chance of first place, or its share of it when the game is over."""
    if position.seat is None:
        return share(position, seat)
    due = [expected(position, other) for other in range(len(position.hands))]
    sure = SURE if position.pile else SURER[max(map(len, position.hands))]
    own = due[seat]
    return 1 / sum(exp((own - other) * sure) for other in due)


def share(position: Position, seat: Seat) -> float:
    """The share of first place a seat has as if the game ended now (R11, A10)."""
    totals = position.points
    if position.variant.tiebreak:
        totals = [99 * total + yellow for total, yellow in zip(totals, position.yellows, strict=True)]
    least = min(totals)
    return 1 / totals.count(least) if totals[seat] == least else 0.0


def expected(position: Position, seat: Seat) -> float:
    """The penalty points a seat has and has to expect."""
    if not position.pile:
        return position.points[seat] + _last_phase(position, seat)
    room, fitting, yellow, tight, cells = position.ground.room, 0, 0, 0.0, 0
    for card in position.hands[seat]:
        if own := room(card):
            fitting += 1
            cells |= own
            if card < YELLOW:
                tight += 1 / own.bit_count()
            else:
                yellow += 1
    draws = len(position.pile) / len(position.hands)
    stage = next(stage for stage in STAGES if draws >= stage.draws)
    size = min(MOST, cells.bit_count())
    return (
        position.points[seat] + stage.short[fitting] + stage.tight * tight + stage.yellow * yellow - stage.room * size
    )


def _last_phase(position: Position, seat: Seat) -> float:
    """What is still to come when nothing is left to draw: from the hand, less what is placed of the stack."""
    room, hand, due, fitting = position.ground.room, position.hands[seat], 0.0, 0
    for card in hand:
        if cells := room(card):
            fitting += 1
            due += COST[card] * (FITS + ONLY / cells.bit_count())
        else:
            due += COST[card]
    if hand and not fitting:
        due += FORCED
    if position.variant.penalties != KEPT:
        due -= RETURNS * sum(COST[card] for card in position.stacks[seat] if room(card))
    return due
