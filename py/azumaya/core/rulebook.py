"""The rulebooks in our own words, one RULES.md a game, and the clauses their headings carry."""

from __future__ import annotations

import re
from importlib.resources import files

HEADING = re.compile(r"^#{2,4} (?P<clause>[A-Z]\d+) · (?P<title>.+)$", re.MULTILINE)


def rulebook(game: str) -> str:
    """The RULES.md of the game with that id."""
    return files(f"azumaya.games.{game}").joinpath("RULES.md").read_text(encoding="utf-8")


def clauses(text: str) -> dict[str, str]:
    """The clauses of a rulebook with their titles: {"R4": "Placing a stone", ...}."""
    return {found["clause"]: found["title"] for found in HEADING.finditer(text)}
