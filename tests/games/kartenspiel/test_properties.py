"""What holds in every game, whatever is dealt, drawn and played."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from azumaya.core.cards import laid
from azumaya.core.game import CHANCE, Game
from azumaya.games.kartenspiel.cards import DECK
from azumaya.games.kartenspiel.state import State
from games.kartenspiel.play import GAME, random_game

SEATS = st.sampled_from([2, 3, 4, 5])
SEEDS = st.integers(0, 2**32)
OPTIONS = st.fixed_dictionaries(
    {
        "penalties": st.sampled_from(["replay", "after-hand", "kept"]),
        "tiebreak": st.sampled_from(["off", "on"]),
        "referee": st.sampled_from(["on", "off"]),
        "hands": st.sampled_from(["hidden", "open"]),
    }
)
some = settings(max_examples=12)

Cell = tuple[int, int]


def on_table(state: State) -> dict[Cell, str]:
    """The cards by cell, read afresh."""
    placed = {}
    for token in state.table:
        x, y = token[3:].split(",")
        placed[int(x), int(y)] = token[:2]
    return placed


def ring(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x + a, y + b) for a in (-1, 0, 1) for b in (-1, 0, 1)} - {cell}


@some
@given(SEATS, SEEDS, OPTIONS)
def test_the_54_cards_are_always_all_there(seats: int, seed: int, options: dict[str, str]) -> None:
    for state in random_game(seats, seed, **options).states:
        held = [card for held in state.holdings for card in (*held.hand, *held.stack, *held.stuck)]
        assert laid([*held, *state.pile, *(token[:2] for token in state.table)]) == DECK


@some
@given(SEATS, SEEDS)
def test_with_the_referee_no_line_and_no_box_repeats_a_digit(seats: int, seed: int) -> None:
    placed = on_table(random_game(seats, seed).state)
    lines = [[card for (x, _), card in placed.items() if x == at] for at in {x for x, _ in placed}]
    lines += [[card for (_, y), card in placed.items() if y == at] for at in {y for _, y in placed}]
    boxes = [
        [placed[other] for other in ring(cell) | {cell} if other in placed]
        for cell, card in placed.items()
        if card[0] == "Y"
    ]
    for cards in (*lines, *boxes):
        assert len({card[1] for card in cards}) == len(cards) <= 9


@some
@given(SEATS, SEEDS, OPTIONS)
def test_yellows_lie_on_even_cells_and_blues_in_their_rings(seats: int, seed: int, options: dict[str, str]) -> None:
    placed = on_table(random_game(seats, seed, **options).state)
    yellows = {cell for cell, card in placed.items() if card[0] == "Y"}
    assert all(x % 2 == 0 and y % 2 == 0 for x, y in yellows)
    for x, y in placed.keys() - yellows:
        assert x % 2 or y % 2
        assert ring((x, y)) & yellows


@some
@given(SEATS, SEEDS, OPTIONS)
def test_every_yellow_but_the_first_has_a_blue_between_itself_and_another(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    placed = on_table(random_game(seats, seed, **options).state)
    yellows = {cell for cell, card in placed.items() if card[0] == "Y"}
    for x, y in yellows - {(0, 0)}:
        steps = [(a, b) for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1)) if (x + 2 * a, y + 2 * b) in yellows]
        assert any(placed.get((x + a, y + b), "Y")[0] == "B" for a, b in steps)


@some
@given(SEATS, SEEDS, OPTIONS)
def test_the_table_is_at_most_17_cells_wide_and_high(seats: int, seed: int, options: dict[str, str]) -> None:
    placed = on_table(random_game(seats, seed, **options).state)
    for axis in (0, 1):
        along = [cell[axis] for cell in placed]
        assert max(along) - min(along) < (17 if options["referee"] == "on" else 19)


@some
@given(SEATS, SEEDS, OPTIONS)
def test_hands_are_five_while_there_is_a_pile_and_never_grow_after(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    states = random_game(seats, seed, **options).states
    for before, after in pairwise(states):
        if before.phase == "play":
            sizes = [len(held.hand) for held in before.holdings]
            assert sizes == [5] * seats or before.last_phase
            assert all(len(a.hand) <= len(b.hand) for a, b in zip(after.holdings, before.holdings, strict=True))


@some
@given(SEATS, SEEDS, OPTIONS)
def test_every_hand_card_is_placed_or_given_up_by_its_seat(seats: int, seed: int, options: dict[str, str]) -> None:
    """53 turns with a hand card, in turn while the pile lasts; the first seats have one more where it is uneven."""
    match = random_game(seats, seed, **options)
    used: Counter[int] = Counter()
    for ply, state in enumerate(match.states[:-1]):
        token = match.record.moves[ply]
        used[state.seat] += token[2:3] == "@" or token.startswith("penalty")
    assert [used[seat] for seat in range(seats)] == [(53 - seat + seats - 1) // seats for seat in range(seats)]


@some
@given(SEATS, SEEDS, OPTIONS)
def test_a_game_is_never_longer_than_its_bound_and_every_state_is_sound(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    match = random_game(seats, seed, **options)
    assert len(match.record.moves) <= GAME.longest(seats, match.record.options)
    assert [GAME.unsound(state, match.states[0]) for state in match.states] == [None] * len(match.states)


@some
@given(SEATS, SEEDS, OPTIONS)
def test_fast_legal_moves_are_the_plain_ones(seats: int, seed: int, options: dict[str, str]) -> None:
    for state in random_game(seats, seed, **options).states[::5]:
        if GAME.turn(state) not in (CHANCE, None):
            fast, plain = GAME.legal_moves(state), Game.legal_moves(GAME, state)
            assert sorted(map(str, fast)) == sorted(map(str, plain))
            fair = {str(move) for move in plain if GAME.fault(state, move) is None} - {"object"}
            assert {str(move) for move in GAME.fair_moves(state)} == fair


@some
@given(SEATS, SEEDS)
def test_a_wrong_card_is_objected_to_in_the_very_next_turn_or_never(seats: int, seed: int) -> None:
    match = random_game(seats, seed, referee="off")
    for ply, state in enumerate(match.states[:-1]):
        if match.record.moves[ply] != "object":
            continue
        placer = (state.seat - 1) % seats
        done = match.states[ply + 1]
        assert (done.seat, done.table) == (state.seat, state.table[:-1])
        lost = done.holdings[placer]
        assert len(lost.stuck) == len(state.holdings[placer].stuck) + 1
        assert state.table[-1][:2] in lost.stuck
        placed = [token.removeprefix("stack:") for token in match.record.moves[:ply] if "@" in token]
        assert placed[-1] == state.table[-1]
