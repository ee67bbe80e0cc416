"""How a game stands: exact victory points (R9, A7) and the places of Horikomi (R11)."""

from __future__ import annotations

from collections.abc import Iterator

from azumaya.core.game import Seat
from azumaya.core.standing import Standing, ranked
from azumaya.core.text import Text
from azumaya.games.moyo.furthest import count, furthest
from azumaya.games.moyo.pairs import LAYER, cells
from azumaya.games.moyo.state import Phase, State
from azumaya.games.moyo.words import shima


def victory_points(state: State) -> tuple[int, int]:
    """The winner's stones after the loser's last turn, and the most he can still place (R9, A7).

    Turns alternate without a pass, so the first is one stone, or none if no turn was taken at all.
    """
    return min(state.turns, 1), furthest(_left_to_the_winner(state))


def reckon(state: State) -> Iterator[None]:
    """Work out the victory points of a finished game in steps."""
    over = state.phase is Phase.OVER and not state.setup.horikomi
    return count(_left_to_the_winner(state)) if over else iter(())


def _left_to_the_winner(state: State) -> int:
    return state.fits & state.setup.own[1 - state.seat]


# Lines of the score sheet, and what they say on the table (A7).
_LAST, _FURTHER = Text("placed after the last turn"), Text("further")
LINES = {
    str(_LAST): Text("The winning stone"),
    str(_FURTHER): Text("Stones to spare"),
}


def standings(state: State) -> tuple[Standing, Standing]:
    """One standing a seat, as if the game ended now."""
    if state.setup.horikomi:
        return _horikomi(state)
    if state.phase is not Phase.OVER:
        return Standing(1, 0), Standing(1, 0)
    last, further = victory_points(state)
    sheet = ((_LAST, last), (_FURTHER, further))
    lost, won = Standing(2, 0), Standing(1, last + further, sheet)
    return (won, lost) if state.seat == 1 else (lost, won)


def _horikomi(state: State) -> tuple[Standing, Standing]:
    """Fewest Moyo stones first, ties by the fullest Shima; one line an own Shima."""
    division = state.setup.division
    made = []
    for seat, rank in enumerate(ranked([place(state, seat) for seat in (0, 1)], fewest=True)):
        own = state.setup.areas(state.setup.colour(seat))
        names = [shima(division, area) for area in own]
        sheet = tuple(zip(names, markers(state, seat), strict=True))
        made.append(Standing(rank, sum(points for _, points in sheet), sheet))
    return made[0], made[1]


def markers(state: State, seat: Seat) -> tuple[int, ...]:
    """The Moyo stones in each of a seat's own areas: empty spaces where nothing fits (R7)."""
    dead = LAYER & ~cells(state.fits) & ~_taken(state)
    return tuple((dead & area).bit_count() for area in own_cells(state, seat))


def filled(state: State, seat: Seat) -> tuple[int, ...]:
    """The Sudoku stones in each of a seat's own areas, those of the puzzle among them (A15)."""
    taken = _taken(state)
    return tuple((taken & area).bit_count() for area in own_cells(state, seat))


def place(state: State, seat: Seat) -> tuple[int, ...]:
    """What R11 compares for a seat, the smaller the better."""
    return measure(filled(state, seat), markers(state, seat))


def measure(stones: tuple[int, ...], moyo: tuple[int, ...]) -> tuple[int, ...]:
    """What Horikomi compares, the smaller the better: Moyo stones, then less the Shima with 9, 8, ... 0 stones."""
    return sum(moyo), *(-stones.count(n) for n in range(9, -1, -1))


def own_cells(state: State, seat: Seat) -> tuple[int, ...]:
    """The cells of each of a seat's own areas, as masks of 81 bits."""
    setup = state.setup
    return tuple(setup.division.cells[area] for area in setup.areas(setup.colour(seat)))


def _taken(state: State) -> int:
    return sum(1 << cell for cell, sign in enumerate(state.grid) if sign != ".")
