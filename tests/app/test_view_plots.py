"""Grids side by side as they are drawn, a sheet to deduce on, pieces with words, and what one has to hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.moments import DEALT, KADO, NEXT, kado, tree
from app.reading import Node, read
from azumaya.app.draw.marks import Marks
from azumaya.app.draw.matrix import draw_matrix
from azumaya.app.draw.plots import draw_plots, draw_small_plots
from azumaya.app.draw.rack import draw_rack
from azumaya.app.html import Html
from azumaya.app.model import OwnMarks
from azumaya.core.areas import Grid, Group, Line, Matrix, Note, Plot, Plots, Rack
from azumaya.core.spot import Face, Spot
from azumaya.core.text import ENGLISH, Named, Text

h = Html(Named(ENGLISH, ("Mio", "Jonas")))
BEAR = Face("card", "4", {"kind": "gift", "gift": "bear", "ribbon": "green"}, "card-Bg4")
BACK = Face("card", look={"face": "down"})


def plot(seat: int, *, lines: tuple[Line, ...] = (), beside: tuple[Group, ...] = ()) -> Plot:
    spots = tuple(
        Spot(
            f"p{seat}:0,{column}",
            Text("column {n}", n=column),
            BEAR if column == 0 and seat == 0 else None,
            {"filled": ""} if column == 0 else {"yard": ""},
            tap=f"cell:0,{column}" if seat == 0 else None,
            label=Text("+{n}", n=column) if column else None,
        )
        for column in range(3)
    )
    mark = Face("shape", str(seat + 1), {"owner": str(seat + 1)})
    grid = Grid(f"grid-{seat}", Text("Grid {n}", n=seat), (spots,), lines=lines)
    return Plot(seat, mark, grid, Text("gifter") if seat else None, 4 + seat, beside, "gift")


LINES = (
    Line("row", 1, Text("line 1: 4 points for bear"), {"gift": "bear"}, "4"),
    Line("column", 2, Text("column 2: 5 points, all red"), label="5"),
)
BESIDE = (
    Group(Text("card of this turn, face down"), (replace(BACK, id="turn-1"),)),
    Group(Text("2 bonus cards, face down"), (BACK, BACK), {"pile": "bonus"}, Text("+4"), 2),
)
PLOTS = Plots("grids", Text("Grids"), (plot(0, lines=LINES), plot(1, beside=BESIDE)), 0)


def drawn(marks: Marks | None = None) -> Node:
    return read(draw_plots(h, PLOTS, marks or Marks(), "p0:0,1")).one(id="area-grids")


# -- grids -------------------------------------------------------------------------------------------------------


def test_each_seat_has_its_grid_in_its_order_with_name_mark_and_points() -> None:
    node = drawn()
    assert (node["data-count"], node["aria-label"]) == ("2", "Grids")
    plots = list(node.every(class_="plot"))
    assert [(one["id"], one["data-owner"], one.get("data-own")) for one in plots] == [
        ("plot-0", "1", ""),
        ("plot-1", "2", None),
    ]
    assert [one.one("h2").text for one in plots] == ["Mio", "Jonas"]
    assert [one.one(class_="plot-points").text for one in plots] == ["points so far:4", "points so far:5"]
    assert [[tag.text for tag in one.every(class_="tag")] for one in plots] == [[], ["gifter"]]


def test_of_a_name_that_is_cut_the_number_stays() -> None:
    named = Html(Named(ENGLISH, ("Mio", "Eager guest 2")))
    names = list(read(draw_plots(named, PLOTS, Marks(), None)).every(class_="plot-name"))
    parts = [[part.text for part in name.every("span") if part is not name] for name in names]
    assert (parts, [name.get("data-numbered") for name in names]) == ([[], ["Eager guest", "2"]], [None, ""])


def test_a_grid_is_walked_through_by_the_keyboard_and_has_one_way_in() -> None:
    first, second = drawn().every(role="grid")
    assert (first["aria-label"], first["aria-rowcount"], first["aria-colcount"]) == ("Grid 0", "1", "3")
    assert [button["tabindex"] for button in first.every("button")] == ["-1", "0", "-1"]
    assert [button["id"] for button in second.every("button")] == ["spot-p1:0,0", "spot-p1:0,1", "spot-p1:0,2"]
    assert [button["data-tap"] for button in first.every("button")] == ["cell:0,0", "cell:0,1", "cell:0,2"]


def test_lines_are_written_beside_the_grid_and_told_to_the_ear() -> None:
    first = drawn().one(id="plot-0")
    rows, columns = first.every(class_="counts")
    assert [span.text for span in rows.every("span")] == ["4"]
    assert [use["href"] for use in rows.every("use")] == ["#gift-bear"]
    assert [span.text for span in columns.every("span")] == ["", "5", ""]
    assert (rows["aria-hidden"], columns["aria-hidden"]) == ("true", "true")
    assert [line.text for line in first.one("ul", class_="spoken").every("li")] == [line.name.id for line in LINES]


def test_a_ledge_is_no_part_of_the_frame_that_gives_the_cards_their_size() -> None:
    first, second = PLOTS.plots
    (row,) = second.grid.rows
    above = tuple(replace(spot, place=f"{spot.place}a", look={"ledge": "row"}) for spot in row)
    beyond = replace(PLOTS, plots=(first, replace(second, grid=replace(second.grid, rows=(above, row)))))
    node = read(draw_plots(h, beyond, Marks(), None))
    assert [(one["style"], one.get("data-ledge")) for one in node.every(class_="plot-in")] == [
        ("--rows:1;--cols:3", None),
        ("--rows:1;--cols:3", "row"),
    ]
    assert [cell.get("data-ledge") for cell in node.one(id="plot-1").every(class_="cell")] == ["row"] * 3 + [None] * 3


def test_of_a_ledge_one_can_stop_only_where_a_card_may_lie() -> None:
    first, second = PLOTS.plots
    (row,) = second.grid.rows
    looks = ({"ledge": "row", "yard": ""}, {"ledge": "row"}, {"ledge": "row", "yard": ""})
    above = tuple(replace(spot, place=f"{spot.place}a", look=look) for spot, look in zip(row, looks, strict=True))
    beyond = replace(PLOTS, plots=(first, replace(second, grid=replace(second.grid, rows=(above, row)))))
    cells = read(draw_plots(h, beyond, Marks(), None)).one(id="plot-1").every(role="gridcell")
    assert [len(list(cell.every("button"))) for cell in cells] == [1, 0, 1, 1, 1, 1]


def test_what_lies_beside_is_shown_and_told() -> None:
    groups = list(drawn().one(id="plot-1").one(class_="beside").every("li"))
    assert [(group.text, group.get("data-kind"), len(list(group.every(class_="card")))) for group in groups] == [
        ("card of this turn, face down", None, 1),
        ("2 bonus cards, face down+4", "bonus", 2),
    ]
    with pytest.raises(ValueError, match="a group beside a plot has no pile 'deck'"):
        odd = replace(PLOTS, plots=(plot(0, beside=(Group(Text("x"), (), {"pile": "deck"}),)),))
        draw_plots(h, odd, Marks(), None)


def test_the_grid_of_another_can_be_shown_large_and_the_page_does_it_by_itself() -> None:
    (button,) = drawn().every(class_="enlarge")
    assert (button["data-toggle"], button["aria-controls"], button["aria-expanded"]) == ("plot-1", "plot-1", "false")
    assert button["aria-label"] == "The grid of Jonas large"


def test_a_card_to_be_laid_lights_its_places_and_tells_what_each_adds() -> None:
    ghost = Spot("laying", Text("card"), replace(BEAR, id=None), label=Text("card"))
    open_ = frozenset({"cell:0,1", "cell:0,2"})
    lit = drawn(Marks(listening=True, playable=open_, targets=open_, ghost=ghost))
    assert [cell.one("button")["data-tap"] for cell in lit.every(data_open="")] == ["cell:0,1", "cell:0,2"]
    assert [gain.text for gain in lit.one(id="plot-0").every(class_="gain")] == ["+1", "+2"]
    assert lit.one(id="spot-p0:0,1")["aria-label"] == "column 1, card may go here"
    waits = drawn(Marks(listening=True, taps=("cell:0,1",), playable=open_, targets=open_, ghost=ghost))
    (cell,) = waits.every(data_ghost="")
    assert [b.text for b in cell.every("b")] == ["4"]
    assert cell.one("button")["aria-label"] == "column 1, your card waits here, not placed yet"
    untold = drawn(Marks(listening=True, told=False, playable=open_, targets=open_, ghost=ghost))
    assert (list(untold.every(data_open="")), list(untold.every(class_="gain"))) == ([], [])


def test_why_not_is_shown_in_the_grid_that_was_tapped() -> None:
    node = drawn(Marks(listening=True, tried="cell:0,1", objected=frozenset({"cell:0,1", "cell:0,0"})))
    shown = {
        cell.one("button")["id"]: cell["data-objected"]
        for cell in node.every(role="gridcell")
        if cell.get("data-objected")
    }
    assert shown == {"spot-p0:0,0": "cause", "spot-p0:0,1": "here"}


def test_plots_have_a_picture_without_anything_to_tap() -> None:
    node = read(draw_small_plots(h, PLOTS, "9rem")).one(class_="plots")
    assert (node["role"], node["style"], node["data-mini"]) == ("img", "--mini:9rem", "")
    assert (len(list(node.every(class_="cell"))), list(node.every("button"))) == (6, [])


# -- a sheet to deduce on ----------------------------------------------------------------------------------------

NOTES = (
    Note("pair:Bg", Text("bear, green: 1 of 3 in sight"), 1, of=3, taps=("gift:B", "ribbon:g")),
    Note("pair:Br", Text("bear, red: 0 of 2 in sight, ruled out"), 0, out=True, of=2, taps=("gift:B", "ribbon:r")),
    Note("pair:Bp", Text("bear, purple: 2 of 2 in sight"), 2, out=True, of=2),
    Note("deck:Bb", Text("bear, blue: 3 not seen yet; 1 in sight"), signs=(("1", True), ("3", False))),
)
SHEET = Matrix(
    "known",
    Text("Known"),
    (Face("gift", "bear"),),
    tuple(Face("ribbon", colour) for colour in ("green", "red", "purple", "blue")),
    (NOTES,),
    "turn-3",
    Text("How many lie in sight."),
    (Text("bear"),),
    (Text("green"), Text("red"), Text("purple"), Text("blue")),
)


def sheet(taps: tuple[str, ...] = (), own: frozenset[str] | None = None, topic: str = "turn-3") -> list[Node]:
    return list(read(draw_matrix(h, replace(SHEET, topic=topic), taps, own)).one("tbody").every("td"))


def test_a_sheet_is_a_table_whose_heads_have_faces_and_names() -> None:
    table = read(draw_matrix(h, SHEET)).one("table")
    assert [(head["scope"], head.one(class_="spoken").text) for head in table.every("th")] == [
        *(("col", colour) for colour in ("green", "red", "purple", "blue")),
        ("row", "bear"),
    ]
    assert [use["href"] for use in table.one("tbody").one("th").every("use")] == ["#gift-bear"]
    assert [swatch["data-ribbon"] for swatch in table.every(class_="swatch")] == ["green", "red", "purple", "blue"]


def test_a_cell_tells_its_number_or_what_it_is_made_of() -> None:
    cells = sheet()
    assert [cell.one(class_="spoken").text for cell in cells] == [str(note.name) for note in NOTES]
    assert [cell.one(class_="written").text for cell in cells] == ["1/3", "0/2", "2/2", "13"]
    assert [gone.text for gone in cells[3].every("s")] == ["1"]


def test_what_is_ruled_out_is_crossed_and_what_is_used_up_is_hatched_alone() -> None:
    cells = sheet()
    assert [cell.get("data-out") is not None for cell in cells] == [False, True, True, False]
    assert [bool(list(cell.every(class_="cross"))) for cell in cells] == [False, True, False, False]


def test_the_cell_of_what_has_been_tapped_is_chosen() -> None:
    assert [cell.get("data-chosen") for cell in sheet(("gift:B",))] == [None] * 4
    cells = sheet(("ribbon:g", "gift:B"))
    assert [cell.get("data-chosen") for cell in cells] == ["", None, None, None]
    assert cells[0].one(class_="spoken").text == "bear, green: 1 of 3 in sight, chosen"


def test_cells_take_the_marks_of_whoever_may_make_them() -> None:
    cells = sheet(own=frozenset({"pair:Br"}))
    buttons = [cell.one("button") for cell in cells]
    assert [(b["data-press"], b["data-arg"], b["aria-pressed"]) for b in buttons[:2]] == [
        ("mark", "pair:Bg", "false"),
        ("mark", "pair:Br", "true"),
    ]
    assert [cell.get("data-marked") for cell in cells] == [None, "", None, None]
    assert [list(cell.every("button")) for cell in sheet()] == [[]] * 4
    assert [list(cell.every("button")) for cell in sheet(own=frozenset(), topic="")] == [[]] * 4


# -- pieces with words, and in hand ------------------------------------------------------------------------------


def test_pieces_that_all_have_a_word_lie_like_buttons() -> None:
    words = Rack(
        "gifts",
        Text("Gift"),
        (
            Spot("gift:B", Text("bear"), Face("gift", "bear"), key="b", label=Text("Bear")),
            Spot("gift:Q", Text("puzzle cube"), Face("gift", "cube"), key="q", label=Text("Cube")),
        ),
    )
    marks = Marks(listening=True, taps=("gift:B",), playable=frozenset({"gift:B", "gift:Q"}))
    node = read(draw_rack(h, words, marks)).one(id="area-gifts")
    assert (node["class"], node["data-rack"], node["aria-label"]) == ("choices", "", "Gift")
    assert [(b.text, b["aria-label"], b["aria-pressed"], b["data-key"]) for b in node.every("button")] == [
        ("Bear", "bear", "true", "b"),
        ("Cube", "puzzle cube", "false", "q"),
    ]


def test_an_unknown_ribbon_is_an_error() -> None:
    with pytest.raises(ValueError, match="there is no ribbon 'pink'"):
        draw_matrix(h, replace(SHEET, rows=(Face("ribbon", "pink"),)))


def test_what_one_has_to_hand_lies_beside_the_prompt_while_others_move_too() -> None:
    mine, others = tree(kado(DEALT)), tree(kado(f"{DEALT} pass"))
    for page in (mine, others):
        held = page.one(class_="held")
        assert ([b.text for b in held.every("b")], held["aria-hidden"]) == (["4"], "true")
    assert "You hold bear, green, 4. What did Patient host keep?" in mine.one(class_="slot").text


def test_names_stand_where_a_game_speaks_of_others() -> None:
    page = tree(kado(DEALT))
    assert [one["aria-label"] for one in page.every(class_="plot")] == [
        "Grid of Patient host",
        "Grid of Mio",
        "Grid of Eager guest",
    ]
    assert "Patient host gives Mio a card." in page.one(class_="log").text


def test_the_button_says_what_is_still_to_be_chosen() -> None:
    assert tree(kado(DEALT)).one(id="press-place").text == "Choose gift and ribbon"
    assert tree(kado(DEALT, ("gift:F", "ribbon:g"))).one(id="press-place").text == "Guess flowers, green"
    assert tree(kado(NEXT)).one(id="press-place").text == "Choose a place for it"


def test_nothing_asks_to_confirm_where_there_is_only_one_move() -> None:
    page = tree(kado(f"{DEALT} pass pass"))
    assert len(KADO.legal_moves(kado(f"{DEALT} pass pass").play.match.state)) == 1  # type: ignore[union-attr]
    assert list(page.every(id="press-place")) == []
    assert [cell.one("button")["data-tap"] for cell in page.every(role="gridcell", data_open="")] == ["cell:0,0"]


def test_the_last_moves_are_sealed_in_the_grids_they_were_made_in() -> None:
    page = tree(kado(NEXT))
    sealed = [cell.one("button")["id"] for cell in page.every(role="gridcell") if cell.get("data-last") is not None]
    assert sealed == ["spot-p0:0,1", "spot-p2:0,1"]


def test_own_marks_are_drawn_for_their_owner_alone() -> None:
    marks = (OwnMarks(1, "turn-1", ("pair:Fr",)), OwnMarks(2, "turn-1", ("pair:Sb",)))
    page = tree(kado(DEALT, marks=marks))
    assert [cell.one("button")["data-arg"] for cell in page.every("td", data_marked="")] == ["pair:Fr"]
    assert list(tree(kado(DEALT, marks=marks, shown=3)).every("td", data_marked="")) == []
