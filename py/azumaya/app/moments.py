"""A game as those who play it count it: move by move. What chance does belongs to the moment before the next move."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from azumaya.core.game import CHANCE
from azumaya.core.record import Match


def moments(match: Match[Any, Any]) -> tuple[int, ...]:
    """The plies at which a seat was to move, and the last one. The place of each tells how many moves led to it."""
    last = len(match.states) - 1
    return (*(ply for ply, state in enumerate(match.states[:-1]) if match.game.turn(state) != CHANCE), last)


def moves_before(found: Sequence[int], ply: int) -> int:
    """How many moves seats have made before a ply, by the moments of the game."""
    return bisect_right(found, ply - 1)


def moment_after(found: Sequence[int], ply: int) -> int:
    """The moment that follows the move made at a ply, by the moments of the game."""
    return found[min(bisect_right(found, ply), len(found) - 1)]
