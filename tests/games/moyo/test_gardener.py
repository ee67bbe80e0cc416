"""How strong the opponents are, and that the strongest never lets go of a game that it knows to be won."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from azumaya.core.record import Match
from azumaya.core.sudoku import bits
from azumaya.games.moyo import gardener
from azumaya.games.moyo.moves import MoyoMove
from azumaya.games.moyo.net import Net
from azumaya.games.moyo.pairs import cells
from azumaya.games.moyo.solver import Solver
from azumaya.games.moyo.state import State
from azumaya.players import Mind, mind
from azumaya.players.arena import decide, play
from games.moyo.play import GAME, VARIANTS, game, random_game
from games.moyo.test_rulings import emptied
from games.moyo.test_solver import ask
from games.moyo.test_turning import SMALL
from games.moyo.test_victory_points import without

EXPERT = Mind("expert", gardener.expert, steps=12)
CASUAL, GREEDY, TWO_PLY = (mind(f"level:{n}", GAME) for n in (1, 2, 3))


def won(one: Mind, other: Mind, games: int, **options: str) -> float:
    """Games won by one against another, the colours swapped, on one puzzle after the other."""
    total = 0.0
    for n in range(games):
        puzzle = str(n // 2 % 6 + 1)
        total += play(GAME, [one, other], {**options, "puzzle": puzzle}, f"seed {n}", shift=n % 2).shares[0]
    return total


@pytest.mark.strength
def test_every_level_wins_against_the_one_below() -> None:
    assert won(GREEDY, CASUAL, 12) >= 9
    assert won(TWO_PLY, GREEDY, 12) >= 9
    assert won(EXPERT, GREEDY, 4) == 4


@pytest.mark.strength
def test_so_it_is_in_horikomi() -> None:
    assert won(GREEDY, CASUAL, 8, variant="horikomi") >= 6
    assert won(TWO_PLY, GREEDY, 8, variant="horikomi") >= 6
    assert won(EXPERT, GREEDY, 2, variant="horikomi") == 2


@pytest.mark.strength
@pytest.mark.parametrize("other", [GREEDY, TWO_PLY], ids=["greedy", "two-ply"])
def test_the_expert_wins_whatever_the_solver_calls_won(other: Mind) -> None:
    """From positions with some twenty open spaces, against one that thinks less."""
    tried = 0
    for seed in range(12):
        match = late(seed)
        net, seat = Net(match.state), match.state.seat
        if not ask(Solver(net).wins(net.position, seat)):
            continue
        tried += 1
        while (turn := match.turn) is not None:
            match = match.play(str(decide(match, EXPERT if turn == seat else other)[0]))
        assert match.state.seat == 1 - seat, "the loser is who cannot place a stone"
    assert tried >= 4


def late(seed: int) -> Match[State, MoyoMove]:
    """A game at random until some twenty spaces are open."""
    whole = random_game(2, seed, puzzle=str(seed % 6 + 1))
    played = next(n for n, state in enumerate(whole.states) if cells(state.fits).bit_count() <= 22)
    return game(" ".join(whole.record.moves[:played]), puzzle=str(seed % 6 + 1)).match


def test_it_wins_with_the_most_to_spare_and_loses_with_the_least() -> None:
    """Whether it wins or not, no other stone leaves it better off by a whole move."""
    for seed in range(6):
        state = late(seed).state
        net = Net(state)
        ending, solver = gardener.Ending(net), Solver(net)
        for _ in ending.solve():
            pass
        assert ending.best is not None
        most = max(spare(net, solver, stone) for stone in bits(net.open(net.position, net.turn)))
        assert spare(net, solver, ending.best) == most


def spare(net: Net, solver: Solver, stone: int) -> int:
    """How many moves the side that places this stone could give away and still win."""
    after, other = net.position & net.keep[stone], 1 - net.turn
    return max(n for n in range(-20, 21) if not ask(solver.wins(after, other, n)))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_they_make_legal_moves_in_every_phase_and_the_same_for_the_same_seed(variant: dict[str, str]) -> None:
    for state in random_game(2, 1, **variant).states[:-1:7]:
        legal = GAME.legal_moves(state)
        for think in (gardener.expert, gardener.two_ply):
            one, again = (list(islice(think(GAME, GAME.view(state, GAME.turn(state)), Random(3)), 4)) for _ in range(2))
            assert one == again
            assert set(one) <= set(legal)


def test_it_takes_the_colour_with_the_room() -> None:
    """On a puzzle in which the light Shima are full and the dark ones empty, and the other way round."""
    for full, better in (("l", "dark"), ("d", "light")):
        filled = without("d" if full == "l" else "l", "mixed")
        match = game(puzzle=filled, choice="rulebook").match
        assert str(decide(match, EXPERT)[0]) == better


def test_it_decides_who_begins_by_reading() -> None:
    """With a space each whoever begins runs out first; where the first stone bars two of the other's, one begins."""
    for puzzle, better in ((emptied("r1c1", "r1c4"), "yield"), (SMALL, "begin")):
        match = game("light", puzzle=puzzle, choice="rulebook").match
        assert str(decide(match, EXPERT)[0]) == better


def test_in_a_draft_it_takes_the_shima_that_is_worth_most() -> None:
    """Only the south Shima has two open spaces."""
    match = game(puzzle=emptied("r1c1", "r1c5", "r9c5", "r8c4", "r5c9"), areas="draft").match
    assert str(decide(match, EXPERT)[0]) == "take:S"
