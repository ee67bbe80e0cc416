"""What both sides can hope for: who gets the lines that are one card short, if they take them by turns.

A line is completed by a card of the hand, by a card moved or by a swap. What a hand does only its own side can do, and
all that lies on the grid is there for both, but only from the turn on in which their pile is empty. So it is told by
counting turns who comes first, and how many are left for whom.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from azumaya.core.sudoku import PEERS
from azumaya.games.cardoku.felt import WORTH, Felt
from azumaya.games.cardoku.filling import short, swaps
from azumaya.games.cardoku.state import Side

NEXT = 0.97  # what a point is worth a turn later, when others are scored meanwhile
WAIT = 0.92  # and when nothing happens until then
TURNS = 14  # so far it is counted who comes first
MENDED = (0.25, 0.8)  # how often a side spoils a line that it cannot complete: with its hand only, and with moves too
LEAD = (0.7, 1.2)  # what a point of lead is worth early in the game, and at its end
DULL = 0.02  # how much worse it is for both that the game may end now, where nothing is decided yet


class Opening(NamedTuple):
    """A way to complete some lines by one card: who has it in the hand, by side from the one on turn, and whether a
    card or two of the grid do it."""

    lines: int
    held: tuple[bool, bool]
    laid: bool


def openings(felt: Felt) -> list[Opening]:
    """All ways to complete a line that either side has, or will have once its pile is empty."""
    side, at, once = felt.side, felt.at, felt.once
    mine, theirs = ({WORTH[card] for card in felt.hands[who]} for who in (side, 1 - side))
    bare = [who for who in (side, 1 - side) if not left(felt, who)]
    gaps = short(felt)
    locked = felt.locked() if gaps or bare else 0
    found = []
    for (cell, value), lines in gaps.items():
        sources, seen = at[value] & ~locked, once[value] >> cell & 1
        if seen:
            sources &= PEERS[cell]
        held = (not seen and value in mine, not seen and value in theirs)
        if sources or True in held:
            found.append(Opening(lines, held, sources > 0))
    if bare:
        found += [Opening(1 << line, (False, False), True) for line in swaps(felt, bare[0], locked)]
    return found


def left(felt: Felt, side: Side) -> int:
    """The number of cards in a side's pile."""
    return len(felt.bags[side]) + len(felt.under[side])


def hope(felt: Felt) -> float:
    """How many points more than the other side the one on turn will score by the lines that are one card short."""
    ways = openings(felt)
    piles = left(felt, felt.side), left(felt, 1 - felt.side)
    total, worth, turn = 0.0, 1.0, 0
    while ways and turn < TURNS:
        who = turn % 2
        bare = piles[who] <= (turn + 1) // 2
        lines, share = _most(ways, who, bare), 1.0
        if not lines:  # what the other side could take next may be spoiled before
            who, turn = 1 - who, turn + 1
            lines, share = _most(ways, who, piles[who] <= (turn + 1) // 2), 1 - MENDED[bare]
            turn -= not lines
        if lines:
            points = worth * share * lines.bit_count()
            total += points if turn % 2 == 0 else -points
            ways = [Opening(rest, *way[1:]) for way in ways if (rest := way.lines & ~lines)]
        worth *= NEXT if lines else WAIT
        turn += 1
    return total


def _most(ways: list[Opening], who: int, bare: bool) -> int:
    """The lines of the way that completes most, of those a side has."""
    best = most = 0
    for lines, held, laid in ways:
        if (held[who] or (bare and laid)) and lines.bit_count() > most:
            best, most = lines, lines.bit_count()
    return best


def chance(felt: Felt, side: Side, ahead: float) -> float:
    """The chance of first place of a side, in a game that goes on, if the one on turn will be ahead by so much."""
    early, late = LEAD
    idle = felt.idle / (2 * felt.variant.guard)
    steep = early + (late - early) * ((81 - felt.at[0].bit_count()) / 81) + idle
    won = 1 / (1 + exp(-ahead * steep if side == felt.side else ahead * steep))
    last = felt.idle >= 2 * felt.variant.guard - 1
    return won - DULL * last * won * (1 - won)
