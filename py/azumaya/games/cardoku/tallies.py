"""Can what an edited position has counted and noted be true: points, passes, objections, slips?"""

from __future__ import annotations

from azumaya.core.sudoku import CELL, NAME
from azumaya.core.text import Text
from azumaya.games.cardoku.cards import NO_CARD
from azumaya.games.cardoku.lines import LABEL_TEXTS, NINE
from azumaya.games.cardoku.moves import Move, Play, Swap, TurnMove, parse
from azumaya.games.cardoku.slips import laid_on, touched
from azumaya.games.cardoku.state import AGAIN, MOST_OBJECTIONS, OVER, SETTING_UP, Last, Slip, State, in_order


def counted(state: State) -> Text | None:
    """What is wrong with points and turns without progress."""
    lines = [point.line for point in state.scored]
    nines = {line.removesuffix(NINE) for line in lines if line.endswith(NINE)}
    if not LABEL_TEXTS.keys() >= set(lines) or len(set(lines)) < len(lines) or not nines <= set(lines):
        return Text("“{field}” must be different lines, such as R4", field="scored")
    if nines and not state.variant.rescore:
        return Text("at this table no line scores again")
    if not all(point.side in (0, 1) and 0 <= point.turn < sum(state.turns) for point in state.scored):
        return Text("“{field}” must say which side scored, and in which turn before this one", field="scored")
    over = state.phase == OVER
    if not 0 <= state.passes <= state.idle <= 2 * state.variant.guard - (not over) or state.passes > 1 + over:
        return Text("so many turns without progress would have ended the game")
    return None


def slipped(state: State) -> Text | None:
    """What is wrong with objections and slips."""
    if state.variant.referee or state.phase in SETTING_UP:
        noted = state.objections or state.slips or state.last or state.phase == AGAIN
        return Text("there is nothing to object to") if noted else None
    if not (state.phase == AGAIN) <= state.objections <= MOST_OBJECTIONS:
        return Text("“{field}” must be a number up to {most}", field="objections", most=MOST_OBJECTIONS)
    if not _placed(state.slips) or any(not state.grid.value(CELL[slip.cell]) for slip in state.slips):
        return Text("“{field}” must name different cells with a card, in order", field="slips")
    newest = {slip.cell for slip in state.slips if slip.turn == state.clock - 1 and state.phase != AGAIN}
    if any(not 0 <= slip.turn < state.clock or slip.side not in (0, 1) for slip in state.slips):
        return Text("“{field}” must say which side slipped, and in which turn before this one", field="slips")
    if state.last is None:
        return Text("“{field}” must be the play that slipped", field="last") if newest else None
    return None if _last(state, state.last, newest) else Text("“{field}” cannot be undone", field="last")


def _placed(slips: tuple[Slip, ...]) -> bool:
    """Do these slips name different cells, in order?"""
    cells = [slip.cell for slip in slips]
    return set(cells) <= CELL.keys() and len(set(cells)) == len(cells) and slips == in_order(list(slips))


def _last(state: State, last: Last, newest: set[str]) -> bool:
    """Can the play just before have been this one?"""
    try:
        move = parse(last.move)
    except ValueError:
        return False
    if not isinstance(move, Play | Move | Swap) or not _lies(state, move):
        return False
    older = all(slip.side in (0, 1) and 0 <= slip.turn < state.clock - 1 for slip in last.slips)
    cells = {NAME[cell] for cell in touched(move)}
    return (
        state.phase != AGAIN
        and bool(newest)
        and newest <= {NAME[cell] for cell in laid_on(move)}
        and older
        and _placed(last.slips)
        and {slip.cell for slip in last.slips} <= cells
        and 0 <= last.passes <= last.idle < 2 * state.variant.guard
        and last.passes <= 1
    )


def _lies(state: State, move: TurnMove) -> bool:
    """Do the cards lie as after this play?"""
    grid = state.grid
    match move:
        case Play():
            return grid.card(move.cell) == move.card
        case Move():
            return grid.card(move.source) == NO_CARD != grid.card(move.target)
        case Swap():
            return NO_CARD not in (grid.card(move.one), grid.card(move.other))
    return False
