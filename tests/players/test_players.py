"""Opponents: honest, deterministic for a number of steps, interruptible."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from azumaya.core.forward import settle
from azumaya.core.game import AnyGame, Refused, View
from azumaya.core.options import settle_options
from azumaya.games import SHELF
from azumaya.players import Mind, Thinking, mind
from azumaya.players.arena import decided, interval, play
from azumaya.players.thinking import NAP

GAMES = pytest.mark.parametrize("game", SHELF.games, ids=lambda game: game.about.id)


def start(game: AnyGame) -> Any:
    seats = game.about.seats[0]
    return settle(game, game.start(seats, settle_options(game, seats, {})), Random(7))


def decide(game: AnyGame, spec: str) -> str:
    state = start(game)
    return str(Thinking(mind(spec, game), game, game.view(state, game.turn(state)), Random(9)).decide())


@GAMES
@pytest.mark.parametrize("spec", ["random", "greedy", "policy", "level:1", "level:2", "search:30", "rollouts:60"])
def test_an_opponent_makes_a_legal_move_and_the_same_one_for_the_same_steps(game: AnyGame, spec: str) -> None:
    moves = {decide(game, spec) for _ in range(2)}
    assert len(moves) == 1
    assert moves <= {str(move) for move in game.legal_moves(start(game))}


TICK = 1 / 1024  # seconds; exact in binary


class Clock:
    """A clock that each look moves on by a tick."""

    now = 0.0

    def __call__(self) -> float:
        self.now += TICK
        return self.now


def counting(game: AnyGame, view: View[Any], rng: Random) -> Iterator[int]:
    yield from range(1, 1000)


def test_thinking_stops_at_its_steps_with_its_best_move_so_far() -> None:
    game = SHELF.games[0]
    limited = Mind("count", counting, steps=25)
    thinking = Thinking(limited, game, View(0, None), Random(1), Clock())
    shown = []
    while not thinking.slice(10 * TICK):
        shown.append((thinking.best, thinking.progress))
    assert shown == [(10, 0.4), (20, 0.8)]
    assert (thinking.best, thinking.steps, thinking.progress) == (25, 25, 1.0)


def test_a_slice_ends_where_another_step_would_be_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()

    def heavy(game: AnyGame, view: View[Any], rng: Random) -> Iterator[int]:
        for n in range(1000):
            clock.now += 4 * TICK  # and the look at the clock is a fifth
            yield n

    thinking = Thinking(Mind("heavy", heavy, steps=1000), SHELF.games[0], View(0, None), Random(1), clock)
    lengths = []
    for _ in range(3):
        begun, before = clock.now, thinking.steps
        thinking.slice(12 * TICK)
        lengths.append((thinking.steps - before, (clock.now - begun) / TICK))
    assert lengths == [(2, 11.0)] * 3


@pytest.mark.parametrize(
    ("pause", "slices"),
    [(0, 9), (10 * TICK, 5), (NAP, 1), (60, 1)],
    ids=["none", "the way to the page and back", "a nap", "the page was hidden for a minute"],
)
def test_thinking_stops_at_its_seconds_as_they_go_by(pause: float, slices: int) -> None:
    game, clock = SHELF.games[0], Clock()
    limited = Mind("count", counting, seconds=100 * TICK)
    thinking = Thinking(limited, game, View(0, None), Random(1), clock)
    made = 0
    while not thinking.slice(9 * TICK):  # and a tick to look at the clock
        clock.now += pause
        made += 1
    assert (made, thinking.progress) == (slices, 1.0)


def test_a_machine_that_slept_has_thought_no_more_than_one_that_napped() -> None:
    game, clock = SHELF.games[0], Clock()
    limited = Mind("count", counting, seconds=NAP + 30 * TICK)
    thinking = Thinking(limited, game, View(0, None), Random(1), clock)
    thinking.slice(9 * TICK)
    clock.now += 3600
    thinking.slice(9 * TICK)
    assert (thinking.done, thinking.steps) == (False, 18)


def test_an_opponent_that_is_done_early_keeps_its_move() -> None:
    thinking = Thinking(mind("random", SHELF.games[0]), SHELF.games[0], View(0, start(SHELF.games[0])), Random(1))
    best = thinking.decide()
    assert thinking.slice()
    assert thinking.best == best


@pytest.mark.parametrize(
    "spec", ["", "clever", "search:", "search:0", "search:-5", "search:1e9", "search:s", "level:9"]
)
def test_an_unknown_opponent_is_refused_by_name(spec: str) -> None:
    with pytest.raises(Refused, match=r"There is no opponent “.*”; there are: level:1"):
        mind(spec, SHELF.games[0])


@pytest.mark.parametrize(
    ("spec", "steps", "seconds"), [("search:500", 500, None), ("search:0.2s", None, 0.2), ("search:3s", None, 3.0)]
)
def test_a_search_is_limited_by_steps_or_by_seconds(spec: str, steps: int | None, seconds: float | None) -> None:
    found = mind(spec, SHELF.games[0])
    assert (found.spec, found.steps, found.seconds) == (spec, steps, seconds)


def test_the_greedy_player_wins_against_the_random_one() -> None:
    """Light and Dark by turns; the greedy one follows the tempo of moyo's skill."""
    game = SHELF.find("moyo")
    minds = [mind("greedy", game), mind("random", game)]
    shares = [play(game, minds, {"puzzle": "1"}, f"seed {n}", shift=n % 2).shares[0] for n in range(20)]
    assert sum(shares) >= 18


@pytest.mark.strength
def test_the_search_wins_against_the_random_player_in_every_game() -> None:
    for game in SHELF.games:
        minds = [mind("search:60", game), mind("random", game)]
        shares = [play(game, minds, {}, f"seed {n}", shift=n % 2).shares[0] for n in range(8)]
        assert sum(shares) > 4, game.about.id


def test_the_interval_is_around_the_mean_and_narrows_with_games() -> None:
    few, many = interval([1.0, 0.0] * 10), interval([1.0, 0.0] * 1000)
    assert few[0] < many[0] < 0.5 < many[1] < few[1]


def test_the_interval_of_a_few_games_that_are_all_won_is_still_wide() -> None:
    assert interval([1.0] * 4) == pytest.approx((0.5101, 1.0), abs=1e-4)
    assert [decided([1.0] * games, 0.5) for games in (3, 4)] == [False, True]
    assert decided([0.0] * 4, 0.5)
