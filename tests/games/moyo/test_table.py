"""The table: what lies where, what it is called, what the seats show and how a game is told."""

from __future__ import annotations

import pytest

from azumaya.core.areas import Buttons, Grid, Group, Rack, Supply
from azumaya.core.pick import Pick, tap
from azumaya.core.scene import Scene
from azumaya.core.spot import Face, Spot
from azumaya.games.moyo import board
from azumaya.games.moyo.art import tile
from azumaya.games.moyo.state import State
from games.moyo.play import GAME, OPENED, game, options, random_game
from games.moyo.test_setup import DRAFTED
from games.moyo.test_worked_cases import SM22

TABLE = GAME.table


def scene(state: State) -> Scene:
    return TABLE.scene(GAME.view(state, 0))


def spot(state: State, place: str) -> Spot:
    (grid,) = (area for area in scene(state).areas if isinstance(area, Grid))
    return next(found for row in grid.rows for found in row if found.place == place)


def said(state: State, place: str) -> str:
    return str(spot(state, place).name)


def rack(state: State) -> list[tuple[str, str, str | None, Face | None]]:
    racks = [area for area in scene(state).areas if isinstance(area, Rack)]
    return [(s.place, str(s.name), s.key, s.face) for area in racks for s in area.spots]


def groups(state: State) -> dict[str, Group]:
    (supply,) = (area for area in scene(state).areas if isinstance(area, Supply))
    return {str(group.name).partition(":")[0]: group for group in supply.groups}


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("r4c6", "row 4, column 6, Azumaya: black 2, from the puzzle"),
        ("r4c4", "row 4, column 4, Azumaya: black 5"),
        ("r6c5", "row 6, column 5, Azumaya: Moyo stone, no number fits here"),
        ("r1c1", "row 1, column 1, north-west Shima of Light: empty"),
        ("r1c2", "row 1, column 2, north-west Shima of Light: light 6, from the puzzle"),
        ("r1c4", "row 1, column 4, north Shima of Dark: dark 3, from the puzzle"),
        ("r9c9", "row 9, column 9, south-east Shima of Dark: empty"),
    ],
)
def test_a_space_is_spoken_with_place_ground_and_content(place: str, name: str) -> None:
    assert said(game(OPENED, puzzle="6").state, place) == name


def test_a_space_shows_its_ground_its_stone_and_what_the_puzzle_gave() -> None:
    state = game(f"{OPENED} r1c1=1", puzzle="6").state
    shown = {place: spot(state, place) for place in ("r4c6", "r1c1", "r1c4", "r6c5", "r9c9")}
    assert {place: (found.face, dict(found.look)) for place, found in shown.items()} == {
        "r4c6": (Face("stone", "2", {"set": "black"}, "AZ-2"), {"ground": "azumaya", "given": ""}),
        "r1c1": (Face("stone", "1", {"set": "light"}, "NW-1"), {"ground": "light"}),
        "r1c4": (Face("stone", "3", {"set": "dark"}, "N-3"), {"ground": "dark", "given": ""}),
        "r6c5": (Face("disc"), {"ground": "azumaya"}),
        "r9c9": (None, {"ground": "dark"}),
    }


def test_in_rows_the_shima_is_named_by_the_row_of_the_space() -> None:
    state = game(areas="rows", puzzle="6").state
    assert said(state, "r1c4") == "row 1, column 4, Shima of Light: light 3, from the puzzle"
    assert said(state, "r2c1") == "row 2, column 1, Shima of Dark: empty"
    assert said(state, "r5c4") == "row 5, column 4, Azumaya: black 9, from the puzzle"
    assert list(groups(state))[:2] == ["row 1 of Light", "row 2 of Dark"]
    assert list(groups(game(areas="columns", puzzle="6").state))[2:5] == [
        "column 3 of Light",
        "column 4 of Dark",
        "Azumaya",
    ]


def test_the_pavilion_is_drawn_only_where_the_azumaya_is_a_block() -> None:
    grids = [
        area for areas in ("mixed", "rows") for area in scene(game(areas=areas).state).areas if isinstance(area, Grid)
    ]
    assert [dict(grid.look) for grid in grids] == [{"boxes": "", "azumaya": ""}, {"boxes": ""}]


def test_in_the_draft_a_tap_on_any_space_means_its_area() -> None:
    state = game("take:NW", areas="draft", puzzle="6").state
    assert (spot(state, "r1c8").tap, spot(state, "r5c5").tap) == ("area:NE", "area:AZ")
    assert said(state, "r1c8") == "row 1, column 8, north-east Shima, not taken yet: empty"
    assert said(state, "r1c7") == "row 1, column 7, north-east Shima, not taken yet: 8, from the puzzle"
    assert said(state, "r1c1") == "row 1, column 1, north-west Shima of Light: empty"
    assert dict(spot(state, "r1c8").look) == {"ground": "free"}
    picked = tap(GAME.legal_moves(state), Pick(), "area:NE")
    assert picked is not None
    assert str(picked.ready) == "take:NE"
    assert spot(game(DRAFTED, areas="draft").state, "r1c1").tap is None


def test_the_rack_holds_the_numbers_that_fit_somewhere() -> None:
    """In the opening the black stones, afterwards those of the seat on turn."""
    assert rack(game("r5c5=7 r6c6=4", puzzle="6").state) == [
        ("stone:3", "black 3", "3", Face("stone", "3", {"set": "black"})),
        ("stone:5", "black 5", "5", Face("stone", "5", {"set": "black"})),
    ]
    light = rack(game(OPENED, puzzle="6").state)
    fitting = {move.value for move in GAME.legal_moves(game(OPENED, puzzle="6").state)}
    assert [name for _, name, _, _ in light] == [f"light {value}" for value in sorted(fitting)]
    assert {face.look["set"] for _, _, _, face in light if face} == {"light"}
    dark = rack(game(f"{OPENED} r1c1=1", puzzle="6").state)
    assert {face.look["set"] for _, _, _, face in dark if face} == {"dark"}


def test_a_stone_and_a_space_make_a_move_in_either_order() -> None:
    moves = GAME.legal_moves(game(puzzle="6").state)
    for places in (("stone:5", "r4c4"), ("r4c4", "stone:5")):
        picked: Pick[object] | None = Pick()
        for place in places:
            assert picked is not None
            picked = tap(moves, picked, place)
        assert picked is not None
        assert str(picked.ready) == "r4c4=5"


def test_beside_each_area_lie_the_stones_that_are_left_and_those_turned_over() -> None:
    found = groups(game(OPENED, puzzle="6").state)
    assert list(found) == [
        "north-west Shima of Light",
        "north Shima of Dark",
        "north-east Shima of Light",
        "west Shima of Light",
        "Azumaya",
        "east Shima of Dark",
        "south-west Shima of Dark",
        "south Shima of Light",
        "south-east Shima of Dark",
    ]
    middle = found["Azumaya"]
    assert str(middle.name) == "Azumaya: 8 turned over"
    assert middle.faces == (Face("stone", "8", {"set": "black", "turned": ""}, "AZ-8"),)
    assert dict(middle.look) == {"ground": "azumaya"}
    corner = found["north-west Shima of Light"]
    assert str(corner.name) == "north-west Shima of Light: 1, 3, 4, 5, 7, 9 left"
    assert [face.sign for face in corner.faces] == ["1", "3", "4", "5", "7", "9"]


def test_the_supply_says_what_is_left_and_what_is_turned() -> None:
    """Over whole games every missing stone of an area is open or turned over, and no stone lies twice."""
    for state in random_game(2, 3, puzzle="2").states:
        for name, group in groups(state).items():
            open_faces = [face.sign for face in group.faces if "turned" not in face.look]
            turned = [face.sign for face in group.faces if "turned" in face.look]
            parts = [
                f"{', '.join(open_faces)} left" if open_faces else "",
                f"{', '.join(turned)} turned over" if turned else "",
            ]
            told = "; ".join(part for part in parts if part) or "no stone left"
            assert str(group.name) == f"{name}: {told}"
        pieces = [face.id for group in groups(state).values() for face in group.faces]
        lying = [found.face for row in board.grid(state).rows for found in row]
        pieces += [face.id for face in lying if face is not None and face.id is not None]
        assert len(pieces) == len(set(pieces)) == 81


def test_it_is_said_how_a_turned_stone_looks_as_soon_as_there_is_one() -> None:
    def note(tokens: str) -> str:
        (supply,) = (a for a in scene(game(tokens, puzzle="6").state).areas if isinstance(a, Supply))
        return str(supply.note)

    assert note("") == "None"
    assert note("r5c5=7") == "In a dashed rim: turned over, fits nowhere now."


def lines(state: State) -> list[tuple[str, int | None, dict[str, str]]]:
    return [(str(line.fact), line.number, dict(line.mark.look)) for line in scene(state).seats]


def test_the_seats_show_how_many_stones_still_fit() -> None:
    """As many as lie beside the own Shima and are not turned over."""
    state = game(OPENED, puzzle="6").state
    open_stones = {
        ground: sum(
            "turned" not in face.look
            for group in groups(state).values()
            if group.look["ground"] == ground
            for face in group.faces
        )
        for ground in ("light", "dark")
    }
    assert lines(state) == [
        ("stones still fit", open_stones["light"], {"set": "light"}),
        ("stones still fit", open_stones["dark"], {"set": "dark"}),
    ]


@pytest.mark.parametrize(
    ("tokens", "given", "expected"),
    [
        (
            "",
            {"choice": "rulebook"},
            [("no colour yet", None, {"set": "free"}), ("no colour yet", None, {"set": "free"})],
        ),
        (
            "dark",
            {"choice": "rulebook", "puzzle": "6", "variant": "horikomi"},
            [
                ("Moyo stones in the own Shima", 0, {"set": "dark"}),
                ("Moyo stones in the own Shima", 0, {"set": "light"}),
            ],
        ),
        (
            "take:NW take:N",
            {"areas": "draft"},
            [("Shima taken", 1, {"set": "light"}), ("Shima taken", 1, {"set": "dark"})],
        ),
    ],
)
def test_the_seats_show_what_counts_at_the_time(tokens: str, given: dict[str, str], expected: object) -> None:
    assert lines(game(tokens, **given).state) == expected


@pytest.mark.parametrize(
    ("tokens", "given", "prompt", "phase"),
    [
        ("", {"choice": "rulebook"}, "Choose your colour, and with it your four Shima.", "Setting up"),
        ("", {"choice": "rulebook", "areas": "draft"}, "Choose your colour.", "Setting up"),
        ("light", {"choice": "rulebook"}, "Decide who takes the first turn.", "Setting up"),
        ("", {"areas": "draft"}, "Take one Shima: tap any of its spaces.", "Setting up"),
        ("take:N", {"areas": "draft"}, "Take two Shima, one after the other: tap a space of each.", "Setting up"),
        ("take:N take:S", {"areas": "draft"}, "Take one Shima: tap any of its spaces.", "Setting up"),
        (DRAFTED.rpartition(" ")[0], {"areas": "draft"}, "Take one Shima: tap any of its spaces.", "Setting up"),
        ("", {"handicap": "2"}, "Place 2 handicap stones in the Azumaya.", "Handicap"),
        ("", {"handicap": "1"}, "Place a handicap stone in the Azumaya.", "Handicap"),
        ("", {}, "Place a black stone in the Azumaya.", "Opening in the Azumaya"),
        (OPENED, {"puzzle": "6"}, "Place a stone in one of your Shima.", "Azumaya closed, Shima open"),
        (
            OPENED,
            {"puzzle": "6", "variant": "horikomi"},
            "Place a stone in any Shima.",
            "Azumaya closed, Shima open",
        ),
        (SM22, {"puzzle": "5"}, "No stone can be placed any more.", "Game over"),
    ],
)
def test_the_prompt_says_what_to_do_now(tokens: str, given: dict[str, str], prompt: str, phase: str) -> None:
    found = scene(game(tokens, **given).state)
    assert (str(found.prompt), str(found.phase)) == (prompt, phase)


def test_in_the_draft_the_button_asks_for_a_shima() -> None:
    assert str(scene(game("take:N", areas="draft").state).wanted) == "Choose a Shima"
    assert scene(game(DRAFTED, areas="draft").state).wanted is None


def test_the_score_sheet_says_what_its_lines_count() -> None:
    labels = [label for standing in GAME.standings(game(SM22, puzzle="5").state) for label, _ in standing.sheet]
    words = scene(game(SM22, puzzle="5").state).lines
    assert [(str(label), str(words[str(label)])) for label in labels] == [
        ("placed after the last turn", "The winning stone"),
        ("further", "Stones to spare"),
    ]


@pytest.mark.parametrize(
    ("tokens", "buttons"),
    [
        ("", [("do:light", "Light"), ("do:dark", "Dark")]),
        ("dark", [("do:begin", "I begin"), ("do:yield", "The other begins")]),
        ("dark begin", []),
    ],
)
def test_words_are_said_with_buttons(tokens: str, buttons: list[tuple[str, str]]) -> None:
    areas = [a for a in scene(game(tokens, choice="rulebook").state).areas if isinstance(a, Buttons)]
    assert [(s.place, str(s.label)) for area in areas for s in area.spots] == buttons


@pytest.mark.parametrize(
    ("tokens", "given", "token", "asked", "told"),
    [
        ("", {}, "r4c4=2", "Place 2 at r4c4", "Mio places 2 at r4c4."),
        ("", {"handicap": "1"}, "r4c4=2", "Place 2 at r4c4", "Mio places 2 at r4c4 as a handicap stone."),
        ("", {"areas": "draft"}, "take:NE", "Take the north-east Shima", "Mio takes the north-east Shima."),
        ("", {"choice": "rulebook"}, "light", "Take Light", "Mio takes Light."),
        ("", {"choice": "rulebook"}, "dark", "Take Dark", "Mio takes Dark."),
        ("dark", {"choice": "rulebook"}, "begin", "Take the first turn", "Mio takes the first turn."),
        (
            "dark",
            {"choice": "rulebook"},
            "yield",
            "Leave the first turn to the other",
            "Mio leaves the first turn to the other.",
        ),
    ],
)
def test_a_move_is_asked_and_told(tokens: str, given: dict[str, str], token: str, asked: str, told: str) -> None:
    view = GAME.view(game(tokens, **given).state, 0)
    move = GAME.parse(token)
    assert (str(TABLE.ask(view, move)), str(TABLE.tell(view, move, "Mio"))) == (asked, told)


def test_a_name_is_only_a_name() -> None:
    view = GAME.view(game(SM22, puzzle="5").state, None)
    assert str(TABLE.verdict(view, ["{n}", "<b>"])) == (
        "<b> wins: {n} is on turn, and no stone fits any more. That is worth 1 victory point."
    )


@pytest.mark.parametrize(
    ("given", "titles"),
    [
        ({}, ("Light stones, first turn", "Dark stones, second turn")),
        ({"choice": "rulebook"}, ("Chooses the colours", "Decides who begins")),
        ({"handicap": "1"}, ("Light stones, first turn", "Dark stones, second turn, 1 handicap stone")),
        (
            {"handicap": "3", "weaker": "0"},
            ("Light stones, first turn, 3 handicap stones", "Dark stones, second turn"),
        ),
    ],
)
def test_a_seat_is_called_by_what_it_gets(given: dict[str, str], titles: tuple[str, str]) -> None:
    assert tuple(str(TABLE.seat_title(options(**given), seat)) for seat in (0, 1)) == titles


def test_the_picture_is_one_drawing_in_the_colours_of_the_theme() -> None:
    drawn = tile()
    assert drawn.startswith('<svg class="art" viewBox="0 0 120 120"')
    assert drawn.endswith("</svg>")
    assert "#" not in drawn
    assert drawn.count("<text") == 7
