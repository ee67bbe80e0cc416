"""The curtain between persons who share a device: it names the next one before anything of theirs is drawn.

It hangs where a person on turn must look at what others at the device may not see (`eyes.private`). Whoever it names
opens it by pressing and holding its button; whoever cannot hold presses twice. It stays open while the side on turn
is the same and must look, and falls again whenever the page was covered or away.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from azumaya.app import effects
from azumaya.app.effects import Step
from azumaya.app.eyes import awaited, private, side
from azumaya.app.model import Model, Play
from azumaya.app.table import MOST_TOLD, line, telling
from azumaya.core.game import CHANCE
from azumaya.core.pick import Pick
from azumaya.core.text import Text

HELD = "held"  # what the page adds to the press of a button that was held


def hangs(play: Play) -> bool:
    """Is the curtain drawn instead of the table?"""
    return awaited(play) is not None and not play.aside and play.shown is None


def follow(before: Play, after: Play) -> Play:
    """The table after a move, or a step back: the curtain stays open as long as the same side must look."""
    seat = private(after)
    if seat is None or before.open_to is None or side(before, before.open_to) != side(after, seat):
        return after
    return replace(after, open_to=seat)


def fallen(play: Play) -> Play:
    """The table with the curtain down: nothing is chosen, said or looked at any more."""
    return replace(
        play,
        open_to=None,
        aside=False,
        asked=False,
        shown=None,
        pick=Pick(),
        objection=None,
        tried=None,
        note=None,
    )


def name(play: Play) -> str:
    """The name of whoever the curtain waits for; nothing if it waits for nobody."""
    seat = awaited(play)
    return "" if seat is None else play.saved.players[seat].name


def call(play: Play) -> Iterator[Text]:
    """What is said when the curtain is down."""
    if who := name(play):
        yield Text("Pass the tablet to {who}.", who=who)


def news(play: Play) -> tuple[Text, ...]:
    """What everybody may know of what happened since the side that is awaited has moved, none told twice.

    What the table has answered, a guess or an objection, comes first: all others may reckon with it.
    """
    match, plies = play.match, telling(play, _since(play), None, every=False)
    plies.sort(key=lambda ply: not match.game.answers(match.move(ply)))
    return tuple(dict.fromkeys(line(play, ply, None) for ply in plies))


def _since(play: Play) -> int:
    """The ply after the last move of the side on turn; if it has made none, where the dealing came to its end."""
    match, seat = play.match, awaited(play)
    movers = [(ply, match.game.turn(state)) for ply, state in enumerate(match.states[:-1])]
    moved = [(ply, mover) for ply, mover in movers if mover is not None and mover != CHANCE]
    own = [ply for ply, mover in moved if seat is not None and side(play, mover) == side(play, seat)]
    return own[-1] + 1 if own else moved[0][0] if moved else max(0, len(match.record.moves) - MOST_TOLD)


# -- messages ----------------------------------------------------------------------------------------------------


def open_up(model: Model, play: Play, arg: str) -> Step:
    """Show the table to whoever is awaited: at once if the button was held, else with the second press."""
    if not hangs(play):
        return model, []
    if arg != HELD and not play.asked:
        said = Text("Press once more to look, {who}.", who=name(play))
        return replace(model, play=replace(play, asked=True)), [effects.announce([said])]
    return replace(model, play=replace(play, open_to=awaited(play), asked=False)), []


def look_aside(model: Model, play: Play) -> Step:
    """The table as everybody may see it."""
    if not hangs(play):
        return model, []
    said = Text("You see what everybody may see.")
    return replace(model, play=replace(play, aside=True, asked=False)), [effects.announce([said])]


def draw(model: Model, play: Play) -> Step:
    """Back from the public table to the curtain."""
    if awaited(play) is None:
        return model, []
    return replace(model, play=fallen(play)), [effects.announce(call(play))]


def back(model: Model) -> Step:
    """Somebody is there again after the page was covered or away: nobody knows who."""
    play = model.play
    if play is None or (play.open_to, play.aside, play.asked) == (None, False, False):
        return model, []
    play = fallen(play)
    said = [effects.announce(call(play))] if model.route.screen == "game" else []
    return replace(model, play=play), said
