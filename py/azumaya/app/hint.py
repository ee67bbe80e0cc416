"""Help with one's own move, in three steps: where to look, why, and the move. What was asked for is counted."""

from __future__ import annotations

from dataclasses import replace

from azumaya.app import effects
from azumaya.app.effects import Step
from azumaya.app.library import keep
from azumaya.app.messages import Hinted
from azumaya.app.model import Hint, Model, Play, Saved
from azumaya.app.play import noted, waiting, with_play
from azumaya.app.table import forced, may_move
from azumaya.core.game import Seat
from azumaya.core.pick import Pick, pick
from azumaya.core.skill import Why
from azumaya.core.text import Text

LOOK, REASON, MOVE = 1, 2, 3  # the steps


def asked(model: Model, play: Play) -> Step:
    """The next step of the hint about this move; the first time somebody begins to think about it."""
    model, done = _next(model, play)
    return model, [*done, effects.back()] if model.route.sheet else done  # what it says stands beside the table


def _next(model: Model, play: Play) -> Step:
    if not may_move(play):
        return waiting(model, play)
    if play.hint:
        return step(model, play, min(MOVE, play.hint.step + 1)) if play.hint.step else (model, [])
    if forced(play.match) is not None:
        return noted(model, play, Text("There is only one move here, so there is nothing to choose."))
    seat, ply = play.match.turn, len(play.match.record.moves)
    assert seat is not None
    saved = replace(play.saved, hints=_counted(play.saved, seat))
    model, done = keep(model, saved)
    begun = replace(play, saved=saved, hint=Hint(ply), pick=Pick(), objection=None, note=None)
    return replace(model, play=begun), done


def found(model: Model, play: Play, message: Hinted) -> Step:
    """The move that was thought about is found, if this is still what was asked."""
    hint = play.hint
    if hint is None or hint.step or (play.saved.id, hint.ply) != (message.id, message.ply):
        return model, []
    play = replace(play, hint=replace(hint, move=message.move, why=message.why))
    return step(model, play, LOOK if message.why else MOVE)


def step(model: Model, play: Play, number: int) -> Step:
    """The table with this step of the hint, which is also said. The move is shown, and can be confirmed."""
    assert play.hint is not None and play.hint.move is not None
    hint, places = replace(play.hint, step=number), play.hint.move.places
    found = pick(play.match.game.legal_moves(play.match.state), places) if number == MOVE else None
    shown = replace(play, hint=hint, pick=found or Pick(), objection=None, tried=None, note=None)
    return with_play(model, shown, effects.announce([words(shown)]))


def leading(play: Play) -> Why | None:
    """What a hint is telling before it shows its move; nothing while something else is chosen."""
    hint = play.hint
    return hint.why if hint and 0 < hint.step < MOVE and not play.pick.taps else None


def words(play: Play) -> Text:
    """What the hint says at its step."""
    hint, table = play.hint, play.match.game.table
    assert hint is not None and table is not None
    if hint.step == LOOK and hint.why:
        return hint.why.look
    if hint.step == REASON and hint.why:
        return hint.why.reason
    if hint.step == MOVE and hint.move:
        view = play.match.game.view(play.match.state, play.match.turn)
        move = table.ask(view, hint.move)
        if not play.pick.taps:  # let go of: there is nothing to confirm
            return Text("The hint was: {move}.", move=move)
        return Text("The hint: {move}. Confirm it, or choose otherwise.", move=move)
    return Text("Looking for a good move for you.")


def _counted(saved: Saved, seat: Seat) -> tuple[int, ...]:
    before = saved.hints or (0,) * len(saved.players)
    return tuple(count + (other == seat) for other, count in enumerate(before))
