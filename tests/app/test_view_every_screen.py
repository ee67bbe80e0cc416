"""What holds on every screen: ids, labels, headings, landmarks, and nothing that acts behind the page's back."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from app.moments import MOMENTS, tree
from app.reading import Node
from azumaya.app.view import view

every_screen = pytest.mark.parametrize("name", MOMENTS)
CONTROLS = {"a", "button", "input", "select", "textarea", "summary"}
LIVE = {"alert", "status", "log", "timer", "marquee"}


def controls(page: Node) -> list[Node]:
    return [node for node in page.every() if node.tag in CONTROLS]


def named(page: Node, node: Node) -> str:
    """What a screen reader calls it."""
    if label := node.get("aria-label"):
        return label
    if ids := node.get("aria-labelledby"):
        return " ".join(page.one(id=id).text for id in ids.split())
    if node.tag in ("input", "select", "textarea"):
        return next((outer.text for outer in node.up() if outer.tag == "label"), "")
    return node.text


@every_screen
def test_every_control_has_an_id_of_its_own(name: str) -> None:
    page = tree(MOMENTS[name]())
    assert [node for node in controls(page) if not node.get("id")] == []
    ids = Counter(node["id"] for node in page.every() if node.get("id"))
    assert [id for id, times in ids.items() if times > 1] == []


@every_screen
def test_every_control_says_what_it_is(name: str) -> None:
    page = tree(MOMENTS[name]())
    spoken = [node for node in controls(page) if node.get("type") != "hidden" and not node.get("aria-hidden")]
    assert [node["id"] for node in spoken if not named(page, node)] == []


@every_screen
def test_ids_that_are_named_are_there(name: str) -> None:
    page = tree(MOMENTS[name]())
    ids = {node["id"] for node in page.every() if node.get("id")}
    lists = ("aria-labelledby", "aria-describedby", "aria-controls", "data-toggle", "form", "list", "for")
    wanted = {id for node in page.every() for attribute in lists for id in (node.get(attribute) or "").split()}
    assert wanted <= ids


@every_screen
def test_the_focus_is_there_to_be_given(name: str) -> None:
    model = MOMENTS[name]()
    assert tree(model).one(id=view(model).focus)


@every_screen
def test_a_screen_has_one_main_part_and_one_first_heading(name: str) -> None:
    page = tree(MOMENTS[name]())
    assert len(list(page.every("main"))) == 1
    levels = [int(node.tag[1]) for node in page.every() if node.tag in ("h1", "h2", "h3", "h4")]
    assert levels.count(1) == 1
    assert levels[0] == 1
    assert all(later <= before + 1 for before, later in itertools.pairwise(levels))


@every_screen
def test_the_page_alone_speaks(name: str) -> None:
    page = tree(MOMENTS[name]())
    assert [n for n in page.every() if n.get("role") in LIVE or n.get("aria-live") or n.tag == "output"] == []


@every_screen
def test_nothing_runs_and_nothing_leads_out(name: str) -> None:
    page = tree(MOMENTS[name]())
    assert [node.tag for node in page.every() if node.tag in ("script", "iframe", "style", "object")] == []
    assert [a for node in page.every() for a in node.attributes if a.startswith("on")] == []
    addresses = [node["href"] for node in page.every("a")]
    assert [href for href in addresses if not href.startswith("#/")] == []


@every_screen
def test_of_the_controls_that_are_off_only_undo_is_pressed_and_says_why(name: str) -> None:
    page = tree(MOMENTS[name]())
    pressed = {node.get("data-press") for node in page.every(aria_disabled="true")}
    assert pressed <= {None, "undo"}


@every_screen
def test_every_sign_that_is_shown_is_drawn(name: str) -> None:
    page = tree(MOMENTS[name]())
    drawn = {node["id"] for node in page.every("symbol")}
    assert {node["href"] for node in page.every("use")} == {f"#{id}" for id in drawn}


@every_screen
def test_the_same_model_gives_the_same_page(name: str) -> None:
    assert view(MOMENTS[name]()) == view(MOMENTS[name]())
