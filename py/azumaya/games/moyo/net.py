"""A position as a net: its knots are the stones that still fit, and a line joins two that clash.

Searches play on it. The stones are numbered anew, so that a position is one small whole number: a bit for each stone
that still fits, and placing stone i keeps `keep[i]` of it. Horikomi counts empty spaces, so there every empty space
is a bit as well, above those of the stones.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from azumaya.core.game import Seat
from azumaya.core.sudoku import BOX, COLUMN, ROW
from azumaya.games.moyo.areas import MIDDLE
from azumaya.games.moyo.moves import STONES, Stone
from azumaya.games.moyo.pairs import index
from azumaya.games.moyo.state import Phase, State

SEATS: tuple[Seat, Seat] = (0, 1)


class Net:
    """The net of a state after the set-up, for all that can follow from it.

    `position` is that of the state. Masks: `azumaya` (the black stones), `own` and `reach` (by seat: the stones of its
    own Shima, and those it may place after the opening), `areas` (by seat: its own Shima one by one, in Horikomi with
    their empty spaces), `spaces` (all empty spaces, in Horikomi).

    Whose turn it is goes with a position, as `turn_of` and `turn_after` say it in one number.
    """

    def __init__(self, state: State) -> None:
        setup, area = state.setup, state.setup.division.of
        fits = (stone for stone in STONES if state.fits >> index(stone.cell, stone.value) & 1)
        self.stones = tuple(sorted(fits, key=lambda stone: (area[stone.cell], stone.cell, stone.value)))
        empty = [cell for cell, sign in enumerate(state.grid) if sign == "."] if setup.horikomi else []
        space = {cell: 1 << len(self.stones) + n for n, cell in enumerate(empty)}
        self.spaces = sum(space.values())
        self.position = self.spaces | (1 << len(self.stones)) - 1
        self.clash = _clashes(self.stones)
        self.keep = [
            self.position & ~(clash | space.get(stone.cell, 0))
            for stone, clash in zip(self.stones, self.clash, strict=True)
        ]
        of_area = [_mask(i for i, stone in enumerate(self.stones) if area[stone.cell] == a) for a in range(9)]
        open_in = [sum(bit for cell, bit in space.items() if area[cell] == a) for a in range(9)]
        mine = [setup.areas(setup.colour(seat)) for seat in SEATS]
        self.azumaya = of_area[MIDDLE]
        self.own = [sum(of_area[a] for a in areas) for areas in mine]
        self.reach = [sum(of_area)] * 2 if setup.horikomi else self.own
        self.areas = [[of_area[a] | open_in[a] for a in areas] for areas in mine]
        self.horikomi, self.turn = setup.horikomi, turn_of(state)

    def open(self, position: int, turn: int) -> int:
        """The stones that may be placed now."""
        return position & self.azumaya or position & self.reach[turn & 1]

    def at(self, pairs: int) -> int:
        """The position in which these stones (as in `pairs`) still fit; not for Horikomi, where spaces count."""
        return _mask(i for i, stone in enumerate(self.stones) if pairs >> index(stone.cell, stone.value) & 1)

    def after(self, position: int, turn: int) -> int:
        """Whose turn it is at a position that was reached by a stone placed when it was `turn`."""
        return 1 - turn if turn < 2 else turn_after(turn, position & self.azumaya)


def turn_of(state: State) -> int:
    """Whose turn it is: the seat, and above that bit the handicap stones still to come (3 bits) and who begins then."""
    if state.phase is not Phase.HANDICAP:
        return state.seat
    assert state.setup.first is not None
    return state.seat | state.handicap << 1 | (state.setup.first + state.turns) % 2 << 4


def turn_after(turn: int, black: int) -> int:
    """Whose turn it is after a stone, if these black stones still fit in the Azumaya."""
    if turn < 2:
        return 1 - turn
    return turn - 2 if turn & 0b1110 > 2 and black else turn >> 4


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << i for i in numbers)


def _clashes(stones: Sequence[Stone]) -> list[int]:
    """By stone: those that cannot lie beside it, itself among them."""
    houses: dict[tuple[int, ...], int] = {}
    for i, stone in enumerate(stones):
        for house in _houses(stone):
            houses[house] = houses.get(house, 0) | 1 << i
    clashes = []
    for stone in stones:
        space, row, column, box = (houses[house] for house in _houses(stone))
        clashes.append(space | row | column | box)
    return clashes


def _houses(stone: Stone) -> tuple[tuple[int, ...], ...]:
    """What no other stone can share: the space, and the row, the column and the block for its number."""
    cell, value = stone.cell, stone.value
    return (cell,), (0, ROW[cell], value), (1, COLUMN[cell], value), (2, BOX[cell], value)
