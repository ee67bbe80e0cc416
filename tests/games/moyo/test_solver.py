"""The end of the game is solved exactly: as trying every order says, stone by stone."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import NamedTuple

import pytest

from azumaya.core.sudoku import BOX, CELLS, bits
from azumaya.games.moyo.asking import Asking
from azumaya.games.moyo.furthest import Counting
from azumaya.games.moyo.net import Net
from azumaya.games.moyo.solver import Solver
from azumaya.games.moyo.state import Phase, State
from games.moyo.play import GAME, game, owner, random_game, together
from games.moyo.test_victory_points import SOLVED

CORE = [{"puzzle": "1"}, {"puzzle": "3", "areas": "mirrored"}, {"puzzle": "5", "areas": "rows"}, {"puzzle": "6"}]
every_division = pytest.mark.parametrize("options", CORE, ids=str)


def ask(counting: Counting[bool] | Counting[int | None]) -> bool | int | None:
    asking = Asking(counting)
    for _ in asking:
        pass
    return asking.answer


class Lying(NamedTuple):
    """A stone that may be placed, and the seat that may place it."""

    row: int
    column: int
    value: int
    seat: int


Stones = frozenset[Lying]


class Trying:
    """Who wins, by trying everything: no count, no bound, no mask."""

    def __init__(self, stones: Stones) -> None:
        self._beside = {one: frozenset(other for other in stones if together(one[:3], other[:3])) for one in stones}
        self._known: dict[tuple[Stones, int, int, int], bool] = {}

    def wins(self, stones: Stones, seat: int, spare: int, others: int) -> bool:
        """Does the seat on turn win, if it has so many spare moves and the other has so many?"""
        key = stones, seat, spare, others
        if key not in self._known:
            own = [stone for stone in stones if stone.seat == seat]
            self._known[key] = any(
                not self.wins(stones & self._beside[stone], 1 - seat, others, spare) for stone in own
            ) or (spare > 0 and not self.wins(stones, 1 - seat, others, spare - 1))
        return self._known[key]


def lying(state: State, net: Net, position: int) -> Stones:
    """The stones of a position, by cell, value and whose they are."""
    light = state.setup.light
    found = []
    for i in bits(position):
        row, column = divmod(net.stones[i].cell, 9)
        seat = light if owner(state, row, column) == "l" else 1 - light
        found.append(Lying(row, column, net.stones[i].value, seat))
    return frozenset(found)


def after_the_opening(seed: int, options: dict[str, str]) -> State:
    states = random_game(2, seed, **options).states
    return next(state for state in states if state.phase is Phase.SHIMA)


@every_division
def test_it_says_who_wins_as_trying_everything_does(options: dict[str, str]) -> None:
    """Of 500 positions with a few of the stones of a real one, for both seats and with spare moves on either side."""
    for seed in range(5):
        state = after_the_opening(seed, options)
        net, rng = Net(state), Random(seed)
        solver = Solver(net)
        for n in range(100):
            few = rng.sample(range(len(net.stones)), 6 + n % 7)
            position = sum(1 << i for i in few)
            stones = lying(state, net, position)
            trying = Trying(stones)
            for seat in (0, 1):
                spare = rng.randrange(-2, 3)
                expected = trying.wins(stones, seat, max(spare, 0), max(-spare, 0))
                assert ask(solver.wins(position, seat, spare)) is expected


@every_division
def test_the_stone_it_names_wins_and_it_names_one_where_there_is_one(options: dict[str, str]) -> None:
    """In the last positions of real games, by the rules themselves."""
    named = 0
    for seed in range(8):
        for state in random_game(2, seed, **options).states[-9:]:
            net = Net(state)
            stone = ask(Solver(net).stone(net.position, state.seat))
            assert (stone is not None) is wins_by_the_rules(state, {})
            if stone is not None:
                assert not wins_by_the_rules(GAME.apply(state, net.stones[stone]), {})
                named += 1
    assert named > 20


def wins_by_the_rules(state: State, known: dict[State, bool]) -> bool:
    """Does the seat on turn win? Played out with every move there is."""
    if state not in known:
        known[state] = any(not wins_by_the_rules(GAME.apply(state, move), known) for move in GAME.legal_moves(state))
    return known[state]


def test_it_plays_the_opening_out_too() -> None:
    """Of a nearly solved grid with holes in the Azumaya and elsewhere."""
    won = 0
    for seed in range(60):
        rng = Random(seed)
        inside = rng.sample([30, 31, 32, 39, 40, 41, 48, 49, 50], 3)
        outside = rng.sample([cell for cell in CELLS if BOX[cell] != 4], 8)
        grid = "".join("." if cell in inside + outside else sign for cell, sign in enumerate(SOLVED))
        state = game(puzzle=grid).state
        net = Net(state)
        expected = wins_by_the_rules(state, {})
        assert ask(Solver(net).wins(net.position, state.seat)) is expected
        won += expected
    assert 15 < won < 45


def test_it_works_in_short_steps() -> None:
    state = after_the_opening(1, {})
    net = Net(state)
    steps = sum(1 for _ in islice(Solver(net).wins(net.position, state.seat), 5))
    assert steps == 5
