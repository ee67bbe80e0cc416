"""Several games between the same players: what each of them has brought in so far."""

from __future__ import annotations

from collections.abc import Iterator

from azumaya.app.model import PERSON, Model, Saved
from azumaya.core.game import AnyGame
from azumaya.core.text import Text


def games(model: Model, last: Saved) -> Iterator[Saved]:
    """The finished games of the series that ends with this one, the oldest first."""
    for entry in (*map(model.games.get, last.series), last):
        if isinstance(entry, Saved) and entry.over:
            yield entry


def points(model: Model, last: Saved) -> dict[str, int]:
    """What each player has brought in, by name. A player keeps the name from game to game."""
    found = {player.name: 0 for player in last.players}
    for saved in games(model, last):
        for player, brought in zip(saved.players, saved.points, strict=False):
            if player.name in found:
                found[player.name] += brought
    return found


def seats(game: AnyGame, saved: Saved) -> Text:
    """Which seat every person has now, where the seats of the next game of a series are others."""
    told = Text("The seats have changed.")
    for seat, player in enumerate(saved.players):
        if game.table and player.mind == PERSON:
            title = game.table.seat_title(saved.record.options, seat)
            told = Text("{told} {who}: {seat}.", told=told, who=player.name, seat=title)
    return told


def verdict(points: dict[str, int]) -> Text:
    """Who is ahead."""
    best = max(points.values())
    leaders = [name for name, brought in points.items() if brought == best]
    if len(leaders) > 1:
        return Text("The series stands level.")
    return Text("{who} leads the series.", who=leaders[0])
