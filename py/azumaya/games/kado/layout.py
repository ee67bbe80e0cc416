"""A grid as searches lay it: numbers instead of words, and every place looked up that could be looked up.

Cards are numbers in the order of the deck, cells are numbers of a field in which every grid finds room whatever its
first card. A line is kept as the sums of its gifts, a column as one of some 280 states that tell what it can count.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from azumaya.games.kado.cards import DECK, GIFTS, RIBBONS, VALUES, value_of
from azumaya.games.kado.grid import HEIGHT, WIDTH, Grid, room
from azumaya.games.kado.prospect import LINE, of_column

CARD = {card: number for number, card in enumerate(DECK)}
GIFT = tuple(GIFTS.index(card[0]) for card in DECK)
RIBBON = tuple(RIBBONS.index(card[1]) for card in DECK)

Kind = int  # of a card, for columns: 5 * ribbon + value - 1
KIND = tuple(5 * RIBBON[CARD[card]] + value_of(card) - 1 for card in DECK)

# A line: by gift the sum of its values, five bits each, and above them the number of its cards.
_ONE = 1 << 25
ADD = tuple(_ONE + (value_of(card) << 5 * GIFT[CARD[card]]) for card in DECK)

UP, LEFT = HEIGHT - 1, WIDTH - 1  # so far the first card may come to lie from the top and the left
LINES, COLUMNS = 2 * UP + 1, 2 * LEFT + 1  # of the field
Cell = int  # COLUMNS * line + column, counted from the top left of the field


def cell_at(line: int, column: int) -> Cell:
    """The number of a cell, counted from the first card as tokens do."""
    return COLUMNS * (line + UP) + column + LEFT


class _LineWorth(dict[int, float]):
    """The points that a line promises, as `prospect.of_line` has it; those it has, once it is full."""

    def __missing__(self, line: int) -> float:
        sums = sorted((line >> 5 * gift & 31 for gift in range(5)), reverse=True)
        cards = line >> 25
        if cards < WIDTH:
            start, first, second = LINE[cards]
            worth = start + first * sums[0] + second * sums[1]
        else:
            worth = float(sums[0])
        self[line] = worth
        return worth


LINE_WORTH = _LineWorth()

# Columns: 0 is empty, 1 is one of two ribbons, which counts nothing any more.
EMPTY, MIXED = 0, 1
Column = int


def _columns() -> tuple[list[list[Column]], tuple[list[float], list[float]]]:
    """By state and kind of card the state after it, and by state the points it promises, without and with `sums`."""
    cards: list[tuple[str, ...]] = [(), ()]
    number: dict[tuple[str, ...], Column] = {(): EMPTY}
    after: list[list[Column]] = []
    kinds = [f"S{ribbon}{value}" for ribbon, value in product(RIBBONS, VALUES)]
    at = 0
    while at < len(cards):
        if at == MIXED or len(cards[at]) == HEIGHT:
            after.append([MIXED] * len(kinds))
        else:
            row = []
            for kind in kinds:
                more = tuple(sorted((*cards[at], kind)))
                if len({card[1] for card in more}) > 1:
                    row.append(MIXED)
                    continue
                if more not in number:
                    number[more] = len(cards)
                    cards.append(more)
                row.append(number[more])
            after.append(row)
        at += 1
    worth = tuple([0.0 if i == MIXED else of_column(c, sums) for i, c in enumerate(cards)] for sums in (False, True))
    return after, (worth[0], worth[1])


AFTER, COLUMN_WORTH = _columns()
COLUMN_GAIN = tuple(
    tuple(tuple(worth[then] - worth[now] for then in row) for now, row in enumerate(AFTER)) for worth in COLUMN_WORTH
)

Place = tuple[Cell, int, int]  # a cell, with its line and its column in the field


class _Room(dict[int, tuple[Place, ...]]):
    """Where one more card may lie, by the set of the cells that are taken."""

    def __missing__(self, taken: int) -> tuple[Place, ...]:
        cells = [divmod(cell, COLUMNS) for cell in range(LINES * COLUMNS) if taken >> cell & 1]
        puts = room(tuple((line - UP, column - LEFT, "") for line, column in cells))
        found = tuple((cell_at(put.line, put.column), put.line + UP, put.column + LEFT) for put in puts)
        self[taken] = found
        return found


ROOM = _Room()


class Layout:
    """A grid that never changes. Two of the same cards on the same cells are equal."""

    __slots__ = ("_best", "columns", "lines", "sums", "taken")

    def __init__(self, sums: bool, taken: int, lines: Sequence[int], columns: Sequence[Column]) -> None:
        self.sums, self.taken, self.lines, self.columns = sums, taken, lines, columns
        self._best: dict[int, tuple[float, Cell]] = {}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Layout)
            and self.taken == other.taken
            and self.lines == other.lines
            and self.columns == other.columns
        )

    __hash__ = None  # type: ignore[assignment]

    @property
    def room(self) -> tuple[Place, ...]:
        """Where one more card may lie."""
        return ROOM[self.taken]

    def lay(self, cell: Cell, card: int) -> Layout:
        """The grid with one more card."""
        line, column = divmod(cell, COLUMNS)
        lines, columns = list(self.lines), list(self.columns)
        lines[line] += ADD[card]
        columns[column] = AFTER[columns[column]][KIND[card]]
        return Layout(self.sums, self.taken | 1 << cell, lines, columns)

    def best(self, card: int) -> tuple[float, Cell]:
        """What a card adds to what the grid promises at its best place, and that place."""
        found = self._best.get(card)
        if found is None:
            add, kind, worth, gain = ADD[card], KIND[card], LINE_WORTH, COLUMN_GAIN[self.sums]
            by_line = [worth[line + add] - worth[line] for line in self.lines]
            by_column = [gain[column][kind] for column in self.columns]
            most, where = -99.0, -1
            for cell, line, column in ROOM[self.taken]:
                more = by_line[line] + by_column[column]
                if more > most:
                    most, where = more, cell
            found = self._best[card] = most, where
        return found

    def promise(self) -> float:
        """The points that the grid promises; those it has, once it is full."""
        lines = [line for line in self.lines if line]
        columns = [column for column in self.columns if column]
        worth = COLUMN_WORTH[self.sums]
        open_lines, open_columns = HEIGHT - len(lines), WIDTH - len(columns)
        promised = open_lines * LINE_WORTH[0] + open_columns * worth[EMPTY] + sum([LINE_WORTH[line] for line in lines])
        return promised + sum([worth[column] for column in columns])


BARE = tuple(Layout(sums, 0, [0] * LINES, [EMPTY] * COLUMNS) for sums in (False, True))


def layout(grid: Grid, sums: bool) -> Layout:
    """A grid of the rules as a layout."""
    found = BARE[sums]
    for line, column, card in grid:
        found = found.lay(cell_at(line, column), CARD[card])
    return found
