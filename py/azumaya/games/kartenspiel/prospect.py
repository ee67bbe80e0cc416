"""How good a position is: the penalty points that each seat has and has to expect, and what that makes of it."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from azumaya.games.kartenspiel.position import COST
from azumaya.games.kartenspiel.state import KEPT

if TYPE_CHECKING:
    from azumaya.core.game import Seat
    from azumaya.games.kartenspiel.position import Position

FITS, ONLY = 0.2, 0.25  # of a card's points: one that fits somewhere, and more the fewer cells it has
BLOCKED, TURN = 1.1, 0.09  # one that fits nowhere, less for each turn that may still open a cell for it
RETURNS = 0.6  # what is won back of a penalty card that fits somewhere in the last phase
SURE = 1.5  # by how much a point less makes first place surer: its odds rise e to the SURE times


def chance(position: Position, seat: Seat) -> float:
    """A seat's chance of first place, or its share of it when the game is over."""
    seats = range(len(position.hands))
    if position.seat is None:
        return share(position, seat)
    due = [expected(position, other) for other in seats]
    own = due[seat]
    return 1 / sum(exp((own - other) * SURE) for other in due)


def share(position: Position, seat: Seat) -> float:
    """The share of first place a seat has as if the game ended now (R11, A10)."""
    totals = position.points
    if position.variant.tiebreak:
        totals = [99 * n + yellow for n, yellow in zip(totals, position.yellows, strict=True)]
    least = min(totals)
    return 1 / totals.count(least) if totals[seat] == least else 0.0


def expected(position: Position, seat: Seat) -> float:
    """The penalty points a seat has and may expect from its hand, less what it may place of its stack again."""
    ground, hand, pile = position.ground, position.hands[seat], position.pile
    turns = len(hand) + len(pile) / len(position.hands)
    blocked = min(1.0, max(FITS, BLOCKED - TURN * turns))
    due = float(position.points[seat])
    for card in hand:
        size = ground.room(card).bit_count()
        due += COST[card] * (FITS + ONLY / size if size else blocked)
    if not pile and position.variant.penalties != KEPT:
        due -= RETURNS * sum(COST[card] for card in position.stacks[seat] if ground.room(card))
    return due
