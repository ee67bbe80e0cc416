"""The opponents there are, found by their spec: `level:1` to `level:4`, and those that levels are made and measured by.

`random`, `greedy` and `policy` are frozen baselines; `search:STEPS`, `search:0.5s` and `rollouts:STEPS` think ahead.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from azumaya.core.game import AnyGame, Objection, Refused
from azumaya.core.skill import Level, Think
from azumaya.core.text import Text
from azumaya.players import casual, greedy, policy, rollouts, search, simple

TITLES = (Text("Curious child"), Text("Eager guest"), Text("Patient host"), Text("Old gardener"))
SPECS = ("level:1", "level:2", "level:3", "level:4")  # their specs, from the easiest
THINKERS: dict[str, Think] = {
    "random": simple.think,
    "greedy": greedy.think,
    "policy": policy.think,
    "search": search.think,
    "rollouts": rollouts.think,
}
ENDLESS = ("search", "rollouts")  # these go on until they are stopped, so a spec says when


@dataclass(frozen=True)
class Mind:
    """An opponent: `think` yields its best move so far, one item a step, until it is done or a limit is reached.

    The same steps with the same generator give the same move. `seconds` are those that go by, see `Thinking`.
    """

    spec: str
    think: Think
    steps: int | None = None
    seconds: float | None = None


def mind(spec: str, game: AnyGame) -> Mind:
    """The opponent of that spec in a game. Raises Refused with a sentence for any other text."""
    name, _, much = spec.partition(":")
    if not knows(spec):
        sentence = Text(
            "There is no opponent “{spec}”; there are: level:1 to level:4, random, greedy, policy, "
            "search:STEPS, search:SECONDSs, rollouts:STEPS, rollouts:SECONDSs.",
            spec=spec[:40],
        )
        raise Refused(Objection("player", sentence, ""))
    if name == "level":
        return _of_level(spec, game.skill.levels[SPECS.index(spec)])
    if much.endswith("s"):
        return Mind(spec, THINKERS[name], seconds=float(much[:-1]))
    return Mind(spec, THINKERS[name], steps=int(much) if much else None)


def knows(spec: str) -> bool:
    """Is there an opponent of that spec?"""
    name, _, much = spec.partition(":")
    if name == "level":
        return spec in SPECS
    if name not in ENDLESS:
        return spec in THINKERS
    if re.fullmatch(r"[1-9][0-9]{0,7}", much):
        return True
    return re.fullmatch(r"[0-9]{1,3}(?:\.[0-9]{1,6})?s", much) is not None and float(much[:-1]) > 0


def _of_level(spec: str, level: Level) -> Mind:
    if level.by == "casual":
        return Mind(spec, casual.with_warmth(level.warmth))
    return Mind(spec, THINKERS[level.by] if isinstance(level.by, str) else level.by, steps=level.steps)
