"""R9 and A7: what a win is worth, exactly."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azumaya.core.sudoku import CELLS
from azumaya.games.moyo.furthest import ceiling, furthest
from azumaya.games.moyo.pairs import KEEP, index
from games.moyo.play import GAME, VARIANTS, Stones, game, most_by_hand, random_game, standings, together

CORE = [given for given in VARIANTS if given.get("variant") != "horikomi"]


@pytest.mark.parametrize("options", CORE, ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_the_winner_could_place_exactly_so_many_more(options: dict[str, str], seed: int) -> None:
    state = random_game(2, seed, **options).state
    winner = 1 - state.seat
    expected = [(2, 0, []), (2, 0, [])]
    further = most_by_hand(state, winner)
    expected[winner] = (1, 1 + further, [("placed after the last turn", 1), ("further", further)])
    assert standings(state) == expected


def test_own_stones_get_in_each_others_way() -> None:
    """Two spaces of one row that both take a 5: only one of them can have it."""
    assert furthest(stones((0, 5), (1, 5))) == 1
    assert furthest(stones((0, 5), (1, 5), (1, 6))) == 2
    assert furthest(stones((0, 5), (0, 6), (0, 7))) == 1
    assert furthest(stones((0, 5), (80, 5))) == 2
    assert furthest(0) == 0


def stones(*pairs: tuple[int, int]) -> int:
    return sum(1 << index(cell, value) for cell, value in pairs)


@given(
    st.lists(
        st.tuples(st.sampled_from([0, 1, 3, 4, 9, 10, 27, 30, 31, 60, 80]), st.integers(1, 4)),
        max_size=14,
        unique=True,
    )
)
def test_the_most_of_any_few_stones_is_found(pairs: list[tuple[int, int]]) -> None:
    most = max(
        mask.bit_count()
        for mask in range(1 << len(pairs))
        if all(
            together(triple(pairs[i]), triple(pairs[j]))
            for i in range(len(pairs))
            if mask >> i & 1
            for j in range(i)
            if mask >> j & 1
        )
    )
    assert furthest(stones(*pairs)) == most <= ceiling(stones(*pairs))


SHAPES = [(3, 6, 2), (6, 3, 3), (4, 4, 3), (6, 6, 4)]  # rows, columns and values of a corner of the board


def test_the_most_is_found_where_many_stones_clash() -> None:
    """Also where the bound by matchings is not met."""
    beyond = 0
    for seed in range(100):
        rng = Random(seed)
        rows, columns, values = SHAPES[seed % 4]
        every = [(r, c, v) for r in range(rows) for c in range(columns) for v in range(1, values + 1)]
        some = frozenset(rng.sample(every, rng.randrange(12, 26)))
        pairs = stones(*((9 * r + c, v) for r, c, v in some))
        assert furthest(pairs) == largest(some)
        beyond += furthest(pairs) < ceiling(pairs)
    assert beyond > 10


def largest(stones: Stones) -> int:
    """The most of these stones that can lie together, each tried with and without."""
    if not stones:
        return 0
    one, *_ = sorted(stones)
    rest = stones - {one}
    beside = frozenset(stone for stone in rest if together(one, stone))
    if beside == rest:
        return 1 + largest(rest)
    return max(1 + largest(beside), largest(rest))


def triple(pair: tuple[int, int]) -> tuple[int, int, int]:
    cell, value = pair
    return cell // 9, cell % 9, value


def test_what_a_stone_keeps_is_what_can_lie_beside_it() -> None:
    for cell in (0, 40, 77):
        for value in (1, 9):
            kept = KEEP[index(cell, value)]
            for other in CELLS:
                for number in (1, 5, 9):
                    beside = together(triple((cell, value)), triple((other, number)))
                    assert bool(kept >> index(other, number) & 1) == beside


SOLVED = "975214683623879514418635297841952736536187429792463158259748361364591872187326945"


def without(sign: str, areas: str) -> str:
    """The solved grid without the stones of one side's areas."""
    setup = game(areas=areas).state.setup
    open_cells = sum(setup.division.cells[area] for area in setup.areas(sign))
    return "".join("." if open_cells >> cell & 1 else value for cell, value in enumerate(SOLVED))


@pytest.mark.parametrize("areas", ["mixed", "half", "corners", "rows", "columns"])
def test_the_count_is_exact_even_where_all_of_the_winners_shima_are_empty(areas: str) -> None:
    """An own puzzle with Dark's areas and the Azumaya full: Light places one stone of 36, and 35 could follow."""
    state = game("r1c1=9", puzzle=without("l", areas), areas=areas).state
    assert state.seat == 1
    assert standings(state) == [
        (1, 36, [("placed after the last turn", 1), ("further", 35)]),
        (2, 0, []),
    ]


def test_if_no_turn_was_taken_no_stone_counts_as_placed() -> None:
    """A7: Light is stuck at once, and Dark has not placed anything yet."""
    state = game(puzzle=without("d", "mixed")).state
    assert (state.seat, state.turns) == (0, 0)
    assert standings(state) == [
        (2, 0, []),
        (1, 36, [("placed after the last turn", 0), ("further", 36)]),
    ]


def test_handicap_stones_are_no_turns_and_count_for_nobody() -> None:
    """A7: Dark, the weaker, closes the Azumaya with a handicap stone; Light is stuck on the first turn."""
    grid = without("d", "mixed")
    hole = grid[:40] + "." + grid[41:]
    state = game(f"r5c5={SOLVED[40]}", puzzle=hole, handicap="1", weaker="1").state
    assert (state.seat, state.turns) == (0, 0)
    assert standings(state)[1] == (1, 36, [("placed after the last turn", 0), ("further", 36)])


def test_a_last_stone_in_the_azumaya_counts() -> None:
    """A3, A7: Dark closes the opening; Light is stuck, and Dark's black stone is the first of his points."""
    grid = without("d", "mixed")
    hole = grid[:39] + ".." + grid[41:]
    state = game(f"r5c4={SOLVED[39]} r5c5={SOLVED[40]}", puzzle=hole).state
    assert (state.seat, state.turns) == (0, 2)
    assert standings(state)[1] == (1, 37, [("placed after the last turn", 1), ("further", 36)])


def test_a_long_count_is_made_in_steps_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a puzzle of one's own where the light Shima are filled and the dark ones empty."""
    monkeypatch.setattr("azumaya.games.moyo.furthest._counted", {})
    state = game(puzzle="981...246235...879.67...513358742...476319...192586.......61......958.......24...").state
    assert sum(1 for _ in GAME.reckon(state)) > 1000
    assert sum(1 for _ in GAME.reckon(state)) == 0
    assert standings(state) == [(2, 0, []), (1, 29, [("placed after the last turn", 0), ("further", 29)])]
