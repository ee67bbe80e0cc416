"""The names of the people who play here, last first, kept under `azumaya.v1.people`."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from azumaya.core import outside
from azumaya.core.text import Text

KEY = "azumaya.v1.people"
LONGEST = 24  # characters of a name
MOST = 12  # names that are remembered
SEATS = 9  # no game has more
_JOINERS = "\u200c\u200d"  # formatting that letters and emoji need; all other formatting is dropped


def clean(name: str) -> str:
    """A name fit to be shown: no control or formatting characters, no blanks around, at most 24 characters."""
    kept = (
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", name)
        if char.isspace() or char in _JOINERS or unicodedata.category(char)[0] != "C"
    )
    return _cut(" ".join("".join(kept).split()), LONGEST)


def _cut(name: str, length: int) -> str:
    return name[:length].strip(" " + _JOINERS)


def settle(names: Sequence[str]) -> tuple[str, ...]:
    """The names as they are at the table: cleaned, with "Player 1" for none, equal ones told apart by a number."""
    settled: list[str] = []
    for seat, name in enumerate(map(clean, names)):
        settled.append(_apart(name or _by_seat(seat), settled))
    return tuple(settled)


def given(name: str) -> str:
    """The name, cleaned, or nothing where it is only what somebody is called who gave none."""
    name = clean(name)
    return "" if name in {_by_seat(seat) for seat in range(SEATS)} else name


def _by_seat(seat: int) -> str:
    return str(Text("Player {n}", n=seat + 1))


def _apart(name: str, taken: Iterable[str]) -> str:
    """The name, or the name with the first number from 2 that no other has."""
    others = {other.casefold() for other in taken}
    apart, n = name, 2
    while apart.casefold() in others:
        apart = f"{_cut(name, LONGEST - 1 - len(str(n)))} {n}"
        n += 1
    return apart


def remember(names: Iterable[str], before: Iterable[str]) -> tuple[str, ...]:
    """The remembered names with these in front."""
    return tuple(dict.fromkeys((*names, *before)))[:MOST]


def read(text: str) -> tuple[str, ...]:
    """The names in a text; none where it cannot be read."""
    try:
        data = outside.loads(text)
    except ValueError:
        return ()
    if not isinstance(data, list):
        return ()
    return remember(filter(None, (clean(name) for name in data if isinstance(name, str))), ())


def write(names: Iterable[str]) -> str:
    """The names as text."""
    return outside.dumps(list(names))
