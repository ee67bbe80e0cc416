"""What an opponent knows about playing Sudoku – Das Kartenspiel well."""

from __future__ import annotations

from azumaya.core.skill import Skill
from azumaya.games.kartenspiel.moves import KartenspielMove
from azumaya.games.kartenspiel.state import State


class KartenspielSkill(Skill[State, KartenspielMove]):
    """First."""
