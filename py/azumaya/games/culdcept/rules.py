"""Culdcept cards as a game of the house. What a move does stands in `turn`, why it is not legal in `faults`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from azumaya.core.areas import Board
from azumaya.core.game import CHANCE, About, Game, Objection, Options, Seat, View
from azumaya.core.standing import Standing, ranked
from azumaya.core.text import Text
from azumaya.games.culdcept import chance, faults, hidden, picture, soundness, telling, turn
from azumaya.games.culdcept.cards import TEN
from azumaya.games.culdcept.moves import (
    CLAIMS,
    EXCHANGES,
    LINKATION,
    ROLL,
    STAY,
    WORDS,
    CuldceptMove,
    parse,
)
from azumaya.games.culdcept.options import OPTIONS, variant
from azumaya.games.culdcept.scene import CuldceptTable
from azumaya.games.culdcept.skill import CuldceptSkill
from azumaya.games.culdcept.squares import LAYS, SIZE, TAKERS
from azumaya.games.culdcept.state import CHOOSING, HAND, OVER, PLACING, PLAYERS, ROUNDS, State

_BEFORE: tuple[CuldceptMove, ...] = (ROLL, *WORDS, LINKATION)
_AFTER: tuple[CuldceptMove, ...] = (*CLAIMS, *EXCHANGES, STAY)
_HOLY_WORDS = tuple((1 << word.card, word) for word in WORDS if word.card <= TEN)
_LINES = tuple((Text("s{square}", square=at), 1) for at in range(SIZE))


class Culdcept(Game[State, CuldceptMove]):
    """The rules of Culdcept cards."""

    about = About(
        id="culdcept",
        title=Text("Culdcept cards"),
        line=Text("Walk the ring, lay the stronger card, hold the most squares."),
        seats=(2, 3),
        minutes=20,
        rules=1,
        options=OPTIONS,
        turn="R4",
        end="R11",
        hidden=True,
    )
    skill = CuldceptSkill()
    table = CuldceptTable()

    def pictures(self) -> Mapping[str, Board]:
        """The ring in the middle of a game."""
        return {"ring": picture.ring()}

    def start(self, seats: int, options: Options) -> State:
        """The state before the ring is laid (R2)."""
        return turn.opening(seats, variant(options))

    def turn(self, state: State) -> Seat | None:
        """The seat that chooses, CHANCE, or None after the last turn of round 10 (R11)."""
        if state.phase in PLAYERS:
            return state.seat
        return None if state.phase == OVER else CHANCE

    def candidates(self, state: State) -> Sequence[CuldceptMove]:
        """All moves a player can ever make, those first that the player is most likely to mean now."""
        if state.phase != PLACING:
            return (*_BEFORE, *_AFTER)
        if state.here.owner == state.seat:
            return (*EXCHANGES, STAY, *CLAIMS, *_BEFORE)
        return (*_captures(state), *EXCHANGES, STAY, *_BEFORE)

    def fault(self, state: State, move: CuldceptMove) -> Objection | None:
        """Why the seat on turn may not make this move, first reason first; None if it may."""
        return faults.fault(state, move)

    def legal_moves(self, state: State) -> Sequence[CuldceptMove]:
        """The candidates without objections, in their order, found through masks."""
        if state.phase == PLACING:
            return _placements(state)
        if state.phase == CHOOSING:
            held = state.holdings[state.seat]
            words = [word for bit, word in _HOLY_WORDS if held.hand & bit]
            return (ROLL, *words) if held.reborn else (ROLL, *words, LINKATION)
        return (ROLL,) if state.phase in PLAYERS else tuple(chance.outcomes(state))

    def apply(self, state: State, move: CuldceptMove) -> State:
        """The state after a legal move."""
        return turn.make(state, move)

    def standings(self, state: State) -> Sequence[Standing]:
        """The squares of each seat, one line a square; whoever has most stands first, ties share (R11, A14)."""
        sheets: list[list[tuple[Text, int]]] = [[] for _ in state.holdings]
        for square, line in zip(state.ring, _LINES, strict=False):
            if square.layers:
                sheets[square.layers[-1][0]].append(line)
        totals = [len(sheet) for sheet in sheets]
        return tuple(
            Standing(rank, total, tuple(sheet))
            for rank, total, sheet in zip(ranked(totals), totals, sheets, strict=True)
        )

    def unsound(self, state: State, start: State) -> Text | None:
        """Why an edited state cannot be one of this game."""
        return soundness.unsound(state, start)

    def longest(self, seats: int, options: Options) -> int:
        """13 cards of the ring; a seat is dealt 3, has 10 turns of draw, roll, die and `stay`, and one Reincarnation.

        That one is longest in round 10 with all thirteen cards in hand.
        """
        return SIZE + seats * (HAND + ROUNDS * 4 + 1 + SIZE)

    def parse(self, token: str) -> CuldceptMove:
        """The move a token names. Raises ValueError for any other text."""
        return parse(token)

    def chance_outcomes(self, state: State) -> Mapping[CuldceptMove, int]:
        """The cards left in the bag or the six sides of the die, each of weight 1."""
        return chance.outcomes(state)

    def chance_fault(self, state: State, move: CuldceptMove) -> Objection:
        """Why chance cannot make this move now."""
        return chance.chance_fault(state, move)

    def set_up(self, state: State) -> Text | None:
        """The ring and the deal, in one sentence."""
        return telling.set_up(state)

    def view(self, state: State, seat: Seat | None) -> View[State]:
        """The state with the other seats' hands closed (A19)."""
        return hidden.view(state, seat)

    def reveals(self, state: State, move: CuldceptMove) -> bool:
        """Does the move show anyone something new?"""
        return hidden.reveals(state, move)

    def quiet(self, state: State, move: CuldceptMove) -> bool:
        """What a roll brings tells of it (R4)."""
        return move == ROLL

    def determinize(self, view: View[State], rng: Random) -> State:
        """A full state that the view allows, each equally likely."""
        return hidden.determinize(view, rng)

    def redact(self, state: State, move: CuldceptMove, seat: Seat | None) -> CuldceptMove:
        """The move as a seat sees it made; `state` is the one before it."""
        return hidden.redact(state, move, seat)

    def notes(self, seats: int, options: Options) -> Iterator[Text | None]:
        """What the order of turns is worth (R2): found out in games of simple players."""
        yield Text("The last in turn wins a little more often. With every rematch the first turn moves on by one seat.")


def _captures(state: State) -> list[CuldceptMove]:
    """Every capture: those that can be made, those with cards of the hand that are too weak, and the others.

    Of the weak ones the strongest comes first: where even that does not take the square, nothing does.
    """
    legal, usable = set(_placements(state)), state.usable
    weak = [claim for claim in CLAIMS if claim.mask & ~usable == 0 and claim not in legal]
    weak.sort(key=lambda claim: -sum(claim.cards))
    meant = [claim for claim in CLAIMS if claim in legal] + weak
    return [*meant, *(claim for claim in CLAIMS if claim.mask & ~usable)]


def _placements(state: State) -> tuple[CuldceptMove, ...]:
    """Captures or exchanges, and staying."""
    usable = state.usable
    here = state.here
    if here.owner != state.seat:
        takers = TAKERS[state.variant.ace_safe][here.shown]
        return (*[claim for mask, claim in takers if mask & ~usable == 0], STAY)
    top = here.top
    if state.variant.reinforce:
        usable |= top
    return (*[lay for mask, lay in LAYS if mask & ~usable == 0 and mask != top], STAY)
