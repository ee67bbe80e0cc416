"""A ring as it is drawn: one row of squares for the keyboard, marks around what lies there, and the hub."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.reading import Node, read
from azumaya.app.draw.marks import Marks
from azumaya.app.draw.ring import draw_ring, draw_small_ring
from azumaya.app.html import Html
from azumaya.core.areas import Group, Ring
from azumaya.core.spot import Face, Flag, Spot
from azumaya.core.text import Text

h = Html()
SUIT = {"kind": "suit", "suit": "club"}
HEART = Face("suit", "heart", {"suit": "heart"})


def card(sign: str, suit: str = "club") -> Face:
    return Face("card", sign, {"kind": "suit", "suit": suit})


HELD = Spot(
    "s1",
    Text("square 2"),
    card("4", "heart"),
    {"owner": "2"},
    tap="here",
    under=(card("9"), card("J", "spade")),
    beside=card("6", "heart"),
    guests=(Face("piece", look={"owner": "1", "suit": "spade", "turn": ""}, id="p1", path=("s0", "s1")),),
    flag=Flag(HEART, "10"),
)
SPOTS = (Spot("s0", Text("square 1"), card("Q")), HELD, Spot("s2", Text("square 3"), card("2"), key="x"))
HUB = (
    Group(Text("hearts rolled 3"), (Face("die", "3", id="roll-1"),)),
    Group(Text("discards of hearts: 4, 7"), (card("4"), card("7")), {"pile": "discard"}, Text("spent"), 2),
    Group(Text("discards of spades: none"), (HEART,), {"pile": "discard"}, Text("spent"), 0),
)
RING = Ring("ring", Text("The ring"), SPOTS, Text("Round 2"), HUB)


def drawn(marks: Marks | None = None, here: str | None = "s0") -> Node:
    return read(draw_ring(h, RING, marks or Marks(listening=True, playable=frozenset({"s0", "here"})), here))


def spot(node: Node, place: str) -> Node:
    return node.one("button", id=f"spot-{place}")


def test_the_squares_are_a_grid_of_one_row() -> None:
    grid = drawn().one(role="grid")
    assert (grid["aria-label"], grid["aria-rowcount"], grid["aria-colcount"]) == ("The ring", "1", "3")
    assert grid["data-round"] == ""  # the arrow keys go round
    (row,) = grid.every(role="row")
    cells = list(row.every(role="gridcell"))
    assert [(cell["aria-colindex"], cell.one("button")["data-tap"]) for cell in cells] == [
        ("1", "s0"),
        ("2", "here"),
        ("3", "s2"),
    ]
    assert [cell["style"] for cell in cells] == ["--i:0;--under:0", "--i:1;--under:2", "--i:2;--under:0"]


def test_nothing_but_squares_belongs_to_the_grid() -> None:
    grid = drawn().one(role="grid")
    assert [child["role"] for child in grid.children if isinstance(child, Node)] == ["row"]
    assert [child["class"] for child in drawn().one(class_="ring").children if isinstance(child, Node)] == [
        "lands",
        "figures",
        "hub",
    ]


def test_what_stands_before_a_square_is_held_by_it() -> None:
    """The page tells by that whether a figure has moved, also where the whole table has been turned."""
    assert [node["id"] for node in drawn().every(class_="pieces")] == ["guests-s1"]


def test_one_square_is_where_the_keyboard_starts() -> None:
    found = {place: spot(drawn(here="s2"), place)["tabindex"] for place in ("s0", "s1", "s2")}
    assert found == {"s0": "-1", "s1": "-1", "s2": "0"}


def test_a_square_has_its_name_its_key_and_is_closed_where_a_tap_only_tells_why_not() -> None:
    node = drawn()
    assert [spot(node, place)["aria-label"] for place in ("s0", "s1", "s2")] == ["square 1", "square 2", "square 3"]
    assert [spot(node, place).get("aria-disabled") for place in ("s0", "s1", "s2")] == [None, None, "true"]
    assert [spot(node, place).get("data-key") for place in ("s0", "s1", "s2")] == [None, None, "x"]


def test_a_held_square_shows_owner_suit_both_cards_and_an_edge_for_each_covered_one() -> None:
    land = next(node for node in drawn().every(class_="land") if node["aria-colindex"] == "2")
    assert (land["data-owner"], land["data-suit"], land.get("data-pair")) == ("2", "heart", "")
    edges = list(land.every("i", class_="under"))
    assert [(edge["style"], edge["data-suit"], edge["aria-hidden"]) for edge in edges] == [
        ("--up:2", "club", "true"),
        ("--up:1", "spade", "true"),
    ]
    assert [face.text for face in land.every(class_="card")] == ["4", "6"]
    assert land.one(class_="owner-flag").text == "10"
    assert land.one(class_="land-no").text == "2"


def test_pieces_stand_before_their_square_and_know_their_way() -> None:
    figures = drawn().one(class_="figures")
    assert figures["aria-hidden"] == "true"
    (standing,) = figures.every(class_="pieces")
    piece = standing.one(class_="piece")
    assert (standing["style"], piece["data-piece"], piece["data-path"]) == ("--i:1", "p1", "spot-s0 spot-s1")
    assert (piece["data-suit"], piece.get("data-turn")) == ("spade", "")


@pytest.mark.parametrize(
    ("marks", "data", "name"),
    [
        (Marks(True, taps=("here",)), {"data-chosen": ""}, "square 2, chosen"),
        (Marks(True, taps=("x",), targets=frozenset({"here"})), {"data-open": ""}, "square 2, may be chosen"),
        (Marks(last={"s1": ""}), {"data-last": ""}, "square 2, last move"),
        (Marks(last={"s1": "3"}), {"data-last": "3"}, "square 2, number 3 of what just happened"),
        (Marks(True, objected=frozenset({"s1"})), {"data-objected": "cause"}, "square 2, in the way"),
        (Marks(True, tried="s1"), {"data-objected": "here"}, "square 2, not here"),
    ],
    ids=["chosen", "open", "last", "numbered", "cause", "here"],
)
def test_the_moment_marks_a_square(marks: Marks, data: dict[str, str], name: str) -> None:
    node = drawn(marks)
    land = next(land for land in node.every(class_="land") if land["aria-colindex"] == "2")
    marked = ("data-chosen", "data-open", "data-last", "data-objected")
    assert {key: land[key] for key in marked if land.get(key) is not None} == data
    assert spot(node, "s1")["aria-label"] == name
    assert len(list(land.every(class_="flag"))) == (data.get("data-objected") == "cause")


def test_the_hub_tells_its_title_and_each_group_to_the_ear() -> None:
    hub = drawn().one(class_="hub")
    assert hub.one(class_="hub-title").text == "Round 2"
    assert [node.text for node in hub.every(class_="spoken")] == [str(group.name) for group in HUB]
    assert [[item["class"] for item in line.every("li")] for line in hub.every("ul")] == [["led"], ["pile", "pile"]]


def test_a_pile_shows_its_uppermost_card_and_its_number() -> None:
    full, empty = drawn().every(class_="pile")
    assert [face.text for face in full.every(class_="card")] == ["7"]
    assert (full.one(class_="count").text, full["data-kind"], full.get("data-empty")) == ("2", "discard", None)
    assert (empty.one(class_="count").text, empty.get("data-empty")) == ("0", "")
    assert list(empty.every(class_="card")) == []


def test_a_ring_without_a_hub_has_only_its_title() -> None:
    node = read(draw_ring(h, replace(RING, hub=()), Marks(), None))
    assert list(node.one(class_="hub").every("ul")) == []


def test_a_small_ring_is_a_picture_with_nothing_to_tap() -> None:
    node = read(draw_small_ring(h, RING, "9rem")).one(class_="ring")
    assert (node["role"], node["aria-label"], node["style"]) == ("img", "The ring", "--n:3;--mini:9rem")
    assert list(node.every("button")) == []
    assert [face.text for face in node.every(class_="card")] == ["Q", "4", "6", "2"]


def test_a_look_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(ValueError, match="a square has no look 'colour'"):
        draw_ring(h, replace(RING, spots=(replace(SPOTS[0], look={"colour": "red"}),)), Marks(), None)
    with pytest.raises(ValueError, match="a group has no pile 'heap'"):
        draw_ring(h, replace(RING, hub=(Group(Text("x"), (), {"pile": "heap"}),)), Marks(), None)
