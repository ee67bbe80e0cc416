"""Can a position that somebody edited be one of this game? Anything may lie on the board that breaks no rule."""

from __future__ import annotations

import re

from azumaya.core.sudoku import NAME, repeats
from azumaya.core.text import Text
from azumaya.games.moyo.areas import DARK, FREE, LIGHT
from azumaya.games.moyo.state import Setup, State


def unsound(state: State, start: State) -> Text | None:
    """What is wrong with a state, where `start` is the one before the first move with the same options."""
    return _setup(state.setup, start.setup) or _board(state, start)


def _setup(setup: Setup, agreed: Setup) -> Text | None:
    plain = ("puzzle", "layout", "horikomi", "weaker")
    wrong = next((name for name in plain if getattr(setup, name) != getattr(agreed, name)), None)
    if wrong:
        return Text("“{field}” does not go with the options", field=wrong)
    if len(setup.ground) != 9 or not all(map(_may_be, setup.ground, agreed.ground)):
        return Text("“{field}” does not go with the options", field="ground")
    for name in ("light", "first"):
        seat, given = getattr(setup, name), getattr(agreed, name)
        if seat not in (0, 1, None) or (given is not None and seat != given):
            return Text("“{field}” does not go with the options", field=name)
    return None


def _may_be(sign: str, agreed: str) -> bool:
    """May this be whose an area is now, if that is whose it was at the start?"""
    return sign == agreed or (agreed == FREE and sign in (LIGHT, DARK))


def _board(state: State, start: State) -> Text | None:
    if not re.fullmatch(r"[1-9.]{81}", state.grid):
        return Text("“{field}” is not 81 digits and dots", field="grid")
    twice = repeats([0 if sign == "." else int(sign) for sign in state.grid])
    if twice:
        one, other = twice[0]
        return Text("the same number lies on {one} and on {other}", one=NAME[one], other=NAME[other])
    if state.turns < 0:
        return Text("“{field}” is less than nothing", field="turns")
    if not 0 <= state.handicap <= start.handicap:
        return Text("“{field}” does not go with the options", field="handicap")
    return None
