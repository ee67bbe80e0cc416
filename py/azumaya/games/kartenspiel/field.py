"""The table of Sudoku – Das Kartenspiel as a field: every card, every cell that could be played, and their names."""

from __future__ import annotations

from functools import lru_cache

from azumaya.core.areas import Grid
from azumaya.core.spot import Look, Spot
from azumaya.core.text import Text, listed
from azumaya.games.kartenspiel.cards import YELLOWS, name
from azumaya.games.kartenspiel.grid import cells_in, fits, grid_of, reachable
from azumaya.games.kartenspiel.state import Table
from azumaya.games.kartenspiel.table import Cell, Layout, box, cards_of, yellows_around
from azumaya.games.kartenspiel.words import face, where

MIDDLE: Cell = (0, 0)


@lru_cache(maxsize=64)
def field(table: Table, referee: bool) -> Grid:
    """The field of a table: as many rows and columns as hold its cards, their boxes and all cells for a yellow card."""
    cards = cards_of(table)
    left, top, right, bottom = _frame([*cells_in(_built_on(table, referee)), *([] if cards else box(MIDDLE))])
    rows = tuple(tuple(_spot(cards, (x, y)) for x in range(left, right + 1)) for y in range(top, bottom + 1))
    return Grid("field", Text("The table"), rows, {"field": ""}, first=(top, left))


def _built_on(table: Table, referee: bool) -> int:
    """The cells of all boxes, which hold every card and every cell for a blue one, and those where a yellow may lie."""
    grid, laid = grid_of(table), cards_of(table).values()
    where = fits if referee else reachable
    cells = grid.ring | grid.taken
    for card in YELLOWS:
        if card not in laid:
            cells |= where(grid, card)
    return cells


def _frame(cells: list[Cell]) -> tuple[int, int, int, int]:
    """The first column and row and the last column and row of these cells."""
    columns, rows = zip(*cells, strict=True)
    return min(columns), min(rows), max(columns), max(rows)


def _spot(cards: Layout, cell: Cell) -> Spot:
    x, y = cell
    place = f"{x},{y}"
    if card := cards.get(cell):
        filled: Look = {"filled": ""}
        return Spot(place, Text("{where}: {card}", where=where(cell), card=name(card)), face(card), filled)
    boxes = yellows_around(cards, cell)
    if not boxes:
        return Spot(place, Text("{where}: empty", where=where(cell)))
    around = listed([name(cards[yellow]) for yellow in boxes])
    yard: Look = {"yard": ""}
    return Spot(place, Text("{where}: empty, in the box of {yellows}", where=where(cell), yellows=around), look=yard)
