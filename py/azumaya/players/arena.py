"""Opponents against each other, and how strong they came out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Any

from azumaya.core.game import CHANCE, AnyGame, Options
from azumaya.core.record import Match
from azumaya.core.skill import reward
from azumaya.players.minds import Mind
from azumaya.players.thinking import Thinking, stream


@dataclass(frozen=True)
class Result:
    """One game: the share of first place, the total and the seconds a move, by player (not by seat)."""

    shares: tuple[float, ...]
    totals: tuple[int, ...]
    moves: int
    seconds: tuple[float, ...]


def play(game: AnyGame, minds: Sequence[Mind], options: Options, seed: str, shift: int = 0) -> Result:
    """One game in which seat s is taken by player (s + shift) modulo their number."""
    match = Match.new(game, len(minds), options, seed).settle()
    spent, decisions = [0.0] * len(minds), [0] * len(minds)
    while (seat := match.turn) is not None and seat != CHANCE:
        player = (seat + shift) % len(minds)
        move, seconds = decide(match, minds[player])
        spent[player] += seconds
        decisions[player] += 1
        match = match.play(str(move)).settle()
    seats = [(player - shift) % len(minds) for player in range(len(minds))]
    standings = game.standings(match.state)
    return Result(
        tuple(reward(game, match.state, seat) for seat in seats),
        tuple(standings[seat].total for seat in seats),
        len(match.record.moves),
        tuple(s / max(1, n) for s, n in zip(spent, decisions, strict=True)),
    )


def decide(match: Match[Any, Any], mind: Mind) -> tuple[Any, float]:
    """The mind's move for the seat on turn, and the seconds it took. Its stream is apart from chance's."""
    seat = match.turn
    rng = stream(match.record.seed, len(match.record.moves))
    begun = perf_counter()
    move = Thinking(mind, match.game, match.game.view(match.state, seat), rng).decide()
    return move, perf_counter() - begun


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The 95% interval of the mean share by Wilson's score: honest for few games too, and where all were won."""
    n = len(shares)
    mean, z = sum(shares) / n, 1.96
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(mean * (1 - mean) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def decided(shares: Sequence[float], bar: float) -> bool:
    """Does the 95% interval of these shares lie on one side of the bar?"""
    low, high = interval(shares)
    return low > bar or high < bar


def summary(game: str, specs: Sequence[str], results: Sequence[Result]) -> dict[str, Any]:
    """Wins, draws, mean shares with their 95% interval, mean totals, moves and time a move, as plain JSON."""
    players = []
    for player, spec in enumerate(specs):
        shares = [result.shares[player] for result in results]
        low, high = interval(shares)
        players.append(
            {
                "spec": spec,
                "wins": sum(share == 1 for share in shares),
                "share": sum(shares) / len(shares),
                "low": low,
                "high": high,
                "total": sum(result.totals[player] for result in results) / len(results),
                "ms": 1000 * sum(result.seconds[player] for result in results) / len(results),
            }
        )
    return {
        "game": game,
        "games": len(results),
        "draws": sum(max(result.shares) < 1 for result in results),
        "moves": sum(result.moves for result in results) / len(results),
        "players": players,
    }
