"""The most stones that one player can place alone, exactly: the heart of the victory points (A7).

Wanted is the largest set of stones of which no two clash. Three ideas make that fast on every board:

- Stones that do not hang together through clashes are counted apart, and a stone whose rivals all clash with one
  another is placed without asking.
- What is left is packed value by value. The stones of one value form few patterns (at most one stone in a row, column
  or block), and patterns of different values need only keep off each other's cells.
- A matching of values to cells in each row, column or block says how many stones there can be at most. That bound is
  nearly always met, so the search looks for that many first and then for one less.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TypeAlias, TypeVar

from azumaya.core.sudoku import BOX_CELLS, COLUMN_CELLS, PEERS, ROW_CELLS, bits
from azumaya.games.moyo.pairs import EVERYTHING, KEEP, layers

KEPT = 4096
_counted: dict[int, int] = {}  # what was worked out before, up to so many

# CLASH[i]: the stones that cannot stand beside stone i, stone i among them.
CLASH = tuple(EVERYTHING ^ keep for keep in KEEP)

T = TypeVar("T")
Counting: TypeAlias = Generator[None, None, T]  # a computation in steps
Patterns = dict[int, list[int]]  # by value: sets of cells (81 bits) where it may stand, the largest first


def furthest(pairs: int) -> int:
    """The most of these stones (a set as in `pairs`) that can be placed one after the other."""
    for _ in count(pairs):
        pass
    return _counted[pairs]


def count(pairs: int) -> Iterator[None]:
    """Work out `furthest` in steps; none are needed for what is known."""
    if pairs in _counted:
        return
    placed, left = 0, pairs
    while left:
        yield
        group = _group(left)
        free = _free(group)
        if free:
            placed += 1
            left &= KEEP[free.bit_length() - 1]
        else:
            placed += yield from _packed(group)
            left ^= group
    if len(_counted) >= KEPT:
        _counted.clear()
    _counted[pairs] = placed


def _group(pairs: int) -> int:
    """The stones that hang together with the first one through clashes."""
    group = fresh = pairs & -pairs
    while fresh:
        reached = 0
        for i in bits(fresh):
            reached |= CLASH[i]
        fresh = reached & pairs & ~group
        group |= fresh
    return group


def _free(group: int) -> int:
    """A stone whose rivals all clash with one another: some largest set has it. 0 if there is none."""
    for i in bits(group):
        rivals = group & CLASH[i]
        if all(rivals & CLASH[j] == rivals for j in bits(rivals)):
            return 1 << i
    return 0


def _packed(group: int) -> Counting[int]:
    """`furthest` for stones that hang together."""
    patterns: Patterns = {}
    for value, layer in enumerate(layers(group), 1):
        if layer:
            patterns[value] = yield from _collected(layer)
    wanted = ceiling(group)
    while not (yield from _pack(patterns, wanted, 0, set())):
        wanted -= 1
    return wanted


def _collected(layer: int) -> Counting[list[int]]:
    """The patterns of one value, the largest first."""
    found = []
    for pattern in _patterns(layer):
        found.append(pattern)
        if len(found) % 256 == 0:
            yield
    return sorted(found, key=int.bit_count, reverse=True)


def _patterns(layer: int, taken: int = 0) -> Iterator[int]:
    """Every set of cells on which one value may stand at once, the empty set among them."""
    yield taken
    while layer:
        cell = layer.bit_length() - 1
        layer ^= 1 << cell
        yield from _patterns(layer & ~PEERS[cell], taken | 1 << cell)


def _pack(patterns: Patterns, need: int, used: int, failed: set[tuple[int, ...]]) -> Counting[bool]:
    """Can the values left place `need` stones more, off the cells used? `failed` remembers where they could not."""
    if need <= 0:
        return True
    slack = sum(shapes[0].bit_count() for shapes in patterns.values()) - need
    here = (used, *patterns)
    if slack < 0 or here in failed:
        return False
    # A value may fall short of its largest pattern by no more than the slack.
    rest = {v: _large(shapes, shapes[0].bit_count() - slack) for v, shapes in patterns.items()}
    value = min(rest, key=lambda v: len(rest[v]))
    for shape in rest.pop(value):
        yield
        left = {v: [other for other in shapes if not other & shape] for v, shapes in rest.items()}
        if all(left.values()) and (yield from _pack(left, need - shape.bit_count(), used | shape, failed)):
            return True
    failed.add(here)
    return False


def _large(shapes: list[int], least: int) -> list[int]:
    return [shape for shape in shapes if shape.bit_count() >= least] if least > 0 else shapes


def ceiling(pairs: int) -> int:
    """No more than this can be placed: a house of nine cells takes at most a matching of its values to its cells."""
    by_value = tuple(layers(pairs))
    return min(
        sum(_matching([layer & house for layer in by_value]) for house in houses)
        for houses in (ROW_CELLS, COLUMN_CELLS, BOX_CELLS)
    )


def _matching(cells_of: list[int]) -> int:
    """The size of a largest matching of values to cells, by augmenting paths."""
    owner: dict[int, int] = {}
    return sum(_augment(value, cells_of, owner, set()) for value in range(9))


def _augment(value: int, cells_of: list[int], owner: dict[int, int], seen: set[int]) -> bool:
    for cell in bits(cells_of[value]):
        if cell in seen:
            continue
        seen.add(cell)
        if cell not in owner or _augment(owner[cell], cells_of, owner, seen):
            owner[cell] = value
            return True
    return False
