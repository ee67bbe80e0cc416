"""A player's own marks on a sheet: put and taken, kept with the game, seen by no other side, gone with their topic."""

from __future__ import annotations

import json

import pytest

from app.moments import DEALT, PLACED
from app.page import GAME, Page
from app.reading import read
from azumaya.app import saves
from azumaya.app.model import PERSON, OwnMarks, Player, Saved
from azumaya.core.record import Match
from azumaya.games import SHELF

KADO = SHELF.find("kado")
ALONE = ("random", PERSON, "random")
TOGETHER = (PERSON, PERSON, PERSON)


def page(moves: str = DEALT, minds: tuple[str, ...] = ALONE, marks: tuple[OwnMarks, ...] = (), **more: bool) -> Page:
    """KADO after these moves, between these minds."""
    match = Match.new(KADO, 3, {}, "00")
    for token in moves.split():
        match = match.play(token)
    players = tuple(Player(f"Guest {n}", mind) for n, mind in enumerate(minds, 1))
    saved = Saved("abc", match.record, players, turn=match.turn, over=match.turn is None, marks=marks, **more)
    return Page({f"{GAME}abc": saves.write(saved, SHELF)}, "#/game/abc", SHELF)


def marked(one: Page) -> list[str]:
    """The notes that are drawn as marked."""
    return [cell.one("button")["data-arg"] for cell in read(one.html).every("td", data_marked="")]


def kept(one: Page) -> tuple[OwnMarks, ...]:
    """The marks in storage."""
    entry = saves.read("abc", one.storage[f"{GAME}abc"], SHELF)
    assert isinstance(entry, Saved)
    return entry.marks


def test_a_mark_is_put_and_taken_with_the_same_press() -> None:
    one = page()
    one.press("mark", "pair:Fr")
    one.press("mark", "pair:Sb")
    assert marked(one) == ["pair:Sb", "pair:Fr"]
    one.press("mark", "pair:Fr")
    assert marked(one) == ["pair:Sb"]
    one.press("mark", "pair:Sb")
    assert (marked(one), kept(one)) == ([], ())


def test_marks_are_kept_with_the_game_and_sealed() -> None:
    one = page()
    one.press("mark", "pair:Fr")
    assert kept(one) == (OwnMarks(1, "turn-1", ("pair:Fr",)),)
    assert "pair:Fr" not in one.storage[f"{GAME}abc"]
    assert marked(one.reload()) == ["pair:Fr"]


def test_marks_stay_while_others_challenge_and_go_with_the_turn() -> None:
    one = page()
    one.press("mark", "pair:Fr")
    one.tap("do:pass")
    assert marked(one) == ["pair:Fr"]
    one.wait()
    while one.play.match.state.turn == 1:
        one.tap("cell:0,0")
        one.wait()
    assert (one.play.saved.marks, kept(one)) == ((), ())


@pytest.mark.parametrize("place", ["", "pair:", "pair:Xx", "deck:Bg", "gift:F", "cell:0,0"])
def test_what_is_no_note_takes_no_mark(place: str) -> None:
    one = page()
    one.press("mark", place)
    assert (marked(one), kept(one)) == ([], ())


def test_nobody_marks_the_past_or_a_game_that_another_window_plays() -> None:
    one = page()
    one.press("look", "2")
    one.press("mark", "pair:Fr")
    assert kept(one) == ()
    one.press("now")
    one.send("device", elsewhere="abc")
    one.press("mark", "pair:Fr")
    assert kept(one) == ()


class TestSeveralPersons:
    def test_marks_are_made_behind_the_open_curtain_alone(self) -> None:
        one = page(minds=TOGETHER)
        one.press("mark", "pair:Fr")
        assert kept(one) == ()
        one.press("table-only")
        one.press("mark", "pair:Fr")
        assert kept(one) == ()
        one.press("to-curtain")
        one.hold()
        one.press("mark", "pair:Fr")
        assert kept(one) == (OwnMarks(1, "turn-1", ("pair:Fr",)),)

    def test_nobody_sees_the_marks_of_another(self) -> None:
        one = page(minds=TOGETHER)
        one.hold()
        one.press("mark", "pair:Fr")
        one.tap("do:pass")
        assert "pair:Fr" not in one.html
        one.press("table-only")
        assert marked(one) == []
        one.press("to-curtain")
        one.hold()
        assert marked(one) == []
        one.press("mark", "pair:Sb")
        assert marked(one) == ["pair:Sb"]
        assert kept(one) == (OwnMarks(1, "turn-1", ("pair:Fr",)), OwnMarks(2, "turn-1", ("pair:Sb",)))

    def test_while_the_cards_lie_open_no_marks_are_on_the_table(self) -> None:
        one = page(f"{DEALT} pass pass", TOGETHER, (OwnMarks(1, "turn-1", ("pair:Fr",)),))
        assert (marked(one), list(read(one.html).every(class_="mark"))) == ([], [])
        one.press("mark", "pair:Sb")
        assert kept(one) == (OwnMarks(1, "turn-1", ("pair:Fr",)),)


def test_a_new_game_begins_without_marks() -> None:
    tokens = PLACED
    match = Match.new(KADO, 3, {}, "00")
    for token in tokens.split():
        match = match.play(token)
    while match.turn is not None:
        match = match.play(str(KADO.legal_moves(match.state)[0]))
    one = page(" ".join(match.record.moves), ALONE, (OwnMarks(1, "turn-12", ("pair:Fr",)),))
    one.press("again")
    assert one.play.saved.marks == ()


# -- as they are saved -------------------------------------------------------------------------------------------


def opened(marks: object) -> tuple[OwnMarks, ...]:
    """The marks read from a saved game that says this of them."""
    match = Match.new(KADO, 3, {}, "00")
    players = tuple(Player(f"Guest {n}", mind) for n, mind in enumerate(ALONE, 1))
    text = saves.write(Saved("abc", match.record, players, over=True), SHELF)  # over: so that it is not sealed
    data = json.loads(text)
    data["marks"] = marks
    entry = saves.read("abc", json.dumps(data), SHELF)
    assert isinstance(entry, Saved)
    return entry.marks


GOOD = {"seat": 1, "topic": "turn-1", "places": ["pair:Fr"]}


def test_an_older_save_has_no_marks() -> None:
    one = page()
    data = json.loads(saves.write(Saved("abc", one.play.match.record, one.play.saved.players, over=True), SHELF))
    del data["marks"]
    entry = saves.read("abc", json.dumps(data), SHELF)
    assert isinstance(entry, Saved)
    assert entry.marks == ()


@pytest.mark.parametrize(
    ("marks", "read_back"),
    [
        ([GOOD], (OwnMarks(1, "turn-1", ("pair:Fr",)),)),
        ([{**GOOD, "places": ["pair:Fr", 3, None]}], (OwnMarks(1, "turn-1", ("pair:Fr",)),)),
        ([{**GOOD, "seat": 3}, GOOD], (OwnMarks(1, "turn-1", ("pair:Fr",)),)),
        ([{**GOOD, "seat": "1"}], ()),
        ([{"seat": 1}], ()),
        ([3, None, "x"], ()),
        ("x", ()),
        (None, ()),
    ],
)
def test_marks_that_cannot_be_read_are_left_out(marks: object, read_back: tuple[OwnMarks, ...]) -> None:
    assert opened(marks) == read_back
