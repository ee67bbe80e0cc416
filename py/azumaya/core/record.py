"""A record is what a save, a bug report and a share link hold: options, seed and tokens. States are replayed."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Generic, TypeVar

from azumaya.core import outside
from azumaya.core.chance import draw
from azumaya.core.game import CHANCE, AnyGame, Game, Move, Objection, Refused, Seat, why_not
from azumaya.core.options import settle_options
from azumaya.core.text import Text

FORMAT = 1  # rises when the layout of a record changes; every older layout stays readable

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Move)


@dataclass(frozen=True)
class Record:
    """One game as it was played. `options` are complete, `moves` are tokens, chance's among them."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, str]
    seed: str
    moves: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The record as plain JSON."""
        return {"format": FORMAT, **asdict(self), "options": dict(self.options), "moves": list(self.moves)}

    @staticmethod
    def from_json(data: object) -> Record:
        """The record in plain JSON. Raises Refused with a sentence for anything else."""
        if not isinstance(data, dict):
            raise _unreadable(Text("This is not a game record."))
        layout = data.get("format")
        if type(layout) is not int or layout < 1:
            raise _unreadable(Text("This is not a game record: “{name}” is missing or unreadable.", name="format"))
        if layout > FORMAT:
            raise _unreadable(Text("This game was saved by a newer version of Azumaya. Update the app to open it."))
        kinds = {"game": str, "rules": int, "seats": int, "options": dict, "seed": str, "moves": list}
        for name, kind in kinds.items():
            if type(data.get(name)) is not kind or data[name] == 0:
                raise _unreadable(Text("This game record is damaged: “{name}” is missing or unreadable.", name=name))
        words = [data["seed"], *data["options"], *data["options"].values(), *data["moves"]]
        if not all(isinstance(word, str) and is_text(word) for word in words):
            raise _unreadable(Text("This game record is damaged: its moves or options are unreadable."))
        return Record(**{**{k: data[k] for k in kinds}, "moves": tuple(data["moves"])})

    def dumps(self) -> str:
        """The record as one line of JSON text."""
        return outside.dumps(self.to_json())

    @staticmethod
    def loads(text: str) -> Record:
        """The record in a JSON text. Raises Refused with a sentence for anything else."""
        try:
            data = outside.loads(text)
        except ValueError:
            raise _unreadable(Text("This is not a game record: the text cannot be read.")) from None
        return Record.from_json(data)


def is_text(word: str) -> bool:
    """Can this be written to a file and hashed? Half a character (a lone surrogate) cannot."""
    try:
        return word.encode() is not None
    except UnicodeEncodeError:
        return False


def _unreadable(sentence: Text) -> Refused:
    return Refused(Objection("record", sentence, ""))


@dataclass(frozen=True)
class Match(Generic[S, M]):
    """A game being played: its record and the state before and after each move. Every change is a new Match."""

    game: Game[S, M]
    record: Record
    states: tuple[S, ...]

    @staticmethod
    def new(game: AnyGame, seats: int, options: Mapping[str, str], seed: str) -> Match[Any, Any]:
        """A game before its first move. Raises Refused for options or seats the game does not have."""
        settled = settle_options(game, seats, options)
        record = Record(game.about.id, game.about.rules, seats, settled, seed)
        return Match(game, record, (game.start(seats, settled),))

    @staticmethod
    def replay(game: AnyGame, record: Record) -> Match[Any, Any]:
        """The game a record tells. Raises Unplayable, which holds the game up to its last good move, or Refused."""
        if record.rules > game.about.rules:
            raise _unreadable(Text("This game follows newer rules than this version of Azumaya knows. Update the app."))
        match = Match.new(game, record.seats, record.options, record.seed)
        match = replace(match, record=replace(match.record, rules=record.rules))
        for token in record.moves:
            try:
                match = match.play(token)
            except Refused as refused:
                raise Unplayable(refused.objection, match) from None
        return match

    @property
    def state(self) -> S:
        """The state now."""
        return self.states[-1]

    @property
    def turn(self) -> Seat | None:
        """Who moves now: a seat, CHANCE, or None when the game is over."""
        return self.game.turn(self.state)

    def play(self, token: str) -> Match[S, M]:
        """The game after one more move. Raises Refused with the reason for an unreadable or illegal token."""
        try:
            move = self.game.parse(token)
        except ValueError:
            sentence = Text("“{token}” is not a move of {game}.", token=token[:40], game=self.game.about.title)
            raise Refused(Objection("token", sentence, self.game.about.turn)) from None
        if objection := why_not(self.game, self.state, move):
            raise Refused(objection)
        return self._with(move)

    def settle(self) -> Match[S, M]:
        """The game after chance has made all its moves, drawn from the seed."""
        match = self
        while match.turn == CHANCE:
            match = match._with(match.chance_move())
        return match

    def chance_move(self) -> M:
        """The move chance makes now: draw n from the seed, where n counts chance's moves so far."""
        drawn = sum(self.game.turn(state) == CHANCE for state in self.states[:-1])
        return draw(self.record.seed, drawn, self.game.chance_outcomes(self.state))

    def back_to(self, ply: int) -> Match[S, M]:
        """The game as it stood before move `ply` (0 is the first)."""
        return replace(
            self,
            record=replace(self.record, moves=self.record.moves[:ply]),
            states=self.states[: ply + 1],
        )

    def move(self, ply: int) -> M:
        """The move made at `ply`."""
        return self.game.parse(self.record.moves[ply])

    def _with(self, move: M) -> Match[S, M]:
        record = replace(self.record, moves=(*self.record.moves, str(move)))
        return replace(self, record=record, states=(*self.states, self.game.apply(self.state, move)))


class Unplayable(Refused):
    """A record holds a move that cannot be made; `good` is the game up to there."""

    def __init__(self, objection: Objection, good: Match[Any, Any]) -> None:
        super().__init__(objection)
        self.good = good
