"""What follows from the rules by arithmetic."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azumaya.core.game import Game
from azumaya.games.kartenspiel.cards import DECK, DIGITS, POINTS, colour, digit
from azumaya.games.kartenspiel.grid import REACH, WIDTH, cells_in, fits, grid_of, widened
from games.kartenspiel.play import GAME, legal, position, random_game, reached

CHAIN = "Y5 B3@1,0 Y7@2,0 B1@3,0 Y9@4,0 B2@5,0 Y8@6,0 B4@7,0 Y6@8,0"


def test_the_deck_is_nine_yellows_and_five_blues_of_each_digit() -> None:
    assert Counter(DECK) == Counter({f"Y{d}": 1 for d in DIGITS} | {f"B{d}": 5 for d in DIGITS})
    assert Counter(map(digit, DECK)) == dict.fromkeys(DIGITS, 6)


def test_all_penalties_together_are_61_at_most() -> None:
    """All cards but the first yellow."""
    assert sum(POINTS[colour(card)] for card in DECK) - POINTS["Y"] == 61


@pytest.mark.parametrize(("seats", "pile"), [(2, 43), (3, 38), (4, 33), (5, 28)])
def test_the_pile_after_the_deal(seats: int, pile: int) -> None:
    assert len(reached("Y5", seats=seats).state.pile) == pile


def test_a_full_line_of_five_yellows_and_four_blues_takes_no_other_card() -> None:
    state = position(CHAIN, "B9 B3 Y1 Y2 Y3", "B1")
    assert not any(token.endswith(",0") for token in legal(state) if "@" in token)


Shape = frozenset[tuple[int, int]]


def shapes(size: int) -> set[Shape]:
    """The fixed shapes of that many cells joined by their sides, moved into the corner."""
    found: set[Shape] = {frozenset({(0, 0)})}
    for _ in range(size - 1):
        found = {_moved(shape | {cell}) for shape in found for cell in _beside(shape)}
    return found


def _beside(shape: Shape) -> set[tuple[int, int]]:
    return {(x + a, y + b) for x, y in shape for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))} - shape


def _moved(shape: Shape) -> Shape:
    left, top = min(x for x, _ in shape), min(y for _, y in shape)
    return frozenset((x - left, y - top) for x, y in shape)


def room(shape: Shape) -> int:
    """The cells in the rings of yellows that lie in this shape, two cells apart."""
    yellow = sum(1 << (2 * y - 16 + REACH) * WIDTH + 2 * x - 16 + REACH for x, y in shape)
    return (widened(yellow) & ~yellow).bit_count()


def straight(shape: Shape) -> int:
    """The longest run of cells in a row or column."""
    return max(
        next(n for n in range(1, 10) if (x + n * a, y + n * b) not in shape)
        for x, y in shape
        for a, b in ((1, 0), (0, 1))
    )


def test_how_much_room_nine_yellows_make_for_the_blues() -> None:
    """From 40 in a block of three by three to 48 in a tree; all 45 find room in most shapes that can be laid."""
    assert room(frozenset({(0, 0)})) == 8
    every = shapes(9)
    assert len(every) == 9910
    laid = [shape for shape in every if straight(shape) < 6]
    assert len(laid) == 8770
    rooms = {shape: room(shape) for shape in every}
    assert (min(rooms.values()), max(rooms.values())) == (40, 48)
    assert rooms[frozenset((x, y) for x in range(3) for y in range(3))] == 40
    assert sum(rooms[shape] >= 45 for shape in laid) == 8057


@pytest.mark.parametrize(("right", "down"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_nine_yellows_in_one_line_reach_no_farther_than_the_masks(right: int, down: int) -> None:
    """Only without a referee can they lie so: the farthest table there is."""
    yellows = [f"Y{n + 1}@{2 * n * right},{2 * n * down}" for n in range(9)]
    blues = [f"B{n % 9 + 1}@{(2 * n + 1) * right},{(2 * n + 1) * down}" for n in range(9)]
    table = " ".join(token for pair in zip(yellows, blues, strict=True) for token in pair)
    state = position(table.replace("@0,0", ""), "B3", "B4", referee="off")
    assert legal(state) == {str(move) for move in Game.legal_moves(GAME, state)}
    assert f"B3@{17 * right + down},{17 * down + right}" in legal(state)


EVEN = {(x, y) for x in range(-REACH, REACH) for y in range(-REACH, REACH) if x % 2 == y % 2 == 0}


@settings(max_examples=10)
@given(st.integers(0, 2**32), st.sampled_from(["on", "off"]))
def test_on_even_cells_a_card_that_touches_is_two_from_a_yellow_and_elsewhere_none_is(seed: int, referee: str) -> None:
    """So the rule of distance only ever forbids cells that belong to blues, which lie on no even cell."""
    for state in random_game(2, seed, referee=referee).states[11::9]:
        grid = grid_of(state.table)
        assert set(cells_in(grid.links & grid.edge)) == set(cells_in(grid.edge)) & EVEN


@settings(max_examples=10)
@given(st.integers(0, 2**32))
def test_where_cards_fit_is_where_they_are_legal(seed: int) -> None:
    for state in random_game(3, seed).states[17::11]:
        if GAME.turn(state) == state.seat:
            grid = grid_of(state.table)
            cells = {f"{card}@{x},{y}" for card in state.own.hand for x, y in cells_in(fits(grid, card))}
            assert cells == {token for token in legal(state) if token[2:3] == "@"}
