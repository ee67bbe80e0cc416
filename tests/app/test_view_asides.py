"""Small tables, bars and the steps of a turn beside the table, for the eye and for the ear."""

from __future__ import annotations

import pytest

from app.reading import read
from azumaya.app.draw.bars import draw_bars
from azumaya.app.draw.listing import draw_listing
from azumaya.app.draw.steps import draw_steps
from azumaya.app.draw.supply import draw_supply
from azumaya.app.html import Html
from azumaya.core.areas import Bar, Bars, Group, Listing, Step, Steps, Supply
from azumaya.core.spot import Face
from azumaya.core.text import Text

h = Html()
HEADS = (Text("Square"), Text("Shows"), Text("Counts"))
LISTING = Listing(
    "squares",
    Text("Squares"),
    HEADS,
    ((1, Text("9 of hearts"), 9), (2, Text("ace of <clubs>"), 1)),
    Text("All thirteen."),
)
DICE = Bars(
    "dice", Text("Dice"), (Bar(Text("1"), 3, 1.5), Bar(Text("2"), 0, 1.5), Bar(Text("3"), 1, 1.5)), Text("Four.")
)


@pytest.mark.parametrize(("pieces", "a_line"), [(1, 1), (3, 3), (4, 4), (5, 3), (6, 3), (7, 4), (8, 4), (9, 3), (0, 1)])
def test_the_pieces_of_a_group_lie_in_lines_of_like_length(pieces: int, a_line: int) -> None:
    group = Group(Text("north"), tuple(Face("stone", str(n)) for n in range(pieces)))
    drawn = read(draw_supply(h, Supply("left", Text("Left"), (group,))))
    assert drawn.one("li")["style"] == f"--per:{a_line}"


def test_a_note_stands_below_a_supply() -> None:
    group = Group(Text("north"), (Face("stone", "1", {"turned": ""}),))
    noted = read(draw_supply(h, Supply("left", Text("Left"), (group,), note=Text("Turned over."))))
    assert noted.one("p").text == "Turned over."
    assert noted.one("ul", id="area-left")["aria-label"] == "Left"
    assert list(read(draw_supply(h, Supply("left", Text("Left"), (group,)))).every("p")) == []


def test_a_listing_is_a_table_with_heads_for_columns_and_rows() -> None:
    area = read(draw_listing(h, LISTING)).one(id="area-squares")
    table = area.one("table")
    assert table["aria-label"] == "Squares"
    assert [(head.text, head["scope"]) for head in table.one("thead").every("th")] == [
        ("Square", "col"),
        ("Shows", "col"),
        ("Counts", "col"),
    ]
    rows = [[cell.text for cell in (*line.every("th"), *line.every("td"))] for line in table.one("tbody").every("tr")]
    assert rows == [["1", "9 of hearts", "9"], ["2", "ace of <clubs>", "1"]]
    assert [head["scope"] for head in table.one("tbody").every("th")] == ["row", "row"]
    assert area.one("p").text == "All thirteen."


def test_numbers_stand_in_line_under_their_head() -> None:
    table = read(draw_listing(h, LISTING)).one("table")
    assert [head.get("data-number") for head in table.one("thead").every("th")] == ["", None, ""]
    assert [cell.get("data-number") for cell in table.one("tbody").every("td")] == [None, "", None, ""]


def test_a_listing_without_rows_or_note_is_still_a_table() -> None:
    area = read(draw_listing(h, Listing("none", Text("Nothing"), HEADS, ()))).one(id="area-none")
    assert [head.text for head in area.every("th")] == ["Square", "Shows", "Counts"]
    assert list(area.every("p")) == []


def test_each_bar_is_a_sentence_for_the_ear_and_a_length_for_the_eye() -> None:
    area = read(draw_bars(h, DICE)).one(id="area-dice")
    bars = list(area.one("ul").every("li"))
    assert area.one("ul")["aria-label"] == "Dice"
    assert [bar.one(class_="spoken").text for bar in bars] == [
        "1: 3 times, 1.5 expected",
        "2: 0 times, 1.5 expected",
        "3: once, 1.5 expected",
    ]
    assert [bar["style"] for bar in bars] == [
        "--part:1.000;--mean:0.500",
        "--part:0.000;--mean:0.500",
        "--part:0.333;--mean:0.500",
    ]
    assert [bar.one(class_="bar-count").text for bar in bars] == ["3", "0", "1"]
    shown = [child for bar in bars for child in bar.children if not isinstance(child, str)]
    assert all(child.get("aria-hidden") == "true" for child in shown if child.get("class") != "spoken")


def test_the_longest_of_bars_and_averages_fills_the_line() -> None:
    few = Bars("dice", Text("Dice"), (Bar(Text("1"), 1, 2.0), Bar(Text("2"), 0, 2.0)))
    styles = [bar["style"] for bar in read(draw_bars(h, few)).every("li")]
    assert styles == ["--part:0.500;--mean:1.000", "--part:0.000;--mean:1.000"]


def test_bars_of_nothing_are_empty_and_whole() -> None:
    none = Bars("dice", Text("Dice"), (Bar(Text("1"), 0, 0.0),))
    area = read(draw_bars(h, none)).one(id="area-dice")
    assert [bar["style"] for bar in area.every("li")] == ["--part:0.000;--mean:0.000"]
    assert [note.text for note in area.every(class_="aside-note")] == []


STEPS = Steps(
    "turn",
    Text("Turn"),
    (
        Step(Text("Draw"), "done", Text("The pile is empty.")),
        Step(Text("Effects"), "off", Text("There are none.")),
        Step(Text("Play"), "now"),
        Step(Text("Score"), "next"),
    ),
)


def test_steps_say_what_is_done_what_comes_and_what_this_game_never_has() -> None:
    steps = list(read(draw_steps(h, STEPS)).one("ol", id="area-turn", aria_label="Turn").every("li"))
    assert [(step["data-state"], step.get("aria-current")) for step in steps] == [
        ("done", None),
        ("off", None),
        ("now", "step"),
        ("next", None),
    ]
    assert [step.text for step in steps] == [
        "Draw: doneThe pile is empty.",
        "Effects: not in this gameThere are none.",
        "Play: now",
        "Score: to come",
    ]
    signs = [[use["href"] for use in step.one(class_="step-mark").every("use")] for step in steps]
    assert signs == [["#i-check"], ["#i-minus"], ["#i-right"], []]


def test_a_state_of_a_step_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(ValueError, match="no step is 'later'"):
        draw_steps(h, Steps("turn", Text("Turn"), (Step(Text("Draw"), "later"),)))
