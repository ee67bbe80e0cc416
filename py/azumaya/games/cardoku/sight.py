"""How somebody plays on who looks one move ahead, fast: what a line is worth for whom, and the best of some moves.

A position is judged as by `CardokuSkill.value`. Who plays so completes what there is, gives nothing away that it sees,
and overlooks what takes two moves: most opponents do.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import exp
from random import Random

from azumaya.core.sudoku import PEERS, bits
from azumaya.games.cardoku.choices import MOVE, SWAP, Number
from azumaya.games.cardoku.felt import WORTH, Felt
from azumaya.games.cardoku.filling import filler, gaps, short, swaps
from azumaya.games.cardoku.grid import FULL, Cell, CellSet
from azumaya.games.cardoku.state import Side
from azumaya.games.cardoku.threats import outlook

SOME = 16  # moves at random that are looked at besides those that complete a line
FIRST = 10  # and of the first cards of the hand and of the grid
DARTS = 40  # thrown at the grid for one of them


class Luck(Random):
    """Chance that comes out the same for all moves that are compared."""

    def __init__(self, number: float) -> None:
        super().__init__(0)
        self._number = number

    def random(self) -> float:
        """Always the same number."""
        return self._number


def standing(felt: Felt, side: Side) -> float:
    """The chance of first place of a side, by the lead and by who can complete a line next."""
    turn = felt.side
    lead = float(felt.points[turn] - felt.points[1 - turn])
    if felt.over:
        return 0.5 if not lead else float((lead > 0) == (side == turn))
    if found := gaps(felt):
        locked = felt.locked()
        mine, theirs = (_chances(felt, found, who, locked) for who in (turn, 1 - turn))
    else:
        mine = theirs = []
    worth = outlook(lead, mine, theirs, felt.at[0].bit_count(), felt.idle / (2 * felt.variant.guard))
    return 1 / (1 + exp(-worth if side == turn else worth))


def _chances(felt: Felt, found: dict[tuple[Cell, int], int], side: Side, locked: CellSet) -> list[int]:
    """The points that a side could score now by one card each, most first."""
    return sorted((lines for gap, lines in found.items() if filler(felt, gap, side, locked) is not None), reverse=True)


def ahead(felt: Felt, rng: Random) -> Felt:
    """The position after the move of the side on turn that looks best to it, of those that it looks at.

    Of moves that look alike it makes the first one, as `greedy` does: one quiet move is as good as another.
    """
    side, luck = felt.side, Luck(rng.random())
    best, most = felt, -1.0
    for move in (*completing(felt), *firsts(felt), *some(felt, SOME, rng)):
        after = felt.copy()
        after.play(move, luck)
        found = standing(after, side)
        if found > most:
            best, most = after, found
    return best


def completing(felt: Felt) -> list[Number]:
    """All moves of the side on turn that complete a line."""
    locked, bare = felt.locked(), felt.bare
    hand = {WORTH[card]: card for card in felt.hands[felt.side]}
    found = []
    for cell, value in short(felt):
        sources = felt.at[value] & ~locked if bare else 0
        if felt.once[value] >> cell & 1:
            sources &= PEERS[cell]
        elif value in hand:
            found.append(81 * hand[value] + cell)
        found += [MOVE + 81 * source + cell for source in bits(sources)]
    return found + list(swaps(felt, felt.side, locked).values())


def firsts(felt: Felt) -> Iterator[Number]:
    """The first moves in the order of their tokens: a few with cards of the hand, and a few of cards of the grid."""
    yield from islice(_first_laid(felt), FIRST)
    if felt.bare:
        yield from islice(_first_shifted(felt, FULL & ~(felt.locked() | felt.at[0])), FIRST)


def _first_laid(felt: Felt) -> Iterator[Number]:
    hand = {WORTH[card]: card for card in felt.hands[felt.side]}
    for value, card in sorted(hand.items()):
        for cell in bits(felt.at[0] & ~felt.once[value]):
            yield 81 * card + cell


def _first_shifted(felt: Felt, loose: CellSet) -> Iterator[Number]:
    for one in bits(loose):
        for other in bits(loose & ~((2 << one) - 1)):
            if felt.on[one] != felt.on[other] and _fits(felt, one, other) and _fits(felt, other, one):
                yield SWAP + 81 * one + other
        for cell in bits(felt.at[0]):
            if _fits(felt, one, cell):
                yield MOVE + 81 * one + cell


def some(felt: Felt, many: int, rng: Random) -> list[Number]:
    """Moves of the side on turn at random: cards of its hand, and every other one of the grid once its pile is empty.

    Never none: where no dart hits, it is the first move there is.
    """
    hand, bare = felt.hands[felt.side], felt.bare
    loose = FULL & ~(felt.locked() | felt.at[0]) if bare else 0
    found = []
    for number in range(many):
        card = hand and (number % 2 == 0 or not bare)
        move = _laid(felt, hand[int(rng.random() * len(hand))], rng) if card else _shifted(felt, loose, rng)
        if move is not None:
            found.append(move)
    return found or [felt.choices()[0]]


def _laid(felt: Felt, card: int, rng: Random) -> Number | None:
    """A card of the hand on a cell where it fits, if one is hit."""
    fits = felt.at[0] & ~felt.once[WORTH[card]]
    for _ in range(DARTS if fits else 0):
        if fits >> (cell := int(rng.random() * 81)) & 1:
            return 81 * card + cell
    return None


def _shifted(felt: Felt, loose: CellSet, rng: Random) -> Number | None:
    """A move or swap of loose cards, if one is hit."""
    for _ in range(DARTS if loose else 0):
        one = int(rng.random() * 81)
        if not loose >> one & 1:
            continue
        other = int(rng.random() * 81)
        if not _fits(felt, one, other):
            continue
        if felt.at[0] >> other & 1:
            return MOVE + 81 * one + other
        if one < other and loose >> other & 1 and felt.on[one] != felt.on[other] and _fits(felt, other, one):
            return SWAP + 81 * one + other
    return None


def _fits(felt: Felt, source: Cell, target: Cell) -> bool:
    """May the card of one cell come to another, where nothing sees it but itself?"""
    value = felt.on[source]
    if not felt.once[value] >> target & 1:
        return True
    return not felt.twice[value] >> target & 1 and PEERS[source] >> target & 1 == 1
