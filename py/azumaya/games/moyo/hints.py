"""What speaks for a move: what it takes from the other side, what it prevents, what it makes sure of."""

from __future__ import annotations

from azumaya.core.game import AnyGame, Place, Seat, View
from azumaya.core.skill import Why
from azumaya.core.sudoku import NAME, bits
from azumaya.core.text import Plural, Text
from azumaya.games.moyo.areas import BLOCKS, DARK, FREE, LIGHT, MIDDLE
from azumaya.games.moyo.moves import STONES, Begin, Colour, MoyoMove, Stone, Take
from azumaya.games.moyo.net import Net
from azumaya.games.moyo.pairs import spread
from azumaya.games.moyo.solver import Solver
from azumaya.games.moyo.state import State
from azumaya.games.moyo.tempo import Tempo, room, spaces
from azumaya.games.moyo.words import shima

_COLOUR = {LIGHT: Text("Light"), DARK: Text("Dark")}
_BEGINNING = {
    "begin": Text("Whoever begins places the first black stone and so decides which numbers are barred around it."),
    "yield": Text("If both have room for as many stones, whoever takes the first turn runs out of them first."),
}


def why(game: AnyGame, view: View[State], move: MoyoMove) -> Why:
    """What speaks for a legal move of the seat on turn, whose view it is."""
    state = view.state
    match move:
        case Stone():
            area = state.setup.division.of[move.cell]
            return Why(_look_at(state, area), _empty(state, (area,)), Effect(state, move).reason())
        case Take():
            return _of_taking(state, BLOCKS.names.index(move.area))
        case Colour():
            return _of_colour(state, LIGHT if move.word == "light" else DARK)
        case Begin():
            areas = state.setup.areas(state.setup.ground[MIDDLE])
            return Why(Text("Look at the Azumaya, where the game begins."), _empty(state, areas), _BEGINNING[move.word])


def _look_at(state: State, area: int) -> Text:
    name = shima(state.setup.division, area)
    if area == MIDDLE or state.setup.division is BLOCKS:
        return Text("Look at the {shima}.", shima=name)
    return Text("Look at {shima}.", shima=name)


def _empty(state: State, areas: tuple[int, ...]) -> tuple[Place, ...]:
    """The empty spaces of these areas."""
    of = state.setup.division.of
    return tuple(NAME[cell] for cell, sign in enumerate(state.grid) if sign == "." and of[cell] in areas)


def _room(state: State, area: int) -> int:
    inside = state.fits & spread(state.setup.division.cells[area])
    return room(spaces(STONES[i] for i in bits(inside)))


def _of_taking(state: State, area: int) -> Why:
    free, n = state.setup.areas(FREE), _room(state, area)
    look = Text("Look at the Shima that nobody has taken yet.")
    if n == max(_room(state, other) for other in free):
        reason = Plural(
            "It has room for {n} stone, and no free Shima has room for more.",
            "It has room for {n} stones, and no free Shima has room for more.",
            n=n,
        )
    else:
        reason = Plural(
            "It has room for {n} stone, and the other side cannot have it any more.",
            "It has room for {n} stones, and the other side cannot have it any more.",
            n=n,
        )
    return Why(look, _empty(state, free), reason)


def _of_colour(state: State, sign: str) -> Why:
    other = DARK if sign == LIGHT else LIGHT
    mine, theirs = (sum(_room(state, area) for area in state.setup.areas(side)) for side in (sign, other))
    look = Text("Look at the Shima of both colours.")
    if state.setup.areas(FREE):
        reason = Text("The Shima are still to be shared out, so one colour is as good as the other.")
    else:
        reason = Text(
            "At the start {colour} has room for {mine} stones and {other} for {theirs}; how they hinder each other "
            "decides the rest.",
            colour=_COLOUR[sign],
            mine=mine,
            other=_COLOUR[other],
            theirs=theirs,
        )
    return Why(look, _empty(state, state.setup.areas(LIGHT) + state.setup.areas(DARK)), reason)


class Effect:
    """What one stone does, as the side sees it that places it.

    A side's loss is the room that its Shima lose and do not fill: in Horikomi those are Moyo stones in the end.
    """

    def __init__(self, state: State, stone: Stone) -> None:
        self._net = net = Net(state)
        self._tempo, self._stone, self._setup = Tempo(net), stone, state.setup
        self._seat = net.turn & 1
        self._now = net.position
        self._then = net.position & net.keep[net.stones.index(stone)]
        self._other = _COLOUR[state.setup.colour(1 - self._seat)]

    def reason(self) -> Text:
        """The weightiest reason; where nothing stands out, who has room for how much."""
        if self._net.horikomi:
            return self._takes() or self._prevents() or self._fewest()
        return self._decides() or self._takes() or self._prevents() or self._secures() or self._bars() or self._leaves()

    def _decides(self) -> Text | None:
        """Does counting tell that the game is won?"""
        theirs, mine = self._tempo.most(self._then, 1 - self._seat), Solver(self._net).sure(self._then, self._seat)
        if self._then & self._net.azumaya or mine < theirs:
            return None
        if not theirs:
            return Text("It leaves {other} no stone to place, and that wins the game.", other=self._other)
        return Plural(
            "It wins: {other} has room for {n} more stone at most, and you can place as many as that in any case.",
            "It wins: {other} has room for {n} more stones at most, and you can place as many as that in any case.",
            n=theirs,
            other=self._other,
        )

    def _takes(self) -> Text | None:
        """Does the other side lose room?"""
        losses = self._losses(self._now, self._then, 1 - self._seat)
        n, value = sum(losses), self._stone.value
        if n <= 0:
            return None
        hurt = [area for area, loss in zip(self._areas(1 - self._seat), losses, strict=True) if loss > 0]
        if len(hurt) > 1:
            return Plural(
                "This {value} takes room for {n} stone from the Shima of {other}.",
                "This {value} takes room for {n} stones from the Shima of {other}.",
                n=n,
                value=value,
                other=self._other,
            )
        name = shima(self._setup.division, hurt[0])
        if self._setup.division is BLOCKS:
            return Plural(
                "This {value} takes room for {n} stone from the {shima} of {other}.",
                "This {value} takes room for {n} stones from the {shima} of {other}.",
                n=n,
                value=value,
                shima=name,
                other=self._other,
            )
        return Plural(
            "This {value} takes room for {n} stone from {shima} of {other}.",
            "This {value} takes room for {n} stones from {shima} of {other}.",
            n=n,
            value=value,
            shima=name,
            other=self._other,
        )

    def _prevents(self) -> Text | None:
        """Could the other side take room with a stone that this one bars or makes harmless?"""
        then, most, value = self._then, 0, 0
        for i in bits(self._net.open(self._now, 1 - self._seat)):
            harm = sum(self._losses(self._now, self._now & self._net.keep[i], self._seat))
            left = sum(self._losses(then, then & self._net.keep[i], self._seat)) if then >> i & 1 else 0
            if harm - left > most:
                most, value = harm - left, self._net.stones[i].value
        if not most:
            return None
        return Plural(
            "Otherwise {other} could place a number {value} that takes room for {n} stone from you.",
            "Otherwise {other} could place a number {value} that takes room for {n} stones from you.",
            n=most,
            other=self._other,
            value=value,
        )

    def _secures(self) -> Text | None:
        """Are more stones safe than before?"""
        solver = Solver(self._net)
        n = solver.sure(self._then, self._seat) - solver.sure(self._now, self._seat)
        if n <= 0:
            return None
        return Plural(
            "It makes {n} more of your stones safe: nothing that {other} places can bar it.",
            "It makes {n} more of your stones safe: nothing that {other} places can bar them.",
            n=n,
            other=self._other,
        )

    def _bars(self) -> Text | None:
        """Do more of the other side's stones lose their places than of the own ones?"""
        gone = self._now & ~self._then
        mine, theirs = ((gone & self._net.own[seat]).bit_count() for seat in (self._seat, 1 - self._seat))
        mine -= not self._now & self._net.azumaya  # the stone itself
        if theirs <= mine:
            return None
        return Plural(
            "It bars {n} place where {other} could have put a stone, and {mine} of yours.",
            "It bars {n} places where {other} could have put a stone, and {mine} of yours.",
            n=theirs,
            other=self._other,
            mine=mine,
        )

    def _leaves(self) -> Text:
        """Who has room for how much."""
        before, mine = (self._tempo.most(position, self._seat) for position in (self._now, self._then))
        theirs = self._tempo.most(self._then, 1 - self._seat)
        if before - mine == 1 and not self._now & self._net.azumaya:
            return Text(
                "It costs you no room but its own: afterwards {mine} of your stones still have room, and {theirs} "
                "of {other}.",
                mine=mine,
                theirs=theirs,
                other=self._other,
            )
        return Text(
            "Afterwards the stones that still have room are {mine} of yours and {theirs} of {other}.",
            mine=mine,
            theirs=theirs,
            other=self._other,
        )

    def _fewest(self) -> Text:
        """How few Moyo stones both can end with."""
        mine, theirs = (
            sum(self._empty(self._then, seat)) - self._tempo.most(self._then, seat)
            for seat in (self._seat, 1 - self._seat)
        )
        return Text(
            "Afterwards you can still end with as few as {mine} Moyo stones, and {other} with as few as {theirs}.",
            mine=mine,
            theirs=theirs,
            other=self._other,
        )

    def _losses(self, before: int, after: int, seat: Seat) -> list[int]:
        """The room that each Shima of a seat loses and does not fill from one position to a later one."""
        rooms = zip(self._tempo.rooms(before, seat), self._tempo.rooms(after, seat), strict=True)
        filled = zip(self._empty(before, seat), self._empty(after, seat), strict=True)
        return [r - s - (e - f) for (r, s), (e, f) in zip(rooms, filled, strict=True)]

    def _empty(self, position: int, seat: Seat) -> list[int]:
        return [(position & area & self._net.spaces).bit_count() for area in self._net.areas[seat]]

    def _areas(self, seat: Seat) -> tuple[int, ...]:
        return self._setup.areas(self._setup.colour(seat))
