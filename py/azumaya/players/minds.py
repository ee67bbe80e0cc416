"""The opponents there are, found by their spec: `random`, `greedy`, `search:STEPS`, `search:0.5s`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from azumaya.core.game import AnyGame, Objection, Refused, View
from azumaya.core.text import Text
from azumaya.players import greedy, search, simple

Think = Callable[[AnyGame, View[Any], Random], Iterator[Any]]


@dataclass(frozen=True)
class Mind:
    """An opponent: `think` yields its best move so far, one item a step, until it is done or a limit is reached.

    The same steps with the same generator give the same move. `seconds` counts time spent thinking.
    """

    spec: str
    title: Text
    line: Text
    think: Think
    steps: int | None = None
    seconds: float | None = None


MINDS = (
    Mind(
        "random",
        Text("Leaf in the wind"),
        Text("Plays any move the rules allow. Good for a first look."),
        simple.think,
    ),
    Mind(
        "greedy",
        Text("Eager guest"),
        Text("Takes what looks best right now and thinks no further."),
        greedy.think,
    ),
    Mind(
        "search:0.8s",
        Text("Patient host"),
        Text("Plays thousands of games ahead in its head before it moves."),
        search.think,
        seconds=0.8,
    ),
)
_KINDS = {"random": MINDS[0], "greedy": MINDS[1]}


def mind(spec: str) -> Mind:
    """The opponent of that spec. Raises Refused with a sentence for any other text."""
    if spec in _KINDS:
        return _KINDS[spec]
    if found := re.fullmatch(r"search:([1-9][0-9]{0,7})", spec):
        return replace(MINDS[2], spec=spec, steps=int(found[1]), seconds=None)
    found = re.fullmatch(r"search:([0-9]{1,3}(?:\.[0-9]{1,6})?)s", spec)
    if found and float(found[1]) > 0:
        return replace(MINDS[2], spec=spec, seconds=float(found[1]), steps=None)
    sentence = Text(
        "There is no opponent “{spec}”; there are: random, greedy, search:STEPS, search:SECONDSs.",
        spec=spec[:40],
    )
    raise Refused(Objection("player", sentence, ""))
