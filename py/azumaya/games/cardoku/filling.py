"""Lines one card short on the felt: what `threats` finds in a state, found fast."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from azumaya.core.sudoku import HOUSES, PEERS, bits
from azumaya.games.cardoku.choices import MOVE, NOTHING, SWAP, Number, nth
from azumaya.games.cardoku.felt import ALL, STRAIGHTS, WORTH, Felt
from azumaya.games.cardoku.grid import BIT, Cell, CellSet
from azumaya.games.cardoku.lines import FIRST_BOX, LINES
from azumaya.games.cardoku.state import Side
from azumaya.games.cardoku.threats import Gap


def _lacking(held: int, wanted: tuple[int, ...]) -> tuple[int, ...]:
    """The values each of which would complete one of the wanted sets."""
    if any(not values & ~held for values in wanted):
        return ()
    rests = {values & ~held for values in wanted}
    return tuple(rest.bit_length() - 1 for rest in sorted(rests) if not rest & (rest - 1))


TRIES = 6  # moves that a playout looks at before it gives the other side a line
STRAIGHT, BOXES = range(FIRST_BOX), range(FIRST_BOX, 27)

# By the set of values that a line holds: which values would complete it? For lines that want nine cards, and for those
# that want eight in a row.
LACKING = tuple(tuple(_lacking(held, wanted) for held in range(1024)) for wanted in ((ALL,), STRAIGHTS))


def short(felt: Felt) -> dict[Gap, int]:
    """The gaps, each with the set of lines that it would complete."""
    held, scored, empty, twice = felt.held, felt.scored, felt.at[0], felt.twice
    found: dict[Gap, int] = {}
    for lines, lacking in ((STRAIGHT, LACKING[felt.variant.decks == 2]), (BOXES, LACKING[0])):
        for line in lines:
            if (values := lacking[held[line]]) and not scored >> line & 1:
                for value in values:
                    for cell in bits(empty & HOUSES[line] & ~twice[value]):
                        found[cell, value] = found.get((cell, value), 0) | 1 << line
    return found


def gaps(felt: Felt) -> dict[Gap, int]:
    """As `threats.gaps`: the gaps, each with the number of lines that it would complete."""
    return {gap: lines.bit_count() for gap, lines in short(felt).items()}


def filler(felt: Felt, gap: Gap, side: Side, locked: CellSet) -> Number | None:
    """The play or move by which a side could fill a gap now; None if it cannot."""
    cell, value = gap
    seen = felt.once[value] & BIT[cell]
    if not seen:
        for card in felt.hands[side]:
            if WORTH[card] == value:
                return 81 * card + cell
    if felt.bags[side] or felt.under[side]:
        return None
    sources = felt.at[value] & ~locked
    if seen:
        sources &= PEERS[cell]
    return MOVE + 81 * (sources.bit_length() - 1) + cell if sources else None


def filling(felt: Felt, found: dict[Gap, int]) -> Number | None:
    """The move of the side on turn that completes most lines by one card, or a swap; None if there is none."""
    locked = felt.locked()
    for gap in sorted(found, key=found.__getitem__, reverse=True):
        if (move := filler(felt, gap, felt.side, locked)) is not None:
            return move
    return next(iter(swaps(felt, felt.side, locked).values()), None)


def swaps(felt: Felt, side: Side, locked: CellSet) -> dict[int, Number]:
    """By line that would be complete then: a swap that a side may make now.

    That is a row or column of eight cards that lacks a value between 1 and 9, which may come for the 1 or the 9.
    """
    found: dict[int, Number] = {}
    if felt.variant.decks != 2 or felt.bags[side] or felt.under[side]:
        return found
    for line in STRAIGHT:
        held = felt.held[line]
        if held.bit_count() != 8 or felt.scored >> line & 1:
            continue
        for value in LACKING[1][held]:
            for spare in (1, 9):
                gone = felt.at[spare] & HOUSES[line] & ~locked
                if gone and (move := _swap_in(felt, value, gone.bit_length() - 1, locked)) is not None:
                    found[line] = move
    return found


def _swap_in(felt: Felt, value: int, cell: Cell, locked: CellSet) -> Number | None:
    """A swap that brings a value to a cell."""
    spare, bit = felt.on[cell], BIT[cell]
    sources = felt.at[value] & ~locked
    if felt.once[value] & bit:
        sources &= 0 if felt.twice[value] & bit else PEERS[cell]
    for source in bits(sources & ~felt.twice[spare]):
        if not felt.once[spare] & BIT[source] or PEERS[source] & bit:
            return SWAP + (81 * source + cell if source < cell else 81 * cell + source)
    return None


def gives(felt: Felt, move: Number) -> bool:
    """Would some line be one card short after this move that the other side seems to have?

    Seen only by the lines on which a card is laid: a playout asks this for every move.
    """
    empty, other = felt.at[0], 1 - felt.side
    bare = not (felt.bags[other] or felt.under[other])
    for line, held in _after(felt, move):
        if felt.scored >> line & 1:
            continue
        for value in LACKING[felt.variant.decks == 2 and line < FIRST_BOX][held]:
            if not empty & HOUSES[line] & ~felt.once[value]:
                continue
            if (bare and felt.at[value]) or any(WORTH[card] == value for card in felt.hands[other]):
                return True
    return False


def _after(felt: Felt, move: Number) -> list[tuple[int, int]]:
    """The lines on which a move lays a card, with the values that they hold then."""
    held, on = felt.held, felt.on
    if move < MOVE:
        card, cell = divmod(move, 81)
        return [(line, held[line] | 1 << WORTH[card]) for line in LINES[cell]]
    if move < SWAP:
        source, target = divmod(move - MOVE, 81)
        return [(line, held[line] | 1 << on[source]) for line in LINES[target]]
    if move == NOTHING:
        return []
    one, other = divmod(move - SWAP, 81)
    change = 1 << on[one] | 1 << on[other]
    return [(line, held[line] ^ change) for line in {*LINES[one]} ^ {*LINES[other]}]


def quiet(felt: Felt, moves: Sequence[Number], rng: Random) -> Number:
    """A card of the hand where no line is given away, if there is one; else the first of some moves that gives none."""
    hand, empty = felt.hands[felt.side], felt.at[0]
    safe = empty & ~_near(felt)
    begin = int(rng.random() * len(hand))
    for card in (*hand[begin:], *hand[:begin]):
        if cells := safe & ~felt.once[WORTH[card]]:
            return 81 * card + nth(cells, int(rng.random() * cells.bit_count()))
    for _ in range(TRIES):
        move = moves[int(rng.random() * len(moves))]
        if not gives(felt, move):
            break
    return move


def _near(felt: Felt) -> CellSet:
    """The cells where one more card may leave a line that has not scored yet one card short."""
    found, held, scored = 0, felt.held, felt.scored
    most = 6 if felt.variant.decks == 2 else 7
    for line, house in enumerate(HOUSES):
        if held[line].bit_count() >= (most if line < FIRST_BOX else 7) and not scored >> line & 1:
            found |= house
    return found
