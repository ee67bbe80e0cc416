"""What is drawn of a scene: boards of any size, and an error for whatever nobody knows how to draw."""

from __future__ import annotations

import pytest

from app.reading import Node, read
from azumaya.app.draw.face import draw_face
from azumaya.app.draw.grid import draw_grid, draw_small
from azumaya.app.draw.marks import Marks
from azumaya.app.draw.supply import draw_supply
from azumaya.app.draw.thumb import draw_sketch, draw_thumb, is_sketch, sketch
from azumaya.app.html import Html
from azumaya.core.areas import Grid, Group, Supply
from azumaya.core.spot import Face, Look, Spot
from azumaya.core.text import Text

h = Html()
NAME = Text("Board")


def grid(rows: int, columns: int, look: Look | None = None, first: tuple[int, int] = (1, 1), **cell: str) -> Grid:
    spots = [[Spot(f"r{r}c{c}", NAME, Face("stone"), cell) for c in range(columns)] for r in range(rows)]
    return Grid("board", NAME, tuple(map(tuple, spots)), look or {}, first)


def board(drawn: Grid) -> Node:
    return read(draw_grid(h, drawn, Marks(), None)).one(class_="board")


@pytest.mark.parametrize(
    ("rows", "columns", "look", "size"),
    [
        (4, 7, {}, "--rows:4;--cols:7"),
        (1, 1, {}, "--rows:1;--cols:1"),
        (8, 8, {"field": ""}, "--rows:8;--cols:8"),
        (9, 9, {"boxes": ""}, "--rows:9;--cols:9;--slats-x:2;--slats-y:2"),
        (6, 12, {"boxes": ""}, "--rows:6;--cols:12;--slats-x:3;--slats-y:1"),
    ],
)
def test_a_board_says_how_large_it_is(rows: int, columns: int, look: Look, size: str) -> None:
    drawn = grid(rows, columns, look)
    node = board(drawn)
    assert node["style"] == size
    assert (node["aria-rowcount"], node["aria-colcount"]) == (str(rows), str(columns))
    assert read(draw_small(h, drawn, "9rem")).one(class_="board")["style"] == f"--mini:9rem;{size}"


def test_the_edges_are_numbered_from_where_a_board_begins() -> None:
    edges = board(grid(2, 3, first=(9, -1))).every(class_="coords")
    assert {edge["data-axis"]: [span.text for span in edge.every("span")] for edge in edges} == {
        "x": ["-1", "0", "1"],
        "below": ["-1", "0", "1"],
        "y": ["9", "10"],
        "end": ["9", "10"],
    }


def test_a_thumb_has_gaps_between_boxes_alone() -> None:
    assert read(draw_thumb(grid(4, 7))).one("svg")["viewbox"] == "0 0 71 44"
    assert read(draw_thumb(grid(4, 7, {"boxes": ""}))).one("svg")["viewbox"] == "0 0 73 45"


def test_a_thumb_has_slats_between_its_boxes() -> None:
    """Two units wide, in the gap before every fourth row and column."""
    slats = read(draw_thumb(grid(4, 7, {"boxes": ""}))).one("path", style="fill:var(--lattice)")
    assert slats["d"] == "M30 4h2v37h-2zM58 4h2v37h-2zM4 30v2h65v-2z"
    assert "--lattice" not in draw_thumb(grid(4, 7))


@pytest.mark.parametrize("ground", ["light", "dark", "azumaya", "free"])
def test_a_thumb_knows_every_ground(ground: str) -> None:
    assert f"fill:var({'--gravel' if ground == 'free' else f'--cell-{ground}'})" in draw_thumb(
        grid(1, 1, ground=ground)
    )


def test_a_sketch_is_kept_in_two_characters_a_cell() -> None:
    stones = [Face("stone", look={"set": word}) for word in ("light", "dark", "black", "free")]
    cards = [
        Face("card", "7"),
        Face("card", "7", {"kind": "number", "colour": "yellow"}),
        Face("card", "7", {"kind": "domain", "domain": "lantern", "owner": "2"}),
    ]
    pieces = [*stones, Face("disc"), None, *cards, Face("shape", "3", {"owner": "3"})]
    grounds: list[Look] = [{"ground": g} for g in ("light", "dark", "azumaya", "free")]
    cells = [
        Spot(f"r1c{n}", NAME, piece, look)
        for n, (piece, look) in enumerate(zip(pieces, [*grounds, {}, {}, {}, {}, {}, {}], strict=True), 1)
    ]
    row = Grid("board", NAME, (tuple(cells), tuple(cells)), {"boxes": ""})
    line = "lLdDaBfF.....c.y.r.3"
    assert sketch(row) == f"#{line}/{line}"
    assert draw_sketch(sketch(row)) == draw_thumb(row)
    assert is_sketch(sketch(row))


def test_of_a_field_only_what_is_built_and_the_yards_are_sketched() -> None:
    card = Spot("a", NAME, Face("card", "7", {"kind": "number", "colour": "blue"}), {"filled": ""})
    yard, ground = Spot("b", NAME, look={"yard": ""}), Spot("c", NAME)
    field = Grid("field", NAME, ((card, yard, ground),), {"field": ""})
    assert sketch(field) == "~-b..-."
    assert is_sketch("~-b..-.")
    drawn = read(draw_thumb(field)).one("svg")
    assert list(drawn.every("rect")) == []
    assert len(list(drawn.every("path"))) == 2


@pytest.mark.parametrize("text", ["", "#", "#~lL", "x.", "l", "lL/", "/lL", "lL//lL", "lL/lLdD", "<svg>", "lL" * 2001])
def test_what_is_no_sketch_is_not_drawn(text: str) -> None:
    assert not is_sketch(text)


FACES = [
    (Face("stone", "5", {"set": "dark", "turned": ""}), "span", "5"),
    (Face("disc"), "span", ""),
    (Face("card", "?"), "span", "?"),
    (Face("card", "7", {"kind": "number", "colour": "blue"}), "span", "7"),
    (Face("card", "3", {"kind": "domain", "domain": "leaf"}), "span", "3"),
    (Face("card", "2", {"kind": "gift", "gift": "bear", "ribbon": "green"}), "span", "G2"),
    (Face("card", "K", {"kind": "suit", "suit": "heart"}), "span", "K"),
    (Face("card", look={"face": "down"}), "span", ""),
    (Face("die", "6"), "svg", ""),
    (Face("piece", look={"owner": "5"}), "span", ""),
    (Face("piece", look={"owner": "2", "suit": "heart", "turn": ""}), "span", ""),
    (Face("card", "Q", {"kind": "suit", "suit": "club", "counts": "12"}), "span", "Q12"),
    (Face("shape", "1", {"owner": "1"}), "svg", ""),
    (Face("suit", "club", {"suit": "club"}), "svg", ""),
]


@pytest.mark.parametrize(
    ("face", "tag", "text"), FACES, ids=lambda value: value.kind if isinstance(value, Face) else ""
)
def test_every_kind_of_piece_is_drawn(face: Face, tag: str, text: str) -> None:
    (node,) = (child for child in read(draw_face(h, face)).children if isinstance(child, Node))
    assert (node.tag, node.text) == (tag, text)


def test_a_piece_that_travels_has_a_name_and_tells_what_it_passes() -> None:
    walker = Face("piece", look={"owner": "2"}, id="figure:2", path=("s3", "s4"))
    node = read(draw_face(h, walker)).one(class_="piece")
    assert (node["data-piece"], node["data-path"]) == ("figure:2", "spot-s3 spot-s4")
    straight = read(draw_face(h, Face("card", "7", id="card:7"))).one(class_="card")
    assert (straight["data-piece"], straight.get("data-path")) == ("card:7", None)


def test_a_die_with_a_name_tumbles_to_what_it_shows() -> None:
    thrown = read(draw_face(h, Face("die", "4", id="die"))).one(class_="die")
    assert (thrown["data-piece"], thrown["data-tumble"], len(list(thrown.every("circle")))) == ("die", "4", 4)
    assert read(draw_face(h, Face("die", "4"))).one(class_="die").get("data-tumble") is None


UNKNOWN = [
    (Face("pawn"), "nobody draws a piece of the kind 'pawn'"),
    (Face("stone", look={"set": "red"}), "a stone has no set 'red'"),
    (Face("disc", look={"set": "dark"}), "a disc has no look 'set'"),
    (Face("die", "7"), "a die shows no '7'"),
    (Face("suit", "cup"), "there is no sign 'suit-cup'"),
    (Face("shape", ""), "there is no sign 'shape-'"),
    (Face("card", "1", {"kind": "domain"}), "there is no sign 'domain-'"),
    (Face("card", "1", {"kind": "gift", "gift": "bear"}), "a gift has a ribbon"),
    (Face("card", "1", {"kind": "tarot"}), "a card has no kind 'tarot'"),
]


@pytest.mark.parametrize(("face", "why"), UNKNOWN, ids=lambda value: value if isinstance(value, str) else "")
def test_a_piece_that_nobody_knows_is_an_error_and_not_a_gap(face: Face, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        draw_face(h, face)


def test_a_look_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(ValueError, match="a grid has no look 'hexes'"):
        board(grid(1, 1, {"hexes": ""}))
    with pytest.raises(ValueError, match="a cell has no ground 'lava'"):
        board(grid(1, 1, ground="lava"))
    with pytest.raises(ValueError, match="a group has no look 'colour'"):
        draw_supply(h, Supply("left", NAME, (Group(NAME, (), {"colour": "red"}),)))
