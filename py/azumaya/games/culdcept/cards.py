"""Cards: a rank is 1 (ace) to 13 (king), a set of cards of one suit is a mask whose bit r is rank r."""

from __future__ import annotations

from azumaya.core.text import Text

ACE, TEN, JACK, QUEEN, KING = 1, 10, 11, 12, 13
RANKS = range(ACE, KING + 1)
SIGNS = ("", "A", *map(str, range(2, TEN + 1)), "J", "Q", "K")  # by rank
SUIT = sum(1 << rank for rank in RANKS)  # all thirteen cards of a suit

_PICTURES = {ACE: Text("ace"), JACK: Text("jack"), QUEEN: Text("queen"), KING: Text("king")}


def mask_of(*ranks: int) -> int:
    """The set of these ranks."""
    mask = 0
    for rank in ranks:
        mask |= 1 << rank
    return mask


def ranks_in(mask: int) -> tuple[int, ...]:
    """The ranks of a set, lowest first."""
    return tuple(rank for rank in RANKS if mask >> rank & 1)


def sign(rank: int | None) -> str:
    """A rank as tokens write it; `?` for a hidden card."""
    return "?" if rank is None else SIGNS[rank]


def name(rank: int) -> Text | str:
    """A rank as it stands in a sentence after “the”: ace, 8, queen."""
    return _PICTURES.get(rank, SIGNS[rank])


def of_suit(seat: int, rank: int) -> Text:
    """A seat's card by its full name; seats own spades, hearts and diamonds in this order."""
    card = name(rank)
    return (
        Text("{card} of spades", card=card),
        Text("{card} of hearts", card=card),
        Text("{card} of diamonds", card=card),
    )[seat]
