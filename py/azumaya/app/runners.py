"""What runs between messages: work in slices short enough that whatever is asked meanwhile is answered at once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Protocol

from azumaya.app import effects
from azumaya.app.effects import Effect
from azumaya.app.messages import Message
from azumaya.app.model import Model, Play

Clock = Callable[[], float]


@dataclass(frozen=True)
class Slice:
    """What one slice brought: news if there are any, how far the work is (0..1), and the ms until it goes on.

    `ms` is None when there is nothing more to do.
    """

    news: Message | None = None
    ms: int | None = 0
    progress: float | None = None


@dataclass(frozen=True)
class Task:
    """Work on the game at the table: it stays the same as long as the game and its moves so far do."""

    id: str
    moves: tuple[str, ...]

    @classmethod
    def at(cls, play: Play) -> Task:
        """The work on a table as it stands."""
        return cls(play.saved.id, play.match.record.moves)

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.moves)


class Work(Protocol):
    """One piece of work under way."""

    def tick(self) -> Slice:
        """Work for a slice."""
        ...


@dataclass(frozen=True)
class Runner:
    """A kind of work. As long as `wanted` gives the same task it goes on; another task, or none, ends it.

    What runs is told by the model alone. `shown`: the page shows how far it is.
    """

    what: str
    wanted: Callable[[Model], Hashable | None]
    begin: Callable[[Any, Model, Clock], Work]
    shown: bool = False


@dataclass(frozen=True)
class Running:
    """The work of a runner on one task. `id` goes with its ticks, so that late ones are known."""

    runner: Runner
    task: Hashable
    id: str
    work: Work

    def begun(self) -> list[Effect]:
        """What the page is to do when it begins."""
        return [*([effects.progress(0)] if self.runner.shown else []), effects.after(0, self.runner.what, self.id)]

    def ended(self) -> list[Effect]:
        """What the page is to do when it is not wanted any more."""
        return [effects.progress(None)] if self.runner.shown else []

    def after(self, worked: Slice) -> list[Effect]:
        """What the page is to do after a slice."""
        told = [] if worked.progress is None else [effects.progress(worked.progress)]
        return told if worked.ms is None else [*told, effects.after(worked.ms, self.runner.what, self.id)]
