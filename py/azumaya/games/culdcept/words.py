"""The words of Culdcept cards that several sentences share, and the signs of the seats."""

from __future__ import annotations

from azumaya.core.game import Seat
from azumaya.core.spot import Face
from azumaya.core.text import Text
from azumaya.games.culdcept.cards import SIGNS, name, of_suit, ranks_in
from azumaya.games.culdcept.squares import Square

SUITS = ("spade", "heart", "diamond")  # of the seats
MAP = "club"  # of the ring itself

SEATS = (Text("spades"), Text("hearts"), Text("diamonds"))
NOTHING = Text("nothing")


def mark(seat: Seat) -> Face:
    """The sign of a seat: its suit."""
    return Face("suit", SUITS[seat], {"suit": SUITS[seat]})


def number(at: int) -> int:
    """A square as it is counted aloud: the one at the top is the first of thirteen."""
    return at + 1


def signs(mask: int) -> str:
    """A set of cards as their signs, lowest first: "A, 9, Q"."""
    return ", ".join(SIGNS[rank] for rank in ranks_in(mask))


def sum_of(cards: tuple[int, ...], plus: str = " + ") -> str:
    """A card, or two as they are added up: "9", "A + 10"."""
    return plus.join(SIGNS[rank] for rank in cards)


def laying(cards: tuple[int, ...]) -> Text:
    """What is laid, as it stands in a sentence: "the queen", "2 + 8 = 10"."""
    if len(cards) == 1:
        return Text("the {card}", card=name(cards[0]))
    return Text("{cards} = {sum}", cards=sum_of(cards), sum=sum(cards))


def of_clubs(rank: int) -> Text:
    """A card of the ring by its full name."""
    return Text("{card} of clubs", card=name(rank))


def placement(seat: Seat, mask: int) -> Text:
    """What lies on a square, one card or two: "9 of hearts", "2 and 8 of hearts"."""
    cards = ranks_in(mask)
    if len(cards) == 1:
        return of_suit(seat, cards[0])
    return Text("{low} and {card}", low=name(cards[0]), card=of_suit(seat, cards[1]))


def shown(square: Square) -> Text:
    """What shows on a square."""
    return placement(*square.layers[-1]) if square.layers else of_clubs(square.ground)


def holder(square: Square) -> Text:
    """Whose a square is."""
    return Text("nobody's") if square.owner is None else SEATS[square.owner]
