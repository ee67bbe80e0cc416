"""Advice on the set-up: what the rulebook recommends and what nobody counts by eye (R13, R14)."""

from __future__ import annotations

from collections.abc import Iterator

from azumaya.core.game import Options
from azumaya.core.sudoku import (
    BOX_CELLS,
    COLUMN_CELLS,
    HOUSES,
    ROW_CELLS,
    count_solutions,
)
from azumaya.core.text import Plural, Text
from azumaya.games.moyo.areas import DARK, FREE, LIGHT, NEUTRAL
from azumaya.games.moyo.furthest import furthest
from azumaya.games.moyo.pairs import LAYER, cells, layers
from azumaya.games.moyo.state import State
from azumaya.games.moyo.words import block

# The six puzzles of the rulebook have 28 to 32 stones, 2 to 4 of them in the Azumaya, and 3 to 16 starting points.
FULL = 41
STARTS = 3
PATIENCE = 30_000  # guesses after which solutions are no longer counted: some empty-looking grids take hours
IN_AZUMAYA = range(1, 5)
CORNERS_SUIT = ("1", "5")  # with these the edges have no fewer empty spaces than the corners


def notes(state: State, options: Options) -> Iterator[Text | None]:
    """One sentence each; yields None to breathe in long computations."""
    taken = LAYER & ~_empty(state)
    yield _spaces(state)
    if options["areas"] in ("corners", "edges"):
        yield _corners(options["puzzle"])
    yield from _handicap(state)
    yield from _amount(state, taken)
    if state.setup.layout == "blocks":
        yield from _blocks(taken)
    yield from _solutions(state)


def _empty(state: State) -> int:
    return sum(1 << cell for cell, sign in enumerate(state.grid) if sign == ".")


def _spaces(state: State) -> Text:
    """The empty spaces of each side."""
    signs, empty = (LIGHT, DARK, NEUTRAL, FREE), _empty(state)
    count = {sign: (cells(state.setup.pairs(sign)) & empty).bit_count() for sign in signs}
    if FREE in state.setup.ground:
        return Text(
            "Empty spaces: {shima} in the Shima to be drafted, {neutral} in the Azumaya.",
            shima=count[FREE],
            neutral=count[NEUTRAL],
        )
    return Text(
        "Empty spaces: Light {light}, Dark {dark}, Azumaya {neutral}.",
        light=count[LIGHT],
        dark=count[DARK],
        neutral=count[NEUTRAL],
    )


def _corners(puzzle: str) -> Text:
    if puzzle in CORNERS_SUIT:
        return Text("The edges are harder to play than the corners; this puzzle suits such a handicap.")
    return Text(
        "The edges are harder to play than the corners, yet the stones of a puzzle can outweigh that. "
        "As a handicap, corners work best with puzzle 1 or 5."
    )


def _handicap(state: State) -> Iterator[Text]:
    """Will the handicap stones find room? Those that fit one after the other, not the spaces, count."""
    room = furthest(state.fits & state.setup.azumaya)
    if state.handicap > room:
        yield Plural(
            "Only {n} handicap stone can find room in the Azumaya of this puzzle.",
            "Only {n} handicap stones can find room in the Azumaya of this puzzle.",
            n=room,
        )


def _amount(state: State, taken: int) -> Iterator[Text]:
    """Not too hard, not too full, a few stones in the Azumaya."""
    stones = taken.bit_count()
    if stones >= FULL:
        yield Text("{n} of 81 spaces are occupied: that leaves little to play.", n=stones)
    yield from _hard(_starting_points(state))
    yield from _azumaya((taken & cells(state.setup.azumaya)).bit_count())


def _hard(starts: int) -> Iterator[Text]:
    if starts == 0:
        yield Text("The puzzle may be too hard: a solver finds no place to start.")
    elif starts < STARTS:
        yield Plural(
            "The puzzle may be too hard: a solver finds only {n} place to start.",
            "The puzzle may be too hard: a solver finds only {n} places to start.",
            n=starts,
        )


def _azumaya(stones: int) -> Iterator[Text]:
    if stones == 0:
        yield Text("There is no stone in the Azumaya; 1 to 4 are best.")
    elif stones not in IN_AZUMAYA:
        yield Text("There are {n} stones in the Azumaya; 1 to 4 are best.", n=stones)


def _starting_points(state: State) -> int:
    """The stones of the solution that are settled at once: the last value of a space, the last space of a value."""
    by_value = tuple(layers(state.fits))
    found = set()
    for cell in range(81):
        values = [v for v, layer in enumerate(by_value) if layer >> cell & 1]
        if len(values) == 1:
            found.add((cell, values[0]))
    for value, layer in enumerate(by_value):
        for house in HOUSES:
            if (layer & house).bit_count() == 1:
                found.add(((layer & house).bit_length() - 1, value))
    return len(found)


def _blocks(taken: int) -> Iterator[Text]:
    """No empty block, and no three stones side by side within one."""
    for area, box in enumerate(BOX_CELLS):
        if not taken & box:
            yield Text("Nothing lies in {block}: no stone to start from.", block=block(area))
        yield from _lines(area, taken & box)


def _lines(area: int, stones: int) -> Iterator[Text]:
    for n in range(9):
        if (stones & ROW_CELLS[n]).bit_count() == 3:
            yield Text(
                "Three stones lie side by side in row {n}, in {block}; a full line leaves less room for influence.",
                n=n + 1,
                block=block(area),
            )
        if (stones & COLUMN_CELLS[n]).bit_count() == 3:
            yield Text(
                "Three stones lie side by side in column {n}, in {block}; a full line leaves less room for influence.",
                n=n + 1,
                block=block(area),
            )


def _solutions(state: State) -> Iterator[Text | None]:
    """None, one or several: all of them can be played, since stones need not keep the puzzle solvable (R4)."""
    grid = [0 if sign == "." else int(sign) for sign in state.grid]
    for guesses, found in enumerate(count_solutions(grid, 2)):
        if guesses > PATIENCE:
            yield Text("Whether this puzzle has a solution as a Sudoku could not be found out in a short time.")
            return
        if found is None:
            yield None
        elif found == 0:
            yield Text("As a Sudoku this puzzle has no solution. It can be played all the same.")
        elif found == 1:
            yield Text("As a Sudoku this puzzle has exactly one solution.")
        else:
            yield Text("As a Sudoku this puzzle has more than one solution, which does no harm here.")
