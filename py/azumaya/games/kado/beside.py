"""What lies beside the grid of a seat: the card of this turn, bonus cards or counters, and cards put aside."""

from __future__ import annotations

from collections.abc import Iterator

from azumaya.core.areas import Group
from azumaya.core.cards import HOLE, Card, Cards
from azumaya.core.game import Seat
from azumaya.core.text import Plural, Text
from azumaya.games.kado.scoring import BONUS
from azumaya.games.kado.state import Holding
from azumaya.games.kado.words import back, face, name

_NOW = Text("this turn")


def beside(seat: Seat, held: Holding) -> Iterator[Group]:
    """The groups, face down where the view does not show them."""
    if held.card is not None:
        yield _of_this_turn(seat, held.card)
    if held.counters:
        told = Plural("{n} bonus counter", "{n} bonus counters", n=held.counters)
        yield Group(told, (), {"pile": "bonus"}, _points(held.counters), held.counters)
    if held.bonus:
        told = Plural("{n} bonus card", "{n} bonus cards", n=len(held.bonus))
        yield _pile("bonus", told, held.bonus, _points(len(held.bonus)))
    if held.discards:
        told = Plural("{n} card put aside", "{n} cards put aside", n=len(held.discards))
        yield _pile("discard", told, held.discards, _aside(len(held.discards)))


def _of_this_turn(seat: Seat, card: Card) -> Group:
    if card == HOLE:
        return Group(Text("card of this turn, face down"), (back(f"turn-{seat}"),), label=_NOW)
    return Group(Text("card of this turn: {card}", card=name(card)), (face(card),), label=_NOW)


def _points(number: int) -> Text:
    """What so many bonuses count (R6)."""
    return Text("+{n}", n=BONUS * number)


def _aside(number: int) -> Text:
    """Of several cards only the uppermost are seen."""
    return Text("aside") if number == 1 else Text("{n} aside", n=number)


def _pile(kind: str, told: Text, cards: Cards, label: Text) -> Group:
    """Cards that count by their number or not at all; each is told where it is seen."""
    seen = [card for card in cards if card != HOLE]
    if not seen:
        told = Text("{pile}, face down", pile=told)
    for card in seen:
        told = Text("{pile}; {card}", pile=told, card=name(card))
    faces = tuple(back() if card == HOLE else face(card) for card in cards)
    return Group(told, faces, {"pile": kind}, label, len(cards))
