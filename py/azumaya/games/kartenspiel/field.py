"""The table of Sudoku – Das Kartenspiel as a field: every card, every cell that could be played, and their names."""

from __future__ import annotations

from functools import lru_cache

from azumaya.core.areas import Grid
from azumaya.core.cards import Cards
from azumaya.core.spot import Look, Spot
from azumaya.core.text import Text, listed
from azumaya.games.kartenspiel.cards import YELLOWS, name
from azumaya.games.kartenspiel.grid import cells_in, fits, grid_of, reachable
from azumaya.games.kartenspiel.state import Table
from azumaya.games.kartenspiel.table import Cell, Layout, box, cards_of, yellows_around
from azumaya.games.kartenspiel.words import face, where

MIDDLE: Cell = (0, 0)
YARD: Look = {"yard": ""}
LEAST = 5  # rows and columns: the first cards are laid without the field growing under them


@lru_cache(maxsize=64)
def field(table: Table, yellows: Cards, referee: bool) -> Grid:
    """The field of a table for somebody who holds these yellow cards.

    It has as many rows and columns as hold its cards, their boxes and all cells where one of the yellow cards may lie.
    """
    cards, grid = cards_of(table), grid_of(table)
    built_on = grid.ring | grid.taken
    for card in yellows:
        built_on |= fits(grid, card) if referee else reachable(grid, card)
    left_over = [card for card in YELLOWS if card not in cards.values()]
    links = frozenset(cells_in(reachable(grid, left_over[0]))) if left_over else frozenset()  # the same for each digit
    left, top, right, bottom = _frame([*cells_in(built_on), *([] if cards else box(MIDDLE))])
    rows = tuple(
        tuple(_spot(table, cards, (x, y), links) for x in range(left, right + 1)) for y in range(top, bottom + 1)
    )
    return Grid("field", Text("The table"), rows, {"field": ""})


def _frame(cells: list[Cell]) -> tuple[int, int, int, int]:
    """The first column and row and the last column and row of a field that holds these cells."""
    (left, right), (top, bottom) = (_wide(min(ends), max(ends)) for ends in zip(*cells, strict=True))
    return left, top, right, bottom


def _wide(first: int, last: int) -> tuple[int, int]:
    """These ends, moved apart as far as the least field reaches, on both sides of the first card alike."""
    while last - first + 1 < LEAST:
        first, last = (first - 1, last) if -first <= last else (first, last + 1)
    return first, last


def _spot(table: Table, cards: Layout, cell: Cell, links: frozenset[Cell]) -> Spot:
    """A cell; a yard where a card may come to lie by its colour: in a box, or where a yellow one may open a box."""
    place, here = "{},{}".format(*cell), where(table, cell)
    if card := cards.get(cell):
        return Spot(place, Text("{where}: {card}", where=here, card=name(card)), face(card), {"filled": ""})
    boxes = [yellow for yellow in cards if yellow in yellows_around(cards, cell)]  # the first of them gives its name
    if len(boxes) > 1:
        more = listed([name(cards[yellow]) for yellow in boxes[1:]])
        return Spot(place, Text("{where}: empty, also in the box of {yellows}", where=here, yellows=more), look=YARD)
    if cell in links:
        return Spot(place, Text("{where}: empty, for a yellow card", where=here), look=YARD)
    return Spot(place, Text("{where}: empty", where=here), look=YARD if boxes else {})
