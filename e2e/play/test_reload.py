"""A reload comes back to the same moment and the same screen, wherever a game was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from azumaya.app.model import Player
from azumaya.core.record import Match
from azumaya.games import SHELF
from azumaya.games.cardoku.moves import Move as Moved
from azumaya.games.kado.state import CHALLENGING, GIVING, PLACING
from azumaya.games.kartenspiel.moves import Pass, Penalty, Replay
from e2e.moments import Found, when, whole
from e2e.table import Table, moyo, whole_game

DRAFT = ("take:NW", "take:N", "take:NE", "take:W", "take:E", "take:SW", "take:S", "take:SE")
MOYO = {"puzzle": "6", "areas": "draft", "choice": "rulebook", "handicap": "1"}
TOKENS = whole_game(3, MOYO, ("light", *DRAFT, "begin"))


def after(moves: int) -> Callable[[], Match[Any, Any]]:
    return lambda: moyo(TOKENS[:moves], MOYO)


def first(game: str, found: Found, seats: int = 2, **options: str) -> Callable[[], Match[Any, Any]]:
    return lambda: when(game, found, seats, **options)


def kinds(game: str, state: Any) -> set[type]:
    """The kinds of moves that break no rule."""
    return set(map(type, SHELF.find(game).fair_moves(state)))


PHASES: dict[str, dict[str, Callable[[], Match[Any, Any]]]] = {
    "moyo": {
        "colours": after(0),
        "draft": after(4),
        "who begins": after(9),
        "handicap": after(10),
        "opening": after(11),
        "shima": after(20),
        "over": after(len(TOKENS)),
    },
    "cardoku": {
        "first turn": first("cardoku", lambda state: True),
        "drawing": first("cardoku", lambda state: state.clock > 20),
        "moving": first("cardoku", lambda state: Moved in kinds("cardoku", state)),
        "again": first("cardoku", lambda state: state.phase == "again", referee="off"),
        "over": lambda: whole("cardoku", 5),
    },
    "kartenspiel": {
        "first turn": first("kartenspiel", lambda state: len(state.table) == 1),
        "nothing fits": first("kartenspiel", lambda state: state.pile and kinds("kartenspiel", state) == {Penalty}),
        "last phase": first("kartenspiel", lambda state: not state.pile and len(state.own.hand) == 5),
        "hand and stack": first("kartenspiel", lambda state: Replay in kinds("kartenspiel", state)),
        "pass": first("kartenspiel", lambda state: kinds("kartenspiel", state) == {Pass}),
        "over": lambda: whole("kartenspiel", 7),
    },
    "kado": {
        "dealing": first("kado", lambda state: state.phase == GIVING and state.holdings[0].card is None, 3),
        "challenge": first("kado", lambda state: state.phase == CHALLENGING, 3),
        "placing": first("kado", lambda state: state.phase == PLACING and state.turn > 2, 3),
        "over": lambda: whole("kado", 7, 3),
    },
    "culdcept": {
        "first turn": first("culdcept", lambda state: True),
        "over": lambda: whole("culdcept", 5),
    },
}


def look(table: Table) -> tuple[str, list[str], str]:
    """The address, the moves, and all that the page tells but what has the focus, once no guest thinks."""
    expect(table["press-stop-thinking"]).to_have_count(0)
    table.is_shown()
    tree = table.page.locator("#app").aria_snapshot().replace(" [active]", "")
    return table.page.url, table.moves, tree


@pytest.mark.parametrize("game", PHASES)
def test_a_reload_comes_back_to_the_same_moment_and_screen(table: Table, game: str) -> None:
    """Each moment is a game of its own. The page is loaded again at the last; the others are gone back to after it."""
    before: dict[str, Any] = {}
    for moment in PHASES[game].values():
        match = moment()
        guests = (Player(name, "greedy") for name in ("Jonas", "Aki")[: match.record.seats - 1])
        table.sit_down(match, Player("Mio"), *guests)
        before[table.id] = look(table)
    table.reload()
    assert look(table) == before.pop(table.id)
    for id, was in before.items():
        table.leave()
        table.go(f"#/game/{id}")
        assert look(table) == was


def test_moves_taken_back_can_be_made_again_after_a_reload(table: Table) -> None:
    tokens = whole_game(4, {"puzzle": "6"})[:3]
    table.new(option_puzzle="6").play(*tokens)
    table.press("undo")
    table.page.wait_for_function("key => JSON.parse(localStorage.getItem(key)).undone.length === 1", arg=table.key)
    assert table.moves == tokens[:2]
    table.reload()
    assert table.moves == tokens[:2]
    table.press("redo")
    table.kept(3, tokens[2])
