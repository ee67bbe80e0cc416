"""Reading ahead: on a net that keeps step with the rules, by the tempo, and to the very end where that is near."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from azumaya.core.sudoku import bits
from azumaya.games.moyo.net import Net
from azumaya.games.moyo.pairs import cells
from azumaya.games.moyo.reading import DECIDED, Reading
from azumaya.games.moyo.state import PLACING, Phase, State
from azumaya.games.moyo.tempo import Tempo, room, worth, worth_in_horikomi
from games.moyo.play import GAME, VARIANTS, random_game

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def numbers(*digits: str) -> list[int]:
    """The spaces of a Shima, each by the numbers that fit: `numbers("12", "2")`."""
    return [sum(1 << int(digit) for digit in some) for some in digits]


@every_variant
def test_the_net_keeps_step_with_the_rules(variant: dict[str, str]) -> None:
    match = random_game(2, 3, **variant)
    states = [state for state in match.states if state.phase in PLACING or state.phase is Phase.OVER]
    net = Net(states[0])
    position, turn = net.position, net.turn
    for state, token in zip(states, [*match.record.moves[len(match.states) - len(states) :], ""], strict=True):
        assert turn & 1 == state.seat
        stones = {str(net.stones[i]): i for i in bits(net.open(position, turn))}
        assert set(stones) == {str(move) for move in GAME.legal_moves(state)}
        if token:
            position &= net.keep[stones[token]]
            turn = net.after(position, turn)


def test_a_shima_has_room_for_what_can_be_matched() -> None:
    assert room(numbers("1", "1")) == 1
    assert room(numbers("12", "1", "2")) == 2
    assert room(numbers("12", "13", "3")) == 3
    assert room([]) == 0
    rng = Random(1)
    for _ in range(200):
        shima = [rng.randrange(1, 1 << 5) << 1 for _ in range(rng.randrange(1, 6))]
        assert room(shima) == max(
            sum(bool(shima[space] >> number & 1) for space, number in enumerate(order[: len(shima)]))
            for order in permutations(range(1, 6))
        )


def test_a_shima_is_worth_its_stones_and_the_ways_to_place_them() -> None:
    """12 a stone; 4 for a first way, 2 for a second, 1 for a third, for every space and every number."""
    assert worth([]) == 0
    assert worth(numbers("1")) == 12 + 4 + 4
    assert worth(numbers("12")) == 12 + (4 + 2) + 2 * 4
    assert worth(numbers("1", "1")) == 12 + 2 * 4 + (4 + 2)
    assert worth(numbers("1234")) == 12 + (4 + 2 + 1) + 4 * 4
    assert worth(numbers("12", "12")) == 24 + 2 * (4 + 2) + 2 * (4 + 2)


def test_in_horikomi_an_empty_space_is_a_loss_and_less_of_one_while_it_can_be_filled() -> None:
    assert worth_in_horikomi([], 0) == 0
    assert worth_in_horikomi(numbers("1"), 1) == -3
    assert worth_in_horikomi(numbers("1", "1"), 3) == -3 - 2 * 12


@every_variant
def test_two_stones_ahead_it_finds_what_comparing_all_of_them_finds(variant: dict[str, str]) -> None:
    for state in random_game(2, 5, **variant).states[2:-4:12]:
        if state.phase in PLACING:
            net = Net(state)
            reading = Reading(net, [0] * len(net.stones))
            for _ in reading.deepen():
                if reading.depth == 2:
                    break
            assert min(max(reading.worth, -DECIDED), DECIDED) == plainly(net, Tempo(net), net.position, net.turn, 2)


def plainly(net: Net, tempo: Tempo, position: int, turn: int, depth: int) -> int:
    """The worth for the seat on turn by comparing every line so long, a decided game as `DECIDED`."""
    stones = list(bits(net.open(position, turn)))
    if not stones:
        return result(net, position, turn & 1)
    if not depth:
        return tempo.lead(position, turn & 1)
    found = []
    for i in stones:
        after = position & net.keep[i]
        then = net.after(after, turn)
        same = then & 1 == turn & 1
        found.append(plainly(net, tempo, after, then, depth - 1) * (1 if same else -1))
    return max(found)


def result(net: Net, position: int, seat: int) -> int:
    """Lost by whoever has no stone; in Horikomi by more empty spaces, then by the fuller Shima."""
    if not net.horikomi:
        return -DECIDED
    mine, theirs = places(net, position, seat), places(net, position, 1 - seat)
    return DECIDED * ((mine < theirs) - (mine > theirs))


def places(net: Net, position: int, seat: int) -> tuple[int, list[int]]:
    empty = sorted((position & net.spaces & area).bit_count() for area in net.areas[seat])
    return sum(empty), empty


@pytest.mark.parametrize("variant", [{}, {"variant": "horikomi"}], ids=["core", "horikomi"])
def test_near_the_end_it_reads_how_the_game_ends(variant: dict[str, str]) -> None:
    """In the last positions of real games, against playing out every move by the rules."""
    found = set()
    for seed in range(12):
        for state in random_game(2, seed, **variant).states[-7:-1]:
            if cells(state.fits).bit_count() > 6:
                continue
            net = Net(state)
            reading = Reading(net, [0] * len(net.stones))
            for _ in reading.deepen():
                pass
            read = (reading.worth >= DECIDED) - (reading.worth <= -DECIDED)
            assert read == outcome(state, {})
            found.add(read)
    assert found >= {-1, 1}


def outcome(state: State, known: dict[State, int]) -> int:
    """1 if the seat on turn wins, -1 if it loses, 0 for a draw: played out with every move there is."""
    if state not in known:
        moves = GAME.legal_moves(state)
        if moves:
            known[state] = max(-outcome(GAME.apply(state, move), known) for move in moves)
        else:
            mine, theirs = (GAME.standings(state)[seat].rank for seat in (state.seat, 1 - state.seat))
            known[state] = (mine < theirs) - (mine > theirs)
    return known[state]


def test_of_stones_that_are_as_good_it_places_the_one_to_its_taste() -> None:
    state = random_game(2, 1, puzzle="6").states[0]
    net = Net(state)
    for liked in list(bits(net.open(net.position, net.turn)))[:4]:
        reading = Reading(net, [10**4 * (i == liked) for i in range(len(net.stones))])
        for _ in reading.deepen():
            if reading.depth == 2:
                break
        assert reading.best == liked
