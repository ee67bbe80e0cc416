"""What may be said to the app: one frozen dataclass for each message of docs/wire.md (`reading` checks them).

The presses (`what` of a `Press`), with what their `arg` means:

==================  ==========================================================================================
at the table
------------------  ------------------------------------------------------------------------------------------
`place`             make the move that is shown
`let-go`            let go of what is chosen
`undo` `redo`       take back, and bring back what was taken back
`look` PLY          look back at the game before move PLY (from 0; as many as there are moves: now)
`now`               stop looking back
`hint`              help with the move: the first step, or the next
`review`            look for the turning points of a finished game
`stop-thinking`     the opponent plays the best move it has found so far
`again`             the next game of the series, once this one is over
`branch` [PLY]      play on from there in a game of its own (without PLY: from what is shown)
`take-over`         play here a game that another window was playing
`seen`              put away what just happened
`mark` PLACE        put one's own mark on a note of a sheet to deduce on, or take it away
`sheet` SHEET       open a sheet of the game (see `route.SHEETS`); without SHEET: back
------------------  ------------------------------------------------------------------------------------------
at the curtain (nothing at the table is heard while it hangs)
------------------  ------------------------------------------------------------------------------------------
`open-curtain`      `held`: show the table to the one it names; without ARG the second press does
`table-only`        look at the table as everybody may see it
`to-curtain`        back from there to the curtain
at home
------------------  ------------------------------------------------------------------------------------------
`delete` ID         remove a game; it can still be brought back
`restore-deleted`   ID: bring a removed game back; without ID: the last one
`duplicate` ID      a copy of a game
`open-damaged` ID   a copy of what can still be played of a damaged game
`export` [ID]       hand over one game as a file (without ID: the one at the table)
`backup`            hand over everything as a file
`open-file`         choose a file of saved games
anywhere
------------------  ------------------------------------------------------------------------------------------
`setting` NAME=…    change a setting, see `settings.CHOICES`
`forget-person` …   do not suggest this name any more
`remember-person` … suggest it again
`dismiss`           put away the notice and the objection
`update-now`        load the new version, as soon as no game is in the middle
`check-again`       begin the self-check anew
`copy-check`        copy what the self-check has found as text
`fetch-anew`        throw away all that is kept of the app and fetch it anew; what is saved stays
`keep-lasting`      ask the browser to keep what is saved, even if it was asked lately
==================  ==========================================================================================

The forms: `setup` (fields in `setup.py`), `settings` (one field a setting), `people` (`name-0`, `name-1`, ...) and
`replay` (`move`: the game after so many moves, chance's not counted).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from azumaya.app.model import Proof
from azumaya.core.game import Move
from azumaya.core.skill import Review, Why
from azumaya.core.text import Text


@dataclass(frozen=True)
class Start:
    """The first message: all that is in storage, and where we are."""

    saved: Mapping[str, str]
    route: str
    device: Mapping[str, Any]
    failed: str
    seed: str
    now: int


@dataclass(frozen=True)
class Go:
    """The address changed."""

    route: str


@dataclass(frozen=True)
class Tap:
    """A spot was tapped, by `hand` or by keyboard, screen reader or switch."""

    place: str
    hand: bool = False


@dataclass(frozen=True)
class Drag:
    """A piece was dropped on a spot."""

    source: str
    target: str


@dataclass(frozen=True)
class Press:
    """A control was pressed."""

    what: str
    arg: str = ""


@dataclass(frozen=True)
class Form:
    """Something in a form was typed or chosen; `changed` is the field's name."""

    form: str
    fields: Mapping[str, str]
    changed: str = ""


@dataclass(frozen=True)
class Submit:
    """A form was sent. `seed` is fresh randomness."""

    form: str
    fields: Mapping[str, str]
    seed: str


@dataclass(frozen=True)
class File:
    """The person opened a file; `text` is None if the page could not read it."""

    text: str | None


@dataclass(frozen=True)
class Tick:
    """An `after` effect is due."""

    what: str
    id: str = ""


@dataclass(frozen=True)
class Trouble:
    """What was saved under `key` could not be read back: full, blocked or missing."""

    what: str
    key: str


@dataclass(frozen=True)
class Stored:
    """Another window wrote this key (None: removed it)."""

    key: str
    text: str | None


@dataclass(frozen=True)
class Surroundings:
    """What the page learnt about where it runs, only what changed (`device` on the wire)."""

    device: Mapping[str, Any]


@dataclass(frozen=True)
class Thought:
    """An opponent decided. Made by the loop, never read from the wire."""

    id: str
    ply: int
    token: str


@dataclass(frozen=True)
class Hinted:
    """A good move was found for whoever asked, and what speaks for it. Made by the loop, never read from the wire."""

    id: str
    ply: int
    move: Move
    why: Why | None


@dataclass(frozen=True)
class Reviewed:
    """More is known of a finished game, or nothing more will be. Made by the loop, never read from the wire."""

    id: str
    ply: int
    found: Review | None
    done: bool


@dataclass(frozen=True)
class Counted:
    """The standings of a finished game are worked out. Made by the loop, never read from the wire."""

    id: str
    ply: int


@dataclass(frozen=True)
class Proved:
    """A game of the self-check was played again. Made by the loop, never read from the wire."""

    run: int
    proof: Proof


@dataclass(frozen=True)
class Studied:
    """More is known about the options in the form. Made by the loop, never read from the wire."""

    notes: tuple[Text, ...]
    done: bool


Message = (
    Start
    | Go
    | Tap
    | Drag
    | Press
    | Form
    | Submit
    | File
    | Tick
    | Trouble
    | Stored
    | Surroundings
    | Thought
    | Hinted
    | Reviewed
    | Counted
    | Studied
    | Proved
)
