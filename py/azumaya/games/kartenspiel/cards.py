"""The 54 cards: nine yellow ones, 1 to 9 once each, and blue ones, 1 to 9 five times each (R1)."""

from __future__ import annotations

from azumaya.core.cards import HOLE, Card, Cards, laid
from azumaya.core.text import Text

BLUE, YELLOW = "B", "Y"
DIGITS = range(1, 10)
BLUES = tuple(f"{BLUE}{digit}" for digit in DIGITS)
YELLOWS = tuple(f"{YELLOW}{digit}" for digit in DIGITS)
KINDS = (*BLUES, *YELLOWS)
DECK: Cards = laid((*BLUES * 5, *YELLOWS))

POINTS = {BLUE: 1, YELLOW: 2}  # penalty points of a card, by its colour (R11)
BACKS = {BLUE: BLUE + HOLE, YELLOW: YELLOW + HOLE}  # a card whose colour alone is open (A12)


def colour(card: Card) -> str:
    """B or Y, also of a card whose digit is hidden."""
    return card[0]


def digit(card: Card) -> int:
    """1 to 9."""
    return int(card[1])


def name(card: Card) -> Text:
    """A card as it stands in a sentence: blue 3, yellow 7."""
    if colour(card) == YELLOW:
        return Text("yellow {digit}", digit=digit(card))
    return Text("blue {digit}", digit=digit(card))
