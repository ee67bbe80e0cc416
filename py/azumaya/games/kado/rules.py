"""KADO as a game of the house. What a move does stands in `turn`, why it is not legal in `faults`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from azumaya.core.areas import Board
from azumaya.core.game import CHANCE, About, Game, Objection, Options, Place, Seat, View
from azumaya.core.standing import Standing
from azumaya.core.text import SeatName, Text
from azumaya.games.kado import chance, faults, hidden, picture, scoring, soundness, turn
from azumaya.games.kado.grid import room
from azumaya.games.kado.moves import (
    DISCARD,
    GIVES,
    GUESSES,
    PASS,
    PUTS,
    Give,
    Guess,
    KadoMove,
    Pass,
    Top,
    owner_of,
    parse,
)
from azumaya.games.kado.options import OPTIONS, SEATS, advice, misfit, variant
from azumaya.games.kado.scene import KadoTable
from azumaya.games.kado.skill import KadoSkill
from azumaya.games.kado.state import CHALLENGING, CHANCES, GIVING, OVER, PLACING, TURNS, State

_DEAL: tuple[KadoMove, ...] = (*GIVES, DISCARD)
_CHALLENGE: tuple[KadoMove, ...] = (*GUESSES, PASS)
_PLACE = tuple(put for (line, column), put in PUTS.items() if abs(line) <= 3 and abs(column) <= 4)


class Kado(Game[State, KadoMove]):
    """The rules of KADO."""

    about = About(
        id="kado",
        title=Text("KADO"),
        line=Text("Give gifts away, guess the one that was kept, and lay out twelve of your own."),
        seats=SEATS,
        minutes=20,
        rules=1,
        options=OPTIONS,
        turn="R3",
        end="R8",
        hidden=True,
    )
    skill = KadoSkill()
    table = KadoTable()

    def pictures(self) -> Mapping[str, Board]:
        """A grid in which a line and a column count."""
        return {"grid": picture.grid()}

    def misfit(self, seats: int, options: Options) -> Objection | None:
        """Five seats need counters (A4)."""
        return misfit(seats, options)

    def start(self, seats: int, options: Options) -> State:
        """The state before the first card is looked at (R2)."""
        return turn.opening(seats, variant(options))

    def turn(self, state: State) -> Seat | None:
        """The seat that gives, guesses or places, CHANCE, or None after turn 12 (R8)."""
        if state.phase in CHANCES:
            return CHANCE
        return None if state.phase == OVER else state.seat

    def candidates(self, state: State) -> Sequence[KadoMove]:
        """All moves a player may think of, those of the phase first."""
        if state.phase == PLACING:
            return (*_PLACE, *_CHALLENGE, *_DEAL)
        if state.phase == CHALLENGING:
            return (*_CHALLENGE, *_PLACE, *_DEAL)
        return (*_DEAL, *_CHALLENGE, *_PLACE)

    def fault(self, state: State, move: KadoMove) -> Objection | None:
        """Why the seat on turn may not make this move, first reason first; None if it may."""
        return faults.fault(state, move)

    def unplayable(self, state: State, taps: Sequence[Place]) -> Objection | None:
        """Why nothing can be laid in somebody else's grid (R7)."""
        if (owner := owner_of(taps[-1])) is None:
            return None
        sentence = Text("This is the grid of {who}: your card goes into your own.", who=SeatName(owner))
        return Objection("foreign", sentence, "R7", (taps[-1],))

    def legal_moves(self, state: State) -> Sequence[KadoMove]:
        """The candidates without objections, in their order."""
        if state.phase == PLACING:
            return room(state.holdings[state.seat].grid)
        if state.phase == CHALLENGING:
            return _CHALLENGE
        if state.phase == GIVING:
            gives = [GIVES[seat] for seat, held in enumerate(state.holdings) if held.card is None]
            return (*gives, DISCARD) if state.duel and not state.discarded else gives
        return tuple(chance.outcomes(state))

    def apply(self, state: State, move: KadoMove) -> State:
        """The state after a legal move."""
        return turn.make(state, move)

    def standings(self, state: State) -> Sequence[Standing]:
        """Lines, columns and bonus of each seat, as if the game ended now (R9); ties share (A13)."""
        holdings = state.holdings
        return scoring.standings([h.grid for h in holdings], [h.extras for h in holdings], state.variant.sums)

    def unsound(self, state: State, start: State) -> Text | None:
        """Why an edited state cannot be one of this game."""
        return soundness.unsound(state, start)

    def longest(self, seats: int, options: Options) -> int:
        """Twelve turns, in each of which every seat but the gifter challenges, the last of them with success.

        A card is looked at, given and placed for each seat; a duel looks at one more card and puts it aside; the
        bonus is a card, unless there are counters.
        """
        aside = 2 if seats == 2 else 0
        bonus = 0 if variant(options).counters else 1
        return TURNS * (3 * seats + aside + seats - 1 + bonus)

    def parse(self, token: str) -> KadoMove:
        """The move a token names. Raises ValueError for any other text."""
        return parse(token)

    def notes(self, seats: int, options: Options) -> Iterator[Text | None]:
        """What five players should know before they begin (A4)."""
        return advice(seats)

    def chance_outcomes(self, state: State) -> Mapping[KadoMove, int]:
        """The cards left in the deck, each of weight 1."""
        return chance.outcomes(state)

    def chance_fault(self, state: State, move: KadoMove) -> Objection:
        """Why chance cannot make this move now."""
        return chance.chance_fault(state, move)

    def view(self, state: State, seat: Seat | None) -> View[State]:
        """The state with the cards that this seat has not seen closed."""
        return hidden.view(state, seat)

    def secret(self, state: State, seat: Seat) -> bool:
        """Whoever gives or challenges looks at a card of their own; while cards are placed they lie open (A6)."""
        return state.phase in (GIVING, CHALLENGING)

    def reveals(self, state: State, move: KadoMove) -> bool:
        """Does the move show anyone something new?"""
        return hidden.reveals(state, move)

    def answers(self, move: KadoMove) -> bool:
        """A guess is answered."""
        return isinstance(move, Guess)

    def quiet(self, state: State, move: KadoMove) -> bool:
        """A deal is told with its last card (R4), and that somebody does not challenge changes nothing (R5)."""
        return isinstance(move, Top | Pass) or (isinstance(move, Give) and len(state.waiting) > 1)

    def determinize(self, view: View[State], rng: Random) -> State:
        """A full state that the view allows, each equally likely."""
        return hidden.determinize(view, rng)

    def redact(self, state: State, move: KadoMove, seat: Seat | None) -> KadoMove:
        """The move as a seat sees it made; `state` is the one before it."""
        return hidden.redact(state, move, seat)
