"""What the table of KADO asks for now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from azumaya.core.text import SeatName, Text
from azumaya.games.kado.state import CHALLENGING, EARNING, GIVING, LOOKING, OVER, PLACING, State
from azumaya.games.kado.words import name

if TYPE_CHECKING:
    from azumaya.core.game import Seat, View


def acting(view: View[State]) -> bool:
    """Is it the viewer who moves now? While cards lie open to be placed, whoever looks on may be the one on turn."""
    state = view.state
    if state.phase not in (GIVING, CHALLENGING, PLACING):
        return False
    return view.seat == state.seat or (view.seat is None and state.phase == PLACING)


def prompt(view: View[State]) -> Text:
    """What is to be done now, by the viewer or by somebody else."""
    state = view.state
    if state.phase == OVER:
        return Text("All twelve turns have been played.")
    if not acting(view):
        return _of_another(view)
    if state.phase == GIVING:
        return _giving(state)
    return _challenging(state) if state.phase == CHALLENGING else _placing(state)


def wanted(view: View[State]) -> Text | None:
    """What is still to be chosen, as long as there is no move to make."""
    words = {
        GIVING: Text("Choose who gets it"),
        CHALLENGING: Text("Choose gift and ribbon"),
        PLACING: Text("Choose a place for it"),
    }
    return words.get(view.state.phase) if acting(view) else None


def _of_another(view: View[State]) -> Text:
    """What the others do, and what the viewer has been given by now."""
    state, who = view.state, SeatName(view.state.seat)
    if state.phase in (LOOKING, GIVING):
        doing = Text("{who} is dealing the cards of this turn.", who=who)
    elif state.phase == CHALLENGING:
        doing = Text("{who} may challenge {gifter}.", who=who, gifter=SeatName(state.gifter))
    elif state.phase == EARNING:
        doing = Text("{who} has guessed right and earns a bonus card.", who=who)
    else:
        doing = Text("{who} is about to place a card.", who=who)
    card = None if view.seat is None else state.holdings[view.seat].card
    return doing if card is None else Text("{doing} You hold {card}.", doing=doing, card=name(card))


def _giving(state: State) -> Text:
    """Whom the card may go to. Where there is no choice, it is said why."""
    assert state.top is not None
    card, waiting = name(state.top), state.waiting
    if state.duel and not state.discarded:
        return _giving_or_not(card, waiting, state.seat)
    if waiting == (state.seat,):
        return Text("You look at {card}. Only you have no card yet, so it is yours.", card=card)
    if len(waiting) == 1:
        return Text("You look at {card}. Only {last} has no card yet and gets it.", card=card, last=SeatName(*waiting))
    if state.seat in waiting:
        return Text("You look at {card}. Give it away or keep it.", card=card)
    return Text("You look at {card}. You have kept a card already: who gets this one?", card=card)


def _giving_or_not(card: Text, waiting: Sequence[Seat], gifter: Seat) -> Text:
    """In a duel, as long as no card of this turn has been put aside (R10)."""
    if len(waiting) > 1:
        return Text("You look at {card}. Give it away, keep it, or put it aside.", card=card)
    if waiting == (gifter,):
        return Text("You look at {card}. Only you have no card yet: keep it, or put it aside.", card=card)
    last = SeatName(*waiting)
    return Text("You look at {card}. Only {last} has no card yet: give it, or put it aside.", card=card, last=last)


def _challenging(state: State) -> Text:
    mine = state.holdings[state.seat].card
    assert mine is not None
    return Text("You hold {card}. What did {gifter} keep?", card=name(mine), gifter=SeatName(state.gifter))


def _placing(state: State) -> Text:
    mine = state.holdings[state.seat]
    assert mine.card is not None
    if not mine.grid:
        return Text("Place {card}: from there your grid grows in any direction.", card=name(mine.card))
    return Text("Place {card} in your grid.", card=name(mine.card))
