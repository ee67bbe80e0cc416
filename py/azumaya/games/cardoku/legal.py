"""The legal moves, found through sets of cells. What they are is defined in `faults`."""

from __future__ import annotations

from collections.abc import Iterator

from azumaya.core.cards import counts
from azumaya.core.sudoku import CELL, PEERS, VALUES, bits
from azumaya.games.cardoku.cards import VALUE
from azumaya.games.cardoku.grid import BIT, FULL, Cell, CellSet, Grid
from azumaya.games.cardoku.moves import MOVES, OBJECTS, PASS, PLAYS, SWAPS, CardokuMove, Object
from azumaya.games.cardoku.slips import wrong
from azumaya.games.cardoku.state import PLAYING, State


def turn_moves(state: State, checked: bool) -> list[CardokuMove]:
    """Every play, move and swap, and passing where it is allowed. Without a check values may be repeated (A16)."""
    grid, held = state.grid, state.held
    found: list[CardokuMove] = []
    for card in counts(held.hand):
        plays = PLAYS[card]
        found += [plays[cell] for cell in bits(grid.fits(VALUE[card]) if checked else grid.empty)]
    if not held.pile:
        free = ~(grid.locked | grid.empty) & FULL
        for cell in bits(free):
            moves, swaps = MOVES[cell], SWAPS[cell]
            beyond = grid.beyond(cell) if checked else FULL
            found += [moves[target] for target in bits(beyond & grid.empty)]
            later = free & beyond & _LATER[cell] & ~grid.at[grid.value(cell)]
            if later and checked:
                later &= _welcoming(grid, cell)
            found += [swaps[other - cell - 1] for other in bits(later)]
    if all(VALUE[card] not in grid.fitting for card in held.hand):
        found.append(PASS)
    return found


def calls(state: State) -> list[Object]:
    """The objections to wrong cards that the side on turn may make (A16)."""
    if state.phase != PLAYING or state.checked or not state.slips:
        return []
    return [OBJECTS[CELL[slip.cell]] for slip in wrong(state)]


def _welcoming(grid: Grid, cell: Cell) -> CellSet:
    """The cells whose card, once lifted, fits on this cell once that is lifted too.

    A value that this cell sees twice cannot come here, one that it sees once only from the very cell it is seen on.
    """
    found = 0
    for value in VALUES:
        once, twice = grid.seen[value]
        if not twice & BIT[cell]:
            found |= grid.at[value] & PEERS[cell] if once & BIT[cell] else grid.at[value]
    return found


def candidates(state: State) -> Iterator[CardokuMove]:
    """All that may be meant by pointing at cards of the hand and cells of the grid, the likeliest first.

    Once cards may be moved, whoever points at one of the grid does not mean to lay another one on it.
    """
    empty = list(bits(state.grid.empty))
    filled = list(bits(FULL & ~state.grid.empty))
    hand = counts(state.held.hand)
    for card in hand:
        yield from (PLAYS[card][cell] for cell in empty)
    for source in filled:
        fitting = state.grid.beyond(source)
        yield from (MOVES[source][target] for target in sorted(empty, key=lambda cell: not fitting & BIT[cell]))
    for source in filled:
        yield from (SWAPS[source][other - source - 1] for other in filled if other > source)
    if state.held.pile:
        for card in hand:
            yield from (PLAYS[card][cell] for cell in filled)
    yield PASS
    yield from OBJECTS


_LATER = tuple(FULL & ~((2 << cell) - 1) for cell in range(81))
