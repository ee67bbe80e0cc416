"""Games as quick people play them, whole or up to a moment that is looked for."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from azumaya.core.game import Move
from azumaya.core.record import Match
from azumaya.games.kado.moves import Guess
from azumaya.games.kado.state import CHALLENGING
from e2e.hands import SHELVED

Choose = Callable[[Match[Any, Any], random.Random], Move]
Found = Callable[[Any], bool]


def quick(match: Match[Any, Any], rng: random.Random) -> Move:
    """What comes to mind."""
    game = match.game
    move: Move = game.skill.rollout(game, match.state, game.fair_moves(match.state), rng)
    return move


def fickle(match: Match[Any, Any], rng: random.Random) -> Move:
    """The same, but every tenth turn anything that breaks no rule."""
    move: Move = rng.choice(match.game.fair_moves(match.state)) if rng.random() < 0.1 else quick(match, rng)
    return move


def careless(match: Match[Any, Any], rng: random.Random) -> Move:
    """The same; without a referee some moves are wrong, and half of these noticed at once."""
    game, state = match.game, match.state
    fair, calls = game.fair_moves(state), game.calls(state)
    wrong = [move for move in game.legal_moves(state) if move not in {*fair, *calls}]
    kind = rng.random()
    move: Move = rng.choice(calls) if calls and kind < 0.5 else quick(match, rng)
    return rng.choice(wrong) if wrong and kind > 0.8 else move


def lucky(match: Match[Any, Any], rng: random.Random) -> Move:
    """The same in KADO, where every fourth challenge is right."""
    state = match.state
    if state.phase == CHALLENGING and rng.random() < 0.25:
        return Guess(state.holdings[state.gifter].card[:2])
    return quick(match, rng)


PLAYERS: dict[str, Choose] = {"kartenspiel": fickle, "cardoku": careless, "kado": lucky}


@cache
def whole(game: str, seed: int, seats: int = 2, **options: str) -> Match[Any, Any]:
    """A game as such players play it."""
    rng, match = random.Random(seed), Match.new(SHELVED.find(game), seats, options, str(seed)).settle()
    while match.turn is not None:
        match = match.play(str(PLAYERS.get(game, quick)(match, rng))).settle()
    return match


def when(game: str, found: Found, seats: int = 2, **options: str) -> Match[Any, Any]:
    """The first moment of such games at which this is true of the state and seat 0 is on turn."""
    for seed in range(80):
        match = whole(game, seed, seats, **options)
        for ply, state in enumerate(match.states):
            if match.game.turn(state) == 0 and found(state):
                return match.back_to(ply)
    raise AssertionError("there is no such moment")
