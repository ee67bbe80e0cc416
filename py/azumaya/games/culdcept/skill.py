"""What an opponent knows about playing Culdcept cards well."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import TYPE_CHECKING

from azumaya.core.skill import Level, Skill, Why, reward
from azumaya.core.text import Text
from azumaya.games.culdcept import child, hints
from azumaya.games.culdcept.cards import ACE, KING, RANKS, TEN, mask_of
from azumaya.games.culdcept.fast import CuldceptForward
from azumaya.games.culdcept.moves import STAY, WORDS, Claim, CuldceptMove, Word
from azumaya.games.culdcept.squares import MOST, SIZE, TAKERS, Square
from azumaya.games.culdcept.state import CHOOSING, OVER, PLACING, ROUNDS, State

if TYPE_CHECKING:
    from azumaya.core.game import Game, Seat, View

# What things are worth on one scale, fitted to the outcomes of 2700 games of the rollout policy with every eighth
# move at random, two and three seats together. An owned square is worth SQUARE less what the rounds left may cost:
# RETAKEN for any square, EXPOSED times the part of the ranks that would take it.
SQUARE, RETAKEN, EXPOSED = 2.9, 2.6, 2.35
CARDS = ((mask_of(11, 12, 13), 0.6), (mask_of(7, 8, 9, 10), 0.65), (mask_of(1, 2, 3, 4, 5, 6), 0.45))
CAPTURE = 0.5  # a capture that can be made now
RAID = 1.1  # a Holy Word that leads to a capture from another player

SPEAKABLE = range(ACE, TEN + 1)  # ranks of a Holy Word
LATE = 7  # the last round in which the rollout policy spares pictures

_EXPOSED = (0.0, *((SIZE - shown) / SIZE if shown < KING else 1 / SIZE for shown in RANKS))


class CuldceptSkill(Skill[State, CuldceptMove]):
    """A value that weighs squares, cards and turns left, and a policy that captures and raids.

    Playouts to the end, with more curiosity, are as strong with two players, but with three they need more steps.
    """

    horizon = 10
    explore = 0.4  # the moves of a turn differ by little
    levels = (
        Level(Text("Rolls the die and takes what it can, always with its strongest card."), child.think),
        Level(Text("Takes what looks best right now and thinks no further."), "greedy"),
        Level(Text("Plays a few turns ahead in its head, and goes where it can take squares from you."), "search", 400),
        Level(Text("Plays thousands of turns ahead in its head, and spends no card without need."), "search", 2000),
    )

    def value(self, game: Game[State, CuldceptMove], state: State, seat: Seat) -> float:
        """The chance of first place: what each seat has, set against the others the surer the fewer turns are left."""
        if state.phase == OVER:
            return reward(game, state, seat)
        left = [turns_left(state, other) for other in range(len(state.holdings))]
        total = sum(left)
        worth = [_worth(state, other, turns, total - turns) for other, turns in enumerate(left)]
        sure = 1 / sqrt(1 + total)
        return 1 / sum(exp((other - worth[seat]) * sure) for other in worth)

    def rollout(
        self,
        game: Game[State, CuldceptMove],
        state: State,
        legal: Sequence[CuldceptMove],
        rng: Random,
    ) -> CuldceptMove:
        """A raid if there is one, else the die; then the strongest capture, with pictures only late in the game."""
        if state.phase == CHOOSING:
            return raid(state) or legal[0]
        if state.phase == PLACING and isinstance(legal[0], Claim):
            return max(legal, key=_eager if state.round > LATE else _sparing)
        return STAY if state.phase == PLACING else legal[0]

    def forward(self, game: Game[State, CuldceptMove]) -> CuldceptForward:
        """Positions as lists of numbers."""
        return CuldceptForward()

    def why(self, game: Game[State, CuldceptMove], view: View[State], move: CuldceptMove) -> Why:
        """What the move wins or leads to, and which cards it spends or keeps."""
        return hints.why(game, view, move)


def turns_left(state: State, seat: Seat) -> int:
    """Turns a seat still has, the running one among them."""
    return ROUNDS - state.round + (seat >= state.seat)


def raid(state: State) -> Word | None:
    """The Holy Word that leads the seat on turn to a capture from another player, the lowest of several."""
    at = state.pieces[state.seat]
    hand = state.holdings[state.seat].hand
    for rank in SPEAKABLE:
        if hand >> rank & 1:
            square = state.ring[(at + rank) % SIZE]
            if square.layers and square.owner != state.seat and _can_take(state, square, hand):
                return WORDS[rank - ACE]
    return None


def _can_take(state: State, square: Square, hand: int) -> bool:
    takers = TAKERS[state.variant.ace_safe][square.shown]
    return any(mask & ~hand == 0 for mask, _ in takers)


def _worth(state: State, seat: Seat, turns: int, others: int) -> float:
    """What a seat has, with so many turns of its own and of the others still to come."""
    risk = others / (ROUNDS * (len(state.holdings) - 1))
    worth = 0.0
    for square in state.ring:
        if square.owner == seat:
            worth += SQUARE - risk * (RETAKEN + EXPOSED * _EXPOSED[square.shown])
    hand = state.holdings[seat].hand
    for kind, each in CARDS:
        worth += each * min(turns, (hand & kind).bit_count())
    if seat == state.seat:
        worth += _at_hand(state)
    return worth


def _at_hand(state: State) -> float:
    """What the seat on turn can do at once: capture where it stands, or raid."""
    if state.phase == PLACING:
        here = state.here
        if here.owner != state.seat and _can_take(state, here, state.usable):
            return CAPTURE * (2 if here.layers else 1)
    elif state.phase == CHOOSING and raid(state):
        return RAID
    return 0.0


def _eager(move: CuldceptMove) -> int:
    return sum(move.cards) if isinstance(move, Claim) else -1


def _sparing(move: CuldceptMove) -> int:
    power = _eager(move)
    return power if power <= MOST else 0
