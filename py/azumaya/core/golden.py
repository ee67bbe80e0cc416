"""A game once played, with how it ended: it ends the same on every machine and in every later version.

One lies in the folder of each game, `golden.json`, for the self-check of the app; the tests know many more.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib import resources
from typing import Any

from azumaya.core.dump import to_plain
from azumaya.core.game import AnyGame
from azumaya.core.record import Match, Record
from azumaya.core.rulebook import folder


@dataclass(frozen=True)
class Golden:
    """A record, and the standings and the state it ended with, both as plain JSON."""

    record: Record
    standings: list[dict[str, Any]]
    state: Any

    def is_end(self, match: Match[Any, Any]) -> bool:
        """Has a game of this record ended as it did?"""
        alike = standings(match) == self.standings and to_plain(match.state) == self.state
        return match.turn is None and alike


def read(text: str) -> Golden:
    """The golden record in a JSON text."""
    data = json.loads(text)
    return Golden(Record.from_json(data["record"]), data["standings"], data["state"])


def golden(game: AnyGame) -> Golden | None:
    """The golden record in the folder of a game, None if it has none."""
    file = resources.files(folder(game)) / "golden.json"
    return read(file.read_text("utf-8")) if file.is_file() else None


def standings(match: Match[Any, Any]) -> list[dict[str, Any]]:
    """How every seat stands, by seat, as plain JSON."""
    return [
        {"rank": s.rank, "total": s.total, "sheet": [[str(label), points] for label, points in s.sheet]}
        for s in match.game.standings(match.state)
    ]
