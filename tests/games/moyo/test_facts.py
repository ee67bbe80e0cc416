"""What follows from the six puzzles and the divisions by arithmetic."""

from __future__ import annotations

from functools import cache

import pytest

from azumaya.core.sudoku import bits, count_solutions, solutions
from azumaya.games.moyo.areas import DIVISIONS, LAYOUTS
from azumaya.games.moyo.pairs import KEEP
from azumaya.games.moyo.puzzles import PUZZLES
from games.moyo.play import GAME, SIX, game, legal, options


def numbers(puzzle: str) -> list[int]:
    return [0 if sign == "." else int(sign) for sign in PUZZLES[puzzle]]


def test_the_six_puzzles_have_so_many_stones() -> None:
    assert [81 - PUZZLES[n].count(".") for n in SIX] == [30, 30, 28, 28, 32, 30]


@pytest.mark.parametrize(
    ("puzzle", "in_blocks"),
    [
        ("1", "433424334"),
        ("2", "335242533"),
        ("3", "533222335"),
        ("4", "245222542"),
        ("5", "253525352"),
        ("6", "334343433"),
    ],
)
def test_the_blocks_of_a_puzzle_have_so_many_stones(puzzle: str, in_blocks: str) -> None:
    grid = PUZZLES[puzzle]
    blocks = [sum(mask >> c & 1 and grid[c] != "." for c in range(81)) for mask in LAYOUTS["blocks"].cells]
    assert blocks == [int(n) for n in in_blocks]


def test_the_places_of_the_stones_are_the_same_after_a_half_turn() -> None:
    for grid in PUZZLES.values():
        assert [sign == "." for sign in grid] == [sign == "." for sign in reversed(grid)]


@pytest.mark.parametrize(("puzzle", "count"), list(zip(SIX, [19, 33, 2252, 359, 1, 1], strict=True)))
def test_the_puzzles_have_so_many_solutions(puzzle: str, count: int) -> None:
    assert [n for n in count_solutions(numbers(puzzle), 3000) if n is not None] == [count]


P5 = "975214683623879514418635297841952736536187429792463158259748361364591872187326945"
P6 = "564379821198246753273815496915732684346981275782654139659428317831567942427193568"


@pytest.mark.parametrize(("puzzle", "solution"), [("5", P5), ("6", P6)])
def test_the_only_solution_can_be_played_stone_by_stone(puzzle: str, solution: str) -> None:
    """Any player places the next stone of the solution where the rules send him; nobody is ever stuck."""
    assert ["".join(map(str, s)) for s in solutions(numbers(puzzle)) if s] == [solution]
    state = game(puzzle=puzzle, variant="horikomi").state
    while GAME.turn(state) is not None:
        solving = [m for m in GAME.legal_moves(state) if solution[m.cell] == str(m.value)]
        state = GAME.apply(state, solving[0])
    assert state.grid == solution


@pytest.mark.parametrize(("puzzle", "count"), list(zip(SIX, [29, 17, 32, 34, 23, 12], strict=True)))
def test_there_are_so_many_first_stones(puzzle: str, count: int) -> None:
    assert len(legal(game(puzzle=puzzle).state)) == count


@cache
def opening(stones: int) -> tuple[int, int]:
    """The fewest and the most stones that can be placed one after the other until none of these fits."""
    spans = [opening(stones & KEEP[i]) for i in bits(stones)]
    return (1 + min(s for s, _ in spans), 1 + max(m for _, m in spans)) if spans else (0, 0)


@pytest.mark.parametrize(
    ("puzzle", "span"),
    list(zip(SIX, [(5, 7), (4, 5), (5, 7), (5, 7), (5, 7), (3, 5)], strict=True)),
)
def test_an_opening_lasts_at_least_and_at_most_so_long(puzzle: str, span: tuple[int, int]) -> None:
    state = game(puzzle=puzzle).state
    assert opening(state.fits & state.setup.azumaya) == span


@pytest.mark.parametrize("areas", [areas for areas in DIVISIONS if areas != "draft"])
def test_every_division_gives_four_areas_to_each_and_the_middle_to_nobody(areas: str) -> None:
    ground = DIVISIONS[areas][1]
    assert (ground.count("l"), ground.count("d"), ground.index("z")) == (4, 4, 4)


@pytest.mark.parametrize("areas", ["mixed", "mirrored", "half", "rows", "columns"])
def test_opposite_areas_belong_to_opposite_players(areas: str) -> None:
    """So both have equally many empty spaces in every puzzle of the rulebook."""
    ground = DIVISIONS[areas][1]
    assert ground[::-1] == ground.translate(str.maketrans("ld", "dl"))


@pytest.mark.parametrize(
    ("areas", "light"),
    [
        ("mixed", "NW NE W S"),
        ("mirrored", "NE W S SE"),
        ("corners", "NW NE SW SE"),
        ("edges", "N W E S"),
        ("half", "NW N NE E"),
        ("rows", "R1 R3 R6 R8"),
        ("columns", "C1 C3 C6 C8"),
    ],
)
def test_light_has_these_areas(areas: str, light: str) -> None:
    layout, ground = DIVISIONS[areas]
    names = LAYOUTS[layout].names
    assert [names[area] for area in range(9) if ground[area] == "l"] == light.split()


@pytest.mark.parametrize(
    ("puzzle", "corners", "edges"),
    [("1", 22, 22), ("2", 20, 26), ("3", 20, 26), ("4", 22, 24), ("5", 26, 16), ("6", 22, 24)],
)
def test_corners_and_edges_have_so_many_empty_spaces(puzzle: str, corners: int, edges: int) -> None:
    neutral = {"1": 7, "2": 5, "3": 7, "4": 7, "5": 7, "6": 5}[puzzle]
    for areas, light, dark in (("corners", corners, edges), ("edges", edges, corners)):
        note = next(iter(GAME.notes(2, options(puzzle=puzzle, areas=areas))))
        assert str(note) == f"Empty spaces: Light {light}, Dark {dark}, Azumaya {neutral}."
