"""The loop between page and app: it answers everything, and keeps the old model when something goes wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.page import DAWN, Clock, Page
from app.toy import SHELF, Pebbles, State
from azumaya.app import view
from azumaya.app.loop import SORRY, Loop
from azumaya.app.messages import Form
from azumaya.app.model import Model
from azumaya.app.reading import FIELD, LONGEST, read
from azumaya.core.game import Refused

ANSWER = {"rev", "html", "title", "lang", "focus", "picture", "secret", "effects"}
START: dict[str, Any] = {"do": "start", "rev": 0, "saved": {}, "route": "#/", "device": {}, "seed": "a", "now": DAWN}


def answer(loop: Loop, **message: Any) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(loop.step(json.dumps({"rev": loop.revision, **message})))
    return told


class TestAnAnswer:
    def test_has_what_the_wire_says(self) -> None:
        loop = Loop(SHELF, clock=Clock())
        told = answer(loop, **START)
        assert set(told) == ANSWER
        assert (told["rev"], told["title"], told["lang"], told["picture"], told["secret"]) == (
            1,
            "Azumaya",
            "en",
            "html",
            False,
        )

    def test_to_what_changes_nothing_has_no_html_and_the_old_revision(self) -> None:
        loop = Loop(SHELF, clock=Clock())
        answer(loop, **START)
        told = answer(loop, do="press", what="moon")
        assert (told["rev"], told["html"], told["focus"], told["picture"], told["effects"]) == (1, None, None, None, [])

    def test_to_a_start_is_always_the_whole_page_on_a_later_revision_than_the_pages(self) -> None:
        loop = Loop(SHELF, clock=Clock())
        revisions = [answer(loop, **{**START, "rev": rev})["rev"] for rev in (0, 41, 3)]
        assert revisions == [1, 42, 43]
        assert answer(loop, **START)["html"]

    def test_tells_of_a_secret_and_keeps_no_picture_of_it(self) -> None:
        page = Page()
        page.begin("purses")
        page.hold()
        told = page.send("tap", place="heap")
        assert (told["secret"], told["picture"], "html" in told) == (True, None, True)
        told = page.send("device", offline=False)
        assert told["secret"]

    def test_of_a_person_alone_tells_of_no_secret_and_keeps_no_picture_all_the_same(self) -> None:
        page = Page()
        page.begin("purses", seat_1_mind="level:1")
        told = page.send("tap", place="heap")
        assert (told["secret"], told["picture"], "html" in told) == (False, None, True)


class TestAMessageMadeOnAnotherRevision:
    def test_is_dropped(self) -> None:
        page = Page()
        page.begin()
        page.tap("heap", "n:1")
        stale = page.rev
        page.press("place")
        now = page.loop.model
        for message in ({"do": "press", "what": "undo"}, {"do": "tap", "place": "heap"}):
            page.rev = stale
            page.send(**message)
            assert page.loop.model is now

    @pytest.mark.parametrize(
        "message",
        [
            {"do": "go", "route": "#/settings"},
            {"do": "device", "cached": True},
            {"do": "trouble", "what": "full", "key": "x"},
            {"do": "stored", "key": "azumaya.v1.people", "text": '["Ada"]'},
        ],
    )
    def test_counts_all_the_same_where_the_wire_says_any(self, message: dict[str, Any]) -> None:
        page = Page()
        before = page.loop.model
        page.rev = 99
        page.send(**message)
        assert page.loop.model is not before


BAD = [
    "",
    "moon",
    "[]",
    "3",
    "[" * 100_000,
    "{}",
    '{"do":3,"rev":1}',
    '{"do":"moon","rev":1}',
    '{"do":"tap","rev":1}',
    '{"do":"tap","rev":1,"place":3}',
    '{"do":"tap","place":"heap"}',
    '{"do":"tap","rev":"1","place":"heap"}',
    '{"do":"tap","rev":true,"place":"heap"}',
    '{"do":"tap","rev":1e999,"place":"heap"}',
    '{"do":"tap","rev":NaN,"place":"heap"}',
    '{"do":"press","rev":1,"what":"undo","arg":3}',
    '{"do":"form","rev":1,"form":"setup","fields":[]}',
    '{"do":"form","rev":1,"form":"setup","fields":{"a":3}}',
    '{"do":"submit","rev":1,"form":"setup","fields":{}}',
    '{"do":"start","rev":0,"saved":{"a":1},"route":"","device":{},"seed":"","now":0}',
    '{"do":"start","rev":0,"saved":[],"route":"","device":{},"seed":"","now":0}',
    '{"do":"start","rev":0,"saved":{},"route":"","device":[],"seed":"","now":0}',
    '{"do":"stored","rev":0,"key":"a","text":3}',
]


NAMES = ("rev", "place", "from", "to", "what", "arg", "form", "fields", "changed", "now")
NAMES += ("seed", "text", "key", "id", "saved", "route", "device")
KINDS = ("start", "go", "tap", "drag", "press", "form", "submit", "file", "tick", "trouble", "stored", "device", "moon")


class TestABadMessage:
    @pytest.mark.parametrize("text", BAD)
    def test_gives_a_sentence_and_changes_nothing_else(self, text: str) -> None:
        page = Page()
        page.begin()
        before = page.loop.model
        told = json.loads(page.loop.step(text))
        assert page.notice.startswith("The page sent something the app does not understand: ")
        assert told["effects"] == [{"do": "announce", "text": page.notice, "urgent": True}]
        assert page.loop.model.play is before.play
        page.rev = told["rev"]
        page.take(1)
        assert page.moves == ("take:1",)

    def test_before_the_first_one_too(self) -> None:
        assert set(json.loads(Loop(SHELF, clock=Clock()).step("moon"))) == ANSWER

    def test_that_is_too_long_is_not_even_read(self) -> None:
        with pytest.raises(Refused, match="it is too long"):
            read(" " * LONGEST + "{}")

    @given(
        st.dictionaries(
            st.sampled_from(NAMES),
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.just({}) | st.just([]),
        ),
        st.sampled_from(KINDS),
    )
    def test_of_any_kind_is_answered(self, fields: dict[str, Any], do: str) -> None:
        page = Page()
        told = json.loads(page.loop.step(json.dumps({"rev": page.rev, **fields, "do": do})))
        assert set(told) == ANSWER


class TestAForm:
    def test_of_several_values_under_one_name_the_last_counts(self) -> None:
        sent = '{"rev":1,"do":"form","form":"f","fields":{"a":["1","2"],"b":[],"c":"3"},"changed":"a"}'
        assert read(sent).message == Form("f", {"a": "2", "c": "3"}, "a")

    def test_a_field_is_read_so_far_and_no_further(self) -> None:
        sent = json.dumps({"rev": 1, "do": "form", "form": "f", "fields": {"a": "x" * 9_999}})
        assert read(sent).message == Form("f", {"a": "x" * FIELD})


class Broken(Pebbles):
    """A game whose rules break when the heap is down to three."""

    def apply(self, state: State, move: Any) -> State:
        after = super().apply(state, move)
        if after.heap <= 3:
            raise ZeroDivisionError
        return after


class TestWhenSomethingBreaks:
    def test_the_old_model_stays_and_a_sentence_is_given(self, caplog: pytest.LogCaptureFixture) -> None:
        page = Page(shelf=type(SHELF)((Broken(),)))
        page.begin()
        page.take(3)
        page.tap("heap", "n:2")
        before, kept = page.play, dict(page.storage)
        page.press("place")
        assert (page.play, page.storage, page.notice) == (before, kept, str(SORRY))
        assert page.said[-1] == str(SORRY)
        page.tap("n:1")
        assert page.play.pick.ready is not None

    def test_a_screen_that_cannot_be_drawn_is_not_entered(self) -> None:
        broken = False

        def drawing(model: Model) -> view.Page:
            if broken and model.route.screen == "settings":
                raise ZeroDivisionError
            return view.view(model)

        loop = Loop(SHELF, drawing, Clock())
        answer(loop, **START)
        broken = True
        told = answer(loop, do="go", route="#/settings")
        assert (loop.model.route.screen, str(SORRY) in told["html"].replace("&#39;", "'")) == ("home", True)

    def test_a_first_screen_that_cannot_be_drawn_gives_way_to_home(self) -> None:
        def drawing(model: Model) -> view.Page:
            if model.route.screen == "settings":
                raise ZeroDivisionError
            return view.view(model)

        loop = Loop(SHELF, drawing, Clock())
        told = answer(loop, **{**START, "route": "#/settings"})
        assert (loop.model.route.screen, bool(told["html"])) == ("home", True)

    def test_even_if_nothing_can_be_drawn_there_is_an_answer(self) -> None:
        def drawing(model: Model) -> view.Page:
            raise ZeroDivisionError

        loop = Loop(SHELF, drawing, Clock())
        told = answer(loop, **START)
        assert (told["html"], told["effects"]) == (None, [{"do": "announce", "text": str(SORRY), "urgent": True}])

    def test_a_save_that_breaks_the_rules_is_damaged_and_the_others_open(self) -> None:
        page = Page(shelf=type(SHELF)((Pebbles(),)))
        page.begin()
        page.take(3)
        page.take(3)
        again = Page(page.storage, page.route, shelf=type(SHELF)((Broken(),)))
        assert again.loop.model.play is None
        assert again.html


def test_the_screen_is_drawn_only_when_the_model_changes() -> None:
    drawn: list[Model] = []

    def drawing(model: Model) -> view.Page:
        drawn.append(model)
        return view.view(model)

    loop = Loop(SHELF, drawing, Clock())
    answer(loop, **START)
    for message in ({"do": "press", "what": "moon"}, {"do": "tick", "what": "think", "id": "1"}, {"do": "device"}):
        answer(loop, **message)
    assert len(drawn) == 1


def test_the_time_goes_on_between_the_pages_words() -> None:
    page = Page()
    page.begin()
    page.clock.now += 90
    page.take(1)
    assert 90_000 <= page.play.saved.played - page.play.saved.started < 91_000
