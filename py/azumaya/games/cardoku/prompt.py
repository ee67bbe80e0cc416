"""What the table of Cardoku asks for now, and where the game is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azumaya.core.text import SeatName, Text
from azumaya.games.cardoku.cards import VALUE
from azumaya.games.cardoku.state import AGAIN, OVER, PLAYERS, SETTING_UP, State

if TYPE_CHECKING:
    from azumaya.core.game import View

_AWAITED = {
    "supplier": Text("It is drawn which side lays five seeds."),
    "domain": Text("The third deck is shared out."),
    "seed": Text("The seeds are being laid."),
    "deal": Text("The hands are being dealt."),
    "first": Text("It is drawn who begins."),
    "draw": Text("A card is being drawn."),
    "over": Text("The game is over."),
}


def phase(state: State) -> Text:
    """Where the game is: with how many decks, and once both piles are empty how long nothing has happened (R14)."""
    if state.phase == OVER:
        return Text("Game over")
    if state.phase in SETTING_UP:
        return Text("Setting up")
    if state.idle:
        most = 2 * state.variant.guard
        return Text("No progress: turn {n} of {most}", n=state.idle, most=most)
    if not any(held.pile for held in state.holdings):
        return Text("Draw piles empty")
    return Text("Two decks") if state.variant.decks == 2 else Text("Three decks")


def prompt(view: View[State]) -> Text:
    """What is to be done now, by the viewer or by somebody else."""
    state = view.state
    if state.phase not in PLAYERS:
        return _AWAITED[state.phase]
    if view.seat != state.seat:
        return Text("{who} is on turn.", who=SeatName(state.seat))
    if state.phase == AGAIN:
        return Text("Your last play was wrong and is undone: make another one.")
    return _with_pile(state) if state.held.pile else _without_pile(state)


def _with_pile(state: State) -> Text:
    if can_play(state):
        return Text("Choose a card of your hand and an empty cell for it.")
    return Text("None of your cards fits: pass, and draw another one in your next turn.")


def _without_pile(state: State) -> Text:
    if can_play(state):
        return Text("Your pile is empty: play a card, or move or swap cards of the grid.")
    if state.held.hand:
        return Text("Your pile is empty and no card fits: move or swap cards of the grid, or pass.")
    return Text("Your hand is empty: move or swap cards of the grid, or pass.")


def can_play(state: State) -> bool:
    """Does a card of the acting hand, which is seen, fit somewhere (R13)?"""
    return any(VALUE[card] in state.grid.fitting for card in state.held.hand)
