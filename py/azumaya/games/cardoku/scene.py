"""How the table of Cardoku looks: the grid, the hand, what can be said, and both sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from azumaya.core.areas import Area, Buttons, Rack
from azumaya.core.cards import Card, Cards
from azumaya.core.scene import Count, Scene, SeatLine
from azumaya.core.spot import Spot, mark
from azumaya.core.text import Text
from azumaya.games.cardoku import asides, telling
from azumaya.games.cardoku.board import board
from azumaya.games.cardoku.cards import VALUE, name
from azumaya.games.cardoku.moves import PASS, CardokuMove
from azumaya.games.cardoku.prompt import phase, prompt
from azumaya.games.cardoku.state import MOST_OBJECTIONS, OVER, State
from azumaya.games.cardoku.words import SIDES, TALLIES, face, in_order

if TYPE_CHECKING:
    from azumaya.core.game import Seat, View

_PASS = Spot(PASS.places[0], Text("Pass: no card of your hand fits"), key="p", label=Text("Pass"))
_OBJECT = Spot("do:object", Text("Object: choose the card that is wrong"), key="o", label=Text("Object"), standing=True)


class CardokuTable:
    """The table of Cardoku. Everybody sees the grid; the rack is the hand of the viewer's side."""

    def scene(self, view: View[State]) -> Scene:
        """The whole table."""
        state = view.state
        return Scene(
            prompt=prompt(view),
            phase=phase(state),
            seats=tuple(_seat_line(state, seat) for seat in range(state.seats)),
            areas=(board(state), *_tray(view), *_asides(view)),
            points=Text("Rows, columns and boxes completed: the most win."),
            tallies=TALLIES,
        )

    def seat_title(self, options: Mapping[str, str], seat: Seat) -> Text:
        """What a seat is called in the set-up form."""
        return telling.seat_title(options, seat)

    def ask(self, view: View[State], move: CardokuMove) -> Text:
        """The words of the button that makes this move."""
        return telling.ask(view.state, move)

    def tell(self, view: View[State], move: CardokuMove, who: str) -> Text:
        """The line of the log for this move."""
        return telling.tell(view.state, view.seat, move, who)

    def verdict(self, view: View[State], names: Sequence[str]) -> Text:
        """How the game ended and why."""
        return telling.verdict(view.state, names)


def _seat_line(state: State, seat: Seat) -> SeatLine:
    """The side of a seat, the sizes of its hand and of its pile, and its points."""
    side = seat % 2
    held = state.holdings[side]
    hand = Count("hand", len(held.hand), Text("in hand"))
    pile = Count("deck", held.pile, Text("to draw"))
    return SeatLine(seat, mark(side), SIDES[side], state.totals()[side], (hand, pile))


def _asides(view: View[State]) -> tuple[Area, ...]:
    state = view.state
    if state.phase == OVER:
        return (asides.cards(view),)
    return (asides.lines(state), asides.cards(view), asides.steps(state))


# -- under the thumb ---------------------------------------------------------------------------------------------


def _tray(view: View[State]) -> tuple[Area, ...]:
    """The hand of the viewer's side and what may be said, on every turn, so that nothing moves when a turn ends."""
    state = view.state
    if view.seat is None or state.phase == OVER:
        return ()
    hand = in_order(state.holdings[view.seat % 2].hand)
    rack = (Rack("hand", Text("Your hand"), _held(state, view.seat % 2, hand)),) if hand else ()
    return (*rack, _words(state))


def _held(state: State, side: int, hand: Cards) -> tuple[Spot, ...]:
    """The cards of a hand; those that fit nowhere lie flat. The key of a value is that of its first card."""
    return tuple(_card(state, side, hand[:at], card) for at, card in enumerate(hand))


def _card(state: State, side: int, before: Cards, card: Card) -> Spot:
    """A card of a hand behind those before it. Of equal cards a tap on any means the same."""
    means, alike = f"hand:{card}", before.count(card)
    place = f"{means}:{alike + 1}" if alike else means
    first = all(other[0] != card[0] for other in before)
    return Spot(
        place=place,
        name=name(card),
        face=face(card, f"hand-{side}-{place}"),
        look={} if VALUE[card] in state.grid.fitting else {"flat": ""},
        tap=means if alike else None,
        key=card[0] if first else None,
    )


def _words(state: State) -> Buttons:
    """To pass; and to object, as long as nobody checks what is laid (A16)."""
    free = not state.variant.referee and state.objections < MOST_OBJECTIONS
    return Buttons("say", Text("Instead"), (_PASS, _OBJECT) if free else (_PASS,), beside=True)
