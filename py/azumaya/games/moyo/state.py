"""The state of a game of Sudoku Moyo: what was agreed, what lies on the board, how many turns were taken."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from azumaya.core.game import Seat
from azumaya.games.moyo.areas import DARK, DRAFT, FREE, LAYOUTS, LIGHT, NEUTRAL, Layout
from azumaya.games.moyo.pairs import EVERYTHING, KEEP, fitting, spread


class Phase(Enum):
    """Where a game is. The first four lie before the first turn."""

    COLOUR = "colour"
    DRAFT = "draft"
    BEGIN = "begin"
    HANDICAP = "handicap"
    OPENING = "opening"
    SHIMA = "shima"
    OVER = "over"


PLACING = frozenset({Phase.HANDICAP, Phase.OPENING, Phase.SHIMA})


@dataclass(frozen=True)
class Setup:
    """What is agreed before the first stone.

    `ground` says whose each area is, in the order of the layout's names: l light, d dark, z the Azumaya, . nobody's
    yet. `light` is the seat that has the light stones, `first` the seat that takes the first turn; None: not decided.
    """

    puzzle: str
    layout: str
    ground: str
    horikomi: bool
    weaker: Seat
    light: Seat | None
    first: Seat | None

    @property
    def division(self) -> Layout:
        """The nine areas."""
        return LAYOUTS[self.layout]

    def colour(self, seat: Seat) -> str:
        """The sign of the seat's own areas in `ground`, or a blank while no colour is chosen."""
        if self.light is None:
            return " "
        return LIGHT if seat == self.light else DARK

    def areas(self, sign: str) -> tuple[int, ...]:
        """The areas that are this colour's (or the Azumaya, or free)."""
        return tuple(area for area in range(9) if self.ground[area] == sign)

    def pairs(self, sign: str) -> int:
        """Every stone on every cell of these areas."""
        return spread(sum(self.division.cells[area] for area in self.areas(sign)))

    @cached_property
    def azumaya(self) -> int:
        """Every stone on every cell of the Azumaya."""
        return self.pairs(NEUTRAL)

    @cached_property
    def own(self) -> tuple[int, int]:
        """By seat: every stone on every cell of its own Shima."""
        return self.pairs(self.colour(0)), self.pairs(self.colour(1))

    @cached_property
    def reach(self) -> tuple[int, int]:
        """By seat: where it may place after the opening (R6, R11)."""
        return (EVERYTHING, EVERYTHING) if self.horikomi else self.own


@dataclass(frozen=True)
class State:
    """A position. `grid` is 81 characters in reading order, a dot for an empty space.

    `turns` counts the turns taken; `handicap` the handicap stones still to come, which are no turns (R14).
    """

    setup: Setup
    grid: str
    turns: int
    handicap: int

    @cached_property
    def fits(self) -> int:
        """All stones that R4 still allows, wherever they lie."""
        return fitting(self.grid)

    @cached_property
    def phase(self) -> Phase:
        """Where the game is; OVER when the seat on turn has no legal stone (R8, A2)."""
        setup = self.setup
        if setup.light is None:
            return Phase.COLOUR
        if FREE in setup.ground:
            return Phase.DRAFT
        if setup.first is None:
            return Phase.BEGIN
        if self.fits & setup.azumaya:
            return Phase.HANDICAP if self.handicap else Phase.OPENING
        return Phase.SHIMA if self.fits & setup.reach[self.seat] else Phase.OVER

    @property
    def seat(self) -> Seat:
        """The seat that places a stone, also the one that cannot when the game is over."""
        setup = self.setup
        assert setup.first is not None
        if self.handicap and self.fits & setup.azumaya:
            return setup.weaker
        return (setup.first + self.turns) % 2

    @property
    def drafter(self) -> Seat:
        """The seat that takes the next Shima of the draft (R12)."""
        return DRAFT[8 - self.setup.ground.count(FREE)]

    @cached_property
    def open(self) -> int:
        """The stones that may be placed now; none before the set-up is done or after the end."""
        phase = self.phase
        if phase is Phase.SHIMA:
            return self.fits & self.setup.reach[self.seat]
        return self.fits & self.setup.azumaya if phase in PLACING else 0

    def place(self, cell: int, value: int) -> State:
        """The position after a legal stone."""
        grid = f"{self.grid[:cell]}{value}{self.grid[cell + 1 :]}"
        if self.phase is Phase.HANDICAP:
            after = State(self.setup, grid, self.turns, self.handicap - 1)
        else:
            after = State(self.setup, grid, self.turns + 1, self.handicap)
        # `fits` follows from the grid alone; carrying it on saves counting the board anew at every move.
        after.__dict__["fits"] = self.fits & KEEP[81 * value - 81 + cell]
        return after
