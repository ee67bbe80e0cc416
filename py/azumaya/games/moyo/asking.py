"""A question whose answer takes a while."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from azumaya.games.moyo.furthest import Counting

T = TypeVar("T")


class Asking(Generic[T]):
    """A computation in steps, to be iterated over once; `answer` is there as soon as it is `known`."""

    answer: T

    def __init__(self, counting: Counting[T]) -> None:
        self._counting = counting
        self.known = False

    def __iter__(self) -> Iterator[None]:
        self.answer = yield from self._counting
        self.known = True
