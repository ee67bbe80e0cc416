"""The shelf: the games there are."""

from __future__ import annotations

from dataclasses import dataclass, field

from azumaya.core.game import AnyGame, Objection, Refused
from azumaya.core.text import Text


@dataclass(frozen=True)
class Shelf:
    """The games in the order of the home screen, found by id."""

    games: tuple[AnyGame, ...] = field(default_factory=tuple)

    def find(self, id: str) -> AnyGame:
        """The game of that id. Raises Refused with a sentence if there is none."""
        for game in self.games:
            if game.about.id == id:
                return game
        known = ", ".join(game.about.id for game in self.games)
        sentence = Text("There is no game “{id}”; there are: {known}.", id=id[:40], known=known)
        raise Refused(Objection("game", sentence, ""))
