"""How the grid looks: its cards, and what is to be known of its rows, columns and boxes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from azumaya.core import areas
from azumaya.core.spot import Spot
from azumaya.core.sudoku import BOX, CELLS, COLUMN, HOUSES, NAME, ROW
from azumaya.core.text import Text
from azumaya.games.cardoku.cards import NO_CARD, name
from azumaya.games.cardoku.grid import BIT, Cell, Grid
from azumaya.games.cardoku.lines import FIRST_BOX, LABELS, NINE
from azumaya.games.cardoku.state import OVER, PLAYING, Point, State
from azumaya.games.cardoku.threats import lacking
from azumaya.games.cardoku.words import face, line, named

_AXES = {"R": "row", "C": "column", "B": "box"}


def board(state: State) -> areas.Grid:
    """The grid with all its cards."""
    alone = _alone(state.grid)
    spots = [_spot(state, cell, alone) for cell in CELLS]
    rows = tuple(tuple(spots[9 * row : 9 * row + 9]) for row in range(9))
    return areas.Grid("grid", Text("The grid"), rows, {"boxes": ""}, lines=tuple(_lines(state)))


def _alone(grid: Grid) -> frozenset[str]:
    """The cards of which one copy alone lies in the grid: where it is moved to, it can be seen to go."""
    return frozenset(card for card, number in Counter(grid).items() if number == 1)


def _spot(state: State, cell: Cell, alone: frozenset[str]) -> Spot:
    """A cell. Where nobody checks, any card may be thought wrong: none looks as if it could not be chosen."""
    card, told = state.grid.card(cell), _name(state.grid, cell)
    if card == NO_CARD:
        return Spot(NAME[cell], told)
    shown = face(card, f"grid-{card}" if card in alone else None)
    return Spot(NAME[cell], told, shown, standing=state.phase == PLAYING and not state.checked)


def _name(grid: Grid, cell: Cell) -> Text:
    card, row, column, box = grid.card(cell), ROW[cell] + 1, COLUMN[cell] + 1, BOX[cell] + 1
    if card == NO_CARD:
        return Text("row {row}, column {column}, box {box}: empty", row=row, column=column, box=box)
    if grid.locked & BIT[cell]:
        return Text(
            "row {row}, column {column}, box {box}: {card}, locked", row=row, column=column, box=box, card=name(card)
        )
    return Text("row {row}, column {column}, box {box}: {card}", row=row, column=column, box=box, card=name(card))


# -- lines -------------------------------------------------------------------------------------------------------


def _lines(state: State) -> Iterator[areas.Line]:
    """Who has scored what, and just now what; and as long as the game goes on, where one card is missing."""
    yield from (_scored(state, point) for point in state.scored)
    if state.phase == OVER:
        return
    for label, values in short(state).items():
        missing = [str(value) for value in values]
        told = Text("{line}, one card short: {values} is missing", line=line(label), values=either(missing))
        yield _line(label, told, {"short": ""}, " ".join(missing))


def _scored(state: State, point: Point) -> areas.Line:
    words = {"line": line(point.line), "who": named(state, point.side)}
    owner = {"owner": str(point.side + 1)}
    if point.turn < sum(state.turns) - 2:
        return _line(point.line, Text("{line}, scored by {who}", **words), owner)
    return _line(point.line, Text("{line}, just scored by {who}: 1 point", **words), {**owner, "fresh": ""}, "+1")


def _line(label: str, name: Text, look: dict[str, str], written: str = "") -> areas.Line:
    return areas.Line(_AXES[label[0]], int(label[1]), name, look, written)


def wanting(state: State) -> dict[str, list[int]]:
    """The lines that may still score and lack one card, with the values that would do."""
    grid, found = state.grid, {}
    scored = {point.line for point in state.scored}
    for at, label in enumerate(LABELS):
        if label not in scored:
            values = lacking(grid, at, state.variant.decks)
        elif state.variant.rescore and at < FIRST_BOX and label + NINE not in scored:
            values = lacking(grid, at, 3)  # its ninth card scores once more (A3)
        else:
            continue
        if values:
            found[label] = values
    return found


def short(state: State) -> dict[str, list[int]]:
    """Those of them where a card that would do fits on a free cell as the grid is now, with its values."""
    found = {}
    for label, values in wanting(state).items():
        free = HOUSES[LABELS.index(label)]
        if possible := [value for value in values if free & state.grid.fits(value)]:
            found[label] = possible
    return found


def either(values: list[str]) -> Text:
    """A value, or one of two: "8", "1 or 9"."""
    if len(values) == 1:
        return Text("{value}", value=values[0])
    return Text("{one} or {other}", one=values[0], other=values[1])
