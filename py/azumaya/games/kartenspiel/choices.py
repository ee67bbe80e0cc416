"""What the seat on turn may choose from, listed through `grid`, and what it may have meant."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from azumaya.core.cards import Card
from azumaya.core.game import Objection
from azumaya.core.sudoku import bits
from azumaya.core.text import Text
from azumaya.games.kartenspiel.cards import name
from azumaya.games.kartenspiel.faults import no_replay, objection, wrong
from azumaya.games.kartenspiel.grid import Grid, cell_at, fits, grid_of, reachable, widened
from azumaya.games.kartenspiel.moves import OBJECT, PASS, PENALTIES, KartenspielMove, Place, Placement, Replay
from azumaya.games.kartenspiel.state import AFTER_HAND, KEPT, PLAYING, State

Where = Callable[[Grid, Card], int]  # the cells on which a card may be laid


def legal(state: State) -> list[KartenspielMove]:
    """All that may be done at this table: without a referee also what repeats a digit, and to object (A13)."""
    if state.variant.referee:
        return _turns(state, fits)
    return [*_turns(state, reachable), *calls(state)]


def fair(state: State) -> list[KartenspielMove]:
    """All that may be done by the printed rules, less to object. Never empty."""
    return _turns(state, fits)


def calls(state: State) -> tuple[KartenspielMove, ...]:
    """To object, where the card placed in the turn before is wrong (R8)."""
    may = state.phase == PLAYING and state.fresh and not state.variant.referee
    return (OBJECT,) if may and wrong(state.table) else ()


def candidates(state: State) -> Iterator[KartenspielMove]:
    """Every card that the seat has, on every cell near the table, and whatever else a turn can be."""
    hand, own = dict.fromkeys(state.own.hand), state.own
    near = tuple(bits(widened(widened(grid_of(state.table).taken))))
    yield from (_place(card, cell) for card in hand for cell in near)
    yield from (_replay(card, cell) for card in dict.fromkeys(own.stack + own.stuck) for cell in near)
    yield from (PENALTIES[card] for card in hand)
    yield from (PASS, OBJECT)


def unplayable(state: State, taps: Sequence[str]) -> Objection | None:
    """Why no move has what was tapped, where that is not told of one cell or one card alone."""
    *before, place = taps
    card = place.removeprefix("stack:")
    if card in state.own.stack + state.own.stuck and card != place:
        return _stacked(state, card, giving="do:penalty" in before)
    if ":" in place:
        return None
    if "do:penalty" in before:
        return Objection("hand", Text("Choose a card of your hand: it goes on your penalty stack."), "R3")
    return None if before else _no_card(state, place)


def _stacked(state: State, card: Card, giving: bool) -> Objection | None:
    """Why a card of the own stack cannot be chosen: it lies there already, stays there, or fits nowhere."""
    at = (f"stack:{card}",)
    if giving:
        sentence = Text("Your {card} lies on the penalty stack already: choose a card of your hand.", card=name(card))
        return Objection("given", sentence, "R9", at)
    if stays := no_replay(state, card):
        return stays
    where = fits if state.variant.referee else reachable
    if where(grid_of(state.table), card):
        return None
    return Objection("nowhere", Text("Your {card} fits nowhere now.", card=name(card)), "R9", at)


def _no_card(state: State, cell: str) -> Objection | None:
    """Why none of the own cards can be laid on a cell, where not all of them are refused in the same words."""
    cards = (move for move in candidates(state) if isinstance(move, Placement) and cell in move.places)
    refused = {told.text for move in cards if (told := objection(state, move))}
    if len(refused) < 2:
        return None
    return Objection("none", Text("None of your cards fits there."), "R5", (cell,))


def _turns(state: State, where: Where) -> list[KartenspielMove]:
    """What a turn may be (R3, R9), with cards placed where they may lie."""
    grid, hand = grid_of(state.table), dict.fromkeys(state.own.hand)
    turns: list[KartenspielMove] = [_place(card, cell) for card in hand for cell in bits(where(grid, card))]
    if may_replay(state):
        stack = dict.fromkeys(state.own.stack)
        turns += [_replay(card, cell) for card in stack for cell in bits(where(grid, card))]
    turns += [PENALTIES[card] for card in hand] or [PASS]
    return turns


def may_replay(state: State) -> bool:
    """May the seat on turn place cards of its stack (R9, A7)?"""
    if state.pile or state.variant.penalties == KEPT:
        return False
    return state.variant.penalties != AFTER_HAND or not state.own.hand


@cache
def _place(card: Card, cell: int) -> Place:
    return Place(card, *cell_at(cell))


@cache
def _replay(card: Card, cell: int) -> Replay:
    return Replay(card, *cell_at(cell))
