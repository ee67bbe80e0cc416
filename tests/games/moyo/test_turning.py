"""After a game: from when on it is known who was winning, and who gave a win away."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from azumaya.games.moyo.moves import parse
from azumaya.games.moyo.state import State
from azumaya.games.moyo.telling import reviewed
from azumaya.games.moyo.turning import Course, Lapse, course
from games.moyo.play import game, random_game
from games.moyo.test_rulings import emptied
from games.moyo.test_solver import wins_by_the_rules

LIGHT, DARK = 0, 1

# Light wins with 2 at r1c1, which bars the 2 from r1c4 and r7c1; Dark's places are those and r2c5.
SMALL = emptied("r1c1", "r1c4", "r1c7", "r2c2", "r2c5", "r7c1")


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A position that is not solved soon is left alone."""
    monkeypatch.setattr("azumaya.games.moyo.turning.PATIENCE", 20)


def told(states: Sequence[State]) -> Course:
    *_, last = course(states)
    return last


def test_a_win_that_is_kept_turns_nowhere() -> None:
    states = game("r1c1=2 r2c5=7 r1c7=6", puzzle=SMALL).match.states
    assert told(states) == Course(0, (LIGHT, LIGHT, LIGHT, LIGHT))


def test_each_move_that_gives_a_win_away_is_told_with_a_better_one() -> None:
    """Light waits, Dark waits, Light bars nothing: the win goes to and fro three times."""
    review = told(game("r1c7=6 r2c5=7 r2c2=2 r1c4=2 r1c1=9 r7c1=2", puzzle=SMALL).match.states)
    assert review.known == 0
    assert review.winning == (LIGHT, DARK, LIGHT, DARK, DARK, DARK, DARK)
    first, second, third = review.lapses
    assert first == Lapse(0, LIGHT, parse("r1c1=2"))
    assert (second.ply, second.seat) == (1, DARK)
    assert str(second.better) in ("r1c4=2", "r7c1=2")
    assert third == Lapse(2, LIGHT, parse("r1c1=2"))


@pytest.mark.parametrize("seed", range(4))
def test_it_is_right_where_every_move_can_be_tried(seed: int) -> None:
    """In the last moves of a game, played out by the rules."""
    states = random_game(2, seed, puzzle="1").states
    review = told(states)
    assert review.known <= len(states) - 9
    for state, winner in list(zip(states[review.known :], review.winning, strict=True))[-9:]:
        assert winner == (state.seat if wins_by_the_rules(state, {}) else 1 - state.seat)
    for lapse in review.lapses:
        before, after = (review.winning[ply - review.known] for ply in (lapse.ply, lapse.ply + 1))
        assert (before, after) == (lapse.seat, 1 - lapse.seat)


def test_what_is_known_grows_from_the_end_and_is_never_taken_back() -> None:
    states = random_game(2, 2, puzzle="6").states
    found = list(course(states))
    assert found[0] == Course(len(states) - 1, (1 - states[-1].seat,))
    for earlier, later in pairwise(found):
        assert later.known <= earlier.known
        assert later.winning[earlier.known - later.known :] == earlier.winning
        assert set(earlier.lapses) <= set(later.lapses)


def test_nothing_is_told_of_a_game_that_goes_on_or_of_horikomi() -> None:
    assert list(course(game("r1c1=2", puzzle=SMALL).match.states)) == []
    assert list(course(random_game(2, 1, variant="horikomi").states)) == []


@pytest.mark.parametrize(
    ("known", "lapses", "line"),
    [
        (0, (), "Player 1 was winning from the beginning on, and never gave it away."),
        (7, (), "Player 1 was winning from move 7 on at the latest, and never gave it away."),
        (0, (9,), "It is known of the whole game who was winning; Player 1 was in the beginning."),
        (7, (9,), "From move 7 on it is known who was winning; Player 1 was then."),
    ],
)
def test_what_is_known_is_told_in_one_sentence(known: int, lapses: tuple[int, ...], line: str) -> None:
    given_away = tuple(Lapse(ply, DARK, parse("r1c4=2")) for ply in lapses)
    review = reviewed(Course(known, (LIGHT, DARK), given_away))
    better = "Player 2 was winning, and gave it away: 2 at r1c4 would have kept it."
    assert (str(review.line), [(t.ply, str(t.line)) for t in review.turnings]) == (line, [(n, better) for n in lapses])
