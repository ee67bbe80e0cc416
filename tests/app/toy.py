"""Two tiny games for the tests of the app, complete with table, chance, hidden cards, advice and a rematch.

Pebbles: a heap, from which one takes one to three in turn; each may pass once. R1 turns, R2 what may be taken, R3
passing, R4 the end: the heap is gone and most pebbles win. With the option `weather=rain` chance washes away up to
one pebble after each round (R5). Purses is the same with a hidden purse of one to four pebbles for each seat (R6).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from azumaya.core.areas import Buttons, Grid, Rack
from azumaya.core.game import (
    CHANCE,
    About,
    Again,
    Choice,
    Game,
    Objection,
    Option,
    Options,
    Place,
    Seat,
    View,
)
from azumaya.core.scene import Scene, SeatLine
from azumaya.core.shelf import Shelf
from azumaya.core.spot import Face, Spot
from azumaya.core.standing import Standing, ranked
from azumaya.core.text import Plural, Text

HEAP = Text("Heap")


@dataclass(frozen=True, slots=True)
class Move:
    """`take:2`, `pass`, and chance's `rain:1`, `purse:3` (`purse:?` for those who may not know)."""

    word: str
    n: int | None = None

    @property
    def places(self) -> Sequence[Place]:
        return {"take": ("heap", f"n:{self.n}"), "pass": ("do:pass",)}.get(self.word, ())

    def __str__(self) -> str:
        if self.word == "pass":
            return "pass"
        return f"{self.word}:{'?' if self.n is None else self.n}"


@dataclass(frozen=True)
class State:
    """`taken` and `purses` by seat (a purse is None until dealt, -1 where one may not look)."""

    heap: int
    taken: tuple[int, ...]
    passed: tuple[bool, ...]
    purses: tuple[int | None, ...]
    rain: bool
    next: Seat = 0
    wet: bool = False  # chance has its say before the next round


class Heap(Option):
    """1 to 99 pebbles."""

    def read(self, raw: str) -> str:
        return raw.strip().lstrip("0")

    def check(self, value: str) -> Objection | None:
        if re.fullmatch(r"[1-9]\d?", value):
            return None
        return Objection("heap", Text("A heap has 1 to 99 pebbles."), "R1")


def option(id: str, values: Mapping[str, str], default: str) -> Option:
    return Option(id, Text(id), tuple(Choice(v, Text(t)) for v, t in values.items()), default, "R5")


class Pebbles(Game[State, Move]):
    """The open game."""

    about = About(
        id="pebbles",
        title=Text("Pebbles"),
        line=Text("Take from the heap."),
        seats=(2, 3),
        minutes=1,
        rules=1,
        options=(
            Heap("heap", HEAP, (Choice("7", Text("7")), Choice("12", Text("12"))), "7", "R1", Text("Other")),
            option("weather", {"dry": "Dry", "rain": "Rain"}, "dry"),
            option("start", {"even": "Even", "head": "The loser takes one first next time"}, "even"),
        ),
        turn="R1",
        end="R4",
        hidden=False,
    )

    def __init__(self) -> None:
        self.table = Table()

    def start(self, seats: int, options: Options) -> State:
        purses = (None if self.about.hidden else 0,) * seats
        return State(int(options["heap"]), (0,) * seats, (False,) * seats, purses, options["weather"] == "rain")

    def turn(self, state: State) -> Seat | None:
        if None in state.purses:
            return CHANCE
        if not state.heap:
            return None
        return CHANCE if state.wet else state.next

    def candidates(self, state: State) -> Iterable[Move]:
        return (*(Move("take", n) for n in (1, 2, 3)), Move("pass"))

    def fault(self, state: State, move: Move) -> Objection | None:
        match move:
            case Move("take", int(n)) if n > 3:
                return Objection("many", Text("Nobody takes more than three."), "R2", ("heap",))
            case Move("take", int(n)) if n > state.heap:
                left = Plural("Only {n} is left.", "Only {n} are left.", n=state.heap)
                return Objection("few", left, "R2", ("heap", f"n:{n}"))
            case Move("take", int()):
                return None
            case Move("pass") if not state.passed[state.next]:
                return None
            case Move("pass"):
                return Objection("passed", Text("Each may pass once."), "R3", ("do:pass",))
        return Objection("chance", Text("That is not for a player to do."), "R1")

    def chance_outcomes(self, state: State) -> Mapping[Move, int]:
        if None in state.purses:
            return {Move("purse", n): 1 for n in (1, 2, 3, 4)}
        if self.turn(state) == CHANCE:
            return {Move("rain", 0): 2, Move("rain", 1): 1}
        return {}

    def apply(self, state: State, move: Move) -> State:
        if move.word == "purse":
            at = state.purses.index(None)
            return replace(state, purses=(*state.purses[:at], move.n, *state.purses[at + 1 :]))
        if move.word == "rain":
            return replace(state, heap=state.heap - (move.n or 0), wet=False)
        seat, seats = state.next, len(state.taken)
        n = move.n or 0
        taken = (*state.taken[:seat], state.taken[seat] + n, *state.taken[seat + 1 :])
        passed = (*state.passed[:seat], state.passed[seat] or not n, *state.passed[seat + 1 :])
        after = (seat + 1) % seats
        wet = state.rain and after == 0
        return replace(state, heap=state.heap - n, taken=taken, passed=passed, next=after, wet=wet)

    def standings(self, state: State) -> Sequence[Standing]:
        totals = [t + max(p or 0, 0) for t, p in zip(state.taken, state.purses, strict=True)]
        return [
            Standing(rank, total, ((Text("pebbles"), total),))
            for rank, total in zip(ranked(totals), totals, strict=True)
        ]

    def longest(self, seats: int, options: Options) -> int:
        """A take for each pebble, a pass and a purse for each seat, and rain after each of the takes and passes."""
        return 2 * (int(options["heap"]) + seats) + seats

    def parse(self, token: str) -> Move:
        if token == "pass":
            return Move("pass")
        found = re.fullmatch(r"(take):([1-9])|(rain):([01])|(purse):([1-4?])", token)
        if not found:
            raise ValueError(token)
        word, n = (part for part in found.groups() if part is not None)
        return Move(word, None if n == "?" else int(n))

    def notes(self, seats: int, options: Options) -> Iterator[Text | None]:
        for _ in range(int(options["heap"])):
            yield None
        yield Plural("It lasts {n} move.", "It lasts {n} moves.", n=-(-int(options["heap"]) // 3))
        yield None
        yield Text("There are {seats} seats.", seats=seats)

    def again(self, seats: int, options: Options, moves: Sequence[str]) -> Again:
        first = ("take:1",) if options["start"] == "head" else ()
        return Again(options, tuple((seat + 1) % seats for seat in range(seats)), first)


class Purses(Pebbles):
    """The game with hidden purses."""

    about = replace(Pebbles.about, id="purses", title=Text("Purses"), hidden=True)

    def view(self, state: State, seat: Seat | None) -> View[State]:
        if self.turn(state) is None:
            return View(seat, state)
        seen = tuple(p if p is None or i == seat else -1 for i, p in enumerate(state.purses))
        return View(seat, replace(state, purses=seen))

    def determinize(self, view: View[State], rng: Random) -> State:
        drawn = tuple(1 + int(rng.random() * 4) if p == -1 else p for p in view.state.purses)
        return replace(view.state, purses=drawn)

    def redact(self, state: State, move: Move, seat: Seat | None) -> Move:
        if move.word == "purse" and state.purses.index(None) != seat:
            return replace(move, n=None)
        return move


class Table:
    """How the toys look: the heap, the numbers, and a button to pass."""

    def scene(self, view: View[State]) -> Scene:
        state = view.state
        left = Plural("Heap: {n} pebble", "Heap: {n} pebbles", n=state.heap)
        numbers = tuple(Spot(f"n:{n}", Text("{n}", n=n), Face("stone", str(n)), key=str(n)) for n in (1, 2, 3))
        skip = Spot("do:pass", Text("Pass"), label=Text("Pass"))
        return Scene(
            prompt=Text("Take one to three."),
            phase=None,
            seats=tuple(
                SeatLine(seat, Face("disc", str(seat)), self._purse(state, seat), taken)
                for seat, taken in enumerate(state.taken)
            ),
            areas=(
                Grid("heap", HEAP, ((Spot("heap", left, Face("stone", str(state.heap))),),)),
                Rack("numbers", Text("Numbers"), numbers),
                Buttons("say", Text("Say"), (skip,)),
            ),
        )

    def _purse(self, state: State, seat: Seat) -> Text:
        purse = state.purses[seat]
        return Text("purse of {n}", n=purse) if purse and purse > 0 else Text("pebbles")

    def seat_title(self, options: Mapping[str, str], seat: Seat) -> Text:
        return Text("Seat {n}", n=seat + 1)

    def ask(self, view: View[State], move: Move) -> Text:
        return Text("Take {n}", n=move.n) if move.n else Text("Pass")

    def tell(self, view: View[State], move: Move, who: str) -> Text:
        match move:
            case Move("take", int(n)):
                return Text("{who} takes {n}.", who=who, n=n)
            case Move("pass"):
                return Text("{who} passes.", who=who)
            case Move("rain", int(n)):
                return Text("The rain takes {n}.", n=n)
            case Move("purse", int(n)):
                return Text("A purse of {n} is dealt.", n=n)
        return Text("A purse is dealt.")

    def verdict(self, view: View[State], names: Sequence[str]) -> Text:
        best = [names[s] for s, st in enumerate(Pebbles().standings(view.state)) if st.rank == 1]
        return Text("{who} has most.", who=" + ".join(best))


SHELF = Shelf((Pebbles(), Purses()))
