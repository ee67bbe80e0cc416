"""Can a position that somebody edited be one of this game? Every card must lie in one place, and only there."""

from __future__ import annotations

from azumaya.core.text import Text
from azumaya.games.culdcept.cards import ACE, RANKS, SUIT, TEN
from azumaya.games.culdcept.moves import PIPS
from azumaya.games.culdcept.squares import POWER, SIZE
from azumaya.games.culdcept.state import (
    DRAWING,
    LAYING,
    OVER,
    PHASES,
    REDRAWING,
    ROUNDS,
    Holding,
    State,
)


def unsound(state: State, start: State) -> Text | None:
    """What is wrong with a full state, where `start` is the one before the first move with the same options."""
    if state.variant != start.variant:
        return Text("“{field}” does not go with the options", field="variant")
    if len(state.holdings) != len(start.holdings):
        return Text("there must be {n} “holdings”, one a seat", n=len(start.holdings))
    return _turn(state) or _walks(state) or _ring(state) or _cards(state)


def _turn(state: State) -> Text | None:
    if state.phase not in PHASES:
        return Text("“{phase}” is not a phase", phase=state.phase[:40])
    if not 0 <= state.seat < len(state.holdings):
        return Text("there is no seat {seat}", seat=state.seat)
    if not 0 <= state.round <= ROUNDS:
        return Text("there is no round {round}", round=state.round)
    if not 0 <= state.word <= TEN:
        return Text("“{field}” is no card of a Holy Word", field="word")
    pile = state.holdings[state.seat].pile.bit_count()
    wanted = state.due if state.phase == REDRAWING else int(state.phase == DRAWING)
    if state.due < 0 or wanted > pile or (state.phase == REDRAWING and not state.due):
        return Text("there are not so many cards to draw")
    return None


def _walks(state: State) -> Text | None:
    most = ROUNDS * len(state.holdings)
    if len(state.walks) > most or not all(walk in PIPS or -TEN <= walk <= -ACE for walk in state.walks):
        return Text("“{field}” holds what no die and no Holy Word shows", field="walks")
    return None


def _ring(state: State) -> Text | None:
    grounds = [square.ground for square in state.ring]
    laying = state.phase == LAYING
    if len(set(grounds)) < len(grounds) or not set(grounds) <= set(RANKS) or (len(grounds) < SIZE) != laying:
        return Text("“{field}” must hold thirteen different cards once it is laid", field="ring")
    places = 0 if laying else len(state.holdings)
    if len(state.pieces) != places or not all(0 <= at < SIZE for at in state.pieces):
        return Text("“{field}” must name a square for every seat once the ring is laid", field="pieces")
    layers = [layer for square in state.ring for layer in square.layers]
    if not all(0 <= seat < len(state.holdings) and mask in POWER for seat, mask in layers):
        return Text("“{field}” holds what nobody can lay", field="layers")
    return None


def _cards(state: State) -> Text | None:
    for seat, held in enumerate(state.holdings):
        if held.unseen or held.held or held.known & ~held.hand:
            return Text("the hand of seat {seat} is not a full one", seat=seat)
        if not _once(_places(state, seat, held)):
            return Text("each card of seat {seat} must lie in one place", seat=seat)
    return None


def _places(state: State, seat: int, held: Holding) -> list[int]:
    """The sets of cards of a seat, by where they lie."""
    placed = [mask for square in state.ring for owner, mask in square.layers if owner == seat]
    word = [1 << state.word] if state.word and seat == state.seat and state.phase != OVER else []
    return [held.hand, held.pile, held.discards, *placed, *word]


def _once(places: list[int]) -> bool:
    """Is every card of a suit in exactly one of these sets?"""
    return sum(places) == SUIT and all(mask >= 0 for mask in places) and _union(places) == SUIT


def _union(places: list[int]) -> int:
    union = 0
    for mask in places:
        union |= mask
    return union
