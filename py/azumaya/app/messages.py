"""What may be said to the app: one frozen dataclass for each message of docs/wire.md, every field checked.

The presses (`what` of a `Press`), with what their `arg` means:

==================  ==========================================================================================
at the table
------------------  ------------------------------------------------------------------------------------------
`place`             make the move that is shown
`let-go`            let go of what is chosen
`undo` `redo`       take back, and bring back what was taken back
`look` PLY          look back at the game before move PLY (from 0; as many as there are moves: now)
`now`               stop looking back
`stop-thinking`     the opponent plays the best move it has found so far
`again`             the next game of the series, once this one is over
`branch` [PLY]      play on from there in a game of its own (without PLY: from what is shown)
`take-over`         play here a game that another window was playing
`sheet` SHEET       open a sheet of the game (see `route.SHEETS`); without SHEET: back
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
`dismiss`           put away the notice and the objection
`update-now`        load the new version, as soon as no game is in the middle
==================  ==========================================================================================

The forms: `setup` (fields in `setup.py`), `settings` (one field a setting) and `replay` (`ply`, as `look`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from azumaya.core import outside
from azumaya.core.game import Objection, Refused
from azumaya.core.text import Text

LONGEST = 20_000_000  # characters of a message: all that localStorage can hold, with every quote escaped
FIELD = 4_000  # characters of a field in a form that are looked at


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
    """A spot was tapped."""

    place: str


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
class Counted:
    """The standings of a finished game are worked out. Made by the loop, never read from the wire."""

    id: str
    ply: int


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
    | Counted
    | Studied
)


@dataclass(frozen=True)
class Envelope:
    """A message, the revision it was made on, whether that matters, and the page's clock if it told it."""

    rev: int
    message: Message
    anytime: bool
    now: int | None = field(default=None)


ANYTIME = frozenset({"start", "go", "tick", "trouble", "stored", "device"})


def read(text: str) -> Envelope:
    """The message in a JSON text. Raises Refused with a sentence for anything else."""
    if len(text) > LONGEST:
        raise _unclear("it is too long")
    try:
        data = outside.loads(text)
    except ValueError:
        raise _unclear("it cannot be read") from None
    if not isinstance(data, dict):
        raise _unclear("it is not an object")
    do = _word(data, "do")
    reader = _READERS.get(do)
    if reader is None:
        raise _unclear(f"“{do[:40]}” is not known")
    now = _number(data, "now") if "now" in data else None
    return Envelope(_number(data, "rev"), reader(data), do in ANYTIME, now)


def _unclear(why: str) -> Refused:
    sentence = Text("The page sent something the app does not understand: {why}.", why=why)
    return Refused(Objection("message", sentence, ""))


def _word(data: Mapping[str, Any], name: str, default: str | None = None) -> str:
    value = data.get(name)
    if value is None and default is not None:
        return default
    if not isinstance(value, str):
        raise _unclear(f"“{name}” is not a text")
    return _sound(value)


def _sound(value: str) -> str:
    """The text without lone surrogates, which no file and no storage can hold."""
    return value.encode("utf-8", "replace").decode("utf-8")


def _number(data: Mapping[str, Any], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int | float) or isinstance(value, bool) or not abs(value) < 2**53:
        raise _unclear(f"“{name}” is not a number")
    return int(value)


def _mapping(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = data.get(name)
    if not isinstance(value, dict):
        raise _unclear(f"“{name}” is not an object")
    return value


def _saved(data: Mapping[str, Any]) -> dict[str, str]:
    saved = _mapping(data, "saved")
    if not all(isinstance(text, str) for text in saved.values()):
        raise _unclear("what is saved is not text")
    return dict(saved)


def _fields(data: Mapping[str, Any]) -> dict[str, str]:
    """Every field by name; where one name has several values, the last counts."""
    fields = {}
    for name, value in _mapping(data, "fields").items():
        last = value[-1] if isinstance(value, list) and value else value
        if last == []:
            continue
        if not isinstance(last, str):
            raise _unclear(f"field “{name[:40]}” is not a text")
        fields[name] = _sound(last[:FIELD])
    return fields


def _start(data: Mapping[str, Any]) -> Start:
    return Start(
        _saved(data),
        _word(data, "route"),
        _mapping(data, "device"),
        _word(data, "failed", ""),
        _word(data, "seed"),
        _number(data, "now"),
    )


_READERS: Mapping[str, Callable[[Mapping[str, Any]], Message]] = {
    "start": _start,
    "go": lambda data: Go(_word(data, "route")),
    "tap": lambda data: Tap(_word(data, "place")),
    "drag": lambda data: Drag(_word(data, "from"), _word(data, "to")),
    "press": lambda data: Press(_word(data, "what"), _word(data, "arg", "")),
    "form": lambda data: Form(_word(data, "form"), _fields(data), _word(data, "changed", "")),
    "submit": lambda data: Submit(_word(data, "form"), _fields(data), _word(data, "seed")),
    "file": lambda data: File(None if "text" not in data else _word(data, "text")),
    "tick": lambda data: Tick(_word(data, "what"), _word(data, "id", "")),
    "trouble": lambda data: Trouble(_word(data, "what"), _word(data, "key")),
    "stored": lambda data: Stored(_word(data, "key"), None if data.get("text") is None else _word(data, "text")),
    "device": lambda data: Surroundings(
        {name: value for name, value in data.items() if name not in ("rev", "do", "now")}
    ),
}
