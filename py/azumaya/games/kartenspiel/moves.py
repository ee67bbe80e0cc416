"""Moves and their tokens. A card on the table is written like the move that laid it: `B3@1,0`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from azumaya.core.cards import HOLE, Card
from azumaya.games.kartenspiel.cards import BACKS, KINDS


@dataclass(frozen=True, slots=True)
class Centre:
    """Chance turns up the first yellow (R2): `centre:Y5`."""

    card: Card
    places = ()

    def __str__(self) -> str:
        return f"centre:{self.card}"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals a card before the first turn (R2): `deal:B3`, hidden `deal:?`."""

    card: Card
    places = ()

    def __str__(self) -> str:
        return f"deal:{self.card}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance gives a card after a placement or a penalty (R3): `draw:B3`, hidden `draw:?`."""

    card: Card
    places = ()

    def __str__(self) -> str:
        return f"draw:{self.card}"


@dataclass(frozen=True, slots=True)
class Place:
    """A player places a hand card (R3): `B3@1,0`. x runs to the right, y down; the first yellow lies at 0,0."""

    card: Card
    x: int
    y: int

    @property
    def cell(self) -> str:
        """The cell as places name it: `1,0`."""
        return f"{self.x},{self.y}"

    @property
    def places(self) -> tuple[str, ...]:
        """The card in the hand and the cell."""
        return (f"hand:{self.card}", self.cell)

    def __str__(self) -> str:
        return f"{self.card}@{self.x},{self.y}"


@dataclass(frozen=True, slots=True)
class Replay:
    """A player places a card of the own penalty stack, in the last phase (R9): `stack:B3@1,0`."""

    card: Card
    x: int
    y: int

    @property
    def cell(self) -> str:
        """The cell as places name it: `1,0`."""
        return f"{self.x},{self.y}"

    @property
    def places(self) -> tuple[str, ...]:
        """The card in the stack and the cell."""
        return (f"stack:{self.card}", self.cell)

    def __str__(self) -> str:
        return f"stack:{self.card}@{self.x},{self.y}"


@dataclass(frozen=True, slots=True)
class Penalty:
    """A player puts a hand card on the own penalty stack (R3): `penalty:B3`, to the others `penalty:B?`."""

    card: Card

    @property
    def places(self) -> tuple[str, ...]:
        """The card in the hand and the stack, which answers to `do:penalty`."""
        return (f"hand:{self.card}", "do:penalty")

    def __str__(self) -> str:
        return f"penalty:{self.card}"


@dataclass(frozen=True, slots=True)
class Pass:
    """A player with an empty hand does nothing, in the last phase (R9): `pass`."""

    places = ("do:pass",)

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Object:
    """A player says that the card placed in the turn before is wrong (R8): `object`."""

    places = ("do:object",)

    def __str__(self) -> str:
        return "object"


ChanceMove = Centre | Deal | Draw
Placement = Place | Replay
KartenspielMove = ChanceMove | Placement | Penalty | Pass | Object

CENTRES = {card: Centre(card) for card in KINDS}
DEALS = {card: Deal(card) for card in (*KINDS, HOLE)}
DRAWS = {card: Draw(card) for card in (*KINDS, HOLE)}
PENALTIES = {card: Penalty(card) for card in (*KINDS, *BACKS.values())}
PASS, OBJECT = Pass(), Object()

_SAID: tuple[KartenspielMove, ...] = (
    *CENTRES.values(),
    *DEALS.values(),
    *DRAWS.values(),
    *PENALTIES.values(),
    PASS,
    OBJECT,
)
_BY_TOKEN = {str(move): move for move in _SAID}
_NUMBER = r"0|-?[1-9][0-9]{0,2}"  # far beyond any table, and short enough to write down
_PLACEMENT = re.compile(rf"(?P<stack>stack:)?(?P<card>[BY][1-9])@(?P<x>{_NUMBER}),(?P<y>{_NUMBER})")


def parse(token: str) -> KartenspielMove:
    """The move a token names. Raises ValueError for any other text."""
    if word := _BY_TOKEN.get(token):
        return word
    if found := _PLACEMENT.fullmatch(token):
        kind = Replay if found["stack"] else Place
        return kind(found["card"], int(found["x"]), int(found["y"]))
    raise ValueError(f"{token[:40]!r} is not a move of Sudoku – Das Kartenspiel")
