"""What an opponent knows about playing Culdcept cards well."""

from __future__ import annotations

from azumaya.core.skill import Skill
from azumaya.games.culdcept.moves import CuldceptMove
from azumaya.games.culdcept.state import State


class CuldceptSkill(Skill[State, CuldceptMove]):
    """Playouts go to the end."""
