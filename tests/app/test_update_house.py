"""The people of the house: their names come with the first game, and can be changed or forgotten."""

from __future__ import annotations

import json

from app.page import Page
from azumaya.app import people


def house(*names: str) -> Page:
    return Page({people.KEY: people.write(names)}, "#/settings")


def submit(page: Page, *names: str) -> None:
    fields = {f"name-{n}": name for n, name in enumerate(names)}
    page.send("submit", form="people", fields=fields, seed="00000000000000aa", now=1)


def kept(page: Page) -> list[str]:
    return list(json.loads(page.storage[people.KEY]))


def test_names_are_changed_in_their_places() -> None:
    page = house("Mio", "Jun", "Lea")
    submit(page, "Mio", "  June ", "Lea")
    assert page.loop.model.people == ("Mio", "June", "Lea")
    assert (kept(page), page.notice) == (["Mio", "June", "Lea"], "The names are kept.")
    assert page.reload().loop.model.people == ("Mio", "June", "Lea")


def test_an_empty_or_missing_field_leaves_its_name() -> None:
    page = house("Mio", "Jun", "Lea")
    submit(page, "", " \n ")
    assert page.loop.model.people == ("Mio", "Jun", "Lea")


def test_two_that_become_one_are_one() -> None:
    page = house("Mio", "Jun", "Lea")
    submit(page, "Mio", "Mio", "Lea")
    assert page.loop.model.people == ("Mio", "Lea")


def test_what_is_typed_counts_only_when_it_is_sent() -> None:
    page = house("Mio", "Jun")
    page.send("form", form="people", fields={"name-0": "M"}, changed="name-0")
    assert page.loop.model.people == ("Mio", "Jun")


def test_names_in_games_stay_as_they_are() -> None:
    page = Page()
    page.begin()
    page.go("#/settings")
    submit(page, "Ada", "Bea")
    saved = page.saved(next(iter(page.loop.model.games)))
    assert [player.name for player in saved.players] == ["Mio", "Jun"]
    assert page.loop.model.people == ("Ada", "Bea")


def test_a_name_is_forgotten_and_can_be_brought_back() -> None:
    page = house("Mio", "Jun", "Lea")
    page.press("forget-person", "Jun")
    assert (kept(page), page.notice) == (["Mio", "Lea"], "Jun is not suggested any more.")
    notice = page.loop.model.notice
    assert notice is not None
    page.press(notice.press, notice.arg)
    assert (page.loop.model.people, page.notice) == (("Jun", "Mio", "Lea"), "Jun is back.")


def test_a_stranger_is_neither_forgotten_nor_brought_back_twice() -> None:
    page = house("Mio")
    before = page.loop.model
    page.press("forget-person", "moon")
    page.press("remember-person", "Mio")
    page.press("remember-person", " \n")
    assert page.loop.model is before
