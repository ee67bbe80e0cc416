"""A small language for these tests: positions set up by tokens, and the rules once more as plainly as they are said."""

from __future__ import annotations

from azumaya.core.options import settle_options
from azumaya.games.moyo.areas import LAYOUTS
from azumaya.games.moyo.rules import Moyo
from azumaya.games.moyo.state import State
from games.playing import Playing

GAME = Moyo()
_PLAY: Playing[State] = Playing(GAME)
game, random_game = _PLAY.game, _PLAY.random_game
why, said, legal, hint = _PLAY.why, _PLAY.said, _PLAY.legal, _PLAY.hint

SIX = "123456"
OPENED = "r5c5=7 r6c6=4 r4c4=5 r4c5=3"  # a whole opening of puzzle 6; Light is on turn

VARIANTS: list[dict[str, str]] = [
    {},
    {"areas": "mirrored", "puzzle": "2"},
    {"areas": "corners", "puzzle": "3"},
    {"areas": "edges", "puzzle": "4"},
    {"areas": "half", "puzzle": "5"},
    {"areas": "draft", "puzzle": "6"},
    {"areas": "rows", "puzzle": "1"},
    {"areas": "columns", "puzzle": "2"},
    {"variant": "horikomi", "puzzle": "3"},
    {"variant": "horikomi", "areas": "rows", "puzzle": "4"},
    {"handicap": "2", "weaker": "0", "puzzle": "5"},
    {"handicap": "4", "puzzle": "6"},
    {"choice": "rulebook", "puzzle": "1"},
    {"choice": "rulebook", "areas": "draft", "handicap": "1", "variant": "horikomi"},
]


def options(**given: str) -> dict[str, str]:
    return settle_options(GAME, 2, given)


def standings(state: State) -> list[tuple[int, int, list[tuple[str, int]]]]:
    """Rank, total and sheet by seat."""
    return [
        (standing.rank, standing.total, [(str(label), points) for label, points in standing.sheet])
        for standing in GAME.standings(state)
    ]


# The rules of placing once more, cell by cell, without a mask and without the code that is tested.


def fits(grid: str, row: int, column: int, value: int) -> bool:
    """R4: the space is empty, and the number lies in no other space of its row, column or block."""
    return grid[9 * row + column] == "." and all(
        grid[9 * r + c] != str(value)
        for r in range(9)
        for c in range(9)
        if r == row or c == column or (r // 3, c // 3) == (row // 3, column // 3)
    )


def owner(state: State, row: int, column: int) -> str:
    """The sign in `ground` of the area of a cell."""
    layout = next(name for name, found in LAYOUTS.items() if found is state.setup.division)
    area = {"blocks": row // 3 * 3 + column // 3, "rows": row, "columns": column}[layout]
    return state.setup.ground[area]


def stones_by_hand(state: State, seat: int) -> set[str]:
    """The legal stones of a seat: the Azumaya first, then its own Shima, in Horikomi any."""
    every = {
        (f"r{row + 1}c{column + 1}={value}", owner(state, row, column))
        for row in range(9)
        for column in range(9)
        for value in range(1, 10)
        if fits(state.grid, row, column, value)
    }
    opening = {token for token, ground in every if ground == "z"}
    if opening:
        return opening
    own = "l" if seat == state.setup.light else "d"
    return {token for token, ground in every if state.setup.horikomi or ground == own}


def most_by_hand(state: State, seat: int) -> int:
    """A7 by trying every order: the most stones that a seat can place one after the other alone."""
    own = "l" if seat == state.setup.light else "d"
    stones = frozenset(
        (row, column, value)
        for row in range(9)
        for column in range(9)
        if owner(state, row, column) == own
        for value in range(1, 10)
        if fits(state.grid, row, column, value)
    )
    return _most(stones, {})


Stones = frozenset[tuple[int, int, int]]


def _most(stones: Stones, known: dict[Stones, int]) -> int:
    if stones not in known:
        known[stones] = max(
            (1 + _most(frozenset(s for s in stones if together(s, stone)), known) for stone in stones),
            default=0,
        )
    return known[stones]


def together(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    """Can both stones lie on one board?"""
    (r, c, v), (row, column, value) = one, other
    if (r, c) == (row, column):
        return False
    meet = r == row or c == column or (r // 3, c // 3) == (row // 3, column // 3)
    return v != value or not meet
