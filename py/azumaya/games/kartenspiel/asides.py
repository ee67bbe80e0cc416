"""What lies and is told beside the table: the pile and the penalty stacks, and what has not been seen yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azumaya.core.areas import Group, Listing, Supply
from azumaya.core.cards import Card
from azumaya.core.game import Seat
from azumaya.core.spot import Face, mark
from azumaya.core.text import Plural, SeatName, Text, listed
from azumaya.games.kartenspiel.cards import BLUE, DIGITS, YELLOW
from azumaya.games.kartenspiel.hidden import Unseen
from azumaya.games.kartenspiel.scoring import points
from azumaya.games.kartenspiel.state import Holding, State
from azumaya.games.kartenspiel.words import face, penalty, seen

if TYPE_CHECKING:
    from azumaya.core.game import View

_BACK = Face("card", look={"kind": "number", "face": "down"})


def stacks(state: State) -> Supply:
    """The pile to draw from, and the penalty stack of each seat: its colours are open, its digits where known."""
    heaps = tuple(_stack(seat, held) for seat, held in enumerate(state.holdings))
    return Supply("stacks", Text("Penalties"), (*_pile(state), *heaps), columns=1)


def _pile(state: State) -> tuple[Group, ...]:
    """The pile, as long as there is one."""
    if not state.pile:
        return ()
    name = Plural("{n} card left to draw", "{n} cards left to draw", n=len(state.pile))
    return (Group(name, (_BACK,), {"pile": "deck"}, Text("To draw"), len(state.pile)),)


def _stack(seat: Seat, held: Holding) -> Group:
    blue, yellow = points(held)
    cards: tuple[Card, ...] = (*held.stack, *held.stuck)
    who = SeatName(seat)
    name = Text("{who}: no penalty card", who=who)
    if cards:
        name = Text(
            "{who}: {cards}, {points}",
            who=who,
            cards=listed([seen(card) for card in cards]),
            points=penalty(blue + yellow),
        )
    return Group(name, tuple(map(face, cards)), {"pile": "penalty"}, who, blue + yellow, mark(seat))


def unseen(view: View[State]) -> Listing:
    """How many cards of each kind the viewer has not seen: they are in the pile, in other hands or in stacks."""
    number = Unseen.by(view.state, view.seat).number
    heads = (Text("Number"), *(Text("{digit}", digit=digit) for digit in DIGITS))
    rows: tuple[tuple[Text | int, ...], ...] = tuple(
        (name, *[number.get(f"{kind}{digit}", 0) for digit in DIGITS])
        for name, kind in ((Text("Blue"), BLUE), (Text("Yellow"), YELLOW))
    )
    if view.state.variant.open_hands:
        note = Text("These cards are still in the pile.")
    else:
        note = Text("You have not seen these cards: they are in the pile, in other hands and on other stacks.")
    return Listing("unseen", Text("Unseen"), heads, rows, note)
