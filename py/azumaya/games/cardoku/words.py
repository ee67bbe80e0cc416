"""The words of Cardoku that several sentences share, and the pieces they are about."""

from __future__ import annotations

from collections.abc import Iterable

from azumaya.core.cards import HOLE, Card
from azumaya.core.scene import Tally
from azumaya.core.spot import Face
from azumaya.core.sudoku import VALUES
from azumaya.core.text import SeatName, Text
from azumaya.games.cardoku.cards import DOMAINS
from azumaya.games.cardoku.lines import NINE
from azumaya.games.cardoku.state import Side, State

SIDES = (Text("Side A"), Text("Side B"))
BACK = Face("card", look={"kind": "domain", "face": "down"})
SILHOUETTES = {"S": "flask", "T": "chip", "E": "arch", "M": "leaf"}  # Science, Technology, Engineering, Mathematics

_HOUSES = {
    **{f"R{n}": Text("row {n}", n=n) for n in VALUES},
    **{f"C{n}": Text("column {n}", n=n) for n in VALUES},
    **{f"B{n}": Text("box {n}", n=n) for n in VALUES},
}

_KINDS = {"R": Text("Rows"), "C": Text("Columns"), "B": Text("Boxes")}
TALLIES = {  # of the score sheet; a plus for a second point (A3)
    f"{axis}{n}{again}": Tally(kind, f"{n}{plus}")
    for axis, kind in _KINDS.items()
    for n in VALUES
    for again, plus in (("", ""), (NINE, "+"))
}


def members(seats: int, side: Side) -> tuple[int, ...]:
    """The seats that play for a side (R1)."""
    return tuple(range(side, seats, 2))


def named(state: State, side: Side) -> Text:
    """A side by the name of its only member, or as a team."""
    seats = members(state.seats, side)
    return SeatName(seats[0]) if len(seats) == 1 else SIDES[side]


def line(label: str) -> Text:
    """A line, or its second point (A3): "row 4", "row 4 with its ninth card"."""
    house = _HOUSES[label.removesuffix(NINE)]
    return Text("{line} with its ninth card", line=house) if label.endswith(NINE) else house


def face(card: Card, id: str | None = None) -> Face:
    """A card as it lies; face down where it is hidden."""
    return BACK if card == HOLE else Face("card", card[0], {"kind": "domain", "domain": SILHOUETTES[card[1]]}, id)


def faces(cards: Iterable[Card]) -> tuple[Face, ...]:
    """Several cards as they lie."""
    return tuple(face(card) for card in cards)


def symbol(letter: str) -> Face:
    """A domain by its silhouette alone."""
    return Face("card", "", {"kind": "domain", "domain": SILHOUETTES[letter]})


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards as one holds them: by value, then by domain; hidden ones last."""
    return tuple(sorted(cards, key=_value_and_domain))


def _value_and_domain(card: Card) -> tuple[str, int]:
    return (card, 0) if card == HOLE else (card[0], DOMAINS.index(card[1]))
