"""Which pieces of the viewer's racks are new: what chance has brought since their side decided last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from azumaya.app.eyes import knower
from azumaya.core.areas import Rack
from azumaya.core.game import CHANCE, Place

if TYPE_CHECKING:
    from azumaya.app.screens.table.seen import Seen


def came(seen: Seen) -> Mapping[Place, str]:
    """The places of the new pieces, a single one with the number by which the trace tells of it.

    Of equal ones the last is new. A rack that was not there then holds nothing new.
    """
    if seen.seat is None:
        return {}
    states, game = seen.play.match.states, seen.game
    since = _since(seen, seen.seat)
    if not any(game.turn(state) == CHANCE for state in states[since : seen.ply]):
        return {}
    before = {rack.id: _held(rack) for rack in _racks(seen.table.scene(game.view(states[since], seen.seat)).areas)}
    found: list[Place] = []
    for rack in _racks(seen.scene.areas):
        more = _held(rack) - before.get(rack.id, _held(rack))
        for spot in reversed(rack.spots):
            if more[spot.means] > 0:
                more[spot.means] -= 1
                found.append(spot.place)
    return dict.fromkeys(found, _seal(seen, seen.seat) if len(found) == 1 else "")


def _since(seen: Seen, seat: int) -> int:
    """The ply after the last decision of the viewer's side, else after the set-up."""
    match, side = seen.play.match, seen.side(seat)
    for ply in reversed(range(seen.ply)):
        turn = seen.game.turn(match.states[ply])
        own = turn is not None and turn != CHANCE and seen.side(turn) == side
        if own or seen.game.set_up(match.states[ply]):
            return ply + 1
    return 0


def _racks(areas: tuple[object, ...]) -> list[Rack]:
    return [area for area in areas if isinstance(area, Rack)]


def _held(rack: Rack) -> Counter[Place]:
    return Counter(spot.means for spot in rack.spots)


def _seal(seen: Seen, seat: int) -> str:
    """The number of the line that tells what came last to the viewer's side alone; none where there is no such line."""
    plies = [ply for ply in seen.trace if seen.game.turn(seen.play.match.states[ply]) == CHANCE]
    own = [ply for ply in plies if (who := knower(seen.play, ply)) is not None and seen.side(who) == seen.side(seat)]
    return seen.seals[own[-1]] if own else ""
