"""What the person before the device may see of a game. Everything drawn of it is drawn from this."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from azumaya.app import hint
from azumaya.app.draw.marks import LAYING, Marks, exchanged, ghost
from azumaya.app.eyes import awaited, eyes, look, persons, quiet, veiled
from azumaya.app.model import Play, Settings
from azumaya.app.moments import moments, moves_before
from azumaya.app.screens.table.came import came
from azumaya.app.table import draggable
from azumaya.app.trace import traced
from azumaya.core.game import CHANCE, AnyGame, Place, Seat, View
from azumaya.core.pick import Pick, pick
from azumaya.core.scene import Scene, SeatLine, Table
from azumaya.core.standing import Standing
from azumaya.core.text import Text
from azumaya.core.undo import undo_to

NOTHING: Pick[Any] = Pick()


@dataclass(frozen=True)
class Seen:
    """One moment of a game before one viewer. `ply` moves have been made; `live` is the moment that can be played."""

    play: Play
    settings: Settings
    table: Table[Any, Any]

    @cached_property
    def game(self) -> AnyGame:
        """The game."""
        return self.play.match.game

    @cached_property
    def end(self) -> int:
        """How many moves have been made altogether."""
        return len(self.play.match.record.moves)

    @cached_property
    def ply(self) -> int:
        """How many moves have been made in what is shown."""
        return self.end if self.play.shown is None else self.play.shown

    @cached_property
    def moments(self) -> tuple[int, ...]:
        """The plies one may look back at: before each move of a seat, and the end."""
        return moments(self.play.match)

    @cached_property
    def made(self) -> int:
        """How many moves of seats lead to what is shown."""
        return moves_before(self.moments, self.ply)

    @cached_property
    def turn(self) -> Seat | None:
        """Who moves in the game as it stands, looked back or not."""
        return self.play.match.turn

    @cached_property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.turn is None

    @cached_property
    def looking_back(self) -> bool:
        """Is an earlier moment shown?"""
        return self.play.shown is not None and self.ply < self.end

    @cached_property
    def people(self) -> frozenset[Seat]:
        """The seats of people."""
        return persons(self.play.saved)

    @cached_property
    def seat(self) -> Seat | None:
        """Through whose eyes the table is seen; None: as everybody may see it."""
        return eyes(self.play)

    @cached_property
    def live(self) -> bool:
        """May the viewer move now?"""
        here = not self.looking_back and not self.play.readonly and awaited(self.play) is None
        return here and self.turn in self.people

    @cached_property
    def view(self) -> View[Any]:
        """All that the viewer may know of the moment shown."""
        return look(self.play, self.ply)

    @cached_property
    def scene(self) -> Scene:
        """The table of the moment shown."""
        return self.table.scene(self.view)

    @cached_property
    def marks(self) -> Marks:
        """What is chosen, open, in the way and just played."""
        if not self.live:
            return Marks(last=self.last, came=came(self))
        taps = self.play.pick.taps
        fair = self.game.fair_moves(self.play.match.state)
        piece = ghost(self.scene, taps)
        kept = () if self.scene.laying else (piece.means,) if piece else taps
        every, open_ = pick(fair, ()) or NOTHING, pick(fair, kept) or NOTHING
        return Marks(
            listening=True,
            told=self.settings.targets == "on",
            taps=taps,
            draggable=self._draggable(fair),
            playable=every.targets,
            targets=open_.targets if taps or self.scene.laying else frozenset(),
            last=self.last,
            objected=frozenset(self.play.objection.at if self.play.objection else ()),
            tried=self.tried,
            ghost=piece,
            exchanged=exchanged(self.scene, taps) if self.play.pick.ready is not None else {},
            came=came(self),
            hinted=self.hinted,
        )

    @cached_property
    def hinted(self) -> frozenset[Place]:
        """Where a hint says to look, until its move is shown or something is chosen."""
        why = hint.leading(self.play)
        return frozenset(why.at) if why else frozenset()

    def _draggable(self, fair: Iterable[Any]) -> frozenset[Place]:
        """The pieces that may be dragged, the one that the next tap lays among them."""
        if self.settings.input == "tap":
            return frozenset()
        return draggable(fair, self.scene) | ({LAYING} if self.scene.laying else set())

    @cached_property
    def tried(self) -> Place | None:
        """The place that was tapped in vain."""
        return self.play.tried if self.play.objection else None

    @cached_property
    def trace(self) -> tuple[int, ...]:
        """The plies of what others did since one's own last decision, until it is put away; none of the past.

        What chance brought them unseen is left out, and what is but a step to the next move.
        """
        plies = () if self.looking_back else traced(self.play)
        return tuple(ply for ply in plies if not veiled(self.play, ply, self.seat) and not quiet(self.play, ply))

    @cached_property
    def seals(self) -> Mapping[int, str]:
        """What each move of the trace is marked with, on the board as in words: its number where there are several."""
        return {ply: str(number) if len(self.trace) > 1 else "" for number, ply in enumerate(self.trace, 1)}

    @cached_property
    def last(self) -> Mapping[Place, str]:
        """Where the moves of the trace lie, the newest first, with their seals; without a trace, the last move."""
        touched: dict[Place, str] = {}
        for ply in reversed(self.trace or self._latest):
            for place in self.move(ply).places:
                touched.setdefault(place, self.seals.get(ply, ""))
        return touched

    @property
    def _latest(self) -> range:
        """The last move before what is shown, and what chance brought to it."""
        first = max(0, self.ply - 1)
        while first and self.game.turn(self.play.match.states[first]) == CHANCE:
            first -= 1
        return range(first, self.ply)

    @cached_property
    def here(self) -> Place | None:
        """The cell where the keyboard starts: what is chosen, else the last move, else the first."""
        cells = [spot for spot in self.scene.cells if not spot.idle]
        wanted = self.marks.taps or self.last
        found = (spot.place for place in wanted for spot in cells if place in (spot.means, spot.place))
        return next(found, cells[0].place if cells else None)

    @cached_property
    def undo(self) -> int | None:
        """The ply that undo goes back to; None if nothing can be taken back."""
        if self.play.readonly:
            return None
        return undo_to(self.play.match, self.people, self.play.saved.friendly)

    def move(self, ply: int) -> Any:
        """The move made at a ply, as the viewer may see it."""
        match = self.play.match
        return self.game.redact(match.states[ply], match.move(ply), self.seat)

    def name(self, seat: Seat | None) -> str:
        """The name of whoever sits there; nothing for chance."""
        players = self.play.saved.players
        return players[seat].name if seat is not None and 0 <= seat < len(players) else ""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of all seats."""
        return tuple(player.name for player in self.play.saved.players)

    @cached_property
    def teams(self) -> tuple[tuple[SeatLine, ...], ...]:
        """The seats; those that play for one side, and of which the same is to be told, together."""
        teams: list[list[SeatLine]] = []
        for line in self.scene.seats:
            for team in teams:
                if self.side(team[0].seat) == self.side(line.seat) and replace(team[0], seat=line.seat) == line:
                    team.append(line)
                    break
            else:
                teams.append([line])
        return tuple(map(tuple, teams))

    def side(self, seat: Seat) -> int:
        """The side a seat plays for."""
        return self.game.side(len(self.play.saved.players), seat)

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """How each team stands, as if the game ended now."""
        standings = self.game.standings(self.view.state)
        return tuple(standings[team[0].seat] for team in self.teams)

    @cached_property
    def won(self) -> tuple[bool, ...]:
        """Which teams have won or share the win; none before all has been counted, nor while one looks back."""
        ended = self.over and self.play.counted and not self.looking_back
        return tuple(standing.rank == 1 for standing in self.standings) if ended else (False,) * len(self.teams)

    @cached_property
    def honour(self) -> Text:
        """What is said of those who have won."""
        sides = {self.side(team[0].seat) for team, first in zip(self.teams, self.won, strict=True) if first}
        return Text("Won") if len(sides) == 1 else Text("Shared")

    def title(self, team: tuple[SeatLine, ...]) -> Text | str:
        """What a team is called; whoever plays alone is called by name."""
        return team[0].fact if len(team) > 1 else self.name(team[0].seat)

    @cached_property
    def headline(self) -> Text:
        """Who does what now, for the bar and the window's title."""
        if self.looking_back:
            return Text("Looking back")
        if self.over:
            return Text("Game over")
        return Text("{who} to play", who=self.name(self.turn))


def see(play: Play, settings: Settings) -> Seen:
    """The game as the person before the device may see it. Raises ValueError for a game without a table."""
    table = play.match.game.table
    if table is None:
        raise ValueError(f"{play.match.game.about.id} has no table")
    return Seen(play, settings, table)
