"""The browser is asked to keep what is saved when somebody leaves a table, and whenever somebody wants it."""

from __future__ import annotations

import pytest

from app.page import Page

ASK = {"do": "persist", "again": False}


def at_table(lasting: str = "no", moves: int = 1) -> Page:
    page = Page(device={"lasting": lasting})
    page.begin()
    for _ in range(moves):
        page.take(1)
    return page


def test_leaving_a_table_on_which_something_was_played_asks() -> None:
    page = at_table()
    assert ASK not in page.effects
    page.go("#/")
    assert ASK in page.effects


@pytest.mark.parametrize("lasting", ["yes", "unknown"])
def test_a_browser_that_has_promised_or_tells_nothing_is_not_asked(lasting: str) -> None:
    page = at_table(lasting)
    page.go("#/")
    assert ASK not in page.effects


def test_a_table_without_a_move_is_nothing_to_keep() -> None:
    page = at_table(moves=0)
    page.go("#/")
    assert ASK not in page.effects


def test_whoever_only_looks_at_the_rules_has_not_left() -> None:
    page = at_table()
    page.go("#/rules/pebbles")
    assert ASK not in page.effects


def test_whoever_wants_it_asks_at_once() -> None:
    page = Page()
    page.press("keep-lasting")
    assert page.effects == [{"do": "persist", "again": True}]
