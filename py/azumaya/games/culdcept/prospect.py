"""How good a position is, and the move that a playout makes in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt

from azumaya.core.game import Seat
from azumaya.games.culdcept.cards import ACE, KING, RANKS, TEN, mask_of
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
from azumaya.games.culdcept.state import ROUNDS

SQUARE, RETAKEN, EXPOSED = 2.9, 2.6, 2.35  # an own square, less what the turns left may cost it
CARDS = ((mask_of(11, 12, 13), 0.6), (mask_of(7, 8, 9, 10), 0.65), (mask_of(1, 2, 3, 4, 5, 6), 0.45))
CAPTURE = 0.5  # a capture that can be made now
RAID = 1.1  # a Holy Word that leads to a capture from another player
LATE = 7  # the last round in which a playout spares pictures

_EXPOSED = (0.0, *((SIZE - shown) / SIZE if shown < KING else 1 / SIZE for shown in RANKS))
_SPOKEN = tuple((1 << rank, rank) for rank in range(ACE, TEN + 1))


def chance(position: Position, seat: Seat) -> float:
    """A seat's chance of first place, or its share of it when the game is over."""
    seats = position[SEATS]
    owners = position[OWNER:SHOWN]
    if position[PHASE] == DONE:
        squares = [owners.count(other) for other in range(seats)]
        most = max(squares)
        return 1 / squares.count(most) if squares[seat] == most else 0.0
    rest, on_turn = ROUNDS - position[ROUND], position[SEAT]
    left = [rest + (other >= on_turn) for other in range(seats)]
    total = sum(left)
    worth = [_worth(position, other, left[other], total - left[other]) for other in range(seats)]
    sure = 1 / sqrt(1 + total)
    own = worth[seat]
    return 1 / sum(exp((other - own) * sure) for other in worth)


def _worth(position: Position, seat: Seat, turns: int, others: int) -> float:
    """What a seat has, with so many turns of its own and of the others still to come."""
    risk = others / (ROUNDS * (position[SEATS] - 1))
    worth = 0.0
    for at in range(OWNER, SHOWN):
        if position[at] == seat:
            worth += SQUARE - risk * (RETAKEN + EXPOSED * _EXPOSED[position[at + SIZE]])
    hand = position[HANDS + seat]
    for kind, each in CARDS:
        worth += each * min(turns, (hand & kind).bit_count())
    if seat == position[SEAT]:
        worth += _at_hand(position, seat)
    return worth


def _at_hand(position: Position, seat: Seat) -> float:
    """What the seat on turn can do at once: capture where it stands, or raid."""
    if position[PHASE] == PLACE:
        at = position[PIECES + seat]
        owner = position[OWNER + at]
        if owner != seat and len(takers(usable(position), position[SHOWN + at], position[VARIANT] & ACE_SAFE)) > 1:
            return CAPTURE * (2 if owner >= 0 else 1)
    elif position[PHASE] == CHOOSE and raid(position):
        return RAID
    return 0.0


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
