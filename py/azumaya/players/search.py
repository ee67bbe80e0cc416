"""The general opponent: information-set Monte Carlo tree search over the forward model.

One tree for the searching seat's own information. Every step draws a world that the view allows, walks down the tree
among the moves that are legal there, adds one node, plays to the end (or to the skill's horizon) and credits every
move on the way with the share of first place its mover got (Cowling, Powley and Whitehouse 2012, "Information Set
Monte Carlo Tree Search", the single-observer form).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log, sqrt
from random import Random
from typing import Any

from azumaya.core.forward import Forward
from azumaya.core.game import AnyGame, Seat, View

AnyForward = Forward[Any, Any, Any]


class Node:
    """What is known of one move made at one place in the tree. `total` is in the mover's rewards."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.offered = 0  # how often the move was legal when its parent was visited
        self.total = 0.0


def think(game: AnyGame, view: View[Any], rng: Random) -> Iterator[Any]:
    """Yields the most visited move after every step, without end; one choice in an open game ends it at once.

    Of moves visited as often it is the one that did best: there may be more moves than steps.
    """
    model = game.skill.forward(game)
    walk = Walk(model, game.skill.horizon, game.skill.explore, rng)
    root = Node()
    best: Any = None
    for world in model.worlds(game, view, rng):
        if best is None and not game.about.hidden and len(only := model.moves(world)) == 1:
            yield model.real(only[0])
            return
        first = walk.step(world, root)
        if best is None or _stands(root.children[first]) > _stands(root.children[best]):
            best = first
        yield model.real(best)


class Walk:
    """The steps of one search: down the tree, a playout, and back."""

    def __init__(self, model: AnyForward, horizon: int | None, explore: float, rng: Random) -> None:
        self._model, self._horizon, self._explore, self._rng = model, horizon, explore, rng

    def step(self, position: Any, root: Node) -> Any:
        """One walk from the root and one playout; answers the move made at the root."""
        model, rng, node = self._model, self._rng, root
        path: list[tuple[Seat, Node]] = []
        first = None
        while (seat := model.turn(position)) is not None:
            move, new = self._choose(node, model.moves(position))
            first = move if first is None else first
            node = node.children[move]
            path.append((seat, node))
            position = model.play(position, move, rng)
            if new:
                break
        position = playout(model, position, self._horizon, rng)
        values: dict[Seat, float] = {}
        root.visits += 1
        for seat, visited in path:
            if seat not in values:
                values[seat] = model.value(position, seat)
            visited.visits += 1
            visited.total += values[seat]
        return first

    def _choose(self, node: Node, legal: Sequence[Any]) -> tuple[Any, bool]:
        """A move not tried yet, with True, or the one that experience and curiosity prefer."""
        children = node.children
        fresh = [move for move in legal if move not in children]
        known = [(move, children[move]) for move in legal if move in children] if len(fresh) < len(legal) else []
        for _, child in known:
            child.offered += 1
        if fresh:
            move = fresh[int(self._rng.random() * len(fresh))]
            child = children[move] = Node()
            child.offered = 1
            return move, True
        return max(known, key=lambda item: self._promise(item[1]))[0], False

    def _promise(self, child: Node) -> float:
        return child.total / child.visits + self._explore * sqrt(log(child.offered) / child.visits)


def _stands(child: Node) -> tuple[int, float]:
    return child.visits, child.total


def playout(model: AnyForward, position: Any, plies: int | None, rng: Random) -> Any:
    """The position after the game was played on by the model's policy, to its end or for so many plies."""
    left = plies
    while model.turn(position) is not None and left != 0:
        position = model.play(position, model.policy(position, model.moves(position), rng), rng)
        left = None if left is None else left - 1
    return position
