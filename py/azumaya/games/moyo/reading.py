"""Reading ahead: alpha-beta over a net, one stone deeper each time, with the tempo at the end of the lines.

What was read of a position is remembered, and the stone that was best in it is tried first the next time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from azumaya.core.game import Seat
from azumaya.core.sudoku import bits
from azumaya.games.moyo.endgame import measure
from azumaya.games.moyo.furthest import Counting
from azumaya.games.moyo.net import Net
from azumaya.games.moyo.tempo import Tempo

BREATH = 800  # positions judged in a step
DECIDED = 10_000  # worth so much or more: the end was read
NEVER = 10 * DECIDED
UNREAD = (-1, -NEVER, NEVER, -1)


class Reading:
    """What a player reads from one position on.

    `best` is the stone to place, by its number in the net (-1 where none can be placed), `worth` what it leads to for
    the seat on turn, and `depth` how many stones were read ahead. `taste` (by stone, small) makes it prefer some of
    those that are nearly as good.
    """

    def __init__(self, net: Net, taste: Sequence[int]) -> None:
        self._net, self._tempo, self._taste = net, Tempo(net), taste
        self._read: dict[tuple[int, int], tuple[int, int, int, int]] = {}
        self._merit = [[0] * len(net.stones), [0] * len(net.stones)]
        self._judged = 0
        self._first = sorted(bits(net.open(net.position, net.turn)), key=lambda i: -taste[i])
        self.best = self._first[0] if self._first else -1
        self.worth, self.depth = 0, 0

    def deepen(self) -> Iterator[None]:
        """Read one stone deeper each time, in steps, until the end of the game is read."""
        if not self._first:
            self.worth = self._end(self._net.position, self._net.turn & 1, 0)
        longest = len({stone.cell for stone in self._net.stones})
        while self.depth < longest and abs(self.worth) < DECIDED:
            yield from self._again(self.depth + 1)
            self.depth += 1
            yield

    def _again(self, depth: int) -> Iterator[None]:
        """Compare the stones that can be placed now, the best so far first."""
        net, top = self._net, -NEVER
        for i in list(self._first):
            alpha = top - self._taste[i]
            worth = yield from self._then(net.position & net.keep[i], net.turn, depth - 1, alpha, NEVER)
            if worth > alpha:
                top, self.best = worth + self._taste[i], i
                self._first.remove(i)
                self._first.insert(0, i)
        self.worth = top

    def _then(self, position: int, turn: int, depth: int, alpha: int, beta: int) -> Counting[int]:
        """What a position is worth to whoever has just placed a stone when it was `turn`."""
        then = self._net.after(position, turn)
        if then & 1 == turn & 1:
            return (yield from self._look(position, then, depth, alpha, beta))
        return -(yield from self._look(position, then, depth, -beta, -alpha))

    def _look(self, position: int, turn: int, depth: int, alpha: int, beta: int) -> Counting[int]:
        """What a position is worth to the seat on turn; exact between alpha and beta, else a bound."""
        if self._judged >= BREATH:
            self._judged = 0
            yield
        if depth == 0:
            return self._judge(position, turn)
        key = position, turn
        read, low, high, best = self._read.get(key, UNREAD)
        if read >= depth or low >= DECIDED or high <= -DECIDED:
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        stones = self._net.open(position, turn)
        if not stones:
            return self._end(position, turn & 1, depth)
        if depth == 1 and turn < 2:
            top, best = self._edge(position, turn, stones, beta)
        else:
            top, best = yield from self._inside(position, turn, depth, (alpha, beta), best)
        self._read[key] = depth, top if top > alpha else -NEVER, top if top < beta else NEVER, best
        return top

    def _inside(
        self, position: int, turn: int, depth: int, window: tuple[int, int], best: int
    ) -> Counting[tuple[int, int]]:
        """The worth of the best stone, and the stone."""
        alpha, beta = window
        top, merit = -NEVER, self._merit[turn & 1]
        for i in self._promising(position, turn, best):
            worth = yield from self._then(position & self._net.keep[i], turn, depth - 1, max(alpha, top), beta)
            if worth > top:
                top, best = worth, i
                if top >= beta:
                    merit[i] += depth * depth
                    break
        return top, best

    def _promising(self, position: int, turn: int, best: int) -> Iterator[int]:
        """The stones that can be placed: what was best before, then by what is seen at once."""
        if best >= 0:
            yield best
        merit, seen = self._merit[turn & 1], []
        for i in bits(self._net.open(position, turn)):
            after = position & self._net.keep[i]
            seen.append((-self._tempo.lead(after, turn & 1), -merit[i], i))
        self._judged += len(seen)
        yield from (i for _, _, i in sorted(seen) if i != best)

    def _edge(self, position: int, seat: Seat, stones: int, beta: int) -> tuple[int, int]:
        """The worth of the best stone by what is seen right after it, and the stone; no handicap stones are left."""
        top, best, other = -NEVER, -1, 1 - seat
        keep, lead, black, reach = self._net.keep, self._tempo.lead, self._net.azumaya, self._net.reach[other]
        while stones:
            low = stones & -stones
            stones ^= low
            i = low.bit_length() - 1
            after = position & keep[i]
            worth = -(lead(after, other) if after & reach or after & black else self._end(after, other, 0))
            self._judged += 1
            if worth > top:
                top, best = worth, i
                if top >= beta:
                    break
        return top, best

    def _judge(self, position: int, turn: int) -> int:
        """The result, if the game is over, else the lead of the seat on turn."""
        self._judged += 1
        if not self._net.open(position, turn):
            return self._end(position, turn & 1, 0)
        return self._tempo.lead(position, turn & 1)

    def _end(self, position: int, seat: Seat, depth: int) -> int:
        """What a finished game is worth to the seat that cannot place any more: the later lost, the better."""
        if not self._net.horikomi:
            return -DECIDED - 100 - depth
        mine, theirs = self._place(position, seat), self._place(position, 1 - seat)
        return 0 if mine == theirs else (DECIDED + 100 + depth) * (1 if mine < theirs else -1)

    def _place(self, position: int, seat: Seat) -> tuple[int, ...]:
        empty = [(position & shima & self._net.spaces).bit_count() for shima in self._net.areas[seat]]
        return measure(tuple(9 - n for n in empty), tuple(empty))
