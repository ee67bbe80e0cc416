"""Moments of games to begin a test at, found by playing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from azumaya.core.record import Match


def first_moment(games: Iterable[Match[Any, Any]], found: Callable[[Any], bool]) -> Match[Any, Any]:
    """The first moment of these games at which this is true of the state and seat 0 is on turn."""
    for match in games:
        for ply, state in enumerate(match.states):
            if match.game.turn(state) == 0 and found(state):
                return match.back_to(ply)
    raise AssertionError("there is no such moment")
