"""The moves of a position, each found only when it is asked for: a playout wants one of several hundred.

Moves are numbers: of a card of the hand and a cell, of two cells between which a card is moved, or of two cells whose
cards are swapped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from azumaya.core.sudoku import bits
from azumaya.games.cardoku.cards import SIGNS
from azumaya.games.cardoku.moves import MOVES, PASS, PLAYS, TurnMove, swap

Number = int
MOVE = 81 * len(SIGNS)  # 81 * card + cell are plays; from here on 81 * source + target are moves of cards
SWAP = MOVE + 81 * 81  # from here on 81 * one + other are swaps, the earlier cell first
NOTHING = SWAP + 81 * 81  # to pass

Block: TypeAlias = tuple[int, int, int]
"""Any of one set with any of another: where their numbers begin, and the two sets as masks."""


def real(number: Number) -> TurnMove:
    """The game's own move."""
    if number < MOVE:
        return PLAYS[SIGNS[number // 81]][number % 81]
    if number < SWAP:
        return MOVES[(number - MOVE) // 81][(number - MOVE) % 81]
    return PASS if number == NOTHING else swap((number - SWAP) // 81, (number - SWAP) % 81)


class Choices(Sequence[Number]):
    """Some single moves, and blocks of them, found when one is first asked for: most playouts never ask."""

    __slots__ = ("_blocks", "_find", "_length", "_single")

    _single: list[Number]
    _blocks: list[Block]
    _length: int

    def __init__(self, find: Callable[[], tuple[list[Number], list[Block]]]) -> None:
        self._find: Callable[[], tuple[list[Number], list[Block]]] | None = find

    def _found(self) -> None:
        if self._find is None:
            return
        self._single, self._blocks = self._find()
        self._find = None
        length = len(self._single)
        for _, ones, others in self._blocks:
            length += ones.bit_count() * others.bit_count()
        self._length = length

    def __len__(self) -> int:
        self._found()
        return self._length

    def __iter__(self) -> Iterator[Number]:
        self._found()
        yield from self._single
        for base, ones, others in self._blocks:
            for one in bits(ones):
                for other in bits(others):
                    yield numbered(base, one, other)

    def __getitem__(self, which: Any) -> Any:
        if not isinstance(which, int) or not 0 <= which < len(self):
            return list(self)[which]
        if which < len(self._single):
            return self._single[which]
        which -= len(self._single)
        for base, ones, others in self._blocks:
            width = others.bit_count()
            size = ones.bit_count() * width
            if which < size:
                return numbered(base, nth(ones, which // width), nth(others, which % width))
            which -= size
        raise AssertionError("the length is that of all blocks")


def numbered(base: int, one: int, other: int) -> Number:
    """The number of a move; in a swap the earlier cell comes first."""
    if base == SWAP and other < one:
        one, other = other, one
    return base + 81 * one + other


def nth(mask: int, which: int) -> int:
    """The number of a set bit, counted from the lowest, 0."""
    for _ in range(which):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
