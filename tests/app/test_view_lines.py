"""What is drawn of whole rows, columns and boxes, and of the cells that they light."""

from __future__ import annotations

import pytest

from app.reading import Node, read
from azumaya.app.draw.grid import draw_grid
from azumaya.app.draw.marks import Marks
from azumaya.app.html import Html
from azumaya.core.areas import Grid, Line
from azumaya.core.spot import Look, Spot
from azumaya.core.text import Text

SCORED = Line("row", 2, Text("row 2, scored by Mio"), {"owner": "1"})
FRESH = Line("column", 4, Text("column 4, just scored by Jun"), {"owner": "2", "fresh": ""}, "+1")
SHORT = Line("row", 3, Text("row 3, one card short"), {"short": ""}, "1 9")
BOX = Line("box", 2, Text("box 2, one card short"), {"short": ""}, "7")


def grid(*lines: Line, look: Look | None = None) -> Grid:
    spots = [[Spot(f"r{r}c{c}", Text("cell")) for c in range(1, 7)] for r in range(1, 7)]
    return Grid("board", Text("Board"), tuple(map(tuple, spots)), {"boxes": ""} if look is None else look, lines=lines)


def page(*lines: Line, look: Look | None = None) -> Node:
    return read(draw_grid(Html(), grid(*lines, look=look), Marks(), None))


def marks(node: Node) -> list[tuple[str, str, str]]:
    """Of each mark its axis, what is written there, and where it is."""
    return [(mark["data-axis"], mark.text, mark["style"]) for mark in node.every(class_="end")]


def lit(node: Node) -> dict[str, tuple[str, str | None]]:
    """The cells that a line lights."""
    cells = [cell for cell in node.every(class_="cell") if cell.get("data-lit")]
    return {cell.one("button")["data-tap"]: (cell["data-lit"], cell.get("data-owner")) for cell in cells}


def test_a_scored_line_wears_the_shape_of_its_owner_at_its_end() -> None:
    node = page(SCORED)
    assert marks(node) == [("row", "", "--at:1;--past:0;--aside:0")]
    mark = node.one(class_="end")
    assert (mark["data-owner"], mark.one("use")["href"], mark["aria-hidden"]) == ("1", "#shape-1", "true")
    assert lit(node) == {}


def test_what_has_just_been_brought_is_written_there_and_its_line_is_lit() -> None:
    node = page(FRESH)
    assert marks(node) == [("column", "+1", "--at:3;--past:1;--aside:0")]
    assert lit(node) == {f"r{row}c4": ("fresh", "2") for row in range(1, 7)}


def test_each_value_that_a_line_lacks_is_a_little_card_at_its_end() -> None:
    node = page(SHORT)
    assert marks(node) == [("row", "19", "--at:2;--past:0;--aside:0")]
    assert [card.text for card in node.one(class_="end").every("b")] == ["1", "9"]
    assert lit(node) == {f"r3c{column}": ("short", None) for column in range(1, 7)}


def test_a_box_has_its_mark_at_its_corner() -> None:
    node = page(BOX)
    assert marks(node) == [("box", "7", "--down:0;--right:1")]
    assert set(lit(node)) == {f"r{row}c{column}" for row in (1, 2, 3) for column in (4, 5, 6)}
    assert marks(page(Line("box", 3, Text("box 3"), {"owner": "1"})))[0][2] == "--down:1;--right:0"


def test_a_cell_of_a_line_that_has_just_scored_is_lit_by_that() -> None:
    assert lit(page(FRESH, SHORT))["r3c4"] == ("fresh", "2")
    assert lit(page(SHORT, FRESH))["r3c4"] == ("fresh", "2")


def test_two_marks_of_one_line_stand_side_by_side_each_half_of_it_aside() -> None:
    again = Line("row", 2, Text("row 2 again"), {"owner": "2"})
    places = [mark["style"] for mark in page(SCORED, again).every(class_="end")]
    assert places == ["--at:1;--past:0;--aside:-1", "--at:1;--past:0;--aside:1"]


def test_a_mark_stands_where_the_number_of_its_line_would_stand_at_that_end() -> None:
    edges = {
        edge["data-axis"]: [n.text for n in edge.every("span")] for edge in page(SCORED, FRESH).every(class_="coords")
    }
    assert edges == {
        "x": ["1", "2", "3", "4", "5", "6"],
        "below": ["1", "2", "3", "", "5", "6"],
        "y": ["1", "2", "3", "4", "5", "6"],
        "end": ["1", "", "3", "4", "5", "6"],
    }


def test_a_box_at_an_edge_has_its_mark_in_the_frame() -> None:
    boxes = [Line("box", number, Text("box"), {"owner": "1"}) for number in (1, 2, 3, 4)]
    assert [mark.get("data-edge") for mark in page(*boxes).every(class_="end")] == [None, "end", "below", "corner"]


def test_lines_are_told_in_words_beside_the_board_and_not_within() -> None:
    node = page(SCORED, FRESH)
    told = node.one(id="lines-board")
    assert [item.text for item in told.every("li")] == ["row 2, scored by Mio", "column 4, just scored by Jun"]
    assert (told["class"], told["aria-label"]) == ("spoken", "Rows, columns and boxes")
    assert all(above.get("role") != "grid" for above in told.up())
    assert list(page().every(id="lines-board")) == []


def test_a_board_without_boxes_has_no_slats_to_pass() -> None:
    assert marks(page(FRESH, look={})) == [("column", "+1", "--at:3;--past:0;--aside:0")]


def test_a_look_of_a_line_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(ValueError, match="a line of a grid has no look 'long'"):
        page(Line("row", 1, Text("row 1"), {"long": ""}))
