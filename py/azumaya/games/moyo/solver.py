"""Who wins after the opening, exactly.

Then both sides own their stones, and whoever runs out of them loses: a game on the net in which Light takes light knots
and Dark takes dark ones, each with all its neighbours. Much of such a game is plain counting:

- A stone that no stone of the other side can spoil is a free move if all that it spoils clash with one another and are
  as safe. Free moves are counted, not played: one of Light's against one of Dark's cancel out.
- Of the rest a side can place at most what its Shima have room for, and at least what a greedy choice among its safe
  stones makes. Often that settles it.
- What is left is searched. A side that wins with so many spare moves wins with more of them, so all that is found out
  about a position and a side on turn is how many spare moves that side must have to win.
"""

from __future__ import annotations

from typing import TypeAlias

from azumaya.core.game import Seat
from azumaya.core.sudoku import bits
from azumaya.games.moyo.furthest import Counting
from azumaya.games.moyo.net import Net
from azumaya.games.moyo.tempo import Tempo

BREATH = 100  # positions counted in a step
KEPT = 60_000  # positions whose counts are kept
FAR = 99  # more spare moves than anybody has or lacks


# What counting says of a position: the core that must be searched, and of the lead of seat 0 over seat 1 in moves how
# much is free moves, and between what it lies, the free moves among it.
Fact: TypeAlias = tuple[int, int, int, int]


class Solver:
    """Answers for the positions of one net, and remembers what it found out."""

    def __init__(self, net: Net) -> None:
        self._net, self._tempo = net, Tempo(net)
        self._facts: dict[int, Fact] = {}
        self._needs: dict[tuple[int, Seat], tuple[int, int, int]] = {}
        self._opened: dict[tuple[int, Seat, int], bool] = {}
        self._reached: dict[int, int] = {0: 0}
        self._surely: dict[int, int] = {0: 0}
        self._parted: dict[tuple[int, int], tuple[int, int]] = {}
        self._merit = [0] * len(net.stones)  # how often a stone has won
        self._counts = 0  # in this step

    def wins(self, position: int, seat: Seat, spare: int = 0) -> Counting[bool]:
        """Does the seat on turn win, if it has so many spare moves more than the other (or fewer, below 0)?"""
        if position & self._net.azumaya:
            return (yield from self._opens(position, seat, spare))
        core, free, low, high = self._fact(position)
        extra = _signed(seat, spare)
        counted = _counted(low + extra, high + extra, seat)
        if counted is not None:
            return counted
        return (yield from self._search(core, seat, spare + _signed(seat, free)))

    def stone(self, position: int, seat: Seat, spare: int = 0) -> Counting[int | None]:
        """A stone with which the seat on turn wins, the likeliest first; None if there is none."""
        stones = bits(self._net.open(position, seat))
        after = [(self._tempo.lead(position & self._net.keep[i], 1 - seat), i) for i in stones]
        for _, i in sorted(after):
            if not (yield from self.wins(position & self._net.keep[i], 1 - seat, -spare)):
                return i
        return None

    def sure(self, position: int, seat: Seat) -> int:
        """At least so many stones the seat can place, whatever the other does."""
        own, other = position & self._net.own[seat], position & self._net.own[1 - seat]
        return self._sure(own & ~self._reach(other))

    def _opens(self, position: int, seat: Seat, spare: int) -> Counting[bool]:
        key = position, seat, spare
        if key not in self._opened:
            self._opened[key] = (yield from self.stone(position, seat, spare)) is not None
        return self._opened[key]

    def _search(self, core: int, seat: Seat, spare: int) -> Counting[bool]:
        """`wins` for what counting could not settle."""
        if self._counts >= BREATH:
            self._counts = 0
            yield
        key = core, seat
        least, enough, best = self._needs.get(key, (-FAR, FAR, -1))
        if spare >= enough or spare < least:
            return spare >= enough
        best = yield from self._winner(core, seat, spare, best)
        won = best >= 0 or (spare > 0 and not (yield from self.wins(core, 1 - seat, 1 - spare)))
        least, enough, before = self._needs.get(key, (least, enough, -1))
        best = best if best >= 0 else before
        self._needs[key] = (least, min(enough, spare), best) if won else (max(least, spare + 1), enough, best)
        return won

    def _winner(self, core: int, seat: Seat, spare: int, best: int) -> Counting[int]:
        """A stone that wins, the one that did before first; -1 if there is none."""
        if best >= 0 and not (yield from self.wins(core & self._net.keep[best], 1 - seat, -spare)):
            return best
        other, extra, unsettled = 1 - seat, _signed(seat, spare), []
        for i in bits(core & self._net.own[seat]):
            left, free, low, high = self._fact(core & self._net.keep[i])
            counted = _counted(low + extra, high + extra, other)
            if counted is None:
                theirs = _signed(other, free + extra)
                least, enough, _ = self._needs.get((left, other), (-FAR, FAR, -1))
                if theirs < least:
                    return i
                if theirs < enough:
                    unsettled.append((_signed(other, low + high), -self._merit[i], i, left, theirs))
            elif not counted:
                return i
        for _, _, i, left, theirs in sorted(unsettled):
            if not (yield from self._search(left, other, theirs)):
                self._merit[i] += 1
                return i
        return -1

    def _fact(self, position: int) -> Fact:
        fact = self._facts.get(position)
        if fact is None:
            if len(self._facts) >= KEPT:
                self._facts.clear()
            self._counts += 1
            fact = self._facts[position] = self._count(position)
        return fact

    def _count(self, position: int) -> Fact:
        one, other, free = position & self._net.own[0], position & self._net.own[1], 0
        while True:
            hurt, harmed = one & self._reach(other), other & self._reach(one)
            one, ours = self._without_free(one, hurt)
            other, theirs = self._without_free(other, harmed)
            free += ours - theirs
            if not ours and not theirs:
                break
        low = free + self._sure(one ^ hurt) - self._tempo.most(other, 1)
        high = free + self._tempo.most(one, 0) - self._sure(other ^ harmed)
        return one | other, free, low, high

    def _reach(self, stones: int) -> int:
        """All that clash with any of these."""
        if stones not in self._reached:
            reached = 0
            for i in bits(stones):
                reached |= self._net.clash[i]
            self._reached[stones] = reached
        return self._reached[stones]

    def _without_free(self, own: int, hurt: int) -> tuple[int, int]:
        """A side's stones without those of its free moves, and how many moves these are; `hurt` can be spoilt."""
        if own == hurt:
            return own, 0
        key = own, hurt
        if key not in self._parted:
            clash, left, free = self._net.clash, own, 0
            for i in bits(own ^ hurt):
                rivals = left & clash[i]
                if left >> i & 1 and not rivals & hurt and all(rivals & clash[j] == rivals for j in bits(rivals)):
                    left, free = left & ~rivals, free + 1
            self._parted[key] = left, free
        return self._parted[key]

    def _sure(self, safe: int) -> int:
        """At least so many of these safe stones of one side it can place: those first that spoil least."""
        if safe not in self._surely:
            clash, left, placed = self._net.clash, safe, 0
            while left:
                i = min(bits(left), key=lambda j: (clash[j] & left).bit_count())
                left &= ~clash[i]
                placed += 1
            self._surely[safe] = placed
        return self._surely[safe]


def _counted(low: int, high: int, seat: Seat) -> bool | None:
    """Does the seat on turn win, if seat 0 leads by something between these? None: counting does not tell."""
    if seat == 0:
        return True if low > 0 else False if high <= 0 else None
    return True if high < 0 else False if low >= 0 else None


def _signed(seat: Seat, moves: int) -> int:
    """A lead of seat 0 as one of this seat, or the other way round."""
    return moves if seat == 0 else -moves
