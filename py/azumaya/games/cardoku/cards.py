"""The cards (R2): values 1 to 9 in four domains. A card's sign is its value and its domain's letter, such as 5T."""

from __future__ import annotations

from azumaya.core.cards import Card, Cards, laid
from azumaya.core.sudoku import VALUES
from azumaya.core.text import Text

DOMAINS = "STEM"
NO_CARD: Card = ".."  # what an empty cell reads
SIGNS = laid(f"{value}{domain}" for value in VALUES for domain in DOMAINS)
VALUE = {NO_CARD: 0, **{sign: int(sign[0]) for sign in SIGNS}}


def deck(extra: str = "") -> Cards:
    """What a side starts with: 36 cards, and nine more of the domain it was given from a third deck (R2, R3)."""
    return laid((*SIGNS, *(f"{value}{extra}" for value in VALUES if extra)))


def domain(letter: str) -> Text:
    """The name of a domain (A4)."""
    return _NAMES[letter]


def name(card: Card) -> Text:
    """A card by its full name, as it stands in a sentence: 5 of Technology."""
    return Text("{value} of {domain}", value=card[0], domain=_NAMES[card[1]])


_NAMES = {
    "S": Text("Science"),
    "T": Text("Technology"),
    "E": Text("Engineering"),
    "M": Text("Mathematics"),
}
