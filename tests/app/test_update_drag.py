"""A drag does what two taps do whose first is on a piece one may take, in a rack or on a board; it is never needed."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from app.page import GAME, Page
from app.reading import Node, read
from azumaya.app import saves
from azumaya.app.model import Player, Saved
from azumaya.core.game import AnyGame
from azumaya.core.record import Match
from azumaya.games import SHELF
from azumaya.games.cardoku.moves import Move, Swap
from azumaya.games.kado.state import PLACING

MIO, HOST = Player("Mio"), Player("Patient host", "greedy")
Found = Callable[[AnyGame, Any], bool]


@cache
def when(id: str, found: Found, **options: str) -> Match[Any, Any]:
    """The first moment of some games at which this is true of the state, with a seat on turn."""
    game = SHELF.find(id)
    for seed in range(30):
        rng, match = random.Random(seed), Match.new(game, 2, options, f"{seed}").settle()
        while match.turn is not None:
            if found(game, match.state):
                return match
            match = match.play(str(rng.choice(game.fair_moves(match.state)))).settle()
    raise AssertionError("there is no such moment")


def sit(match: Match[Any, Any]) -> Page:
    """Mio plays the seat on turn, alone among opponents."""
    players = tuple(MIO if seat == match.turn else HOST for seat in range(match.record.seats))
    return Page({f"{GAME}abc": saves.write(Saved("abc", match.record, players), SHELF)}, "#/game/abc", SHELF)


def drag(page: Page, source: str, target: str) -> None:
    page.send("drag", **{"from": source, "to": target})


def spot(page: Page, place: str) -> Node:
    return read(page.html).one(id=f"spot-{place}")


def dragged(page: Page) -> set[str]:
    """All that may be dragged."""
    return {node["data-drag"] for node in read(page.html).every() if node.get("data-drag")}


def with_moves(kind: type) -> Found:
    return lambda game, state: any(isinstance(move, kind) for move in game.fair_moves(state))


MOVES, SWAPS = with_moves(Move), with_moves(Swap)


def playing_cards(game: AnyGame, state: Any) -> bool:
    return state.phase == "play" and bool(state.held.pile) and len(game.fair_moves(state)) > 2


class TestACardOfTheBoard:
    @pytest.mark.parametrize(("found", "kind"), [(MOVES, Move), (SWAPS, Swap)], ids=["move", "swap"])
    def test_is_dragged_to_another_cell_as_two_taps_bring_it_there(self, found: Found, kind: type) -> None:
        match = when("cardoku", found)
        move = next(move for move in match.game.fair_moves(match.state) if isinstance(move, kind))
        tapped, page = sit(match), sit(match)
        tapped.tap(*move.places)
        assert spot(page, move.places[0])["data-drag"] == move.places[0]
        drag(page, *move.places)
        assert (page.play.pick, page.html) == (tapped.play.pick, tapped.html)
        page.press("place")
        assert page.moves[len(match.record.moves)] == str(move)

    def test_of_a_swap_either_card_may_be_the_one_that_is_dragged(self) -> None:
        match = when("cardoku", SWAPS)
        move = next(move for move in match.game.fair_moves(match.state) if isinstance(move, Swap))
        page = sit(match)
        drag(page, *reversed(move.places))
        assert page.play.pick.ready == move

    def test_stays_where_no_move_takes_it(self) -> None:
        page = sit(when("cardoku", playing_cards))
        assert {place for place in dragged(page) if not place.startswith("hand:")} == set()

    def test_is_answered_like_two_taps_where_it_may_not_go(self) -> None:
        match = when("cardoku", MOVES)
        page, tapped = sit(match), sit(match)
        legal = {move.places for move in match.game.legal_moves(match.state)}
        source = next(move.places[0] for move in match.game.fair_moves(match.state) if isinstance(move, Move))
        cells = [f"r{row}c{column}" for row in range(1, 10) for column in range(1, 10)]
        there = next(to for to in cells if to != source and not {(source, to), (to, source)} & legal)
        drag(page, source, there)
        tapped.tap(source, there)
        assert page.play.objection is not None
        assert page.play.objection == tapped.play.objection
        assert page.moves == match.record.moves

    def test_that_waits_to_be_confirmed_is_dragged_on(self) -> None:
        match = when("cardoku", MOVES)
        moves = [move for move in match.game.fair_moves(match.state) if isinstance(move, Move)]
        first = moves[0]
        second = next(move for move in moves if move.source == first.source and move != first)
        page = sit(match)
        drag(page, *first.places)
        assert spot(page, first.places[1])["data-drag"] == first.places[0]
        drag(page, first.places[0], second.places[1])
        assert page.play.pick.ready == second


class TestACardOfTheHand:
    def test_that_waits_to_be_confirmed_is_dragged_on(self) -> None:
        match = when("cardoku", playing_cards)
        plays = list(match.game.fair_moves(match.state))
        first = plays[0]
        second = next(move for move in plays if move.places[0] == first.places[0] and move != first)
        page = sit(match)
        drag(page, *first.places)
        assert spot(page, first.places[1])["data-drag"] == first.places[0]
        drag(page, *second.places)
        assert page.play.pick.ready == second

    def test_that_fits_nowhere_is_dragged_to_the_word_that_takes_it(self) -> None:
        def nothing_fits(game: AnyGame, state: Any) -> bool:
            return len(state.own.hand) > 1 and all(str(m).startswith("penalty") for m in game.fair_moves(state))

        match = when("kartenspiel", nothing_fits)
        card = f"hand:{match.state.own.hand[0]}"
        page = sit(match)
        assert card in dragged(page)
        drag(page, card, "do:penalty")
        assert str(page.play.pick.ready) == f"penalty:{match.state.own.hand[0]}"

    def test_joins_the_one_that_was_chosen_before_it(self) -> None:
        """A support is two cards: one is chosen, the other dragged to the square."""

        def support(game: AnyGame, state: Any) -> bool:
            return any(len(move.places) == 3 for move in game.fair_moves(state))

        match = when("culdcept", support)
        pair = next(move for move in match.game.fair_moves(match.state) if len(move.places) == 3)
        one, other, square = pair.places
        page = sit(match)
        page.tap(one)
        drag(page, other, square)
        assert page.play.pick.ready == pair

    def test_leaves_another_that_was_chosen_where_both_do_not_go_together(self) -> None:
        match = when("cardoku", playing_cards)
        plays = list(match.game.fair_moves(match.state))
        first = plays[0]
        second = next(m for m in plays if m.places[0] != first.places[0] and m.places[1] != first.places[1])
        page = sit(match)
        drag(page, *first.places)
        drag(page, *second.places)
        assert page.play.pick.ready == second


def placing(game: AnyGame, state: Any) -> bool:
    return bool(state.phase == PLACING and len(game.fair_moves(state)) > 1)


class TestTheCardThatTheNextTapLays:
    def test_is_dragged_from_beside_the_prompt_and_on_from_its_cell(self) -> None:
        match = when("kado", placing)
        first, second = match.game.fair_moves(match.state)[:2]
        page = sit(match)
        assert read(page.html).one(class_="held")["data-drag"] == "laying"
        drag(page, "laying", first.places[0])
        assert page.play.pick.ready == first
        (ghost,) = read(page.html).every(data_ghost="")
        assert ghost.one("button")["data-drag"] == "laying"
        drag(page, "laying", second.places[0])
        assert page.play.pick.ready == second

    def test_is_answered_where_it_may_not_lie(self) -> None:
        match = when("kado", placing)
        page = sit(match)
        drag(page, "laying", "cell:9,9")
        assert page.play.objection is not None
        assert page.moves == match.record.moves

    def test_is_not_dragged_before_it_may_be_laid(self) -> None:
        page = sit(when("kado", lambda game, state: state.phase != PLACING))
        assert dragged(page) == set()


def test_who_taps_only_drags_nothing_of_a_board_either() -> None:
    page = sit(when("cardoku", MOVES))
    page.press("setting", "input=tap")
    assert dragged(page) == set()


def test_who_drags_only_drags_a_card_of_the_board_too() -> None:
    match = when("cardoku", MOVES)
    move = next(move for move in match.game.fair_moves(match.state) if isinstance(move, Move))
    page = sit(match)
    page.press("setting", "input=drag")
    page.send("tap", place=move.places[0], by="hand")
    assert str(page.play.note).startswith("Drag this piece to its space.")
    drag(page, *move.places)
    assert page.play.pick.ready == move


def test_no_square_of_a_ring_is_dragged_though_cards_lie_on_it() -> None:
    page = sit(when("culdcept", lambda game, state: len(game.fair_moves(state)) > 2))
    assert {place.partition(":")[0] for place in dragged(page)} == {"hand"}
