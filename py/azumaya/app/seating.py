"""Where the persons sit around the device, and which of its edges the table turns to."""

from __future__ import annotations

from dataclasses import replace

from azumaya.app.eyes import persons
from azumaya.app.model import Play, Player, Saved
from azumaya.core.game import Seat

SEATINGS = ("side", "facing", "around")

# In the order of the turns, which goes clockwise as seen from above; a fifth person sits with the first.
_EDGES = {1: ("near",), 2: ("near", "far"), 3: ("near", "left", "right"), 4: ("near", "left", "far", "right")}


def chair(saved: Saved, seat: Seat) -> int:
    """The number of the chair on which the player of a seat sits."""
    player = saved.players[seat]
    return seat if player.chair is None else player.chair


def stay(saved: Saved, seat: Seat) -> Player:
    """The player of a seat, who stays on the same chair when the seats of the next game are others."""
    player = saved.players[seat]
    return player if saved.seating == "side" else replace(player, chair=chair(saved, seat))


def edge(saved: Saved, seat: Seat) -> str:
    """The edge of the device where a person sits: near, left, far or right."""
    people = sorted(persons(saved), key=lambda other: chair(saved, other))
    return edges(saved.seating, len(people))[people.index(seat)]


def edges(seating: str, people: int) -> tuple[str, ...]:
    """The edges of so many persons, by the numbers of their chairs."""
    if seating == "side":
        return ("near",) * people
    taken = _EDGES[min(people, 2 if seating == "facing" else 4)]
    return tuple(taken[number % len(taken)] for number in range(people))


def toward(play: Play) -> str:
    """The edge the table turns to: that of the person on turn, else of the person who moved last."""
    match, people = play.match, persons(play.saved)
    turns = (match.game.turn(state) for state in reversed(match.states))
    return next((edge(play.saved, seat) for seat in turns if seat is not None and seat in people), "near")
