"""The frame of three lines and four columns in which a grid lies, and what lies beyond it (A10)."""

from __future__ import annotations

import pytest

from azumaya.core.areas import Plot, Plots
from azumaya.core.game import Seat
from azumaya.core.spot import Spot
from azumaya.games.kado.grid import lay, room
from azumaya.games.kado.moves import cell_of
from azumaya.games.kado.state import State
from games.kado.play import GAME, game, grid, placing, random_game

DEALING = game("top:Bg4", seats=3)


def plot(state: State, of: Seat, seat: Seat) -> Plot:
    (found,) = (area for area in GAME.table.scene(GAME.view(state, seat)).areas if isinstance(area, Plots))
    return found.plots[of]


def spots(one: Plot) -> dict[str, Spot]:
    return {spot.place: spot for row in one.grid.rows for spot in row}


def places(one: Plot) -> list[str]:
    return [" ".join(spot.place.removeprefix(f"p{one.seat}:") for spot in row) for row in one.grid.rows]


@pytest.mark.parametrize(
    ("picture", "top", "lines", "columns"),
    [
        ("Sp1", 0, "-1 0 1", "-1 0 1 2"),
        ("Sp1/So1", 0, "0 1 2", "-1 0 1 2"),
        ("Sp1/So1", -1, "-1 0 1", "-1 0 1 2"),
        ("Sp1/So1/Sg2", -2, "-2 -1 0", "-1 0 1 2"),
        ("Sp1 So1", 0, "-1 0 1", "-1 0 1 2"),
        ("Sp1 So1 Sg2", 0, "-1 0 1", "0 1 2 3"),
        ("Sp1 So1 Sg2 Sb1", 0, "-1 0 1", "0 1 2 3"),
        ("Sp1 So1 Sg2 Sb1/Cr1/Qp2", 0, "0 1 2", "0 1 2 3"),
    ],
)
def test_the_frame_stays_around_the_first_card_until_cards_need_it_elsewhere(
    picture: str, top: int, lines: str, columns: str
) -> None:
    shown = plot(placing(grid(picture, top=top)), 1, 0)
    frame = [" ".join(f"{line},{column}" for column in columns.split()) for line in lines.split()]
    assert places(shown) == frame


def ledges(one: Plot) -> dict[str, str]:
    """The places beyond the frame where a card may lie."""
    return {place: spot.look["ledge"] for place, spot in spots(one).items() if spot.look.keys() >= {"yard", "ledge"}}


@pytest.mark.parametrize(
    ("picture", "beyond"),
    [
        ("Sp1", {}),
        ("Sp1/So1", {"p1:-1,0": "row"}),
        ("Sp1 So1", {}),
        ("Sp1 So1 Sg2", {"p1:0,-1": "column"}),
        (
            "Sp1 So1 Sg2/Cr1",
            {"p1:-1,0": "row", "p1:-1,1": "row", "p1:-1,2": "row", "p1:0,-1": "column", "p1:1,-1": "column"},
        ),
        ("Sp1 So1 Sg2 Sb1/Cr1/Qp2", {}),
    ],
)
def test_ones_own_grid_has_a_ledge_where_a_card_may_lie_beyond_the_frame(picture: str, beyond: dict[str, str]) -> None:
    state = placing(grid(picture))
    assert ledges(plot(state, 1, 1)) == beyond
    assert not any("ledge" in spot.look for spot in spots(plot(state, 1, 0)).values())


def test_every_place_for_one_more_card_is_drawn_and_no_other_looks_like_one() -> None:
    for state in random_game(2, 7).states:
        for seat, held in enumerate(state.holdings):
            drawn = {place for place, spot in spots(plot(state, seat, seat)).items() if "yard" in spot.look}
            assert drawn == {cell_of(seat, put.line, put.column) for put in room(held.grid)}


def test_a_card_within_the_frame_moves_nothing_but_to_leave_room_for_one_more() -> None:
    laid = grid("Sp1 So1/Qp2")
    before, after = (plot(placing(cards), 1, 0) for cards in (laid, lay(laid, 1, 1, "Cr1")))
    assert places(before) == places(after)


def test_an_empty_grid_is_an_empty_frame() -> None:
    frame = ["-1,-1 -1,0 -1,1 -1,2", "0,-1 0,0 0,1 0,2", "1,-1 1,0 1,1 1,2"]
    assert [places(plot(DEALING.state, seat, 0)) for seat in range(3)] == [frame] * 3


def test_counts_stand_at_the_lines_they_are_of_where_there_is_a_ledge() -> None:
    state = placing(grid("Sp1 So1 Sg2/Cr1"))
    own, anothers = (plot(state, 1, seat).grid.lines for seat in (1, 0))
    assert [(line.axis, line.number, line.label) for line in own] == [("row", 2, "4"), ("row", 3, "1")]
    assert [(line.axis, line.number, line.label) for line in anothers] == [("row", 1, "4"), ("row", 2, "1")]
