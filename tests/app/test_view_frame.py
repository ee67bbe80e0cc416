"""The frame of a table: prompt, what just happened, hand and move each have their place in the tray, and stay there."""

from __future__ import annotations

import pytest

from app.moments import DEALT, MOMENTS, NEXT, at, kado, table, tree
from app.reading import Node
from azumaya.app.model import Model


def tray(model: Model) -> Node:
    return tree(model).one(class_="tray")


def parts(node: Node) -> list[str]:
    """What lies in it, in order: a control by its id, the rest by its class."""
    inside = [child for child in node.children if isinstance(child, Node)]
    return [child.get("id") or "" if child.tag == "button" else child["class"] for child in inside]


@pytest.mark.parametrize(
    ("name", "inside"),
    [
        ("table", ["slot", "stand", "actions"]),
        ("stone chosen", ["slot", "stand", "actions"]),
        ("ghost", ["slot", "stand", "actions"]),
        ("objection", ["slot", "stand", "actions"]),
        ("note", ["slot", "stand", "actions"]),
        ("thinking", ["slot", "progress", "stand", "actions"]),
        ("looking back", ["slot", "stand", "actions"]),
        ("others have moved", ["slot", "stand", "actions"]),
        ("over", ["ended", "result", "actions"]),
    ],
)
def test_the_parts_of_the_tray_lie_in_one_order_whatever_happens(name: str, inside: list[str]) -> None:
    assert parts(tray(MOMENTS[name]())) == inside


@pytest.mark.parametrize(
    ("name", "inside"),
    [
        ("table", ["say", "trace"]),
        ("stone chosen", ["say", "press-let-go", "trace"]),
        ("objection", ["toast", "press-let-go", "trace"]),
        ("looking back", ["say", "replay"]),
        ("thinking", ["say"]),
    ],
)
def test_in_the_slot_lie_what_is_to_be_done_the_way_back_and_what_happened(name: str, inside: list[str]) -> None:
    assert parts(tray(MOMENTS[name]()).one(class_="slot")) == inside


def test_beside_pieces_words_share_the_line_of_the_move_and_alone_they_stand_for_themselves() -> None:
    guess = tray(kado(DEALT))
    assert [node["id"] for node in guess.one(class_="stand").every("ul")] == ["area-gifts", "area-ribbons"]
    assert parts(guess.one(class_="actions")) == ["choices", "press-place"]
    assert parts(tray(kado(NEXT)).one(class_="actions")) == ["press-place"]


def test_a_move_of_many_words_is_written_smaller() -> None:
    short, long = tray(table(taps=("stone:5", "r1c2"))), tray(kado(DEALT, ("gift:C", "ribbon:p")))
    assert [node.one(id="press-place").get("data-long") for node in (short, long)] == [None, ""]


def test_the_grip_of_the_panel_tells_what_there_is_to_read() -> None:
    grip = tree(table()).one(id="grip")
    assert [name.text for name in grip.one(class_="tells").every("span")] == ["Stones left", "Log", "Score"]


@pytest.mark.parametrize(("name", "first"), [("table", "tab-area-supply"), ("over", "tab-score")])
def test_of_the_tabs_the_first_is_shown_and_at_the_end_the_score(name: str, first: str) -> None:
    page = tree(MOMENTS[name]())
    assert [tab["id"] for tab in page.every(role="tab") if tab["aria-selected"] == "true"] == [first]
    shown = [body["aria-labelledby"] for body in page.every(role="tabpanel") if body.get("hidden") is None]
    assert shown == [first]


def test_the_menu_has_both_ways_through_the_moves_and_undo_tells_why_it_is_off() -> None:
    menu = tree(at(table(0), "menu")).one(class_="menu")
    undo, redo = menu.one(id="menu-undo"), menu.one(id="menu-redo")
    assert [(node.text, node["aria-disabled"]) for node in (undo, redo)] == [("Undo", "true"), ("Redo", "true")]
    assert (undo["data-press"], redo.get("data-press")) == ("undo", None)
