"""The worked cases of the rules, SM01 to SM33."""

from __future__ import annotations

import pytest

from azumaya.games.moyo.areas import DRAFT
from azumaya.games.moyo.state import Phase
from games.moyo.play import GAME, OPENED, game, legal, options, said, standings, why

OPEN = "The Azumaya comes first: as long as a black stone fits there, one must be placed there."
SIX_IN_ROW_1 = "No 6 on r1c1: number 6 is on r1c2 already, in row 1."
THREE_IN_ROW_1 = "No 3 on r1c1: number 3 is on r1c4 already, in row 1."
LIGHT_SHIMA = "r1c1 lies in a light Shima; dark stones go into the dark Shima only."


@pytest.mark.parametrize(
    ("token", "objection"),
    [
        pytest.param("r4c4=5", None, id="SM01 a black stone in the Azumaya"),
        pytest.param(
            "r4c4=3",
            ("repeat", "R4", "No 3 on r4c4: number 3 is on r1c4 already, in column 4.", ("r1c4",)),
            id="SM02 three in column 4 already",
        ),
        pytest.param(
            "r4c6=5", ("occupied", "R4", "r4c6 is taken: number 2 lies there.", ("r4c6",)), id="SM04 a stone lies there"
        ),
        pytest.param(
            "r1c1=1",
            ("opening", "R5", OPEN, ("r4c4", "r4c5", "r5c5", "r6c5", "r6c6")),
            id="SM05 the opening is not finished",
        ),
    ],
)
def test_placing_in_the_opening(token: str, objection: tuple[str, str, str, tuple[str, ...]] | None) -> None:
    assert said(game(puzzle="6").state, token) == objection


def test_either_player_may_use_any_neutral_stone() -> None:
    """SM06: Dark, in the rulebook's order of who begins, places the same stone that Light might have."""
    dark_begins = game("light begin", puzzle="6", choice="rulebook").state
    assert GAME.turn(dark_begins) == 1
    assert why(dark_begins, "r4c4=5") is None


@pytest.mark.parametrize(
    ("token", "objection"),
    [
        pytest.param("r1c1=1", None, id="SM07 Light owns the north-west"),
        pytest.param("r1c1=6", ("repeat", "R4", SIX_IN_ROW_1, ("r1c2",)), id="SM10 six in row 1"),
        pytest.param("r1c1=3", ("repeat", "R4", THREE_IN_ROW_1, ("r1c4",)), id="SM11 three in row 1"),
    ],
)
def test_light_after_the_opening(token: str, objection: tuple[str, str, str, tuple[str, ...]] | None) -> None:
    assert said(game(OPENED, puzzle="6").state, token) == objection


@pytest.mark.parametrize(
    ("token", "objection"),
    [
        pytest.param("r7c1=5", None, id="SM13 Dark owns the south-west"),
        pytest.param(
            "r2c9=1", ("occupied", "R4", "r2c9 is taken: number 3 lies there.", ("r2c9",)), id="SM14 a stone lies there"
        ),
        pytest.param("r1c1=1", ("shima", "R6", LIGHT_SHIMA, ("r1c1",)), id="the north-west is Light's"),
    ],
)
def test_dark_after_the_opening(token: str, objection: tuple[str, str, str, tuple[str, ...]] | None) -> None:
    dark_on_turn = game(f"light begin {OPENED} ", puzzle="6", choice="rulebook").state
    assert GAME.turn(dark_on_turn) == 1
    assert said(dark_on_turn, token) == objection


def test_in_horikomi_any_shima_is_open_to_both() -> None:
    """SM09"""
    dark_on_turn = game(f"light begin {OPENED}", puzzle="6", choice="rulebook", variant="horikomi").state
    assert GAME.turn(dark_on_turn) == 1
    assert why(dark_on_turn, "r1c1=1") is None
    assert said(dark_on_turn, "r1c1=3") == ("repeat", "R4", THREE_IN_ROW_1, ("r1c4",))


@pytest.mark.parametrize(
    ("puzzle", "spaces"),
    [
        pytest.param("1", (22, 22, 7), id="SM16"),
        pytest.param("2", (23, 23, 5), id="SM17"),
        pytest.param("3", (23, 23, 7), id="SM18"),
        pytest.param("4", (23, 23, 7), id="puzzle 4"),
        pytest.param("5", (21, 21, 7), id="SM20"),
        pytest.param("6", (23, 23, 5), id="SM21"),
    ],
)
def test_both_sides_have_equally_many_empty_spaces(puzzle: str, spaces: tuple[int, int, int]) -> None:
    light, dark, neutral = spaces
    note = next(iter(GAME.notes(2, options(puzzle=puzzle))))
    assert str(note) == f"Empty spaces: Light {light}, Dark {dark}, Azumaya {neutral}."


SM22 = (
    "r4c4=6 r4c5=9 r5c5=8 r6c6=7 r5c4=1 r5c6=3 r2c9=7 r9c2=2 r1c8=4 r7c1=3 r9c4=9 r9c9=3 r7c6=8 "
    "r5c9=9 r3c8=2 r7c7=9 r1c1=9 r8c8=7 r3c3=8 r1c5=1 r6c1=1 r7c2=1 r1c3=5 r9c7=1 r5c1=5 r7c8=6 "
    "r3c1=4 r7c9=5 r3c2=7 r4c9=1"
)


def test_a_full_game_that_dark_wins() -> None:
    """SM22"""
    match = game(SM22, puzzle="5").match
    assert sum(state.phase is Phase.OPENING for state in match.states) == 6
    assert (match.state.seat, legal(match.state), match.turn) == (0, set(), None)
    assert standings(match.state) == [
        (2, 0, []),
        (1, 1, [("placed after the last turn", 1), ("further", 0)]),
    ]


# Boards on which nothing fits any more, given as puzzles: the game is over before the first stone.
SM26 = "6..798135923.51476157463829876934512.9167534854.81296.719526.832.8347691364189257"
SM28 = "2.643895753419726898165234.495371682.689241.5.128657397..58942332.746891849213576"
SM29 = "1.7..365425498.1.79..42783.469275.83572638.1938.1495628213.6475.457123987368942.1"
SM30 = ".253469.86875.913293182.5763124657895967382144.89126.516..54.27273.9184.8496.7351"
SM32 = "462537819835.9672417924835662718953.594723168318654297953.1.4822468..97578.4.56.1"
BY_EIGHT = "49216357...687513.187.9264.7682593..35.784912.293164.8.1.948256674.3.8.12.35.7..9"
BY_SIX = "2.7.1.3989.368.4571.8.572.6.7.4319653.9725.81.5.968742841.72..9...59.6137623.45.."
BY_SEVEN = ".3.489725746..5891159632.4.42.7615383.8924176.9.3582..6.7.1..54..4873912581246..3"


@pytest.mark.parametrize(
    ("grid", "moyo", "ranks", "verdict"),
    [
        pytest.param(
            SM26,
            ([0, 0, 2, 2], [1, 1, 1, 1]),
            (1, 2),
            "Mio wins. Both have as many Moyo stones in their Shima (4), "
            "but Mio has more Shima filled with Sudoku stones: 2 against 0.",
            id="SM26 filled Shima",
        ),
        pytest.param(
            SM28,
            ([0, 1, 1, 2], [0, 0, 1, 3]),
            (2, 1),
            "Jonas wins. Both have as many Moyo stones in their Shima (4), "
            "but Jonas has more Shima filled with Sudoku stones: 2 against 1.",
            id="SM28 filled Shima",
        ),
        pytest.param(
            SM29,
            ([1, 1, 2, 3], [1, 1, 2, 3]),
            (1, 1),
            "The game is drawn: both have as many Moyo stones in their Shima (7), and their Shima are filled alike.",
            id="SM29 a draw",
        ),
        pytest.param(
            SM30,
            ([1, 1, 1, 3], [1, 1, 2, 2]),
            (1, 2),
            "Mio wins. Both have as many Moyo stones in their Shima (6), "
            "but Mio has more Shima with 8 Sudoku stones: 3 against 2.",
            id="SM30 Shima with eight",
        ),
        pytest.param(
            SM32,
            ([0, 0, 0, 5], [1, 1, 1, 1]),
            (2, 1),
            "Jonas wins. Moyo stones in the own Shima: 4 against 5.",
            id="SM32 fewer Moyo stones, however full the others",
        ),
        pytest.param(
            BY_EIGHT,
            ([2, 2, 3, 3], [1, 3, 3, 3]),
            (2, 1),
            "Jonas wins. Both have as many Moyo stones in their Shima (10), "
            "but Jonas has more Shima with 8 Sudoku stones: 1 against 0.",
            id="eight before seven",
        ),
        pytest.param(
            BY_SEVEN,
            ([2, 2, 2, 4], [2, 2, 3, 3]),
            (1, 2),
            "Mio wins. Both have as many Moyo stones in their Shima (10), "
            "but Mio has more Shima with 7 Sudoku stones: 3 against 2.",
            id="A10 then with seven",
        ),
        pytest.param(
            BY_SIX,
            ([1, 3, 3, 5], [1, 3, 4, 4]),
            (1, 2),
            "Mio wins. Both have as many Moyo stones in their Shima (12), "
            "but Mio has more Shima with 6 Sudoku stones: 2 against 1.",
            id="A10 then with six",
        ),
    ],
)
def test_who_wins_horikomi(grid: str, moyo: tuple[list[int], list[int]], ranks: tuple[int, int], verdict: str) -> None:
    state = game(puzzle=grid, variant="horikomi").state
    assert GAME.turn(state) is None
    stood = standings(state)
    assert tuple(sorted(points for _, points in sheet) for _, _, sheet in stood) == moyo
    assert tuple(rank for rank, _, _ in stood) == ranks
    assert str(GAME.table.verdict(GAME.view(state, None), ["Mio", "Jonas"])) == verdict


def test_a_draft_goes_one_two_two_two_one() -> None:
    """SM33"""
    takers = [state.drafter for state in game(DRAFTED, areas="draft").match.states[:8]]
    assert takers == list(DRAFT) == [0, 1, 1, 0, 0, 1, 1, 0]
    assert (takers.count(0), takers.count(1)) == (4, 4)


DRAFTED = "take:SW take:SE take:E take:W take:N take:NW take:S take:NE"
