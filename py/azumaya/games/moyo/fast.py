"""Sudoku Moyo as searches play it: a position is little more than one whole number.

Before the first stone positions are the states themselves. Then one is a `Board`: the setup, the stones that still fit
(as in `pairs`), whose turn it is (as in `net`) and, in Horikomi, the empty spaces. Moves on it are numbers of stones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

from azumaya.core.forward import Forward
from azumaya.core.game import Seat
from azumaya.core.sudoku import bits
from azumaya.games.moyo.endgame import measure
from azumaya.games.moyo.moves import STONES, MoyoMove
from azumaya.games.moyo.net import SEATS, turn_after, turn_of
from azumaya.games.moyo.pairs import KEEP, spread
from azumaya.games.moyo.state import PLACING, Phase, Setup, State
from azumaya.games.moyo.tempo import ON_TURN, ON_TURN_IN_HORIKOMI, spaces, worth, worth_in_horikomi

if TYPE_CHECKING:
    from azumaya.core.game import Game

Board: TypeAlias = tuple[Setup, int, int, int]
Position: TypeAlias = State | Board

STEEPNESS = 0.1  # how fast a lead becomes a win, fitted like the worth of a Shima


class MoyoForward(Forward[State, MoyoMove, Position]):
    """The forward model of Sudoku Moyo."""

    def __init__(self, game: Game[State, MoyoMove]) -> None:
        self._game = game
        self._setup: Setup | None = None
        self._shima: Sequence[Sequence[tuple[int, int]]] = ()  # by seat: cells and stones of its Shima
        self._known: dict[tuple[int, int], int] = {}  # what Shima are worth

    def enter(self, state: State) -> Position:
        """The state itself during the set-up, then the board."""
        if state.phase not in PLACING and state.phase is not Phase.OVER:
            return state
        empty = 0
        if state.setup.horikomi:
            empty = sum(1 << cell for cell, sign in enumerate(state.grid) if sign == ".")
        return state.setup, state.fits, turn_of(state), empty

    def turn(self, position: Position) -> Seat | None:
        """Who moves."""
        if isinstance(position, State):
            return self._game.turn(position)
        setup, fits, turn, _ = position
        return turn & 1 if fits & setup.azumaya or fits & setup.reach[turn & 1] else None

    def moves(self, position: Position) -> Sequence[Any]:
        """What the seat on turn may do."""
        if isinstance(position, State):
            return self._game.legal_moves(position)
        setup, fits, turn, _ = position
        return Stones(fits & setup.azumaya or fits & setup.reach[turn & 1])

    def play(self, position: Position, move: Any, rng: Random) -> Position:
        """The position after it."""
        if isinstance(position, State):
            return self.enter(self._game.apply(position, move))
        setup, fits, turn, empty = position
        fits &= KEEP[move]
        if empty:
            empty &= ~(1 << move % 81)
        return setup, fits, 1 - turn if turn < 2 else turn_after(turn, fits & setup.azumaya), empty

    def copy(self, position: Position) -> Position:
        """The position itself, which never changes."""
        return position

    def value(self, position: Position, seat: Seat) -> float:
        """By the result, or by what both sides can still place."""
        if isinstance(position, State):
            return self._game.skill.value(self._game, position, seat)
        if self.turn(position) is None:
            return _result(position, seat)
        lead = self._worth(position, seat) - self._worth(position, 1 - seat)
        setup, _, turn, _ = position
        on_turn = ON_TURN_IN_HORIKOMI if setup.horikomi else ON_TURN
        lead += on_turn if turn & 1 == seat else -on_turn
        return 1 / (1 + exp(-STEEPNESS * lead))

    def policy(self, position: Position, moves: Sequence[Any], rng: Random) -> Any:
        """Any move."""
        return moves[int(rng.random() * len(moves))]

    def real(self, move: Any) -> MoyoMove:
        """The stone of that number, or what was said during the set-up."""
        return STONES[move] if isinstance(move, int) else move

    def _worth(self, board: Board, seat: Seat) -> int:
        setup, fits, _, empty = board
        if setup is not self._setup:
            cells = [[setup.division.cells[area] for area in setup.areas(setup.colour(side))] for side in SEATS]
            self._setup, self._shima = setup, [[(mask, spread(mask)) for mask in masks] for masks in cells]
        known, total = self._known, 0
        for area, every in self._shima[seat]:
            shima = fits & every, empty & area
            if shima not in known:
                numbers = spaces(STONES[i] for i in bits(shima[0]))
                if setup.horikomi:
                    known[shima] = worth_in_horikomi(numbers, shima[1].bit_count())
                else:
                    known[shima] = worth(numbers)
            total += known[shima]
        return total


def _result(board: Board, seat: Seat) -> float:
    """The share of first place a seat has when the game is over."""
    setup, _, turn, empty = board
    if not setup.horikomi:
        return float(turn & 1 != seat)
    mine, theirs = (_place(setup, empty, side) for side in (seat, 1 - seat))
    return 0.5 if mine == theirs else float(mine < theirs)


def _place(setup: Setup, empty: int, seat: Seat) -> tuple[int, ...]:
    left = [(empty & setup.division.cells[area]).bit_count() for area in setup.areas(setup.colour(seat))]
    return measure(tuple(9 - n for n in left), tuple(left))


class Stones(Sequence[int]):
    """The stones of a set, each found only when it is asked for: a playout wants one of thirty."""

    __slots__ = ("_set",)

    def __init__(self, pairs: int) -> None:
        self._set = pairs

    def __len__(self) -> int:
        return self._set.bit_count()

    def __iter__(self) -> Iterator[int]:
        return bits(self._set)

    def __contains__(self, stone: object) -> bool:
        return isinstance(stone, int) and bool(self._set >> stone & 1)

    def __getitem__(self, which: Any) -> Any:
        if not isinstance(which, int) or not 0 <= which < len(self):
            return list(self)[which]
        left, below = self._set, 0
        for width, mask in _HALVES:
            half = left & mask
            inside = half.bit_count()
            if which < inside:
                left = half
            else:
                left, below, which = left >> width, below + width, which - inside
        for _ in range(which):
            left &= left - 1
        return below + (left & -left).bit_length() - 1


_HALVES = tuple((width, (1 << width) - 1) for width in (512, 256, 128, 64))
