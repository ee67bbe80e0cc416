"""The 9x9 grid: its houses, how it is read, its repeats and its solutions."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azumaya.core.sudoku import (
    CELL,
    CELLS,
    HOUSES,
    NAME,
    PEERS,
    bits,
    count_solutions,
    read_grid,
    repeats,
    solutions,
)

GRID = "975214683623879514418635297841952736536187429792463158259748361364591872187326945"
GIVEN = "...2..6..6.38.951.....35...84...273...6...4...924...58...74.....645.18.2..7..6..."


def test_cells_are_named_by_row_and_column_in_reading_order() -> None:
    assert (NAME[0], NAME[9], NAME[80]) == ("r1c1", "r2c1", "r9c9")
    assert all(CELL[NAME[cell]] == cell for cell in CELLS)


def test_there_are_27_houses_of_nine_cells_and_every_cell_has_twenty_peers() -> None:
    assert [house.bit_count() for house in HOUSES] == [9] * 27
    assert [peers.bit_count() for peers in PEERS] == [20] * 81
    assert list(bits(PEERS[0])) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 18, 19, 20, 27, 36, 45, 54, 63, 72]


LINES = [GIVEN[i : i + 9] for i in range(0, 81, 9)]
BANDS = ["".join(f"{line[:3]} | {line[3:6]} | {line[6:]}\n" for line in LINES[i : i + 3]) for i in (0, 3, 6)]


@pytest.mark.parametrize(
    "written",
    [
        GIVEN,
        GIVEN.replace(".", "0"),
        GIVEN.replace(".", "_"),
        "\n".join(LINES),
        "\r\n".join(" ".join(line) for line in LINES),
        "\n".join(line.replace(".", " ").rstrip() for line in LINES),
        "----+-----+----\n".join(BANDS),
        ",".join(GIVEN),
        f"\n\n  {GIVEN}  \n",
        GIVEN.replace(".", "-"),
        GIVEN.replace(".", "•"),
        f"\ufeff{GIVEN}\u200b",
        str([int(sign) if sign != "." else 0 for sign in GIVEN]),
        "\n".join(",".join(line.replace(".", " ")) for line in LINES),
        "\n".join("\t".join(line).replace(".", "") for line in LINES),
        "\n".join(";".join(f'"{sign}"' for sign in line) for line in LINES),
        "\n".join(line.replace(".", "\u00a0") for line in LINES),
    ],
)
def test_a_grid_is_read_as_people_write_and_paste_it(written: str) -> None:
    assert read_grid(written) == GIVEN


def test_where_blanks_mark_empty_cells_a_row_may_be_wholly_empty() -> None:
    lines = [line.replace(".", " ").rstrip() for line in LINES]
    lines[4] = ""
    assert read_grid("\n".join(lines)) == GIVEN[:36] + "." * 9 + GIVEN[45:]


@pytest.mark.parametrize("written", ["", "hello", GIVEN[:-1], GIVEN + "1", "<b>" + GIVEN, GIVEN.replace("2", "²")])
def test_what_is_no_grid_is_not_read(written: str) -> None:
    assert read_grid(written) is None


@given(st.text(max_size=200))
def test_any_text_is_a_grid_or_none(written: str) -> None:
    grid = read_grid(written)
    assert grid is None or (len(grid) == 81 and set(grid) <= set("123456789."))


def test_repeats_are_pairs_in_one_row_column_or_box() -> None:
    grid = [0] * 81
    for name in ("r1c1", "r1c9", "r9c1", "r2c2", "r5c5"):
        grid[CELL[name]] = 7
    assert [(NAME[a], NAME[b]) for a, b in repeats(grid)] == [("r1c1", "r1c9"), ("r1c1", "r2c2"), ("r1c1", "r9c1")]


def digits(grid: str) -> list[int]:
    return [0 if sign == "." else int(sign) for sign in grid]


def test_a_puzzle_with_one_solution_has_that_one() -> None:
    assert [found for found in solutions(digits(GIVEN)) if found] == [digits(GRID)]


@given(st.sets(st.sampled_from(CELLS), min_size=1, max_size=4))
def test_the_count_agrees_with_trying_every_filling(holes: set[int]) -> None:
    grid = digits(GRID)
    for hole in holes:
        grid[hole] = 0
    fillings = 0
    for filling in product({digits(GRID)[hole] for hole in holes}, repeat=len(holes)):
        filled = list(grid)
        for hole, value in zip(holes, filling, strict=True):
            filled[hole] = value
        fillings += not repeats(filled)
    assert list(count_solutions(grid, 1000))[-1] == fillings


@pytest.mark.parametrize(
    ("printed", "solutions"),
    [
        ("...8....916...92...59.1..6......17.43.1...5.62.46......1..6.89...21...759....8...", 19),
        ("45..9..32..73..1.9.....75......38.6...8...3...6.42......65.....2.5..34..13..7..58", 33),
    ],
)
def test_puzzles_with_several_solutions_are_counted_to_the_end(printed: str, solutions: int) -> None:
    assert list(count_solutions(digits(printed), 1000))[-1] == solutions


def test_counting_stops_at_the_number_asked_for_and_breathes_on_the_way() -> None:
    count = list(count_solutions([0] * 81, 2))
    assert count[-1] == 2
    assert count[:-1] == [None] * (len(count) - 1)
    assert len(count) > 1


def test_a_grid_that_cannot_be_completed_has_no_solution() -> None:
    grid = [0] * 81
    for name, value in [("r1c1", 1), ("r1c2", 2), ("r1c3", 3), ("r2c4", 4), ("r3c5", 5), ("r2c7", 4), ("r3c8", 5)]:
        grid[CELL[name]] = value
    for column, value in enumerate((6, 7, 8, 9), start=4):
        grid[CELL[f"r1c{column}"]] = value
    assert list(count_solutions(grid, 2))[-1] == 0
