"""The words and faces of KADO that several rooms share: gifts, ribbons and cards."""

from __future__ import annotations

from azumaya.core.cards import Card
from azumaya.core.spot import Face
from azumaya.core.text import Text
from azumaya.games.kado.cards import Pair, value_of

GIFT_SIGNS = {"S": "socks", "Q": "cube", "B": "bear", "F": "flower", "C": "chocolate"}
RIBBON_SIGNS = {"p": "purple", "o": "orange", "g": "green", "b": "blue", "r": "red"}
GIFTS = {
    "S": Text("socks"),
    "Q": Text("puzzle cube"),
    "B": Text("bear"),
    "F": Text("flowers"),
    "C": Text("chocolates"),
}
RIBBONS = {"p": Text("purple"), "o": Text("orange"), "g": Text("green"), "b": Text("blue"), "r": Text("red")}


def pair(named: Pair) -> Text:
    """A gift and a ribbon, as they are guessed: "bear, green"."""
    return Text("{gift}, {ribbon}", gift=GIFTS[named[0]], ribbon=RIBBONS[named[1]])


def name(card: Card) -> Text:
    """A card, as it is spoken of at the table: "bear, green, 4"."""
    return Text("{pair}, {value}", pair=pair(card[:2]), value=value_of(card))


def face(card: Card, moves: bool = True) -> Face:
    """A card as it shows itself; it `moves` unless it is only shown once more."""
    look = {"kind": "gift", "gift": GIFT_SIGNS[card[0]], "ribbon": RIBBON_SIGNS[card[1]]}
    return Face("card", card[2], look, f"card-{card}" if moves else None)


def back(id: str | None = None) -> Face:
    """A card that lies face down."""
    return Face("card", look={"face": "down"}, id=id)


def gift(letter: str) -> Face:
    """A gift by itself."""
    return Face("gift", GIFT_SIGNS[letter])


def ribbon(letter: str) -> Face:
    """A ribbon by itself."""
    return Face("ribbon", RIBBON_SIGNS[letter])
