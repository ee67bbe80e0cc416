"""The table: the field and the names of its cells, what one holds and may say, and what taps mean."""

from __future__ import annotations

import pytest

from azumaya.core.areas import Buttons, Grid, Rack
from azumaya.core.game import Seat
from azumaya.core.pick import Pick, tap, why_not_there
from azumaya.core.scene import Scene
from azumaya.core.spot import Face, Spot
from azumaya.games.kartenspiel.art import tile
from azumaya.games.kartenspiel.state import State
from games.kartenspiel.play import GAME, after, dealt, game, position, random_game, reached

TABLE = GAME.table
FIVE, OTHERS = "B1 B2 B3 B4 B6", "B5 B6 B7 B8 B9"
CHAIN = "Y5 B3@1,0 Y7@2,0 B1@0,-1"
ROW = "Y5 B3@1,0 Y7@2,0 B1@3,0 Y9@4,0 B2@5,0 Y8@6,0 B4@7,0 Y6@8,0"


def scene(state: State, seat: Seat | None = 0) -> Scene:
    return TABLE.scene(GAME.view(state, seat))


def field(state: State, seat: Seat | None = 0) -> Grid:
    (found,) = (area for area in scene(state, seat).areas if isinstance(area, Grid))
    return found


def cell(state: State, place: str) -> Spot:
    return next(spot for row in field(state).rows for spot in row if spot.place == place)


def plain(text: object) -> str:
    """A sentence with ordinary blanks."""
    return str(text).replace("\u00a0", " ")


def card(sign: str, id: str | None = None) -> Face:
    """B3 open, B? face down."""
    look = {"kind": "number", "colour": {"B": "blue", "Y": "yellow"}[sign[0]]}
    if sign[1] == "?":
        return Face("card", "", {**look, "face": "down"}, id)
    return Face("card", sign[1], look, id)


# -- the field -----------------------------------------------------------------------------------------------------


def frame(state: State) -> tuple[str, str]:
    """The places of the first and the last cell of the field."""
    rows = field(state).rows
    return rows[0][0].place, rows[-1][-1].place


def test_before_the_first_card_there_is_room_for_its_box() -> None:
    assert frame(game().state) == ("-2,-2", "2,2")


def test_the_first_cards_are_laid_without_the_field_growing() -> None:
    for table in ("Y5", "Y5 B3@1,0", "Y5 B3@1,0 B1@0,-1"):
        assert frame(reached(table).state) == ("-2,-2", "2,2")


def test_the_field_holds_all_boxes() -> None:
    assert frame(position(CHAIN, "B6", "")) == ("-1,-2", "3,2")
    assert frame(position("Y5 B3@1,0 Y7@2,0 B1@3,0 Y9@4,0", "B6", "")) == ("-1,-2", "5,2")
    assert frame(position(ROW, "B6", "")) == ("-1,-2", "9,2")


def test_the_field_holds_every_cell_where_a_yellow_card_of_the_viewer_fits_and_no_other() -> None:
    chain = "Y5 B3@1,0 Y7@2,0 B1@3,0 B2@0,1"
    assert frame(position(chain, "B6", "Y8")) == ("-1,-2", "3,2")
    assert frame(position(chain, "Y8", "B6")) == ("-1,-2", "4,2")
    assert frame(position(chain, "Y1", "B6")) == ("-1,-2", "3,2"), "the 1 is in that row"


def test_the_cells_of_the_field_lie_in_reading_order_without_gaps() -> None:
    for at, state in enumerate(random_game(3, 5).states[:-1]):
        rows = [[tuple(map(int, spot.place.split(","))) for spot in row] for row in field(state).rows]
        left, top = rows[0][0]
        width, height = len(rows[0]), len(rows)
        assert rows == [[(left + x, top + y) for x in range(width)] for y in range(height)], at


def test_every_card_lies_on_its_cell() -> None:
    state = reached(CHAIN).state
    filled = {spot.place: spot.face for row in field(state).rows for spot in row if spot.face}
    assert filled == {"0,0": card("Y5"), "1,0": card("B3"), "2,0": card("Y7"), "0,-1": card("B1")}
    assert dict(cell(state, "1,0").look) == {"filled": ""}


def test_yards_are_the_free_cells_of_a_box_and_those_where_a_yellow_card_may_open_one() -> None:
    state = reached("Y5 B3@1,0").state
    yards = [spot.place for row in field(state).rows for spot in row if "yard" in spot.look]
    assert yards == ["-1,-1", "0,-1", "1,-1", "-1,0", "2,0", "-1,1", "0,1", "1,1"]


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("0,0", "the first card: yellow 5"),
        ("1,0", "right of yellow 5: blue 3"),
        ("0,-1", "above yellow 5: blue 1"),
        ("2,0", "two cells right of yellow 5: yellow 7"),
        ("-1,1", "below left of yellow 5: empty"),
        ("1,1", "below right of yellow 5: empty, also in the box of yellow 7"),
        ("3,1", "below right of yellow 7: empty"),
        ("0,-2", "two cells above yellow 5: empty, for a yellow card"),
        ("2,-2", "two cells above yellow 7: empty"),
        ("-1,-2", "1 left and 2 above the first card: empty"),
        ("-1,2", "1 left and 2 below the first card: empty"),
    ],
)
def test_a_cell_is_named_by_the_yellow_card_beside_it(place: str, name: str) -> None:
    assert plain(cell(reached(CHAIN).state, place).name) == name


def test_a_cell_in_three_boxes_names_them_all() -> None:
    state = position("Y5 B3@1,0 Y7@2,0 B1@0,1 Y2@0,2", "B6", "")
    assert plain(cell(state, "1,1").name) == "below right of yellow 5: empty, also in the box of yellow 7 and yellow 2"


def test_no_card_of_the_field_glides_and_none_of_a_hand_has_the_name_of_another() -> None:
    for state in random_game(2, 3, penalties="replay").states[12:-1]:
        faces = [spot.face for spot in scene(state).spots if spot.face]
        named = [face.id for face in faces if face.id]
        assert len(named) == len(set(named))
        assert not any(spot.face.id for row in field(state).rows for spot in row if spot.face)


# -- the hand and the stack ----------------------------------------------------------------------------------------


def racks(state: State, seat: Seat | None = 0) -> dict[str, list[str]]:
    """By the words before them, what lies in each rack; a card that fits nowhere in brackets."""
    found = [area for area in scene(state, seat).areas if isinstance(area, Rack)]
    return {
        str(area.label or area.name): [f"({spot.means})" if "flat" in spot.look else spot.means for spot in area.spots]
        for area in found
    }


def test_the_rack_is_the_hand_of_the_viewer_whoever_is_on_turn() -> None:
    state = game("centre:Y5", dealt("B1 B3 B3 Y2 Y9", "B5 B6 B7 B8 B9")).state
    assert racks(state, 0) == {"Your hand": ["hand:B1", "hand:B3", "hand:B3", "(hand:Y2)", "(hand:Y9)"]}
    assert racks(state, 1) == {"Your hand": ["(hand:B5)", "hand:B6", "hand:B7", "hand:B8", "hand:B9"]}
    assert racks(state, None) == {}


def test_equal_cards_are_two_pieces_and_mean_the_same() -> None:
    state = game("centre:Y5", dealt("B1 B3 B3 Y2 Y9", "B5 B6 B7 B8 B9")).state
    (hand,) = (area for area in scene(state).areas if isinstance(area, Rack))
    twins = [spot for spot in hand.spots if spot.means == "hand:B3"]
    assert [(spot.place, str(spot.name), spot.key, spot.face) for spot in twins] == [
        ("hand:B3", "blue 3", "3", card("B3", "0-hand:B3")),
        ("hand:B3:2", "blue 3", None, card("B3", "0-hand:B3:2")),
    ]


@pytest.mark.parametrize(
    ("penalties", "expected"),
    [
        ("replay", {"Hand": ["hand:B6"], "Stack": ["stack:B2", "stack:B9", "(stack:Y1)"]}),
        ("after-hand", {"Hand": ["hand:B6"], "Stack": ["stack:B2", "stack:B9", "(stack:Y1)"]}),
        ("kept", {"Your hand": ["hand:B6"]}),
    ],
)
def test_in_the_last_phase_the_own_stack_lies_there_too(penalties: str, expected: dict[str, list[str]]) -> None:
    state = position("Y5", "B6", "B7", stacks=["B2 Y1"], stuck=["B9"], penalties=penalties, referee="off")
    assert racks(state) == expected


def test_before_the_last_phase_and_with_an_empty_stack_there_is_one_rack() -> None:
    hand = [f"hand:{sign}" for sign in FIVE.split()]
    assert racks(position("Y5", FIVE, OTHERS, stacks=["B2"], pile="B1")) == {"Your hand": hand}
    assert racks(position("Y5", "B6", "B7")) == {"Your hand": ["hand:B6"]}
    assert racks(position("Y5", "", "B7", stacks=["B2"])) == {"Stack": ["stack:B2"]}
    assert racks(position("Y5", "", "B7")) == {}


def test_a_card_has_its_digit_for_a_key_a_yellow_one_beside_a_blue_one_y() -> None:
    state = position("Y5", "B6 Y6 Y8", "B7", stacks=["B6 B2 Y2"])
    keys = {spot.place: spot.key for spot in scene(state).spots if ":" in spot.place and spot.key}
    assert keys == {
        "hand:B6": "6",
        "hand:Y6": "y",
        "hand:Y8": "8",
        "stack:B2": "2",
        "do:penalty": "p",
    }


def words(state: State, seat: Seat | None = 0) -> list[tuple[str, str, str | None, bool]]:
    areas = [area for area in scene(state, seat).areas if isinstance(area, Buttons)]
    assert all(area.beside for area in areas)
    return [(s.means, str(s.label), s.key, s.standing) for area in areas for s in area.spots]


def test_beside_the_move_there_is_the_penalty_or_with_an_empty_hand_to_pass() -> None:
    state = position("Y5", "B6", "")
    assert words(state) == [("do:penalty", "Penalty", "p", False)]
    assert words(state, 1) == [("do:pass", "Pass", "p", False)]
    assert words(state, None) == []


def test_without_a_referee_one_may_object_on_every_turn() -> None:
    right = position("Y5 B3@1,0", "B6", "B7", fresh=True, referee="off")
    wrong = position("Y5 B5@1,0", "B6", "B7", fresh=True, referee="off")
    both = [("do:penalty", "Penalty", "p", False), ("do:object", "Object", "o", True)]
    assert words(right) == words(wrong) == words(wrong, 1) == both
    assert scene(right).spots[-1] == scene(wrong).spots[-1]


# -- taps ----------------------------------------------------------------------------------------------------------


def tapped(state: State, *places: str) -> Pick[object]:
    picked: Pick[object] | None = Pick()
    for place in places:
        assert picked is not None
        picked = tap(GAME.legal_moves(state), picked, place, tuple(GAME.candidates(state)))
    assert picked is not None
    return picked


def test_a_card_lights_the_cells_where_it_fits_and_the_penalty() -> None:
    lit = tapped(position("Y5 B3@1,0", "B3", "B7"), "hand:B3").targets
    assert lit == {"-1,-1", "0,-1", "-1,1", "0,1", "-1,0", "do:penalty"} - {"-1,-1", "-1,1", "0,-1", "0,1", "-1,0"}
    assert tapped(position("Y5 B3@1,0", "Y7", "B7"), "hand:Y7").targets == {"2,0", "do:penalty"}


def test_card_and_cell_card_and_word_and_word_alone_make_a_move() -> None:
    state = position("Y5 B3@1,0", "B6", "B7", stacks=["Y7"])
    assert str(tapped(state, "0,1", "hand:B6").ready) == "B6@0,1"
    assert str(tapped(state, "stack:Y7", "2,0").ready) == "stack:Y7@2,0"
    assert str(tapped(state, "do:penalty", "hand:B6").ready) == "penalty:B6"
    assert str(tapped(position("Y5", "", "B7"), "do:pass").ready) == "pass"


@pytest.mark.parametrize(
    ("state", "taps", "place", "text"),
    [
        (position("Y5 B3@1,0", "B5", "B7"), ("hand:B5",), "0,1", "The 5 is in this column already."),
        (position("Y5 B3@1,0", "B6", "B7"), ("hand:B6",), "1,0", "A card lies there already."),
        (
            position("Y5 B3@1,0", "B6", "B7"),
            ("hand:B6",),
            "-1,-1",
            "The card must share a side with a card on the table.",
        ),
        (
            position("Y5", FIVE, OTHERS, stacks=["B2"], pile="B1"),
            (),
            "stack:B2",
            "Penalty cards can be placed only when nothing is left to draw.",
        ),
        (
            position("Y5", "B6", "B7", stuck=["B2"], referee="off"),
            ("stack:B2",),
            "0,1",
            "This card was objected to: it stays on your penalty stack for good.",
        ),
        (
            position("Y5", "B6", "B7", stacks=["B2"], penalties="after-hand"),
            (),
            "stack:B2",
            "At this table penalty cards can be placed only when your hand is empty.",
        ),
        (position("Y5 B3@1,0", "B6", "B7", stacks=["B5"]), (), "stack:B5", "Your blue 5 fits nowhere now."),
        (position("Y5 B3@1,0", "B6", "B7", stacks=["B5"]), ("hand:B6",), "stack:B5", "Your blue 5 fits nowhere now."),
        (
            position("Y5 B3@1,0", "B6", "B7", stacks=["B2 B5"]),
            ("do:penalty",),
            "stack:B2",
            "Your blue 2 lies on the penalty stack already: choose a card of your hand.",
        ),
        (
            position("Y5 B3@1,0", "B6", "B7", stacks=["B5"]),
            ("do:penalty",),
            "0,1",
            "Choose a card of your hand: it goes on your penalty stack.",
        ),
        (position("Y5 B3@1,0", "B3 B5", "B7"), (), "1,1", "None of your cards fits there."),
        (position("Y5 B3@1,0", "B3 B5", "B7"), (), "1,0", "A card lies there already."),
        (position("Y5 B3@1,0", "B3 B5", "B7"), (), "-1,-1", "The card must share a side with a card on the table."),
        (
            position("Y5 B3@1,0", "B6", "B7", fresh=True, referee="off"),
            (),
            "do:object",
            "The card placed before your turn is right: it repeats no number.",
        ),
    ],
)
def test_what_cannot_be_meant_says_why(state: State, taps: tuple[str, ...], place: str, text: str) -> None:
    objection = why_not_there(GAME, state, taps, place)
    assert objection is not None
    assert str(objection.text) == text


# -- pictures ---------------------------------------------------------------------------------------------------------


def test_the_picture_is_one_drawing_with_nine_cards_and_free_cells() -> None:
    drawn = tile()
    assert drawn.startswith('<svg class="art" viewBox="0 0 120 120"')
    assert (drawn.count("<text"), drawn.count("<circle"), drawn.count("var(--gravel)")) == (9, 2, 7)


def test_a_move_shows_where_it_was_made() -> None:
    before = position("Y5 B3@1,0", "B6", "B7")
    assert cell(after(before, "B6@0,1"), "0,1").face == card("B6")
