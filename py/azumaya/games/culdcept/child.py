"""How the easiest opponent of Culdcept cards thinks: it rolls, and takes what it can with the strongest it has."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from azumaya.core.game import AnyGame, View
from azumaya.games.culdcept.moves import ROLL, STAY, Claim, CuldceptMove
from azumaya.games.culdcept.state import PLACING, State


def think(game: AnyGame, view: View[State], rng: Random) -> Iterator[CuldceptMove]:
    """One step. It knows no Holy Words, no Reincarnation, and keeps no card for later."""
    if view.state.phase != PLACING:
        yield ROLL
        return
    captures = [move for move in game.fair_moves(view.state) if isinstance(move, Claim)]
    yield max(captures, key=lambda claim: sum(claim.cards)) if captures else STAY
