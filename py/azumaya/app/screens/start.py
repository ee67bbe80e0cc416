"""What a half-filled form already says of a game: its options, its first state and how that looks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from azumaya.app.model import Player, Setup
from azumaya.app.screens.people import together
from azumaya.app.setup import OWN, players_of, read_options, seats_of
from azumaya.core.areas import Board, spots
from azumaya.core.game import AnyGame, Option
from azumaya.core.scene import Scene
from azumaya.core.spot import Face
from azumaya.core.text import Plural, Text

MOST_TOLD = 3  # choices that are told beside the start; of more, how many there are


@dataclass(frozen=True)
class Start:
    """A game as the form describes it."""

    game: AnyGame
    form: Setup

    def field(self, name: str, default: str) -> str:
        """What stands in a field."""
        return self.form.fields.get(name, default)

    @cached_property
    def seats(self) -> int:
        """How many sit at the table."""
        return seats_of(self.game, self.form.fields)

    @cached_property
    def options(self) -> Mapping[str, str]:
        """All options as chosen; a value that cannot be used is left at its default."""
        defaults = {option.id: option.default for option in self.game.about.options}
        return {**defaults, **read_options(self.game, self.form.fields)[0]}

    @cached_property
    def players(self) -> tuple[Player, ...]:
        """Who sits at the table."""
        return players_of(self.game, self.form.fields)

    def own(self, option: Option) -> bool:
        """Is a value of the player's own wanted?"""
        return option.free is not None and self.field(f"option-{option.id}", "") == OWN

    def idle(self, option: Option) -> bool:
        """Does this option change nothing, by what else is chosen?"""
        return option.idle is not None and self.options[option.idle[0]] == option.idle[1]

    def choice_title(self, option: Option) -> Text:
        """What is chosen, in words."""
        if self.own(option) and option.free:
            return option.free
        value = self.options[option.id]
        return next((c.title for c in option.choices if c.value == value), Text("{value}", value=value))

    def summary(self) -> list[Text]:
        """What is chosen otherwise than usual, each with what it is a choice of."""
        unusual = [option for option in self.game.about.options if self._unusual(option)]
        told = [self._told(option) for option in unusual[:MOST_TOLD]]
        if not told:
            return [Text("Everything as usual")]
        more = len(unusual) - len(told)
        return [*told, Plural("{n} more change", "{n} more changes", n=more)] if more else told

    def _unusual(self, option: Option) -> bool:
        return not self.idle(option) and (self.own(option) or self.options[option.id] != option.default)

    def _told(self, option: Option) -> Text:
        title = self.choice_title(option)
        if str(option.title).casefold() in str(title).casefold():
            return title  # "Puzzle 3" says by itself what it is
        return Text("{option}: {choice}", option=option.title, choice=title)

    def seat_title(self, seat: int) -> Text:
        """What a seat is called."""
        table = self.game.table
        return table.seat_title(self.options, seat) if table else Text("Player {n}", n=seat + 1)

    @cached_property
    def scene(self) -> Scene | None:
        """The table before the first move."""
        return first_scene(self.game, self.seats, tuple(self.options.items()))

    @cached_property
    def boards(self) -> tuple[Board, ...]:
        """The boards before the first move, if there is something on them and all options can be read."""
        if self.scene is None or read_options(self.game, self.form.fields)[1]:
            return ()
        return tuple(board for board in self.scene.boards if any(spot.face for spot in spots(board)))

    @cached_property
    def marks(self) -> Mapping[int, Face]:
        """The mark of each seat."""
        return {line.seat: line.mark for line in self.scene.seats} if self.scene else {}

    def who(self) -> Text:
        """Who plays, in a sentence."""
        names = [player.name for player in self.players]
        if len(names) == 2:
            return Text("{one} against {two}", one=names[0], two=names[1])
        return together(names)


@lru_cache(maxsize=64)
def first_scene(game: AnyGame, seats: int, options: tuple[tuple[str, str], ...]) -> Scene | None:
    """How a game looks before its first move, for everybody. None for a game without a table."""
    if game.table is None:
        return None
    return game.table.scene(game.view(game.start(seats, dict(options)), None))
