"""How a move of Sudoku Moyo is asked for and told, and how a game's end is put into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from azumaya.core.game import Seat
from azumaya.core.skill import Review, Turning
from azumaya.core.sudoku import NAME, bits
from azumaya.core.text import Plural, SeatName, Text, listed
from azumaya.games.moyo import endgame
from azumaya.games.moyo.areas import BLOCKS
from azumaya.games.moyo.board import values
from azumaya.games.moyo.moves import Begin, Colour, MoyoMove, Stone, Take
from azumaya.games.moyo.pairs import cells
from azumaya.games.moyo.state import Phase, State
from azumaya.games.moyo.turning import Course, Lapse
from azumaya.games.moyo.words import inside, shima

_ASK = {
    "light": Text("Take Light"),
    "dark": Text("Take Dark"),
    "begin": Text("Take the first turn"),
    "yield": Text("Leave the first turn to the other"),
}


def seat_title(options: Mapping[str, str], seat: Seat) -> Text:
    """What a seat is called in the set-up form."""
    if options["choice"] == "fixed":
        title = Text("Light stones, first turn") if seat == 0 else Text("Dark stones, second turn")
    else:
        title = Text("Chooses the colours") if seat == 0 else Text("Decides who begins")
    stones = int(options["handicap"])
    if not stones or int(options["weaker"]) != seat:
        return title
    return Plural("{title}, {n} handicap stone", "{title}, {n} handicap stones", n=stones, title=title)


def ask(state: State, move: MoyoMove) -> Text:
    """The words of the button that makes this move."""
    match move:
        case Stone():
            return Text("Place {value} at {cell}", value=move.value, cell=NAME[move.cell])
        case Take():
            return Text("Take the {shima}", shima=shima(BLOCKS, BLOCKS.names.index(move.area)))
        case Colour() | Begin():
            return _ASK[move.word]


def tell(state: State, move: MoyoMove, who: str) -> Text:
    """The line of the log for this move; `state` is from before it."""
    match move:
        case Stone():
            return _placed(state, move, who)
        case Take():
            area = shima(BLOCKS, BLOCKS.names.index(move.area))
            return Text("{who} takes the {shima}.", who=who, shima=area)
        case Colour(word="light"):
            return Text("{who} takes Light.", who=who)
        case Colour():
            return Text("{who} takes Dark.", who=who)
        case Begin(word="begin"):
            return Text("{who} takes the first turn.", who=who)
        case Begin():
            return Text("{who} leaves the first turn to the other.", who=who)


def _placed(state: State, move: Stone, who: str) -> Text:
    """A stone, and what it does to the table: Moyo stones, stones turned over, the Azumaya closed (R5, R7)."""
    cell, value = NAME[move.cell], move.value
    told = Text("{who} places {value} at {cell}.", who=who, value=value, cell=cell)
    if state.phase is Phase.HANDICAP:
        told = Text("{who} places {value} at {cell} as a handicap stone.", who=who, value=value, cell=cell)
    after = state.place(move.cell, value)
    dead = [NAME[c] for c in bits(cells(state.fits) & ~cells(after.fits)) if c != move.cell]
    if dead:
        told = Plural(
            "{told} A Moyo stone closes {cells}.",
            "{told} Moyo stones close {cells}.",
            n=len(dead),
            told=told,
            cells=listed([Text("{cell}", cell=name) for name in dead]),
        )
    if turned := _turned(state, after, move):
        told = Text("{told} Turned over: {stones}.", told=told, stones=listed(turned))
    if after.phase not in (Phase.HANDICAP, Phase.OPENING) and state.phase is not Phase.SHIMA:
        told = Text("{told} Nothing fits in the Azumaya any more.", told=told)
    return told


def _turned(state: State, after: State, move: Stone) -> list[Text]:
    """The stones that fit nowhere in their area any more, by area: "3 and 7 in the north"."""
    division, found = state.setup.division, []
    for area, space in enumerate(division.cells):
        still = {*values(after.fits, space), *([move.value] if division.of[move.cell] == area else [])}
        gone = [Text("{n}", n=n) for n in values(state.fits, space) if n not in still]
        if gone:
            found.append(Text("{stones} {inside}", stones=listed(gone), inside=inside(division, area)))
    return found


def verdict(state: State, names: Sequence[str]) -> Text:
    """How a finished game ended and why."""
    if state.setup.horikomi:
        return _horikomi(state, names)
    last, further = endgame.victory_points(state)
    return Plural(
        "{winner} wins: {loser} is on turn, and no stone fits any more. That is worth {n} victory point.",
        "{winner} wins: {loser} is on turn, and no stone fits any more. That is worth {n} victory points.",
        n=last + further,
        winner=names[1 - state.seat],
        loser=names[state.seat],
    )


def _horikomi(state: State, names: Sequence[str]) -> Text:
    places = [endgame.place(state, seat) for seat in (0, 1)]
    if places[0] == places[1]:
        return Text(
            "The game is drawn: both have as many Moyo stones in their Shima ({n}), and their Shima are filled alike.",
            n=places[0][0],
        )
    first = 0 if places[0] < places[1] else 1
    won, lost = places[first], places[1 - first]
    winner = names[first]
    if won[0] < lost[0]:
        return Text(
            "{winner} wins. Moyo stones in the own Shima: {few} against {many}.",
            winner=winner,
            few=won[0],
            many=lost[0],
        )
    return _tie_broken(winner, won, lost)


def _tie_broken(winner: str, won: tuple[int, ...], lost: tuple[int, ...]) -> Text:
    """With as many Moyo stones: the fullest Shima decide, those with 9 stones first, then 8, 7, 6 ..."""
    at = next(i for i, (mine, theirs) in enumerate(zip(won, lost, strict=True)) if mine != theirs)
    mine, theirs, stones = -won[at], -lost[at], 10 - at
    if stones == 9:
        return Text(
            "{winner} wins. Both have as many Moyo stones in their Shima ({n}), "
            "but {winner} has more Shima filled with Sudoku stones: {mine} against {theirs}.",
            winner=winner,
            n=won[0],
            mine=mine,
            theirs=theirs,
        )
    return Text(
        "{winner} wins. Both have as many Moyo stones in their Shima ({n}), "
        "but {winner} has more Shima with {stones} Sudoku stones: {mine} against {theirs}.",
        winner=winner,
        n=won[0],
        stones=stones,
        mine=mine,
        theirs=theirs,
    )


def reviewed(course: Course) -> Review:
    """What is known of a finished game, in words."""
    turnings = [Turning(lapse.ply, _lapse(lapse)) for lapse in course.lapses]
    who, known = SeatName(course.winning[0]), course.known
    if turnings and known:
        line = Text("From move {n} on it is known who was winning; {who} was then.", n=known, who=who)
    elif turnings:
        line = Text("It is known of the whole game who was winning; {who} was in the beginning.", who=who)
    elif known:
        line = Text("{who} was winning from move {n} on at the latest, and never gave it away.", n=known, who=who)
    else:
        line = Text("{who} was winning from the beginning on, and never gave it away.", who=who)
    return Review(line, turnings)


def _lapse(lapse: Lapse) -> Text:
    return Text(
        "{who} was winning, and gave it away: {value} at {cell} would have kept it.",
        who=SeatName(lapse.seat),
        value=lapse.better.value,
        cell=NAME[lapse.better.cell],
    )
