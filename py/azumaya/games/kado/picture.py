"""The picture in the rulebook of KADO: a grid in which a line and a column count."""

from __future__ import annotations

from azumaya.core.areas import Grid
from azumaya.core.spot import Spot
from azumaya.core.text import Text
from azumaya.games.kado.words import face, name

_LINES = ("Bp5 Bg5 Bo4 So2", "Fb1 Cr4 Qr3 Fo5", "Qp4 Sb4 Cp2 Qo2")


def grid() -> Grid:
    """The line of the example in R9 is the first, its column the last."""
    rows = (line.split() for line in _LINES)
    cells = tuple(tuple(Spot(card, name(card), face(card, moves=False)) for card in row) for row in rows)
    return Grid("picture", Text("A full grid: three lines of four cards"), cells)
