"""What can be pointed at or looked at on a table, as data: faces, and the spots they lie on.

The vocabulary of looks. A kind, a sign or a word that does not stand here is an error when it is drawn.

| kind of a face | its sign | words of its look |
| --- | --- | --- |
| `stone` | what is written on it, or nothing | `set`: light (the default), dark, black, free; `turned`: out of play |
| `disc` | none: a space that is closed | none |
| `card` | what is printed in its corner | `kind`: number, domain, gift, suit; `face`: down, for its back; `owner` |
| `die` | 1 to 6 | none |
| `piece` | none: a player's figure | `owner`; `suit`: it carries that suit; `turn`: it moves next |
| `shape` | 1 to 5: an owner's shape | `owner` |
| `suit` | spade, heart, diamond, club | `suit`: the same, for its colour |
| `gift` | socks, cube, bear, flower, chocolate | none |
| `ribbon` | purple, orange, green, blue, red | none |

| kind of a card | further words of its look |
| --- | --- |
| `number` | `colour`: blue, yellow |
| `domain` | `domain`: flask, chip, arch, leaf, brush, lantern |
| `gift` | `gift`: socks, cube, bear, flower, chocolate; `ribbon`: purple, orange, green, blue, red |
| `suit` | `suit`: spade, heart, diamond, club; `counts`: 1, 11, 12, 13, where its sign does not say it |

| what else has a look | words of its look |
| --- | --- |
| a grid | none: a board of any size, in a frame of wood |
| | `boxes`: slats between boxes of three by three; `azumaya`: a pavilion over the box in the middle |
| | `field`: open ground that grows, whose cells lie apart, without numbers along its edges |
| a cell of a grid, a square of a ring | `ground`: light, dark, azumaya, free; `owner`; `given`: there from the start |
| | `yard`: a place to build on in a field; `filled`: built on |
| | `ledge`: row, column or both: a narrow place in the first row or column, beyond the frame of a plot |
| a mark on a line of a grid | `owner`: who scored it; `fresh`: just now; `short`: one card is missing |
| a line of a plot | `gift`: what counts in it |
| a group of a supply or a hub | `ground`: light, dark, azumaya, free; `pile`: deck, discard, penalty |
| a group beside a plot | `pile`: bonus, discard; without one it is what is to be played next |
| a piece of a rack | `flat`: it fits nowhere now, and can be chosen all the same |

`owner` is 1 to 5: a colour and a weave for each. A word without values stands there with "": `{"boxes": ""}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from azumaya.core.text import Text

if TYPE_CHECKING:
    from azumaya.core.game import Place

Look = Mapping[str, str]  # data-* attributes of the look: {"set": "light"} is data-set="light"


def said(place: Place) -> bool:
    """Is this place said by one tap? Places that begin with `do:` are words, like `do:roll`.

    A move whose last place is such a word is made with the tap on it if it can be taken back, or if it is the only
    one there is; every other move is shown first and then confirmed, unless the player wishes it otherwise.
    """
    return place.startswith("do:")


@dataclass(frozen=True)
class Face:
    """What a piece shows: its kind, its sign and the words of its look, all from the table above.

    `id` names a piece that travels, so that the page can let it glide from where it was. `path` are the places it
    passes on its way here, in order; without one it goes straight.
    """

    kind: str
    sign: str = ""
    look: Look = field(default_factory=dict)
    id: str | None = None
    path: tuple[Place, ...] = ()


def mark(owner: int) -> Face:
    """The shape of an owner, counted from 0: a seat, or a side of several."""
    sign = str(owner + 1)
    return Face("shape", sign, {"owner": sign})


@dataclass(frozen=True)
class Flag:
    """Who holds a spot, and what counts there."""

    mark: Face
    sign: str


@dataclass(frozen=True)
class Spot:
    """A place one can point at. `name` is spoken: place, ground, content, state ("row 4, column 6, Azumaya: black 1").

    `tap` is what a tap means where it is not the place itself; `key` is a key that chooses it.
    `label` is written on it where it is a button with words. Under its face lie the covered faces of `under`, lowest
    first; `beside` lies a second face that counts with it; `guests` are the figures that stand on it. A word that is
    `standing` may be tried on every turn: it never looks closed, so that its look does not tell whether it would do.
    A word that is `usual` is what one does on most turns: it stands out. `then` says what is to be chosen with it, once
    it is chosen and makes no move by itself.
    """

    place: Place
    name: Text
    face: Face | None = None
    look: Look = field(default_factory=dict)
    tap: Place | None = None
    key: str | None = None
    label: Text | None = None
    under: tuple[Face, ...] = ()
    beside: Face | None = None
    guests: tuple[Face, ...] = ()
    flag: Flag | None = None
    standing: bool = False
    usual: bool = False
    then: Text | None = None

    @property
    def means(self) -> Place:
        """The place that a tap on it means."""
        return self.tap or self.place

    @property
    def idle(self) -> bool:
        """Is it there for the sake of its line alone, a part of a ledge on which no card may lie?"""
        return "ledge" in self.look and "yard" not in self.look
