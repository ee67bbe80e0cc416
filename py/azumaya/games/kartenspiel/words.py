"""The words of Sudoku – Das Kartenspiel that several sentences share.

The table has no edge, so a cell is named by its way from the first yellow card, which no later card changes.
"""

from __future__ import annotations

from azumaya.core.cards import HOLE, Card
from azumaya.core.spot import Face
from azumaya.core.text import Plural, Text
from azumaya.games.kartenspiel.cards import POINTS, YELLOW, colour, name
from azumaya.games.kartenspiel.table import Cell

_COLOURS = {True: "yellow", False: "blue"}


def where(cell: Cell) -> Text:
    """A cell as it is named: "2 right, 1 up", "3 down"; the first yellow card lies in the middle."""
    x, y = cell
    if not y:
        return _across(x) if x else Text("the middle")
    return Text("{across}, {along}", across=_across(x), along=_along(y)) if x else _along(y)


def _across(x: int) -> Text:
    return Text("{n}\u00a0right", n=x) if x > 0 else Text("{n}\u00a0left", n=-x)


def _along(y: int) -> Text:
    return Text("{n}\u00a0down", n=y) if y > 0 else Text("{n}\u00a0up", n=-y)


def penalty(n: int) -> Text:
    """Penalty points as they stand in a sentence."""
    return Plural("{n} penalty point", "{n} penalty points", n=n)


def worth(card: Card) -> Text:
    """What a card costs on a penalty stack (R11)."""
    return Plural("{n} point", "{n} points", n=POINTS[colour(card)])


def seen(card: Card) -> Text:
    """A card as far as it is seen: "blue 3", "a yellow card", "a card"."""
    if card == HOLE:
        return Text("a card")
    if HOLE in card:
        return Text("a yellow card") if colour(card) == YELLOW else Text("a blue card")
    return name(card)


def face(card: Card, id: str | None = None) -> Face:
    """A card as it lies: open, or face down where its digit is hidden."""
    look = {"kind": "number", "colour": _COLOURS[colour(card) == YELLOW]}
    if card.endswith(HOLE):
        return Face("card", "", {**look, "face": "down"}, id)
    return Face("card", card[1], look, id)
