"""What turns to where a person sits: the whole table with persons all around; face to face what lies across."""

from __future__ import annotations

from dataclasses import replace

from azumaya.app.draw.face import draw_face
from azumaya.app.eyes import persons
from azumaya.app.html import Html, Markup
from azumaya.app.model import Play
from azumaya.app.screens.table.seen import Seen
from azumaya.app.seating import edge, toward
from azumaya.core.areas import Board, Plots, Rack
from azumaya.core.game import Seat
from azumaya.core.spot import Spot
from azumaya.core.text import Text

FAR, NOWHERE, NEAR = range(3)  # the sides of a table at which one sits face to face, from the top down


def turned(h: Html, play: Play, drawn: Markup) -> Markup:
    """The drawing in a frame that turns to the edge where the person on turn sits."""
    if play.saved.seating == "side":
        return drawn
    return h("div", drawn, class_="turned", data_toward=toward(play))


def is_far(seen: Seen) -> bool:
    """Does the person who reads sit across the table, face to face with the others?

    That is whoever is on turn, else whoever moved last: nothing turns while an opponent thinks or one looks back.
    """
    return seen.play.saved.seating == "facing" and toward(seen.play) == "far"


def before_each(seen: Seen, board: Board) -> Board:
    """The board as it lies between persons face to face: of the grids of several seats each before its own player.

    Those of the far side come first, then those of opponents, who sit nowhere, and then those of the near side.
    """
    if seen.play.saved.seating != "facing" or not isinstance(board, Plots):
        return board
    return replace(board, plots=tuple(sorted(board.plots, key=lambda plot: _row(seen, plot.seat))))


def upper(seen: Seen) -> int | None:
    """How many seats have their grids above those of the near side, between persons face to face."""
    if seen.play.saved.seating != "facing":
        return None
    return sum(_row(seen, seat) < NEAR for seat in range(len(seen.names)))


def _row(seen: Seen, seat: Seat) -> int:
    """How far down a seat's grid lies."""
    if seat not in seen.people:
        return NOWHERE
    return FAR if edge(seen.play.saved, seat) == "far" else NEAR


def draw_opposite(h: Html, seen: Seen) -> Markup | None:
    """With two persons face to face, the rack of the one who is not on turn, at that one's own edge, to look at.

    None where others may not see it, and where both play from the same rack.
    """
    seat = _across(seen)
    if seat is None:
        return None
    game, state = seen.game, seen.play.match.state  # what the viewer sees of it may have holes for what is theirs
    view = game.view(state, seat)
    if view.state != game.view(state, None).state:
        return None
    racks = [area for area in seen.table.scene(view).tray if isinstance(area, Rack)]
    if not racks or racks == [area for area in seen.scene.tray if isinstance(area, Rack)]:
        return None
    drawn = [h("ul", [h("li", _piece(h, spot)) for spot in rack.spots], class_="across") for rack in racks]
    name = Text("What lies before {who}", who=seen.name(seat))
    return h("section", drawn, class_="opposite", id="opposite", aria_label=name)


def _across(seen: Seen) -> Seat | None:
    """The other one of two persons who sit face to face, while one of them is on turn."""
    people = persons(seen.play.saved)
    if seen.play.saved.seating != "facing" or len(people) != 2 or not seen.live:
        return None
    return next(seat for seat in people if seat != seen.turn)


def _piece(h: Html, spot: Spot) -> Markup:
    """A piece to look at: not to be chosen, and not the one that glides."""
    face = draw_face(h, replace(spot.face, id=None, path=())) if spot.face else spot.label
    return h("span", face, class_="pick", role="img", aria_label=spot.name)
