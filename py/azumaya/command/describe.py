"""A position as plain JSON, as a seat may know it."""

from __future__ import annotations

from typing import Any

from azumaya.core.dump import to_plain
from azumaya.core.game import CHANCE, Seat
from azumaya.core.golden import standings
from azumaya.core.record import Match

AnyMatch = Match[Any, Any]


def dump(match: AnyMatch) -> dict[str, Any]:
    """The full state as plain JSON with what is needed to go on from it."""
    record = match.record
    return {
        "game": record.game,
        "seats": record.seats,
        "options": dict(record.options),
        "state": to_plain(match.state),
    }


def describe(match: AnyMatch, seat: Seat | None) -> dict[str, Any]:
    """The position as one JSON object, as the seat may know it; all of it where no seat is named."""
    game, record, state, turn = match.game, match.record, match.state, match.turn
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": dict(record.options),
        "turn": "chance" if turn == CHANCE else turn,
        "legal": _legal(match, seat),
        "standings": standings(match),
        "moves": list(record.moves) if seat is None else told_to(match, seat),
        "over": turn is None,
        "view": to_plain(state if seat is None else game.view(state, seat).state),
    }


def told_to(match: AnyMatch, seat: Seat | None) -> list[str]:
    """All moves so far as that seat may see them: redaction is fixed when the move is made."""
    plies = range(len(match.record.moves))
    return [str(match.game.redact(match.states[ply], match.move(ply), seat)) for ply in plies]


def _legal(match: AnyMatch, seat: Seat | None) -> list[str] | dict[str, int]:
    turn = match.turn
    if turn == CHANCE and seat is None:
        outcomes = match.game.chance_outcomes(match.state)
        return dict(sorted((str(m), w) for m, w in outcomes.items()))
    if turn == CHANCE or (seat is not None and seat != turn):
        return []
    return sorted(str(move) for move in match.game.legal_moves(match.state))
