"""Opponents at the table think in slices, take their time, and can be stopped."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from app.page import Page
from app.toy import Move, Pebbles, Purses
from azumaya.app.messages import Thought
from azumaya.app.update import update
from azumaya.core.game import AnyGame, View
from azumaya.core.shelf import Shelf
from azumaya.core.skill import Think
from azumaya.players import simple, stream
from azumaya.players.minds import THINKERS
from azumaya.players.thinking import SLICE


def against(mind: str, **fields: str) -> Page:
    """A game in which the person has just moved and the opponent is to think."""
    page = Page()
    page.begin(seat_1_mind="level:1", **fields)
    seat(page, mind)
    page.take(1)
    return page


def seat(page: Page, spec: str) -> None:
    """Let an opponent of this spec sit at seat 1, also one that the form does not offer."""
    text = page.text.replace('"mind":"level:1"', f'"mind":"{spec}"')
    page.send("stored", key=f"azumaya.v1.game.{page.id}", text=text)
    page.press("take-over")


@contextmanager
def thinking_with(think: Think, spec: str = "random") -> Iterator[None]:
    """An opponent thinks like this for a while."""
    with patch.dict(THINKERS, {spec.partition(":")[0]: think}):
        yield


def values(page: Page) -> list[float | None]:
    return [effect["value"] for effect in page.effects if effect["do"] == "progress"]


def tick(page: Page) -> None:
    page.due.sort()
    at, what, id = page.due.pop(0)
    page.clock.now = max(page.clock.now, at)
    page.send("tick", what=what, id=id)


class TestThinking:
    def test_begins_with_the_move_before(self) -> None:
        page = against("greedy")
        assert page.play.thinking == 1
        assert page.effects[-2]["do"] == "progress"
        assert page.effects[-1] == {"do": "after", "ms": 0, "what": "think", "id": page.due[-1][2]}

    @pytest.mark.parametrize("mind", ["random", "greedy", "search:40", "search:0.2s"])
    def test_ends_with_a_move_that_is_kept_and_told(self, mind: str) -> None:
        page = against(mind)
        page.wait()
        assert len(page.moves) == 2
        assert page.said[-1].startswith(page.play.saved.players[1].name)
        assert f'"{page.moves[1]}"]' in page.text

    def test_goes_on_in_slices_between_which_all_is_answered(self) -> None:
        page = against("search:1s")
        longest = 0.0
        for _ in range(20):
            before = page.clock.now
            tick(page)
            longest = max(longest, page.clock.now - before)
            page.press("look", "0")
            page.press("now")
        assert (longest < 0.040, len(page.moves), page.play.thinking) == (True, 1, 1)

    def test_tells_its_progress_without_a_new_revision(self) -> None:
        page = against("search:0.3s")
        rev, seen = page.rev, []
        while page.play.thinking is not None:
            assert page.rev == rev
            tick(page)
            seen += values(page)
        assert seen[-1] is None  # nobody thinks any more
        told = [value for value in seen[:-1] if value is not None]
        assert told == sorted(told)
        assert (0 < told[0] < 0.2, told[-1] > 0.9) == (True, True)

    @pytest.mark.parametrize("spec", ["random", "search:2000"])
    def test_never_shows_that_its_time_has_gone_where_nobody_knows_how_long_it_takes(self, spec: str) -> None:
        page, seen = against(spec), list[float | None]()
        while page.play.thinking is not None:
            tick(page)
            seen += values(page)
        told = [value for value in seen if value is not None]
        assert (told == sorted(set(told)), max(told) < 1) == (True, True)

    def test_gives_the_same_move_for_the_same_steps(self) -> None:
        def reply() -> str:
            page = against("search:60", option_heap="12")
            page.wait()
            return page.moves[1]

        assert len({reply() for _ in range(3)}) == 1

    def test_draws_apart_from_chance(self) -> None:
        page = against("random", option_weather="rain")
        page.press("stop-thinking")
        first = page.moves
        page = against("greedy", option_weather="rain")
        page.wait()
        draws = [move for move in page.moves if move.startswith("rain")]
        assert draws == [move for move in first if move.startswith("rain")]

    def test_differs_from_ply_to_ply_and_from_game_to_game(self) -> None:
        numbers = {stream(seed, ply).random() for seed in ("a", "b") for ply in range(3)}
        assert (len(numbers), stream("a", 1).random() in numbers) == (6, True)

    def test_is_taken_up_again_after_a_reload(self) -> None:
        page = against("search:0.3s")
        tick(page)
        page = page.reload()
        assert page.play.thinking == 1
        page.wait()
        assert len(page.moves) == 2

    def test_sees_no_more_than_its_seat(self) -> None:
        seen: list[View[Any]] = []

        def spy(game: AnyGame, view: View[Any], rng: Random) -> Iterator[Any]:
            seen.append(view)
            return simple.think(game, view, rng)

        page = Page()
        page.begin("purses", seat_1_mind="level:1")
        seat(page, "random")
        with thinking_with(spy):
            page.take(1)
            page.wait()
        assert seen == [page.play.match.game.view(page.play.match.states[3], 1)]
        assert seen[0].state.purses[0] == -1


class TestItTakesItsTime:
    @pytest.mark.parametrize(("pace", "ms"), [("slow", 1600), ("normal", 800), ("quick", 450)])
    def test_at_least_the_pause_of_the_pace(self, pace: str, ms: int) -> None:
        page = Page()
        page.press("setting", f"pace={pace}")
        page.begin(seat_1_mind="level:1")
        page.take(1)
        before = page.clock.now
        page.wait()
        assert len(page.moves) == 2
        assert ms <= (page.clock.now - before) * 1000 < ms + 100

    def test_as_long_for_a_move_without_a_choice_as_for_any_other(self) -> None:
        def knows(game: AnyGame, view: View[Any], rng: Random) -> Iterator[Any]:
            yield Move("take", 1)

        def ponders(game: AnyGame, view: View[Any], rng: Random) -> Iterator[Any]:
            while True:
                yield Move("take", 1)

        def ticks(think: Think) -> list[float | None]:
            with thinking_with(think, "search:0.8s"):
                page = against("search:0.8s")
                seen: list[float | None] = []
                while page.play.thinking is not None:
                    tick(page)
                    seen += values(page)[:1]
            return seen[:-1]

        at_once, at_length = ticks(knows), ticks(ponders)
        assert abs(len(at_once) - len(at_length)) <= 5
        assert max(abs(a - b) for a, b in zip(at_once, at_length, strict=False) if a and b) < 0.2

    @pytest.mark.parametrize(("thinking", "most"), [("short", 0.9), ("long", 2.9)])
    def test_no_longer_than_the_settings_allow_and_then_with_its_best_so_far(self, thinking: str, most: float) -> None:
        def ponders(game: AnyGame, view: View[Any], rng: Random) -> Iterator[Any]:
            while True:
                yield Move("take", 1)

        with thinking_with(ponders, "policy"):
            page = Page()
            page.press("setting", f"thinking={thinking}")
            page.begin(seat_1_mind="level:1")
            seat(page, "policy")
            page.take(1)
            before = page.clock.now
            page.wait(10_000)
        assert page.moves[1] == "take:1"
        assert most - 0.02 < page.clock.now - before < most + 0.02  # by the clock of whoever waits

    def test_a_slice_is_short(self) -> None:
        assert SLICE <= 0.015


class TestItCanBeStopped:
    @pytest.mark.parametrize("ticks", [0, 1, 5])
    def test_move_now_plays_the_best_so_far(self, ticks: int) -> None:
        page = against("search:5s")
        for _ in range(ticks):
            tick(page)
        page.press("stop-thinking")
        assert (len(page.moves), page.play.thinking) == (2, None)
        page.wait()
        assert len(page.moves) == 2

    def test_with_nobody_thinking_it_does_nothing(self) -> None:
        page = Page()
        page.begin()
        page.press("stop-thinking")
        assert page.moves == ()

    def test_leaving_ends_it_and_coming_back_begins_it_anew(self) -> None:
        page = against("search:5s")
        tick(page)
        page.go("#/")
        assert values(page) == [None]
        assert page.wait() == 1  # the tick that was due, answered with nothing
        page.go(f"#/game/{next(iter(page.loop.model.games))}")
        assert page.play.thinking == 1

    def test_reading_the_rules_holds_it_up(self) -> None:
        page = against("random")
        page.go("#/rules/pebbles#R2")
        page.wait()
        page.go(f"#/game/{page.id}")
        assert len(page.moves) == 1
        page.wait()
        assert len(page.moves) == 2

    def test_a_tap_while_it_thinks_is_answered(self) -> None:
        page = against("search:5s")
        page.tap("heap")
        assert str(page.play.note) == f"{page.play.saved.players[1].name} is on turn."

    def test_a_late_thought_is_nobodys(self) -> None:
        model = against("random").loop.model
        assert model.play is not None
        for id, ply in (("moon", 1), (model.play.saved.id, 0), (model.play.saved.id, 2)):
            assert update(model, Thought(id, ply, "take:1")) == (model, [])

    def test_a_late_tick_is_nobodys(self) -> None:
        page = against("random")
        id = page.due[0][2]
        page.wait()
        before = page.moves
        page.send("tick", what="think", id=id)
        page.send("tick", what="moon", id="1")
        assert page.moves == before


class TestWhenOneBreaks:
    @pytest.mark.parametrize(
        ("broken", "reply"),
        [("at once", "pass"), ("lies", "pass"), ("silent", "pass"), ("later", "take:2")],
    )
    def test_its_best_so_far_or_any_legal_move_is_played(self, broken: str, reply: str) -> None:
        def think(game: AnyGame, view: View[Any], rng: Random) -> Iterator[Any]:
            if broken == "at once":
                raise ZeroDivisionError
            if broken == "lies":
                yield "moon"
            if broken == "later":
                yield Move("take", 2)
                raise ZeroDivisionError

        page = Page()
        page.begin(seat_1_mind="level:1")
        seat(page, "random")
        with thinking_with(think):
            page.take(1)
            page.wait(200)
        assert page.moves == ("take:1", reply)


def test_opponents_alone_play_a_whole_game() -> None:
    page = Page(shelf=Shelf((Pebbles(), Purses())))
    page.begin("purses", seat_0_mind="level:2", seat_1_mind="level:1", option_heap="12", option_weather="rain")
    page.wait()
    assert page.play.saved.over
    assert page.said[-1].endswith("has most.")
