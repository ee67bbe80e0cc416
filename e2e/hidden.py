"""What may not be anywhere while others look: the words of a hand, looked for in all that can be read of a page."""

from __future__ import annotations

import random
import re
from dataclasses import fields, is_dataclass
from typing import Any

from azumaya.app.screens.table.score import tallied
from azumaya.core.game import CHANCE, Seat
from azumaya.core.record import Match
from azumaya.core.text import ENGLISH, Named, Text
from e2e.hands import PERSONS
from e2e.table import Table

SPOKEN = Named(ENGLISH, PERSONS)  # as sentences are spoken at their table


def words(value: object) -> set[str]:
    """All that a scene says and names, text by text."""
    if isinstance(value, Text):
        return {value.render(SPOKEN)}
    if isinstance(value, str):
        return {value}
    if is_dataclass(value) and not isinstance(value, type):
        return set().union(*(words(getattr(value, f.name)) for f in fields(value)))
    if isinstance(value, tuple | list):
        return set().union(*map(words, value))
    return set()


def seen(match: Match[Any, Any], seat: Seat | None) -> str:
    """All that a seat may know in words: its table, the score as it is written, and its log, line by line."""
    table = match.game.table
    assert table
    view = match.game.view(match.state, seat)
    scene = table.scene(view)
    kinds = {tally.kind for tally in scene.tallies.values()}
    lines = sorted(words(scene))
    lines += [tallied(each, scene.tallies, kind) for each in match.game.standings(view.state) for kind in kinds]
    for ply, state in enumerate(match.states[:-1]):
        move = match.game.redact(state, match.move(ply), seat)
        mover = match.game.turn(state)
        who = PERSONS[mover] if mover is not None and mover != CHANCE else ""
        lines.append(table.tell(match.game.view(state, seat), move, who).render(SPOKEN))
    return "\n".join(lines)


def secrets(match: Match[Any, Any], viewer: Seat | None) -> list[str]:
    """The words of all tables that the viewer's has not, and that stand there only because of what is hidden."""
    game, table, rng = match.game, match.game.table, random.Random(5)
    assert table
    worlds = [match.state, *(game.determinize(game.view(match.state, viewer), rng) for _ in range(6))]
    telling: set[str] = set()
    for seat in range(match.record.seats):
        own, *others = (words(table.scene(game.view(world, seat))) for world in worlds)
        telling |= own.difference(set.intersection(*others))
    known = seen(match, viewer)
    return sorted(word for word in telling if len(word) > 3 and not re.search(whole(word), known))


def whole(word: str) -> str:
    return rf"(?<![\w:]){re.escape(word)}(?!\w)"


def everything(table: Table) -> str:
    """All that can be read of the page: by eye, by a screen reader, aloud, in its title, in its storage."""
    kept = table.page.evaluate("JSON.stringify(Object.entries(localStorage))")
    tree = table.page.locator("body").aria_snapshot()
    return "\n".join([table.page.content(), tree, table.page.title(), str(kept)])


def assert_nothing_is_told(table: Table, viewer: Seat | None) -> int:
    """No word that the viewer may not know is anywhere; the number of words looked for."""
    looked_for, text = secrets(table.match, viewer), everything(table)
    told = [word for word in looked_for if re.search(whole(word), text)]
    assert not told, f"{told} may not be told"
    return len(looked_for)
