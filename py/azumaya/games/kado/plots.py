"""The grids of all seats: each in its frame, with what its lines and columns count and what lies beside it.

The frame of three lines and four columns floats until both are reached (A10). It is drawn around the first card, and
stays there until a card lies beyond it. Where one may, above the frame or to the left of it, the viewer's own grid has
a ledge: a narrow line or column of such places.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from azumaya.core.areas import Grid, Plot, Plots
from azumaya.core.cards import Card
from azumaya.core.game import Seat
from azumaya.core.spot import Spot, mark
from azumaya.core.text import SeatName, Text
from azumaya.games.kado.beside import beside
from azumaya.games.kado.counts import column_counts, line_counts
from azumaya.games.kado.grid import HEIGHT, ORIGIN, WIDTH, Cell, corner, lay, neighbour, room
from azumaya.games.kado.moves import cell, cell_of
from azumaya.games.kado.prompt import acting
from azumaya.games.kado.scoring import BONUS, parts
from azumaya.games.kado.state import OVER, PLACING, Holding, State
from azumaya.games.kado.words import face, name

if TYPE_CHECKING:
    from azumaya.core.game import View


def plots(view: View[State]) -> Plots:
    """The grids in the order of the seats."""
    own = _own(view)
    drawn = tuple(_Drawn(view, seat, seat == own).plot for seat in range(len(view.state.holdings)))
    return Plots("grids", Text("Grids"), drawn, own)


def total(state: State, seat: Seat) -> int:
    """The points of a seat as if the game ended now."""
    held = state.holdings[seat]
    return sum(parts(held.grid, state.variant.sums)) + BONUS * held.extras


def _own(view: View[State]) -> Seat:
    """Whose grid matters most to the viewer; to those who only look on, that of whoever is placing."""
    if view.seat is not None:
        return view.seat
    return view.state.seat if view.state.phase == PLACING else 0


def _framed(taken: Sequence[int], most: int) -> range:
    """The lines or columns of the frame, of which these are taken: one before the first card, and what follows it.

    It has been moved as far as cards lie beyond it, and leaves room behind them where one more line or column may come.
    """
    first, last = min(taken), max(taken)
    if last - first + 1 < most:
        last += 1
    start = min(first, max(-1, last - most + 1))
    return range(start, start + most)


@dataclass(frozen=True)
class _Drawn:
    """The grid of one seat as the viewer sees it; `own`: it is drawn with the places beyond its frame."""

    view: View[State]
    seat: Seat
    own: bool

    @property
    def state(self) -> State:
        return self.view.state

    @property
    def held(self) -> Holding:
        return self.state.holdings[self.seat]

    @cached_property
    def lies(self) -> dict[Cell, Card]:
        """The cards by their cells."""
        return {(line, column): card for line, column, card in self.held.grid}

    @cached_property
    def room(self) -> frozenset[Cell]:
        """Where one more card may lie."""
        return frozenset((put.line, put.column) for put in room(self.held.grid))

    @cached_property
    def acts(self) -> bool:
        """Is it the viewer who places a card here now?"""
        return self.state.phase == PLACING and self.state.seat == self.seat and acting(self.view)

    @property
    def plot(self) -> Plot:
        lines, columns = self._shown(self.frame[0], 0), self._shown(self.frame[1], 1)
        grid = Grid(
            f"grid-{self.seat}",
            Text("Grid of {who}", who=SeatName(self.seat)),
            tuple(tuple(self._spot((line, column)) for column in columns) for line in lines),
            lines=(
                *line_counts(self.held.grid, lines),
                *column_counts(self.held.grid, columns, self.state.variant.sums),
            ),
        )
        groups = tuple(beside(self.seat, self.held))
        tag, sign = self._tag()
        return Plot(self.seat, mark(self.seat), grid, tag, total(self.state, self.seat), groups, sign)

    def _tag(self) -> tuple[Text | None, str | None]:
        """What is to be said of this seat, with its icon: who deals, and at the end who won."""
        if self.state.phase == OVER:
            best = max(total(self.state, seat) for seat in range(len(self.state.holdings)))
            return (Text("first place"), "laurel") if total(self.state, self.seat) == best else (None, None)
        return (Text("gifter"), "gift") if self.seat == self.state.gifter else (None, None)

    @cached_property
    def frame(self) -> tuple[range, range]:
        """The lines and the columns of the frame."""
        lines, columns = zip(*(self.lies or (ORIGIN,)), strict=True)
        return _framed(lines, HEIGHT), _framed(columns, WIDTH)

    def _shown(self, framed: range, axis: int) -> range:
        """What is drawn of the lines or the columns: those of the frame, and a ledge where a card may lie beyond it."""
        ledge = self.own and any(at[axis] < framed.start for at in self.room)
        return range(framed.start - ledge, framed.stop)

    def _look(self, at: Cell) -> dict[str, str]:
        look = {"filled": ""} if at in self.lies else {"yard": ""} if at in self.room else {}
        beyond = [word for word, n, framed in zip(("row", "column"), at, self.frame, strict=True) if n not in framed]
        return look | ({"ledge": " ".join(beyond)} if beyond else {})

    def _spot(self, at: Cell) -> Spot:
        card, legal = self.lies.get(at), at in self.room
        return Spot(
            place=cell_of(self.seat, *at),
            name=self._name(at),
            face=face(card) if card else None,
            look=self._look(at),
            tap=cell(*at) if self.seat == self.view.seat or self.acts else None,
            label=Text("+{n}", n=self._gain(at)) if legal and self.acts else None,
        )

    def _name(self, at: Cell) -> Text:
        where = self._where(at)
        if card := self.lies.get(at):
            return Text("{where}: {card}", where=where, card=name(card))
        if self.acts and at in self.room:
            return Text("{where}: free, adds {n} at once", where=where, n=self._gain(at))
        return Text("{where}: free", where=where)

    def _where(self, at: Cell) -> Text:
        """Of a card its line and column so far, of a free place the card beside it, for lines are counted anew."""
        top, left = corner(self.held.grid)
        near = None if at in self.lies else neighbour(self.held.grid, at)
        if near is None and at not in self.lies and self.lies:
            return Text("apart from all cards")
        if near is None:
            return Text("line {line}, column {column}", line=at[0] - top + 1, column=at[1] - left + 1)
        side, card = near[0], name(near[1])
        match side:
            case "right":
                return Text("right of {card}", card=card)
            case "below":
                return Text("below {card}", card=card)
            case "left":
                return Text("left of {card}", card=card)
            case "above":
                return Text("above {card}", card=card)

    def _gain(self, at: Cell) -> int:
        """How many points the card that is to be placed adds there at once."""
        assert self.held.card is not None
        sums, grid = self.state.variant.sums, self.held.grid
        return sum(parts(lay(grid, *at, self.held.card), sums)) - sum(parts(grid, sums))
