"""What follows from the rules by arithmetic, and that sets of cells say what the rules say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from azumaya.core.sudoku import BOX, CELLS, COLUMN, HOUSES, PEERS, ROW, VALUES, bits
from azumaya.games.cardoku.cards import deck
from azumaya.games.cardoku.grid import FULL, Grid
from azumaya.games.cardoku.lines import LABELS, LINES
from azumaya.games.cardoku.seeding import is_pattern, open_cells
from games.cardoku.play import GAME, SOLVED, game, grid, opening, random_game


def patterns(seeded: int = 0, box: int = 0, ways: int = 1) -> Iterator[tuple[int, int]]:
    """Every pattern of seeds, and how many there would be of it if all cells of a box were drawn as often."""
    if box == 9:
        yield seeded, ways
        return
    cells = list(bits(open_cells(seeded, box)))
    for cell in cells:
        yield from patterns(seeded | 1 << cell, box + 1, ways * len(cells))


def test_there_are_46656_patterns_of_seeds_and_all_are_equally_likely() -> None:
    found = dict(patterns())
    assert len(found) == len(list(patterns())) == 46_656
    assert set(found.values()) == {46_656}  # one in so many
    assert all(is_pattern(seeded, 9) for seeded in list(found)[::7])


@pytest.mark.parametrize("played", ["supplier:A", "supplier:A seed:r1c1=5T seed:r2c4=5S", "supplier:B seed:r3c2=9M"])
def test_a_seeds_cell_and_its_card_are_drawn_apart_from_each_other(played: str) -> None:
    """The weights are a product: of 1 for each open cell, and of the number of such cards in the bag."""
    state = game(played).state
    bag = Counter(state.holdings[state.side].bag)
    weights = {(move.cell, move.card): n for move, n in GAME.chance_outcomes(state).items()}  # type: ignore[union-attr]
    cells = {cell for cell, _ in weights}
    assert weights == {(cell, card): number for cell in cells for card, number in bag.items()}


def test_each_value_comes_four_times_in_a_deck_and_five_times_with_a_domain_more() -> None:
    assert Counter(card[0] for card in deck()) == dict.fromkeys("123456789", 4)
    assert Counter(card[0] for card in deck("T")) == dict.fromkeys("123456789", 5)
    assert Counter(deck("T")) - Counter(deck()) == Counter(f"{value}T" for value in VALUES)


def test_cells_have_three_lines_and_lines_nine_cells() -> None:
    assert tuple(f"{kind}{n}" for kind in "RCB" for n in VALUES) == LABELS
    for line, house in enumerate(HOUSES):
        assert {cell for cell in CELLS if line in LINES[cell]} == set(bits(house))
    assert [LABELS[line] for line in LINES[40]] == ["R5", "C5", "B5"]


@pytest.mark.parametrize(("decks", "piles"), [("2", (21, 22)), ("3", (30, 31))])
def test_a_side_draws_in_as_many_turns_as_its_pile_has_cards(decks: str, piles: tuple[int, int]) -> None:
    match = random_game(2, 4, decks=decks)
    begun = next(state for state in match.states if state.phase == "draw")
    assert tuple(sorted(held.pile for held in begun.holdings)) == piles
    draws = Counter(state.side for state in match.states if state.phase == "draw")
    assert [draws[side] for side in (0, 1)] == [held.pile for held in begun.holdings]


def sees(one: int, other: int) -> bool:
    return one != other and (ROW[one] == ROW[other] or COLUMN[one] == COLUMN[other] or BOX[one] == BOX[other])


def some_grids() -> list[Grid]:
    """Grids of random games, some with repeated values."""
    found = []
    for seed, referee in enumerate(["on", "off", "off"]):
        states = random_game(2, seed, referee=referee).states
        found += [state.grid for state in Random(seed).sample(states, 6)]
    return [*found, Grid(), grid(SOLVED)]


@pytest.mark.parametrize("given", some_grids(), ids=lambda given: f"{81 - given.empty.bit_count()} cards")
def test_sets_of_cells_say_what_the_rules_say(given: Grid) -> None:
    held = [given.value(cell) for cell in CELLS]
    for value in VALUES:
        assert set(bits(given.at[value])) == {cell for cell in CELLS if held[cell] == value}
        fits = {c for c in CELLS if not held[c] and not any(held[d] == value for d in CELLS if sees(c, d))}
        assert set(bits(given.fits(value))) == fits
        assert (value in given.fitting) == bool(fits)
    for cell in CELLS:
        if held[cell]:
            others = [d for d in CELLS if held[d] == held[cell] and d != cell]
            beyond = {c for c in CELLS if not any(sees(c, d) for d in others)}
            assert set(bits(given.beyond(cell) & FULL)) == beyond
    full = [house for house in HOUSES if all(held[cell] for cell in bits(house))]
    assert set(bits(given.locked)) == {cell for house in full for cell in bits(house)}


@pytest.mark.parametrize("given", some_grids(), ids=lambda given: f"{81 - given.empty.bit_count()} cards")
def test_what_is_carried_on_from_grid_to_grid_is_what_would_be_found_anew(given: Grid) -> None:
    rng = Random(1)
    for cell in rng.sample(CELLS, 12):
        given = given.put((cell, ".." if given.value(cell) else rng.choice(deck())))
        anew = Grid(given.rows)
        assert (given.at, given.seen, given.locked, given.fitting) == (anew.at, anew.seen, anew.locked, anew.fitting)


def test_peers_are_what_shares_a_house() -> None:
    assert all(set(bits(PEERS[cell])) == {other for other in CELLS if sees(cell, other)} for cell in CELLS)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_even_seats_are_side_a_and_odd_seats_side_b(seats: int) -> None:
    assert [GAME.side(seats, seat) for seat in range(seats)] == [seat % 2 for seat in range(seats)]
    assert game(opening(), seats=seats).state.seats == seats


BOUNDS = [
    ({}, 707),
    ({"rescore": "on"}, 815),
    ({"guard": "1"}, 343),
    ({"guard": "9"}, 1799),
    ({"ending": "strict"}, 707),
    ({"hands": "open"}, 707),
    ({"decks": "3"}, 817),
    ({"referee": "off"}, 1067),
    ({"decks": "3", "referee": "off", "guard": "9"}, 2977),
    ({"referee": "off", "rescore": "on", "guard": "9"}, 3443),
]


@pytest.mark.parametrize(("options", "bound"), BOUNDS, ids=lambda given: str(given))
def test_the_bound_on_the_length_of_a_game(options: dict[str, str], bound: int) -> None:
    settled = game(**options).match.record.options
    assert {GAME.longest(seats, settled) for seats in (2, 3, 4, 5, 6)} == {bound}
