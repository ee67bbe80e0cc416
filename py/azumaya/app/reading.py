"""Messages from the wire: JSON text in, every field checked, a sentence for whatever is none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from azumaya.app.messages import (
    Drag,
    File,
    Form,
    Go,
    Message,
    Press,
    Start,
    Stored,
    Submit,
    Surroundings,
    Tap,
    Tick,
    Trouble,
)
from azumaya.core import outside
from azumaya.core.game import Objection, Refused
from azumaya.core.text import Text

LONGEST = 20_000_000  # characters of a message: all that localStorage can hold, with every quote escaped
FIELD = 4_000  # characters of a field in a form that are looked at


@dataclass(frozen=True)
class Envelope:
    """A message, the revision it was made on, whether that matters, and the page's clock if it told it."""

    rev: int
    message: Message
    anytime: bool
    now: int | None = None


ANYTIME = frozenset({"start", "go", "tick", "trouble", "stored", "device"})


def read(text: str) -> Envelope:
    """The message in a JSON text. Raises Refused with a sentence for anything else."""
    if len(text) > LONGEST:
        raise _unclear(Text("it is too long"))
    try:
        data = outside.loads(text)
    except ValueError:
        raise _unclear(Text("it cannot be read")) from None
    if not isinstance(data, dict):
        raise _unclear(Text("it is not an object"))
    do = _word(data, "do")
    reader = _READERS.get(do)
    if reader is None:
        raise _unclear(Text("“{do}” is not known", do=do[:40]))
    now = _number(data, "now") if "now" in data else None
    return Envelope(_number(data, "rev"), reader(data), do in ANYTIME, now)


def _unclear(why: Text) -> Refused:
    sentence = Text("The page sent something the app does not understand: {why}.", why=why)
    return Refused(Objection("message", sentence, ""))


def _word(data: Mapping[str, Any], name: str, default: str | None = None) -> str:
    value = data.get(name)
    if value is None and default is not None:
        return default
    if not isinstance(value, str):
        raise _unclear(Text("“{name}” is not a text", name=name))
    return _sound(value)


def _sound(value: str) -> str:
    """The text without lone surrogates, which no file and no storage can hold."""
    return value.encode("utf-8", "replace").decode("utf-8")


def _number(data: Mapping[str, Any], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int | float) or isinstance(value, bool) or not abs(value) < 2**53:
        raise _unclear(Text("“{name}” is not a number", name=name))
    return int(value)


def _mapping(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = data.get(name)
    if not isinstance(value, dict):
        raise _unclear(Text("“{name}” is not an object", name=name))
    return value


def _saved(data: Mapping[str, Any]) -> dict[str, str]:
    saved = _mapping(data, "saved")
    if not all(isinstance(text, str) for text in saved.values()):
        raise _unclear(Text("what is saved is not text"))
    return dict(saved)


def _fields(data: Mapping[str, Any]) -> dict[str, str]:
    """Every field by name; where one name has several values, the last counts."""
    fields = {}
    for name, value in _mapping(data, "fields").items():
        last = value[-1] if isinstance(value, list) and value else value
        if last == []:
            continue
        if not isinstance(last, str):
            raise _unclear(Text("field “{name}” is not a text", name=name[:40]))
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
    "tap": lambda data: Tap(_word(data, "place"), _word(data, "by", "") == "hand"),
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
