"""Cardoku as a game of the house. What a move does stands in `turn`, why it is not legal in `faults`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from azumaya.core.areas import Board
from azumaya.core.game import CHANCE, About, Game, Objection, Options, Place, Seat, View
from azumaya.core.standing import Standing, ranked
from azumaya.core.text import Text
from azumaya.games.cardoku import chance, faults, hidden, legal, length, picture, soundness, telling, turn
from azumaya.games.cardoku.lines import LABEL_TEXTS
from azumaya.games.cardoku.moves import CardokuMove, Object, parse
from azumaya.games.cardoku.options import OPTIONS, misfit, variant
from azumaya.games.cardoku.scene import CardokuTable
from azumaya.games.cardoku.skill import CardokuSkill
from azumaya.games.cardoku.state import OVER, PLAYERS, State


class Cardoku(Game[State, CardokuMove]):
    """The rules of Cardoku."""

    about = About(
        id="cardoku",
        title=Text("Cardoku"),
        line=Text("Two sides fill one Sudoku grid with cards: complete a line and it is your point."),
        seats=(2, 3, 4, 5, 6),
        minutes=60,
        rules=1,
        options=OPTIONS,
        turn="R6",
        end="R14",
        hidden=True,
    )
    skill = CardokuSkill()
    table = CardokuTable()

    def pictures(self) -> Mapping[str, Board]:
        """A row that is complete."""
        return {"row": picture.rows()}

    def misfit(self, seats: int, options: Options) -> Objection | None:
        """Nothing scores again with three decks (A3)."""
        return misfit(options)

    def start(self, seats: int, options: Options) -> State:
        """The state before anything is drawn (R2)."""
        return turn.opening(seats, variant(options))

    def turn(self, state: State) -> Seat | None:
        """The member of a side whose turn it is (R1), CHANCE, or None once the game is over (R14)."""
        if state.phase in PLAYERS:
            return state.seat
        return None if state.phase == OVER else CHANCE

    def candidates(self, state: State) -> Iterable[CardokuMove]:
        """All that may be meant by pointing at cards of the hand and cells of the grid."""
        return legal.candidates(state)

    def fault(self, state: State, move: CardokuMove) -> Objection | None:
        """Occupied, repeat, pile not empty, locked, equal values or own cell, pass, in this order."""
        return faults.fault(state, move)

    def objection(self, state: State, move: CardokuMove) -> Objection | None:
        """The fault; without a referee values may be repeated (A16)."""
        return faults.fault(state, move, state.checked)

    def unplayable(self, state: State, taps: Sequence[Place]) -> Objection | None:
        """Why a card of the hand cannot be chosen: no cell takes it."""
        return faults.unplayable(state, taps)

    def legal_moves(self, state: State) -> Sequence[CardokuMove]:
        """The candidates without objections, found through sets of cells."""
        if state.phase in PLAYERS:
            return [*legal.turn_moves(state, state.checked), *legal.calls(state)]
        return tuple(chance.outcomes(state))

    def fair_moves(self, state: State) -> Sequence[CardokuMove]:
        """The moves that a referee would allow."""
        return legal.turn_moves(state, checked=True) if state.phase in PLAYERS else self.legal_moves(state)

    def calls(self, state: State) -> Sequence[CardokuMove]:
        """The objections to wrong cards (A16)."""
        return legal.calls(state)

    def apply(self, state: State, move: CardokuMove) -> State:
        """The state after a legal move."""
        return turn.make(state, move)

    def standings(self, state: State) -> Sequence[Standing]:
        """The points of each seat's side, one line a point in the order scored; a side shares its rank (R15)."""
        totals = state.totals()
        sides = []
        for side, rank in enumerate(ranked(totals)):
            sheet = tuple((LABEL_TEXTS[point.line], 1) for point in state.scored if point.side == side)
            sides.append(Standing(rank, totals[side], sheet))
        return tuple(sides[seat % 2] for seat in range(state.seats))

    def unsound(self, state: State, start: State) -> Text | None:
        """Why an edited state cannot be one of this game."""
        return soundness.unsound(state, start)

    def longest(self, seats: int, options: Options) -> int:
        """A bound on the moves of any game with these options; its proof stands with it."""
        return length.longest(variant(options))

    def parse(self, token: str) -> CardokuMove:
        """The move a token names. Raises ValueError for any other text."""
        return parse(token)

    def chance_outcomes(self, state: State) -> Mapping[CardokuMove, int]:
        """Chance's moves: a card weighs as many as there are of it in the bag, everything else weighs 1."""
        return chance.outcomes(state)

    def chance_fault(self, state: State, move: CardokuMove) -> Objection:
        """Why chance cannot make this move now."""
        return chance.chance_fault(state, move)

    def set_up(self, state: State) -> Text | None:
        """The domains, the seeds and the deal, in one sentence."""
        return telling.set_up(state)

    def view(self, state: State, seat: Seat | None) -> View[State]:
        """The state with the other side's hand closed."""
        return hidden.view(state, seat)

    def side(self, seats: int, seat: Seat) -> int:
        """Even seats play for side A, odd ones for side B (R1)."""
        return seat % 2

    def reveals(self, state: State, move: CardokuMove) -> bool:
        """Does the move show anyone something new?"""
        return hidden.reveals(state, move)

    def answers(self, move: CardokuMove) -> bool:
        """An objection is answered."""
        return isinstance(move, Object)

    def determinize(self, view: View[State], rng: Random) -> State:
        """A full state that the view allows, each equally likely."""
        return hidden.determinize(view, rng)

    def redact(self, state: State, move: CardokuMove, seat: Seat | None) -> CardokuMove:
        """The move as a seat sees it made; `state` is the one before it."""
        return hidden.redact(state, move, seat)
