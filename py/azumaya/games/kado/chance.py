"""What chance may do now, and why it may not do something else."""

from __future__ import annotations

from azumaya.core.cards import HOLE, unnamed
from azumaya.core.game import Objection
from azumaya.core.text import Text
from azumaya.games.kado.cards import DECK, name
from azumaya.games.kado.moves import BONUSES, TOPS, Bonus, KadoMove, Top
from azumaya.games.kado.state import EARNING, LOOKING, State


def outcomes(state: State) -> dict[KadoMove, int]:
    """Chance's moves: every card left in the deck, each of weight 1, since no two are alike."""
    if state.phase == LOOKING:
        return {TOPS[card]: 1 for card in state.deck}
    if state.phase == EARNING:
        return {BONUSES[card]: 1 for card in state.deck}
    return {}


def chance_fault(state: State, move: KadoMove) -> Objection:
    """Why chance cannot make this move now; asked only for moves that are not among its outcomes."""
    if state.phase == LOOKING:
        if not isinstance(move, Top):
            sentence = Text("The gifter is about to look at a card: it comes next, such as top:Bg4.")
            return Objection("chance", sentence, "R4")
        return _not_there(move.card, "R4")
    if not isinstance(move, Bonus):
        sentence = Text("A bonus card has been earned: it comes next, such as bonus:Sp1.")
        return Objection("chance", sentence, "R6")
    return _not_there(move.card, "R6")


def _not_there(card: str, clause: str) -> Objection:
    """Why this card does not come from the deck."""
    if card == HOLE:
        return unnamed(clause)
    if card not in DECK:
        sentence = Text("There is no card “{card}” in this game.", card=name(card))
        return Objection("unknown", sentence, "A3")
    sentence = Text("The card “{card}” is not in the deck any more.", card=name(card))
    return Objection("card", sentence, clause)
