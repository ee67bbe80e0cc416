"""What lies on the table and around a cell. A cell is (x, y): x to the right, y down, the first yellow at (0, 0)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from azumaya.core.cards import Card
from azumaya.games.kartenspiel.cards import YELLOW, colour, digit
from azumaya.games.kartenspiel.moves import Place, parse
from azumaya.games.kartenspiel.state import Table

Cell = tuple[int, int]
Layout = Mapping[Cell, Card]

_AROUND = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1))


@lru_cache(maxsize=1024)
def cards_of(table: Table) -> Layout:
    """The cards of a table by their cells."""
    if not table:
        return {}
    last = placed(table[-1])
    return {**cards_of(table[:-1]), (last.x, last.y): last.card}


@lru_cache(maxsize=4096)
def placed(token: str) -> Place:
    """The card of a table that a token names. Raises ValueError for any other text."""
    move = parse(token)
    if not isinstance(move, Place):
        raise ValueError(f"{token[:40]!r} is not a card on a table")
    return move


def sides(cell: Cell) -> tuple[Cell, ...]:
    """The four cells that share a side with a cell."""
    x, y = cell
    return ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1))


def box(cell: Cell) -> tuple[Cell, ...]:
    """The nine cells of the box around a cell, itself among them, in reading order."""
    x, y = cell
    return tuple((x + right, y + down) for right, down in _AROUND)


def yellow_at(cards: Layout, cell: Cell) -> bool:
    """Does a yellow lie there?"""
    return cell in cards and colour(cards[cell]) == YELLOW


def yellows_around(cards: Layout, cell: Cell) -> list[Cell]:
    """The yellow cards in whose ring a cell lies."""
    return [other for other in box(cell) if other != cell and yellow_at(cards, other)]


def linked(cards: Layout, cell: Cell) -> bool:
    """Does a yellow lie two away in the row or column, with a blue between (R7, A1)?"""
    x, y = cell
    return any(
        between in cards and not yellow_at(cards, between) and yellow_at(cards, beyond)
        for between in sides(cell)
        for beyond in [(2 * between[0] - x, 2 * between[1] - y)]
    )


def holding(cards: Layout, cells: Iterable[Cell], value: int) -> list[Cell]:
    """Those of the cells that hold a digit."""
    return [cell for cell in cells if cell in cards and digit(cards[cell]) == value]
