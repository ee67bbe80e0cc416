"""The felt: grid and hands as a search plays on them, changed move by move."""

from __future__ import annotations

from random import Random

from azumaya.core.game import Seat
from azumaya.core.sudoku import HOUSES, PEERS, VALUES, bits
from azumaya.games.cardoku.cards import SIGNS, VALUE
from azumaya.games.cardoku.choices import MOVE, NOTHING, SWAP, Block, Choices, Number
from azumaya.games.cardoku.grid import BIT, Cell, CellSet
from azumaya.games.cardoku.lines import FIRST_BOX, LABELS, LINES, NINE, ONE_TO_EIGHT, TWO_TO_NINE
from azumaya.games.cardoku.state import OVER, Side, State, Variant

CARD = {sign: number for number, sign in enumerate(SIGNS)}
WORTH = tuple(VALUE[sign] for sign in SIGNS)  # the value of each card

ALL = ONE_TO_EIGHT | TWO_TO_NINE
STRAIGHTS = (ONE_TO_EIGHT, TWO_TO_NINE)


# By the set of values that a line holds: is it complete? For lines that want nine cards, and for those that want eight
# in a row.
COMPLETE = tuple(tuple(any(not v & ~held for v in wanted) for held in range(1024)) for wanted in ((ALL,), STRAIGHTS))


class Felt:
    """A position without a repeated value in any line.

    `at` are the cells by value, 0 for the empty ones, `on` the value by cell, `held` the values by line. `once` and
    `twice` are by value the cells that see it at all, and more than once. `hands`, `bags` and `under` are by side;
    hands and bags in any order. `scored` and `nines` are sets of lines, `points` their number by side.
    """

    __slots__ = (
        "at",
        "bags",
        "hands",
        "held",
        "idle",
        "nines",
        "on",
        "once",
        "over",
        "passes",
        "points",
        "scored",
        "seats",
        "side",
        "turns",
        "twice",
        "under",
        "variant",
    )

    variant: Variant
    seats: int
    side: Side
    over: bool
    at: list[CellSet]
    on: list[int]
    held: list[int]
    once: list[CellSet]
    twice: list[CellSet]
    hands: list[list[int]]
    bags: list[list[int]]
    under: list[tuple[int, ...]]
    scored: int
    nines: int
    points: list[int]
    turns: list[int]
    passes: int
    idle: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Felt) and self._told() == other._told()

    __hash__ = None  # type: ignore[assignment]

    def _told(self) -> tuple[object, ...]:
        cards = [sorted(cards) for cards in (*self.hands, *self.bags)]
        kept = ("variant", "seats", "side", "over", "on", "under", "scored", "nines", "points")
        return (cards, self.turns, self.passes, self.idle, *(getattr(self, name) for name in kept))

    def copy(self) -> Felt:
        """The same position, to be played on apart from this one."""
        other = Felt()
        other.variant, other.seats, other.side, other.over = self.variant, self.seats, self.side, self.over
        other.at, other.on, other.held = self.at[:], self.on[:], self.held[:]
        other.once, other.twice = self.once[:], self.twice[:]
        other.hands, other.bags = [hand[:] for hand in self.hands], [bag[:] for bag in self.bags]
        other.under, other.scored, other.nines = self.under[:], self.scored, self.nines
        other.points, other.turns = self.points[:], self.turns[:]
        other.passes, other.idle = self.passes, self.idle
        return other

    def deal(self, state: State) -> None:
        """Let the sides hold what they hold in a state."""
        self.hands = [[CARD[card] for card in one.hand] for one in state.holdings]
        self.bags = [[CARD[card] for card in one.bag] for one in state.holdings]

    @property
    def seat(self) -> Seat:
        """The member of the side on turn whose turn it is (R1)."""
        members = (self.seats + 1 - self.side) // 2
        return self.side + 2 * (self.turns[self.side] % members)

    @property
    def bare(self) -> bool:
        """Is the pile of the side on turn empty, so that it may move and swap cards (R8, R9)?"""
        return not (self.bags[self.side] or self.under[self.side])

    # -- what may be done --------------------------------------------------------------------------------------

    def choices(self) -> Choices:
        """All moves of the side on turn (R7 to R9, R13), to be asked for before the next one is made."""
        return Choices(self._choices)

    def _choices(self) -> tuple[list[Number], list[Block]]:
        at, once, hand = self.at, self.once, self.hands[self.side]
        empty = at[0]
        single: list[Number] = []
        blocks: list[Block] = []
        for card in set(hand):
            cells = empty & ~once[WORTH[card]]
            if cells:
                blocks.append((0, 1 << card, cells))
        if not blocks:
            single.append(NOTHING)
        if self.bare:
            free = ~(self.locked() | empty)
            lone = [once[value] & ~self.twice[value] for value in range(10)]
            for value in VALUES:
                self._moved(value, free, lone[value], single, blocks)
                for other in range(value + 1, 10):
                    self._swapped(value, other, free, lone, single, blocks)
        return single, blocks

    def _moved(self, value: int, free: CellSet, lone: CellSet, single: list[Number], blocks: list[Block]) -> None:
        """Cards of a value may go to cells that do not see it, and each to those that see no other one."""
        sources, empty = self.at[value] & free, self.at[0]
        if not sources:
            return
        if targets := empty & ~self.once[value]:
            blocks.append((MOVE, sources, targets))
        for target in bits(empty & lone):
            if source := sources & PEERS[target]:
                single.append(MOVE + 81 * (source.bit_length() - 1) + target)

    def _swapped(
        self, value: int, other: int, free: CellSet, lone: list[CellSet], single: list[Number], blocks: list[Block]
    ) -> None:
        """Two cards may be swapped if neither sees the other's value, or each sees only the other one of it."""
        ones, others = self.at[value] & free, self.at[other] & free
        if (a := ones & ~self.once[other]) and (b := others & ~self.once[value]):
            blocks.append((SWAP, a, b))
        facing = others & lone[value]
        if facing:
            for one in bits(ones & lone[other]):
                if met := facing & PEERS[one]:
                    two = met.bit_length() - 1
                    single.append(SWAP + (81 * one + two if one < two else 81 * two + one))

    def locked(self) -> CellSet:
        """The cells of lines that hold nine cards (R10)."""
        found = 0
        for house, values in zip(HOUSES, self.held, strict=True):
            if values == ALL:
                found |= house
        return found

    # -- a move ------------------------------------------------------------------------------------------------

    def play(self, move: Number, rng: Random) -> None:
        """Make a move, and draw the card with which the next turn begins."""
        gain = self.make(move)
        self._end(move == NOTHING, move < MOVE or gain > 0, rng)

    def make(self, move: Number) -> int:
        """Lay the cards of a move; answers the points. The turn goes on."""
        side, gain = self.side, 0
        if move < MOVE:
            card, cell = divmod(move, 81)
            self.hands[side].remove(card)
            gain = self._lay(cell, WORTH[card])
        elif move < SWAP:
            source, target = divmod(move - MOVE, 81)
            gain = self._lay(target, self._lift(source))
        elif move != NOTHING:
            gain = self._swap(*divmod(move - SWAP, 81))
        self.points[side] += gain
        return gain

    def _lay(self, cell: Cell, value: int) -> int:
        """Put a value on a cell; answers the points."""
        bit, peers, at, held = BIT[cell], PEERS[cell], self.at, self.held
        at[0] ^= bit
        at[value] |= bit
        self.on[cell] = value
        self.twice[value] |= self.once[value] & peers
        self.once[value] |= peers
        gain, sign = 0, 1 << value
        for line in LINES[cell]:
            before = held[line]
            held[line] = after = before | sign
            gain += self._gained(line, before, after)
        return gain

    def _lift(self, cell: Cell) -> int:
        """Take the card from a cell; answers its value."""
        value, bit = self.on[cell], BIT[cell]
        self.at[0] |= bit
        self.at[value] ^= bit
        self.on[cell] = 0
        for line in LINES[cell]:
            self.held[line] ^= 1 << value
        once = twice = 0
        for other in bits(self.at[value]):
            twice |= once & PEERS[other]
            once |= PEERS[other]
        self.once[value], self.twice[value] = once, twice
        return value

    def _swap(self, one: Cell, other: Cell) -> int:
        """Exchange two cards; answers the points of lines that were not complete before."""
        lines = {*LINES[one], *LINES[other]}
        before = {line: self.held[line] for line in lines}
        scored, nines = self.scored, self.nines
        a, b = self._lift(one), self._lift(other)
        self._lay(one, b)
        self._lay(other, a)
        self.scored, self.nines = scored, nines
        return sum(self._gained(line, before[line], self.held[line]) for line in lines)

    def _gained(self, line: int, before: int, after: int) -> int:
        """The points of a line that held some values and now holds these (R11, R12, A3)."""
        bit = 1 << line
        if not self.scored & bit:
            complete = COMPLETE[self.variant.decks == 2 and line < FIRST_BOX]
            if complete[after] and not complete[before]:
                self.scored |= bit
                return 1
        elif self.variant.rescore and line < FIRST_BOX and after == ALL != before and not self.nines & bit:
            self.nines |= bit
            return 1
        return 0

    def _end(self, passed: bool, progress: bool, rng: Random) -> None:
        """The end of the game (R14), else the other side's turn begins (R6)."""
        bare = not (self.bags[0] or self.bags[1] or self.under[0] or self.under[1])
        self.passes = self.passes + 1 if bare and passed else 0
        self.idle = self.idle + 1 if bare and not progress else 0
        self.turns[self.side] += 1
        self.side = side = 1 - self.side
        if self.passes == 2 or self.idle == 2 * self.variant.guard or self._ended(bare):
            self.over = True
        elif bag := self.bags[side]:
            at = int(rng.random() * len(bag))
            bag[at], bag[-1] = bag[-1], bag[at]
            self.hands[side].append(bag.pop())
        elif under := self.under[side]:
            self.hands[side].append(under[0])
            self.under[side] = under[1:]

    def _ended(self, bare: bool) -> bool:
        a, b = self.hands
        if not a and not b:
            return True
        if not bare or not self.variant.strict:
            return False
        return not any(self.at[0] & ~self.once[value] for value in {WORTH[card] for card in (*a, *b)})


def felt(state: State) -> Felt:
    """The felt of a state without wrong cards in which a side plays or the game is over."""
    found, grid, held = Felt(), state.grid, state.holdings
    found.variant, found.seats, found.side, found.over = state.variant, state.seats, state.side, state.phase == OVER
    found.at, found.on = list(grid.at), [VALUE[card] for card in grid]
    found.once, found.twice = (list(masks) for masks in zip(*grid.seen, strict=True))
    found.held = [sum(1 << found.on[cell] for cell in bits(house & ~grid.empty)) for house in HOUSES]
    found.deal(state)
    found.under = [tuple(CARD[card] for card in one.under) for one in held]
    labels = {point.line for point in state.scored}
    found.scored = sum(1 << line for line, label in enumerate(LABELS) if label in labels)
    found.nines = sum(1 << line for line, label in enumerate(LABELS) if label + NINE in labels)
    found.points, found.turns = list(state.totals()), list(state.turns)
    found.passes, found.idle = state.passes, state.idle
    return found
