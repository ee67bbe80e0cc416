"""How the table of KADO looks: the grids of all, what the viewer holds and may choose from, and the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from azumaya.core.areas import Area, Buttons, Rack
from azumaya.core.cards import HOLE
from azumaya.core.scene import Scene, SeatLine
from azumaya.core.spot import Face, Spot, mark
from azumaya.core.text import Plural, SeatName, Text
from azumaya.games.kado import asides, telling
from azumaya.games.kado.moves import DISCARD, GIVES, PASS, KadoMove
from azumaya.games.kado.plots import plots, total
from azumaya.games.kado.prompt import acting, prompt, wanted
from azumaya.games.kado.state import CHALLENGING, GIVING, OVER, PLACING, TURNS, Holding, State
from azumaya.games.kado.words import GIFTS, RIBBONS, face, gift, ribbon

if TYPE_CHECKING:
    from azumaya.core.game import Seat, View

_GIFT_LABELS = {
    "S": Text("Socks"),
    "Q": Text("Cube"),
    "B": Text("Bear"),
    "F": Text("Flowers"),
    "C": Text("Choc"),
}
_RIBBON_LABELS = {"p": Text("Purple"), "o": Text("Orange"), "g": Text("Green"), "b": Text("Blue"), "r": Text("Red")}
_RIBBON_KEYS = {"b": "u"}  # the key of a gift or a ribbon is its letter; b is the bear
_PASS = Spot(PASS.places[0], Text("Pass: no challenge in this turn"), key="n", label=Text("Pass"))
_ASIDE = Spot(DISCARD.places[0], Text("Put aside: the card is out of the game"), key="x", label=Text("Put aside"))


class KadoTable:
    """The table of KADO. Everybody sees the grids; the viewer's own card lies beside the prompt."""

    def scene(self, view: View[State]) -> Scene:
        """The whole table."""
        state = view.state
        return Scene(
            prompt=prompt(view),
            phase=Text("Turn {turn} of {turns}", turn=state.turn, turns=TURNS),
            seats=tuple(_seat_line(state, seat) for seat in range(len(state.holdings))),
            areas=(plots(view), *_tray(view), *_asides(view)),
            held=_held(view),
            laying=_laying(view),
            wanted=wanted(view),
        )

    def seat_title(self, options: Mapping[str, str], seat: Seat) -> Text:
        """What a seat is called in the set-up form."""
        return telling.seat_title(options, seat)

    def ask(self, view: View[State], move: KadoMove) -> Text:
        """The words of the button that makes this move."""
        return telling.ask(view.state, move)

    def tell(self, view: View[State], move: KadoMove, who: str) -> Text:
        """The line of the log for this move."""
        return telling.tell(view.state, move, who)

    def verdict(self, view: View[State], names: Sequence[str]) -> Text:
        """How the game ended and why."""
        return telling.verdict(view.state, names)


def _seat_line(state: State, seat: Seat) -> SeatLine:
    fact = _extras(state.holdings[seat])
    if seat == state.gifter and state.phase != OVER:
        fact = Text("gifter, {extras}", extras=fact)
    return SeatLine(seat, mark(seat), fact, total(state, seat))


def _extras(held: Holding) -> Text:
    return Plural("{n} bonus", "{n} bonuses", n=held.extras) if held.extras else Text("no bonus")


def _asides(view: View[State]) -> tuple[Area, ...]:
    return (asides.deck(view),) if view.state.phase == OVER else (asides.known(view), asides.deck(view))


# -- under the thumb ---------------------------------------------------------------------------------------------


def _held(view: View[State]) -> tuple[Face, ...]:
    """The card that the viewer looks at or has of this turn."""
    state = view.state
    if state.phase == GIVING and state.top not in (None, HOLE):
        return (face(state.top),)
    if view.seat is not None and (mine := state.holdings[view.seat].card):
        return (face(mine, moves=False),)
    return (laying,) if (laying := _laying(view)) else ()


def _laying(view: View[State]) -> Face | None:
    """The card that the viewer is about to place."""
    state = view.state
    card = state.holdings[state.seat].card
    return face(card, moves=False) if state.phase == PLACING and card and acting(view) else None


def _tray(view: View[State]) -> tuple[Area, ...]:
    """What the viewer may choose from: whom to give a card to, or what to guess."""
    state = view.state
    if state.phase == GIVING and acting(view):
        aside = (_ASIDE,) if state.duel and not state.discarded else ()
        return (
            Buttons("give", Text("Give it to"), (*(_receiver(seat, state.seat) for seat in state.waiting), *aside)),
        )
    if state.phase == CHALLENGING and view.seat not in (None, state.gifter):
        return (
            Rack("gifts", Text("Gift"), tuple(map(_gift, GIFTS))),
            Rack("ribbons", Text("Ribbon"), tuple(map(_ribbon, RIBBONS))),
            Buttons("say", Text("No challenge"), (_PASS,), beside=True),
        )
    return ()


def _receiver(seat: Seat, gifter: Seat) -> Spot:
    label = Text("Keep it") if seat == gifter else SeatName(seat)
    name = Text("Keep it") if seat == gifter else Text("Give it to {who}", who=label)
    return Spot(GIVES[seat].places[0], name, mark(seat), key=str(seat + 1), label=label)


def _gift(letter: str) -> Spot:
    return Spot(f"gift:{letter}", GIFTS[letter], gift(letter), key=letter.lower(), label=_GIFT_LABELS[letter])


def _ribbon(letter: str) -> Spot:
    key = _RIBBON_KEYS.get(letter, letter)
    return Spot(f"ribbon:{letter}", RIBBONS[letter], ribbon(letter), key=key, label=_RIBBON_LABELS[letter])
