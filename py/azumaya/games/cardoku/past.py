"""What passes prove about a hidden hand, and hands drawn fairly from all that it may be.

A pass proves that no card then in the hand fitted (R13). What all have seen since the first pass that told something
is kept as words, in order:

    held:9      so many hidden cards were in the hand at that pass
    pass:1379   a pass, and the values that fitted somewhere then
    draw        a card of the bag came to the hand
    play:5T     this card was played from the hand

Every order in which the cards may have come that goes with these words is equally likely. Each draw fills a slot, and
the slots between two passes make a stretch. A card played was drawn before, and after the last pass at which its value
fitted; a card still hidden in the hand was drawn after the last pass at which its value fitted.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import perm
from random import Random

from azumaya.core.cards import Card, Cards, laid
from azumaya.games.cardoku.cards import SIGNS, VALUE

HELD, PASS, DRAW, PLAY = "held:", "pass:", "draw", "play:"

Open = tuple[tuple[int, int], ...]
"""Stretches by their number, each with its open slots, those that no card played since has come from. A stretch whose
number makes no difference any more is part of the one before it."""


@dataclass(frozen=True, slots=True)
class Step:
    """One word of the past.

    `kind` is PASS, DRAW or PLAY. `stretch` is the one that a pass begins, or the first from which the card played may
    have come. `kept` are the stretches whose number still makes a difference after it.
    """

    kind: str
    stretch: int
    kept: frozenset[int]


class Past:
    """All orders of the draws that go with what was seen, counted and drawn from.

    `unseen` are the cards of the hand and the bag that nobody else has seen.
    """

    def __init__(self, words: tuple[str, ...], unseen: Cards) -> None:
        self._start: Open = ((0, int(words[0].removeprefix(HELD))),)
        self._since, self._steps = _read(words[1:], {VALUE[card] for card in unseen})
        self._unseen = unseen
        self._known: dict[tuple[int, Open], int] = {}

    def ways(self) -> int:
        """In how many ways the slots can be filled: which play came from which, which hidden card lies in which."""
        return self._ways(0, self._start)

    def possible(self) -> bool:
        """Is there a way at all? Cards that come from the oldest slots they may come from leave most to the others."""
        slots = self._start
        for step in self._steps:
            after = _after(slots, step)
            if not after:
                return False
            slots = after[0][1]
        return self._fillings(slots) > 0

    def draw(self, rng: Random) -> tuple[Cards, Cards]:
        """A hand, less its known cards, and a bag: each way to fill the slots is equally likely."""
        slots = self._start
        for at, step in enumerate(self._steps):
            after = _after(slots, step)
            weights = list(accumulate(ways * self._ways(at + 1, rest) for ways, rest in after))
            slots = after[bisect_right(weights, rng.randrange(weights[-1]))][1]
        return self._fill(slots, rng)

    def _ways(self, at: int, slots: Open) -> int:
        if at == len(self._steps):
            return self._fillings(slots)
        key = at, slots
        if key not in self._known:
            self._known[key] = sum(ways * self._ways(at + 1, after) for ways, after in _after(slots, self._steps[at]))
        return self._known[key]

    def _fillings(self, slots: Open) -> int:
        """In how many ways hidden cards can lie in the open slots: whatever may lie in a stretch may in later ones."""
        ways, used = 1, 0
        for stretch, number in slots:
            free = sum(self._since[VALUE[card]] <= stretch for card in self._unseen) - used
            if free < number:
                return 0
            ways *= perm(free, number)
            used += number
        return ways

    def _fill(self, slots: Open, rng: Random) -> tuple[Cards, Cards]:
        hand: list[Card] = []
        bag = list(self._unseen)
        for stretch, number in slots:
            free = [at for at, card in enumerate(bag) if self._since[VALUE[card]] <= stretch]
            drawn = set(rng.sample(free, number))
            hand += [bag[at] for at in drawn]
            bag = [card for at, card in enumerate(bag) if at not in drawn]
        return laid(hand), laid(bag)


_WORDS = re.compile(rf"{HELD}([0-9]|[1-9][0-9])( ({PASS}[1-9]+|{DRAW}|{PLAY}({'|'.join(SIGNS)})))*")


def readable(words: tuple[str, ...], hidden: int) -> bool:
    """Are these words of a past that leaves so many hidden cards in the hand?"""
    if not _WORDS.fullmatch(" ".join(words)):
        return False
    number = int(words[0].removeprefix(HELD)) + words.count(DRAW)
    return number - sum(word.startswith(PLAY) for word in words) == hidden


@lru_cache(maxsize=64)
def past(words: tuple[str, ...], unseen: Cards) -> Past:
    """The past of these words; a search asks for the same one again and again."""
    return Past(words, unseen)


def _read(words: tuple[str, ...], unseen: set[int]) -> tuple[list[int], tuple[Step, ...]]:
    """By value: the first stretch after the last pass at which it fitted. And the steps."""
    since, stretch = [0] * 10, 0
    plain: list[tuple[str, int]] = []
    for word in words:
        if word.startswith(PASS):
            stretch += 1
            for digit in word.removeprefix(PASS):
                since[int(digit)] = stretch
            plain.append((PASS, stretch))
        elif word.startswith(PLAY):
            plain.append((PLAY, since[VALUE[word.removeprefix(PLAY)]]))
        else:
            plain.append((DRAW, stretch))
    kept = frozenset(since[value] for value in unseen)
    steps = []
    for kind, number in reversed(plain):
        steps.append(Step(kind, number, kept))
        if kind == PLAY:
            kept |= {number}
    return since, tuple(reversed(steps))


def _after(slots: Open, step: Step) -> list[tuple[int, Open]]:
    """What the open slots may be after a step, each with the number of ways that lead there."""
    if step.kind == PASS:
        return [(1, _merged((*slots, (step.stretch, 0)), step.kept))]
    if step.kind == DRAW:
        stretch, number = slots[-1]
        return [(1, (*slots[:-1], (stretch, number + 1)))]
    found = []
    for at, (stretch, number) in enumerate(slots):
        if stretch >= step.stretch and number:
            rest = (*slots[:at], (stretch, number - 1), *slots[at + 1 :])
            found.append((number, _merged(rest, step.kept)))
    return found


def _merged(slots: Open, kept: frozenset[int]) -> Open:
    """The slots with every stretch that makes no difference any more added to the one before it."""
    found = [slots[0]]
    for stretch, number in slots[1:]:
        if stretch in kept:
            found.append((stretch, number))
        else:
            before, more = found[-1]
            found[-1] = (before, more + number)
    return tuple(found)
