"""The picture in the rulebook of Culdcept cards: the ring in the middle of a game."""

from __future__ import annotations

from azumaya.core.areas import Ring
from azumaya.core.spot import Spot
from azumaya.core.text import Text
from azumaya.games.culdcept.cards import mask_of
from azumaya.games.culdcept.moves import place_of
from azumaya.games.culdcept.ring import drawn
from azumaya.games.culdcept.squares import SIZE, Square

_RANKS = (2, 8, 11, 5, 10, 3, 13, 6, 1, 12, 4, 9, 7)
_LAID = {
    1: ((0, mask_of(9)),),
    4: ((1, mask_of(2, 9)),),
    7: ((1, mask_of(8)), (0, mask_of(13))),
    11: ((1, mask_of(12)),),
}


def ring() -> Ring:
    """Thirteen squares, four of them held: one by a support, one captured from another player."""
    spots = tuple(_spot(at, Square(rank, _LAID.get(at, ()))) for at, rank in enumerate(_RANKS))
    return Ring("picture", Text("A ring in the middle of a game"), spots, Text("Round 4 of 10"))


def _spot(at: int, square: Square) -> Spot:
    return drawn(Spot(place_of(at), Text("square {n} of {all}", n=at + 1, all=SIZE)), square)
