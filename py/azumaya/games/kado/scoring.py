"""What a grid is worth: its lines by their gifts, its columns by their ribbons (R9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from azumaya.core.cards import Card
from azumaya.core.standing import Standing, ranked
from azumaya.core.text import Text
from azumaya.games.kado.cards import value_of
from azumaya.games.kado.grid import HEIGHT, WIDTH, Grid, framed

BONUS = 2  # points of a bonus card or a counter (R6)

_LABELS = (
    *(Text("line {n}", n=n) for n in range(1, HEIGHT + 1)),
    *(Text("column {n}", n=n) for n in range(1, WIDTH + 1)),
    Text("bonus"),
)


def line_points(cards: Iterable[Card]) -> int:
    """The best sum of the values of one gift (R9, A11); 0 where nothing lies."""
    sums: dict[str, int] = {}
    for card in cards:
        sums[card[0]] = sums.get(card[0], 0) + value_of(card)
    return max(sums.values(), default=0)


def column_points(cards: Sequence[Card], sums: bool) -> int:
    """Three equal ribbons count their highest value, or with `sums` all three; anything else 0 (R9)."""
    if len(cards) < HEIGHT or len({card[1] for card in cards}) > 1:
        return 0
    return (sum if sums else max)(map(value_of, cards))


def parts(grid: Grid, sums: bool) -> tuple[int, ...]:
    """The points of the three lines and the four columns, from the top left of the frame so far."""
    frame = framed(grid)
    lines = [line_points(card for card in line if card) for line in frame]
    columns = [column_points([card for card in column if card], sums) for column in zip(*frame, strict=True)]
    return (*lines, *columns)


def standings(grids: Sequence[Grid], extras: Sequence[int], sums: bool) -> tuple[Standing, ...]:
    """One standing a seat: lines, columns, bonus; equal totals share a rank (R9, A13).

    `extras` are the bonus cards or counters of each seat.
    """
    sheets = [(*parts(grid, sums), BONUS * number) for grid, number in zip(grids, extras, strict=True)]
    totals = [sum(sheet) for sheet in sheets]
    return tuple(
        Standing(rank, total, tuple(zip(_LABELS, sheet, strict=True)))
        for rank, total, sheet in zip(ranked(totals), totals, sheets, strict=True)
    )
