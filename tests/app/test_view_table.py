"""The table as it is seen and spoken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.moments import GAME, HOST, JUN, MIO, MOMENTS, MOYO, REFUSED, at, house, saved, table, tree
from app.page import Page
from app.reading import Node, read
from azumaya.app.model import Play, Route, Saved, Settings
from azumaya.app.view import view
from azumaya.core.record import Match
from azumaya.games import SHELF


def spot(page: Node, place: str) -> Node:
    return page.one("button", id=f"spot-{place}")


def cell(page: Node, place: str) -> Node:
    return next(node for node in spot(page, place).up() if node.get("role") == "gridcell")


def names(page: Node, *places: str) -> list[str]:
    return [spot(page, place)["aria-label"] for place in places]


def test_a_board_is_a_grid_of_rows_of_cells_with_one_button_each() -> None:
    grid = tree(table()).one(role="grid")
    rows = list(grid.every(role="row"))
    assert (grid["aria-rowcount"], grid["aria-colcount"]) == ("9", "9")
    assert [row["aria-rowindex"] for row in rows] == [str(n) for n in range(1, 10)]
    for number, row in enumerate(rows, 1):
        cells = list(row.every(role="gridcell"))
        assert [c["aria-colindex"] for c in cells] == [str(n) for n in range(1, 10)]
        assert [c.one("button")["data-tap"] for c in cells] == [f"r{number}c{n}" for n in range(1, 10)]


def test_the_keyboard_has_one_way_into_a_board() -> None:
    grid = tree(table()).one(role="grid")
    assert [node["id"] for node in grid.every("button", tabindex="0")] == ["spot-r1c5"]


def test_the_numbers_stand_on_all_four_edges_and_say_how_a_cell_is_written() -> None:
    edges = {edge["data-axis"]: list(edge.every("span")) for edge in tree(table()).every(class_="coords")}
    assert {axis: [n.text for n in numbers] for axis, numbers in edges.items()} == {
        axis: list("123456789") for axis in ("x", "y", "end", "below")
    }
    first = {axis: [n.get("data-letter") for n in numbers] for axis, numbers in edges.items()}
    columns, rows = ["c", *[None] * 8], ["r", *[None] * 8]
    assert first == {"x": columns, "y": rows, "end": rows, "below": columns}


def test_every_cell_is_spoken_with_place_ground_content_and_state() -> None:
    page = tree(table(taps=("stone:5",)))
    assert names(page, "r1c2", "r2c2", "r1c5", "r4c4", "r9c1") == [
        "row 1, column 2, north-west Shima of Light: empty, 5 may go here",
        "row 2, column 2, north-west Shima of Light: Moyo stone, no number fits here",
        "row 1, column 5, north Shima of Dark: dark 1, last move",
        "row 4, column 4, Azumaya: black 6",
        "row 9, column 1, south-west Shima of Dark: empty",
    ]


def test_a_move_that_is_tried_waits_as_a_ghost() -> None:
    page = tree(table(taps=("stone:5", "r1c2")))
    assert names(page, "r1c2") == [
        "row 1, column 2, north-west Shima of Light: empty, your 5 waits here, not placed yet"
    ]
    assert cell(page, "r1c2").get("data-ghost") is not None
    assert cell(page, "r1c2").text == "5"
    assert spot(page, "stone:5")["aria-pressed"] == "true"
    assert page.one(data_press="place").text == "Place 5 at r1c2"
    assert view(table(taps=("stone:5", "r1c2"))).focus == "press-place"


def test_an_area_that_is_chosen_is_no_piece_on_its_way() -> None:
    """In the draft of Sudoku Moyo a tap means a whole Shima: no stone of it hovers over its empty spaces."""
    page = Page(shelf=SHELF)
    page.begin("moyo", option_areas="draft")
    before = read(page.html)
    page.tap("area:NE")
    after = read(page.html)
    shima = [f"r{row}c{column}" for row in (1, 2, 3) for column in (7, 8, 9)]
    assert {dict(cell(after, place).attributes)["data-chosen"] for place in shima} == {""}
    assert list(after.every(data_ghost="")) == []
    assert [spot(after, place).text for place in shima] == [spot(before, place).text for place in shima]
    assert after.one(data_press="place").text == "Take the north-east Shima"


def test_where_one_must_go_instead_is_marked_as_a_way_and_not_as_a_cause() -> None:
    """While the Azumaya is open, a tap anywhere else points to its free spaces (Moyo R5)."""
    page = Page(shelf=SHELF)
    page.begin("moyo", option_puzzle="6")
    page.tap("r1c1")
    seen = read(page.html)
    must = {"r4c4", "r4c5", "r5c5", "r6c5", "r6c6"}
    assert {place: dict(marks(cell(seen, place))) for place in must} == {place: {"data-open": ""} for place in must}
    assert dict(marks(cell(seen, "r1c1"))) == {"data-objected": "here"}
    assert all(spot(seen, place)["aria-label"].endswith("may be chosen") for place in must)
    page.tap("stone:3", "r1c1")
    seen = read(page.html)
    fit = {place for place in must if f"{place}=3" in map(str, MOYO.legal_moves(page.play.match.state))}
    assert {place for place in must if marks(cell(seen, place)) == [("data-open", "")]} == fit
    assert all(marks(cell(seen, place)) == [] for place in must - fit)


def marks(node: Node) -> list[tuple[str, str]]:
    return [(name, node[name]) for name in ("data-open", "data-objected") if node.get(name) is not None]


def test_the_other_targets_stay_marked_while_a_move_is_tried() -> None:
    chosen, tried = tree(table(taps=("stone:5",))), tree(table(taps=("stone:5", "r1c2")))
    marked = {node.one("button")["data-tap"] for node in chosen.every(data_open="")}
    assert {node.one("button")["data-tap"] for node in tried.every(data_open="")} == marked - {"r1c2"}
    assert "r1c2" in marked


def test_targets_are_not_marked_for_those_who_do_not_want_it() -> None:
    model = replace(table(taps=("stone:5",)), settings=Settings(targets="off"))
    assert list(tree(model).every(data_open="")) == []
    assert names(tree(model), "r1c2") == ["row 1, column 2, north-west Shima of Light: empty"]


def test_what_may_not_be_chosen_can_still_be_reached_and_asked() -> None:
    page = tree(table())
    assert spot(page, "r1c1")["aria-disabled"] == "true"
    assert spot(page, "r1c1").get("disabled") is None
    assert spot(page, "r1c1")["data-tap"] == "r1c1"
    assert spot(page, "r1c2").get("aria-disabled") is None


def test_a_stone_that_does_not_fit_in_the_chosen_cell_says_so_and_not_that_it_fits_nowhere() -> None:
    page = tree(table(taps=("r1c2",)))
    off = [n["data-tap"] for n in page.every(class_="pick") if n.get("aria-disabled")]
    assert off == ["stone:1", "stone:4"]
    assert names(page, "stone:1", "stone:5") == ["light 1, does not fit there", "light 5"]


def test_an_objection_says_why_marks_the_cells_and_leads_to_the_rule() -> None:
    page = tree(table(23, ("stone:5",), objection=REFUSED))
    toast = page.one(data_kind="objection")
    assert toast.text == "5 stands in row 1 already, on r1c3. Rule R4"
    assert toast.one("a")["href"] == "#/rules/moyo#R4"
    assert cell(page, "r1c2")["data-objected"] == "cause"
    assert cell(page, "r1c3")["data-objected"] == "cause"
    assert names(page, "r1c2", "r1c3") == [
        "row 1, column 2, north-west Shima of Light: empty, the reason",
        "row 1, column 3, north-west Shima of Light: light 5, in the way",
    ]


def test_a_cell_that_is_chosen_first_is_marked_as_such() -> None:
    page = tree(table(taps=("r1c2",)))
    assert cell(page, "r1c2").get("data-chosen") is not None
    assert names(page, "r1c2") == ["row 1, column 2, north-west Shima of Light: empty, chosen"]


def test_an_opponent_who_thinks_is_named_and_can_be_asked_to_move() -> None:
    page = tree(MOMENTS["thinking"]())
    tray = page.one(class_="tray")
    assert tray.one(class_="say").text == "Patient host is thinking."
    assert tray.one(data_press="stop-thinking").text == "Don’t wait"
    assert len(list(tray.every(data_progress=""))) == 1
    assert all(node.get("aria-disabled") for node in page.every("button", class_="spot"))


def test_the_log_tells_every_move_newest_first_and_leads_back_to_it() -> None:
    lines = list(tree(table(3)).one("ol", class_="log").every("button"))
    assert [(line.text, line["data-press"], line["data-arg"]) for line in lines] == [
        ("3Mio places 8 at r5c5. Turned over: 5 in the Azumaya.Just happened", "look", "3"),
        ("2Jun places 9 at r4c5. A Moyo stone closes r8c5.", "look", "2"),
        ("1Mio places 6 at r4c4. Turned over: 6 in the north and 6 in the east.", "look", "1"),
    ]
    assert [line.get("aria-current") for line in lines] == ["true", None, None]


def test_moves_that_were_taken_back_stay_in_the_log_struck_through() -> None:
    page = tree(table(2, kept=saved(2, undone=tuple(GAME[2:4]))))
    struck = [node.text for node in page.every("s")]
    assert struck == ["Jun places 7 at r6c6.", "Mio places 8 at r5c5. Turned over: 5 in the Azumaya."]
    assert page.one(id="press-redo")["data-press"] == "redo"


def test_looking_back_shows_that_moment_and_the_way_to_now() -> None:
    page = tree(table(24, shown=1))
    assert page.one(class_="tray").one(class_="say").text == "You are looking back at move 1 of 24."
    assert cell(page, "r4c4").get("data-last") is not None
    assert spot(page, "r4c5")["aria-label"].endswith("Azumaya: empty")
    assert page.one(data_press="now").text == "Back to now"
    assert page.one(data_press="branch")["data-arg"] == "1"
    for sheet in ("", "tray-"):  # beside the table, and in the tray where that is a closed sheet
        slider = page.one(id=f"{sheet}replay").one("input", type="range")
        assert (slider["min"], slider["value"], slider["max"]) == ("0", "1", "24")
        assert slider["aria-valuetext"] == "Move 1 of 24"


def test_when_the_game_is_over_it_says_who_won_why_and_with_what() -> None:
    tray = tree(table(30)).one(class_="tray")
    assert tray.one(id="verdict").text == (
        "Jun wins: Mio is on turn, and no stone fits any more. That is worth 1 victory point."
    )
    rows = [[cell.text for cell in row.every() if cell.tag in ("th", "td")] for row in tray.every("tr")]
    assert rows == [
        ["", "Mio", "JunWon"],
        ["Total", "0", "1"],
        ["The winning stone", "–", "1"],
        ["Stones to spare", "–", "0"],
    ]
    assert tray.one(data_press="again").text == "Rematch"
    assert tray.one(data_press="look")["data-arg"] == "29"
    assert view(table(30)).focus == tray.one(data_press="again")["id"]


def score(page: Node) -> list[list[str]]:
    sheet = page.one(id="body-score").one("table")
    lines = [[cell.text for cell in row.every() if cell.tag in ("th", "td")] for row in sheet.every("tr")]
    return [[sheet.one("caption").text], *lines]


def test_while_nothing_has_been_counted_the_score_shows_what_the_seats_show() -> None:
    assert score(tree(table(20))) == [
        ["Nothing has been counted yet. Victory points: the winner’s last stone, and those to spare."],
        ["", "Mio", "Jun"],
        ["stones still fit", "7", "6"],
    ]


def test_where_the_seats_show_different_things_the_score_shows_that_all_have_none() -> None:
    begun = Match.new(SHELF.find("cardoku"), 2, {}, "00").settle()
    entry = Saved("abc", begun.record, (MIO, HOST))
    page = tree(house(route=Route("game", "abc"), games={"abc": entry}, play=Play(entry, begun)))
    assert score(page)[1:] == [["", "Mio", "Patient host"], ["Total", "0", "0"]]


def test_the_score_says_what_is_counted() -> None:
    assert score(tree(table(30)))[0] == ["Final score Victory points: the winner’s last stone, and those to spare."]
    horikomi = Match.new(MOYO, 2, {"variant": "horikomi"}, "00")
    entry = Saved("abc", horikomi.record, (MIO, JUN))
    page = tree(house(route=Route("game", "abc"), games={"abc": entry}, play=Play(entry, horikomi)))
    assert score(page)[0] == ["If the game ended now Moyo stones in the own Shima: the fewest win."]


@pytest.mark.parametrize(
    ("game", "points"),
    [
        ("kartenspiel", "Penalty points: the fewest win."),
        ("cardoku", "Rows, columns and boxes completed: the most win."),
        ("culdcept", "Squares held: the most win."),
    ],
)
def test_every_game_says_who_wins_by_its_points(game: str, points: str) -> None:
    match = Match.new(SHELF.find(game), 2, {}, "00").settle()
    assert match.game.table is not None
    assert str(match.game.table.scene(match.game.view(match.state, None)).points) == points


def test_in_the_menu_a_copy_to_keep_and_a_second_game_to_play_are_called_by_what_they_are_for() -> None:
    menu = tree(at(table(), "menu")).one(class_="menu")
    assert menu.one(id="menu-branch").text == "Play on from this move in a second game"
    assert menu.one(id="menu-copy").text == "Keep a copy on the shelf"


def test_undo_and_redo_are_off_where_there_is_nothing_to_undo_or_redo_and_undo_says_why() -> None:
    page = tree(table(0))
    assert (page.one(id="press-undo")["aria-disabled"], page.one(id="press-undo")["data-press"]) == ("true", "undo")
    assert page.one(id="press-redo")["aria-disabled"] == "true"
    assert tree(table(1)).one(id="press-undo")["data-press"] == "undo"


def test_the_far_player_gets_the_numbers_turned() -> None:
    assert tree(table(21, kept=saved(21, seating="facing"))).one(class_="app")["data-facing"] == "far"
    assert tree(table(20, kept=saved(20, seating="facing"))).one(class_="app").get("data-facing") is None
    alone = saved(21, seating="facing", players=(HOST, MIO))
    assert tree(table(21, kept=alone)).one(class_="app").get("data-facing") is None


def test_under_a_sheet_the_table_cannot_be_reached() -> None:
    page = tree(at(table(), "menu"))
    assert page.one(class_="app").get("inert") is not None
    sheet = page.one(role="dialog")
    assert sheet.one("h2").text == "This game"
    assert view(at(table(), "menu")).focus == "close-sheet"
    assert sheet.one(id="close-sheet")["href"] == "#/game/abc"


def test_a_game_played_in_another_window_can_only_be_watched_or_taken_over() -> None:
    page = tree(table(readonly=True))
    assert page.one(class_="tray").one(data_press="take-over").text == "Play here instead"
    assert all(node.get("aria-disabled") for node in page.every("button", class_="spot"))


def test_the_title_says_whose_turn_it_is() -> None:
    assert view(table()).title == "Mio to play – Sudoku Moyo"
    assert view(table(30)).title == "Game over – Sudoku Moyo"
