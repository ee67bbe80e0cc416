"""How long opponents take here: for a move, and for the single steps between which everything else is answered."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any

from azumaya.core.game import CHANCE, AnyGame
from azumaya.core.record import Match
from azumaya.players.minds import Mind, mind
from azumaya.players.thinking import stream

DRIVER = "policy"  # who plays on between the decisions that are measured, since that is quick


@dataclass(frozen=True)
class Pace:
    """The processor's time of one opponent, in ms, over so many decisions of a game: by move, and the longest step."""

    decisions: int
    median: float
    slowest: float
    step: float


def pace(game: AnyGame, spec: str, decisions: int, seed: str = "pace") -> Pace:
    """Let an opponent decide so many times, spread over a game of the smallest number of seats."""
    chosen = mind(spec, game)
    spent = [_decide(chosen, match) for match in _moments(game, decisions, seed)]
    moves = [1000 * sum(steps) for steps in spent]
    return Pace(len(moves), median(moves), max(moves), 1000 * max(step for steps in spent for step in steps))


def _moments(game: AnyGame, wanted: int, seed: str) -> list[Match[Any, Any]]:
    """Positions of a game in which a seat has a choice, spread over it."""
    match, found = Match.new(game, game.about.seats[0], {}, seed).settle(), []
    driver = mind(DRIVER, game)
    while (seat := match.turn) is not None and seat != CHANCE:
        if len(game.legal_moves(match.state)) > 1:
            found.append(match)
        view, rng = game.view(match.state, seat), stream(seed, len(match.record.moves))
        match = match.play(str(next(driver.think(game, view, rng)))).settle()
    return found[:: max(1, len(found) // wanted)][:wanted]


def _decide(chosen: Mind, match: Match[Any, Any]) -> list[float]:
    """The seconds of each step of one decision."""
    game = match.game
    steps: list[float] = []
    rng = stream(match.record.seed, len(match.record.moves))
    thinking = chosen.think(game, game.view(match.state, match.turn), rng)
    while chosen.steps is None or len(steps) < chosen.steps:
        begun = process_time()
        best = next(thinking, None)
        steps.append(process_time() - begun)
        if best is None:
            break
    return steps
