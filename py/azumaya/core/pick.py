"""From taps to a move, by narrowing the legal moves. One picker serves every game."""

from __future__ import annotations

from collections import Counter
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
    wanted = Counter(taps)
    ready: M | None = None
    targets: set[Place] = set()
    fitting = [move for move in legal if _has(move.places, wanted)]
    for move in fitting:
        rest = Counter(move.places) - wanted
        if rest:
            targets |= set(rest)
        elif ready is None:
            ready = move
    if taps and not fitting:
        return None
    return Pick(tuple(taps), ready, frozenset(targets), (ready or _meant(fitting)) if taps else None)


def _meant(fitting: Sequence[M]) -> M | None:
    """The one of these moves that names only what all of them name; None if there is no such move."""
    if len(fitting) == 1:
        return fitting[0]
    least = min(fitting, key=lambda move: len(move.places))
    common = Counter(least.places)
    return least if all(common <= Counter(move.places) for move in fitting) else None


def _has(places: Sequence[Place], wanted: Counter[Place]) -> bool:
    """Are all the wanted places among these, each as often? Thousands of moves are asked, so counting comes last."""
    return all(place in places for place in wanted) and wanted <= Counter(places)


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
        if subset and any(sorted(move.places) == sorted(taps) for move in candidates):
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
        meant = _objection(game, state, Counter((*kept, place)))
        if meant is not None:
            return meant
    return None


def _objection(game: Game[Any, Any], state: Any, wanted: Counter[Place]) -> Objection | None:
    """The objection to the candidate with the fewest further places that has all the wanted ones."""
    named = [m for m in game.candidates(state) if _has(m.places, wanted)]
    named.sort(key=lambda move: len(move.places))
    return next((o for move in named if (o := why_not(game, state, move))), None)
