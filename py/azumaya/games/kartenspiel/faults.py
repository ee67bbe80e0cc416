"""Why a move is not legal, first reason first: the one truth about legality of a player's move."""

from __future__ import annotations

from functools import lru_cache

from azumaya.core.cards import HOLE, unnamed
from azumaya.core.game import Objection
from azumaya.core.text import Text
from azumaya.games.kartenspiel.cards import DIGITS, YELLOW, colour, digit, name
from azumaya.games.kartenspiel.moves import KartenspielMove, Object, Pass, Penalty, Place, Placement, Replay
from azumaya.games.kartenspiel.state import AFTER_HAND, KEPT, State, Table
from azumaya.games.kartenspiel.table import (
    Cell,
    Layout,
    box,
    cards_of,
    holding,
    linked,
    placed,
    sides,
    yellows_around,
)


def fault(state: State, move: KartenspielMove) -> Objection | None:
    """Why the seat on turn may not make this move by the printed rules; None if it may."""
    return _refused(state, move) or _repeated(state, move)


def objection(state: State, move: KartenspielMove) -> Objection | None:
    """Why the move is not legal at this table: without a referee nobody checks digits (A13)."""
    return fault(state, move) if state.variant.referee else _refused(state, move)


@lru_cache(maxsize=1024)
def wrong(table: Table) -> bool:
    """Did the card placed last repeat a digit when it was placed (R5, R6, R7)?"""
    last = placed(table[-1])
    return repeated(cards_of(table[:-1]), last) is not None


def _repeated(state: State, move: KartenspielMove) -> Objection | None:
    return repeated(cards_of(state.table), move) if isinstance(move, Placement) else None


def _refused(state: State, move: KartenspielMove) -> Objection | None:
    """All that is checked with or without a referee."""
    match move:
        case Place():
            return _not_in_hand(state, move.card) or misplaced(cards_of(state.table), move)
        case Replay():
            return no_replay(state, move.card) or misplaced(cards_of(state.table), move)
        case Penalty():
            return _not_in_hand(state, move.card)
        case Pass():
            return _no_pass(state)
        case Object():
            return _no_objection(state)
        case _:
            sentence = Text("Chance brings the cards: nobody makes this move by hand.")
            return Objection("chance", sentence, "R3")


# -- the phase, and what a player has (R3, R8, R9) -------------------------------------------------------------------


def _not_in_hand(state: State, card: str) -> Objection | None:
    if HOLE in card:
        return unnamed("R3")
    if card in state.own.hand:
        return None
    return Objection("held", Text("You do not have a {card} in your hand.", card=name(card)), "R3")


def no_replay(state: State, card: str) -> Objection | None:
    """Why no card of the stack, or not this one, can be placed."""
    at = (f"stack:{card}",)
    if state.variant.penalties == KEPT:
        sentence = Text("At this table penalty cards stay where they are until the end.")
        return Objection("kept", sentence, "A7", at)
    if card in state.own.stuck and card not in state.own.stack:
        sentence = Text("This card was objected to: it stays on your penalty stack for good.")
        return Objection("stuck", sentence, "A13", at)
    if not state.last_phase:
        sentence = Text("Penalty cards can be placed only when nothing is left to draw.")
        return Objection("early", sentence, "R9", at)
    if state.variant.penalties == AFTER_HAND and state.own.hand:
        sentence = Text("At this table penalty cards can be placed only when your hand is empty.")
        return Objection("hand", sentence, "A7", at)
    if card in state.own.stack:
        return None
    return Objection("stacked", Text("There is no {card} on your penalty stack.", card=name(card)), "R9")


def _no_pass(state: State) -> Objection | None:
    if state.own.hand:
        sentence = Text("You pass only with an empty hand: place a card, or put one on your penalty stack.")
        return Objection("pass", sentence, "R9", ("do:penalty",))
    return None


def _no_objection(state: State) -> Objection | None:
    if state.variant.referee:
        sentence = Text("The referee checks every card: there is nothing to object to.")
        return Objection("referee", sentence, "A13")
    if state.objected:
        sentence = Text("You have just taken that card away: there is nothing more to object to in this turn.")
        return Objection("nothing", sentence, "A13")
    if not state.fresh:
        sentence = Text("No card was placed in the turn before yours: there is nothing to object to.")
        return Objection("nothing", sentence, "R8")
    if wrong(state.table):
        return None
    sentence = Text("The card placed before your turn is right: it repeats no number.")
    return Objection("right", sentence, "R8", (placed(state.table[-1]).cell,))


# -- the cell: contact, ring and distance (R4, R6, R7) ---------------------------------------------------------------


def misplaced(cards: Layout, move: Placement) -> Objection | None:
    """Why no card of this colour can lie on this cell, whatever its digit."""
    cell = (move.x, move.y)
    if cell in cards:
        return Objection("occupied", Text("A card lies there already."), "R4", (move.cell,))
    if not any(side in cards for side in sides(cell)):
        sentence = Text("The card must share a side with a card on the table.")
        return Objection("contact", sentence, "R4", (move.cell,))
    if colour(move.card) != YELLOW and not yellows_around(cards, cell):
        sentence = Text("A blue card lies next to a yellow one, by a side or a corner: none is around this cell.")
        return Objection("ring", sentence, "R6", (move.cell,))
    if colour(move.card) == YELLOW and not linked(cards, cell):
        sentence = Text("A yellow card lies two cells from another, in its row or column, with a blue card between.")
        return Objection("distance", sentence, "R7", (move.cell,))
    return None


# -- the digit: lines and boxes (R5, R6, R7) -------------------------------------------------------------------------


def repeated(cards: Layout, move: Placement) -> Objection | None:
    """Why a card that may lie there by its colour may not by its digit."""
    return _in_line(cards, move) or (
        _in_own_box(cards, move) if colour(move.card) == YELLOW else _in_boxes(cards, move)
    )


def _in_line(cards: Layout, move: Placement) -> Objection | None:
    value = digit(move.card)
    in_row = holding(cards, (cell for cell in cards if cell[1] == move.y), value)
    in_column = holding(cards, (cell for cell in cards if cell[0] == move.x), value)
    if in_row and in_column:
        sentence = Text("The {digit} is in this row already, and in this column too.", digit=value)
    elif in_row:
        sentence = Text("The {digit} is in this row already.", digit=value)
    elif in_column:
        sentence = Text("The {digit} is in this column already.", digit=value)
    else:
        return None
    return Objection("line", sentence, "R5", _places([*in_row, *in_column]))


def _in_boxes(cards: Layout, move: Placement) -> Objection | None:
    """A blue card: its digit must be new in the box of every yellow around it (R6, A3)."""
    value = digit(move.card)
    for yellow in yellows_around(cards, (move.x, move.y)):
        if same := holding(cards, box(yellow), value):
            sentence = Text(
                "The {digit} is in the box around the {yellow} already.",
                digit=value,
                yellow=name(cards[yellow]),
            )
            at = _places([*same, *([yellow] if yellow not in same else [])])
            return Objection("box", sentence, "R6", at)
    return None


def _in_own_box(cards: Layout, move: Placement) -> Objection | None:
    """A yellow card: the nine cells of its new box may not hold any digit twice (R7)."""
    cell = (move.x, move.y)
    filled = {**cards, cell: move.card}
    for value in sorted(DIGITS, key=lambda other: other != digit(move.card)):
        same = holding(filled, box(cell), value)
        if len(same) > 1:
            sentence = Text("The box around this yellow card would hold the {digit} twice.", digit=value)
            return Objection("box", sentence, "R7", _places([one for one in same if one != cell]))
    return None


def _places(cells: list[Cell]) -> tuple[str, ...]:
    return tuple(f"{x},{y}" for x, y in cells)
