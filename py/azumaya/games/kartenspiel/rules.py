"""Sudoku – Das Kartenspiel as a game of the house: what a move does stands in `turn`, why it may not be in `faults`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from azumaya.core.areas import Board
from azumaya.core.game import CHANCE, About, Game, Objection, Options, Place, Seat, View
from azumaya.core.standing import Standing
from azumaya.core.text import Text
from azumaya.games.kartenspiel import chance, choices, faults, hidden, picture, scoring, soundness, telling, turn
from azumaya.games.kartenspiel.cards import DECK
from azumaya.games.kartenspiel.moves import KartenspielMove, Object, parse
from azumaya.games.kartenspiel.options import OPTIONS, variant
from azumaya.games.kartenspiel.scene import KartenspielTable
from azumaya.games.kartenspiel.skill import KartenspielSkill
from azumaya.games.kartenspiel.state import AFTER_HAND, HAND, KEPT, OVER, PLAYING, State


class Kartenspiel(Game[State, KartenspielMove]):
    """The rules of Sudoku – Das Kartenspiel."""

    about = About(
        id="kartenspiel",
        title=Text("Sudoku – Das Kartenspiel"),
        line=Text("Build one great Sudoku together, and be the one with the fewest cards that did not fit."),
        seats=(2, 3, 4, 5),
        minutes=20,
        rules=1,
        options=OPTIONS,
        turn="R3",
        end="R10",
        hidden=True,
    )
    skill = KartenspielSkill()
    table = KartenspielTable()

    def pictures(self) -> Mapping[str, Board]:
        """Two yellow cards and the blue ones in their rings."""
        return {"boxes": picture.boxes()}

    def start(self, seats: int, options: Options) -> State:
        """The state before the first yellow is turned up (R2)."""
        return turn.opening(seats, variant(options))

    def turn(self, state: State) -> Seat | None:
        """The seat that takes a turn, CHANCE, or None when the game is over (R10)."""
        if state.phase == PLAYING:
            return state.seat
        return None if state.phase == OVER else CHANCE

    def candidates(self, state: State) -> Iterable[KartenspielMove]:
        """Every card that the seat on turn has, on every cell near the table, and whatever else a turn can be."""
        return choices.candidates(state)

    def fault(self, state: State, move: KartenspielMove) -> Objection | None:
        """Why the seat on turn may not make this move by the printed rules, first reason first; None if it may."""
        return faults.fault(state, move)

    def objection(self, state: State, move: KartenspielMove) -> Objection | None:
        """Why the move is not legal at this table: without a referee digits are not checked (A13)."""
        return faults.objection(state, move)

    def unplayable(self, state: State, taps: Sequence[Place]) -> Objection | None:
        """Why a card of the stack, or a cell, goes with nothing."""
        return choices.unplayable(state, taps)

    def legal_moves(self, state: State) -> Sequence[KartenspielMove]:
        """The candidates without objections, found through masks."""
        if state.phase == PLAYING:
            return choices.legal(state)
        return tuple(chance.outcomes(state))

    def fair_moves(self, state: State) -> Sequence[KartenspielMove]:
        """The legal moves that break no printed rule, less to object (A13)."""
        if state.phase == PLAYING:
            return choices.fair(state)
        return tuple(chance.outcomes(state))

    def calls(self, state: State) -> Sequence[KartenspielMove]:
        """To object, where the card placed in the turn before is wrong (R8)."""
        return choices.calls(state)

    def apply(self, state: State, move: KartenspielMove) -> State:
        """The state after a legal move."""
        return turn.make(state, move)

    def standings(self, state: State) -> Sequence[Standing]:
        """Penalty points by colour; whoever has fewest stands first (R11)."""
        return scoring.standings(state)

    def unsound(self, state: State, start: State) -> Text | None:
        """Why an edited state cannot be one of this game."""
        return soundness.unsound(state, start)

    def longest(self, seats: int, options: Options) -> int:
        """54 moves of chance, a turn for each of the 53 cards that are ever in a hand, and what comes on top.

        A card leaves a stack at most once: it stays on the table, or is objected to and stays on a stack for good; so
        there are at most 53 turns that place a card of a stack, and for the same reason 53 objections. Between two
        turns in which a card moves at most seats - 1 pass, since as many passes in a row as there are seats end the
        game. Passes come only in the last phase, which begins with five cards in every hand; unless cards of stacks
        may be placed before the hand is empty, all hands run out in the same round, and nobody passes before that.
        """
        hand, stack = len(DECK) - 1, len(DECK) - 1
        objections = hand if options["referee"] == "off" else 0
        if options["penalties"] == KEPT:
            return len(DECK) + hand + objections
        moved = stack if options["penalties"] == AFTER_HAND else stack + HAND * seats
        return len(DECK) + hand + stack + (seats - 1) * moved + seats + objections

    def parse(self, token: str) -> KartenspielMove:
        """The move a token names. Raises ValueError for any other text."""
        return parse(token)

    def chance_outcomes(self, state: State) -> Mapping[KartenspielMove, int]:
        """The yellows for the middle, or the cards of the pile, each by how often it is left."""
        return chance.outcomes(state)

    def chance_fault(self, state: State, move: KartenspielMove) -> Objection:
        """Why chance cannot make this move now."""
        return chance.chance_fault(state, move)

    def set_up(self, state: State) -> Text | None:
        """The first card and the deal, in one sentence."""
        return telling.set_up(state)

    def view(self, state: State, seat: Seat | None) -> View[State]:
        """The state with the pile, the other hands and the digits of the other stacks closed (A12)."""
        return hidden.view(state, seat)

    def reveals(self, state: State, move: KartenspielMove) -> bool:
        """Does the move show anyone something new?"""
        return hidden.reveals(state, move)

    def answers(self, move: KartenspielMove) -> bool:
        """An objection is answered."""
        return isinstance(move, Object)

    def determinize(self, view: View[State], rng: Random) -> State:
        """A full state that the view allows, each lay of the unseen cards equally likely."""
        return hidden.determinize(view, rng)

    def redact(self, state: State, move: KartenspielMove, seat: Seat | None) -> KartenspielMove:
        """The move as a seat sees it made; `state` is the one before it."""
        return hidden.redact(state, move, seat)
