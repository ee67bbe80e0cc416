"""Storage that fails: it is said, the game goes on, and no good save is lost."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.page import GAME, Page

PEOPLE = "azumaya.v1.people"


def failing(what: str) -> Page:
    """A game that was kept before storage began to fail."""
    page = Page()
    page.begin(option_heap="12")
    page.fails = lambda key: what
    return page


@pytest.mark.parametrize("what", ["full", "blocked", "missing"])
class TestAFailedSave:
    def test_is_told_and_the_game_goes_on(self, what: str) -> None:
        page = failing(what)
        page.take(1)
        assert (page.loop.model.trouble, page.loop.model.unsaved) == (what, (GAME + page.id,))
        page.take(2)
        assert page.moves == ("take:1", "take:2")
        assert (page.loop.model.trouble, '"moves":[]' in page.text) == (what, True)

    def test_stays_told_until_a_save_works(self, what: str) -> None:
        page = failing(what)
        page.take(1)
        page.press("look", "0")
        page.press("now")
        assert page.loop.model.trouble == what
        page.fails = lambda key: None
        page.take(2)
        page.press("look", "0")
        assert (page.loop.model.trouble, page.loop.model.unsaved) == ("", ())
        assert '"moves":["take:1","take:2"]' in page.text

    def test_is_tried_again_with_the_next_thing_a_person_does(self, what: str) -> None:
        page = failing(what)
        page.take(1)
        page.fails = lambda key: None
        page.tap("heap")
        assert '"moves":["take:1"]' in page.text
        page.tap("heap")
        assert page.loop.model.trouble == ""

    def test_a_deletion_that_failed_is_tried_again_too(self, what: str) -> None:
        page = failing(what)
        id = page.id
        page.press("delete", id)
        assert (page.loop.model.trouble, GAME + id in page.storage) == (what, True)
        page.fails = lambda key: None
        page.press("dismiss")
        assert GAME + id not in page.storage

    def test_so_are_settings_and_names(self, what: str) -> None:
        page = Page(fails=lambda key: None if key.startswith(GAME) else what)
        page.begin()
        page.press("setting", "theme=dark")
        assert set(page.loop.model.unsaved) == {PEOPLE, "azumaya.v1.settings"}
        page.fails = lambda key: None
        page.tap("heap")
        assert page.storage[PEOPLE] == '["Mio","Jun"]'
        assert '"theme":"dark"' in page.storage["azumaya.v1.settings"]


def test_trouble_with_one_game_is_not_over_when_another_is_kept() -> None:
    page = failing("full")
    page.take(1)
    bad = GAME + page.id
    page.fails = lambda key: "full" if key == bad else None
    page.begin()
    page.take(1)
    page.tap("heap")
    assert (page.loop.model.trouble, page.loop.model.unsaved) == ("full", (bad,))


def test_a_browser_without_storage_is_known_from_the_start() -> None:
    page = Page(device={"storage": "missing"})
    assert page.loop.model.trouble == "blocked"


def test_trouble_is_said_once_when_it_begins_and_once_when_it_is_over() -> None:
    page = Page()
    page.begin(option_heap="12")
    page.fails = lambda key: "full"
    page.take(1)
    page.take(1)
    assert [said[:17] for said in page.said if "room left" in said] == ["There is no room "]
    page.fails = lambda key: None
    page.press("dismiss")
    page.press("dismiss")
    assert page.said[-1] == "Everything is saved again."


def test_a_key_of_the_pages_own_is_not_tried_again() -> None:
    page = Page()
    page.send("trouble", what="full", key="azumaya.v1.look")
    page.press("dismiss")
    assert (page.loop.model.trouble, page.loop.model.unsaved, page.effects) == ("full", (), [])


def test_an_unknown_trouble_is_trouble_too() -> None:
    page = failing("moon")
    page.take(1)
    assert page.loop.model.trouble == "missing"


def test_the_sentence_and_a_way_out_are_on_the_screen() -> None:
    page = failing("full")
    page.take(1)
    assert 'data-press="backup"' in page.html


def test_an_opponents_tick_does_not_hide_trouble() -> None:
    page = Page()
    page.begin(seat_1_mind="level:1", option_heap="12")
    page.fails = lambda key: "full"
    page.take(1)
    page.wait()
    assert (len(page.moves), page.loop.model.trouble) == (2, "full")


@settings(max_examples=60)
@given(st.lists(st.booleans(), min_size=40, max_size=40), st.lists(st.integers(0, 9), min_size=12, max_size=12))
def test_whatever_fails_the_last_good_save_is_never_lost(fails: list[bool], deeds: list[int]) -> None:
    """What lies in storage is always a position of this game, and the present one as soon as storage works."""
    calls = iter(fails)
    page = Page(fails=lambda key: "full" if next(calls, False) else None)
    page.begin(option_heap="own", option_heap_own="30", friendly="yes")
    route, key = page.route, GAME + page.id
    seen = [(page.moves, page.play.saved.undone)]
    for deed in deeds:
        if deed < 6:
            page.take(1 + deed % 3)
        else:
            page.press("undo" if deed < 8 else "redo")
        seen.append((page.moves, page.play.saved.undone))
        failed = key in page.loop.model.unsaved
        assert failed <= (page.loop.model.trouble == "full")
        if key in page.storage:
            again = Page({key: page.storage[key]}, route).play
            assert (again.match.record.moves, again.saved.undone) in (seen if failed else seen[-1:])
    page.fails = lambda key: None
    page.press("dismiss")
    again = Page(page.storage, route).play
    assert (again.match.record.moves, again.saved.undone) == seen[-1]
    page.press("dismiss")
    assert page.loop.model.trouble == ""
