"""A position as searches play it, as one short list of numbers, and the numbers of the moves.

It holds, from the front: the phase, the round, the seat, the Holy Word, the variant and the number of seats; by seat
the pieces, the hands, the piles and whether Reincarnation has been used; and by square whose it is (-1: nobody's), the
strength that shows and the cards that show. What is covered or spent does not count any more.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from azumaya.games.culdcept.squares import LAYS, SIZE, TAKERS
from azumaya.games.culdcept.state import CHOOSING, OVER, PLACING, ROLLING

Position: TypeAlias = list[int]

PHASE, ROUND, SEAT, WORD, VARIANT, SEATS = range(6)
PIECES, HANDS, PILES, REBORN = 6, 9, 12, 15  # three of each, by seat
OWNER = 18
SHOWN = OWNER + SIZE
TOP = SHOWN + SIZE
END = TOP + SIZE

CHOOSE, ROLLS, PLACE, DONE = range(4)  # the phases
PHASES = {CHOOSING: CHOOSE, ROLLING: ROLLS, PLACING: PLACE, OVER: DONE}
ACE_SAFE, REINFORCE = 1, 2

ROLLED, RENEWED, STAYED = 0, 11, 12  # moves; 1 to 10 are Holy Words
LAID = 32  # a placement is this and twice its cards, an exchange one more


def usable(position: Position) -> int:
    """What the seat on turn may lay: the hand and the Holy Word (R9), as a mask."""
    word = position[WORD]
    hand = position[HANDS + position[SEAT]]
    return hand | 1 << word if word else hand


@lru_cache(maxsize=1 << 14)
def takers(cards: int, shown: int, ace_safe: int) -> tuple[int, ...]:
    """Every capture of a square that shows this strength with some of these cards, and to stay."""
    return (*[LAID + 2 * mask for mask, _ in TAKERS[bool(ace_safe)][shown] if mask & ~cards == 0], STAYED)


@lru_cache(maxsize=1 << 14)
def lays(cards: int, top: int) -> tuple[int, ...]:
    """Every exchange of what shows for some of these cards, and to stay."""
    return (*[LAID + 2 * mask + 1 for mask, _ in LAYS if mask & ~cards == 0 and mask != top], STAYED)
