"""How a move of Sudoku – Das Kartenspiel is asked for and told, and how a game's end is put into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from azumaya.core.game import Seat
from azumaya.core.text import Plural, SeatName, Text, listed
from azumaya.games.kartenspiel.cards import name
from azumaya.games.kartenspiel.moves import (
    Centre,
    ChanceMove,
    Deal,
    Draw,
    KartenspielMove,
    Object,
    Pass,
    Penalty,
    Place,
    Replay,
)
from azumaya.games.kartenspiel.scoring import standings
from azumaya.games.kartenspiel.state import CENTRE, DEALING, HAND, State
from azumaya.games.kartenspiel.table import placed
from azumaya.games.kartenspiel.words import penalty, seen, where, worth

_TITLES = (Text("First turn"), Text("Second turn"), Text("Third turn"), Text("Fourth turn"), Text("Fifth turn"))


def seat_title(options: Mapping[str, str], seat: Seat) -> Text:
    """What a seat is called in the set-up form."""
    return _TITLES[seat]


# -- asking ----------------------------------------------------------------------------------------------------------


def ask(state: State, move: KartenspielMove) -> Text:
    """The words of the button that makes this move."""
    match move:
        case Place(card) | Replay(card):
            return Text("Place {card}", card=name(card))
        case Penalty(card):
            return Text("Give up {card}", card=name(card))
        case Pass():
            return Text("Pass")
        case Object():
            return Text("Object to the card placed last")
        case _:
            return Text("Let chance decide")


# -- telling ---------------------------------------------------------------------------------------------------------


def tell(state: State, seat: Seat | None, move: KartenspielMove, who: str) -> Text:
    """The line of the log for this move, as that seat reads it; `state` is from before it."""
    match move:
        case Centre() | Deal() | Draw():
            return _chance(state, seat, move)
        case Place(card, x, y):
            return Text("{who} places {card} {where}.", who=who, card=name(card), where=where(state.table, (x, y)))
        case Replay(card, x, y):
            return Text(
                "{who} places {card} from the penalty stack, {where}.",
                who=who,
                card=name(card),
                where=where(state.table, (x, y)),
            )
        case Penalty(card):
            return Text("{who} gives up {card}: {points}.", who=who, card=seen(card), points=worth(card))
        case Pass():
            return Text("{who} passes.", who=who)
        case Object():
            return Text(
                "{who} objects: {card} does not fit. It goes to the penalty stack of {placer}.",
                who=who,
                card=name(placed(state.table[-1]).card),
                placer=SeatName((state.seat - 1) % len(state.holdings)),
            )


def set_up(state: State) -> Text | None:
    """What chance does before the first turn (R2); None from then on."""
    if state.phase not in (CENTRE, DEALING):
        return None
    return Text("A yellow card is turned up in the middle, and everybody is dealt {hand} cards.", hand=HAND)


def _chance(state: State, seat: Seat | None, move: ChanceMove) -> Text:
    own, who = seat == state.seat, SeatName(state.seat)
    match move:
        case Centre(card):
            return Text("The first card is {card}.", card=name(card))
        case Deal(card) if own:
            return Text("You are dealt {card}.", card=seen(card))
        case Deal(card):
            return Text("{who} is dealt {card}.", who=who, card=seen(card))
        case Draw(card) if own:
            return Text("You draw {card}.", card=seen(card))
        case Draw(card):
            return Text("{who} draws {card}.", who=who, card=seen(card))


# -- the end ---------------------------------------------------------------------------------------------------------


def verdict(state: State, names: Sequence[str]) -> Text:
    """How a finished game ended and why: who has fewest penalty points (R11, A10)."""
    found = standings(state)
    first = [seat for seat, standing in enumerate(found) if standing.rank == 1]
    fewest = found[first[0]].total
    if len(first) > 1:
        return _shared([names[seat] for seat in first], len(names), fewest)
    winner = names[first[0]]
    rest = [standing.total for seat, standing in enumerate(found) if seat != first[0]]
    if min(rest) == fewest:
        return _fewer_yellows(winner, fewest)
    return _won(winner, fewest, min(rest), len(rest))


def _shared(winners: Sequence[str], seats: int, fewest: int) -> Text:
    who = listed([Text("{name}", name=winner) for winner in winners])
    if not fewest:
        return Text("{winners} share the win: none of them has a penalty point.", winners=who)
    if len(winners) == seats:
        return Plural(
            "{winners} share the win: all have {n} penalty point.",
            "{winners} share the win: all have {n} penalty points.",
            n=fewest,
            winners=who,
        )
    return Plural(
        "{winners} share the win with {n} penalty point each.",
        "{winners} share the win with {n} penalty points each.",
        n=fewest,
        winners=who,
    )


def _fewer_yellows(winner: str, fewest: int) -> Text:
    return Text(
        "{winner} wins: others have {points} too, but more yellow cards on the stack.",
        winner=winner,
        points=penalty(fewest),
    )


def _won(winner: str, fewest: int, more: int, others: int) -> Text:
    if not fewest:
        return Text("{winner} wins without a penalty point; the next best has {more}.", winner=winner, more=more)
    if others == 1:
        return Text("{winner} wins with {points} against {more}.", winner=winner, points=penalty(fewest), more=more)
    return Text(
        "{winner} wins with {points}; the next best has {more}.", winner=winner, points=penalty(fewest), more=more
    )
