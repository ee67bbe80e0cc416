"""The opponents that the form for a new game offers: the four levels of the game, from the easiest."""

from __future__ import annotations

from dataclasses import dataclass

from azumaya.app.model import PERSON
from azumaya.core.game import AnyGame
from azumaya.core.text import Text
from azumaya.players.minds import SPECS, TITLES

USUAL = SPECS[1]  # neither too easy nor too hard
# Opponents that the form offered before there were levels, or that a file may bring; all others think ahead for long.
_SUCCESSORS = {"random": SPECS[0], "greedy": SPECS[1], "policy": SPECS[1], "search:0.8s": SPECS[2]}


@dataclass(frozen=True)
class Opponent:
    """An opponent as the form offers it: its spec, its name, and a sentence on how it plays this game."""

    spec: str
    title: Text
    line: Text


def opponents(game: AnyGame) -> tuple[Opponent, ...]:
    """The opponents of a game, from the easiest."""
    levels = zip(SPECS, TITLES, game.skill.levels, strict=True)
    return tuple(Opponent(spec, title, level.line) for spec, title, level in levels)


def offered(mind: str) -> str:
    """Whom the form offers instead of a player's `mind` from an earlier game: the same, where it is still offered."""
    return mind if mind in (PERSON, *SPECS) else _SUCCESSORS.get(mind, SPECS[-1])
