"""KADO as searches play it: grids are layouts, cards and moves are numbers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from azumaya.core.forward import Forward
from azumaya.core.game import Seat
from azumaya.games.kado import thumb
from azumaya.games.kado.cards import DECK, PAIRS, Pair
from azumaya.games.kado.challenge import exact, ruled_out, succeeds
from azumaya.games.kado.layout import CARD, COLUMNS, LEFT, LINES, UP, Layout, layout
from azumaya.games.kado.moves import DISCARD, GIVES, GUESSES, PASS, PUTS, KadoMove
from azumaya.games.kado.prospect import first_place
from azumaya.games.kado.scoring import BONUS
from azumaya.games.kado.state import CHALLENGING, GIVING, OVER, PLACING, TURNS, State, Variant, gifter

# Moves by number: the seats 0 to 4 are given the card, and
ASIDE, NOTHING, GUESS, PUT = thumb.ASIDE, 6, 10, 64
CHALLENGES = (*range(GUESS, GUESS + len(PAIRS)), NOTHING)
PAIR = tuple(card[:2] for card in DECK)

REAL: dict[int, KadoMove] = {
    **dict(enumerate(GIVES)),
    ASIDE: DISCARD,
    NOTHING: PASS,
    **{GUESS + number: guess for number, guess in enumerate(GUESSES)},
    **{PUT + cell: PUTS[cell // COLUMNS - UP, cell % COLUMNS - LEFT] for cell in range(LINES * COLUMNS)},
}
NUMBER = {move: number for number, move in REAL.items()}


class Position:
    """What a state says, less which cards are bonus cards or were put aside: nothing follows from that.

    The deck is in any order. `cards` are those of the turn, None before they are given and after they are placed.
    """

    __slots__ = ("aside", "cards", "deck", "extras", "grids", "guesses", "phase", "seat", "top", "turn", "variant")

    variant: Variant
    phase: str
    turn: int
    seat: Seat
    deck: list[int]
    top: int | None
    cards: list[int | None]
    grids: list[Layout]
    extras: list[int]
    guesses: tuple[Pair, ...]
    aside: bool

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._told() == other._told()

    __hash__ = None  # type: ignore[assignment]

    def copy(self) -> Position:
        """The same position, to be played on apart from this one."""
        other = Position()
        other.variant, other.phase, other.turn, other.seat = self.variant, self.phase, self.turn, self.seat
        other.deck, other.top, other.cards, other.grids = self.deck[:], self.top, self.cards[:], self.grids[:]
        other.extras, other.guesses, other.aside = self.extras[:], self.guesses, self.aside
        return other

    @property
    def gifter(self) -> Seat:
        """The seat that deals in this turn."""
        return gifter(self.turn, len(self.cards))

    def _told(self) -> tuple[Any, ...]:
        parts = [getattr(self, name) for name in self.__slots__ if name != "deck"]
        return (sorted(self.deck), *parts)


class KadoForward(Forward[State, KadoMove, Position]):
    """The forward model of KADO."""

    def enter(self, state: State) -> Position:
        """The position of a full state."""
        held, position = state.holdings, Position()
        position.variant, position.phase, position.turn, position.seat = (
            state.variant,
            state.phase,
            state.turn,
            state.seat,
        )
        position.deck = [CARD[card] for card in state.deck]
        position.top = None if state.top is None else CARD[state.top]
        position.cards = [None if one.card is None else CARD[one.card] for one in held]
        position.grids = [layout(one.grid, state.variant.sums) for one in held]
        position.extras = [one.extras for one in held]
        position.guesses, position.aside = state.guesses, state.discarded
        return position

    def turn(self, position: Position) -> Seat | None:
        """Who moves."""
        return None if position.phase == OVER else position.seat

    def moves(self, position: Position) -> Sequence[int]:
        """What the seat on turn may do."""
        if position.phase == PLACING:
            return [PUT + place[0] for place in position.grids[position.seat].room]
        if position.phase == CHALLENGING:
            return CHALLENGES
        found = [seat for seat, card in enumerate(position.cards) if card is None]
        if len(position.cards) == 2 and not position.aside:
            found.append(ASIDE)
        return found

    def play(self, position: Position, move: int, rng: Random) -> Position:
        """The position after it, the next card looked at and a bonus card drawn."""
        if position.phase == PLACING:
            _put(position, move - PUT, rng)
        elif position.phase == CHALLENGING:
            _challenge(position, move, rng)
        elif move == ASIDE:
            position.aside = True
            _look(position, rng)
        else:
            position.cards[move] = position.top
            if None in position.cards:
                _look(position, rng)
            else:
                position.phase, position.top = CHALLENGING, None
                position.seat = (position.seat + 1) % len(position.cards)
        return position

    def copy(self, position: Position) -> Position:
        """The same position, to be played on apart from this one."""
        return position.copy()

    def value(self, position: Position, seat: Seat) -> float:
        """The chance of first place, by what the grids promise."""
        worth = [grid.promise() + BONUS * n for grid, n in zip(position.grids, position.extras, strict=True)]
        if position.phase == OVER:
            totals = [round(total) for total in worth]
            best = max(totals)
            return (totals[seat] == best) / totals.count(best)
        for other, card in enumerate(position.cards):
            if card is not None:
                worth[other] += position.grids[other].best(card)[0]
        return first_place(worth, seat, position.turn)

    def policy(self, position: Position, moves: Sequence[int], rng: Random) -> int:
        """By rule of thumb; a pair is named as likely as it lies unseen."""
        seat = position.seat
        if position.phase == GIVING:
            assert position.top is not None
            lacking = [other for other, card in enumerate(position.cards) if card is None and other != seat]
            own = position.cards[seat] is None
            means = thumb.MEANS[position.turn]
            return thumb.choose(position.top, seat, lacking, own, moves[-1] == ASIDE, position.grids, means)
        card = position.cards[seat]
        assert card is not None
        if position.phase == PLACING:
            return PUT + position.grids[seat].best(card)[1]
        if position.variant.either and position.grids[seat].best(card)[0] > 0:
            return NOTHING
        kept = position.cards[position.gifter]
        drawn = int(rng.random() * (len(position.deck) + 1))
        pair = PAIR[position.deck[drawn] if drawn < len(position.deck) else kept or 0]
        return NOTHING if ruled_out(pair, position.guesses, position.variant.either) else GUESS + PAIRS.index(pair)

    def real(self, move: int) -> KadoMove:
        """The game's own move."""
        return REAL[move]


def _look(position: Position, rng: Random) -> None:
    position.phase, position.top = GIVING, _drawn(position.deck, rng)


def _drawn(deck: list[int], rng: Random) -> int:
    at = int(rng.random() * len(deck))
    deck[at], deck[-1] = deck[-1], deck[at]
    return deck.pop()


def _challenge(position: Position, move: int, rng: Random) -> None:
    """A failed guess is remembered; a right one exchanges the cards and ends the challenges."""
    gifter, seat = position.gifter, position.seat
    if move != NOTHING:
        kept = position.cards[gifter]
        assert kept is not None
        guessed, card = PAIRS[move - GUESS], DECK[kept]
        if succeeds(guessed, card, position.variant.either):
            position.cards[gifter], position.cards[seat] = position.cards[seat], kept
            if exact(guessed, card):
                position.extras[seat] += 1
                if not position.variant.counters:
                    _drawn(position.deck, rng)
            seat = (gifter - 1) % len(position.cards)
        else:
            position.guesses = (*position.guesses, guessed)
    position.seat = (seat + 1) % len(position.cards)
    if position.seat == gifter:
        position.phase, position.guesses = PLACING, ()
        position.seat = (gifter + 1) % len(position.cards)


def _put(position: Position, cell: int, rng: Random) -> None:
    """The next seat places; after the gifter the next turn begins, or the game is over."""
    seat, gifter = position.seat, position.gifter
    card = position.cards[seat]
    assert card is not None
    position.grids[seat] = position.grids[seat].lay(cell, card)
    position.cards[seat] = None
    if seat != gifter:
        position.seat = (seat + 1) % len(position.cards)
        return
    position.aside = False
    if position.turn == TURNS:
        position.phase = OVER
        return
    position.turn += 1
    position.seat = position.gifter
    _look(position, rng)
