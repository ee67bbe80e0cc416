"""What the seats hold, as a tuple by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from azumaya.core.game import Seat

Holding = TypeVar("Holding")


def changed(holdings: tuple[Holding, ...], seat: Seat, held: Holding) -> tuple[Holding, ...]:
    """The same with what this seat holds now."""
    return (*holdings[:seat], held, *holdings[seat + 1 :])
