"""How a seat stands: its rank among the others, its total and its score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from azumaya.core.text import Text

Total = TypeVar("Total", int, tuple[int, ...])  # a tuple where further numbers break a tie


@dataclass(frozen=True, slots=True)
class Standing:
    """How one seat stands if the game ended now.

    `rank` is 1 + the number of sides that stand better (equal ranks are shared); `sheet` adds up to `total`.
    """

    rank: int
    total: int
    sheet: tuple[tuple[Text, int], ...] = ()


def ranked(totals: Sequence[Total], fewest: bool = False) -> tuple[int, ...]:
    """The rank of each of these totals: 1 + the number of better ones. With `fewest` the smaller is the better."""
    return tuple(1 + sum(other < own if fewest else other > own for other in totals) for own in totals)
