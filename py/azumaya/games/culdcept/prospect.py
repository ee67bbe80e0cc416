"""How good a position is, and the move that a playout makes in it.

What things are worth is fitted (by likelihood, for every two rounds) to who won 3000 games in which a search of 150
playouts played itself and every twelfth move was made at random. Early in the game a card in hand is worth as much as
a square; and who comes later has more to expect, since what is taken last is not taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from azumaya.core.game import Seat
from azumaya.games.culdcept.cards import ACE, KING, RANKS, TEN
from azumaya.games.culdcept.moves import PIPS
from azumaya.games.culdcept.position import (
    ACE_SAFE,
    CHOOSE,
    DONE,
    HANDS,
    LAID,
    OWNER,
    PHASE,
    PIECES,
    PLACE,
    ROLLED,
    ROUND,
    SEAT,
    SEATS,
    SHOWN,
    STAYED,
    VARIANT,
    Position,
    takers,
    usable,
)
from azumaya.games.culdcept.squares import MOST, POWER, SIZE

LATE = 7  # the last round in which a playout spares pictures


class Stage(NamedTuple):
    """What a seat has is worth in two rounds of the game, on a scale of which e to the difference gives the odds."""

    square: float
    exposed: float  # taken off an own square, for the part of the ranks that would take it
    ace: float
    low: float  # 2 to 6
    middle: float  # 7 to 10
    jack: float
    queen: float
    king: float
    reach: float  # for the part of the next six squares that could be taken from other players
    capture: float  # a capture of a free square that can be made now
    raid: float  # a capture from another player that can be made now
    last: float  # to have the last seat, and less for one before it
    turn: float  # a turn in this round, the running one among them


STAGES = (
    Stage(0.43, 0.23, 0.22, 0.24, 0.25, 0.35, 0.31, 0.27, 0.44, 0.07, 0.35, 0.66, -0.27),
    Stage(0.38, 0.23, 0.19, 0.21, 0.25, 0.37, 0.39, 0.30, 0.20, 0.05, 0.36, 0.66, -0.28),
    Stage(0.57, 0.30, 0.29, 0.26, 0.28, 0.35, 0.45, 0.43, 0.49, 0.04, 0.58, 0.70, -0.27),
    Stage(0.86, 0.32, 0.36, 0.32, 0.35, 0.19, 0.44, 0.55, 0.80, 0.02, 0.82, 0.76, -0.14),
    Stage(1.50, 0.29, 0.32, 0.25, 0.27, 0.03, 0.19, 0.46, 0.94, 0.08, 1.30, 0.85, 0.53),
)

_EXPOSED = (0.0, *((SIZE - shown) / SIZE if shown < KING else 1 / SIZE for shown in RANKS))
_SPOKEN = tuple((1 << rank, rank) for rank in range(ACE, TEN + 1))


def chance(position: Position, seat: Seat) -> float:
    """A seat's chance of first place, or its share of it when the game is over."""
    seats = position[SEATS]
    if position[PHASE] == DONE:
        owners = position[OWNER:SHOWN]
        squares = [owners.count(other) for other in range(seats)]
        most = max(squares)
        return 1 / squares.count(most) if squares[seat] == most else 0.0
    worth = [_worth(position, other) for other in range(seats)]
    own = worth[seat]
    return 1 / sum(exp(other - own) for other in worth)


def _worth(position: Position, seat: Seat) -> float:
    """What a seat has."""
    which = (position[ROUND] - 1) // 2
    stage = STAGES[which]
    worth = _of_hand(which, position[HANDS + seat]) + stage.last * seat / (position[SEATS] - 1)
    if seat >= position[SEAT]:
        worth += stage.turn
    for at in range(OWNER, SHOWN):
        if position[at] == seat:
            worth += stage.square - stage.exposed * _EXPOSED[position[at + SIZE]]
    here, hand, safe, most = position[PIECES + seat], position[HANDS + seat], position[VARIANT] & ACE_SAFE, 0
    for to in _AHEAD[here]:
        owner = position[OWNER + to]
        if owner >= 0 and owner != seat and len(takers(hand, position[SHOWN + to], safe)) > 1:
            most += 1
    worth += stage.reach * most / 6
    if seat == position[SEAT] and position[PHASE] == PLACE:
        owner = position[OWNER + here]
        if owner != seat and len(takers(usable(position), position[SHOWN + here], safe)) > 1:
            worth += stage.raid if owner >= 0 else stage.capture
    return worth


_AHEAD = tuple(tuple((at + pips) % SIZE for pips in PIPS) for at in range(SIZE))


@lru_cache(maxsize=1 << 14)
def _of_hand(which: int, hand: int) -> float:
    """What a hand is worth."""
    stage = STAGES[which]
    by_rank = (stage.ace, *[stage.low] * 5, *[stage.middle] * 4, stage.jack, stage.queen, stage.king)
    return sum(worth for rank, worth in zip(RANKS, by_rank, strict=True) if hand >> rank & 1)


def raid(position: Position) -> int:
    """The Holy Word that leads the seat on turn to a capture from another player, the lowest of several; 0 if none."""
    seat = position[SEAT]
    at, hand, safe = position[PIECES + seat], position[HANDS + seat], position[VARIANT] & ACE_SAFE
    for bit, rank in _SPOKEN:
        if hand & bit:
            to = (at + rank) % SIZE
            owner = position[OWNER + to]
            if owner >= 0 and owner != seat and len(takers(hand, position[SHOWN + to], safe)) > 1:
                return rank
    return 0


def policy(position: Position, moves: Sequence[int]) -> int:
    """A raid if there is one, else the die; then the strongest capture, with pictures only late in the game."""
    if position[PHASE] == CHOOSE:
        return raid(position) or ROLLED
    if len(moves) == 1:
        return moves[0]
    seat = position[SEAT]
    if position[OWNER + position[PIECES + seat]] == seat:
        return STAYED
    return strongest(tuple(moves), position[ROUND] <= LATE)


@lru_cache(maxsize=1 << 14)
def strongest(captures: tuple[int, ...], sparing: bool) -> int:
    """The strongest of these captures, a picture only where there is nothing else; to stay comes last of all."""
    return max(captures, key=_sparing if sparing else _eager)


def _eager(move: int) -> int:
    return POWER[(move - LAID) >> 1] if move >= LAID else -1


def _sparing(move: int) -> int:
    power = _eager(move)
    return power if power <= MOST else 0
