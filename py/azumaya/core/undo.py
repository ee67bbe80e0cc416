"""How far a person may take back, and what nobody can."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from azumaya.core.game import CHANCE, Move, Seat
from azumaya.core.record import Match


def final(match: Match[Any, Any], move: Move) -> bool:
    """Is this legal move of whoever is on turn past taking back as soon as it is made?

    It is if it shows anyone something new, or if chance follows it.
    """
    game, state = match.game, match.state
    return game.reveals(state, move) or game.turn(game.apply(state, move)) == CHANCE


def barrier(match: Match[Any, Any]) -> int | None:
    """The ply of the last thing that nobody can take back: a move of chance, or one that showed something new."""
    for ply in reversed(range(len(match.record.moves))):
        if _shown(match, ply):
            return ply
    return None


def _shown(match: Match[Any, Any], ply: int) -> bool:
    state = match.states[ply]
    return match.game.turn(state) == CHANCE or match.game.reveals(state, match.move(ply))


def undo_to(match: Match[Any, Any], people: Collection[Seat], friendly: bool = False) -> int | None:
    """The ply to go back to: the last decision a person made, or None if it cannot be taken back.

    Undo crosses the replies of opponents. It crosses chance, and a move that reveals something, only in a game
    that was started as friendly.
    """
    for ply in reversed(range(len(match.record.moves))):
        if _shown(match, ply) and not friendly:
            return None
        if match.game.turn(match.states[ply]) in people:
            return ply
    return None
