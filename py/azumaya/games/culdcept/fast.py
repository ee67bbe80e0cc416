"""Culdcept cards as searches play it: a position is one short list of numbers (see `position`), and a move a number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from azumaya.core.forward import Forward
from azumaya.core.game import Seat, View
from azumaya.games.culdcept.cards import ACE, TEN, ranks_in
from azumaya.games.culdcept.moves import CLAIMS, EXCHANGES, LINKATION, ROLL, STAY, WORDS, CuldceptMove
from azumaya.games.culdcept.position import (
    ACE_SAFE,
    CHOOSE,
    DONE,
    END,
    HANDS,
    LAID,
    OWNER,
    PHASE,
    PHASES,
    PIECES,
    PILES,
    PLACE,
    REBORN,
    REINFORCE,
    RENEWED,
    ROLLED,
    ROLLS,
    ROUND,
    SEAT,
    SEATS,
    SHOWN,
    STAYED,
    TOP,
    VARIANT,
    WORD,
    Position,
    lays,
    takers,
    usable,
)
from azumaya.games.culdcept.prospect import chance, policy
from azumaya.games.culdcept.squares import POWER, SIZE
from azumaya.games.culdcept.state import ROUNDS, State

if TYPE_CHECKING:
    from azumaya.core.game import Game


class CuldceptForward(Forward[State, CuldceptMove, Position]):
    """The forward model of Culdcept cards."""

    def enter(self, state: State) -> Position:
        """The position of a full state."""
        seats, variant = len(state.holdings), state.variant
        options = ACE_SAFE * variant.ace_safe + REINFORCE * variant.reinforce
        position = [0] * END
        position[:PIECES] = PHASES[state.phase], state.round, state.seat, state.word, options, seats
        for seat, held in enumerate(state.holdings):
            position[PIECES + seat] = state.pieces[seat]
            position[HANDS + seat] = held.hand
            position[PILES + seat] = held.pile
            position[REBORN + seat] = held.reborn
        for at, square in enumerate(state.ring):
            position[OWNER + at] = -1 if square.owner is None else square.owner
            position[SHOWN + at] = square.shown
            position[TOP + at] = square.top
        return position

    def worlds(self, game: Game[State, CuldceptMove], view: View[State], rng: Random) -> Iterator[Position]:
        """The unseen cards of each seat dealt anew to its hand and its pile."""
        one = self.enter(game.determinize(view, rng))
        guessed = [(seat, held, ranks_in(held.unseen)) for seat, held in enumerate(view.state.holdings) if held.unseen]
        while True:
            world = one[:]
            for seat, held, ranks in guessed:
                drawn = sum(1 << rank for rank in rng.sample(ranks, held.held))
                world[HANDS + seat] = held.hand | drawn
                world[PILES + seat] = held.pile | held.unseen & ~drawn
            yield world

    def turn(self, position: Position) -> Seat | None:
        """Who chooses."""
        return None if position[PHASE] == DONE else position[SEAT]

    def moves(self, position: Position) -> Sequence[int]:
        """The legal moves, in the order in which the rules list them."""
        seat = position[SEAT]
        if position[PHASE] == PLACE:
            at = position[PIECES + seat]
            if position[OWNER + at] == seat:
                top = position[TOP + at]
                return lays(usable(position) | (top if position[VARIANT] & REINFORCE else 0), top)
            return takers(usable(position), position[SHOWN + at], position[VARIANT] & ACE_SAFE)
        if position[PHASE] == ROLLS:
            return _ONLY_ROLL
        return _before(position[HANDS + seat] & _SPEAKABLE, position[REBORN + seat])

    def play(self, position: Position, move: int, rng: Random) -> Position:
        """The position after it, the die and the card drawn then. The one given is used up."""
        seat = position[SEAT]
        if position[PHASE] == PLACE:
            if move != STAYED:
                _lay(position, seat, move)
            return _end(position, seat, rng)
        if move == RENEWED:
            _renew(position, seat, rng)
            return position
        if move == ROLLED:
            steps = int(rng.random() * 6) + 1
        else:
            steps = position[WORD] = move
            position[HANDS + seat] &= ~(1 << move)
        position[PHASE] = PLACE
        position[PIECES + seat] = (position[PIECES + seat] + steps) % SIZE
        return position

    def copy(self, position: Position) -> Position:
        """The same position, to be played on apart from this one."""
        return position[:]

    def value(self, position: Position, seat: Seat) -> float:
        """The chance of first place."""
        return chance(position, seat)

    def policy(self, position: Position, moves: Sequence[int], rng: Random) -> int:
        """A raid if there is one, else the die; then the strongest capture, with pictures only late in the game."""
        return policy(position, moves)

    def real(self, move: int) -> CuldceptMove:
        """The move of that number."""
        return _REAL[move]


@cache
def _before(words: int, reborn: int) -> tuple[int, ...]:
    """What can be done before moving with these Holy Words in hand."""
    return (ROLLED, *ranks_in(words)) if reborn else (ROLLED, *ranks_in(words), RENEWED)


_ONLY_ROLL = (ROLLED,)
_SPEAKABLE = sum(1 << rank for rank in range(ACE, TEN + 1))
_REAL: dict[int, CuldceptMove] = {
    ROLLED: ROLL,
    RENEWED: LINKATION,
    STAYED: STAY,
    **{word.card: word for word in WORDS if word.card <= TEN},
    **{LAID + 2 * claim.mask: claim for claim in CLAIMS},
    **{LAID + 2 * exchange.mask + 1: exchange for exchange in EXCHANGES},
}


def _lay(position: Position, seat: Seat, move: int) -> None:
    at, cards = position[PIECES + seat], (move - LAID) >> 1
    hand = position[HANDS + seat]
    if move & 1:
        hand |= position[TOP + at]
    position[HANDS + seat] = hand & ~cards
    position[OWNER + at], position[SHOWN + at], position[TOP + at] = seat, POWER[cards], cards


def _renew(position: Position, seat: Seat, rng: Random) -> None:
    number = position[HANDS + seat].bit_count()
    position[PILES + seat] |= position[HANDS + seat]
    position[HANDS + seat] = 0
    position[REBORN + seat] = 1
    for _ in range(number):
        _draw(position, seat, rng)
    position[PHASE] = ROLLS


def _end(position: Position, seat: Seat, rng: Random) -> Position:
    """After the turn the next seat draws, or the game is over (R4, R11)."""
    seat += 1
    position[WORD] = 0
    if seat == position[SEATS]:
        seat = 0
        if position[ROUND] == ROUNDS:
            position[PHASE], position[SEAT] = DONE, 0
            return position
        position[ROUND] += 1
    position[PHASE], position[SEAT] = CHOOSE, seat
    _draw(position, seat, rng)
    return position


def _draw(position: Position, seat: Seat, rng: Random) -> None:
    pile = position[PILES + seat]
    bits = _bits(pile)
    bit = bits[int(rng.random() * len(bits))]
    position[PILES + seat] = pile ^ bit
    position[HANDS + seat] |= bit


@cache
def _bits(mask: int) -> tuple[int, ...]:
    """The cards of a set, each as a mask."""
    return tuple(1 << rank for rank in ranks_in(mask))
