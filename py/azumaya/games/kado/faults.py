"""Why a move is not legal, first reason first: the one truth about legality of a player's move."""

from __future__ import annotations

from azumaya.core.game import Objection
from azumaya.core.text import Text
from azumaya.games.kado.grid import HEIGHT, ORIGIN, WIDTH, Cell, beside, cells, extent
from azumaya.games.kado.moves import Discard, Give, Guess, KadoMove, Pass, Put, cell
from azumaya.games.kado.state import CHALLENGING, GIVING, PLACING, State


def fault(state: State, move: KadoMove) -> Objection | None:
    """Why the seat on turn may not make this move; None if it may."""
    match move:
        case Give(seat):
            return _not_dealing(state, "R4") or _given(state, seat)
        case Discard():
            return _not_dealing(state, "R10") or _put_aside(state)
        case Guess() | Pass():
            return _not_challenging(state)
        case Put(line, column):
            return _not_placing(state) or _misplaced(state, (line, column))
        case _:
            sentence = Text("Cards come from the deck by chance: nobody makes this move by hand.")
            return Objection("chance", sentence, "R4")


def _not_dealing(state: State, clause: str) -> Objection | None:
    if state.phase == GIVING:
        return None
    sentence = Text("Everybody has a card of this turn: nothing more is dealt.")
    return Objection("dealt", sentence, clause)


def _not_challenging(state: State) -> Objection | None:
    if state.phase == CHALLENGING:
        return None
    if state.phase == PLACING:
        sentence = Text("The challenges of this turn are over: place your card.")
        return Objection("challenged", sentence, "R5")
    return _still_dealing(state, "R5")


def _not_placing(state: State) -> Objection | None:
    if state.phase == PLACING:
        return None
    if state.phase == CHALLENGING:
        sentence = Text("Cards are placed after the challenges: first make a guess, or pass.")
        return Objection("challenging", sentence, "R5", ("do:pass",))
    return _still_dealing(state, "R7")


_FIRST = {
    (True, True, False): Text(
        "The cards of this turn are still being dealt: first give away the one you look at, or keep it."
    ),
    (True, False, False): Text("The cards of this turn are still being dealt: first give away the one you look at."),
    (False, True, False): Text("The cards of this turn are still being dealt: first keep the one you look at."),
    (True, True, True): Text(
        "The cards of this turn are still being dealt: first give away the one you look at, keep it, or put it aside."
    ),
    (True, False, True): Text(
        "The cards of this turn are still being dealt: first give away the one you look at, or put it aside."
    ),
    (False, True, True): Text(
        "The cards of this turn are still being dealt: first keep the one you look at, or put it aside."
    ),
}
"""What the gifter does first, by whether somebody else needs a card, the gifter does, and it may be put aside."""


def _still_dealing(state: State, clause: str) -> Objection:
    waiting = state.waiting
    others, own = any(seat != state.gifter for seat in waiting), state.gifter in waiting
    sentence = _FIRST[others, own, state.duel and not state.discarded]
    return Objection("dealing", sentence, clause, tuple(f"seat:{seat}" for seat in waiting))


def _given(state: State, seat: int) -> Objection | None:
    """One card each (R4)."""
    if seat >= len(state.holdings):
        sentence = Text("Nobody sits there: this is a table of {n}.", n=len(state.holdings))
        return Objection("seat", sentence, "R4")
    if state.holdings[seat].card is None:
        return None
    if seat == state.seat:
        sentence = Text("You have kept a card already: everybody gets just one in a turn.")
    else:
        sentence = Text("This player has a card already: everybody gets just one in a turn.")
    return Objection("given", sentence, "R4", (f"seat:{seat}",))


def _put_aside(state: State) -> Objection | None:
    """One card at most, and only in a duel (R10)."""
    if not state.duel:
        sentence = Text("Only when two play may the gifter put a card aside.")
        return Objection("duel", sentence, "R10", ("do:discard",))
    if state.discarded:
        sentence = Text("You have put a card aside in this turn already: one is all.")
        return Objection("discarded", sentence, "R10", ("do:discard",))
    return None


def _misplaced(state: State, where: Cell) -> Objection | None:
    """Beside a card of the grid, and within its frame (R7)."""
    taken = cells(state.holdings[state.seat].grid)
    here = cell(*where)
    if not taken:
        if where == ORIGIN:
            return None
        sentence = Text("Your first card is where your grid begins: there is only one place for it.")
        return Objection("first", sentence, "R7", (cell(*ORIGIN),))
    if where in taken:
        return Objection("occupied", Text("A card lies there already."), "R7", (here,))
    if not taken & set(beside(where)):
        sentence = Text("A card must touch another one of your grid: above, below, left or right of it.")
        return Objection("apart", sentence, "R7", (here,))
    return _out_of_frame(taken, where)


def _out_of_frame(taken: frozenset[Cell], where: Cell) -> Objection | None:
    """The cards that lie too far from the place show why."""
    line, column = where
    if extent([line, *(other for other, _ in taken)]) > HEIGHT:
        far = [cell(*other) for other in sorted(taken) if abs(other[0] - line) >= HEIGHT]
        sentence = Text("Your grid would be four lines high: three is the most.")
        return Objection("high", sentence, "R7", (cell(*where), *far))
    if extent([column, *(other for _, other in taken)]) > WIDTH:
        far = [cell(*other) for other in sorted(taken) if abs(other[1] - column) >= WIDTH]
        sentence = Text("Your grid would be five columns wide: four is the most.")
        return Objection("wide", sentence, "R7", (cell(*where), *far))
    return None
