"""How much a side can still place, judged Shima by Shima: the eyes of the searches.

What a Shima is worth follows from the numbers that fit each of its spaces; `Spaces` are these as bit masks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from azumaya.core.sudoku import bits
from azumaya.games.moyo.moves import Stone
from azumaya.games.moyo.net import Net

Spaces: TypeAlias = Sequence[int]

# Fitted (by likelihood) to who won ten thousand positions between good players. A space that takes a second number, or
# a number that has a second space, is harder to spoil; a third adds little, and a fourth nothing.
STONE = 12  # the worth of a stone that can be placed
FIRST, SECOND, THIRD = 4, 2, 1  # the worth of a number for a space, and of a space for a number
WAYS = (0, FIRST, FIRST + SECOND, *[FIRST + SECOND + THIRD] * 7)
ON_TURN = -6  # with equal tempo the seat on turn runs out first
PENDING = 3  # the loss by a space of Horikomi that can be filled now, and may be spoilt; one that cannot costs a stone
ON_TURN_IN_HORIKOMI = 3


def spaces(stones: Iterable[Stone]) -> Spaces:
    """What a Shima is if these stones fit in it."""
    numbers: dict[int, int] = {}
    for stone in stones:
        numbers[stone.cell] = numbers.get(stone.cell, 0) | 1 << stone.value
    return [*numbers.values()]


def worth(shima: Spaces) -> int:
    """What a Shima is worth to its owner: stones that can still be placed."""
    ways = once = twice = thrice = 0
    for numbers in shima:
        ways += WAYS[numbers.bit_count()]
        thrice |= twice & numbers
        twice |= once & numbers
        once |= numbers
    ways += FIRST * once.bit_count() + SECOND * twice.bit_count() + THIRD * thrice.bit_count()
    return STONE * room(shima) + ways


def worth_in_horikomi(shima: Spaces, empty: int) -> int:
    """What a Shima with so many empty spaces is worth to its owner: no more than nothing, which is a full one."""
    full = room(shima)
    return -STONE * (empty - full) - PENDING * full


def room(shima: Spaces) -> int:
    """No more stones than this can be placed in a Shima: the largest matching of numbers to spaces."""
    used = placed = either = 0
    for numbers in sorted(shima, key=int.bit_count):
        either |= numbers
        if left := numbers & ~used:
            used |= left & -left
            placed += 1
    if placed == len(shima) or placed == either.bit_count():
        return placed
    owner: dict[int, int] = {}
    return sum(_settle(space, shima, owner, set()) for space in range(len(shima)))


def _settle(space: int, shima: Spaces, owner: dict[int, int], seen: set[int]) -> bool:
    """Find a number for a space, if need be by finding others for the spaces that have one."""
    for number in bits(shima[space]):
        if number not in seen:
            seen.add(number)
            if number not in owner or _settle(owner[number], shima, owner, seen):
                owner[number] = space
                return True
    return False


class Tempo:
    """Judges the positions of one net. Few different Shima occur in one search, so each is judged once."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._spaces = {area: _spaces_of(net, area) for areas in net.areas for area in areas}
        self._on_turn = ON_TURN_IN_HORIKOMI if net.horikomi else ON_TURN
        self._numbers: dict[int, int] = {}
        self._worth: dict[int, int] = {0: 0}
        self._room: dict[int, int] = {0: 0}

    def lead(self, position: int, seat: int) -> int:
        """How much more the seat on turn has than the other one."""
        known, total = self._worth, self._on_turn
        for area in self._net.areas[seat]:
            shima = position & area
            total += known[shima] if shima in known else self._judge(shima, area)
        for area in self._net.areas[1 - seat]:
            shima = position & area
            total -= known[shima] if shima in known else self._judge(shima, area)
        return total

    def most(self, position: int, seat: int) -> int:
        """No more stones than this can the seat place, whatever the other does."""
        return sum(self.rooms(position, seat))

    def rooms(self, position: int, seat: int) -> list[int]:
        """How many stones each Shima of the seat has room for."""
        known, found = self._room, []
        for area in self._net.areas[seat]:
            shima = position & area
            if shima not in known:
                known[shima] = room(self._of(shima, area))
            found.append(known[shima])
        return found

    def _judge(self, shima: int, area: int) -> int:
        inside = self._of(shima, area)
        if self._net.horikomi:
            found = worth_in_horikomi(inside, (shima & self._net.spaces).bit_count())
        else:
            found = worth(inside)
        self._worth[shima] = found
        return found

    def _of(self, shima: int, area: int) -> Spaces:
        """The numbers that fit each space of a Shima."""
        known, found = self._numbers, []
        for space in self._spaces[area]:
            if left := shima & space:
                if left not in known:
                    known[left] = sum(1 << self._net.stones[i].value for i in bits(left))
                found.append(known[left])
        return found


def _spaces_of(net: Net, area: int) -> list[int]:
    """The stones of an area space by space."""
    spaces: dict[int, int] = {}
    for i in bits(area & ~net.spaces):
        cell = net.stones[i].cell
        spaces[cell] = spaces.get(cell, 0) | 1 << i
    return [*spaces.values()]
