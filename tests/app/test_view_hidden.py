"""A game with hidden cards is drawn through one seat's eyes."""

from __future__ import annotations

from typing import Any

from app.moments import HOST, JUN, MIO
from app.reading import read
from app.toy import SHELF
from azumaya.app.model import Model, Play, Player, Route, Saved
from azumaya.app.view import Page, view
from azumaya.core.record import Match

PURSES = SHELF.find("purses")


def drawn(*tokens: str, players: tuple[Player, Player] = (MIO, JUN)) -> Page:
    match: Match[Any, Any] = Match.new(PURSES, 2, {}, "00")
    for token in tokens:
        match = match.play(token)
    entry = Saved("p", match.record, players, turn=match.turn, over=match.turn is None)
    return view(Model(shelf=SHELF, route=Route("game", "p"), games={"p": entry}, play=Play(entry, match)))


def test_what_others_hold_does_not_change_the_page() -> None:
    assert drawn("purse:2", "purse:1") == drawn("purse:2", "purse:4")
    assert drawn("purse:2", "purse:1") != drawn("purse:3", "purse:1")


def test_a_person_alone_sees_the_same_while_an_opponent_is_on_turn() -> None:
    alone = (MIO, HOST)
    assert drawn("purse:2", "purse:1", "take:1", players=alone) == drawn("purse:2", "purse:4", "take:1", players=alone)
    assert drawn("purse:2", "purse:1", "take:1", players=alone) != drawn("purse:3", "purse:1", "take:1", players=alone)


def test_a_page_with_a_secret_says_so_until_the_game_is_over() -> None:
    page = drawn("purse:2", "purse:1")
    assert page.secret
    assert len(list(read(page.html).every(data_secret=""))) == 1
    over = drawn("purse:2", "purse:1", "take:3", "take:3", "take:1")
    assert not over.secret
    assert list(read(over.html).every(data_secret="")) == []
