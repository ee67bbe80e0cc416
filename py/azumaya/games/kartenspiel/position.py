"""A position as searches play it, with cards as numbers (see `ground`)."""

from __future__ import annotations

from typing import Any

from azumaya.core.game import Seat
from azumaya.games.kartenspiel.cards import KINDS, POINTS, colour
from azumaya.games.kartenspiel.ground import Ground
from azumaya.games.kartenspiel.state import AFTER_HAND, KEPT, Table, Variant

COST = tuple(POINTS[colour(kind)] for kind in KINDS)


class Position:
    """A position. `seat` is on turn, None when the game is over.

    `wrong` is the table where its last card may be objected to, else empty.
    """

    __slots__ = (
        "ground",
        "hands",
        "passes",
        "pile",
        "points",
        "seat",
        "stacks",
        "stuck",
        "variant",
        "wrong",
        "yellows",
    )

    variant: Variant
    seat: Seat | None
    ground: Ground
    hands: list[list[int]]
    stacks: list[list[int]]
    pile: list[int]  # in any order: each is as likely to come next
    points: list[int]  # of the stacks, by seat
    yellows: list[int]  # yellow cards in the stacks, by seat
    stuck: int  # cards that stay on stacks for good (A13)
    passes: int
    wrong: Table

    def copy(self) -> Position:
        """The same position, to be played on apart from this one."""
        other = Position.__new__(Position)
        other.variant, other.seat, other.ground = self.variant, self.seat, self.ground.copy()
        other.hands = [hand[:] for hand in self.hands]
        other.stacks = [stack[:] for stack in self.stacks]
        other.pile, other.points, other.yellows = self.pile[:], self.points[:], self.yellows[:]
        other.stuck, other.passes, other.wrong = self.stuck, self.passes, self.wrong
        return other

    def _key(self) -> tuple[Any, ...]:
        rest = (self.hands, self.stacks, sorted(self.pile), self.points, self.yellows, self.stuck)
        return (self.variant, self.seat, self.ground, self.passes, self.wrong, *rest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key() == other._key()

    __hash__ = None  # type: ignore[assignment]

    @property
    def may_replay(self) -> bool:
        """May the seat on turn place cards of its stack (R9, A7)?"""
        if self.pile or self.variant.penalties == KEPT:
            return False
        return self.variant.penalties != AFTER_HAND or not self.hands[self.seat or 0]
