"""The contract between a game and the rest of the house.

A game is one stateless instance of `Game`: pure functions from a state to what is legal, what follows and how it
stands. Screens, logs and opponents never take a state; they take a `View`, and only `Game.view` makes one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from azumaya.core.objection import Objection as Objection
from azumaya.core.objection import Place as Place
from azumaya.core.objection import Refused as Refused
from azumaya.core.seat import CHANCE as CHANCE
from azumaya.core.seat import Seat as Seat
from azumaya.core.skill import Skill
from azumaya.core.standing import Standing
from azumaya.core.text import Text

if TYPE_CHECKING:
    from azumaya.core.areas import Board
    from azumaya.core.scene import Table

Options = Mapping[str, str]


class Move(Hashable, Protocol):
    """A frozen dataclass. `str(move)` is its token: one canonical word without spaces."""

    @property
    def places(self) -> Sequence[Place]:
        """What a player points at to say this move, in any order."""


S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True)
class Choice:
    """One value an option may have, with its name and a sentence about it."""

    value: str
    title: Text
    note: Text | None = None


@dataclass(frozen=True)
class Option:
    """A switch at set-up. Values are text.

    `free` names the field where the player may write a value of their own; `how` says how it is to be written.
    `idle` is another option with the value at which this one changes nothing: then nobody is asked for it.
    """

    id: str
    title: Text
    choices: tuple[Choice, ...]
    default: str
    clause: str
    free: Text | None = None
    how: Text | None = None
    idle: tuple[str, str] | None = None

    def read(self, raw: str) -> str:
        """The canonical value for what somebody typed or pasted. Default: without surrounding blanks."""
        return raw.strip()

    def check(self, value: str) -> Objection | None:
        """Why this canonical value cannot be used, or None."""
        if any(choice.value == value for choice in self.choices):
            return None
        wanted = ", ".join(choice.value for choice in self.choices)
        sentence = Text(
            "“{value}” is not a value of “{option}”; it may be: {wanted}.",
            value=value[:40],
            option=self.id,
            wanted=wanted,
        )
        return Objection("option", sentence, self.clause)


@dataclass(frozen=True)
class About:
    """What the shelf and the set-up form say of a game.

    `rules` rises exactly when an old record would replay differently. `turn` and `end` are the clauses that say
    whose turn it is and when the game is over. `hidden` tells whether any seat ever knows what another may not.
    """

    id: str
    title: Text
    line: Text
    seats: Sequence[int]
    minutes: int
    rules: int
    options: tuple[Option, ...]
    turn: str
    end: str
    hidden: bool


@dataclass(frozen=True, slots=True)
class View(Generic[S]):
    """All that a seat may know (seat None: what everybody may know): the state with holes where it may not look.

    Made by `Game.view` alone. Two states that differ only in what the seat may not know give equal views.
    """

    seat: Seat | None
    state: S


@dataclass(frozen=True, slots=True)
class Again:
    """The next game of a series: its options, moves already made, and whom each seat is taken over from.

    `order[seat]` is the seat of the game before whose person sits there now.
    """

    options: Options
    order: tuple[Seat, ...]
    moves: tuple[str, ...] = ()


class Game(ABC, Generic[S, M]):
    """One game's rules. Stateless: everything it knows of a running game is in the state it is given."""

    about: About
    skill: Skill[S, M] = Skill()
    table: Table[S, M] | None = None  # None: no table drawn yet, the game is not on the shelf's screen

    def pictures(self) -> Mapping[str, Board]:
        """What the rulebook shows, by the names that it uses: `![A complete row](picture:row)`. Default: nothing."""
        return {}

    def misfit(self, seats: int, options: Options) -> Objection | None:
        """Why these options, each good in itself, do not go with one another or so many seats. Default: they do.

        `at` of the objection names the option beside which it is said; where it names none, it is said of the seats.
        """
        return None

    # -- how a game runs -------------------------------------------------------------------------------------

    @abstractmethod
    def start(self, seats: int, options: Options) -> S:
        """The state before the first move. `options` is complete and checked (see `core.options`)."""

    @abstractmethod
    def turn(self, state: S) -> Seat | None:
        """Who moves: a seat, CHANCE, or None when the game is over."""

    @abstractmethod
    def candidates(self, state: S) -> Iterable[M]:
        """A superset of the legal moves of the seat on turn, wide enough to explain what is tapped."""

    @abstractmethod
    def fault(self, state: S, move: M) -> Objection | None:
        """Why a move breaks the printed rules, first reason first; None if it does not.

        Answers for every readable move while a seat is on turn, also one of another phase or of chance.
        """

    def objection(self, state: S, move: M) -> Objection | None:
        """Why a move is not legal at this table: the fault, less what an absent referee does not check."""
        return self.fault(state, move)

    @abstractmethod
    def apply(self, state: S, move: M) -> S:
        """The state after a legal move. `state` stays as it is."""

    @abstractmethod
    def standings(self, state: S) -> Sequence[Standing]:
        """One standing a seat, as if the game ended now."""

    def unsound(self, state: S, start: S) -> Text | None:
        """Why an edited state cannot be one of this game, as half a sentence; None if it can. Default: it can.

        `start` is the state before the first move with the same seats and options.
        """
        return None

    def reckon(self, state: S) -> Iterator[None]:
        """Work out in steps what the standings of a finished game need; then they are quick. Default: nothing."""
        return iter(())

    @abstractmethod
    def longest(self, seats: int, options: Options) -> int:
        """A proven bound on the moves of any game with these options, chance's included."""

    @abstractmethod
    def parse(self, token: str) -> M:
        """The move a token names, the inverse of `str`. Raises ValueError for any other text."""

    def legal_moves(self, state: S) -> Sequence[M]:
        """The legal moves of whoever is on turn. Default: the definition; a game overrides it for speed."""
        turn = self.turn(state)
        if turn is None:
            return ()
        if turn == CHANCE:
            return tuple(self.chance_outcomes(state))
        return tuple(m for m in self.candidates(state) if self.objection(state, m) is None)

    def fair_moves(self, state: S) -> Sequence[M]:
        """The legal moves that break no printed rule, less the `calls`: what a table may light up.

        Default: the legal moves, as where a referee checks everything. Not empty while a seat is on turn.
        """
        return self.legal_moves(state)

    def calls(self, state: S) -> Sequence[M]:
        """The legal moves that call out somebody's wrong move: never lit up, always made by computer opponents."""
        return ()

    def unplayable(self, state: S, taps: Sequence[Place]) -> Objection | None:
        """Why no move has these taps, the last in vain. Default: None, and it is told of the likeliest move meant."""
        return None

    # -- chance ----------------------------------------------------------------------------------------------

    def chance_outcomes(self, state: S) -> Mapping[M, int]:
        """Chance's moves with integer weights; empty unless CHANCE is on turn."""
        return {}

    def chance_fault(self, state: S, move: M) -> Objection:
        """Why chance cannot make this move now (asked only for moves that are not among its outcomes)."""
        sentence = Text("“{token}” cannot come now: no such card or roll is left.", token=str(move))
        return Objection("chance", sentence, self.about.turn)

    def set_up(self, state: S) -> Text | None:
        """All that chance does before the first turn, told at once while it lasts. Default: None, move by move."""
        return None

    # -- what is hidden --------------------------------------------------------------------------------------

    def view(self, state: S, seat: Seat | None) -> View[S]:
        """All that a seat may know. Default: everything, as in a game that hides nothing."""
        return View(seat, state)

    def secret(self, state: S, seat: Seat) -> bool:
        """Must the seat on turn look at what others may not see? Default: if it knows what not everybody knows."""
        return self.about.hidden and self.view(state, seat).state != self.view(state, None).state

    def side(self, seats: int, seat: Seat) -> int:
        """The side a seat plays for; a side shares view, result and reward."""
        return seat

    def reveals(self, state: S, move: M) -> bool:
        """Does this move show anyone something new? Then it cannot be undone."""
        return False

    def answers(self, move: M) -> bool:
        """Does the table answer this move, so that its maker wants to read what came of it? Default: no."""
        return False

    def quiet(self, state: S, move: M) -> bool:
        """Is this move but a step to what comes next, which tells it all? Then it is no news. Default: no."""
        return False

    def determinize(self, view: View[S], rng: Random) -> S:
        """A full state that the view allows, fairly drawn."""
        return view.state

    def redact(self, state: S, move: M, seat: Seat | None) -> M:
        """The move as that seat may see it in the log, where hidden cards read `?`."""
        return move

    # -- set-up and series -----------------------------------------------------------------------------------

    def notes(self, seats: int, options: Options) -> Iterator[Text | None]:
        """Advice on checked options for the set-up form. Yields None to breathe in long computations."""
        return iter(())

    def points(self, options: Options, standing: Standing) -> int:
        """What a finished game brings a seat in a series. Default: one for a first place, shared or not."""
        return int(standing.rank == 1)

    def again(self, seats: int, options: Options, moves: Sequence[str]) -> Again:
        """The next game of a series. Default: the same options, and the seats rotate by one."""
        return Again(options, tuple((seat + 1) % seats for seat in range(seats)))


AnyGame = Game[Any, Any]  # where the kind of game does not matter


def why_not(game: Game[S, M], state: S, move: M) -> Objection | None:
    """Why `move` cannot be made in `state` by whoever is on turn, or None if it can."""
    turn = game.turn(state)
    if turn is None:
        return Objection("over", Text("The game is over: nothing more can be played."), game.about.end)
    if turn == CHANCE:
        return None if move in game.chance_outcomes(state) else game.chance_fault(state, move)
    return game.objection(state, move)
