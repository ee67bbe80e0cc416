"""The areas a table is made of: boards in the middle, pieces and words in the tray, and what is told beside them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from azumaya.core.spot import Face, Look, Spot
from azumaya.core.text import Text

if TYPE_CHECKING:
    from azumaya.core.game import Seat

# -- boards, in the middle of the table ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """What is to be known of a whole row, column or box of a grid; `number` counts from 1 in reading order.

    `label` is written at its end, `name` is spoken ("row 4, scored by Mio").
    """

    axis: str  # row, column, box
    number: int
    name: Text
    look: Look = field(default_factory=dict)
    label: str = ""


@dataclass(frozen=True)
class Grid:
    """A board of any number of rows and columns, each row as long as the others; its cells fill the room there is.

    `first` is (row, column) of its first spot as written along its edges.
    """

    id: str
    name: Text
    rows: tuple[tuple[Spot, ...], ...]
    look: Look = field(default_factory=dict)
    first: tuple[int, int] = (1, 1)
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True)
class Plot:
    """The grid of one seat among several: its mark, a word about it ("gifter"), its points so far, what lies beside.

    `sign` is the icon of the tag, which stands alone where there is no room for the word.
    """

    seat: Seat
    mark: Face
    grid: Grid
    tag: Text | None = None
    number: int | None = None
    beside: tuple[Group, ...] = ()
    sign: str | None = None


@dataclass(frozen=True)
class Plots:
    """A grid for each seat, all in sight. `own` is the seat whose grid is the largest where room is short."""

    id: str
    name: Text
    plots: tuple[Plot, ...]
    own: Seat


@dataclass(frozen=True)
class Ring:
    """Squares in a ring, clockwise from the top, around a hub with a title and what lies in the middle."""

    id: str
    name: Text
    spots: tuple[Spot, ...]
    title: Text
    hub: tuple[Group, ...] = ()


# -- in the tray, under the thumb ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rack:
    """Pieces to choose from, in the tray under the thumb. A spot with a label is a piece with a word under it.

    `label` is written before them, to tell several racks apart.
    """

    id: str
    name: Text
    spots: tuple[Spot, ...]
    label: Text | None = None


@dataclass(frozen=True)
class Buttons:
    """Moves that are said with words: each spot has a label, and as a rule a `said` place. Drawn in the tray.

    `beside`: they are there on every turn and seldom meant, so they stand small beside the move, never in its place.
    """

    id: str
    name: Text
    spots: tuple[Spot, ...]
    beside: bool = False


# -- beside the table, to look at: a tab each ------------------------------------------------------------------------


@dataclass(frozen=True)
class Group:
    """Some pieces that lie together, to look at: spoken with all that lies here, or written with `label` and `number`.

    A pile shows its uppermost face and tells its number; in a supply it shows all its faces. `mark` tells whose it is.
    In a supply a group that is no pile is its faces alone, and beside a plot nothing but its `label` is written.
    """

    name: Text
    faces: tuple[Face, ...]
    look: Look = field(default_factory=dict)
    label: Text | None = None
    number: int | None = None
    mark: Face | None = None


@dataclass(frozen=True)
class Supply:
    """What lies beside the board, by group, to look at. `columns` is how many groups stand side by side."""

    id: str
    name: Text
    groups: tuple[Group, ...]
    columns: int = 3
    note: Text | None = None


@dataclass(frozen=True)
class Sign:
    """A cell of a listing that shows a face; for the ear it is its name."""

    face: Face
    name: Text


Cell = Text | int | Sign


@dataclass(frozen=True)
class Listing:
    """A small table to read: a head for each column, then its rows.

    Short rows that are many stand in two halves side by side, which are told one after the other.
    """

    id: str
    name: Text
    heads: tuple[Text, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: Text | None = None
    halves: bool = False


@dataclass(frozen=True)
class Bar:
    """How often something came, and how often it may be expected on average."""

    label: Text
    count: int
    expected: float


@dataclass(frozen=True)
class Bars:
    """What came how often, against what was to be expected."""

    id: str
    name: Text
    bars: tuple[Bar, ...]
    note: Text | None = None


@dataclass(frozen=True)
class Note:
    """A cell of a matrix: a number (`of` how many), ruled out or chosen; `place` names it for a player's own mark.

    It is chosen as well while all its `taps` are what has been tapped. `signs` are what it is made of, each with
    whether it is gone.
    """

    place: str
    name: Text
    number: int | None = None
    out: bool = False
    chosen: bool = False
    of: int | None = None
    taps: tuple[str, ...] = ()
    signs: tuple[tuple[str, bool], ...] = ()


@dataclass(frozen=True)
class Matrix:
    """A sheet to deduce on: rows and columns with their faces, filled with what everybody knows.

    A player may put own marks on its cells; they are kept as long as `topic` stays the same. Without a topic it is a
    table to read. `row_names` and `column_names` are what the faces are called.
    """

    id: str
    name: Text
    rows: tuple[Face, ...]
    columns: tuple[Face, ...]
    cells: tuple[tuple[Note, ...], ...]
    topic: str
    note: Text | None = None
    row_names: tuple[Text, ...] = ()
    column_names: tuple[Text, ...] = ()


@dataclass(frozen=True)
class Step:
    """One step of a turn: `state` is done, now, next, or off where this game never has it, and then `note` says why."""

    label: Text
    state: str
    note: Text | None = None


@dataclass(frozen=True)
class Steps:
    """The steps of a turn in their order, and where the turn has come to."""

    id: str
    name: Text
    steps: tuple[Step, ...]


Board = Grid | Plots | Ring
Held = Rack | Buttons
Aside = Supply | Listing | Bars | Matrix | Steps
Area = Board | Held | Aside


def spots(area: Area) -> Iterator[Spot]:
    """Every spot of an area that can be pointed at."""
    match area:
        case Grid():
            for row in area.rows:
                yield from row
        case Plots():
            for plot in area.plots:
                yield from spots(plot.grid)
        case Ring() | Rack() | Buttons():
            yield from area.spots
