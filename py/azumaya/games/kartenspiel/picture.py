"""The picture in the rulebook of Sudoku – Das Kartenspiel: two yellow cards and the blue ones in their rings."""

from __future__ import annotations

from azumaya.core.areas import Grid
from azumaya.core.spot import Spot
from azumaya.core.text import Text
from azumaya.games.kartenspiel.cards import name
from azumaya.games.kartenspiel.words import face

_LINES = (".. B3 B1 B9 ..", "B2 Y5 B7 Y4 ..", ".. B8 .. B6 B5")


def boxes() -> Grid:
    """Two boxes that share a column of blue cards."""
    rows = tuple(tuple(_spot(f"{x},{y}", card) for x, card in enumerate(line.split())) for y, line in enumerate(_LINES))
    return Grid("picture", Text("Two yellow cards with blue cards around them"), rows, {"field": ""})


def _spot(place: str, card: str) -> Spot:
    if card == "..":
        return Spot(place, Text("empty"), look={"yard": ""})
    return Spot(place, name(card), face(card), {"filled": ""})
