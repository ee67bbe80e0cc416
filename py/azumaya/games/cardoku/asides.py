"""What is told beside the grid: who has scored which lines, what each side holds, and the steps of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azumaya.core.areas import Group, Listing, Step, Steps, Supply
from azumaya.core.cards import HOLE
from azumaya.core.spot import mark
from azumaya.core.sudoku import VALUES
from azumaya.core.text import Plural, Text, listed
from azumaya.games.cardoku.board import either, short, wanting
from azumaya.games.cardoku.cards import domain, name
from azumaya.games.cardoku.state import DRAWING, OVER, PLAYERS, SETTING_UP, Side, State
from azumaya.games.cardoku.words import BACK, faces, in_order, line, named, symbol

if TYPE_CHECKING:
    from azumaya.core.game import View

_HEADS = (Text("One card short"), Text("Missing"), Text("Fits now"))
_EFFECTS = Step(
    Text("Venture and group effects"),
    "off",
    Text("None in these decks."),
)

# -- lines -------------------------------------------------------------------------------------------------------


def lines(state: State) -> Listing:
    """The lines that lack one card: those where it fits, which the grid shows, and those where it does not."""
    shown, all_ = short(state), wanting(state)
    rows = tuple(_lacking(label, shown.get(label, values), label in shown) for label, values in all_.items())
    if not rows:
        note = Text("No line is one card short.")
    elif not shown:
        note = Text("None of the missing cards fits in its line now.")
    else:
        note = Text("Where the card fits, the line is shaded in the grid, with the missing value at its end.")
    return Listing("lines", Text("Lines"), _HEADS, rows, note)


def _lacking(label: str, values: list[int], fits: bool) -> tuple[Text, ...]:
    return (line(label), either([str(value) for value in values]), Text("yes") if fits else Text("no"))


# -- cards -------------------------------------------------------------------------------------------------------


def cards(view: View[State]) -> Supply:
    """What each side has left to draw and was given, and in its hand as far as that is seen; the own hand is held."""
    state, own = view.state, None if view.seat is None else view.seat % 2
    heaps: list[Group] = []
    for side in (0, 1):
        hand = () if side == own and state.phase != OVER else (_hand(state, side),)
        heaps += (*hand, _pile(state, side), *_given(state, side))
    return Supply("cards", Text("Cards"), tuple(heaps), columns=1)


def _hand(state: State, side: Side) -> Group:
    hand, who = state.holdings[side].hand, named(state, side)
    seen = [card for card in in_order(hand) if card != HOLE]
    told: Text = Plural("{who}: {n} card in hand", "{who}: {n} cards in hand", n=len(hand), who=who)
    if seen:
        told = Text("{told}, among them {cards}", told=told, cards=listed([name(card) for card in seen]))
    hidden = (BACK,) if len(seen) < len(hand) else ()
    return Group(told, (*faces(seen), *hidden), {"pile": "discard"}, Text("In hand"), len(hand), mark(side))


def _pile(state: State, side: Side) -> Group:
    """The draw pile, and the cards that are known to lie under it in the order in which they will be drawn (A16)."""
    held, who = state.holdings[side], named(state, side)
    told: Text = Plural("{who}: {n} card to draw", "{who}: {n} cards to draw", n=held.pile, who=who)
    if held.under:
        told = Text("{told}, the last of them {cards}", told=told, cards=listed([name(card) for card in held.under]))
    shown = (*((BACK,) if held.bag else ()), *faces(held.under))
    return Group(told, shown, {"pile": "deck"}, Text("To draw"), held.pile, mark(side))


def _given(state: State, side: Side) -> tuple[Group, ...]:
    """The domain of the third deck that a side was given (R3)."""
    if side >= len(state.domains):
        return ()
    letter, who = state.domains[side], named(state, side)
    told = Text("{who}: nine more cards of {domain}, from the third deck", who=who, domain=domain(letter))
    label = Text("Also {domain}", domain=domain(letter))
    return (Group(told, (symbol(letter),), {"pile": "deck"}, label, len(VALUES), mark(side)),)


# -- the turn ----------------------------------------------------------------------------------------------------


def steps(state: State) -> Steps:
    """The steps of a turn (R6), and where it has come to."""
    drawing, playing = state.phase == DRAWING, state.phase in PLAYERS
    draw = Step(Text("Draw a card"), "now" if drawing else "done" if playing else "next", _no_draw(state))
    play = Step(Text("Play, move or swap"), "now" if playing else "next", _on_the_grid(state))
    score = Step(Text("Score the lines that are complete"), "next")
    return Steps("steps", Text("Turn"), (draw, _EFFECTS, play, score))


def _no_draw(state: State) -> Text | None:
    """Why nothing more is drawn; a pile may have been emptied by the draw of this very turn."""
    if state.phase in SETTING_UP or state.held.pile:
        return None
    return Text("The draw pile is empty.")


def _on_the_grid(state: State) -> Text | None:
    """What a play may be."""
    if state.phase in SETTING_UP or not state.held.pile:
        return None
    return Text("Moves and swaps open once the own draw pile is empty.")
