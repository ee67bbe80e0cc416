"""How a move of KADO is asked for and told, and how a game's end is put into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from azumaya.core.cards import HOLE
from azumaya.core.text import SeatName, Text
from azumaya.games.kado.challenge import HALF, HIT, MISS
from azumaya.games.kado.grid import neighbour
from azumaya.games.kado.moves import Bonus, Discard, Give, Guess, KadoMove, Pass, Put, Top
from azumaya.games.kado.scoring import standings
from azumaya.games.kado.words import name, pair

if TYPE_CHECKING:
    from azumaya.core.game import Seat
    from azumaya.games.kado.state import State


def seat_title(options: Mapping[str, str], seat: Seat) -> Text:
    """What a seat is called in the set-up form."""
    return Text("Deals in turn {n}", n=seat + 1)


# -- asking ------------------------------------------------------------------------------------------------------


def ask(state: State, move: KadoMove) -> Text:
    """The words of the button that makes this move."""
    match move:
        case Give(seat) if seat == state.seat:
            return Text("Keep it")
        case Give(seat):
            return Text("Give it to {who}", who=SeatName(seat))
        case Discard():
            return Text("Put it aside")
        case Guess(guessed):
            return Text("Guess {pair}", pair=pair(guessed))
        case Pass():
            return Text("Pass")
        case Put():
            return Text("Place it here")
        case _:
            return Text("Let chance decide")


# -- telling -----------------------------------------------------------------------------------------------------


def tell(state: State, move: KadoMove, who: str) -> Text:
    """The line of the log for this move; `state` is from before it."""
    match move:
        case Top():
            return _looked(state, move)
        case Give(seat):
            return _given(state, seat, who)
        case Discard():
            return _put_aside(state, who)
        case Guess():
            return _guessed(state, move, who)
        case Pass():
            return Text("{who} does not challenge.", who=who)
        case Bonus():
            return Text("{who} lays a bonus card aside, unseen.", who=SeatName(state.seat))
        case Put():
            return _put(state, move, who)


def _looked(state: State, move: Top) -> Text:
    who = SeatName(state.gifter)
    if move.card == HOLE:
        return Text("{who} looks at a card.", who=who)
    return Text("{who} looks at {card}.", who=who, card=name(move.card))


def _given(state: State, seat: Seat, who: str) -> Text:
    """Whoever saw the card is told which. The last card ends the deal."""
    told = _given_one(state, seat, who)
    return told if len(state.waiting) > 1 else Text("{told} All have one now.", told=told)


def _given_one(state: State, seat: Seat, who: str) -> Text:
    card = name(state.top) if state.top and state.top != HOLE else None
    if seat == state.seat:
        return Text("{who} keeps {card}.", who=who, card=card) if card else Text("{who} keeps a card.", who=who)
    to = SeatName(seat)
    if card:
        return Text("{who} gives {to} a card: {card}.", who=who, to=to, card=card)
    return Text("{who} gives {to} a card.", who=who, to=to)


def _put_aside(state: State, who: str) -> Text:
    if state.top and state.top != HOLE:
        return Text("{who} puts a card aside: {card}.", who=who, card=name(state.top))
    return Text("{who} puts a card aside.", who=who)


def _guessed(state: State, move: Guess, who: str) -> Text:
    """A guess, and what all saw come of it."""
    guessed, gifter = pair(move.pair), SeatName(state.gifter)
    if move.outcome == MISS:
        return Text("{who} guesses {pair}: that is not it.", who=who, pair=guessed)
    if move.outcome == HALF:
        return Text(
            "{who} guesses {pair}: one of them is right, and {who} and {gifter} exchange their cards.",
            who=who,
            pair=guessed,
            gifter=gifter,
        )
    if move.outcome == HIT:
        return Text(
            "{who} guesses {pair}: right! {who} and {gifter} exchange their cards, and {who} earns a bonus.",
            who=who,
            pair=guessed,
            gifter=gifter,
        )
    return Text("{who} guesses {pair}.", who=who, pair=guessed)


def _put(state: State, move: Put, who: str) -> Text:
    """A card has its place by the one beside it: the frame floats, so lines and columns would be counted anew."""
    held = state.holdings[state.seat]
    assert held.card is not None
    card, near = name(held.card), neighbour(held.grid, (move.line, move.column))
    if near is None:
        return Text("{who} places {card}, the first card of the grid.", who=who, card=card)
    side, other = near[0], name(near[1])
    match side:
        case "right":
            return Text("{who} places {card} right of {other}.", who=who, card=card, other=other)
        case "below":
            return Text("{who} places {card} below {other}.", who=who, card=card, other=other)
        case "left":
            return Text("{who} places {card} left of {other}.", who=who, card=card, other=other)
        case "above":
            return Text("{who} places {card} above {other}.", who=who, card=card, other=other)


# -- the end -----------------------------------------------------------------------------------------------------


def verdict(state: State, names: Sequence[str]) -> Text:
    """How a finished game ended and why."""
    holdings = state.holdings
    end = standings([h.grid for h in holdings], [h.extras for h in holdings], state.variant.sums)
    best = max(standing.total for standing in end)
    first = [names[seat] for seat, standing in enumerate(end) if standing.rank == 1]
    if len(first) > 1:
        return _shared(first, best)
    return _won(first[0], best, [(end[seat].total, names[seat]) for seat in range(len(end)) if end[seat].rank > 1])


def _won(winner: str, best: int, others: Sequence[tuple[int, str]]) -> Text:
    """One winner; `others` are the totals and names of all the rest."""
    less = max(total for total, _ in others)
    second = [other for total, other in others if total == less]
    if len(others) == 1:
        return Text("{winner} wins with {n} points against {less}.", winner=winner, n=best, less=less)
    if len(second) == 1:
        return Text(
            "{winner} wins with {n} points; {second} comes second with {less}.",
            winner=winner,
            n=best,
            second=second[0],
            less=less,
        )
    return Text("{winner} wins with {n} points; nobody else has more than {less}.", winner=winner, n=best, less=less)


def _shared(first: Sequence[str], best: int) -> Text:
    if len(first) == 2:
        return Text("{one} and {two} share the win with {n} points each.", one=first[0], two=first[1], n=best)
    if len(first) == 3:
        one, two, three = first
        return Text(
            "{one}, {two} and {three} share the win with {n} points each.", one=one, two=two, three=three, n=best
        )
    return Text("{many} players share the win with {n} points each.", many=len(first), n=best)
