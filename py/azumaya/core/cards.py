"""Cards as words. A hand, a bag or a stack of cards is a sorted tuple of their signs, equal cards side by side.

A card that a view may not show is a hole, `?`. It keeps its place, so that the number of cards stays open to all.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable
from random import Random

from azumaya.core.game import Objection
from azumaya.core.text import Text

Card = str
Cards = tuple[Card, ...]
HOLE: Card = "?"


def laid(cards: Iterable[Card]) -> Cards:
    """These cards as they are kept: in order."""
    return tuple(sorted(cards))


def put(cards: Cards, card: Card) -> Cards:
    """The cards with one more."""
    more = list(cards)
    insort(more, card)
    return tuple(more)


def take(cards: Cards, card: Card) -> Cards:
    """The cards with one less. Raises ValueError where it is not among them."""
    at = bisect_left(cards, card)
    if at == len(cards) or cards[at] != card:
        raise ValueError(f"no {card!r} among these cards")
    return cards[:at] + cards[at + 1 :]


def without(cards: Cards, gone: Iterable[Card]) -> Cards:
    """The cards less some of them, each as often as it is gone. Raises ValueError for one that is not there."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def counts(cards: Iterable[Card]) -> dict[Card, int]:
    """How many there are of each card, in the order in which they first come."""
    many: dict[Card, int] = {}
    for card in cards:
        many[card] = many.get(card, 0) + 1
    return many


def holes(number: int) -> Cards:
    """So many cards that are not shown."""
    return (HOLE,) * number


def unnamed(clause: str) -> Objection:
    """Why a hole cannot be played."""
    return Objection("hidden", Text("A hidden card cannot be played: say which card it is."), clause)


def split(pool: Cards, number: int, rng: Random) -> tuple[Cards, Cards]:
    """So many cards drawn from the pool, every choice equally likely, and those that are left."""
    drawn = set(rng.sample(range(len(pool)), number))
    return (
        tuple(card for at, card in enumerate(pool) if at in drawn),
        tuple(card for at, card in enumerate(pool) if at not in drawn),
    )
