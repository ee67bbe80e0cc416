"""The words of Sudoku – Das Kartenspiel that several sentences share.

The table has no edge, so a cell is named by the yellow card beside which it lies: there is one yellow of each number.
"""

from __future__ import annotations

from azumaya.core.cards import HOLE, Card
from azumaya.core.spot import Face
from azumaya.core.text import Plural, Text
from azumaya.games.kartenspiel.cards import POINTS, YELLOW, colour, digit, name
from azumaya.games.kartenspiel.state import Table
from azumaya.games.kartenspiel.table import Cell, placed

_COLOURS = {True: "yellow", False: "blue"}


def where(table: Table, cell: Cell) -> Text:
    """A cell as it is named: "above left of yellow 5", "two cells below yellow 3".

    Of several yellow cards it is the one that was laid first, so the name of a card stays as the table grows.
    """
    if not any(cell):
        return Text("the first card")
    for yellow in map(placed, table):
        if colour(yellow.card) == YELLOW and (told := _beside(yellow.card, cell[0] - yellow.x, cell[1] - yellow.y)):
            return told
    return _far(*cell)


def _beside(card: Card, x: int, y: int) -> Text | None:
    """The cell so far from a yellow card, if it lies in its ring or where the next yellow card may lie (R6, R7)."""
    yellow = Text("yellow\u00a0{digit}", digit=digit(card))  # the number is not left alone in a line
    ring = {
        (-1, -1): Text("above left of {yellow}", yellow=yellow),
        (0, -1): Text("above {yellow}", yellow=yellow),
        (1, -1): Text("above right of {yellow}", yellow=yellow),
        (-1, 0): Text("left of {yellow}", yellow=yellow),
        (1, 0): Text("right of {yellow}", yellow=yellow),
        (-1, 1): Text("below left of {yellow}", yellow=yellow),
        (0, 1): Text("below {yellow}", yellow=yellow),
        (1, 1): Text("below right of {yellow}", yellow=yellow),
        (0, -2): Text("two cells above {yellow}", yellow=yellow),
        (-2, 0): Text("two cells left of {yellow}", yellow=yellow),
        (2, 0): Text("two cells right of {yellow}", yellow=yellow),
        (0, 2): Text("two cells below {yellow}", yellow=yellow),
    }
    return ring.get((x, y))


def _far(x: int, y: int) -> Text:
    """A cell with no yellow card near by its way from the first one."""
    if not y:
        return Text("{across} of the first card", across=_across(x))
    if not x:
        return Text("{along} the first card", along=_along(y))
    return Text("{across} and {along} the first card", across=_across(x), along=_along(y))


def _across(x: int) -> Text:
    return Text("{n}\u00a0right", n=x) if x > 0 else Text("{n}\u00a0left", n=-x)


def _along(y: int) -> Text:
    return Text("{n}\u00a0below", n=y) if y > 0 else Text("{n}\u00a0above", n=-y)


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
