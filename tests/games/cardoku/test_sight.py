"""Who looks one move ahead on the felt: judges as the baseline does, takes what lies there and gives nothing away."""

from __future__ import annotations

from random import Random

import pytest

from azumaya.core.game import CHANCE
from azumaya.games.cardoku.choices import MOVE, real
from azumaya.games.cardoku.felt import felt
from azumaya.games.cardoku.sight import ahead, firsts, some, standing
from azumaya.games.cardoku.state import State
from games.cardoku.play import GAME, legal, position, random_game

SHORT = "R1=1234567..; R5=........8"  # row 1 lacks an 8, and there is one to be moved


def states(seed: int, **options: str) -> list[State]:
    return [state for state in random_game(2, seed, **options).states if GAME.turn(state) != CHANCE]


@pytest.mark.parametrize("options", [{}, {"decks": "3"}, {"rescore": "on", "guard": "9"}], ids=str)
def test_a_position_is_judged_as_by_the_baseline(options: dict[str, str]) -> None:
    for seed in range(3):
        for state in states(seed, **options):
            for seat in (0, 1):
                assert standing(felt(state), seat) == GAME.skill.value(GAME, state, seat)


@pytest.mark.parametrize("options", [{}, {"decks": "3"}], ids=str)
def test_moves_at_random_are_legal_and_of_every_kind(options: dict[str, str]) -> None:
    rng, kinds = Random(1), set()
    for seed in range(3):
        for state in states(seed, **options)[:-1]:
            moves = [real(move) for move in some(felt(state), 6, rng)]
            assert {str(move) for move in moves} <= set(legal(state))
            kinds |= {type(move).__name__ for move in moves}
    assert kinds >= {"Play", "Move", "Swap", "Pass"} if options else kinds >= {"Play", "Move", "Swap"}


def test_the_first_moves_are_those_whose_tokens_come_first() -> None:
    for state in states(1)[:-1]:
        expected = sorted(legal(state))
        found = [str(real(move)) for move in firsts(felt(state))]
        plays = [move for move in firsts(felt(state)) if move < MOVE]
        laid = dict.fromkeys((token[0], token[3:]) for token in expected if token[2] == ">")  # domains mean nothing
        assert [(str(real(move))[0], str(real(move))[3:]) for move in plays] == list(laid)[: len(plays)]
        shifted = [token for token in expected if token.startswith("r")]
        assert found[len(plays) :] == shifted[: len(found) - len(plays)]


def test_a_point_that_lies_there_is_taken() -> None:
    assert ahead(felt(position(SHORT, "9T", "8M")), Random(1)).points == [1, 0]


def test_a_line_is_not_given_away() -> None:
    state = position("R1=123456...; R5=........8", "7T", "8M", pile="1T")
    after = ahead(felt(state), Random(1))
    assert 7 in after.on
    assert 7 not in after.on[:9]


def test_the_same_luck_makes_the_same_move() -> None:
    for state in states(2)[40:-1:5]:
        assert ahead(felt(state), Random(7)) == ahead(felt(state), Random(7))
