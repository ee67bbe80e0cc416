"""What speaks for a move: the points it saves, the room it makes, and the room it takes from others."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import or_

from azumaya.core.cards import Card, Cards, counts, take
from azumaya.core.game import AnyGame, Place, View
from azumaya.core.skill import Why
from azumaya.core.text import Plural, Text
from azumaya.games.kartenspiel.cards import POINTS, YELLOW, YELLOWS, colour, digit, name
from azumaya.games.kartenspiel.choices import may_replay
from azumaya.games.kartenspiel.grid import cells_in, fits, grid_of
from azumaya.games.kartenspiel.hidden import Unseen
from azumaya.games.kartenspiel.moves import KartenspielMove, Pass, Penalty, Placement, Replay
from azumaya.games.kartenspiel.moves import Place as Laying
from azumaya.games.kartenspiel.state import KEPT, State
from azumaya.games.kartenspiel.table import Cell, box, cards_of, placed, yellows_around
from azumaya.games.kartenspiel.words import penalty

FEW = 3  # cells: a card that fits in no more may soon fit nowhere

_LOOK_AT_HAND = Text("Look at your hand.")
_LOOK_AT_LAST = Text("Look at the card that was placed last.")


def why(game: AnyGame, view: View[State], move: KartenspielMove) -> Why:
    """What speaks for a legal move of the seat on turn, whose view it is."""
    state = view.state
    if isinstance(move, Placement):
        return Why(*_around(state, move), Effect(view, move).reason())
    if isinstance(move, Penalty):
        return Why(_LOOK_AT_HAND, _hand(state), _of_giving_up(state, move.card))
    if isinstance(move, Pass):
        return Why(Text("Look at your penalty stack."), _stack(state), _of_passing(state))
    last = placed(state.table[-1])
    said = Text("It repeats a number, and an objection puts it on the penalty stack of whoever placed it.")
    return Why(_LOOK_AT_LAST, (last.cell,), said)


# -- where to look ---------------------------------------------------------------------------------------------------


def _around(state: State, move: Placement) -> tuple[Text, tuple[Place, ...]]:
    """A part of the table that holds the cell: a box, or where yellow cards may go."""
    cards = cards_of(state.table)
    if colour(move.card) == YELLOW:
        grid = grid_of(state.table)
        yellows = [card for card in (*state.own.hand, move.card) if colour(card) == YELLOW]
        free = cells_in(reduce(or_, (fits(grid, card) for card in yellows)))
        return Text("Look where a yellow card may open a new box."), tuple(map(_place, free))
    yellow = next(cell for cell in cards if cell in yellows_around(cards, (move.x, move.y)))
    empty = [cell for cell in box(yellow) if cell not in cards]
    return Text("Look around yellow {digit}.", digit=digit(cards[yellow])), tuple(map(_place, empty))


def _place(cell: Cell) -> Place:
    return "{},{}".format(*cell)


def _hand(state: State) -> tuple[Place, ...]:
    return tuple(f"hand:{card}" for card in counts(state.own.hand))


def _stack(state: State) -> tuple[Place, ...]:
    return tuple(f"stack:{card}" for card in counts(state.own.stack))


# -- why -------------------------------------------------------------------------------------------------------------


def _of_giving_up(state: State, card: Card) -> Text:
    grid, points = grid_of(state.table), penalty(POINTS[colour(card)])
    hand = state.own.hand
    fitting = [held for held in hand if fits(grid, held)]
    stack = state.own.stack if may_replay(state) else ()
    if not fitting and not any(fits(grid, held) for held in stack):
        if colour(card) != YELLOW and any(held in YELLOWS for held in hand):
            return Text("None of your cards fits, and {card} costs only {points}.", card=name(card), points=points)
        return Text("None of your cards fits, so {card} costs you {points}.", card=name(card), points=points)
    if card not in fitting:
        return Text(
            "{card} fits nowhere and costs {points}, and the room on the table is kept for your other cards.",
            card=_first(card),
            points=points,
        )
    return Text("It costs {points}, but no room on the table that your other cards need.", points=points)


def _of_passing(state: State) -> Text:
    if not state.own.stack or state.variant.penalties == KEPT:
        return Text("You have no card left to place.")
    if not any(fits(grid_of(state.table), card) for card in state.own.stack):
        return Text("None of your penalty cards fits.")
    return Text("To pass leaves the table as it is.")


def _first(card: Card) -> Text:
    """A card as the first words of a sentence."""
    if colour(card) == YELLOW:
        return Text("Yellow {digit}", digit=digit(card))
    return Text("Blue {digit}", digit=digit(card))


@dataclass(frozen=True)
class Effect:
    """What laying a card does, as the seat sees it that lays it."""

    view: View[State]
    move: Placement

    def reason(self) -> Text:
        """The weightiest reason; where nothing stands out, what still fits afterwards."""
        return self._regains() or self._makes_room() or self._saves() or self._bars() or self._keeps()

    def _regains(self) -> Text | None:
        """Does a card leave the own stack?"""
        if not isinstance(self.move, Replay):
            return None
        points = penalty(POINTS[colour(self.move.card)])
        return Text("It takes {points} off your penalty stack.", points=points)

    def _makes_room(self) -> Text | None:
        """Do cards fit that fitted nowhere?"""
        n = sum(not self._before(card) and self._after(card) > 0 for card in self._rest)
        if not n:
            return None
        return Plural(
            "It makes room for {n} other card of yours, which fits nowhere now.",
            "It makes room for {n} other cards of yours, which fit nowhere now.",
            n=n,
        )

    def _saves(self) -> Text | None:
        """Would the card cost much, or soon fit nowhere?"""
        card = self.move.card
        n = self._before(card)
        points = penalty(POINTS[colour(card)])
        if n <= FEW:
            return Plural(
                "{card} fits in {n} cell only, and would cost {points} once that is gone.",
                "{card} fits in {n} cells only, and would cost {points} once they are gone.",
                n=n,
                card=_first(card),
                points=points,
            )
        if colour(card) == YELLOW:
            return Text("A yellow card that is left over costs {points}, and it opens a new box.", points=points)
        return None

    def _bars(self) -> Text | None:
        """Does it leave others without a cell, and none of the own cards?"""
        if any(self._before(card) and not self._after(card) for card in self._rest):
            return None
        unseen = Unseen.by(self.view.state, self.view.seat).number
        n = sum(number for card, number in unseen.items() if self._before(card) and not self._after(card))
        if not n or self.view.state.variant.open_hands:
            return None
        return Plural(
            "It leaves no cell for {n} of the cards that you have not seen, and all of yours that fit still do.",
            "It leaves no cell for {n} of the cards that you have not seen, and all of yours that fit still do.",
            n=n,
        )

    def _keeps(self) -> Text:
        """How many of the other cards fit."""
        rest = self._rest
        fit = sum(self._after(card) > 0 for card in rest)
        if not rest:
            return Text("It is the last card of your hand, and it costs you nothing.")
        if fit == len(rest):
            return Text("Afterwards all your other cards still fit somewhere.")
        if not fit:
            return Text("It costs nothing; none of your other cards fits afterwards.")
        return Plural(
            "It costs nothing, and {n} of your other cards still fits somewhere afterwards.",
            "It costs nothing, and {n} of your other cards still fit somewhere afterwards.",
            n=fit,
        )

    @property
    def _rest(self) -> Cards:
        """The other cards of the hand."""
        hand = self.view.state.own.hand
        return hand if isinstance(self.move, Replay) else take(hand, self.move.card)

    def _before(self, card: Card) -> int:
        return fits(grid_of(self.view.state.table), card).bit_count()

    def _after(self, card: Card) -> int:
        laid = str(Laying(self.move.card, self.move.x, self.move.y))
        return fits(grid_of((*self.view.state.table, laid)), card).bit_count()
