"""Where the persons sit around the device, and which of its edges the table turns to."""

from __future__ import annotations

from azumaya.app.eyes import persons
from azumaya.app.model import Play, Saved
from azumaya.core.game import Seat

SEATINGS = ("side", "facing", "around")

# In the order of the turns, which goes clockwise as seen from above; a fifth person sits with the first.
_EDGES = {1: ("near",), 2: ("near", "far"), 3: ("near", "left", "right"), 4: ("near", "left", "far", "right")}


def edge(saved: Saved, seat: Seat) -> str:
    """The edge of the device where a person sits: near, left, far or right."""
    people = sorted(persons(saved))
    number = people.index(seat)
    if saved.seating == "facing":
        return ("near", "far")[number % 2]
    if saved.seating == "around":
        edges = _EDGES[min(len(people), 4)]
        return edges[number % len(edges)]
    return "near"


def toward(play: Play) -> str:
    """The edge the table turns to: that of the person on turn, else of the person who moved last."""
    match, people = play.match, persons(play.saved)
    turns = (match.game.turn(state) for state in reversed(match.states))
    return next((edge(play.saved, seat) for seat in turns if seat is not None and seat in people), "near")
