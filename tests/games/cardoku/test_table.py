"""The table: what lies in the grid and in the hand, what is known of lines and sides, and what is asked for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from azumaya.core.areas import Buttons, Grid, Line, Rack
from azumaya.core.game import Seat
from azumaya.core.scene import Scene
from azumaya.core.spot import Face, Spot
from azumaya.games.cardoku.art import tile
from azumaya.games.cardoku.state import OVER, Point, State
from games.cardoku.play import BLOCKED, GAME, TEN_B, game, grid, opening, position, random_game

TABLE = GAME.table
NEARLY = "R5=1234567.."  # side A completes it with an 8
OPENED = game(opening(), "draw:2E").state


def scene(state: State, seat: Seat | None = 0) -> Scene:
    return TABLE.scene(GAME.view(state, seat))


def board(state: State, seat: Seat | None = 0) -> Grid:
    (found,) = (area for area in scene(state, seat).areas if isinstance(area, Grid))
    return found


def cell(state: State, row: int, column: int) -> Spot:
    return board(state).rows[row - 1][column - 1]


def card(sign: str, silhouette: str, id: str | None = None) -> Face:
    return Face("card", sign, {"kind": "domain", "domain": silhouette}, id)


# -- the grid ----------------------------------------------------------------------------------------------------


def test_the_grid_has_nine_rows_of_nine_cells_and_boxes() -> None:
    shown = board(OPENED)
    assert dict(shown.look) == {"boxes": ""}
    assert [[spot.place for spot in row] for row in shown.rows] == [
        [f"r{row}c{column}" for column in range(1, 10)] for row in range(1, 10)
    ]


@pytest.mark.parametrize(
    ("rows", "place", "name"),
    [
        ("", (4, 6), "row 4, column 6, box 5: empty"),
        ("R4=.....5...", (4, 6), "row 4, column 6, box 5: 5 of Science"),
        ("R4=534678912", (4, 6), "row 4, column 6, box 5: 8 of Science, locked"),
        ("R4=53467891.", (4, 6), "row 4, column 6, box 5: 8 of Science"),
    ],
)
def test_a_cell_is_spoken_with_its_lines_and_its_card(rows: str, place: tuple[int, int], name: str) -> None:
    assert str(cell(position(rows), *place).name) == name


def test_domains_are_told_apart_by_their_silhouettes() -> None:
    state = replace(position(""), grid=grid("R1=5..5.....; R2=......5..; R4=.5......."))
    found = [spot.face for row in board(state).rows for spot in row if spot.face]
    assert found == [
        card("5", silhouette, f"grid-5{letter}")
        for silhouette, letter in (("flask", "S"), ("chip", "T"), ("arch", "E"), ("leaf", "M"))
    ]


def test_only_a_card_that_is_alone_of_its_kind_is_seen_to_travel() -> None:
    twice = replace(position(""), grid=grid("R1=1........;R2=...1.....;R3=......1..;R4=.1.......;R5=....1...."))
    assert [spot.face.id for row in board(twice).rows for spot in row if spot.face] == [
        None,
        "grid-1T",
        "grid-1E",
        "grid-1M",
        None,
    ]


def test_the_first_picture_after_dealing_shows_the_nine_seeds() -> None:
    shown = [spot.place for row in board(OPENED).rows for spot in row if spot.face]
    assert shown == ["r1c1", "r2c4", "r3c7", "r4c2", "r5c5", "r6c8", "r7c3", "r8c6", "r9c9"]


# -- lines -------------------------------------------------------------------------------------------------------


def lines(state: State) -> list[tuple[str, dict[str, str], str]]:
    return [(str(line.name), dict(line.look), line.label) for line in board(state).lines]


def test_a_line_that_has_scored_shows_whose_it_is_and_just_now_what_it_brought() -> None:
    state = position("", scored="R4 C1 B3")
    older = replace(state, turns=(5, 5), scored=(Point("R4", 1, 7), Point("C1", 0, 8), Point("B3", 1, 9)))
    assert lines(older) == [
        ("row 4, scored by Player 2", {"owner": "2"}, ""),
        ("column 1, just scored by Player 1: 1 point", {"owner": "1", "fresh": ""}, "+1"),
        ("box 3, just scored by Player 2: 1 point", {"owner": "2", "fresh": ""}, "+1"),
    ]
    assert [(line.axis, line.number) for line in board(older).lines] == [("row", 4), ("column", 1), ("box", 3)]


@pytest.mark.parametrize(
    ("rows", "options", "expected"),
    [
        (NEARLY, {}, [("row 5, one card short: 8 is missing", "8")]),
        ("R5=2345678..", {}, [("row 5, one card short: 1 or 9 is missing", "1 9")]),
        ("R5=12346789.", {}, [("row 5, one card short: 5 is missing", "5")]),
        (NEARLY, {"decks": "3"}, []),
        ("R5=12345678.", {"decks": "3"}, [("row 5, one card short: 9 is missing", "9")]),
        ("R1=123......; R2=456......; R3=78.......", {}, [("box 1, one card short: 9 is missing", "9")]),
        ("R1=123......; R2=456......; R3=7........", {}, []),
    ],
)
def test_a_line_that_is_one_card_short_tells_which(
    rows: str, options: dict[str, str], expected: list[tuple[str, str]]
) -> None:
    assert [(name, label) for name, _, label in lines(position(rows, **options))] == expected


def test_the_grid_shows_no_line_as_short_of_a_card_that_fits_nowhere_in_it_now() -> None:
    """On either free cell an 8 would repeat the one of its box."""
    assert lines(position("R4=......8..; R5=1234567..")) == []
    assert [name for name, *_ in lines(position("R1=.......8.; R5=1234567..; R6=8........"))] == [
        "row 5, one card short: 8 is missing"
    ]


def test_a_scored_line_of_eight_is_short_of_its_ninth_only_where_it_scores_again() -> None:
    eight = {"rows": "R5=12345678.", "scored": "R5"}
    assert [name for name, look, _ in lines(position(**eight)) if "short" in look] == []
    again = lines(position(**eight, rescore="on"))
    assert [name for name, look, _ in again if "short" in look] == ["row 5, one card short: 9 is missing"]


def test_a_second_point_of_a_line_is_told_as_such() -> None:
    state = replace(position("R5=123456789", rescore="on"), scored=(Point("R5", 0, 0), Point("R5 nine", 1, 1)))
    assert [name for name, *_ in lines(state)] == [
        "row 5, just scored by Player 1: 1 point",
        "row 5 with its ninth card, just scored by Player 2: 1 point",
    ]


def test_once_the_game_is_over_no_line_waits_for_a_card() -> None:
    assert lines(replace(position(NEARLY), phase=OVER)) == []


def test_every_line_of_a_game_lies_on_the_grid() -> None:
    for state in random_game(2, 3, rescore="on").states:
        for line in board(state, None).lines:
            assert isinstance(line, Line)
            assert (line.axis, line.number) in {(a, n) for a in ("row", "column", "box") for n in range(1, 10)}


# -- the hand and the words --------------------------------------------------------------------------------------


def hand(state: State, seat: Seat | None = 0) -> list[Spot]:
    return [spot for area in scene(state, seat).areas if isinstance(area, Rack) for spot in area.spots]


def test_the_hand_lies_by_value_and_then_by_domain() -> None:
    state = position("", "5M 5S 1E 5T 9S")
    assert [spot.place for spot in hand(state)] == ["hand:1E", "hand:5S", "hand:5T", "hand:5M", "hand:9S"]
    assert [spot.key for spot in hand(state)] == ["1", "5", None, None, "9"]
    assert [str(spot.name) for spot in hand(state)][:2] == ["1 of Engineering", "5 of Science"]


def test_equal_cards_mean_the_same_and_lie_at_places_of_their_own() -> None:
    state = position("", "5T 5T", decks="3")
    assert [(spot.place, spot.means) for spot in hand(state)] == [("hand:5T", "hand:5T"), ("hand:5T:2", "hand:5T")]
    assert [spot.face for spot in hand(state)] == [
        card("5", "chip", "hand-0-hand:5T"),
        card("5", "chip", "hand-0-hand:5T:2"),
    ]


def test_cards_that_fit_nowhere_lie_flat() -> None:
    state = position(BLOCKED, "5T 6S")
    assert [dict(spot.look) for spot in hand(state)] == [{"flat": ""}, {}]


def test_a_hand_is_seen_by_its_side_alone_also_when_the_other_side_is_on_turn() -> None:
    four = game(opening(), "draw:2E", seats=4).state
    for seat in (0, 2):
        assert [spot.place for spot in hand(four, seat)][:2] == ["hand:1T", "hand:1E"]
    assert {spot.place for spot in hand(four, 1)} == {f"hand:{sign}" for sign in TEN_B.split()}
    assert hand(four, None) == []


def words(state: State) -> list[tuple[str, str, bool]]:
    areas = [area for area in scene(state).areas if isinstance(area, Buttons)]
    assert all(area.beside for area in areas)
    return [(spot.place, str(spot.label), spot.standing) for area in areas for spot in area.spots]


def test_one_may_pass_and_without_a_referee_object_until_ten_objections_have_been_made() -> None:
    passing, objecting = ("do:pass", "Pass", False), ("do:object", "Object", True)
    assert words(OPENED) == [passing]
    free = position("", "5T", referee="off")
    assert words(free) == [passing, objecting]
    assert words(replace(free, objections=10)) == [passing]


def test_without_a_referee_any_card_may_be_thought_wrong_and_none_looks_so() -> None:
    rows = "R1=5.......5"
    free = position(rows, "5T", pile="6S", referee="off")
    wrong = game(opening(), "draw:2E 1E>r1c9 draw:3E", referee="off").state
    assert [spot.place for row in board(free).rows for spot in row if spot.standing] == ["r1c1", "r1c9"]
    assert all(spot.standing for row in board(wrong).rows for spot in row if spot.face)
    assert not any(spot.standing for row in board(position(rows, "5T")).rows for spot in row)


# -- prompts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "asked"),
    [
        (OPENED, "Choose a card of your hand and an empty cell for it."),
        (
            position(BLOCKED, "5T", pile="6S"),
            "None of your cards fits: pass, and draw another one in your next turn.",
        ),
        (position("", "5T"), "Your pile is empty: play a card, or move or swap cards of the grid."),
        (
            position(BLOCKED, "5T"),
            "Your pile is empty and no card fits: move or swap cards of the grid, or pass.",
        ),
        (position("", ""), "Your hand is empty: move or swap cards of the grid, or pass."),
        (game(opening()).state, "A card is being drawn."),
        (game().state, "It is drawn which side lays five seeds."),
        (
            game(opening(first="B"), "draw:3E 1M>r1c9 draw:2E object:r1c9", referee="off").state,
            "Player 2 is on turn.",
        ),
        (game(opening(first="B"), "draw:3E").state, "Player 2 is on turn."),
    ],
)
def test_the_prompt_says_what_is_to_be_done(state: State, asked: str) -> None:
    assert str(scene(state).prompt) == asked


def test_whose_play_was_undone_is_told_to_make_another_one() -> None:
    undone = game(opening(first="B"), "draw:3E 1M>r1c9 draw:2E object:r1c9", referee="off").state
    told = "Your last play was wrong and is undone: make another one."
    assert str(scene(undone, 1).prompt) == told


@pytest.mark.parametrize(
    ("state", "phase"),
    [
        (game().state, "Setting up"),
        (OPENED, "Two decks"),
        (position("", "5T", pile="6S", decks="3"), "Three decks"),
        (position("", "5T", other_pile="6S"), "Two decks"),
        (position("", "5T"), "Draw piles empty"),
        (replace(position("", "5T"), idle=4), "No progress: turn 4 of 6"),
        (random_game(2, 1).state, "Game over"),
    ],
)
def test_the_phase_says_where_the_game_is(state: State, phase: str) -> None:
    assert str(scene(state).phase) == phase


# -- sides -------------------------------------------------------------------------------------------------------


def test_each_seat_shows_its_side_its_points_and_the_sizes_of_hand_and_pile() -> None:
    state = replace(game(opening(), "draw:2E", seats=3).state, scored=(Point("R1", 0, 0),))
    seats = scene(state, None).seats
    assert [(line.seat, line.mark, str(line.fact), line.number) for line in seats] == [
        (0, Face("shape", "1", {"owner": "1"}), "Side A", 1),
        (1, Face("shape", "2", {"owner": "2"}), "Side B", 0),
        (2, Face("shape", "1", {"owner": "1"}), "Side A", 1),
    ]
    assert [[(count.sign, count.number, str(count.name)) for count in line.counts] for line in seats] == [
        [("hand", 11, "in hand"), ("deck", 20, "to draw")],
        [("hand", 10, "in hand"), ("deck", 22, "to draw")],
        [("hand", 11, "in hand"), ("deck", 20, "to draw")],
    ]


def test_a_seat_is_called_by_its_side_in_the_form() -> None:
    assert [str(TABLE.seat_title({}, seat)) for seat in range(6)] == [
        "Side A",
        "Side B",
        "Side A, second player",
        "Side B, second player",
        "Side A, third player",
        "Side B, third player",
    ]


def test_the_picture_on_the_shelf_uses_the_signs_of_the_domains() -> None:
    assert [sign in tile() for sign in ("domain-flask", "domain-chip", "domain-leaf")] == [True] * 3
