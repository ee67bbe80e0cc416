"""Taking back, bringing back, looking back, and games that grow out of this one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from azumaya.app import curtain, effects, library, route, series
from azumaya.app.effects import Step
from azumaya.app.eyes import eyes, persons
from azumaya.app.model import Model, Notice, Play, Saved
from azumaya.app.moments import moments, moves_before
from azumaya.app.play import noted, settled, waiting, with_play
from azumaya.app.seating import stay
from azumaya.app.table import lay, line
from azumaya.core.game import Refused
from azumaya.core.pick import Pick
from azumaya.core.record import Match
from azumaya.core.text import Text
from azumaya.core.undo import barrier, undo_to


def undo(model: Model, play: Play) -> Step:
    """Back to the last decision of a person, as far as this game allows."""
    if play.readonly:
        return waiting(model, play)
    match = play.match
    ply = undo_to(match, persons(play.saved), play.saved.friendly)
    if ply is None:
        return noted(model, play, _why_no_undo(play))
    undone = match.record.moves[ply:] + play.saved.undone
    after = curtain.follow(
        play, lay(replace(play.saved, undone=undone, played=model.now, seen=ply), match.back_to(ply))
    )
    model, done = settled(model, after, ply)
    name = play.saved.players[match.game.turn(match.states[ply]) or 0].name
    return model, [*done, effects.announce([Text("Taken back: {who} is on turn again.", who=name)])]


def _why_no_undo(play: Play) -> Text:
    if not persons(play.saved) or undo_to(play.match, persons(play.saved), friendly=True) is None:
        return Text("There is nothing to take back yet.")
    ply = barrier(play.match)
    assert ply is not None, "something else would be taken back"
    return Text(
        "This cannot be taken back, because of what has come up since: {line} "
        "Only a game started as friendly goes further back.",
        line=line(play, ply, eyes(play)),
    )


def redo(model: Model, play: Play) -> Step:
    """Forward again to the next decision of a person, or as far as was taken back."""
    if play.readonly:
        return waiting(model, play)
    if not play.saved.undone:
        return noted(model, play, Text("There is nothing to bring back."))
    before = len(play.match.record.moves)
    match, left = _forward(play)
    after = curtain.follow(play, lay(replace(play.saved, undone=left, played=model.now, seen=0), match))
    return settled(model, after, before)


def _forward(play: Play) -> tuple[Match[Any, Any], tuple[str, ...]]:
    """The game one decision further, and what is still taken back; nothing of it, if it does not fit any more."""
    match, left = play.match, play.saved.undone
    people = persons(play.saved)
    try:
        match, left = match.play(left[0]), left[1:]
        while left and match.turn not in people:
            match, left = match.play(left[0]), left[1:]
    except Refused:
        left = ()
    return match.settle(), left


def look(model: Model, play: Play, arg: str) -> Step:
    """Show the game as it stood before a ply; at the end, as it is now."""
    last = len(play.match.record.moves)
    if not arg.isascii() or not arg.isdigit() or len(arg) > 9:
        return model, []
    shown = int(arg) if int(arg) < last else None
    found = moments(play.match)
    said = Text("Move {ply} of {end}.", ply=moves_before(found, min(int(arg), last)), end=len(found) - 1)
    play = replace(play, shown=shown, pick=Pick(), objection=None, note=None)
    return with_play(model, play, effects.announce([said]))


def slide(model: Model, play: Play, arg: str) -> Step:
    """Show the game as it stood after so many moves, as the slider says, which tells that itself."""
    found = moments(play.match)
    if not arg.isascii() or not arg.isdigit() or len(arg) > 9:
        return model, []
    return look(model, play, str(found[min(int(arg), len(found) - 1)]))[0], []


def now(model: Model, play: Play) -> Step:
    """Stop looking back."""
    return with_play(model, replace(play, shown=None, note=None))


def again(model: Model, play: Play) -> Step:
    """The next game of the series: its options, who sits where (which is told), and the moves made before it begins."""
    if play.match.turn is not None:
        return noted(model, play, Text("This game is not over yet."))
    saved, record, game = play.saved, play.saved.record, play.match.game
    then = game.again(record.seats, record.options, record.moves)
    model, seed, id = library.fresh(model)
    match = Match.new(game, record.seats, then.options, seed)
    for token in then.moves:
        match = match.play(token)
    match = match.settle()
    players = tuple(stay(saved, seat) for seat in then.order)
    next_ = replace(saved, id=id, record=match.record, players=players, series=(*saved.series, saved.id))
    model, done = start(model, next_, match, replaced=True)  # what has ended lies on the shelf, not behind this
    if list(then.order) == sorted(then.order):
        return model, done
    told = series.seats(game, next_)
    return replace(model, notice=Notice(told)), [effects.announce([told]), *done]


def branch(model: Model, play: Play, arg: str) -> Step:
    """Play on from here: a game of its own with the same moves and another seed."""
    if library.secret(model, play.saved):
        return noted(
            model,
            play,
            Text("While cards are hidden, one cannot play on from an earlier move. You can once the game is over."),
        )
    last = len(play.match.record.moves)
    if arg.isascii() and arg.isdigit() and len(arg) < 10:
        ply = min(int(arg), last)
    else:
        ply = last if play.shown is None else play.shown
    model, seed, id = library.fresh(model)
    match = play.match.back_to(ply)
    match = replace(match, record=replace(match.record, seed=seed)).settle()
    return start(model, replace(play.saved, id=id, series=()), match)


def start(model: Model, saved: Saved, match: Match[Any, Any], replaced: bool = False) -> Step:
    """A new game on the table, kept; `replaced`: its address takes the place of the one before."""
    begun = len(match.record.moves)
    saved = replace(saved, undone=(), started=model.now, played=model.now, seen=begun, marks=())
    model, done = settled(model, lay(saved, match), begun)
    here = route.game(saved.id)
    model = replace(model, route=here, setup=None, notice=None)
    return model, [*done, effects.go(route.to_text(here), replaced)]
