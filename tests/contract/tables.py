"""The tables at which the contract is tried: every game on the shelf, all seats, all options."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from azumaya.core.game import AnyGame
from azumaya.core.record import Match
from azumaya.games import SHELF


@dataclass(frozen=True)
class Seating:
    """One game with so many seats and one option away from its default."""

    game: AnyGame
    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.game.about.id, str(self.seats), *(f"{k}={v}" for k, v in self.options)])

    @property
    def fits(self) -> bool:
        """Do the options go with one another and with so many seats?"""
        defaults = {option.id: option.default for option in self.game.about.options}
        return self.game.misfit(self.seats, {**defaults, **dict(self.options)}) is None

    def new(self, seed: str) -> Match[Any, Any]:
        return Match.new(self.game, self.seats, dict(self.options), seed)


FEW = 3  # values of an option that are tried with every number of seats; of more, each is tried with one number


def seatings() -> list[Seating]:
    found = []
    for game in SHELF.games:
        seats = game.about.seats
        found += [Seating(game, n, ()) for n in seats]
        for option in game.about.options:
            others = [choice.value for choice in option.choices if choice.value != option.default]
            for turn, value in enumerate(others):
                some = seats if len(others) <= FEW else (seats[turn % len(seats)],)
                found += [Seating(game, n, ((option.id, value),)) for n in some]
    return [seating for seating in found if seating.fits]


SEATINGS = seatings()


def random_match(seating: Seating, seed: int) -> Match[Any, Any]:
    """A whole game, every move of every seat and of chance drawn at random among the legal ones."""
    rng = Random(f"{seating}/{seed}")
    match = seating.new(str(seed))
    while match.turn is not None:
        match = match.play(str(rng.choice(match.game.legal_moves(match.state))))
    return match


def chosen_match(seating: Seating, choices: list[int]) -> Match[Any, Any]:
    """A game as far as the choices go, each the number of a legal move (modulo how many there are)."""
    match = seating.new("chosen")
    for number in choices:
        if match.turn is None:
            break
        legal = match.game.legal_moves(match.state)
        match = match.play(str(legal[number % len(legal)]))
    return match
