"""Why something cannot be: the one form in which every part of the house says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azumaya.core.text import Text

Place = str  # where a player points: "r4c1", "hand:B3", "do:roll"


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a move is not legal: a whole sentence, the clause it rests on, the places that show it."""

    code: str
    text: Text
    clause: str
    at: Sequence[Place] = ()


class Refused(ValueError):
    """Something given from outside cannot be used; `objection` says why."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(str(objection.text))
        self.objection = objection
