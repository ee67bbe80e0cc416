"""From taps to a move, by narrowing the legal moves. One picker serves every game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from azumaya.core.game import Game, Move, Objection, Place, why_not

M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True)
class Pick(Generic[M]):
    """What has been tapped so far and what may follow.

    `ready` is the move whose places are exactly those tapped; `targets` are the places that some legal move with
    these taps still needs. `meant` is what the taps already come to: the move that is ready, else the one that
    needs nothing more than every legal move with these taps needs anyway.
    """

    taps: tuple[Place, ...] = ()
    ready: M | None = None
    targets: frozenset[Place] = frozenset()
    meant: M | None = None


def pick(legal: Iterable[M], taps: Sequence[Place]) -> Pick[M] | None:
    """The pick for these taps, or None if no legal move has all of them."""
    fitting = [(move, rest) for move in legal if (rest := _rest(move.places, taps)) is not None]
    if taps and not fitting:
        return None
    ready = next((move for move, rest in fitting if not rest), None)
    targets = frozenset([place for _, rest in fitting for place in rest])
    return Pick(tuple(taps), ready, targets, (ready or _meant([move for move, _ in fitting])) if taps else None)


def _meant(fitting: Sequence[M]) -> M | None:
    """The one of these moves that names only what all of them name; None if there is no such move."""
    least = min(fitting, key=lambda move: len(move.places))
    return least if all(_rest(move.places, least.places) is not None for move in fitting) else None


def _rest(places: Sequence[Place], taps: Sequence[Place]) -> list[Place] | None:
    """What of these places is still to be tapped; None if one of the taps, each as often, is not among them.

    Thousands of moves are asked, and each names a handful: a list is quicker there than anything that counts.
    """
    rest = list(places)
    for place in taps:
        if place not in rest:
            return None
        rest.remove(place)
    return rest


def tap(legal: Sequence[M], before: Pick[M], place: Place, candidates: Collection[M] = ()) -> Pick[M] | None:
    """The pick after one more tap; None if it cannot be made, and `why_not_there` tells why.

    A tap on what is already chosen lets go of it. Otherwise as many of the earlier taps are kept as go with the
    new one, the later ones let go first: so a tap elsewhere moves the ghost and keeps the piece. Whoever has said
    a whole move that is not legal (one of the candidates) is not taken to mean another.
    """
    if place in before.taps and place not in before.targets:
        kept = list(before.taps)
        kept.remove(place)
        return pick(legal, kept)
    for subset in _subsets(before.taps):
        taps = (*subset, place)
        if found := pick(legal, taps):
            return found
        if subset and any(_rest(move.places, taps) == [] for move in candidates):
            return None
    return None


def _subsets(taps: Sequence[Place]) -> Iterable[tuple[Place, ...]]:
    """All ordered subsets of the taps, largest first, those that keep the earlier taps first."""
    masks = sorted(
        range(1 << len(taps)),
        key=lambda mask: (-mask.bit_count(), [not mask >> i & 1 for i in range(len(taps))]),
    )
    return (tuple(t for i, t in enumerate(taps) if mask >> i & 1) for mask in masks)


def why_not_there(game: Game[Any, Any], state: Any, taps: Sequence[Place], place: Place) -> Objection | None:
    """Why the place cannot be tapped now, told of all moves or by the one a player most likely meant.

    None if no move names it.
    """
    if told := game.unplayable(state, (*taps, place)):
        return told
    for kept in _subsets(taps):
        meant = _objection(game, state, (*kept, place))
        if meant is not None:
            return meant
    return None


def _objection(game: Game[Any, Any], state: Any, taps: Sequence[Place]) -> Objection | None:
    """The objection to the candidate with the fewest further places that has all of the taps."""
    named = [move for move in game.candidates(state) if _rest(move.places, taps) is not None]
    named.sort(key=lambda move: len(move.places))
    return next((o for move in named if (o := why_not(game, state, move))), None)
