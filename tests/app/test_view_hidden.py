"""A game with hidden cards is drawn through one seat's eyes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from app.hands import Hands
from app.moments import HOST, JUN, MIO
from app.reading import read
from app.toy import SHELF, Purses, State
from azumaya.app.eyes import eyes
from azumaya.app.model import Model, Play, Player, Route, Saved
from azumaya.app.view import Page, view
from azumaya.core.game import AnyGame, Seat, View
from azumaya.core.record import Match
from azumaya.core.shelf import Shelf

PURSES = SHELF.find("purses")
DEAL = ("deal:11", "deal:12", "deal:13", "deal:14", "draw:15")


def drawn(*tokens: str, players: tuple[Player, Player] = (MIO, JUN)) -> Page:
    return drawn_at(PURSES, players, tokens)


def drawn_at(game: AnyGame, players: tuple[Player, ...], tokens: Sequence[str], **options: str) -> Page:
    match: Match[Any, Any] = Match.new(game, len(players), options, "00")
    for token in tokens:
        match = match.play(token)
    entry = Saved("p", match.record, players, turn=match.turn, over=match.turn is None)
    play = Play(entry, match, open_to=match.turn)  # no curtain: what is seen once it is open
    return view(Model(shelf=Shelf((game,)), route=Route("game", "p"), games={"p": entry}, play=play))


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


def covered(page: Page) -> tuple[bool, bool]:
    """Does the answer, and does the page itself, ask to be covered when it is left?"""
    return page.secret, bool(list(read(page.html).every(data_secret="")))


def test_who_sits_here_alone_has_nothing_to_be_covered() -> None:
    page = drawn("purse:2", "purse:1", players=(MIO, HOST))
    assert covered(page) == (False, False)
    assert page.personal


def test_where_nothing_is_hidden_nothing_is_covered_whoever_sits_here() -> None:
    page = drawn_at(Hands(), (MIO, JUN), DEAL, hands="open")
    assert (*covered(page), page.personal) == (False, False, False)
    assert covered(drawn_at(Hands(), (MIO, JUN), DEAL)) == (True, True)


class Pair(Purses):
    """Seats 0 and 2 play for one side, and see each other's purses."""

    def side(self, seats: int, seat: Seat) -> int:
        return seat % 2

    def view(self, state: State, seat: Seat | None) -> View[State]:
        if seat is None or self.turn(state) is None:
            return super().view(state, seat)
        seen = tuple(p if p is None or i % 2 == seat % 2 else -1 for i, p in enumerate(state.purses))
        return View(seat, replace(state, purses=seen))


def test_a_pair_on_one_side_sees_its_view_while_another_is_on_turn() -> None:
    pair, tokens = (MIO, HOST, JUN), ("purse:2", "purse:1", "purse:3", "take:1")
    page = drawn_at(Pair(), pair, tokens)
    assert page == drawn_at(Pair(), pair, ("purse:2", "purse:4", *tokens[2:]))
    assert page != drawn_at(Pair(), pair, ("purse:1", *tokens[1:]))
    assert page != drawn_at(Pair(), pair, (*tokens[:2], "purse:4", *tokens[3:]))


def test_persons_of_one_side_have_nothing_to_cover_from_each_other() -> None:
    tokens = ("purse:2", "purse:1", "purse:3")
    assert covered(drawn_at(Pair(), (MIO, HOST, JUN), tokens)) == (False, False)
    assert covered(drawn_at(Pair(), (MIO, JUN, HOST), tokens)) == (True, True)


def test_people_of_several_sides_are_shown_what_everybody_may_know() -> None:
    def looks_on(*players: Player) -> Seat | None:
        match: Match[Any, Any] = Match.new(Pair(), len(players), {}, "00").play("purse:1").play("purse:2")
        match = match.settle()
        return eyes(Play(Saved("p", match.record, players), match))

    seen = [looks_on(MIO, HOST, JUN), looks_on(HOST, HOST, JUN), looks_on(MIO, JUN), looks_on(HOST, HOST)]
    assert seen == [0, 2, None, None]
