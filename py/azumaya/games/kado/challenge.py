"""The challenge: which guess succeeds, and what the failed ones have ruled out (R5, A1, A2)."""

from __future__ import annotations

from collections.abc import Iterable

from azumaya.core.cards import Card
from azumaya.games.kado.cards import Pair

MISS, HALF, HIT = "miss", "half", "hit"  # what came of a guess: nothing, an exchange, and a bonus as well


def exact(guess: Pair, card: Card) -> bool:
    """Are both the gift and the ribbon those of the card?"""
    return card[0] == guess[0] and card[1] == guess[1]


def succeeds(guess: Pair, card: Card, either: bool) -> bool:
    """Does this guess make the gifter exchange this card? With `either` one of the two traits is enough (A1)."""
    if either:
        return card[0] == guess[0] or card[1] == guess[1]
    return exact(guess, card)


def outcome(guess: Pair, card: Card, either: bool) -> str:
    """What comes of this guess, for all to see (R5, A1)."""
    if not succeeds(guess, card, either):
        return MISS
    return HIT if exact(guess, card) else HALF


def possible(card: Card, failed: Iterable[Pair], either: bool) -> bool:
    """Can this be the gifter's card when these guesses have failed (A2)?"""
    return not any(succeeds(guess, card, either) for guess in failed)


def ruled_out(pair: Pair, failed: Iterable[Pair], either: bool) -> bool:
    """Do all know already that the gifter's card has not this gift and ribbon (A2)?"""
    return not possible(pair, failed, either)


def vain(guess: Pair, failed: Iterable[Pair], either: bool) -> bool:
    """Do all know already that this guess fails (A2)? With `either` a gift and a ribbon must each be ruled out."""
    if either:
        told = "".join(failed)
        return guess[0] in told and guess[1] in told
    return guess in failed
