"""What is true of a table: who sits there, who is on turn, and what may be said aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from dataclasses import replace
from typing import Any

from azumaya.app.counting import is_quick
from azumaya.app.draw.thumb import sketch
from azumaya.app.eyes import awaited, eyes, persons, quiet, veiled
from azumaya.app.marking import still_kept
from azumaya.app.model import Play, Saved
from azumaya.app.moments import moments
from azumaya.core.areas import Grid, Rack
from azumaya.core.game import CHANCE, Move, Place, Seat
from azumaya.core.pick import Pick
from azumaya.core.record import Match
from azumaya.core.scene import Scene
from azumaya.core.text import Text
from azumaya.core.undo import final


def may_move(play: Play) -> bool:
    """Is a person on turn who may move here and now?"""
    free = play.shown is None and not play.readonly and awaited(play) is None
    return free and play.match.turn in persons(play.saved)


def lay(saved: Saved, match: Match[Any, Any], readonly: bool = False) -> Play:
    """The table of a game: nothing chosen, the opponent on turn about to think."""
    turn = match.turn
    saved = replace(
        saved,
        record=match.record,
        over=turn is None,
        turn=None if turn == CHANCE else turn,
        picture=picture(match),
        marks=still_kept(saved, match),
        made=len(moments(match)) - 1,
    )
    play = with_points(Play(saved, match, readonly=readonly, counted=is_quick(match)))
    return replace(play, thinking=thinking(play))


def picture(match: Match[Any, Any]) -> str:
    """A sketch of the board as everybody may see it; nothing where the table has no grid."""
    table = match.game.table
    boards = table.scene(match.game.view(match.state, None)).boards if table else ()
    return next((sketch(board) for board in boards if isinstance(board, Grid)), "")


def forced(match: Match[Any, Any]) -> Move | None:
    """The move that is the only one there is, which needs no confirming; None if there is a choice.

    That somebody's wrong move could be called out makes no difference, so that nothing tells of it.
    """
    game, state = match.game, match.state
    if match.turn is None:
        return None
    legal, calls = game.legal_moves(state), game.calls(state)
    return next(move for move in legal if move not in calls) if len(legal) - len(calls) == 1 else None


def at_once(play: Play, move: Move) -> bool:
    """Is this move made as soon as a word says it? What cannot be taken back is shown first."""
    return play.saved.friendly or not final(play.match, move)


def draggable(moves: Iterable[Move], scene: Scene, goals: Set[Place] | None = None) -> frozenset[Place]:
    """The pieces that one of the moves brings somewhere: to one of the `goals`, if there are any, else anywhere.

    Those are what it names of the racks, or if that is nothing, what it names that lies on a board.
    """
    racked = {spot.means for area in scene.tray if isinstance(area, Rack) for spot in area.spots}
    laid = {spot.means for spot in scene.cells if spot.face}
    found: set[Place] = set()
    for move in moves:
        places = set(move.places)
        pieces = places & racked or places & laid
        found |= {piece for piece in pieces if (places if goals is None else places & goals) - {piece}}
    return frozenset(found)


def with_points(play: Play) -> Play:
    """The table with who came first and what the finished game brings each seat, as soon as that is counted."""
    game, options = play.match.game, play.match.record.options
    if play.match.turn is not None or not play.counted:
        return replace(play, saved=replace(play.saved, points=(), winners=()))
    standings = game.standings(play.match.state)
    points = tuple(game.points(options, standing) for standing in standings)
    winners = tuple(seat for seat, standing in enumerate(standings) if standing.rank == 1)
    return replace(play, saved=replace(play.saved, points=points, winners=winners))


def thinking(play: Play) -> int | None:
    """The ply an opponent thinks about, if one is on turn here."""
    if play.readonly or play.match.turn in (None, CHANCE, *persons(play.saved)):
        return None
    return len(play.match.record.moves)


def watch(play: Play, readonly: bool) -> Play:
    """The table with nothing chosen, to look on at or to play at."""
    free = replace(play, readonly=readonly, pick=Pick(), objection=None, note=None)
    play = replace(free, open_to=None, aside=False, asked=False)
    return replace(play, thinking=thinking(play))


MOST_TOLD = 6  # moves that are told at once; of more, the last ones


def told(before: int, play: Play) -> Iterator[Text]:
    """What happened since there were `before` moves, as those who listen may know it, and whose turn that makes it.

    At the end it is told how the game ended; while a curtain hangs, that calls whoever is on turn.
    """
    match, game = play.match, play.match.game
    seat, names = eyes(play), [player.name for player in play.saved.players]
    yield from tell(play, before, seat)
    if game.table and match.turn is None and play.counted:
        yield game.table.verdict(game.view(match.state, seat), names)
    if match.turn in persons(play.saved) and awaited(play) is None and _comes_to(match, before):
        yield Text("{who} is on turn.", who=names[match.turn])


def _comes_to(match: Match[Any, Any], before: int) -> bool:
    """Has the turn come to another seat since there were `before` moves? Chance takes no turns."""
    movers = {match.game.turn(state) for state in match.states[before:-1]} - {CHANCE}
    return bool(movers) and match.turn not in movers


def tell(play: Play, first: int, seat: Seat | None, *, every: bool = True) -> Iterator[Text]:
    """The moves from ply `first` on, each as that seat may know it; unless `every`, without mere steps to others."""
    for ply in telling(play, first, seat, every=every):
        yield line(play, ply, seat)


def telling(play: Play, first: int, seat: Seat | None, *, every: bool = True) -> list[int]:
    """The plies that are told. That the table is laid, or that chance brings an unseen card, is no news."""
    match, game = play.match, play.match.game
    plies = (ply for ply in range(first, len(match.record.moves)) if not game.set_up(match.states[ply]))
    return [ply for ply in plies if not veiled(play, ply, seat) and (every or not quiet(play, ply))][-MOST_TOLD:]


def line(play: Play, ply: int, seat: Seat | None) -> Text:
    """The move made at a ply, in words, as that seat may know it."""
    match, game = play.match, play.match.game
    assert game.table is not None
    state = match.states[ply]
    mover = game.turn(state)
    who = "" if mover in (None, CHANCE) else play.saved.players[mover].name
    return game.table.tell(game.view(state, seat), game.redact(state, match.move(ply), seat), who)
