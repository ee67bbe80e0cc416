"""Penalty points, and who stands before whom (R11, A10)."""

from __future__ import annotations

from azumaya.core.standing import Standing, ranked
from azumaya.core.text import Text
from azumaya.games.kartenspiel.cards import BLUE, POINTS, YELLOW, colour
from azumaya.games.kartenspiel.state import Holding, State

_BLUE, _YELLOW = Text("blue"), Text("yellow")


def standings(state: State) -> tuple[Standing, ...]:
    """Blue and yellow penalty points of each seat; fewest first, ties share or the fewer yellow cards decide."""
    sheets = [points(held) for held in state.holdings]
    orders = [(blue + yellow, yellow if state.variant.tiebreak else 0) for blue, yellow in sheets]
    return tuple(
        Standing(rank, blue + yellow, ((_BLUE, blue), (_YELLOW, yellow)))
        for rank, (blue, yellow) in zip(ranked(orders, fewest=True), sheets, strict=True)
    )


def points(held: Holding) -> tuple[int, int]:
    """The penalty points of a stack by colour: blue, yellow. Cards in hand do not count."""
    cards = (*held.stack, *held.stuck)
    yellow = sum(colour(card) == YELLOW for card in cards)
    return POINTS[BLUE] * (len(cards) - yellow), POINTS[YELLOW] * yellow
