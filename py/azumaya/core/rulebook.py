"""The rulebooks in our own words, one RULES.md in the folder of each game, and the clauses their headings carry."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from azumaya.core.game import AnyGame

CLAUSE = re.compile(r"(?P<clause>[A-Z]{1,2}\d+)\s*·\s*(?P<title>.+)")
_HEADING = re.compile(rf"^#{{2,4}} {CLAUSE.pattern}$", re.MULTILINE)


def rulebook(game: AnyGame) -> str:
    """The text of a game's RULES.md, empty if it has none."""
    return _text(folder(game))


def folder(game: AnyGame) -> str:
    """The package that a game is in."""
    return type(game).__module__.rpartition(".")[0]


@cache
def _text(package: str) -> str:
    file = resources.files(package) / "RULES.md"
    return file.read_text("utf-8") if file.is_file() else ""


def clauses(text: str) -> dict[str, str]:
    """The clauses of a rulebook with their titles: {"R4": "Placing a stone", ...}."""
    return {found["clause"]: found["title"] for found in _HEADING.finditer(text)}
