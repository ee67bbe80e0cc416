"""Why a move of Sudoku Moyo is against the rules, in the order of the objections."""

from __future__ import annotations

from azumaya.core.game import Objection
from azumaya.core.sudoku import CELLS, NAME, PEERS, bits
from azumaya.core.text import Text
from azumaya.games.moyo.areas import BLOCKS, DARK, FREE, LIGHT, MIDDLE
from azumaya.games.moyo.moves import Begin, Colour, MoyoMove, Stone, Take
from azumaya.games.moyo.pairs import cells
from azumaya.games.moyo.state import PLACING, Phase, State
from azumaya.games.moyo.words import shared, shima

_FIRST = {
    Phase.COLOUR: Objection("phase", Text("First the older player takes a colour: light or dark."), "R3"),
    Phase.DRAFT: Objection("phase", Text("First the Shima are shared out: take one."), "R12"),
    Phase.BEGIN: Objection("phase", Text("First the younger player decides who takes the first turn."), "R3"),
}
_COLOURS_DONE = Objection("phase", Text("The colours are settled already."), "R3")
_BEGIN_DONE = Objection("phase", Text("It is settled already who takes the first turn."), "R3")
_DRAFT_DONE = Objection("phase", Text("The Shima are shared out already."), "R12")


def fault(state: State, move: MoyoMove) -> Objection | None:
    """Why a player's move breaks the rules, first reason first; None if it does not."""
    match move:
        case Stone():
            return _stone(state, move) if state.phase in PLACING else _FIRST[state.phase]
        case Colour():
            return None if state.phase is Phase.COLOUR else _COLOURS_DONE
        case Begin():
            return None if state.phase is Phase.BEGIN else _FIRST.get(state.phase, _BEGIN_DONE)
        case Take():
            return _take(state, move)


def _take(state: State, move: Take) -> Objection | None:
    if state.phase is Phase.COLOUR:
        return _FIRST[Phase.COLOUR]
    if state.phase is not Phase.DRAFT:
        return _DRAFT_DONE
    area = BLOCKS.names.index(move.area)
    if state.setup.ground[area] == FREE:
        return None
    if area == MIDDLE:
        sentence = Text("The Azumaya belongs to nobody; take one of the Shima around it.")
        return Objection("neutral", sentence, "R12", _cells(BLOCKS.cells[area]))
    sentence = Text("The {shima} is taken already.", shima=shima(BLOCKS, area))
    return Objection("taken", sentence, "R12", _cells(BLOCKS.cells[area]))


def _stone(state: State, stone: Stone) -> Objection | None:
    return _occupied(state, stone) or _place(state, stone) or _repeat(state, stone)


def _occupied(state: State, stone: Stone) -> Objection | None:
    sign = state.grid[stone.cell]
    if sign == ".":
        return None
    cell = NAME[stone.cell]
    sentence = Text("{cell} is taken: number {value} lies there.", cell=cell, value=sign)
    return Objection("occupied", sentence, "R4", (cell,))


def _place(state: State, stone: Stone) -> Objection | None:
    """Is this a space where the seat on turn may place now, whatever the number?"""
    ground = state.setup.ground[state.setup.division.of[stone.cell]]
    if state.phase is not Phase.SHIMA:
        if state.setup.division.of[stone.cell] == MIDDLE:
            return None
        still_open = _cells(cells(state.fits & state.setup.azumaya))
        if state.phase is Phase.HANDICAP:
            sentence = Text("A handicap stone goes into the Azumaya, where a black stone still fits.")
        else:
            sentence = Text("The Azumaya comes first: as long as a black stone fits there, one must be placed there.")
        return Objection("opening", sentence, "R5", still_open)
    if state.setup.horikomi or ground == state.setup.colour(state.seat):
        return None
    return Objection("shima", _not_yours(ground, NAME[stone.cell]), "R6", (NAME[stone.cell],))


def _not_yours(ground: str, cell: str) -> Text:
    if ground == LIGHT:
        return Text("{cell} lies in a light Shima; dark stones go into the dark Shima only.", cell=cell)
    if ground == DARK:
        return Text("{cell} lies in a dark Shima; light stones go into the light Shima only.", cell=cell)
    return Text("The opening is over; nothing fits in the Azumaya any more. Place in your own Shima.")


def _repeat(state: State, stone: Stone) -> Objection | None:
    """Does the number lie in the row, the column or the block already?"""
    same = [c for c in CELLS if PEERS[stone.cell] >> c & 1 and state.grid[c] == str(stone.value)]
    if not same:
        return None
    there = tuple(NAME[c] for c in same)
    cell, value = NAME[stone.cell], stone.value
    if len(same) == 1:
        sentence = Text(
            "No {value} on {cell}: number {value} is on {there} already, in {house}.",
            value=value,
            cell=cell,
            there=there[0],
            house=shared(stone.cell, same[0]),
        )
    else:
        sentence = Text(
            "No {value} on {cell}: row, column or block hold that number already, on {there}.",
            value=value,
            cell=cell,
            there=", ".join(there),
        )
    return Objection("repeat", sentence, "R4", there)


def _cells(mask: int) -> tuple[str, ...]:
    return tuple(NAME[c] for c in bits(mask))
