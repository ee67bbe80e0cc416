"""What the tests of every game say in the same words: games by tokens, whole games at random, objections."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from azumaya.core.game import AnyGame, why_not
from azumaya.core.pick import why_not_there
from azumaya.core.record import Match

S = TypeVar("S")
Choose = Callable[[Random, S, list[str]], str]  # one of the legal moves, or another that is legal


@dataclass(frozen=True)
class Game:
    """A game so far. Calling it plays more tokens: `game("draw:5 roll die:3 claim:5")`."""

    match: Match[Any, Any]

    def __call__(self, *words: str) -> Game:
        match = self.match
        for token in " ".join(words).split():
            match = match.play(token)
        return Game(match)

    @property
    def state(self) -> Any:
        return self.match.state


def any_move(rng: Random, state: object, tokens: list[str]) -> str:
    """One of the legal moves, each equally likely."""
    return rng.choice(tokens)


class Playing(Generic[S]):
    """The words for one game. A game's play.py names the bound ones: `game, why = PLAYING.game, PLAYING.why`."""

    def __init__(self, rules: AnyGame, choose: Choose[S] = any_move) -> None:
        self.rules = rules
        self.choose = choose

    def game(self, *words: str, seats: int = 2, **options: str) -> Game:
        """A new game and the tokens played in it."""
        return Game(Match.new(self.rules, seats, options, "0"))(*words)

    def random_game(self, seats: int, seed: int, **options: str) -> Match[Any, Any]:
        """A whole game in which every move of every seat and of chance is chosen at random."""
        rng = Random(seed)
        match = Match.new(self.rules, seats, options, "0")
        while match.turn is not None:
            tokens = [str(move) for move in self.rules.legal_moves(match.state)]
            match = match.play(self.choose(rng, match.state, tokens))
        return match

    def hint(self, state: S, token: str) -> tuple[str, str, str]:
        """What speaks for a legal move of the seat on turn: where to look, the reason, and the places there."""
        rules, move = self.rules, self.rules.parse(token)
        assert move in rules.legal_moves(state)
        found = rules.skill.why(rules, rules.view(state, rules.turn(state)), move)
        assert found is not None
        return str(found.look), str(found.reason), " ".join(found.at)

    def legal(self, state: S) -> set[str]:
        """The legal moves as tokens, each of which the game lists once."""
        tokens = [str(move) for move in self.rules.legal_moves(state)]
        assert len(tokens) == len(set(tokens))
        return set(tokens)

    def why(self, state: S, token: str) -> tuple[str, str] | None:
        """The code and the clause of the objection to a move, None if it is legal."""
        objection = why_not(self.rules, state, self.rules.parse(token))
        return objection and (objection.code, objection.clause)

    def said(self, state: S, token: str) -> tuple[str, str, str, tuple[str, ...]] | None:
        """The code, the clause, the sentence and the places of the objection to a move, None if it is legal."""
        objection = why_not(self.rules, state, self.rules.parse(token))
        return objection and (objection.code, objection.clause, str(objection.text), tuple(objection.at))

    def explained(self, state: S, *taps: str) -> tuple[str, str] | None:
        """The code and the clause of the objection to the last of these taps."""
        objection = why_not_there(self.rules, state, taps[:-1], taps[-1])
        return objection and (objection.code, objection.clause)

    def after(self, state: S, *words: str) -> S:
        """The state after these moves, each of which must be legal."""
        for token in " ".join(words).split():
            assert self.why(state, token) is None, (token, self.why(state, token))
            state = self.rules.apply(state, self.rules.parse(token))
        return state
