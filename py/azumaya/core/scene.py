"""A table as data: what lies where and what is to be said. One renderer draws every game from this.

A game owns no event handler. The faces and their looks are in `core/spot.py`, the areas in `core/areas.py`.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TypeVar

from azumaya.core.areas import Area, Aside, Board, Held, spots
from azumaya.core.spot import Face, Spot
from azumaya.core.text import Text

if TYPE_CHECKING:
    from azumaya.core.game import Seat, View

S = TypeVar("S", bound=Hashable)
M_contra = TypeVar("M_contra", bound=Hashable, contravariant=True)


@dataclass(frozen=True)
class Count:
    """How many of something a seat has: its sign is hand or deck, `name` is spoken after the number ("to draw")."""

    sign: str
    number: int
    name: Text


@dataclass(frozen=True)
class SeatLine:
    """One seat as the table shows it: a mark, a fact in words and a number ("stones still fit", 14).

    `counts` stand before the fact. Of seats of one side that differ in nothing else the fact is the name of their team.
    """

    seat: Seat
    mark: Face
    fact: Text
    number: int | None = None
    counts: tuple[Count, ...] = ()


@dataclass(frozen=True)
class Tally:
    """One of many lines of a score sheet: what it is one of ("Rows"), and which ("4")."""

    kind: Text
    sign: str


@dataclass(frozen=True)
class Scene:
    """A whole table for one viewer: what to do now, where the game is, the seats and the areas.

    `held` is what the viewer has to hand but does not play from, shown beside the prompt. `laying` is the piece that
    the next tap on a board lays: the spaces for it are marked, and it hovers over the one that is chosen. `wanted` are
    the words of the button while there is no move to make yet ("Choose who gets it"). `points` says what the score
    sheet counts ("Penalty points: the fewest win."), and `lines` are the words for those of its lines whose label is a
    sign ("s4").
    """

    prompt: Text
    phase: Text | None
    seats: tuple[SeatLine, ...]
    areas: tuple[Area, ...]
    held: tuple[Face, ...] = ()
    laying: Face | None = None
    wanted: Text | None = None
    points: Text | None = None
    lines: Mapping[str, Text] = field(default_factory=dict)
    tallies: Mapping[str, Tally] = field(default_factory=dict)

    @property
    def boards(self) -> tuple[Board, ...]:
        """The areas in the middle of the table."""
        return tuple(area for area in self.areas if isinstance(area, Board))

    @property
    def tray(self) -> tuple[Held, ...]:
        """The areas under the thumb."""
        return tuple(area for area in self.areas if isinstance(area, Held))

    @property
    def asides(self) -> tuple[Aside, ...]:
        """The areas beside the table, to look at."""
        return tuple(area for area in self.areas if isinstance(area, Aside))

    @property
    def cells(self) -> tuple[Spot, ...]:
        """The spots of all boards, in reading order."""
        return tuple(spot for board in self.boards for spot in spots(board))

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Every spot that can be pointed at."""
        return tuple(spot for area in self.areas for spot in spots(area))


class Table(Protocol[S, M_contra]):
    """How a game is shown and told. Everything here takes a view, so it cannot show what a seat may not know."""

    def scene(self, view: View[S]) -> Scene:
        """The table as the view's seat may see it."""
        ...

    def seat_title(self, options: Mapping[str, str], seat: Seat) -> Text:
        """What a seat is called in the set-up form: "Light stones, first turn"."""
        ...

    def ask(self, view: View[S], move: M_contra) -> Text:
        """The words of the button that makes this move: "Place 4 at r3c4"."""
        ...

    def tell(self, view: View[S], move: M_contra, who: str) -> Text:
        """The line of the log for this move made by `who`; `view` is from before the move, `move` is redacted."""
        ...

    def verdict(self, view: View[S], names: Sequence[str]) -> Text:
        """How the game ended and why, in a sentence or two."""
        ...
