"""A field on its ground, and what lies with it: heaps of cards, words beside the move, pieces that lie flat."""

from __future__ import annotations

from app.reading import Node, read
from azumaya.app.draw.buttons import draw_buttons
from azumaya.app.draw.grid import draw_grid, draw_small
from azumaya.app.draw.marks import Marks
from azumaya.app.draw.rack import draw_rack
from azumaya.app.draw.supply import draw_supply
from azumaya.app.html import Html
from azumaya.core.areas import Buttons, Grid, Group, Rack, Supply
from azumaya.core.spot import Face, Spot
from azumaya.core.text import Text

h = Html()
NAME = Text("The table")


def field(rows: int, columns: int) -> Grid:
    spots = (tuple(Spot(f"{x},{y}", NAME) for x in range(columns)) for y in range(rows))
    return Grid("field", NAME, tuple(spots), {"field": ""})


def drawn(grid: Grid) -> Node:
    return read(draw_grid(h, grid, Marks(), "1,0"))


# -- the ground ----------------------------------------------------------------------------------------------------


def test_a_field_lies_on_ground_on_which_the_page_may_move_it() -> None:
    page = drawn(field(2, 3))
    pan = page.one(class_="pan")
    assert (pan["id"], pan.get("data-pan"), pan.get("style")) == ("ground-field", "", None)
    board = pan.one(role="grid")
    assert (board["id"], board["aria-rowcount"], board["aria-colcount"]) == ("area-field", "2", "3")
    rows = list(board.one(role="rowgroup").every(role="row"))
    assert [row["aria-rowindex"] for row in rows] == ["1", "2"]


def test_its_buttons_say_what_they_do_and_have_keys() -> None:
    group = drawn(field(1, 1)).one(class_="zoom")
    assert (group["role"], group["aria-label"]) == ("group", "Size of the table")
    assert [(b["data-zoom"], b["data-key"], b["aria-label"], b["aria-controls"]) for b in group.every("button")] == [
        ("in", "+", "Larger", "ground-field"),
        ("out", "-", "Smaller", "ground-field"),
        ("fit", "0", "Fit the table to the screen", "ground-field"),
    ]


def test_it_has_no_numbers_along_its_edges() -> None:
    assert list(drawn(field(3, 5)).every(class_="coords")) == []


def test_as_a_picture_it_has_no_ground() -> None:
    page = read(draw_small(h, field(2, 2), "9rem"))
    assert list(page.every(data_pan="")) == []
    assert page.one(class_="board")["role"] == "img"


# -- heaps ---------------------------------------------------------------------------------------------------------

BLUE = Face("card", "3", {"kind": "number", "colour": "blue"})
BACK = Face("card", look={"kind": "number", "colour": "yellow", "face": "down"})
HEAPS = Supply(
    "stacks",
    Text("Penalties"),
    (
        Group(Text("two cards left"), (BACK,), {"pile": "deck"}, Text("To draw"), 2),
        Group(
            Text("Mio: blue 3"), (BLUE, BACK), {"pile": "penalty"}, Text("Mio"), 3, Face("shape", "1", {"owner": "1"})
        ),
        Group(Text("Jun: nothing"), (), {"pile": "penalty"}, Text("Jun"), 0),
    ),
    columns=1,
)


def test_heaps_show_all_their_cards_whose_they_are_and_their_number() -> None:
    area = read(draw_supply(h, HEAPS)).one(id="area-stacks")
    assert (area["class"], area["aria-label"]) == ("heaps", "Penalties")
    lines = list(area.every(class_="heap"))
    assert [line["data-kind"] for line in lines] == ["deck", "penalty", "penalty"]
    assert [len(list(line.every(class_="card"))) for line in lines] == [1, 2, 0]
    assert [len(list(line.every("svg", class_="shape"))) for line in lines] == [0, 1, 0]
    numbers = [c.text for line in lines for c in line.children if isinstance(c, Node) and c.tag == "b"]
    assert numbers == ["2", "3", "0"]


def test_heaps_are_one_sentence_each_for_the_ear() -> None:
    lines = list(read(draw_supply(h, HEAPS)).every(class_="heap"))
    assert [line.one(class_="spoken").text for line in lines] == ["two cards left", "Mio: blue 3", "Jun: nothing"]
    for line in lines:
        heard = [child for child in line.children if isinstance(child, Node) and child.get("aria-hidden") != "true"]
        assert [child.get("class") for child in heard] == ["spoken", "fan"]


# -- the tray ------------------------------------------------------------------------------------------------------


def test_words_that_are_seldom_meant_stand_beside_the_move() -> None:
    spots = (Spot("do:penalty", Text("Give up"), label=Text("Penalty")),)
    marks = Marks(listening=True)
    assert read(draw_buttons(h, Buttons("say", NAME, spots, beside=True), marks)).one("div").get("data-beside") == ""
    assert read(draw_buttons(h, Buttons("say", NAME, spots), marks)).one("div").get("data-beside") is None


def test_a_word_that_may_always_be_tried_never_looks_closed_while_one_is_on_turn() -> None:
    call = Spot("do:object", Text("Object"), label=Text("Object"), standing=True)
    other = Spot("do:pass", Text("Pass"), label=Text("Pass"))
    area = Buttons("say", NAME, (call, other))

    def closed(marks: Marks) -> list[str]:
        found = read(draw_buttons(h, area, marks)).every("button")
        return [button["data-tap"] for button in found if button.get("aria-disabled")]

    assert closed(Marks(listening=True, playable=frozenset({"hand:B3"}))) == ["do:pass"]
    assert closed(Marks(listening=True, playable=frozenset({"hand:B3"}), taps=("hand:B3",))) == ["do:pass"]
    assert closed(Marks()) == ["do:object", "do:pass"]


def rack(marks: Marks, label: Text | None = None) -> Node:
    twins = (Spot("hand:B3", Text("blue 3"), BLUE, key="3"), Spot("hand:B3:2", Text("blue 3"), BLUE, tap="hand:B3"))
    flat = Spot("hand:B4", Text("blue 4"), BLUE, {"flat": ""})
    return read(draw_rack(h, Rack("hand", NAME, (*twins, flat), label), marks)).one("ul")


def test_of_equal_pieces_one_is_chosen() -> None:
    chosen = rack(Marks(listening=True, taps=("hand:B3",), targets=frozenset({"0,1"}), playable=frozenset({"hand:B3"})))
    assert [node["aria-pressed"] for node in chosen.every("button")] == ["true", "false", "false"]
    assert [node["data-tap"] for node in chosen.every("button")] == ["hand:B3", "hand:B3", "hand:B4"]


def test_a_piece_that_fits_nowhere_lies_flat_and_can_be_chosen_all_the_same() -> None:
    shown = rack(Marks(listening=True, playable=frozenset({"hand:B3", "hand:B4"})))
    assert [node.get("data-flat") for node in shown.every("button")] == [None, None, ""]
    assert [node.get("aria-disabled") for node in shown.every("button")] == [None, None, None]
    assert [node["aria-label"] for node in shown.every("button")][2] == "blue 4, fits nowhere now"


def test_a_rack_with_a_label_is_told_apart_by_it() -> None:
    assert [node.text for node in rack(Marks(), Text("Stack")).every(class_="rack-label")] == ["Stack"]
    assert list(rack(Marks()).every(class_="rack-label")) == []
