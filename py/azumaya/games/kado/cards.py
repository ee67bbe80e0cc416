"""The 65 cards (R1, A3). A word such as `Bg4` is gift, ribbon and value: a bear with a green ribbon that counts 4."""

from __future__ import annotations

from azumaya.core.cards import Card, Cards, laid
from azumaya.core.text import Text

GIFTS = "SQBFC"  # socks, puzzle cube, bear, flowers, chocolates
RIBBONS = "pogbr"  # purple, orange, green, blue, red
VALUES = range(1, 6)

Pair = str  # gift and ribbon, which is what a challenge names: `Bg`

PAIRS: tuple[Pair, ...] = tuple(gift + ribbon for gift in GIFTS for ribbon in RIBBONS)
CARDS: Cards = laid(f"{pair}{value}" for pair in PAIRS for value in VALUES)
"""Every card that could be printed; the deck holds about half of them."""

_GIFT_NAMES = {
    "S": Text("socks"),
    "Q": Text("puzzle cube"),
    "B": Text("bear"),
    "F": Text("flowers"),
    "C": Text("chocolates"),
}
_RIBBON_NAMES = {
    "p": Text("purple ribbon"),
    "o": Text("orange ribbon"),
    "g": Text("green ribbon"),
    "b": Text("blue ribbon"),
    "r": Text("red ribbon"),
}


def _values(gift: int, ribbon: int) -> set[int]:
    """The values of a gift with a ribbon, both by number: three for 15 of the pairs, two for the other 10 (A3)."""
    steps = (0, 2, 4) if (ribbon - gift) % 5 < 3 else (0, 2)
    return {1 + (gift + ribbon + step) % 5 for step in steps}


DECK: Cards = laid(
    f"{GIFTS[gift]}{RIBBONS[ribbon]}{value}"
    for gift in range(5)
    for ribbon in range(5)
    for value in _values(gift, ribbon)
)
"""The balanced deck: 65 different cards, 13 of every gift, every ribbon and every value (A3)."""

_VALUE = {card: int(card[2]) for card in CARDS}


def value_of(card: Card) -> int:
    """The number printed on a card, 1 to 5."""
    return _VALUE[card]


def name(card: Card) -> Text:
    """A card as it is called in a sentence."""
    return Text(
        "{gift}, {ribbon}, {value}", gift=_GIFT_NAMES[card[0]], ribbon=_RIBBON_NAMES[card[1]], value=value_of(card)
    )
