"""Sudoku – Das Kartenspiel as searches play it: a table that grows in place, and cards as numbers (see `ground`).

Moves are numbers, too: a placement is its cell and its card, a penalty is a card below zero.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from azumaya.core.forward import Forward
from azumaya.core.game import Seat, View
from azumaya.games.kartenspiel.cards import KINDS
from azumaya.games.kartenspiel.choices import calls
from azumaya.games.kartenspiel.grid import cell_at
from azumaya.games.kartenspiel.ground import CARD, YELLOW, Ground
from azumaya.games.kartenspiel.moves import OBJECT, PASS, PENALTIES, KartenspielMove, Place, Replay
from azumaya.games.kartenspiel.position import COST, Position
from azumaya.games.kartenspiel.prospect import chance
from azumaya.games.kartenspiel.scoring import points
from azumaya.games.kartenspiel.state import KEPT, OVER, State
from azumaya.games.kartenspiel.table import placed

if TYPE_CHECKING:
    from azumaya.core.game import Game

_STACK = 32  # added to a card that is placed from the stack
_CELL = 64  # what a placement counts its cells by
_PASS, _OBJECT = -100, -101


class Room(NamedTuple):
    """A card that fits: the number of its moves less that of the cell, its cells, and how many they are."""

    low: int
    cells: int
    size: int


class Turns(Sequence[int]):
    """What a turn may be. Placements are listed only when they are asked for: a playout wants one of fifty."""

    __slots__ = ("_listed", "others", "rooms")

    def __init__(self, rooms: list[Room], others: list[int]) -> None:
        self.rooms, self.others = rooms, others
        self._listed: list[int] = []

    def __len__(self) -> int:
        return sum(room.size for room in self.rooms) + len(self.others)

    def __iter__(self) -> Iterator[int]:
        return iter(self._listed or self._list())

    def __getitem__(self, which: Any) -> Any:
        if self._listed or not isinstance(which, int) or not 0 <= which < len(self):
            return (self._listed or self._list())[which]
        for low, cells, size in self.rooms:
            if which < size:
                return low + nth(cells, which) * _CELL
            which -= size
        return self.others[which]

    def _list(self) -> list[int]:
        listed = self._listed
        for low, cells, _ in self.rooms:
            while cells:
                cell = cells & -cells
                listed.append(low + (cell.bit_length() - 1) * _CELL)
                cells ^= cell
        listed += self.others
        return listed


def nth(cells: int, which: int) -> int:
    """The cell that comes in a set after so many others."""
    for _ in range(which):
        cells &= cells - 1
    return (cells & -cells).bit_length() - 1


class KartenspielForward(Forward[State, KartenspielMove, Position]):
    """The forward model of Sudoku – Das Kartenspiel."""

    def enter(self, state: State) -> Position:
        """The position of a full state."""
        position = Position()
        position.variant = state.variant
        position.seat = None if state.phase == OVER else state.seat
        position.wrong = state.table if calls(state) else ()
        position.ground = Ground.of(state.table)
        position.hands = [[CARD[card] for card in held.hand] for held in state.holdings]
        position.stacks = [[CARD[card] for card in held.stack] for held in state.holdings]
        for numbers in (*position.hands, *position.stacks):
            numbers.sort()
        position.pile = [CARD[card] for card in state.pile]
        both = [points(held) for held in state.holdings]
        position.points = [blue + yellow for blue, yellow in both]
        position.yellows = [yellow // COST[YELLOW] for _, yellow in both]
        position.stuck = sum(len(held.stuck) for held in state.holdings)
        position.passes = state.passes
        return position

    def worlds(self, game: Game[State, KartenspielMove], view: View[State], rng: Random) -> Iterator[Position]:
        """The unseen cards laid anew into the holes, by their colours where those are open (A12)."""
        one = self.enter(game.determinize(view, rng))
        open_hands = one.variant.open_hands or one.seat is None
        closed = [] if open_hands else [seat for seat in range(len(one.hands)) if seat != view.seat]
        unseen = sorted(sum((one.hands[seat] + one.stacks[seat] for seat in closed), one.pile))
        while True:
            world, pool = one.copy(), unseen[:]
            for seat in closed:
                world.stacks[seat] = sorted(_like(card, pool, rng) for card in one.stacks[seat])
            for seat in closed:
                world.hands[seat] = sorted(_drawn(pool, rng) for _ in one.hands[seat])
            world.pile = pool
            yield world

    def turn(self, position: Position) -> Seat | None:
        """Who takes a turn."""
        return position.seat

    def moves(self, position: Position) -> Turns:
        """To object, or what a turn may be (R3, R9)."""
        if position.wrong:
            return Turns([], [_OBJECT])
        seat = position.seat
        assert seat is not None
        ground, rooms, others, before = position.ground, [], [], -1
        hand = position.hands[seat]
        for card in hand:
            if card != before:
                before = card
                others.append(~card)
                if cells := ground.room(card):
                    rooms.append(Room(card, cells, cells.bit_count()))
        if position.may_replay:
            for card in sorted(set(position.stacks[seat])):
                if cells := ground.room(card):
                    rooms.append(Room(card + _STACK, cells, cells.bit_count()))
        return Turns(rooms, others or [_PASS])

    def play(self, position: Position, move: int, rng: Random) -> Position:
        """The position after it, and after the card that is drawn then. The one given is used up."""
        seat = position.seat
        assert seat is not None
        if move == _OBJECT:
            return _objected(position, seat)
        if move >= 0:
            _place(position, seat, move)
        elif move > _PASS:
            card = ~move
            position.hands[seat].remove(card)
            insort(position.stacks[seat], card)
            _count(position, seat, card, 1)
        position.passes = position.passes + 1 if move == _PASS else 0
        if position.pile:
            insort(position.hands[seat], _drawn(position.pile, rng))
        elif _ended(position):
            position.seat = None
            return position
        seat += 1
        position.seat = seat if seat < len(position.hands) else 0
        return position

    def copy(self, position: Position) -> Position:
        """The same position, to be played on apart from this one."""
        return position.copy()

    def value(self, position: Position, seat: Seat) -> float:
        """The chance of first place."""
        return chance(position, seat)

    def policy(self, position: Position, moves: Sequence[int], rng: Random) -> int:
        """A yellow card if one fits, else the card with the fewest cells, on any of them; else the cheapest penalty.

        It asks the generator once in any case, so that what is drawn later stays the same whatever is played.
        """
        assert isinstance(moves, Turns)
        luck = rng.random()
        if not moves.rooms:
            return max(moves.others)  # blue cards come before yellow ones
        low, cells, size = min(moves.rooms, key=_urgency)
        return low + nth(cells, int(luck * size)) * _CELL

    def real(self, move: int) -> KartenspielMove:
        """The placement or penalty of that number, or what was said."""
        return _real(move)


def _urgency(room: Room) -> tuple[bool, int]:
    return room.low % _STACK < YELLOW, room.size


@cache
def _real(move: int) -> KartenspielMove:
    if move == _OBJECT:
        return OBJECT
    if move < 0:
        return PASS if move == _PASS else PENALTIES[KINDS[~move]]
    kind = Replay if move & _STACK else Place
    return kind(KINDS[move % _STACK], *cell_at(move // _CELL))


def _place(position: Position, seat: Seat, move: int) -> None:
    card = move % _STACK
    if move & _STACK:
        position.stacks[seat].remove(card)
        _count(position, seat, card, -1)
    else:
        position.hands[seat].remove(card)
    position.ground.lay(card, move // _CELL)


def _objected(position: Position, seat: Seat) -> Position:
    """The wrong card has gone to the stack of who placed it, for good; the turn is still to be taken (R8, A13)."""
    placer = (seat - 1) % len(position.hands)
    _count(position, placer, CARD[placed(position.wrong[-1]).card], 1)
    position.stuck += 1
    position.ground, position.wrong = Ground.of(position.wrong[:-1]), ()
    return position


def _count(position: Position, seat: Seat, card: int, sign: int) -> None:
    """A card has come to a stack, or left it."""
    position.points[seat] += sign * COST[card]
    position.yellows[seat] += sign * (card >= YELLOW)


def _ended(position: Position) -> bool:
    """With nothing left to draw: is the game over (R10)?"""
    if any(position.hands):
        return False
    if position.passes == len(position.hands) or position.variant.penalties == KEPT:
        return True
    return not position.stuck and not any(position.stacks)


def _drawn(pool: list[int], rng: Random) -> int:
    """A card drawn from a pool, which is not kept in order."""
    at = int(rng.random() * len(pool))
    card, last = pool[at], pool.pop()
    if at < len(pool):
        pool[at] = last
    return card


def _like(card: int, pool: list[int], rng: Random) -> int:
    """A card of the same colour drawn from a pool in order, which stays in order."""
    blue = sum(one < YELLOW for one in pool)
    some = range(blue) if card < YELLOW else range(blue, len(pool))
    return pool.pop(some[int(rng.random() * len(some))])
