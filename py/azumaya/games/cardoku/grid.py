"""The grid: 81 cells and the cards on them, and what follows from them for a further card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from azumaya.core.cards import Card
from azumaya.core.sudoku import CELLS, COLUMN, HOUSES, PEERS, ROW, VALUES, bits
from azumaya.games.cardoku.cards import NO_CARD, VALUE

Cell = int
CellSet = int  # a mask of 81 bits

FULL: CellSet = (1 << 81) - 1  # all cells
BIT = tuple(1 << cell for cell in CELLS)
_COLUMN_AT = tuple(3 * COLUMN[cell] for cell in CELLS)  # where a cell's sign begins in its row


@dataclass(frozen=True)
class Grid:
    """Nine rows of nine signs with blanks between, two dots for an empty cell: `5T .. .. 3S .. .. .. .. 9E`.

    Sets of cells are derived from the rows, and carried on from one grid to the next.
    """

    rows: tuple[str, ...] = (" ".join([NO_CARD] * 9),) * 9

    def __iter__(self) -> Iterator[Card]:
        """The 81 signs in reading order."""
        for row in self.rows:
            yield from row.split()

    def card(self, cell: Cell) -> Card:
        """The card on a cell; NO_CARD if it is empty."""
        at = _COLUMN_AT[cell]
        return self.rows[ROW[cell]][at : at + 2]

    def value(self, cell: Cell) -> int:
        """The value on a cell; 0 if it is empty."""
        return VALUE[self.card(cell)]

    @cached_property
    def at(self) -> tuple[CellSet, ...]:
        """By value: the cells that hold it. `at[0]` are the empty cells."""
        found = [0] * 10
        for bit, card in zip(BIT, self, strict=True):
            found[VALUE[card]] |= bit
        return tuple(found)

    @cached_property
    def seen(self) -> tuple[tuple[CellSet, CellSet], ...]:
        """By value: the cells that share a house with one card of that value, or more; and with two or more."""
        return ((0, 0), *(_seen(self.at[value]) for value in VALUES))

    @property
    def empty(self) -> CellSet:
        """The empty cells."""
        return self.at[0]

    @cached_property
    def locked(self) -> CellSet:
        """The cells whose row, column or box holds nine cards (R10)."""
        found, empty = 0, self.at[0]
        for house in HOUSES:
            if not house & empty:
                found |= house
        return found

    def fits(self, value: int) -> CellSet:
        """The empty cells on which a card of this value repeats nothing (R7)."""
        return self.at[0] & ~self.seen[value][0]

    def beyond(self, cell: Cell) -> CellSet:
        """The cells that see no other card of the value on this cell, empty or not: where it fits once lifted."""
        once, twice = self.seen[self.value(cell)]
        return ~twice & (~once | PEERS[cell])

    def clashes(self, value: int, cell: Cell) -> CellSet:
        """The cells of its row, column and box that hold this value."""
        return self.at[value] & PEERS[cell]

    @cached_property
    def fitting(self) -> tuple[int, ...]:
        """The values that fit somewhere."""
        return tuple(value for value in VALUES if self.at[0] & ~self.seen[value][0])

    def put(self, *changes: tuple[Cell, Card]) -> Grid:
        """The grid with other cards, or NO_CARD, on some cells."""
        rows, at, seen = list(self.rows), list(self.at), list(self.seen)
        touched = set()
        for cell, card in changes:
            text, begin = rows[ROW[cell]], _COLUMN_AT[cell]
            before, value = VALUE[text[begin : begin + 2]], VALUE[card]
            rows[ROW[cell]] = text[:begin] + card + text[begin + 2 :]
            at[before] ^= BIT[cell]
            at[value] ^= BIT[cell]
            touched |= {before, value}
        for value in touched:
            if value:
                seen[value] = _seen(at[value])
        after = Grid(tuple(rows))
        after.__dict__["at"], after.__dict__["seen"] = tuple(at), tuple(seen)
        return after


def _seen(cells: CellSet) -> tuple[CellSet, CellSet]:
    once = twice = 0
    for cell in bits(cells):
        twice |= once & PEERS[cell]
        once |= PEERS[cell]
    return once, twice
