"""What is but a step to the next move is no news: not beside the prompt, not on the curtain. The log tells it all."""

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


def page(tokens: str, mind: str = "level:1") -> Page:
    """KADO after these moves of Mio's turn, before Jun."""
    match = Match.new(KADO, 3, {}, "00")
    for token in tokens.split():
        match = match.play(token)
    players = (Player("Mio", mind), Player("Jun", PERSON), Player("Lea", mind))
    saved = Saved("abc", match.record, players, turn=match.turn)
    return Page({f"{GAME}abc": saves.write(saved, SHELF)}, "#/game/abc", SHELF)


def news(one: Page) -> list[str]:
    found = [*read(one.html).every(id="trace"), *read(one.html).every(id="curtain-news")]
    return [line.text for group in found for line in group.every("li")]


def logged(one: Page) -> list[str]:
    return [line.text for line in read(one.html).one("ol", class_="log").every("button")]


@pytest.mark.parametrize("mind", ["level:1", PERSON], ids=["beside the prompt", "on the curtain"])
def test_a_deal_is_told_with_its_last_card(mind: str) -> None:
    one = page(DEALT, mind)
    assert one.play.match.turn == 1
    assert news(one) == ["Mio keeps a card. All have one now."]


def test_a_guess_stands_before_the_deal_on_the_curtain_for_others_may_reckon_with_it() -> None:
    one = page(f"{DEALT} guess:Fr", PERSON)
    assert one.play.match.turn == 2
    assert news(one) == ["Jun guesses flowers, red: that is not it.", "Mio keeps a card. All have one now."]


def test_the_log_tells_it_all_the_same() -> None:
    assert [line[1:] for line in logged(page(DEALT))[1:]] == ["Mio gives Lea a card.", "Mio gives Jun a card."]


@pytest.mark.parametrize("token", ["kado top:Bg4", "kado give:0", "kado give:1", "kado pass", "culdcept roll"])
def test_a_step_to_what_comes_next_is_quiet(token: str) -> None:
    game = SHELF.find(token.split()[0])
    start = Match.new(game, 2, {}, "00").state
    assert game.quiet(start, game.parse(token.split()[1]))


@pytest.mark.parametrize(
    "token", ["moyo r1c1=5", "cardoku pass", "kado guess:Bg", "culdcept die:4", "kartenspiel pass"]
)
def test_any_other_move_is_not(token: str) -> None:
    game = SHELF.find(token.split()[0])
    start = Match.new(game, 2, {}, "00").state
    assert not game.quiet(start, game.parse(token.split()[1]))
