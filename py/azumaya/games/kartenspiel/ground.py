"""The table as searches play it: it grows in place, and each card changes only what it touches.

Cells are numbered as in `grid`, sets of them are masks. Cards are numbered 0 to 8, the blue ones, and 9 to 17, the
yellow ones, by their digits.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from azumaya.core.sudoku import bits
from azumaya.games.kartenspiel.cards import KINDS
from azumaya.games.kartenspiel.grid import WIDTH, line, number, widened
from azumaya.games.kartenspiel.state import Table
from azumaya.games.kartenspiel.table import placed

CARD = {kind: card for card, kind in enumerate(KINDS)}
YELLOW = 9  # the first yellow card

_ALL = (1 << WIDTH * WIDTH) - 1
_SIDES = (1, -1, WIDTH, -WIDTH)


class Ground:
    """A table. Equal where the same may happen on it from now on."""

    __slots__ = ("edge", "fit", "free", "links", "near", "ring", "single", "yellow")

    def __init__(self) -> None:
        self.free = _ALL  # cells without a card
        self.edge = 0  # free cells that share a side with a card (R4)
        self.yellow = 0  # cells with a yellow card
        self.ring = 0  # cells of their boxes (R6)
        self.links = 0  # cells two away from a yellow with a blue between (R7)
        self.single = _ALL  # cells in whose box, were a yellow there, no digit lies twice
        self.near = [0] * YELLOW  # by digit: cells in whose box it lies
        self.fit = [_ALL] * len(KINDS)  # by card: cells where no rule about digits bars it

    @staticmethod
    def of(table: Table) -> Ground:
        """The ground of a table."""
        return _of(table).copy()

    def copy(self) -> Ground:
        """The same ground, to be built on apart from this one."""
        other = Ground.__new__(Ground)
        other.free, other.edge, other.yellow, other.ring = self.free, self.edge, self.yellow, self.ring
        other.links, other.single, other.near, other.fit = self.links, self.single, self.near[:], self.fit[:]
        return other

    def room(self, card: int) -> int:
        """The cells where a card fits by all that is printed (R4 to R7)."""
        if card < YELLOW:
            return self.edge & self.ring & self.fit[card]
        return self.edge & self.links & self.single & self.fit[card]

    def lay(self, card: int, cell: int) -> None:
        """Lay a card on a cell where it fits, or on any free cell."""
        touch, near, fit = touched(cell), self.near, self.fit
        self.free ^= touch.cell
        self.edge = (self.edge | touch.sides) & self.free
        value = card % YELLOW
        self.single &= ~(near[value] & touch.box)
        near[value] |= touch.box
        fit[value] &= touch.off_line
        fit[value + YELLOW] &= touch.off_reach
        if card < YELLOW:
            self._blue(value, cell, touch.box)
        else:
            self._yellow(cell, touch)

    def _blue(self, value: int, cell: int, box: int) -> None:
        around = self.yellow & box
        if not around:
            return  # only a wrong table has such a card
        for at in bits(around):
            self.fit[value] &= touched(at).off_box
        for side in _SIDES:
            if around >> cell + side & 1:
                self.links |= 1 << cell - side

    def _yellow(self, cell: int, touch: Touch) -> None:
        self.yellow |= touch.cell
        self.ring |= touch.box
        for value, mask in enumerate(self.near):
            if mask & touch.cell:
                self.fit[value] &= touch.off_box
        blue = touch.sides & ~(self.free | self.yellow)
        for side in _SIDES:
            if blue >> cell + side & 1:
                self.links |= 1 << cell + 2 * side

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ground) and all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]


class Touch(NamedTuple):
    """What a card on a cell touches, as sets of cells, and the sets of all other cells."""

    cell: int
    sides: int
    box: int
    off_line: int
    off_box: int
    off_reach: int


@cache
def touched(cell: int) -> Touch:
    """What a card on this cell touches."""
    bit = 1 << cell
    box = widened(bit)
    sides = bit << 1 | bit >> 1 | bit << WIDTH | bit >> WIDTH
    off_line, off_box = _ALL & ~line(cell), _ALL & ~box
    return Touch(bit, sides, box, off_line, off_box, off_line & off_box)


@lru_cache(maxsize=64)
def _of(table: Table) -> Ground:
    """The ground of a table, never to be built on."""
    ground = Ground()
    for token in table:
        last = placed(token)
        ground.lay(CARD[last.card], number(last.x, last.y))
    return ground
