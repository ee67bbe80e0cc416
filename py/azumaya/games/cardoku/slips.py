"""Wrong cards, where there is no referee (A16): which they are, and what becomes of one when somebody objects."""

from __future__ import annotations

from dataclasses import replace

from azumaya.core.cards import put
from azumaya.core.sudoku import CELL, NAME
from azumaya.games.cardoku.cards import NO_CARD
from azumaya.games.cardoku.grid import Cell, Grid
from azumaya.games.cardoku.lines import LABELS, LINES
from azumaya.games.cardoku.moves import Move, Play, Swap, TurnMove, parse
from azumaya.games.cardoku.state import AGAIN, Holding, Last, Slip, State, in_order


def repeats(grid: Grid, cell: Cell) -> bool:
    """Does the card on a cell stand twice in a row, column or box?"""
    return bool(grid.clashes(grid.value(cell), cell))


def wrong(state: State) -> list[Slip]:
    """The cards that repeated a value when they were laid and still do."""
    return [slip for slip in state.slips if repeats(state.grid, CELL[slip.cell])]


def laid_on(move: TurnMove) -> tuple[Cell, ...]:
    """The cells on which a play lays cards: both cells of a swap."""
    match move:
        case Play():
            return (move.cell,)
        case Move():
            return (move.target,)
        case Swap():
            return (move.one, move.other)
    return ()


def touched(move: TurnMove) -> tuple[Cell, ...]:
    """The cells that a play changes."""
    return (move.source, move.target) if isinstance(move, Move) else laid_on(move)


def noted(state: State, move: TurnMove, after: Grid) -> tuple[tuple[Slip, ...], Last | None]:
    """The slips after a play, and what would undo it if it laid a wrong card."""
    if state.variant.referee:
        return (), None
    cells = {NAME[cell] for cell in touched(move)}
    before = tuple(slip for slip in state.slips if slip.cell in cells)
    fresh = [Slip(NAME[cell], state.acting, state.clock) for cell in laid_on(move) if repeats(after, cell)]
    slips = in_order([*(slip for slip in state.slips if slip.cell not in cells), *fresh])
    return slips, Last(str(move), state.passes, state.idle, before) if fresh else None


def object_to(state: State, cell: Cell) -> State:
    """The state after an objection to a wrong card."""
    slip = state.slip_on(NAME[cell])
    assert slip is not None, "only a wrong card can be objected to"
    if state.last is not None and slip.turn == state.clock - 1:
        return _undo(state, state.last)
    return _take_away(state, cell, slip)


def _undo(state: State, last: Last) -> State:
    """The play just before is undone with its points, and its seat plays again."""
    side, move = 1 - state.side, parse(last.move)
    held, grid = state.holdings[side], state.grid
    match move:
        case Play():
            held = _handed_back(state, held, move.card)
            grid = grid.put((move.cell, NO_CARD))
        case Move():
            grid = grid.put((move.source, grid.card(move.target)), (move.target, NO_CARD))
        case Swap():
            grid = grid.put((move.one, grid.card(move.other)), (move.other, grid.card(move.one)))
        case _:
            raise AssertionError(f"{move} lays no card")
    cells = {NAME[cell] for cell in touched(move)}
    return replace(
        state,
        phase=AGAIN,
        grid=grid,
        holdings=with_holding(state, side, held),
        scored=tuple(point for point in state.scored if point.turn != state.clock - 1),
        passes=last.passes,
        idle=last.idle,
        objections=state.objections + 1,
        slips=in_order([*(slip for slip in state.slips if slip.cell not in cells), *last.slips]),
        last=None,
    )


def _handed_back(state: State, held: Holding, card: str) -> Holding:
    """A card that everybody saw comes back to the hand; noted only while something in the hand is hidden."""
    known = put(held.known, card) if held.bag and not state.variant.open_hands else ()
    return replace(held, hand=put(held.hand, card), known=known)


def _take_away(state: State, cell: Cell, slip: Slip) -> State:
    """An older card goes under the smaller pile, and the points of its lines since it was laid are taken off."""
    a, b = state.holdings[0].pile, state.holdings[1].pile
    side = slip.side if a == b else int(b < a)
    held = state.holdings[side]
    lines = {LABELS[line] for line in LINES[cell]}
    return replace(
        state,
        grid=state.grid.put((cell, NO_CARD)),
        holdings=with_holding(state, side, replace(held, under=(*held.under, state.grid.card(cell)))),
        scored=tuple(p for p in state.scored if p.turn < slip.turn or p.line.split()[0] not in lines),
        objections=state.objections + 1,
        slips=tuple(other for other in state.slips if other != slip),
    )


def with_holding(state: State, side: int, held: Holding) -> tuple[Holding, Holding]:
    """The holdings with another one for a side."""
    a, b = state.holdings
    return (a, held) if side else (held, b)
