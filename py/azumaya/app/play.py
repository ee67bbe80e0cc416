"""At the table: taps become moves, moves are kept and told, chance and opponents follow."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from azumaya.app import curtain, effects
from azumaya.app.draw.marks import LAYING
from azumaya.app.effects import Effect, Step
from azumaya.app.eyes import awaited, look, persons
from azumaya.app.library import keep
from azumaya.app.messages import Counted, Drag, Tap, Thought
from azumaya.app.model import Model, Play
from azumaya.app.table import at_once, draggable, forced, lay, may_move, told, with_points
from azumaya.core.areas import Rack
from azumaya.core.game import Objection, Place
from azumaya.core.pick import Pick, pick, tap, why_not_there
from azumaya.core.scene import Scene
from azumaya.core.spot import said
from azumaya.core.text import Text


def with_play(model: Model, play: Play, *done: Effect) -> Step:
    """The model with this table."""
    return replace(model, play=play), list(done)


def noted(model: Model, play: Play, note: Text) -> Step:
    """The model with a sentence at the table that says why nothing else happens."""
    return with_play(model, replace(play, note=note, objection=None), effects.announce([note]))


# -- taps --------------------------------------------------------------------------------------------------------


def tapped(model: Model, play: Play, message: Tap) -> Step:
    """A tap on a spot: chooses, shows, confirms, or is told why not."""
    if not may_move(play):
        return waiting(model, play)
    if _confirms(play, message.place):
        return place(model, play)
    if message.hand and model.settings.input == "drag" and _waits_for_drag(play, message.place):
        return noted(model, play, Text("Drag this piece to its space. In the settings you can let a tap do as well."))
    game, state = play.match.game, play.match.state
    legal, named = game.legal_moves(state), tuple(game.candidates(state))
    found = tap(legal, play.pick, message.place, named)
    if found is None or found.taps == (message.place,):
        found = _tried(play, message.place, legal, named) or found
    if found is None:
        return _refused(model, play, play.pick.taps, message.place)
    return chosen(model, play, found)


def _tried(play: Play, place: Place, legal: Collection[Any], named: Collection[Any]) -> Pick[Any] | None:
    """The pick after a tap that has to do with what may be tried on every turn; None if it has not.

    A place that may be tried is chosen whether or not a legal move has it, so that nothing is told before the move is
    whole; and it is let go for a piece of a rack.
    """
    scene, taps = _scene(play), play.pick.taps
    standing = {spot.means for spot in scene.spots if spot.standing}
    if place in standing:
        meant, said = [move for move in named if place in move.places], sorted((*taps, place))
        first = pick(meant, (place,))
        whole = first is None or first.ready is not None or any(sorted(move.places) == said for move in meant)
        return None if whole or first is None else replace(first, meant=None)
    in_racks = {spot.means for area in scene.tray if isinstance(area, Rack) for spot in area.spots}
    return pick(legal, (place,)) if standing.issuperset(taps) and place in in_racks else None


def dragged(model: Model, play: Play, message: Drag) -> Step:
    """A piece was dropped on a spot: as if both had been tapped one after the other.

    What was chosen before goes with it if it can: of two cards that are played together one is dragged.
    """
    if not may_move(play):
        return waiting(model, play)
    legal = play.match.game.legal_moves(play.match.state)
    taps = (message.target,) if message.source == LAYING else (message.source, message.target)
    before = tuple(place for place in play.pick.taps if place not in taps)
    found = pick(legal, (*before, *taps)) or pick(legal, taps)
    if found is None:
        return _refused(model, play, taps[:-1], message.target)
    return chosen(model, play, found)


def chosen(model: Model, play: Play, found: Pick[Any]) -> Step:
    """The table with this pick; a move that needs no further word is made, every other is shown."""
    play = replace(play, pick=found, objection=None, note=None)
    if found.ready is None or found.targets:
        return with_play(model, play, *([effects.announce([_shown(play)])] if found.meant is not None else []))
    if model.settings.confirm == "once" or found.ready == forced(play.match):
        return place(model, play)
    if said(found.taps[-1]) and at_once(play, found.ready):
        return place(model, play)
    return with_play(model, play, effects.announce([_shown(play)]))


def _shown(play: Play) -> Text:
    """The move that waits to be confirmed."""
    table = play.match.game.table
    assert table is not None
    asked = table.ask(look(play), play.pick.meant)
    return Text("{move}: not yet made, confirm it or choose again.", move=asked)


def _confirms(play: Play, tapped: str) -> bool:
    """Is this the second tap on where the shown move would lie: on its space, or on what was tapped last?

    Where a piece goes from one space to another, a tap on the first lets go of it.
    """
    before = play.pick
    if before.ready is None or tapped in before.targets or tapped not in before.taps:
        return False
    spaces = _spaces(play)
    return tapped == before.taps[-1] or (tapped in spaces and not spaces.issuperset(before.taps))


def _spaces(play: Play) -> frozenset[str]:
    """What can be tapped on the boards of the table; all else are pieces and words."""
    return frozenset(spot.means for spot in _scene(play).cells)


def _scene(play: Play) -> Scene:
    """The table as whoever is before the device sees it."""
    table = play.match.game.table
    assert table is not None
    return table.scene(look(play))


def _waits_for_drag(play: Play, tapped: str) -> bool:
    """Is this a piece to be dragged, and not what is still missing from what was chosen?"""
    fair = play.match.game.fair_moves(play.match.state)
    return tapped not in play.pick.targets and tapped in draggable(fair, _scene(play), _spaces(play))


def _refused(model: Model, play: Play, taps: tuple[str, ...], place: str) -> Step:
    """Nothing changes, but it is said why."""
    game, state = play.match.game, play.match.state
    objection = why_not_there(game, state, taps, place) or Objection(
        "nothing", Text("There is nothing to be done there now."), game.about.turn, (place,)
    )
    said = effects.announce([objection.text], urgent=True)
    return with_play(model, replace(play, objection=objection, tried=place, note=None), said)


def waiting(model: Model, play: Play) -> Step:
    """Somebody wants to move who cannot: it is said why."""
    if play.readonly:
        note = Text("Another window plays this game. Take it over to play it here.")
    elif play.shown is not None:
        note = Text("You are looking back. Return to now to play on.")
    elif play.match.turn is None:
        note = Text("The game is over: nothing more can be played.")
    elif awaited(play) is not None:
        note = Text("{who} is on turn, behind the curtain.", who=curtain.name(play))
    else:
        name = play.saved.players[play.match.turn].name
        note = Text("{who} is on turn.", who=name)
    return noted(model, play, note)


# -- moves -------------------------------------------------------------------------------------------------------


def place(model: Model, play: Play) -> Step:
    """Make the move that is shown."""
    if not may_move(play):
        return waiting(model, play)
    if play.pick.meant is None:
        return noted(model, play, Text("Choose a move first."))
    return made(model, play, str(play.pick.meant))


def let_go(model: Model, play: Play) -> Step:
    """Let go of all that is chosen."""
    free = replace(play, pick=Pick(), objection=None, note=None)
    return with_play(model, free, effects.announce([Text("Let go.")]))


def thought(model: Model, play: Play, message: Thought) -> Step:
    """An opponent has decided, if this is still what it was asked."""
    if (play.saved.id, play.thinking) != (message.id, message.ply):
        return model, []
    return made(model, play, message.token)


def counted(model: Model, play: Play, message: Counted) -> Step:
    """How a finished game stands is known now: the verdict is told."""
    match = play.match
    if (play.saved.id, len(match.record.moves)) != (message.id, message.ply):
        return model, []
    return settled(model, with_points(replace(play, counted=True)), message.ply)


def made(model: Model, play: Play, token: str) -> Step:
    """The table after a move and what chance does then. Raises Refused for a move that is not legal."""
    match = play.match.play(token).settle()
    by_person = play.match.turn in persons(play.saved)
    seen = 0 if by_person else play.saved.seen
    saved = replace(play.saved, undone=(), played=model.now, seen=seen)
    if by_person:
        model = replace(model, notice=None)  # whoever plays on has read it
    after = curtain.follow(play, lay(saved, match))
    if play.shown is not None:
        after = replace(after, shown=play.shown)
    return settled(model, after, len(play.match.record.moves))


def settled(model: Model, play: Play, before: int) -> Step:
    """The model with this table, kept and told from move `before` on."""
    model, done = keep(model, play.saved)
    if said := [*told(before, play), *curtain.call(play)]:
        done.append(effects.announce(said))
    return replace(model, play=play), done
