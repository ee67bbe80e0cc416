"""What lies where on a table, as data. One renderer draws every game from this; a game owns no event handler.

The vocabulary of looks. A kind, a sign or a word that does not stand here is an error when it is drawn.

| kind of a face | its sign | words of its look |
| --- | --- | --- |
| `stone` | what is written on it, or nothing | `set`: light (the default), dark, black, free; `turned`: face down |
| `disc` | none: a space that is closed | none |
| `card` | what is printed in its corner | `kind`: number, domain, gift, suit; `face`: down, for its back; `owner` |
| `die` | 1 to 6 | none |
| `piece` | none: a player's figure | `owner` |
| `shape` | 1 to 5: an owner's shape | `owner` |
| `suit` | spade, heart, diamond, club | `suit`: the same, for its colour |

| kind of a card | further words of its look |
| --- | --- |
| `number` | `colour`: blue, yellow |
| `domain` | `domain`: flask, chip, arch, leaf, brush, lantern |
| `gift` | `gift`: socks, cube, bear, flower, chocolate; `ribbon`: purple, orange, green, blue, red |
| `suit` | `suit`: spade, heart, diamond, club |

| what else has a look | words of its look |
| --- | --- |
| a grid | none: a board of any size, in a frame of wood |
| | `boxes`: slats between boxes of three by three; `azumaya`: a pavilion over the box in the middle |
| | `field`: open ground, whose cells lie apart |
| a cell of a grid | `ground`: light, dark, azumaya, free; `owner`; `given`: there from the start |
| | `yard`: a place to build on in a field; `filled`: built on |
| a group of a supply | `ground`: light, dark, azumaya, free |

`owner` is 1 to 5: a colour and a weave for each. A word without values stands there with "": `{"boxes": ""}`.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TypeVar

from azumaya.core.text import Text

if TYPE_CHECKING:
    from azumaya.core.game import Place, Seat, View

S = TypeVar("S", bound=Hashable)
M_contra = TypeVar("M_contra", bound=Hashable, contravariant=True)
Look = Mapping[str, str]  # data-* attributes of the look: {"set": "light"} is data-set="light"


def said(place: Place) -> bool:
    """Is this place said by one tap? Places that begin with `do:` are words, like `do:roll`.

    A move whose last place is such a word is made with the tap on it; every other move is shown first and then
    confirmed, unless the player wishes it otherwise. Where words are all there is to choose from, there is nothing
    to confirm.
    """
    return place.startswith("do:")


@dataclass(frozen=True)
class Face:
    """What a piece shows: its kind, its sign and the words of its look, all from the table above.

    `id` names a piece that travels, so that the page can let it glide from where it was.
    """

    kind: str
    sign: str = ""
    look: Look = field(default_factory=dict)
    id: str | None = None


@dataclass(frozen=True)
class Spot:
    """A place one can point at. `name` is spoken: place, ground, content, state ("row 4, column 6, Azumaya: black 1").

    `tap` is what a tap means where it is not the place itself; `key` is a key that chooses it.
    `label` is written on it where it is a button with words.
    """

    place: Place
    name: Text
    face: Face | None = None
    look: Look = field(default_factory=dict)
    tap: Place | None = None
    key: str | None = None
    label: Text | None = None

    @property
    def means(self) -> Place:
        """The place that a tap on it means."""
        return self.tap or self.place


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


@dataclass(frozen=True)
class Rack:
    """Pieces to choose from, in the tray under the thumb."""

    id: str
    name: Text
    spots: tuple[Spot, ...]


@dataclass(frozen=True)
class Buttons:
    """Moves that are said with words: each spot has a label, and as a rule a `said` place. Drawn in the tray."""

    id: str
    name: Text
    spots: tuple[Spot, ...]


@dataclass(frozen=True)
class Group:
    """Some pieces that lie together beside the board, to look at."""

    name: Text  # spoken, with all that lies here
    faces: tuple[Face, ...]
    look: Look = field(default_factory=dict)


@dataclass(frozen=True)
class Supply:
    """What lies beside the board, by group, to look at. `columns` is how many groups stand side by side."""

    id: str
    name: Text
    groups: tuple[Group, ...]
    columns: int = 3


Area = Grid | Rack | Buttons | Supply


@dataclass(frozen=True)
class SeatLine:
    """One seat as the table shows it: a mark, a fact in words and a number ("stones still fit", 14)."""

    seat: Seat
    mark: Face
    fact: Text
    number: int | None = None


@dataclass(frozen=True)
class Scene:
    """A whole table for one viewer: what to do now, where the game is, the seats and the areas."""

    prompt: Text
    phase: Text | None
    seats: tuple[SeatLine, ...]
    areas: tuple[Area, ...]

    @property
    def boards(self) -> tuple[Grid, ...]:
        """The grids among the areas."""
        return tuple(area for area in self.areas if isinstance(area, Grid))

    @property
    def cells(self) -> tuple[Spot, ...]:
        """The spots of all boards, row by row."""
        return tuple(spot for board in self.boards for row in board.rows for spot in row)


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
