"""Which lines one more card would complete, and who has that card: what a good player looks at first."""

from __future__ import annotations

from azumaya.core.sudoku import HOUSES, PEERS, bits
from azumaya.games.cardoku.cards import VALUE
from azumaya.games.cardoku.grid import BIT, Cell, Grid
from azumaya.games.cardoku.lines import FIRST_BOX, LABELS, ONE_TO_EIGHT, TWO_TO_NINE, values
from azumaya.games.cardoku.moves import MOVES, PLAYS, Move, Play
from azumaya.games.cardoku.state import Side, State

Gap = tuple[Cell, int]
"""An empty cell and a value that would complete a line there."""

_ALL_NINE = ONE_TO_EIGHT | TWO_TO_NINE

# Points that are not scored yet, as parts of a point.
NEXT = 0.9  # the best that the side on turn can score at once
LATER = 0.3  # what else it could score
REPLY = 0.35  # the best that the other side could score, if it is still there then
LEAD = (0.5, 0.9)  # what a point of lead is worth early in the game, and at its end


def outlook(lead: float, mine: list[int], theirs: list[int], empty: int, idle: float) -> float:
    """What the side on turn can hope for, 0 if nobody stands better: by its lead and what both could score now.

    `mine` and `theirs` are the points of one card each, most first; `empty` the number of empty cells, `idle` how near
    the end is for want of progress, 0 to 1.
    """
    if mine or theirs:
        lead += NEXT * sum(mine[:1]) + LATER * sum(mine[1:]) - REPLY * sum(theirs[:1])
    early, late = LEAD
    return lead * (early + (late - early) * ((81 - empty) / 81) + idle)


def gaps(state: State) -> dict[Gap, int]:
    """Every gap, with the number of lines that have not scored yet and would be complete."""
    grid, decks, scored = state.grid, state.variant.decks, {point.line for point in state.scored}
    empty = grid.at[0]
    found: dict[Gap, int] = {}
    for line, house in enumerate(HOUSES):
        free = empty & house
        if free.bit_count() > 2 or LABELS[line] in scored:  # with so many free cells nothing is one card short
            continue
        for value in lacking(grid, line, decks):
            for cell in bits(free & ~grid.seen[value][1]):
                found[cell, value] = found.get((cell, value), 0) + 1
    return found


def lacking(grid: Grid, line: int, decks: int) -> list[int]:
    """The values one card of which would complete a line (R11), whether or not it fits there now."""
    eight = decks == 2 and line < FIRST_BOX
    if (grid.at[0] & HOUSES[line]).bit_count() > 1 + eight:
        return []
    return _missing(values(grid, line), (ONE_TO_EIGHT, TWO_TO_NINE) if eight else (_ALL_NINE,))


def _missing(held: int, wanted: tuple[int, ...]) -> list[int]:
    """The values each of which would complete one of the wanted sets, lowest first."""
    rests = {values & ~held for values in wanted}
    return [rest.bit_length() - 1 for rest in sorted(rests) if rest and not rest & (rest - 1)]


def filler(state: State, side: Side, gap: Gap) -> Play | Move | None:
    """The play or move by which a side could fill a gap now; None if it cannot."""
    cell, value = gap
    grid, held = state.grid, state.holdings[side]
    seen = grid.seen[value][0] & BIT[cell]
    if not seen:
        for card in held.hand:
            if VALUE[card] == value:
                return PLAYS[card][cell]
    if held.pile:
        return None
    source = _movable(grid, cell, value, bool(seen))
    return None if source is None else MOVES[source][cell]


def _movable(grid: Grid, cell: Cell, value: int, seen: bool) -> Cell | None:
    """An unlocked card of that value that may come to the cell: the one that sees it, if one does."""
    sources = grid.at[value] & ~grid.locked
    return next(bits(sources & PEERS[cell] if seen else sources), None)


def chances(state: State, found: dict[Gap, int], side: Side) -> list[int]:
    """The points that a side could score now by one card each, most first."""
    return sorted((lines for gap, lines in found.items() if filler(state, side, gap)), reverse=True)
