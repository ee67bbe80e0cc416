"""What speaks for a move: what it completes, what it takes from the other side, what it prepares."""

from __future__ import annotations

from dataclasses import replace

from azumaya.core.game import AnyGame, View
from azumaya.core.skill import Why
from azumaya.core.sudoku import BOX, HOUSES, NAME, bits
from azumaya.core.text import Plural, Text, listed
from azumaya.games.cardoku.board import short
from azumaya.games.cardoku.cards import VALUE
from azumaya.games.cardoku.grid import Grid
from azumaya.games.cardoku.lines import FIRST_BOX, LABELS, LINES, NINE
from azumaya.games.cardoku.moves import CardokuMove, Move, Object, Pass, Play, Swap, TurnMove
from azumaya.games.cardoku.slips import laid_on
from azumaya.games.cardoku.state import State
from azumaya.games.cardoku.turn import gained, grid_after
from azumaya.games.cardoku.words import line


def why(game: AnyGame, view: View[State], move: CardokuMove) -> Why:
    """What speaks for a legal move of the seat on turn, whose view it is."""
    state = view.state
    match move:
        case Object(cell):
            return _look_at(LINES[cell][0], Text("A value stands twice there: the card that came second is wrong."))
        case Pass():
            hand = tuple(f"hand:{card}" for card in dict.fromkeys(state.held.hand))
            return Why(Text("Look at your hand."), hand, _of_pass(state))
        case Play() | Move() | Swap():
            return _of_laying(state, move)
        case _:
            raise AssertionError(f"{move} is chance's")


def _look_at(at: int, reason: Text) -> Why:
    """A line as the place to look at."""
    return Why(Text("Look at {line}.", line=line(LABELS[at])), tuple(NAME[cell] for cell in bits(HOUSES[at])), reason)


def _of_pass(state: State) -> Text:
    if state.held.pile or not state.held.hand:
        return Text("None of your cards fits anywhere, so there is nothing else to do.")
    return Text("None of your cards fits anywhere, and moving or swapping would only help the other side.")


def _of_laying(state: State, move: Play | Move | Swap) -> Why:
    """Points first, then what is prevented, then what is prepared."""
    grid = grid_after(state.grid, move)
    if labels := gained(state, move, grid):
        told = listed([line(label) for label in labels])
        reason = Plural(
            "It completes {lines}: {n} point.", "It completes {lines}: {n} points.", n=len(labels), lines=told
        )
        return _look_at(LABELS.index(labels[0].removesuffix(NINE)), reason)
    box = FIRST_BOX + BOX[laid_on(move)[-1]]
    return _look_at(box, Effect(state, move, grid).reason())


class Effect:
    """What a move without points does to the lines that are one card short."""

    def __init__(self, state: State, move: TurnMove, grid: Grid) -> None:
        self._state, self._move, self._grid = state, move, grid
        self._before, self._after = short(state), short(replace(state, grid=grid))

    def reason(self) -> Text:
        """The weightiest reason."""
        return self._prevents() or self._prepares() or self._fits_seldom() or self._stays_safe()

    def _prevents(self) -> Text | None:
        """Can a line no longer be completed that could have been?"""
        for label, values in self._before.items():
            if label not in self._after:
                return Text(
                    "Otherwise the other side could complete {line} with the value {value}.",
                    line=line(label),
                    value=values[0],
                )
        return None

    def _prepares(self) -> Text | None:
        """Does a line lack one card that is then in the hand?"""
        hand = list(self._state.held.hand)
        if isinstance(self._move, Play):
            hand.remove(self._move.card)
        held = {VALUE[card] for card in hand}
        for label, values in self._after.items():
            mine = [value for value in values if value in held]
            if mine and label not in self._before:
                return Text(
                    "It leaves {line} one card short, and you have the {value} that completes it.",
                    line=line(label),
                    value=mine[0],
                )
        return None

    def _fits_seldom(self) -> Text | None:
        """Is it the card of the hand that has the fewest cells to go to?"""
        if not isinstance(self._move, Play):
            return None
        fits = {VALUE[card]: self._state.grid.fits(VALUE[card]).bit_count() for card in self._state.held.hand}
        value = VALUE[self._move.card]
        if fits[value] > min(n for n in fits.values() if n):
            return None
        return Plural(
            "The {value} fits on {n} cell only, and no other card of your hand on fewer.",
            "The {value} fits on {n} cells, and no other card of your hand fits on fewer.",
            n=fits[value],
            value=value,
        )

    def _stays_safe(self) -> Text:
        """Does it leave the other side nothing new?"""
        if self._after.keys() <= self._before.keys():
            return Text("It leaves no further line one card short for the other side.")
        return Text("The cards that the other side would need for a point are few then.")
