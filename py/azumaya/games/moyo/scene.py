"""How the table of Sudoku Moyo looks: the board, the stones to place, the stones left, the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from azumaya.core.areas import Area, Buttons, Rack
from azumaya.core.scene import Scene, SeatLine
from azumaya.core.spot import Face, Spot
from azumaya.core.text import Plural, Text
from azumaya.games.moyo import board, endgame, telling
from azumaya.games.moyo.areas import FREE, NEUTRAL
from azumaya.games.moyo.moves import BEGINS, COLOURS, MoyoMove
from azumaya.games.moyo.state import PLACING, Phase, State

if TYPE_CHECKING:
    from azumaya.core.game import Seat, View

_PHASE = {
    Phase.COLOUR: Text("Setting up"),
    Phase.DRAFT: Text("Setting up"),
    Phase.BEGIN: Text("Setting up"),
    Phase.HANDICAP: Text("Handicap"),
    Phase.OPENING: Text("Opening in the Azumaya"),
    Phase.SHIMA: Text("Azumaya closed, Shima open"),
    Phase.OVER: Text("Game over"),
}
_POINTS = {
    False: Text("Victory points: the winner’s last stone, and those to spare."),
    True: Text("Moyo stones in the own Shima: the fewest win."),
}
_SAY = {
    "light": Spot("do:light", Text("Light"), Face("stone", look={"set": "light"}), label=Text("Light")),
    "dark": Spot("do:dark", Text("Dark"), Face("stone", look={"set": "dark"}), label=Text("Dark")),
    "begin": Spot("do:begin", Text("I begin"), label=Text("I begin")),
    "yield": Spot("do:yield", Text("The other begins"), label=Text("The other begins")),
}


class MoyoTable:
    """The table of Sudoku Moyo. Both players see the same; the rack is that of the seat on turn."""

    def scene(self, view: View[State]) -> Scene:
        """The whole table."""
        state = view.state
        return Scene(
            prompt=_prompt(state),
            phase=_PHASE[state.phase],
            seats=(_seat_line(state, 0), _seat_line(state, 1)),
            areas=(board.grid(state), *_tray(state), board.supply(state)),
            wanted=Text("Choose a Shima") if state.phase is Phase.DRAFT else None,
            points=_POINTS[state.setup.horikomi],
            lines=endgame.LINES,
        )

    def seat_title(self, options: Mapping[str, str], seat: Seat) -> Text:
        """What a seat is called in the set-up form."""
        return telling.seat_title(options, seat)

    def ask(self, view: View[State], move: MoyoMove) -> Text:
        """The words of the button that makes this move."""
        return telling.ask(view.state, move)

    def tell(self, view: View[State], move: MoyoMove, who: str) -> Text:
        """The line of the log for this move."""
        return telling.tell(view.state, move, who)

    def verdict(self, view: View[State], names: Sequence[str]) -> Text:
        """How the game ended and why."""
        return telling.verdict(view.state, names)


def _prompt(state: State) -> Text:
    match state.phase:
        case Phase.COLOUR if FREE in state.setup.ground:
            return Text("Choose your colour.")
        case Phase.COLOUR:
            return Text("Choose your colour, and with it your four Shima.")
        case Phase.DRAFT if _takes_in_a_row(state) == 2:
            return Text("Take two Shima, one after the other: tap a space of each.")
        case Phase.DRAFT:
            return Text("Take one Shima: tap any of its spaces.")
        case Phase.BEGIN:
            return Text("Decide who takes the first turn.")
        case Phase.HANDICAP:
            return Plural(
                "Place a handicap stone in the Azumaya.",
                "Place {n} handicap stones in the Azumaya.",
                n=state.handicap,
            )
        case Phase.OPENING:
            return Text("Place a black stone in the Azumaya.")
        case Phase.SHIMA if state.setup.horikomi:
            return Text("Place a stone in any Shima.")
        case Phase.SHIMA:
            return Text("Place a stone in one of your Shima.")
        case Phase.OVER:
            return Text("No stone can be placed any more.")


def _takes_in_a_row(state: State) -> int:
    """How many Shima the drafting seat takes before the other's turn: the draft goes 1, 2, 2, 2, 1."""
    left = state.setup.ground.count(FREE)
    return 2 if left % 2 and left > 1 else 1


def _seat_line(state: State, seat: Seat) -> SeatLine:
    sign = state.setup.colour(seat)
    mark = Face("stone", look=board.SET.get(sign, board.SET[FREE]))
    if state.phase is Phase.COLOUR:
        return SeatLine(seat, mark, Text("no colour yet"))
    if state.phase is Phase.DRAFT:
        return SeatLine(seat, mark, Text("Shima taken"), len(state.setup.areas(sign)))
    if state.setup.horikomi:
        fact = Text("Moyo stones in the own Shima")
        return SeatLine(seat, mark, fact, sum(endgame.markers(state, seat)))
    fit = sum(len(board.values(state.fits, area)) for area in endgame.own_cells(state, seat))
    return SeatLine(seat, mark, Text("stones still fit"), fit)


def _tray(state: State) -> tuple[Area, ...]:
    """What the seat on turn chooses from: words before the first stone, then the numbers that fit somewhere."""
    if state.phase is Phase.COLOUR:
        return (Buttons("say", Text("Your colour"), tuple(_SAY[str(move)] for move in COLOURS)),)
    if state.phase is Phase.BEGIN:
        return (Buttons("say", Text("The first turn"), tuple(_SAY[str(move)] for move in BEGINS)),)
    if state.phase not in PLACING:
        return ()
    sign = state.setup.colour(state.seat) if state.phase is Phase.SHIMA else NEUTRAL
    return (
        Rack(
            "stones",
            Text("Stones to place"),
            tuple(
                Spot(
                    place=f"stone:{value}",
                    name=board.PLACED[sign, value],
                    face=board.stone(sign, value),
                    key=str(value),
                )
                for value in board.values(state.open)
            ),
        ),
    )
