"""What chance may do now, and why it may not do something else."""

from __future__ import annotations

from azumaya.core.cards import HOLE, counts, unnamed
from azumaya.core.game import Objection
from azumaya.core.text import Text
from azumaya.games.kartenspiel.cards import YELLOW, YELLOWS, colour, name
from azumaya.games.kartenspiel.moves import CENTRES, DEALS, DRAWS, Centre, Deal, Draw, KartenspielMove
from azumaya.games.kartenspiel.state import CENTRE, DEALING, DRAWING, State


def outcomes(state: State) -> dict[KartenspielMove, int]:
    """Chance's moves: nine yellows alike for the middle, then each card by how often it is left in the pile."""
    if state.phase == CENTRE:
        return {CENTRES[card]: 1 for card in YELLOWS}
    if state.phase == DEALING:
        return {DEALS[card]: number for card, number in counts(state.pile).items()}
    if state.phase == DRAWING:
        return {DRAWS[card]: number for card, number in counts(state.pile).items()}
    return {}


def chance_fault(state: State, move: KartenspielMove) -> Objection:
    """Why chance cannot make this move now; asked only for moves that are not among its outcomes."""
    match state.phase, move:
        case "centre", Centre(card):
            sentence = Text("The first card in the middle is a yellow one, never a {card}.", card=name(card))
            return Objection("colour", sentence, "R2")
        case ("deal", Deal(card)) | ("draw", Draw(card)) if card == HOLE:
            return unnamed(_clause(state))
        case ("deal", Deal(card)) | ("draw", Draw(card)):
            sentence = Text("There is no {card} left to draw.", card=name(card))
            return Objection("card", sentence, _clause(state), _lies_at(state, card))
        case _:
            return Objection("chance", _awaited(state), _clause(state))


def _clause(state: State) -> str:
    return "R3" if state.phase == DRAWING else "R2"


def _lies_at(state: State, card: str) -> tuple[str, ...]:
    """The cell of a yellow card that lies on the table."""
    if colour(card) != YELLOW:
        return ()
    return tuple(token.partition("@")[2] for token in state.table if token.startswith(card))


def _awaited(state: State) -> Text:
    """What chance has to bring now."""
    if state.phase == CENTRE:
        return Text("The first yellow card comes next, such as centre:Y5.")
    if state.phase == DEALING:
        return Text("The hands are being dealt: a card comes next, such as deal:B3.")
    return Text("The turn ends with a card from the pile, such as draw:B3.")
