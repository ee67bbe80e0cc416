"""What a grid will be worth in the end, as far as its cards tell: what a good player sees in a line half full.

A line in the making counts on the sum of its best gift, a little on its second best, and on the places left; a column
counts as long as its ribbons agree. The figures were fitted by least squares to the ends of 2700 games of the rollout
policy, every sixteenth move at random, with two to four seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, sqrt

from azumaya.core.cards import Card, Cards
from azumaya.games.kado.cards import value_of
from azumaya.games.kado.grid import HEIGHT, WIDTH, Grid, room
from azumaya.games.kado.moves import Put
from azumaya.games.kado.scoring import column_points, line_points
from azumaya.games.kado.state import TURNS

# Points a line ends with, by its number of cards: so much, and for each point of its best and second best gift.
LINE = ((7.5, 0.0, 0.0), (6.3, 0.4, 0.0), (4.2, 0.67, 0.1), (1.9, 0.88, 0.05))
# Points a column of one ribbon ends with, by its number of cards: so much, and for each point in it.
HIGHEST = ((0.9, 0.0), (0.5, 0.13), (1.0, 0.26))
SUM = ((2.1, 0.0), (1.1, 0.3), (2.0, 0.4))

# A lead of so many points makes a win e times as likely as a loss: these, and more by the root of the turns to come.
# Fitted by likelihood to 700 duels of the rollout policy, up to a fifth of the moves at random.
LEAD, DOUBT = 0.6, 1.2


def first_place(worth: Sequence[float], seat: int, turn: int) -> float:
    """The chance of first place of a seat in a turn, by the totals that all can expect."""
    sure = 1 / (LEAD + DOUBT * sqrt(TURNS + 1 - turn))
    return 1 / sum(exp((other - worth[seat]) * sure) for other in worth)


def prospect(grid: Grid, sums: bool) -> float:
    """The points that a grid promises; those it has, once it is full."""
    lines, columns = _sides(grid)
    promised = (HEIGHT - len(lines)) * of_line(()) + (WIDTH - len(columns)) * of_column((), sums)
    promised += sum(map(of_line, lines.values()))
    return promised + sum(of_column(cards, sums) for cards in columns.values())


@lru_cache(maxsize=1 << 13)
def best_place(grid: Grid, card: Card, sums: bool) -> tuple[float, Put]:
    """What a card adds to the prospect of a grid with room at its best place, and that place."""
    lines, columns = _sides(grid)
    best: tuple[float, Put] | None = None
    for put in room(grid):
        line, column = lines.get(put.line, ()), columns.get(put.column, ())
        more = of_line((*line, card)) - of_line(line)
        more += of_column((*column, card), sums) - of_column(column, sums)
        if best is None or more > best[0]:
            best = (more, put)
    assert best is not None, "a full grid has no room"
    return best


@lru_cache(maxsize=1 << 13)
def of_line(cards: Cards) -> float:
    """The points that a line of these cards promises."""
    if len(cards) == WIDTH:
        return line_points(cards)
    start, first, second = LINE[len(cards)]
    gifts = sorted((line_points(c for c in cards if c[0] == gift) for gift in {c[0] for c in cards}), reverse=True)
    best, next_best = (*gifts, 0, 0)[:2]
    return start + first * best + second * next_best


@lru_cache(maxsize=1 << 13)
def of_column(cards: Cards, sums: bool) -> float:
    """The points that a column of these cards promises."""
    if len({card[1] for card in cards}) > 1:
        return 0.0
    if len(cards) == HEIGHT:
        return column_points(cards, sums)
    start, each = (SUM if sums else HIGHEST)[len(cards)]
    values = [value_of(card) for card in cards]
    return start + each * (sum(values) if sums else max(values, default=0))


@lru_cache(maxsize=1 << 13)
def _sides(grid: Grid) -> tuple[Mapping[int, Cards], Mapping[int, Cards]]:
    """The cards of a grid by line and by column."""
    lines: dict[int, Cards] = {}
    columns: dict[int, Cards] = {}
    for line, column, card in grid:
        lines[line] = (*lines.get(line, ()), card)
        columns[column] = (*columns.get(column, ()), card)
    return lines, columns
