"""The tray under the thumb: what to do now, the pieces to choose from, and the move to make."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from azumaya.app import hint
from azumaya.app.draw.area import draw_held
from azumaya.app.draw.face import draw_face
from azumaya.app.draw.marks import LAYING
from azumaya.app.html import Child, Html, Markup
from azumaya.app.model import Hint, Model
from azumaya.app.screens.parts import link, notices, objection, press, say
from azumaya.app.screens.table.panel import replay
from azumaya.app.screens.table.score import draw_series, draw_sheet
from azumaya.app.screens.table.seen import Seen
from azumaya.app.screens.table.trace import draw_trace
from azumaya.app.symbols import icon
from azumaya.app.table import at_once, forced
from azumaya.core.areas import Buttons, Held, Rack
from azumaya.core.game import Place
from azumaya.core.spot import Spot, said
from azumaya.core.text import Plural, Text

_ONLY = Text("Only one move is left with it: confirm it, or choose again.")
LONG = 20  # letters of a move in words, of which more are written smaller, so that they keep to one line


def draw_tray(h: Html, model: Model, seen: Seen) -> Markup:
    """The tray of the moment."""
    inside: Child
    if seen.looking_back:
        inside = _looking_back(h, seen)
    elif seen.over and not seen.play.counted:
        inside = _slot(h, say(h, Text("The game is over. The points are being counted."), sign="turn"))
    elif seen.over:
        inside = _over(h, model, seen)
    elif seen.play.readonly:
        inside = _elsewhere(h)
    elif seen.live:
        inside = _your_move(h, seen)
    else:
        inside = _their_move(h, seen)
    return h("section", notices(h, model), inside, class_="tray", aria_label=Text("Your move"), data_moment=seen.ply)


def _actions(h: Html, *buttons: Child) -> Markup:
    return h("div", buttons, class_="actions")


def _slot(
    h: Html,
    first: Markup,
    seen: Seen | None = None,
    *,
    away: Markup | None = None,
    below: Markup | None = None,
    quiet: bool = False,
) -> Markup:
    """What is to be done or why not, and `below` it what just happened: each has its place, whatever is in the other.

    Before them lies what the viewer of `seen` has to hand, beside them the way `away` from what is chosen. `quiet`:
    where there is no room for both, what is `below` goes first.
    """
    held = [draw_face(h, face) for face in seen.scene.held] if seen else []
    drag = LAYING if seen and LAYING in seen.marks.draggable else None
    hand = h("div", held, class_="held", aria_hidden="true", data_drag=drag) if held else None
    return h("div", hand, first, away, below, class_="slot", data_quiet=quiet)


def _your_move(h: Html, seen: Seen) -> list[Markup | None]:
    pick, play = seen.play.pick, seen.play
    hinting = play.hint if _hint_stands(seen) else None
    if play.objection:
        line = objection(h, seen.game.about.id, play.objection, "to")
    elif hinting:
        line = say(h, hint.words(play), sign="hint")
    elif play.note:
        line = say(h, play.note, sign="info")
    else:
        line = say(h, _prompt(seen), sign=None if seen.scene.held else "turn")
    quiet = not (play.objection or play.note or hinting or pick.taps)
    first = _slot(h, line, seen, away=_away(h, seen, hinting), below=draw_trace(h, seen), quiet=quiet)
    stand, words = _stand(h, seen), _words(h, seen)
    if not pick.taps and _is_said(seen):
        return [first, stand, _actions(h, words) if words else None]
    label, off = _next_step(seen), True
    if pick.meant is not None:
        label, off = seen.table.ask(seen.view, pick.meant), False
    long = len(h.words(label)) > LONG
    make = press(
        h, "place", label, kind="primary", sign=None if off else "check", off=off, data_key="Enter", data_long=long
    )
    return [first, stand, _actions(h, words, make)]


def _hint_stands(seen: Seen) -> bool:
    """Is a hint being given, and nothing else chosen meanwhile?"""
    hinting, pick = seen.play.hint, seen.play.pick
    return hinting is not None and (not pick.taps or (hinting.step == hint.MOVE and pick.ready == hinting.move))


def _away(h: Html, seen: Seen, hinting: Hint | None) -> Markup | None:
    """What stands beside the line: the way away from what is chosen, or the next step of a hint."""
    if seen.play.pick.taps:
        return press(h, "let-go", Text("Let go of what is chosen"), kind="icon", sign="close", data_key="Escape")
    if hinting and hint.leading(seen.play) and not seen.play.objection:
        label = Text("Why?") if hinting.step == hint.LOOK else Text("Show it")
        return press(h, "hint", label, id="hint-on")
    return None


def _prompt(seen: Seen) -> Text:
    """What is to be done now; where something is chosen that needs more, what that is or what it is for."""
    pick = seen.play.pick
    racked = _racked(seen)
    several = len(racked.keys() & set(pick.taps)) > 1  # what each of them alone is for does not matter any more
    if pick.ready is None and not (several and pick.meant is not None):
        chosen = [spot for tap in reversed(pick.taps) for spot in seen.scene.spots if spot.means == tap]
        told = (_told(seen, spot) for spot in chosen)
        return next(filter(None, told), seen.scene.prompt if pick.meant is None else _ONLY)
    cells = {spot.means for spot in seen.scene.cells}
    if cells.intersection(pick.taps) and (cells & seen.marks.playable).difference(pick.taps):
        return Text("Confirm it, or choose another space.")
    if racked.keys() & set(pick.taps) and len(racked) > 1 and _cards(racked.values()):
        return Text("Confirm it, or choose other cards.")
    return Text("Confirm it, or choose again.")


def _told(seen: Seen, spot: Spot) -> Text | None:
    """What a chosen piece or word is for; of a space, only as long as it is not clear what is meant there."""
    if said(spot.means):
        return spot.then or Text("{word}.", word=spot.name)
    return spot.then if seen.play.pick.meant is None or spot.place in _racked(seen) else None


def _racked(seen: Seen) -> dict[Place, Spot]:
    """The pieces there are to choose from, by their places."""
    return {spot.place: spot for area in seen.scene.tray if isinstance(area, Rack) for spot in area.spots}


def _stand(h: Html, seen: Seen) -> Markup | None:
    """Racks, and words where there is nothing else. They lie there on every turn: nothing moves when a turn ends."""
    areas = [_worded(seen, area) for area in seen.scene.tray if not _is_beside(seen, area)]
    return h("div", [draw_held(h, area, seen.marks) for area in areas], class_="stand") if areas else None


def _words(h: Html, seen: Seen) -> list[Markup]:
    """Words that stand beside the move, or in its place."""
    return [draw_held(h, _worded(seen, area), seen.marks) for area in seen.scene.tray if _is_beside(seen, area)]


def _worded(seen: Seen, area: Held) -> Held:
    """The area as it is; a word that is the only move there is stands out, and says what it does."""
    move = forced(seen.play.match) if seen.live and isinstance(area, Buttons) else None
    if move is None or not isinstance(area, Buttons):
        return area
    only = [
        replace(spot, label=seen.table.ask(seen.view, move), usual=True) if move.places == (spot.means,) else spot
        for spot in area.spots
    ]
    return replace(area, spots=tuple(only))


def _is_beside(seen: Seen, area: Held) -> bool:
    """Are these words that share a line with the move, since there are pieces to choose from?"""
    if not isinstance(area, Buttons):
        return False
    return area.beside or any(isinstance(other, Rack) for other in seen.scene.tray)


def _is_said(seen: Seen) -> bool:
    """Is there nothing to confirm, since one button or space is all there is, or words that each make their move?"""
    if forced(seen.play.match) is not None:
        return not any(isinstance(area, Rack) for area in seen.scene.tray) or _only_words(seen)
    if not _only_words(seen):
        return False
    moves = seen.game.fair_moves(seen.play.match.state)
    return seen.settings.confirm == "once" or all(at_once(seen.play, move) for move in moves)


def _only_words(seen: Seen) -> bool:
    """Are words all there is to choose from?"""
    return all(said(place) for place in seen.marks.playable)


def _next_step(seen: Seen) -> Text:
    """What is still to be chosen before there is a move to make."""
    if seen.scene.wanted:
        return seen.scene.wanted
    taps = seen.play.pick.taps
    open_ = seen.play.pick.targets if taps else seen.marks.playable
    spaces = open_ & {spot.means for spot in seen.scene.cells}
    racked = [spot for area in seen.scene.tray if isinstance(area, Rack) for spot in area.spots if spot.means in open_]
    if spaces and racked and not taps:
        return Text("Choose a card or a space") if _cards(racked) else Text("Choose a piece or a space")
    if spaces:
        return Text("Choose a space")
    if racked:
        return Text("Choose a card") if _cards(racked) else Text("Choose a piece")
    words = [spot.label for spot in seen.scene.spots if spot.means in open_ and spot.label]
    return Text("Press “{word}”", word=words[0]) if words else Text("Choose a piece or a space")


def _cards(spots: Iterable[Spot]) -> bool:
    return all(spot.face and spot.face.kind == "card" for spot in spots)


def _their_move(h: Html, seen: Seen) -> list[Markup | None]:
    who = seen.name(seen.turn)
    thinking = seen.play.thinking is not None
    words = h.rich(Text("{who} is thinking."), who=h("b", who))
    bar = h("span", class_="progress", data_progress=True, aria_hidden="true")
    line = h("p", icon(h, "robot"), h("span", words), class_="say")
    first = _slot(h, line, seen, below=draw_trace(h, seen), quiet=True)
    now = press(h, "stop-thinking", Text("Don’t wait"), sign="next", off=not thinking)
    return [first, bar, _stand(h, seen), _actions(h, _words(h, seen), now)]


def _looking_back(h: Html, seen: Seen) -> list[Markup | None]:
    where = Text("You are looking back at move {ply} of {end}.", ply=seen.made, end=len(seen.moments) - 1)
    back = Text("Back to the end") if seen.over else Text("Back to now")
    branch = press(h, "branch", Text("Play on from here"), arg=str(seen.ply))
    line = _slot(h, say(h, seen.play.note or where, sign="eye"), seen, below=replay(h, seen, "tray-"))
    return [line, _stand(h, seen), _actions(h, branch, press(h, "now", back, kind="primary"))]


def _over(h: Html, model: Model, seen: Seen) -> list[Markup | None]:
    verdict = h("p", seen.table.verdict(seen.view, seen.names), class_="verdict", id="verdict")
    next_ = Text("Next game") if seen.play.saved.series else Text("Rematch")
    again = press(h, "again", next_, kind="primary", sign="swap")
    score = h(
        "div",
        draw_sheet(h, seen),
        class_="result",
        id="result",
        role="group",
        tabindex=0,  # it may be longer than the tray: the keyboard scrolls it too
        aria_label=Text("Final score"),
        data_box=True,
    )
    said = h("div", verdict, _hints(h, seen), draw_series(h, model, seen.play.saved), class_="ended")
    return [said, score, _actions(h, _ways_on(h, seen), again)]


def _hints(h: Html, seen: Seen) -> Markup | None:
    """Who was helped how often; nothing where nobody was."""
    helped = [
        h("li", Plural("{who} had {n} hint.", "{who} had {n} hints.", n=count, who=name))
        for name, count in zip(seen.names, seen.play.saved.hints, strict=False)
        if count
    ]
    return h("ul", helped, class_="help", id="hints") if helped else None


def _ways_on(h: Html, seen: Seen) -> Markup:
    """Where else one may go from the end of a game."""
    last = seen.moments[max(0, len(seen.moments) - 2)]
    look = press(h, "look", Text("Look back"), arg=str(last), id="look-back", sign="eye")
    new = link(h, f"#/new/{seen.game.about.id}", Text("New game"), id="over-new", sign="plus")
    home = link(h, "#/", Text("Home"), id="over-home", sign="home")
    return h("div", look, new, home, class_="ways-on")


def _elsewhere(h: Html) -> list[Markup]:
    words = Text("This game is being played in another window. Here you can only watch.")
    return [
        _slot(h, say(h, words, sign="eye")),
        _actions(h, press(h, "take-over", Text("Play here instead"), kind="primary")),
    ]


def focus(seen: Seen) -> str:
    """The id of what comes next for somebody whose place in the page is gone."""
    if seen.live and seen.play.pick.ready is not None:
        return "press-place"
    if seen.over and seen.play.counted and not seen.looking_back:
        return "press-again"  # the verdict itself is told by the live region
    return f"spot-{seen.here}" if seen.here else "table"
