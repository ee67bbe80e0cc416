"""Addresses, settings, and what the page tells about the device."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.page import Page
from azumaya.app import route, settings
from azumaya.app.model import Device, Route, Settings

ROUTES = {
    "#/": Route(),
    "#/new/moyo": Route("new", "moyo"),
    "#/game/0a1b": Route("game", "0a1b"),
    "#/game/0a1b/log": Route("game", "0a1b", "log"),
    "#/rules/moyo": Route("rules", "moyo"),
    "#/rules/moyo#R5": Route("rules", "moyo", clause="R5"),
    "#/settings": Route("settings"),
    "#/check": Route("check"),
    "#/licences": Route("licences"),
    "#/licences/pyodide": Route("licences", "pyodide"),
}


@pytest.mark.parametrize("address", ROUTES)
def test_an_address_is_read_and_printed_alike(address: str) -> None:
    assert route.parse(address) == ROUTES[address]
    assert route.to_text(ROUTES[address]) == address


@pytest.mark.parametrize("address", ["", "#", "#/", "/"])
def test_an_empty_address_is_home(address: str) -> None:
    assert route.parse(address) == route.HOME


@pytest.mark.parametrize(
    "address",
    ["#/moon", "#/game", "#/game/a/b/c", "#/game/a/moon", "#/game/a.b", "#/game/" + "a" * 41, "#/new", "#/rules/a/b"],
)
def test_any_other_leads_home_and_says_so(address: str) -> None:
    assert route.parse(address) == Route(lost=True)
    page = Page(route=address)
    assert (page.loop.model.route, page.route) == (Route(lost=True), "#/")


@given(st.text(max_size=30))
def test_every_text_is_an_address_of_some_kind(text: str) -> None:
    read = route.parse(text)
    assert route.parse(route.to_text(read)) == (route.HOME if read.lost else read)


@pytest.mark.parametrize("address", ["#/rules/moon", "#/new/moon", "#/licences/moon"])
def test_a_game_or_work_that_is_not_there_leads_home(address: str) -> None:
    assert Page(route=address).loop.model.route == Route(lost=True)


@pytest.mark.parametrize("address", ["#/game/moon", "#/game/moon/log"])
def test_a_game_that_is_not_on_this_device_has_no_table(address: str) -> None:
    page = Page(route=address)
    assert (page.loop.model.route, page.loop.model.play) == (route.parse(address), None)
    assert "data-tap" not in page.html


class TestSheets:
    def test_lie_over_the_table_and_leave_it_as_it_is(self) -> None:
        page = Page()
        page.begin()
        page.tap("heap")
        page.press("sheet", "score")
        assert page.route == f"#/game/{page.id}/score"
        page.go(f"#/game/{page.id}")
        assert page.play.pick.taps == ("heap",)

    def test_without_a_name_go_back(self) -> None:
        page = Page()
        page.begin()
        page.press("sheet")
        assert page.effects == [{"do": "back"}]

    def test_that_do_not_exist_are_not_opened(self) -> None:
        page = Page()
        page.begin()
        page.press("sheet", "moon")
        assert (page.effects, page.loop.model.route.sheet) == ([], "")


class TestGoing:
    def test_to_the_rules_and_back_finds_the_table_as_it_was(self) -> None:
        page = Page()
        page.begin()
        page.tap("heap")
        page.go("#/rules/pebbles#R2")
        page.go(f"#/game/{page.id}")
        assert page.play.pick.taps == ("heap",)

    def test_to_another_screen_puts_the_notice_away(self) -> None:
        page = Page()
        page.begin()
        id = page.id
        page.press("delete", id)
        page.go("#/settings")
        assert page.notice == ""

    def test_to_another_game_lays_that_table(self) -> None:
        page = Page()
        page.begin()
        first = page.id
        page.begin()
        page.go(f"#/game/{first}")
        assert page.id == first

    def test_a_press_for_the_table_does_nothing_without_one(self) -> None:
        page = Page()
        for what in ("place", "let-go", "undo", "redo", "look", "now", "again", "branch", "take-over", "sheet", "moon"):
            page.press(what, "1")
        page.tap("heap")
        page.send("drag", **{"from": "a", "to": "b"})
        assert (page.rev, page.loop.model.play) == (1, None)


class TestSettings:
    @pytest.mark.parametrize("name", settings.CHOICES)
    def test_every_choice_is_kept_and_put_on(self, name: str) -> None:
        for value in settings.CHOICES[name]:
            page = Page()
            page.press("setting", f"{name}={value}")
            assert getattr(page.loop.model.settings, name) == value
            assert getattr(page.reload().loop.model.settings, name) == value

    def test_the_page_hears_of_the_look_at_once_and_at_every_start(self) -> None:
        page = Page()
        page.press("setting", "theme=dark")
        look = {"do": "look", "theme": "dark", "hand": "right", "targets": "on", "pace": "normal", "awake": "on"}
        assert [effect["do"] for effect in page.effects] == ["save", "look"]
        assert look in page.effects
        assert look in page.reload().effects

    def test_a_form_may_hold_them_all(self) -> None:
        page = Page(route="#/settings")
        page.send("form", form="settings", fields={"hand": "left", "pace": "quick"}, changed="hand")
        assert page.loop.model.settings == Settings(hand="left", pace="quick")

    @pytest.mark.parametrize("arg", ["", "moon", "theme=moon", "theme", "moon=dark", "theme=system", "__class__=x"])
    def test_what_is_no_choice_or_no_change_changes_nothing(self, arg: str) -> None:
        page = Page()
        page.press("setting", arg)
        assert (page.loop.model.settings, page.effects, page.storage) == (Settings(), [], {})

    @pytest.mark.parametrize("text", ["", "moon", "[]", '{"theme":3,"moon":1}', "[" * 9999])
    def test_what_cannot_be_read_falls_back(self, text: str) -> None:
        assert settings.read(text) == Settings()

    def test_an_unknown_value_falls_back_and_the_others_stay(self) -> None:
        assert settings.read('{"theme":"moon","hand":"left"}') == Settings(hand="left")

    @given(st.from_type(Settings))
    def test_all_of_them_are_written_and_read_alike(self, any: Settings) -> None:
        chosen = settings.read(json.dumps(any.__dict__))
        assert settings.read(settings.write(chosen)) == chosen


class TestTheDevice:
    @pytest.mark.parametrize("safari", ["no", "mac", "touch"])
    def test_tells_of_safari(self, safari: str) -> None:
        assert Page(device={"safari": safari}).loop.model.device.safari == safari

    def test_is_told_at_the_start_and_where_it_changes(self) -> None:
        page = Page(device={"languages": ["de", "en"], "standalone": True, "motion": "reduced", "storage": "ok"})
        assert page.loop.model.device == Device(("de", "en"), standalone=True, motion="reduced")
        page.send("device", offline=True, cached=True)
        assert page.loop.model.device == Device(
            ("de", "en"), standalone=True, motion="reduced", offline=True, cached=True
        )

    def test_what_does_not_fit_is_passed_over(self) -> None:
        page = Page(device={"languages": "de", "standalone": 1, "motion": None, "moon": True})
        assert page.loop.model.device == Device()

    def test_a_game_that_stopped_the_app_twice_is_not_opened_but_offered(self) -> None:
        page = Page()
        page.begin()
        again = Page(page.storage, page.route, failed=page.id)
        assert (again.route, again.loop.model.play, again.loop.model.failed) == ("#/", None, page.id)
        notice = again.loop.model.notice
        assert notice is not None
        assert (notice.press, notice.arg) == ("export", page.id)
        again.go(f"#/game/{page.id}")
        assert again.moves == page.moves


class TestANewVersion:
    def test_is_loaded_at_once_where_no_game_is_in_the_middle(self) -> None:
        page = Page(route="#/settings")
        page.send("device", update=True)
        page.press("update-now")
        assert page.effects[-1] == {"do": "update"}

    def test_waits_until_the_game_is_left(self) -> None:
        page = Page()
        page.begin()
        page.press("update-now")
        assert (page.notice, page.effects[0]["do"]) == (
            "The new version will be loaded when you leave this game.",
            "announce",
        )
        page.take(1)
        assert {"do": "update"} not in page.effects
        page.go("#/")
        assert page.effects[-1] == {"do": "update"}

    def test_or_until_it_is_over_and_its_last_move_is_known_to_be_kept(self) -> None:
        page = Page()
        page.begin(option_heap="own", option_heap_own="1")
        page.press("update-now")
        page.fails = lambda key: "full"
        page.take(1)
        page.press("look", "0")
        assert {"do": "update"} not in page.effects
        page.fails = lambda key: None
        page.press("now")
        assert page.effects[-1]["do"] == "save"
        page.press("dismiss")
        assert page.effects[-1] == {"do": "update"}

    def test_waits_until_everything_is_saved(self) -> None:
        page = Page(fails=lambda key: "full")
        page.press("setting", "theme=dark")
        page.press("update-now")
        assert page.notice == "The new version will be loaded when everything is saved."
        page.fails = lambda key: None
        page.press("dismiss")
        page.press("dismiss")
        assert page.effects[-1] == {"do": "update"}
