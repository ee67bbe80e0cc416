"""The self-check: what the page tells, games played again in slices, and a report that tells nothing of anybody."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.moments import AMISS, CHECKED, SHOWN, house, saved, table, tree
from app.page import Page
from azumaya.app import findings, proving
from azumaya.app.findings import BAD, GOOD, KNOW, OPEN
from azumaya.app.model import Check, Device, Found, Model, Route
from azumaya.core import golden
from azumaya.games import SHELF

FOUND = {
    "start": "snapshot",
    "secure": True,
    "browser": "Browser/1.0",
    "writes": "ok",
    "used": 17_400_000,
    "room": 2_000_000_000,
    "worker": "serves",
    "waiting": False,
    "kept": 91,
    "listed": 91,
    "awake": True,
}


def check(page: Page) -> Check:
    assert page.loop.model.check is not None
    return page.loop.model.check


def checking(**found: Any) -> Page:
    page = Page(route="#/check", shelf=SHELF)
    page.send("device", found={**FOUND, **found})
    return page


class TestWhatThePageTells:
    def test_is_asked_for_when_the_screen_opens_and_each_time_again(self) -> None:
        page = Page()
        page.go("#/check")
        assert {"do": "survey"} in page.effects
        page.press("check-again")
        assert {"do": "survey"} in page.effects

    def test_is_taken_as_it_is(self) -> None:
        assert check(checking()).found == Found(**FOUND)

    @pytest.mark.parametrize(
        "wrong",
        [{"secure": 1}, {"used": -1}, {"kept": "many"}, {"browser": 3}, {"writes": None}, {"waiting": "yes"}, {"x": 1}],
    )
    def test_that_does_not_fit_is_as_if_it_was_not_told(self, wrong: dict[str, Any]) -> None:
        name = next(iter(wrong))
        usual = replace(Found(**FOUND), **{name: getattr(Found(), name)}) if name in FOUND else Found(**FOUND)
        assert check(checking(**wrong)).found == usual

    def test_is_asked_for_again_when_everything_has_come_or_a_new_version_waits(self) -> None:
        page = checking()
        for news in ("cached", "update"):
            page.send("device", **{news: True})
            assert page.effects == [{"do": "survey"}]
        page.send("device", lasting="yes")
        assert page.effects == []
        page.go("#/settings")
        page.send("device", cached=True)
        assert page.effects == []

    def test_is_no_news_on_another_screen(self) -> None:
        page = Page()
        page.send("device", found=FOUND)
        assert page.loop.model.check is None


class TestTheGames:
    def test_are_played_again_one_after_the_other_in_short_slices(self) -> None:
        page = checking()
        shown: list[float] = []
        while page.due:
            page.wait(1)
            shown += [e["value"] for e in page.effects if e["do"] == "progress" and e["value"] is not None]
        assert [proof.game for proof in check(page).proofs] == [game.about.id for game in SHOWN]
        assert all(proof.right and proof.moves for proof in check(page).proofs)
        assert shown == sorted(shown) and shown[-1] == 1
        assert len(shown) > 2 * len(SHOWN)

    def test_are_played_no_further_once_the_screen_is_left(self) -> None:
        page = checking()
        page.go("#/settings")
        assert {"do": "progress", "value": None} in page.effects
        page.wait()
        assert check(page).proofs == ()

    def test_are_played_anew_when_it_is_begun_again(self) -> None:
        page = checking()
        page.wait()
        page.press("check-again")
        assert (check(page).proofs, check(page).found) == ((), None)
        page.wait()
        assert len(check(page).proofs) == len(SHOWN)

    def test_that_do_not_end_as_they_did_or_break_are_told_so(self, monkeypatch: pytest.MonkeyPatch) -> None:
        true = golden.golden

        def false(game: Any) -> golden.Golden | None:
            once = true(game)
            assert once is not None
            if game.about.id == "kado":
                return None
            if game.about.id == "moyo":
                return replace(once, standings=[])
            return replace(once, record=replace(once.record, moves=("moon",)))

        monkeypatch.setattr(proving, "golden", false)
        page = checking()
        page.wait()
        whole = {game.about.id: len(g.record.moves) for game in SHOWN if (g := true(game))}
        expected = {game.about.id: (1, False) for game in SHOWN}
        expected |= {"moyo": (whole["moyo"], False), "kado": (0, False)}
        assert {proof.game: (proof.moves, proof.right) for proof in check(page).proofs} == expected


class TestTheReport:
    def test_says_in_one_sentence_how_things_stand(self) -> None:
        def said(check: Check, lasting: str = "yes") -> tuple[str, str]:
            model = house(route=Route("check"), check=check, device=Device(lasting=lasting))
            row = findings.verdict(findings.parts(model))
            return str(row.value), row.state

        assert said(Check()) == ("The check is under way.", OPEN)
        assert said(CHECKED) == ("Everything is as it should be.", GOOD)
        assert said(CHECKED, "no") == ("All works. One thing is worth knowing.", GOOD)
        one = replace(CHECKED, proofs=(*CHECKED.proofs[:-1], replace(CHECKED.proofs[-1], right=False)))
        assert said(one) == ("One thing is not as it should be.", BAD)
        assert said(AMISS)[1] == BAD

    @pytest.mark.parametrize(
        ("told", "label", "state"),
        [
            ({"secure": False}, "Connection", KNOW),
            ({"worker": "none"}, "Service worker", KNOW),
            ({"worker": "impossible"}, "Service worker", KNOW),
            ({"worker": "beside"}, "Service worker", GOOD),
            ({"kept": 90}, "Files", KNOW),
            ({"waiting": True}, "New version", KNOW),
            ({"writes": "full"}, "Writing", BAD),
            ({"writes": "missing"}, "Writing", BAD),
            ({"used": None}, "Room", KNOW),
            ({"start": "plain: again"}, "Start", KNOW),
        ],
    )
    def test_tells_what_is_worth_knowing(self, told: dict[str, Any], label: str, state: str) -> None:
        well, other = (replace(CHECKED, found=Found(**{**FOUND, **more})) for more in ({}, told))
        before, after = (
            {str(row.label): row for part in findings.parts(house(check=one)) for row in part.rows}
            for one in (well, other)
        )
        assert {name for name in before if before[name] != after[name]} == {label}
        assert after[label].state == state

    @pytest.mark.parametrize(
        ("told", "end"),
        [
            ("plain: again", ", since a quicker start did not answer."),
            ("plain: missing (azumaya.snapshot: 404)", " memory did not come (azumaya.snapshot: 404)."),
            ("plain: damaged (The data is cut off (1))", " memory was damaged (The data is cut off (1))."),
            ("plain: mixed (abc on 1.2)", " memory is of another version (abc on 1.2)."),
            ("plain: failed (Error: no)", " memory did not serve here (Error: no)."),
            ("plain: as it is", ", which takes longer."),
            ("plain", ", which takes longer."),
        ],
    )
    def test_says_why_python_did_not_come_from_its_snapshot(self, told: str, end: str) -> None:
        rows = findings.parts(house(check=replace(CHECKED, found=Found(**{**FOUND, "start": told}))))
        (start,) = [row for part in rows for row in part.rows if str(row.label) == "Start"]
        assert str(start.value).startswith("Python was set up from its beginning, ")
        assert str(start.value).endswith(end)

    def test_can_be_copied_as_text_line_by_line_as_on_the_screen(self) -> None:
        page = checking()
        page.wait()
        page.press("copy-check")
        (copied,) = [effect["text"] for effect in page.effects if effect["do"] == "copy"]
        lines = copied.splitlines()
        assert lines[0] == "Azumaya, self-check of 2023-11-14"
        screen = tree(page.loop.model)
        rows = [
            f"{div.one('dt').text}: {div.one('dd').text}"
            for div in screen.one("main").every("div")
            if div.tag == "div" and div.get("data-state")
        ]
        assert rows and [line for line in lines if ": " in line] == rows
        assert "Sudoku Moyo: A game of" in copied

    def test_names_nobody_and_shows_no_card(self) -> None:
        model = replace(table(20), route=Route("check"), check=CHECKED, people=("Mio", "Jun"), games={"abc": saved()})
        for text in (findings.report(model), tree(model).text):
            assert "Mio" not in text and "Jun" not in text and "abc" not in text

    def test_offers_to_ask_the_browser_where_it_has_not_promised(self) -> None:
        def asks(lasting: str) -> bool:
            model = house(route=Route("check"), check=CHECKED, device=Device(lasting=lasting))
            return bool(list(tree(model).every("button", data_press="keep-lasting")))

        assert [asks(lasting) for lasting in ("yes", "no", "unknown")] == [False, True, False]


def test_everything_can_be_fetched_anew() -> None:
    page = checking()
    page.press("fetch-anew")
    assert page.effects == [{"do": "reset"}]


def test_the_settings_lead_there_and_to_the_licences() -> None:
    page = tree(Model(shelf=SHELF, route=Route("settings")))
    assert page.one(id="to-check")["href"] == "#/check"
    assert page.one(id="to-licences")["href"] == "#/licences"
