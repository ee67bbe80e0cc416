"""How far a person may take back."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from azumaya.core.game import CHANCE, Seat
from azumaya.core.record import Match


def undo_to(match: Match[Any, Any], people: Collection[Seat], friendly: bool = False) -> int | None:
    """The ply to go back to: the last decision a person made, or None if it cannot be taken back.

    Undo crosses the replies of opponents. It crosses chance, and a move that reveals something, only in a game
    that was started as friendly.
    """
    for ply in reversed(range(len(match.record.moves))):
        state = match.states[ply]
        seat = match.game.turn(state)
        shown = seat == CHANCE or match.game.reveals(state, match.move(ply))
        if shown and not friendly:
            return None
        if seat in people:
            return ply
    return None
