"""Where the rulebook is silent: A1 to A16."""

from __future__ import annotations

import pytest

from azumaya.core.rulebook import clauses, rulebook
from azumaya.core.spot import Face
from azumaya.games.moyo import board
from azumaya.games.moyo.state import Phase
from games.moyo.play import GAME, OPENED, SIX, game, legal, options, random_game, said, standings

SOLVED = "975214683623879514418635297841952736536187429792463158259748361364591872187326945"


def emptied(*cells: str) -> str:
    """The solved grid without these stones."""
    open_cells = {9 * int(cell[1]) + int(cell[3]) - 10 for cell in cells}
    return "".join("." if at in open_cells else sign for at, sign in enumerate(SOLVED))


def test_a1_opposite_shima_belong_to_different_players_by_default() -> None:
    setup = game().state.setup
    assert [setup.division.names[a] for a in setup.areas("l")] == ["NW", "NE", "W", "S"]
    assert [setup.division.names[a] for a in setup.areas("d")] == ["N", "E", "SW", "SE"]


def test_a2_a_player_who_used_up_the_own_last_stone_has_not_lost_yet() -> None:
    """Light fills its last space; Dark is on turn and still has one, then Light is stuck and loses."""
    match = game("r1c1=9 r1c4=2", puzzle=emptied("r1c1", "r1c4")).match
    assert [GAME.turn(state) for state in match.states] == [0, 1, None]
    assert [rank for rank, _, _ in standings(match.state)] == [2, 1]


def test_a2_the_other_loses_if_he_is_stuck_first() -> None:
    state = game("r1c1=9", puzzle=emptied("r1c1", "r1c2")).state
    assert GAME.turn(state) is None
    assert standings(state) == [(1, 2, [("placed after the last turn", 1), ("further", 1)]), (2, 0, [])]


def test_a3_a_player_stuck_right_after_the_opening_loses() -> None:
    state = game("r5c5=8", puzzle=emptied("r5c5", "r1c1")).state
    assert (state.seat, GAME.turn(state)) == (1, None)
    assert standings(state) == [(1, 2, [("placed after the last turn", 1), ("further", 1)]), (2, 0, [])]


@pytest.mark.parametrize("puzzle", SIX)
def test_a4_nobody_leaves_the_azumaya_while_a_stone_fits_and_turns_run_on(puzzle: str) -> None:
    states = random_game(2, 1, puzzle=puzzle).states
    opening = [state for state in states if state.phase is Phase.OPENING]
    assert [state.seat for state in states] == [ply % 2 for ply in range(len(states))]
    for state in opening:
        assert {state.setup.division.of[move.cell] for move in GAME.legal_moves(state)} == {4}
    assert all(state.phase is not Phase.OPENING for state in states[len(opening) :])


def test_a5_in_horikomi_any_number_missing_in_an_area_may_be_placed_by_either() -> None:
    """Dark's north misses 2, Light's north-west 9: both may place both."""
    puzzle = emptied("r1c1", "r1c4")
    assert legal(game(puzzle=puzzle, variant="horikomi").state) == {"r1c1=9", "r1c4=2"}
    dark_begins = game("light begin", puzzle=puzzle, variant="horikomi", choice="rulebook").state
    assert (GAME.turn(dark_begins), legal(dark_begins)) == (1, {"r1c1=9", "r1c4=2"})


def test_a6_there_are_as_many_moyo_stones_as_spaces_are_closed() -> None:
    """The box holds 15."""
    dead = [
        sum(total for _, total, _ in standings(random_game(2, seed, variant="horikomi", puzzle="4").state))
        for seed in range(30)
    ]
    assert max(dead) > 15


def test_a8_and_r10_in_a_rematch_colours_and_the_right_to_begin_change_hands() -> None:
    assert GAME.again(2, options(), []).order == (1, 0)


@pytest.mark.parametrize("variant", ["standard", "horikomi"])
def test_a11_the_opening_of_horikomi_is_the_same(variant: str) -> None:
    assert legal(game(puzzle="6", variant=variant).state) == legal(game(puzzle="6").state)
    assert said(game(puzzle="6", variant=variant).state, "r1c1=1") == (
        "opening",
        "R5",
        "The Azumaya comes first: as long as a black stone fits there, one must be placed there.",
        ("r4c4", "r4c5", "r5c5", "r6c5", "r6c6"),
    )


def test_a11_moyo_stones_in_the_azumaya_count_for_nobody() -> None:
    """After this opening of puzzle 6 one space of the Azumaya is closed and no other."""
    state = game(OPENED, puzzle="6", variant="horikomi").state
    spot = board.grid(state).rows[5][4]
    assert (spot.place, spot.face) == ("r6c5", Face("disc"))
    assert [total for _, total, _ in standings(state)] == [0, 0]


def test_a11_a_turn_cannot_be_passed() -> None:
    with pytest.raises(ValueError, match="not a move"):
        GAME.parse("pass")


@pytest.mark.parametrize(("areas", "names"), [("rows", "R1 R3 R6 R8"), ("columns", "C1 C3 C6 C8")])
def test_a12_rows_or_columns_as_shima(areas: str, names: str) -> None:
    state = game(areas=areas, puzzle="6").state
    setup = state.setup
    assert [setup.division.names[a] for a in setup.areas("l")] == names.split()
    line = "r5" if areas == "rows" else "c5"
    assert {token[:2] if areas == "rows" else token[2:4] for token in legal(state)} == {line}


def test_a14_the_handicap_stones_obey_the_rule_of_placing() -> None:
    state = game(puzzle="6", handicap="1").state
    text = "No 3 on r4c4: number 3 is on r1c4 already, in column 4."
    assert said(state, "r4c4=3") == ("repeat", "R4", text, ("r1c4",))
    assert legal(state) == legal(game(puzzle="6").state)


def test_a15_stones_of_the_puzzle_fill_a_shima_like_any_other() -> None:
    """With nothing to place and nothing closed both have four full Shima."""
    assert standings(game(puzzle=SOLVED, variant="horikomi").state) == [
        (1, 0, [(f"{name} Shima", 0) for name in ("north-west", "north-east", "west", "south")]),
        (1, 0, [(f"{name} Shima", 0) for name in ("north", "east", "south-west", "south-east")]),
    ]


def test_every_rule_and_every_ruling_has_its_heading() -> None:
    assert list(clauses(rulebook(GAME))) == [f"R{n}" for n in range(1, 15)] + [f"A{n}" for n in range(1, 17)]
