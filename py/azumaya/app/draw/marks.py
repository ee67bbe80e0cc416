"""What the moment adds to a scene: what is chosen, where it may go, what just happened and what is in the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from azumaya.core.areas import Grid, Rack, spots
from azumaya.core.game import Place
from azumaya.core.scene import Scene
from azumaya.core.spot import Face, Spot
from azumaya.core.text import Text


@dataclass(frozen=True)
class Marks:
    """The marks of one moment. `listening`: taps mean something now; `told`: legal targets are marked.

    `draggable` are the pieces that may be dragged, in racks and on boards; `playable` are the places of all legal
    moves, `targets` those where what is chosen may still go. `tried` is where it may not, and `ghost` is the piece that
    hovers over the chosen cell until the move is made. `exchanged` are two chosen cells, each with the one whose piece
    would lie there. `last` are the places of what just happened, each with the number of its line where there are
    several; `came` are the pieces of racks that chance has brought. `hinted` is where a hint says to look.
    """

    listening: bool = False
    told: bool = True
    taps: tuple[Place, ...] = ()
    draggable: frozenset[Place] = frozenset()
    playable: frozenset[Place] = frozenset()
    targets: frozenset[Place] = frozenset()
    last: Mapping[Place, str] = field(default_factory=dict)
    objected: frozenset[Place] = frozenset()
    tried: Place | None = None
    ghost: Spot | None = None
    exchanged: Mapping[Place, Spot] = field(default_factory=dict)
    came: Mapping[Place, str] = field(default_factory=dict)
    hinted: frozenset[Place] = frozenset()

    def chosen(self, spot: Spot) -> bool:
        """Has it been tapped?"""
        return spot.means in self.taps

    def closed(self, spot: Spot, piece: bool = False) -> bool:
        """Would a tap on this cell (or `piece` of a rack) only be told why not?"""
        place = spot.means
        if not self.listening or not self.playable or spot.standing:
            return not self.listening
        if place in self.taps or place in self.targets:
            return False
        bound = bool(self.taps) and (self.ghost is None) == piece
        whole = self.ghost is None and not self.targets  # a word that says it all leaves everything else as it was
        return (bound and not whole) or place not in self.playable

    def barred(self, spot: Spot) -> bool:
        """Would a tap on this word only be told why not? What it says instead of all that is chosen, it may say."""
        return self.closed(spot, piece=True) and not (self.listening and spot.means in self.playable)

    def open(self, spot: Spot) -> bool:
        """Is it marked as a place where what is chosen may go?"""
        return self.listening and self.told and spot.means in self.targets

    def named(self, spot: Spot) -> bool:
        """Does an objection point to it?"""
        return not self.objected.isdisjoint((spot.place, spot.means))

    def hints(self, spot: Spot) -> bool:
        """Does a hint lead to it?"""
        return not self.hinted.isdisjoint((spot.place, spot.means))

    def instead(self, spot: Spot) -> bool:
        """Does an objection point to it as an empty space where one must go instead?"""
        return self.named(spot) and spot.face is None and spot.means in self.playable


LAYING = "laying"  # where that lies which the next tap lays: it is dragged from there


def ghost(scene: Scene, taps: tuple[Place, ...]) -> Spot | None:
    """The piece on its way to a cell: what the next tap lays, that of the chosen spot of a rack, or of a grid."""
    if scene.laying:
        return Spot(LAYING, Text("card"), scene.laying, label=Text("card"))
    chosen = [spot for area in scene.areas if isinstance(area, Rack) for spot in spots(area) if spot.means in taps]
    lifted = [spot for area in scene.areas if isinstance(area, Grid) for spot in spots(area) if spot.place in taps]
    pieces = [*chosen, *sorted((spot for spot in lifted if spot.face), key=lambda spot: taps.index(spot.means))]
    return pieces[0] if pieces else None


def exchanged(scene: Scene, taps: tuple[Place, ...]) -> dict[Place, Spot]:
    """Two chosen cells of the boards, each with the one whose piece would lie there; else nothing."""
    chosen = [spot for spot in scene.cells if spot.means in taps]
    if len(chosen) != 2 or not any(spot.face for spot in chosen):
        return {}
    one, other = chosen
    return {one.place: other, other.place: one}


def taken(spot: Spot, marks: Marks) -> Place | None:
    """What a drag takes along that begins on this cell: its piece, or the one that waits there; None if nothing."""
    source = spot if spot.face else None
    if spot.place in marks.exchanged:
        source = marks.exchanged[spot.place]
    elif marks.chosen(spot) and not spot.face:
        source = marks.ghost
    return source.means if source and source.face and source.means in marks.draggable else None


@dataclass(frozen=True)
class Look:
    """How one cell looks now: its face, its data-* attributes beside the game's own, and its spoken name."""

    face: Face | None
    name: Text
    data: dict[str, str] = field(default_factory=dict)


def cell_look(spot: Spot, marks: Marks) -> Look:
    """The look of a cell of a board under these marks."""
    chosen = marks.chosen(spot)
    if spot.place in marks.exchanged:
        return _exchanged_look(spot, marks.exchanged[spot.place].face)
    if chosen and marks.ghost and not spot.face:
        name = Text("{spot}, your {piece} waits here, not placed yet", spot=spot.name, piece=_piece(marks.ghost))
        return Look(marks.ghost.face, name, {"ghost": ""})
    if chosen:
        return Look(spot.face, Text("{spot}, chosen", spot=spot.name), {"chosen": ""})
    if marks.tried in (spot.place, spot.means):
        return Look(spot.face, Text("{spot}, not here", spot=spot.name), {"objected": "here"})
    if marks.named(spot) and not marks.instead(spot):
        in_the_way, why = Text("{spot}, in the way", spot=spot.name), Text("{spot}, the reason", spot=spot.name)
        return Look(spot.face, in_the_way if spot.face else why, {"objected": "cause"})
    if marks.open(spot) or (marks.instead(spot) and (not marks.taps or spot.means in marks.targets)):
        return _hinted(spot, marks, Look(spot.face, _open_name(spot, marks), {"open": ""}))
    if marks.hints(spot):
        return _hinted(spot, marks, Look(spot.face, spot.name))
    if spot.place in marks.last:
        number = marks.last[spot.place]
        return Look(spot.face, _last_name(spot, number), {"last": number})
    return Look(spot.face, spot.name)


def _hinted(spot: Spot, marks: Marks, look: Look) -> Look:
    """The look, with what a hint adds to it."""
    if not marks.hints(spot):
        return look
    name = Text("{spot}, the hint says to look here", spot=look.name)
    return Look(look.face, name, {**look.data, "hint": ""})


def _exchanged_look(spot: Spot, face: Face | None) -> Look:
    if face is None:
        return Look(None, Text("{spot}, about to be left", spot=spot.name), {"chosen": ""})
    name = Text("{spot}, your {piece} waits here, not placed yet", spot=spot.name, piece=face.sign)
    return Look(face, name, {"ghost": ""})


def _last_name(spot: Spot, number: str) -> Text:
    if number:
        return Text("{spot}, number {n} of what just happened", spot=spot.name, n=number)
    return Text("{spot}, last move", spot=spot.name)


def _open_name(spot: Spot, marks: Marks) -> Text:
    if marks.ghost and marks.ghost.face:
        return Text("{spot}, {piece} may go here", spot=spot.name, piece=_piece(marks.ghost))
    return Text("{spot}, may be chosen", spot=spot.name)


def _piece(ghost: Spot) -> Text | str:
    """What the piece that is on its way is called: by what is written on it, else by its kind."""
    return ghost.label or (ghost.face.sign if ghost.face else "")
