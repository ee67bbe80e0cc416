"""A small language for these tests: games as words, grids as rows of values, hands as cards."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from random import Random

from azumaya.core.cards import Cards, laid
from azumaya.core.options import settle_options
from azumaya.games.cardoku.cards import DOMAINS, NO_CARD
from azumaya.games.cardoku.grid import Grid
from azumaya.games.cardoku.options import variant
from azumaya.games.cardoku.rules import Cardoku
from azumaya.games.cardoku.state import PLAYING, Holding, Point, State
from games.playing import Playing

GAME = Cardoku()


def _mostly_from_the_hand(rng: Random, state: State, tokens: list[str]) -> str:
    """Cards of the hand are played more often than others are moved."""
    plays = [token for token in tokens if token[0].isdigit()]
    return rng.choice(plays if plays and rng.random() < 0.7 else tokens)


_PLAY: Playing[State] = Playing(GAME, _mostly_from_the_hand)
game, random_game, after = _PLAY.game, _PLAY.random_game, _PLAY.after
why, said, explained, legal, hint = _PLAY.why, _PLAY.said, _PLAY.explained, _PLAY.legal, _PLAY.hint

PATTERN = ["r1c1", "r2c4", "r3c7", "r4c2", "r5c5", "r6c8", "r7c3", "r8c6", "r9c9"]
SEEDS = ["1S", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S"]
TEN_A = "1T 2T 3T 4T 5T 6T 7T 8T 9T 1E"
TEN_B = "1M 2M 3M 4M 5M 6M 7M 8M 9M 2E"

SOLVED = (
    "R1=534678912 ; R2=672195348 ; R3=198342567 ; R4=859761423 ; R5=426853791 ; R6=713924856 ; "
    "R7=961537284 ; R8=287419635 ; R9=345286179"
)

BLOCKED = "; ".join(
    f"R{row}={'.' * (column - 1)}5{'.' * (9 - column)}" for row, column in enumerate((1, 4, 7, 2, 5, 8, 3, 6, 9), 1)
)
"""Nine fives, so that no further one fits anywhere; the first is on r1c1."""


def grid(rows: str) -> Grid:
    """A grid from rows of values: `R1=5........ ; R9=........5`. Domains are given out in turn, value by value."""
    used: Counter[str] = Counter()
    signs = [[NO_CARD] * 9 for _ in range(9)]
    for part in filter(None, re.split(r"\s*;\s*", rows.strip())):
        row, values = int(part[1]) - 1, part[3:]
        assert re.fullmatch(r"[1-9.]{9}", values), part
        for column, value in enumerate(values):
            if value != ".":
                signs[row][column] = value + DOMAINS[used[value] % 4]
                used[value] += 1
    return Grid(tuple(" ".join(row) for row in signs))


def cards(words: str) -> Cards:
    """Cards as the state keeps them: `cards("5T 3S")`."""
    return laid(words.split())


def position(
    rows: str,
    hand: str = "",
    other: str = "9M",
    *,
    pile: str = "",
    other_pile: str = "",
    scored: str = "",
    **options: str,
) -> State:
    """Side A is on turn and has drawn, in its second turn; `hand` and `pile` are its own, `other` side B's.

    Cards that are named nowhere are out of this position. `scored` are lines that side B has scored.
    """
    return State(
        variant(settle_options(GAME, 2, options)),
        2,
        PLAYING,
        0,
        grid(rows),
        (Holding(cards(hand), cards(pile)), Holding(cards(other), cards(other_pile))),
        supplier=0,
        domains="ST" if options.get("decks") == "3" else "",
        turns=(1, 1),
        scored=tuple(Point(line, 1, 0) for line in scored.split()),
    )


def opening(hand_a: str = TEN_A, hand_b: str = TEN_B, first: str = "A", supplier: str = "A", domains: str = "") -> str:
    """The tokens up to the first draw: the pattern of seeds 1 to 9, these hands, this side begins."""
    given = [f"domain:{side}={letter}" for side, letter in zip("AB", domains, strict=False)]
    seeds = [f"seed:{cell}={card}" for cell, card in zip(PATTERN, SEEDS, strict=True)]
    deals = [f"deal:{card}" for card in (*hand_a.split(), *hand_b.split())]
    return " ".join([f"supplier:{supplier}", *given, *seeds, *deals, f"first:{first}"])


def points(state: State) -> tuple[str, str]:
    """The lines that side A and side B have scored, in order."""
    a, b = (" ".join(point.line for point in state.scored if point.side == side) for side in (0, 1))
    return a, b


def gained(state: State, token: str) -> str:
    """The lines that a legal move scores, with blanks between."""
    done = after(state, token)
    new = done.scored[len(state.scored) :]
    assert all(point.side == state.acting for point in new)
    return " ".join(point.line for point in new)


def side_b(state: State) -> State:
    """The same position with the sides exchanged: B is on turn."""
    a, b = state.holdings
    return replace(state, side=1, holdings=(b, a), turns=(2, 1))
