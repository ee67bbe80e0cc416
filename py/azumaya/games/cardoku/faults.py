"""Why a move is not legal, first reason first: the one truth about legality of a player's move."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from azumaya.core.cards import counts
from azumaya.core.game import Objection, Place
from azumaya.core.sudoku import BOX, COLUMN, HOUSES, NAME, ROW, bits
from azumaya.core.text import Text, listed
from azumaya.games.cardoku.cards import VALUE, name
from azumaya.games.cardoku.grid import BIT, Cell
from azumaya.games.cardoku.lines import LABELS
from azumaya.games.cardoku.moves import SIDES, CardokuMove, Move, Object, Pass, Play, Swap
from azumaya.games.cardoku.slips import wrong
from azumaya.games.cardoku.state import AGAIN, State
from azumaya.games.cardoku.words import line


def fault(state: State, move: CardokuMove, checked: bool = True) -> Objection | None:
    """Why the acting side may not make this move; None if it may. Without a check a value may be repeated (A16)."""
    match move:
        case Play():
            return _play(state, move, checked)
        case Move():
            return _move(state, move, checked)
        case Swap():
            return _swap(state, move, checked)
        case Pass():
            return _pass(state)
        case Object():
            return _object(state, move)
        case _:
            sentence = Text("Chance brings seeds and cards: nobody makes this move by hand.")
            return Objection("chance", sentence, "R6")


def unplayable(state: State, taps: Sequence[Place]) -> Objection | None:
    """Why a card of the hand cannot be chosen: no cell takes it (R7). None of anything else."""
    card = taps[-1].removeprefix("hand:")
    if card not in state.held.hand or not state.checked or VALUE[card] in state.grid.fitting:
        return None
    sentence = Text("No empty cell takes a {value} now: it is in the row, column or box of each.", value=VALUE[card])
    return Objection("nowhere", sentence, "R7", (f"hand:{card}",))


def _play(state: State, move: Play, checked: bool) -> Objection | None:
    return (
        _not_held(state, move)
        or _occupied(state, move.cell)
        or (_repeat(state, VALUE[move.card], move.cell, move.cell, _no_play) if checked else None)
    )


def _move(state: State, move: Move, checked: bool) -> Objection | None:
    source, target = move.source, move.target
    if not state.grid.value(source):
        return _nothing_there(source, "R8")
    return (
        (_occupied(state, target) if source != target else None)
        or (_repeat(state, state.grid.value(source), target, source, _no_move) if checked else None)
        or _pile(state, "R8")
        or _locked(state, source)
        or (_own_cell(source) if source == target else None)
    )


def _swap(state: State, move: Swap, checked: bool) -> Objection | None:
    grid, one, other = state.grid, move.one, move.other
    for cell in (one, other):
        if not grid.value(cell):
            return _nothing_there(cell, "R9")
    return (
        (_repeat(state, grid.value(one), other, one, _no_swap) if checked else None)
        or (_repeat(state, grid.value(other), one, other, _no_swap) if checked else None)
        or _pile(state, "R9")
        or _locked(state, one)
        or _locked(state, other)
        or _equal(state, move)
    )


def _not_held(state: State, move: Play) -> Objection | None:
    if move.card in state.held.hand:
        return None
    sentence = Text("You do not have the {card} in your hand.", card=name(move.card))
    return Objection("held", sentence, "R7")


def _nothing_there(cell: Cell, clause: str) -> Objection:
    sentence = Text("No card lies on {cell}.", cell=NAME[cell])
    return Objection("empty", sentence, clause, (NAME[cell],))


def _occupied(state: State, cell: Cell) -> Objection | None:
    if not state.grid.value(cell):
        return None
    sentence = Text(
        "{cell} is taken: a {value} lies there.",
        cell=NAME[cell],
        value=state.grid.value(cell),
    )
    return Objection("occupied", sentence, "R7", (NAME[cell],))


Clash = Callable[[int, Cell, Text], Text]  # of a value that would stand on a cell, and where it stands already


def _repeat(state: State, value: int, target: Cell, source: Cell, clash: Clash) -> Objection | None:
    """Would the value stand twice in a house of the target, once it has left the source?"""
    same = list(bits(state.grid.clashes(value, target) & ~BIT[source]))
    if not same:
        return None
    there = listed([_shared(target, cell) for cell in same])
    return Objection("repeat", clash(value, target, there), "R7", tuple(NAME[cell] for cell in same))


def _shared(target: Cell, cell: Cell) -> Text:
    """A cell by the row, column or box that it shares with another."""
    if ROW[cell] == ROW[target]:
        return Text("row {row} ({cell})", row=ROW[cell] + 1, cell=NAME[cell])
    if COLUMN[cell] == COLUMN[target]:
        return Text("column {column} ({cell})", column=COLUMN[cell] + 1, cell=NAME[cell])
    return Text("box {box} ({cell})", box=BOX[cell] + 1, cell=NAME[cell])


def _no_play(value: int, cell: Cell, there: Text) -> Text:
    return Text("No {value} fits on {cell}: there is one in {there}.", value=value, cell=NAME[cell], there=there)


def _no_move(value: int, cell: Cell, there: Text) -> Text:
    return Text(
        "The {value} cannot be moved to {cell}: there is one in {there}.", value=value, cell=NAME[cell], there=there
    )


def _no_swap(value: int, cell: Cell, there: Text) -> Text:
    return Text(
        "These two cannot be swapped: on {cell} the {value} would meet another in {there}.",
        value=value,
        cell=NAME[cell],
        there=there,
    )


def _pile(state: State, clause: str) -> Objection | None:
    """Before that one plays a card from the hand, or passes if none fits (R13)."""
    if not state.held.pile:
        return None
    match clause, bool(_playable(state)):
        case "R8", True:
            sentence = Text("Cards are moved only once your own draw pile is empty: play a card from your hand.")
        case "R8", False:
            sentence = Text(
                "Cards are moved only once your own draw pile is empty: no card of your hand fits, so pass."
            )
        case _, True:
            sentence = Text("Cards are swapped only once your own draw pile is empty: play a card from your hand.")
        case _:
            sentence = Text(
                "Cards are swapped only once your own draw pile is empty: no card of your hand fits, so pass."
            )
    return Objection("pile", sentence, clause, (f"pile:{SIDES[state.acting]}",))


def _locked(state: State, cell: Cell) -> Objection | None:
    if not state.grid.locked & BIT[cell]:
        return None
    full = next(at for at, house in enumerate(HOUSES) if house & BIT[cell] and not house & state.grid.empty)
    sentence = Text("The card on {cell} is locked: {line} holds nine cards.", cell=NAME[cell], line=line(LABELS[full]))
    return Objection("locked", sentence, "R10", tuple(NAME[other] for other in bits(HOUSES[full])))


def _own_cell(cell: Cell) -> Objection:
    sentence = Text("The card lies on {cell} already: that would be no move.", cell=NAME[cell])
    return Objection("own", sentence, "A10", (NAME[cell],))


def _equal(state: State, move: Swap) -> Objection | None:
    value = state.grid.value(move.one)
    if value != state.grid.value(move.other):
        return None
    sentence = Text("Both cards have the value {value}: the swap would change nothing.", value=value)
    return Objection("equal", sentence, "A10", move.places)


def _playable(state: State) -> tuple[str, ...]:
    """The places of the cards of the hand that fit somewhere."""
    fitting = state.grid.fitting
    return tuple(f"hand:{card}" for card in counts(state.held.hand) if VALUE[card] in fitting)


def _pass(state: State) -> Objection | None:
    playable = _playable(state)
    if not playable:
        return None
    if state.held.pile:
        sentence = Text("A card of your hand still fits: you have to play one.")
    else:
        sentence = Text("A card of your hand still fits: play one, or move or swap cards of the grid.")
    return Objection("fits", sentence, "R13", playable)


def _object(state: State, move: Object) -> Objection | None:
    cell = NAME[move.cell]
    if state.phase == AGAIN:
        sentence = Text("First the play that was undone is made anew.")
        return Objection("again", sentence, "A16")
    if not state.grid.value(move.cell):
        return _nothing_there(move.cell, "A16")
    if state.checked:
        return _refereed(state)
    slip = state.slip_on(cell)
    if slip is None:
        sentence = Text("The card on {cell} is right: it repeated nothing when it was laid.", cell=cell)
        return Objection("right", sentence, "A16", (cell,))
    if slip not in wrong(state):
        sentence = Text("The card on {cell} has become right: it repeats nothing any more.", cell=cell)
        return Objection("right", sentence, "A16", (cell,))
    return None


def _refereed(state: State) -> Objection:
    if state.variant.referee:
        sentence = Text("The referee watches over this game: there is nothing to object to.")
    else:
        sentence = Text("After ten objections the referee is back: nobody objects any more.")
    return Objection("referee", sentence, "A16")
