"""What the table answers to one's own move is told with it: a guess at what the gifter keeps."""

from __future__ import annotations

import pytest

from app.moments import DEALT
from app.page import GAME, Page
from app.reading import read
from azumaya.app import saves
from azumaya.app.model import PERSON, Player, Saved
from azumaya.core.record import Match
from azumaya.games import SHELF

KADO = SHELF.find("kado")


def page() -> Page:
    """KADO with the cards of the first turn dealt by an opponent, and a person about to challenge."""
    match = Match.new(KADO, 3, {}, "00")
    for token in DEALT.split():
        match = match.play(token)
    assert match.turn == 1
    players = (Player("Mio", "level:1"), Player("Jun", PERSON), Player("Lea", "level:1"))
    saved = Saved("abc", match.record, players, turn=match.turn, seen=len(match.record.moves))
    return Page({f"{GAME}abc": saves.write(saved, SHELF)}, "#/game/abc", SHELF)


def told(one: Page) -> list[str]:
    return [line.text for trace in read(one.html).every(id="trace") for line in trace.every("li")]


def test_a_guess_that_fails_is_answered_beside_the_next_thing_to_do() -> None:
    one = page()
    one.tap("gift:F", "ribbon:r")
    one.press("place")
    assert told(one) == ["Jun guesses flowers, red: that is not it."]


def test_no_challenge_has_no_answer() -> None:
    one = page()
    one.tap("do:pass")
    one.press("place")
    assert one.moves[-1] == "pass"
    assert told(one) == []


@pytest.mark.parametrize("token", ["kado guess:Fg", "cardoku object:r1c1", "kartenspiel object"])
def test_guesses_and_objections_are_answered(token: str) -> None:
    game = SHELF.find(token.split()[0])
    assert game.answers(game.parse(token.split()[1]))


@pytest.mark.parametrize("token", ["moyo r1c1=5", "cardoku pass", "kado pass", "kado give:1", "culdcept roll"])
def test_other_moves_are_not(token: str) -> None:
    game = SHELF.find(token.split()[0])
    assert not game.answers(game.parse(token.split()[1]))
