"""The game that a page has saved, replayed here: what is expected of the page is computed from it by the rules."""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from typing import Any

from azumaya.app import saves
from azumaya.app.model import Player, Saved
from azumaya.core.record import Match, Record
from azumaya.core.shelf import Shelf

SAVED = "azumaya.v1.game."
# Keep a text under a key, or none any more, as another window would.
WRITE = """([key, newValue]) => {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
}"""


class SavedGame(ABC):
    """The game at the address where a page is."""

    shelf: Shelf

    def as_kept(self, id: str, match: Match[Any, Any], players: tuple[Player, ...], **more: Any) -> str:
        """What is kept of a game as it stands; `more` is said of the save."""
        turn = match.turn if match.turn is not None and match.turn >= 0 else None
        return saves.write(Saved(id, match.record, players, over=match.turn is None, turn=turn, **more), self.shelf)

    @property
    @abstractmethod
    def address(self) -> str:
        """Where the page is."""

    @abstractmethod
    def stored(self, key: str) -> str | None:
        """What its storage holds under that key."""

    @property
    def id(self) -> str:
        found = re.search(r"#/game/([^/]+)", self.address)
        assert found, self.address
        return found[1]

    @property
    def key(self) -> str:
        return SAVED + self.id

    @property
    def text(self) -> str:
        text = self.stored(self.key)
        assert text, f"{self.key} is not in storage"
        return text

    @property
    def saved(self) -> dict[str, Any]:
        return dict(json.loads(self.text))

    @property
    def moves(self) -> list[str]:
        return list(self.record(self.text).moves)

    @property
    def match(self) -> Match[Any, Any]:
        """The game in storage, replayed here."""
        record = self.record(self.text)
        return Match.replay(self.shelf.find(record.game), record)

    def record(self, text: str) -> Record:
        """The game in a text of the storage, which is sealed while cards are hidden in it."""
        kept = saves.read(self.id, text, self.shelf)
        assert isinstance(kept, Saved), kept
        return kept.record
