"""What just happened: the moves of others since one's own last decision, until they are put away or one moves."""

from __future__ import annotations

from dataclasses import replace

from azumaya.app.effects import Step
from azumaya.app.eyes import persons
from azumaya.app.library import keep
from azumaya.app.model import Model, Play
from azumaya.core.game import CHANCE


def traced(play: Play) -> range:
    """The plies of what others did since the person on turn decided last; while none is, since any person did.

    Chance belongs to the move before it: what it brought to one's own move is no news. A move of one's own that the
    table answers (a guess, an objection) is told with the answer.
    """
    match, people = play.match, persons(play.saved)
    own = {match.turn} & people or people
    first = last = len(match.record.moves)
    if play.readonly or not own:
        return range(last, last)
    while first > play.saved.seen and match.game.turn(match.states[first - 1]) not in own:
        first -= 1
    if first > play.saved.seen and match.game.answers(match.game.parse(match.record.moves[first - 1])):
        return range(first - 1, last)
    while first < last and match.game.turn(match.states[first]) == CHANCE:
        first += 1
    return range(first, last)


def put_away(model: Model, play: Play) -> Step:
    """The table without the trace of what happened so far, also after a reload."""
    saved = replace(play.saved, seen=len(play.match.record.moves))
    if saved == play.saved:
        return model, []
    model, done = keep(model, saved)
    return replace(model, play=replace(play, saved=saved)), done
