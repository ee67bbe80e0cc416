"""A hint comes in three steps: where to look, why, and the move. It knows what its seat knows, and it is counted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from app.page import GAME, Page
from app.reading import read
from azumaya.app import saves
from azumaya.app.model import PERSON, Player, Saved
from azumaya.core.game import AnyGame, View
from azumaya.core.record import Match
from azumaya.core.skill import Level, Skill, Why
from azumaya.core.text import Text
from azumaya.games import SHELF

MOYO = SHELF.find("moyo")
FIRST = ""  # the opening: 29 moves
LOOKED: list[object] = []


def page(minds: tuple[str, str] = (PERSON, "random"), moves: str = FIRST, game: AnyGame = MOYO, seats: int = 2) -> Page:
    """A game after these moves, between these minds."""
    match = Match.new(game, seats, {}, "00")
    for token in moves.split():
        match = match.play(token)
    players = tuple(Player(f"Guest {n}", mind) for n, mind in enumerate(minds, 1))
    saved = Saved("abc", match.record, players, turn=match.turn)
    return Page({f"{GAME}abc": saves.write(saved, SHELF)}, "#/game/abc", SHELF)


def first(game: AnyGame, view: View[Any], rng: Random) -> Iterator[Any]:
    """The strongest opponent of these tests: takes the first move there is, and has looked at the view."""
    LOOKED.append(view.state)
    yield min(game.fair_moves(view.state), key=str)


@pytest.fixture(autouse=True)
def quick_mind() -> Iterator[None]:
    levels = (*MOYO.skill.levels[:3], Level(Text("Takes the first."), first))
    why = Why(Text("Look in the middle."), ("r5c5", "r4c4"), Text("It is in the middle."))
    LOOKED.clear()
    with (
        patch.object(Skill, "levels", levels),
        patch.object(type(MOYO.skill), "levels", levels),
        patch.object(type(MOYO.skill), "why", lambda skill, game, view, move: why),
    ):
        yield


def line(one: Page) -> str:
    """What stands in the tray."""
    return read(one.html).one(class_="say").text


def hinted(one: Page) -> list[str]:
    """The places that are marked."""
    return [cell.one("button")["id"] for cell in read(one.html).every(data_hint="")]


def kept(one: Page) -> tuple[int, ...]:
    entry = saves.read("abc", one.storage[f"{GAME}abc"], SHELF)
    assert isinstance(entry, Saved)
    return entry.hints


def test_first_it_tells_where_to_look_and_marks_that_then_why_and_then_it_shows_the_move() -> None:
    one = page()
    one.press("hint")
    assert line(one) == "Looking for a good move for you."
    one.wait()
    assert (line(one), hinted(one), one.said[-1]) == (
        "Look in the middle.",
        ["spot-r4c4", "spot-r5c5"],
        "Look in the middle.",
    )
    one.press("hint")
    assert (line(one), hinted(one), one.said[-1]) == (
        "It is in the middle.",
        ["spot-r4c4", "spot-r5c5"],
        "It is in the middle.",
    )
    one.press("hint")
    best = str(min(MOYO.fair_moves(one.play.match.state), key=str))
    assert (str(one.play.pick.ready), hinted(one), one.moves) == (best, [], ())
    assert line(one) == "The hint: Place 2 at r4c4. Confirm it, or choose otherwise."
    assert one.said[-1] == "The hint: Place 2 at row 4, column 4. Confirm it, or choose otherwise."
    one.press("place")
    assert (one.moves, one.play.hint) == ((best,), None)


def test_at_the_first_step_nothing_tells_the_move() -> None:
    one = page()
    one.press("hint")
    one.wait()
    assert (one.play.pick.taps, one.play.pick.ready) == ((), None)
    assert list(read(one.html).every(data_ghost="")) == []


def test_whoever_chooses_a_piece_meanwhile_sees_that_and_finds_the_hint_again_afterwards() -> None:
    one = page()
    one.press("hint")
    one.wait()
    one.tap("stone:2")
    assert (line(one) == "Look in the middle.", hinted(one)) == (False, [])
    one.press("let-go")
    assert (line(one), hinted(one)) == ("Look in the middle.", ["spot-r4c4", "spot-r5c5"])


def test_a_move_of_the_hint_that_is_let_go_is_still_told_and_nobody_is_asked_to_confirm_it() -> None:
    one = page()
    with patch.object(type(MOYO.skill), "why", lambda skill, game, view, move: None):
        one.press("hint")
        one.wait()
    one.press("let-go")
    assert line(one) == "The hint was: Place 2 at r4c4."


def test_where_nothing_can_be_said_for_a_move_the_first_step_shows_it() -> None:
    one = page()
    with patch.object(type(MOYO.skill), "why", lambda skill, game, view, move: None):
        one.press("hint")
        one.wait()
    assert str(one.play.pick.ready) == "r4c4=2"


def test_each_is_counted_once_for_its_seat_and_kept() -> None:
    one = page()
    for _ in range(3):
        one.press("hint")
        one.wait()
    assert kept(one) == (1, 0)
    one.press("place")
    one.wait()
    one.press("hint")
    assert kept(one.reload()) == (2, 0)


def test_the_result_tells_who_was_helped_how_often() -> None:
    match = Match.new(MOYO, 2, {}, "00")
    while match.turn is not None:
        match = match.play(str(min(MOYO.legal_moves(match.state), key=str)))
    players = (Player("Mio"), Player("Jun"))
    told = {}
    for hints in [(), (0, 0), (1, 0), (2, 3)]:
        saved = Saved("abc", match.record, players, over=True, hints=hints)
        one = Page({f"{GAME}abc": saves.write(saved, SHELF)}, "#/game/abc", SHELF)
        one.wait()
        told[hints] = [item.text for found in read(one.html).every(id="hints") for item in found.every("li")]
    assert told == {
        (): [],
        (0, 0): [],
        (1, 0): ["Mio had 1 hint."],
        (2, 3): ["Mio had 2 hints.", "Jun had 3 hints."],
    }


def test_saves_from_before_hints_were_counted_open() -> None:
    one = page()
    older = {name: value for name, value in json.loads(one.storage[f"{GAME}abc"]).items() if name != "hints"}
    one.storage[f"{GAME}abc"] = json.dumps(older)
    assert one.reload().play.saved.hints == ()


@pytest.mark.parametrize("hints", ["many", [1], [1, -1], [1, True], None])
def test_a_count_that_cannot_be_is_none(hints: object) -> None:
    one = page()
    one.storage[f"{GAME}abc"] = json.dumps({**json.loads(one.storage[f"{GAME}abc"]), "hints": hints})
    assert one.reload().play.saved.hints == ()


def test_nobody_is_helped_out_of_turn_or_while_looking_back() -> None:
    one = page(("random", PERSON))
    one.press("hint")
    assert (one.play.hint, one.said[-1]) == (None, "Guest 1 is on turn.")
    one = page(moves="r4c4=2")
    one.press("look", "0")
    one.press("hint")
    assert (one.play.hint, kept(one)) == (None, ())


def test_leaving_and_undo_end_the_search_for_one() -> None:
    one = page()
    one.press("hint")
    one.go("#/")
    assert (one.wait(), LOOKED) == (1, [])
    one.go("#/game/abc")
    assert one.play.hint is None


def test_it_is_found_from_the_view_of_whoever_asks() -> None:
    kado = SHELF.find("kado")
    levels = (*kado.skill.levels[:3], Level(Text("Takes the first."), first))
    match = Match.new(kado, 2, {}, "00").settle()
    one = page(moves=" ".join(match.record.moves), game=kado)
    with patch.object(type(kado.skill), "levels", levels):
        one.press("hint")
        one.wait()
    assert LOOKED[0] == kado.view(match.state, 0).state != match.state
