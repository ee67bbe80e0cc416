"""The options: what may be chosen, what may be pasted, what is refused and what the form advises."""

from __future__ import annotations

import pytest

from azumaya.core.game import Refused
from azumaya.games.moyo.options import OPTIONS
from azumaya.games.moyo.puzzles import PUZZLES
from games.moyo.play import GAME, game, options

PUZZLE = OPTIONS[0]
ONE = PUZZLES["1"]
LINES = [ONE[start : start + 9] for start in range(0, 81, 9)]


def test_the_options_and_their_values() -> None:
    assert {option.id: [choice.value for choice in option.choices] for option in OPTIONS} == {
        "puzzle": ["1", "2", "3", "4", "5", "6"],
        "areas": ["mixed", "mirrored", "corners", "edges", "half", "draft", "rows", "columns"],
        "variant": ["standard", "horikomi"],
        "handicap": ["0", "1", "2", "3", "4"],
        "weaker": ["0", "1"],
        "choice": ["fixed", "rulebook"],
    }
    assert options() == {
        "puzzle": "1",
        "areas": "mixed",
        "variant": "standard",
        "handicap": "0",
        "weaker": "1",
        "choice": "fixed",
    }


@pytest.mark.parametrize(
    "raw",
    [
        ONE,
        f"  {ONE}\n",
        "\n".join(LINES),
        "\r\n".join(LINES),
        "\n".join(" ".join(line) for line in LINES),
        "\n".join(line.replace(".", "0") for line in LINES),
        "\n".join(line.replace(".", " ") for line in LINES),
        ONE.replace(".", "0"),
        ONE.replace(".", "_"),
        "\n".join("| " + " | ".join(line) + " |" for line in LINES),
        "\n------+------+------\n".join("|".join(line) for line in LINES),
    ],
    ids=[
        "81 characters",
        "blanks around",
        "nine lines",
        "lines of Windows",
        "spaced out",
        "zeros in lines",
        "blanks for empty spaces",
        "zeros",
        "underscores",
        "a drawn table",
        "drawn lines",
    ],
)
def test_a_puzzle_is_read_however_it_is_pasted(raw: str) -> None:
    assert PUZZLE.read(raw) == ONE
    assert PUZZLE.check(ONE) is None
    assert game(puzzle=raw).state.grid == ONE


def test_a_puzzle_is_named_by_its_number() -> None:
    assert PUZZLE.read(" 3 ") == "3"
    assert game(puzzle="3").state.grid == PUZZLES["3"]


NO_GRID = (
    "This is not a Sudoku: it needs 81 spaces in reading order, a digit from 1 to 9 for each stone and a dot or a zero "
    "for each empty space. Or choose one of the puzzles 1 to 6."
)


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "7",
        "0",
        ONE[:-1],
        ONE + ".",
        "Sudoku",
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>" + ONE,
        "{value}",
        "9" * 5000,
        ONE[:40] + "\u0663" + ONE[41:],
        "\x00" * 81,
    ],
    ids=[
        "nothing",
        "no such number",
        "zero",
        "too short",
        "too long",
        "a word",
        "markup",
        "markup before a grid",
        "braces",
        "very long",
        "a digit of another script",
        "no characters",
    ],
)
def test_what_is_no_grid_is_refused_in_the_same_words(raw: str) -> None:
    objection = PUZZLE.check(PUZZLE.read(raw))
    assert objection is not None
    assert (objection.code, objection.clause, str(objection.text)) == ("puzzle", "R13", NO_GRID)
    with pytest.raises(Refused, match="This is not a Sudoku"):
        game(puzzle=raw)


@pytest.mark.parametrize(
    ("cells", "sentence", "at"),
    [
        ({0: 5, 8: 5}, "This puzzle has number 5 twice in row 1: on r1c1 and on r1c9.", ("r1c1", "r1c9")),
        ({4: 7, 76: 7}, "This puzzle has number 7 twice in column 5: on r1c5 and on r9c5.", ("r1c5", "r9c5")),
        (
            {60: 2, 80: 2},
            "This puzzle has number 2 twice in the south-east block: on r7c7 and on r9c9.",
            ("r7c7", "r9c9"),
        ),
        (
            {0: 5, 8: 5, 80: 5},
            "This puzzle has number 5 twice in row 1: on r1c1 and on r1c9.",
            ("r1c1", "r1c9", "r9c9"),
        ),
    ],
)
def test_a_number_twice_among_the_givens_is_refused_and_shown(
    cells: dict[int, int], sentence: str, at: tuple[str, ...]
) -> None:
    grid = "".join(str(cells.get(c, ".")) for c in range(81))
    objection = PUZZLE.check(grid)
    assert objection is not None
    assert (objection.code, objection.clause, str(objection.text), objection.at) == ("repeat", "R4", sentence, at)


def test_an_empty_and_a_full_board_can_be_laid_out() -> None:
    assert PUZZLE.check("." * 81) is None
    full = "975214683623879514418635297841952736536187429792463158259748361364591872187326945"
    assert PUZZLE.check(full) is None


@pytest.mark.parametrize("option", ["areas", "variant", "handicap", "weaker", "choice"])
def test_any_other_value_is_refused_by_name(option: str) -> None:
    with pytest.raises(Refused, match=f"“<b>” is not a value of “{option}”"):
        options(**{option: "<b>"})


def advice(**given: str) -> list[str]:
    return [str(note) for note in GAME.notes(2, options(**given)) if note is not None]


ONE_SOLUTION = "As a Sudoku this puzzle has exactly one solution."
SEVERAL = "As a Sudoku this puzzle has more than one solution, which does no harm here."
NONE = "As a Sudoku this puzzle has no solution. It can be played all the same."


@pytest.mark.parametrize(
    ("puzzle", "notes"),
    [
        ("1", ["Empty spaces: Light 22, Dark 22, Azumaya 7.", SEVERAL]),
        ("2", ["Empty spaces: Light 23, Dark 23, Azumaya 5.", SEVERAL]),
        ("3", ["Empty spaces: Light 23, Dark 23, Azumaya 7.", SEVERAL]),
        ("4", ["Empty spaces: Light 23, Dark 23, Azumaya 7.", SEVERAL]),
        ("5", ["Empty spaces: Light 21, Dark 21, Azumaya 7.", ONE_SOLUTION]),
        (
            "6",
            [
                "Empty spaces: Light 23, Dark 23, Azumaya 5.",
                "Three stones lie side by side in row 2, in the north-east block; "
                "a full line leaves less room for influence.",
                "Three stones lie side by side in row 8, in the south-west block; "
                "a full line leaves less room for influence.",
                ONE_SOLUTION,
            ],
        ),
    ],
)
def test_what_the_form_says_of_the_six_puzzles(puzzle: str, notes: list[str]) -> None:
    """R13: only puzzle 6 breaks the rulebook's own advice."""
    assert advice(puzzle=puzzle) == notes


def test_the_advice_on_lines_and_blocks_is_for_blocks_alone() -> None:
    """A12"""
    assert advice(puzzle="6", areas="rows") == ["Empty spaces: Light 22, Dark 22, Azumaya 7.", ONE_SOLUTION]


def test_a_hard_puzzle_with_empty_blocks_and_nothing_in_the_azumaya() -> None:
    grid = "1" + "." * 80
    assert advice(puzzle=grid) == [
        "Empty spaces: Light 35, Dark 36, Azumaya 9.",
        "The puzzle may be too hard: a solver finds no place to start.",
        "There is no stone in the Azumaya; 1 to 4 are best.",
        *[
            f"Nothing lies in the {name} block: no stone to start from."
            for name in ("north", "north-east", "west", "middle", "east", "south-west", "south", "south-east")
        ],
        SEVERAL,
    ]


def test_few_places_to_start_make_a_puzzle_hard() -> None:
    """Eight of nine numbers in a row settle one space, two such rows two; three are enough."""
    row, other, third = "12345678.", ".45678912", "78912345."
    hard = "The puzzle may be too hard: a solver finds only {} to start."
    assert hard.format("1 place") in advice(puzzle=row + "." * 72)
    assert hard.format("2 places") in advice(puzzle=row + "." * 18 + other + "." * 45)
    three = advice(puzzle=row + "." * 18 + other + "." * 18 + third + "." * 18)
    assert not any(note.startswith("The puzzle may be too hard") for note in three)


def test_a_full_puzzle_and_lines_in_rows_and_columns() -> None:
    full = "975214683623879514418635297841952736536187429792463158259748361364591872187326945"
    notes = advice(puzzle=full)
    assert notes[:3] == [
        "Empty spaces: Light 0, Dark 0, Azumaya 0.",
        "81 of 81 spaces are occupied: that leaves little to play.",
        "The puzzle may be too hard: a solver finds no place to start.",
    ]
    lines = [note for note in notes if note.startswith("Three stones")]
    assert len(lines) == 54
    assert lines[1] == (
        "Three stones lie side by side in column 1, in the north-west block; "
        "a full line leaves less room for influence."
    )


def test_a_puzzle_without_a_solution_is_told_and_can_be_played() -> None:
    grid = "12345678" + "." * 18 + "9" + "." * 54
    assert PUZZLE.check(grid) is None
    assert advice(puzzle=grid)[-1] == NONE


@pytest.mark.parametrize(
    ("given", "note"),
    [
        (
            {"areas": "corners", "puzzle": "1"},
            "The edges are harder to play than the corners; this puzzle suits such a handicap.",
        ),
        (
            {"areas": "edges", "puzzle": "5"},
            "The edges are harder to play than the corners; this puzzle suits such a handicap.",
        ),
        (
            {"areas": "corners", "puzzle": "2"},
            "The edges are harder to play than the corners, yet the stones of a puzzle can outweigh that. "
            "As a handicap, corners work best with puzzle 1 or 5.",
        ),
        (
            {"areas": "draft", "puzzle": "2"},
            "Empty spaces: 46 in the Shima to be drafted, 5 in the Azumaya.",
        ),
        (
            {"handicap": "4", "puzzle": "." * 30 + "123......456......7.." + "." * 30},
            "Only 2 handicap stones can find room in the Azumaya of this puzzle.",
        ),
    ],
)
def test_advice_on_divisions_and_handicaps(given: dict[str, str], note: str) -> None:
    assert note in advice(**given)


def test_long_counting_breathes() -> None:
    """An empty board is counted with a breath at each guess, so that nobody waits for it."""
    notes = list(GAME.notes(2, options(puzzle="." * 81)))
    assert notes.count(None) >= 40
    assert str(notes[-1]) == SEVERAL


def test_counting_solutions_gives_up_where_it_would_take_hours() -> None:
    """A grid with few stones and no solution, which no solver of this kind finishes soon."""
    grid = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
    assert advice(puzzle=grid)[-1] == (
        "Whether this puzzle has a solution as a Sudoku could not be found out in a short time."
    )


def test_handicap_stones_are_counted_as_they_fit_beside_each_other() -> None:
    """Four spaces are open and three numbers fit, but no three stones can be placed."""
    grid = "6.38....5.75.....3..2.4...6.8.6.1...3...95...7...24...82...91.......6.........4.7"
    only = "Only 2 handicap stones can find room in the Azumaya of this puzzle."
    assert only in advice(puzzle=grid, handicap="4")
    assert only not in advice(puzzle=grid, handicap="2")
