"""What the lines and columns of a grid count by now, as the table writes it beside them (R9)."""

from __future__ import annotations

from collections.abc import Iterator

from azumaya.core.areas import Line
from azumaya.core.cards import Card
from azumaya.core.text import Plural
from azumaya.games.kado.grid import HEIGHT, Grid, corner
from azumaya.games.kado.scoring import column_points, line_points
from azumaya.games.kado.words import GIFT_SIGNS, GIFTS, RIBBONS


def line_counts(grid: Grid, lines: range) -> Iterator[Line]:
    """What each of these lines counts now, and the gift that makes it; nothing for a line without cards."""
    top, _ = corner(grid)
    for number, line in enumerate(lines, 1):
        cards = [card for at, _, card in grid if at == line]
        if not cards:
            continue
        points = line_points(cards)
        gift = next(card[0] for card in cards if line_points(c for c in cards if c[0] == card[0]) == points)
        told = Plural(
            "line {line}: {n} point for {gift}",
            "line {line}: {n} points for {gift}",
            n=points,
            line=line - top + 1,
            gift=GIFTS[gift],
        )
        yield Line("row", number, told, {"gift": GIFT_SIGNS[gift]}, str(points))


def column_counts(grid: Grid, columns: range, sums: bool) -> Iterator[Line]:
    """What each of these columns counts that is full and of one ribbon."""
    _, left = corner(grid)
    for number, column in enumerate(columns, 1):
        cards = [card for _, at, card in grid if at == column]
        if len(cards) == HEIGHT and len({card[1] for card in cards}) == 1:
            yield _whole(number, column - left + 1, cards, sums)


def _whole(number: int, column: int, cards: list[Card], sums: bool) -> Line:
    points = column_points(cards, sums)
    told = Plural(
        "column {column}: {n} point, all {ribbon}",
        "column {column}: {n} points, all {ribbon}",
        n=points,
        column=column,
        ribbon=RIBBONS[cards[0][1]],
    )
    return Line("column", number, told, label=str(points))
