"""What chance may do now, and why it may not do something else."""

from __future__ import annotations

from azumaya.core.cards import unnamed
from azumaya.core.game import Objection
from azumaya.core.text import Text
from azumaya.games.culdcept.cards import RANKS, name, of_suit
from azumaya.games.culdcept.moves import (
    DEALS,
    DICE,
    DRAWS,
    REDRAWS,
    RINGS,
    CuldceptMove,
    Deal,
    Die,
    Draw,
    Redraw,
    Ring,
    place_of,
)
from azumaya.games.culdcept.state import DEALING, DRAWING, FALLING, LAYING, REDRAWING, State

_FROM_PILE: dict[str, tuple[Deal, ...] | tuple[Draw, ...] | tuple[Redraw, ...]] = {
    DEALING: DEALS,
    DRAWING: DRAWS,
    REDRAWING: REDRAWS,
}
_KIND: dict[str, type[CuldceptMove]] = {
    LAYING: Ring,
    DEALING: Deal,
    DRAWING: Draw,
    REDRAWING: Redraw,
    FALLING: Die,
}


def outcomes(state: State) -> dict[CuldceptMove, int]:
    """Chance's moves, each of weight 1: the clubs not laid yet, the cards of a pile, the sides of the die."""
    if state.phase == FALLING:
        return dict.fromkeys(DICE, 1)
    if state.phase == LAYING:
        laid = {square.ground for square in state.ring}
        return {RINGS[rank - 1]: 1 for rank in RANKS if rank not in laid}
    if moves := _FROM_PILE.get(state.phase):
        pile = state.holdings[state.seat].pile
        return {moves[rank - 1]: 1 for rank in RANKS if pile >> rank & 1}
    return {}


def chance_fault(state: State, move: CuldceptMove) -> Objection:
    """Why chance cannot make this move now; asked only for moves that are not among its outcomes."""
    if not isinstance(move, _KIND[state.phase]):
        return Objection("chance", _awaited(state), "R2" if state.phase == LAYING else "R4")
    match move:
        case Ring(card):
            sentence = Text("The {card} of clubs lies on the ring already.", card=name(card))
            return Objection("card", sentence, "R2", (_square_of(state, card),))
        case Die(pips):
            sentence = Text("A die shows 1 to 6, never {pips}.", pips=pips)
            return Objection("die", sentence, "R4")
        case Deal(None) | Draw(None) | Redraw(None):
            return unnamed("R4")
        case Deal(int(card)) | Draw(int(card)) | Redraw(int(card)):
            sentence = Text("The {card} is not in the pile.", card=of_suit(state.seat, card))
            return Objection("card", sentence, "R4")
    raise AssertionError(f"{move} is no move of chance")


def _square_of(state: State, ground: int) -> str:
    return next(place_of(at) for at, square in enumerate(state.ring) if square.ground == ground)


def _awaited(state: State) -> Text:
    """What chance has to bring now."""
    match state.phase:
        case "ring":
            return Text("The ring is being laid: a card of clubs comes next, such as ring:7.")
        case "deal":
            return Text("The hands are being dealt: a card comes next, such as deal:5.")
        case "draw":
            return Text("A turn begins: the card that is drawn comes next, such as draw:5.")
        case "redraw":
            return Text("A hand is drawn anew: a card comes next, such as redraw:5.")
        case _:
            return Text("The die has been cast: what it shows comes next, such as die:4.")
