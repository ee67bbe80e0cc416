"""One decision about the next move at the table, thought about in slices with what the seat on turn may know.

It always comes to a move, for the game must not stand still.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from azumaya.core.record import Match
from azumaya.players import Mind, Thinking

log = logging.getLogger(__name__)


class Decision:
    """A mind at work on the next move of a match; one without a limit of its own thinks for so many seconds."""

    def __init__(
        self, match: Match[Any, Any], mind: Mind, seconds: float, rng: Random, clock: Callable[[], float]
    ) -> None:
        self._match = match
        self.view = match.game.view(match.state, match.turn)
        limited = replace(mind, seconds=mind.seconds or seconds)
        self._thinking = Thinking(limited, match.game, self.view, rng, clock)

    @property
    def done(self) -> bool:
        """Does the decision stand?"""
        return self._thinking.done

    @property
    def progress(self) -> float:
        """How much of what the mind allows itself is used, 0..1."""
        return self._thinking.progress

    def slice(self) -> None:
        """Think for a slice. Where thinking breaks, the best move so far stands."""
        try:
            self._thinking.slice()
        except Exception:
            log.exception("nobody could think on")
            self._thinking.done = True

    @property
    def move(self) -> Any:
        """The best move so far, or any fair one where there is none or it is not legal."""
        if self._thinking.best is None:
            self.slice()
        best, game, state = self._thinking.best, self._match.game, self._match.state
        return best if best in game.legal_moves(state) else min(game.fair_moves(state), key=str)
