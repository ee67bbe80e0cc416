"""The general opponent: information-set Monte Carlo tree search over the contract.

One tree for the searching seat's own information. Every step draws a full state that the view allows, walks down
the tree among the moves that are legal there, adds one node, plays to the end (or to the skill's horizon) and
credits every move on the way with the share of first place its mover got (Cowling, Powley and Whitehouse 2012,
"Information Set Monte Carlo Tree Search", the single-observer form).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log, sqrt
from random import Random
from typing import Any

from azumaya.core.game import AnyGame, Seat, View
from azumaya.players.greedy import settle
from azumaya.players.simple import choices

EXPLORE = 0.7  # weight of curiosity against experience, for rewards between 0 and 1


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
    root = Node()
    best: Any = None
    world = game.determinize(view, rng)
    only = () if game.about.hidden else choices(game, world)
    if len(only) == 1:
        yield only[0]
        return
    while True:
        first = _step(game, world, root, rng)
        if best is None or _stands(root.children[first]) > _stands(root.children[best]):
            best = first
        yield best
        world = game.determinize(view, rng)


def _step(game: AnyGame, state: Any, root: Node, rng: Random) -> Any:
    """One walk from the root and one playout; answers the move made at the root."""
    node = root
    path: list[tuple[Seat, Node]] = []
    first = None
    while (seat := game.turn(state)) is not None:
        legal = choices(game, state)
        move, new = _choose(node, legal, rng)
        first = move if first is None else first
        node = node.children[move]
        path.append((seat, node))
        state = settle(game, game.apply(state, move), rng)
        if new:
            break
    state = playout(game, state, rng)
    values: dict[Seat, float] = {}
    root.visits += 1
    for seat, visited in path:
        if seat not in values:
            values[seat] = game.skill.value(game, state, seat)
        visited.visits += 1
        visited.total += values[seat]
    return first


def _choose(node: Node, legal: Sequence[Any], rng: Random) -> tuple[Any, bool]:
    """A move not tried yet, with True, or the one that experience and curiosity prefer."""
    children = node.children
    fresh = [move for move in legal if move not in children]
    known = [(move, children[move]) for move in legal if move in children] if len(fresh) < len(legal) else []
    for _, child in known:
        child.offered += 1
    if fresh:
        move = fresh[int(rng.random() * len(fresh))]
        child = children[move] = Node()
        child.offered = 1
        return move, True
    return max(known, key=lambda item: _promise(item[1]))[0], False


def _stands(child: Node) -> tuple[int, float]:
    return child.visits, child.total


def _promise(child: Node) -> float:
    return child.total / child.visits + EXPLORE * sqrt(log(child.offered) / child.visits)


def playout(game: AnyGame, state: Any, rng: Random) -> Any:
    """The state after the game was played on by the skill's rollout policy, to its end or the skill's horizon."""
    skill = game.skill
    left = skill.horizon
    while game.turn(state) is not None and left != 0:
        legal = choices(game, state)
        state = settle(game, game.apply(state, skill.rollout(game, state, legal, rng)), rng)
        left = None if left is None else left - 1
    return state
