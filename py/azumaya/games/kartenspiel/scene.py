"""How the table of Sudoku – Das Kartenspiel looks: the field, the hand, the own stack, what can be said, the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from azumaya.core.areas import Area, Buttons, Rack
from azumaya.core.cards import Card, Cards, laid
from azumaya.core.scene import Count, Scene, SeatLine
from azumaya.core.spot import Spot, mark
from azumaya.core.text import Text
from azumaya.games.kartenspiel import asides, telling
from azumaya.games.kartenspiel.cards import YELLOW, YELLOWS, colour, name
from azumaya.games.kartenspiel.field import field
from azumaya.games.kartenspiel.moves import KartenspielMove
from azumaya.games.kartenspiel.prompt import fitting, phase, prompt
from azumaya.games.kartenspiel.scoring import points
from azumaya.games.kartenspiel.state import KEPT, OVER, State
from azumaya.games.kartenspiel.words import face

if TYPE_CHECKING:
    from azumaya.core.game import Seat, View

_PENALTY = Spot("do:penalty", Text("Put a card of your hand on your penalty stack"), key="p", label=Text("Penalty"))
_PASS = Spot("do:pass", Text("Pass"), key="p", label=Text("Pass"))
_OBJECT = Spot("do:object", Text("Object to the card placed last"), key="o", label=Text("Object"), standing=True)


class KartenspielTable:
    """The table of Sudoku – Das Kartenspiel. Everybody sees the field; the racks are those of the viewer."""

    def scene(self, view: View[State]) -> Scene:
        """The whole table."""
        state = view.state
        return Scene(
            prompt=prompt(view),
            phase=phase(state),
            seats=tuple(_seat_line(state, seat) for seat in range(len(state.holdings))),
            areas=(field(state.table, _yellows(view), state.variant.referee), *_tray(view), *_asides(view)),
            points=Text("Penalty points: the fewest win."),
        )

    def seat_title(self, options: Mapping[str, str], seat: Seat) -> Text:
        """What a seat is called in the set-up form."""
        return telling.seat_title(options, seat)

    def ask(self, view: View[State], move: KartenspielMove) -> Text:
        """The words of the button that makes this move."""
        return telling.ask(view.state, move)

    def tell(self, view: View[State], move: KartenspielMove, who: str) -> Text:
        """The line of the log for this move."""
        return telling.tell(view.state, view.seat, move, who)

    def verdict(self, view: View[State], names: Sequence[str]) -> Text:
        """How the game ended and why."""
        return telling.verdict(view.state, names)


def _seat_line(state: State, seat: Seat) -> SeatLine:
    held = state.holdings[seat]
    hand = Count("hand", len(held.hand), Text("in hand"))
    return SeatLine(seat, mark(seat), Text("penalty"), sum(points(held)), (hand,))


def _yellows(view: View[State]) -> Cards:
    """The yellow cards that the viewer, else whoever is on turn, could still place, as far as they are seen."""
    state = view.state
    held = state.own if view.seat is None else state.holdings[view.seat]
    may_stack = state.last_phase and state.variant.penalties != KEPT
    cards = (*held.hand, *(held.stack if may_stack else ()))
    return tuple(card for card in cards if card in YELLOWS)


def _asides(view: View[State]) -> tuple[Area, ...]:
    told = () if view.state.phase == OVER else (asides.unseen(view),)
    return (asides.stacks(view.state), *told)


# -- under the thumb -------------------------------------------------------------------------------------------------


def _tray(view: View[State]) -> tuple[Area, ...]:
    """What the viewer holds and may say, on every turn, so that nothing moves when a turn ends."""
    if view.seat is None or view.state.phase == OVER:
        return ()
    return (*_racks(view.state, view.seat), _words(view.state, view.seat))


def _racks(state: State, seat: Seat) -> tuple[Rack, ...]:
    """The hand, and in the last phase the own stack, unless its cards stay where they are (A7)."""
    held = state.holdings[seat]
    keys = _keys(held.hand, held.stack)
    hand = _spots(state, "hand", seat, held.hand, keys)
    given = laid((*held.stack, *held.stuck))
    if not given or not state.last_phase or state.variant.penalties == KEPT:
        return (Rack("hand", Text("Your hand"), hand),) if hand else ()
    stack = _spots(state, "stack", seat, given, keys)
    racks = (
        Rack("hand", Text("Your hand"), hand, Text("Hand")),
        Rack("stack", Text("Your penalty stack"), stack, Text("Stack")),
    )
    return tuple(rack for rack in racks if rack.spots)


def _spots(state: State, rack: str, seat: Seat, cards: Cards, keys: dict[str, str]) -> tuple[Spot, ...]:
    """The cards of a rack, of equal ones the first with the key; those that fit nowhere lie flat."""
    fits = fitting(state, cards)
    spots = []
    for at, card in enumerate(cards):
        means = f"{rack}:{card}"
        alike = cards[:at].count(card)
        place = f"{means}:{alike + 1}" if alike else means
        spot = Spot(
            place=place,
            name=name(card),
            face=face(card, f"{seat}-{place}"),
            look={} if card in fits else {"flat": ""},
            tap=means if alike else None,
            key=None if alike else keys.get(means),
        )
        spots.append(spot)
    return tuple(spots)


def _keys(hand: Cards, stack: Cards) -> dict[str, str]:
    """Keys by place: each card its digit, blue ones and the hand first; a yellow one else `y`."""
    keys: dict[str, str] = {}
    by_colour = sorted(set(hand), key=_yellow_last), sorted(set(stack), key=_yellow_last)
    for rack, cards in zip(("hand", "stack"), by_colour, strict=True):
        for card in cards:
            wished = (card[1], "y") if colour(card) == YELLOW else (card[1],)
            if key := next((key for key in wished if key not in keys.values()), None):
                keys[f"{rack}:{card}"] = key
    return keys


def _yellow_last(card: Card) -> tuple[bool, Card]:
    return colour(card) == YELLOW, card


def _words(state: State, seat: Seat) -> Buttons:
    """To give a card up or, with an empty hand, to pass; and to object where no referee watches."""
    turn = _PENALTY if state.holdings[seat].hand else _PASS
    return Buttons("say", Text("Instead"), (turn,) if state.variant.referee else (turn, _OBJECT), beside=True)
