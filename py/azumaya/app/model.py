"""Everything the app knows at one moment, as immutable values. `update` makes a new one, `view` draws it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from azumaya.core.game import Move, Objection, Place, Seat
from azumaya.core.pick import Pick
from azumaya.core.record import Match, Record
from azumaya.core.shelf import Shelf
from azumaya.core.skill import Review, Why
from azumaya.core.text import Text

PERSON = "person"  # a player's `mind` where a person plays; else an opponent's spec: "random", "greedy", "search:0.5s"


@dataclass(frozen=True)
class Route:
    """An address: `#/`, `#/new/GAME`, `#/game/ID[/SHEET]`, `#/rules/GAME[#CLAUSE]`, `#/settings`, `#/check`,
    `#/licences[/WORK]`.

    `screen` is home, new, game, rules, settings, check or licences (home for whatever cannot be read, with `lost` set).
    """

    screen: str = "home"
    id: str = ""
    sheet: str = ""
    clause: str = ""
    lost: bool = False


@dataclass(frozen=True)
class Settings:
    """What a person chose for this device. Every field is one of a few words, see `settings.CHOICES`."""

    theme: str = "system"  # system, light, dark, contrast
    hand: str = "right"  # right, left: where the tray lies on a lying tablet
    confirm: str = "ghost"  # ghost: a move is shown and confirmed; once: it is made by the second tap
    input: str = "both"  # both, tap, drag: how a piece is brought to a space by hand
    targets: str = "on"  # on, off: mark where the chosen piece may go
    pace: str = "normal"  # slow, normal, quick: how long an opponent takes at least, and what moves on the page
    thinking: str = "short"  # short, long: how long an opponent may think at most, see `settings.MOST`
    seating: str = "side"  # side, facing, around: where persons sit unless a game was last played otherwise
    awake: str = "on"  # on, off: the screen does not go dark while a table is on it
    advice: str = "on"  # on, off: what one should know about this browser, above the shelf
    language: str = "en"


@dataclass(frozen=True)
class Player:
    """Who sits at a seat. `chair` is where at the device, by number; None: in the order of the seats."""

    name: str
    mind: str = PERSON
    chair: int | None = None


@dataclass(frozen=True)
class OwnMarks:
    """The notes that whoever sits there has marked on a sheet, as long as it is about the same topic."""

    seat: Seat
    topic: str
    places: tuple[Place, ...] = ()


@dataclass(frozen=True)
class Saved:
    """One game as it is kept in storage under `azumaya.v1.game.ID`. Times are ms since 1970."""

    id: str
    record: Record
    players: tuple[Player, ...]
    undone: tuple[str, ...] = ()  # tokens taken back, the next to redo first
    friendly: bool = False  # undo may cross chance and other people's moves
    seating: str = "side"  # side, facing, around: where the persons sit at the device
    started: int = 0
    played: int = 0
    over: bool = False
    turn: int | None = None  # who moves now, for the list of games; None: chance or nobody
    series: tuple[str, ...] = ()  # ids of the games before this one, oldest first
    points: tuple[int, ...] = ()  # what the finished game brings each seat in a series
    winners: tuple[int, ...] = ()  # the seats that came first in the finished game; none known in older saves
    picture: str = ""  # the board as everybody may see it (see `draw.thumb`); none where there is no such board
    seen: int = 0  # so many moves have been put away since a person moved last (see `trace`)
    marks: tuple[OwnMarks, ...] = ()  # on sheets to deduce on (see `marking`); none in older saves
    hints: tuple[int, ...] = ()  # how many hints each seat has had; none in older saves
    made: int | None = None  # moves of seats, without chance's; not known in older saves until they are opened


@dataclass(frozen=True)
class Damaged:
    """A saved game that cannot be opened as it is: kept, exportable, `good` is what can still be played of it."""

    id: str
    text: str
    why: Text
    good: Saved | None = None
    game: str = ""  # what could still be read of it: the game, who plays, and when last (0: not known)
    names: tuple[str, ...] = ()
    played: int = 0


Entry = Saved | Damaged


@dataclass(frozen=True)
class Hint:
    """Help with the move after `ply` moves, in three steps: where to look, why, and the move; 0: it is thought about.

    `why` is None where nothing can be said for the move: then the first step is the last.
    """

    ply: int
    step: int = 0
    move: Move | None = None
    why: Why | None = None


@dataclass(frozen=True)
class Reviewing:
    """The search for the turning points of a finished game: what it has found, and whether it is done."""

    found: Review | None = None
    done: bool = False


@dataclass(frozen=True)
class Play:
    """The table that is open. `shown` is the ply one looks back at, None for now.

    `open_to` is the seat the curtain is open to, `aside`: the public table is looked at instead of the curtain,
    `asked`: the curtain was pressed once by somebody who cannot hold (see `curtain`).
    """

    saved: Saved
    match: Match[Any, Any]
    pick: Pick[Any] = field(default_factory=Pick)
    objection: Objection | None = None
    tried: Place | None = None  # where the move that was objected to should have gone
    note: Text | None = None
    shown: int | None = None
    thinking: int | None = None  # the ply an opponent thinks about
    readonly: bool = False  # another tab plays this game
    counted: bool = True  # the standings of a finished game are worked out
    open_to: Seat | None = None
    aside: bool = False
    asked: bool = False
    hint: Hint | None = None
    review: Reviewing | None = None  # None: nobody has asked for it


@dataclass(frozen=True)
class Setup:
    """The form for a new game: what stands in its fields, and what can be said about it so far."""

    game: str
    fields: Mapping[str, str]
    notes: tuple[Text, ...] = ()
    studying: bool = False
    objections: Mapping[str, Objection] = field(default_factory=dict)  # by field name


@dataclass(frozen=True)
class Found:
    """What the page found out for the self-check. What it did not tell, or cannot, has the value that stands here."""

    start: str = ""  # how Python was started: "snapshot" or "plain", and why; "": not told
    secure: bool = False
    browser: str = ""  # as it names itself
    writes: str = ""  # ok, full, blocked, missing: what became of a text that was written and read back
    used: int | None = None  # bytes of everything that lies at this address, of so many
    room: int | None = None
    worker: str = ""  # impossible, none, installs, beside, serves: the service worker that keeps the app for offline
    waiting: bool = False  # a new version waits
    kept: int = 0  # files of this version on the device, of so many
    listed: int = 0
    awake: bool = False  # the screen can be kept on


@dataclass(frozen=True)
class Proof:
    """A game once played was played again: did it end as it did?"""

    game: str
    moves: int
    right: bool


@dataclass(frozen=True)
class Check:
    """The self-check on the screen. `found` is None until the page has told, `run` counts how often it was begun."""

    found: Found | None = None
    proofs: tuple[Proof, ...] = ()
    run: int = 1


@dataclass(frozen=True)
class Device:
    """What the page found out about where it runs."""

    languages: tuple[str, ...] = ()
    standalone: bool = False
    offline: bool = False
    storage: str = "ok"  # ok, missing
    lasting: str = "unknown"  # yes, no, unknown: has the browser promised to keep what is saved when room is short
    motion: str = "full"  # full, reduced
    safari: str = "no"  # no, mac, touch: whether the browser is Apple's, and whether it has the home screen of a tablet
    cached: bool = False  # everything is there for playing without network
    keepable: bool = True  # this browser can keep the app itself, so that it will be there without network
    update: bool = False  # a new version waits


@dataclass(frozen=True)
class Notice:
    """A sentence at the foot of any screen, with at most one press that goes with it ("Undo").

    `failed`: it tells of something that could not be done.
    """

    text: Text
    press: str = ""
    arg: str = ""
    label: Text | None = None
    failed: bool = False


@dataclass(frozen=True)
class Model:
    """The whole app. `texts` are the saved games as they lie in storage, by id, as far as this page has heard."""

    shelf: Shelf = field(default_factory=Shelf)  # the games there are
    route: Route = Route()
    device: Device = Device()
    settings: Settings = Settings()
    people: tuple[str, ...] = ()
    games: Mapping[str, Entry] = field(default_factory=dict)
    removed: tuple[Entry, ...] = ()  # deleted games that can still be brought back
    play: Play | None = None
    setup: Setup | None = None
    check: Check | None = None
    notice: Notice | None = None
    texts: Mapping[str, str] = field(default_factory=dict)
    trouble: str = ""  # why the last save could not be read back: full, blocked, missing
    unsaved: tuple[str, ...] = ()  # keys of storage that could not be written yet
    written: tuple[str, ...] = ()  # keys of storage the last answer asked to write
    elsewhere: str | None = None  # the game another window plays, "" for none; None: this browser cannot tell
    updating: bool = False  # load the new version as soon as no game is in the middle
    failed: str = ""  # the game that twice brought the worker down
    seed: str = ""  # fresh randomness from the page, for the next game or branch
    now: int = 0
