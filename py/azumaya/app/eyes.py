"""Through whose eyes a table is seen. Whatever is drawn, told, titled or kept of a running game asks here.

Persons of one side share what they know. Where persons of several sides sit at one device, the table shows what
everybody may know, unless the person on turn must look at more and has opened the curtain.
"""

from __future__ import annotations

from typing import Any

from azumaya.app.model import PERSON, Play, Saved
from azumaya.core.game import CHANCE, Seat, View


def persons(saved: Saved) -> frozenset[Seat]:
    """The seats where persons sit."""
    return frozenset(seat for seat, player in enumerate(saved.players) if player.mind == PERSON)


def side(play: Play, seat: Seat) -> int:
    """The side a seat plays for."""
    return play.match.game.side(play.match.record.seats, seat)


def shared(play: Play) -> bool:
    """Do persons of several sides sit here?"""
    return len({side(play, seat) for seat in persons(play.saved)}) > 1


def private(play: Play) -> Seat | None:
    """The person on turn who must look at what others at this device may not see; None if nobody must."""
    turn = play.match.turn
    if turn is None or play.readonly or turn not in persons(play.saved) or not shared(play):
        return None
    return turn if play.match.game.secret(play.match.state, turn) else None


def awaited(play: Play) -> Seat | None:
    """Whom the curtain waits for; None where there is no need of a curtain, or where it is open."""
    seat = private(play)
    return None if seat == play.open_to else seat


def eyes(play: Play) -> Seat | None:
    """The seat through whose eyes the table is seen; None: what everybody may know.

    That is the only side where persons sit, whoever is on turn; among several sides whoever has opened the curtain.
    """
    people = persons(play.saved)
    if people and not shared(play):
        turn = play.match.turn
        return turn if turn is not None and turn in people else min(people)
    return None if play.open_to is None or private(play) != play.open_to else play.open_to


def veiled(play: Play, ply: int, seat: Seat | None) -> bool:
    """Is this a card that chance brings, and that the seat may not see? It is hardly news to the eye."""
    game, state, move = play.match.game, play.match.states[ply], play.match.move(ply)
    return game.turn(state) == CHANCE and game.redact(state, move, seat) != move


def quiet(play: Play, ply: int) -> bool:
    """Is this but a step to what was done next, and no news?"""
    return play.match.game.quiet(play.match.states[ply], play.match.move(ply))


def knower(play: Play, ply: int) -> Seat | None:
    """The first seat of the only side that sees what chance brings there; None where all see it, or nobody does."""
    game, state, move = play.match.game, play.match.states[ply], play.match.move(ply)
    seats = range(play.match.record.seats)
    knowing = [seat for seat in seats if game.redact(state, move, seat) == move]
    return knowing[0] if 0 < len(knowing) < len(seats) else None


def look(play: Play, ply: int | None = None) -> View[Any]:
    """The moment before move `ply` (None: now) as it may be shown.

    Where everybody may know what the person on turn knows, the table is laid for that person.
    """
    game, state = play.match.game, play.match.states[-1 if ply is None else ply]
    view = game.view(state, eyes(play))
    turn = game.turn(state)
    if view.seat is None and turn is not None and turn in persons(play.saved):
        own = game.view(state, turn)
        if own.state == view.state:
            return own
    return view
