"""Whole games, token by token, and how they end."""

from __future__ import annotations

import pytest

from azumaya.core.record import Match, Record
from azumaya.games.kartenspiel.state import Holding
from games.kartenspiel.play import GAME, cards, game, picture
from games.playing import Game

REPLAY = game(
    "centre:Y2",
    "deal:B6 deal:B6 deal:Y8 deal:B9 deal:B9",
    "deal:B7 deal:B2 deal:Y5 deal:B5 deal:B6",
    "B9@-1,0 draw:B6 Y5@-2,0 draw:B2 B6@0,-1 draw:B9 B2@-2,1 draw:B5 Y8@-2,2 draw:B9 B7@-1,-1 draw:B1",
    "B9@-3,2 draw:B8 B5@0,1 draw:B3 B6@-3,3 draw:B1 B1@1,0 draw:B4 B1@-1,2 draw:B4 B4@-2,-1 draw:Y9",
    "B8@1,1 draw:B7 Y9@-2,-2 draw:B3 B6@-1,-2 draw:B8 B3@1,-1 draw:Y3 B4@-1,3 draw:B1 Y3@0,2 draw:B8",
    "B1@-3,-1 draw:Y1 B3@-3,-2 draw:B8 B7@1,2 draw:B6 B8@-3,0 draw:B4 penalty:B6 draw:B1 B2@1,3 draw:B2",
    "B9@0,3 draw:B5 B5@-1,-3 draw:Y4 Y1@0,4 draw:B7 Y4@-4,0 draw:B3 B7@-4,1 draw:B9 B3@-1,4 draw:B2",
    "B9@-5,1 draw:B8 B6@1,4 draw:B3 B8@-1,5 draw:B3 penalty:B8 draw:B5 penalty:B1 draw:Y6 B2@-4,-1",
    "draw:B7 Y6@2,2 draw:B4 B5@2,3 draw:Y7 B3@2,1 draw:B2 Y7@2,4 draw:B5 B4@3,4 draw:B7 B3@3,5 draw:B1",
    "B5@-5,-1 draw:B4 B1@2,5 B7@0,5 B2@-3,-3 penalty:B9 B7@-2,3 stack:B6@-5,0 penalty:B4 penalty:B4",
    "penalty:B5 stack:B1@3,1 pass penalty:B2 pass penalty:B8 pass pass",
    seats=2,
)
AFTER = game(
    "centre:Y8",
    "deal:B9 deal:B6 deal:B3 deal:B1 deal:B8",
    "deal:B5 deal:B9 deal:B4 deal:B9 deal:B3",
    "B9@0,-1 draw:Y5 B3@-1,0 draw:B2 Y5@0,-2 draw:B7 B2@-1,1 draw:Y1 B1@0,-3 draw:B4 Y1@-2,0 draw:B9",
    "B4@-2,1 draw:B8 B4@1,-3 draw:B1 B6@-3,1 draw:B9 B5@-3,0 draw:B6 B8@-1,-3 draw:Y4 B6@-1,-2 draw:B7",
    "Y4@-4,0 draw:B6 B7@1,-1 draw:B2 B9@-4,1 draw:B5 B2@-4,-1 draw:B3 B8@-3,-1 draw:B3 B3@1,-2 draw:B1",
    "B3@-5,-1 draw:B7 B1@-5,1 draw:B4 B7@-5,0 draw:B2 penalty:B4 draw:B1 B6@1,0 draw:B2 penalty:B9",
    "draw:B4 penalty:B7 draw:B6 penalty:B4 draw:Y3 B5@1,1 draw:B5 Y3@-4,2 draw:Y9 B5@-4,3 draw:B6 Y9@-6,0",
    "draw:B1 B2@-5,2 draw:B8 penalty:B9 draw:B4 B8@-5,3 draw:Y7 B4@-3,3 draw:Y6 Y7@0,-4 draw:B7 Y6@-6,2",
    "draw:B7 B7@-6,3 draw:B2 B9@-7,2 draw:B8 B2@1,-4 draw:B8 penalty:B7 draw:B5 B6@0,-5 draw:Y2 B5@-1,-4",
    "draw:B5 Y2@2,-2 draw:B3 B1@2,-1 B8@3,-2 B5@-6,-1 B6@-7,-1 penalty:B8 B2@-7,0 penalty:B1 B3@-7,3",
    "penalty:B1 penalty:B3 pass stack:B7@-3,2 stack:B9@2,-3 pass stack:B9@-1,-5 pass pass",
    seats=2,
    penalties="after-hand",
)
KEPT = game(
    "centre:Y2",
    "deal:Y1 deal:B7 deal:B5 deal:B8 deal:B1",
    "deal:Y5 deal:B2 deal:Y8 deal:B3 deal:B6",
    "deal:B8 deal:B3 deal:B7 deal:B5 deal:B9",
    "B8@0,1 draw:B3 Y5@0,2 draw:B1 B9@1,1 draw:B1 penalty:Y1 draw:B6 B1@1,0 draw:B8 B3@0,-1 draw:B2",
    "B6@-1,-1 draw:B2 Y8@2,0 draw:B6 B7@1,-1 draw:B9 B2@-1,2 draw:Y3 B2@2,-1 draw:B7 B5@2,1 draw:B9",
    "Y3@2,2 draw:Y7 B6@1,2 draw:B6 B1@3,2 draw:B7 Y7@-2,2 draw:B1 B8@3,3 draw:B8 B7@0,3 draw:B9 B3@3,0",
    "draw:B5 B3@-1,3 draw:B4 B9@-2,3 draw:Y4 B5@-1,0 draw:Y9 B4@-1,1 draw:B3 Y4@0,4 draw:B2 Y9@4,2",
    "draw:B6 B7@4,1 draw:B9 B2@5,1 draw:B5 B1@0,5 draw:Y6 B8@-1,4 draw:B7 B8@-3,2 draw:B4 Y6@4,0 draw:B2",
    "B9@-1,5 draw:B1 B4@5,0 draw:B4 B2@1,5 draw:B5 B1@4,-1 draw:B4 B5@5,-1 draw:B3 B5@4,3 draw:B8 B4@2,3",
    "draw:B4 penalty:B2 B1@-3,1 B6@-3,3 penalty:B4 B5@1,4 penalty:B7 penalty:B9 penalty:B7 penalty:B6",
    "penalty:B3 penalty:B6 penalty:B4 penalty:B9 penalty:B8 penalty:B3",
    seats=3,
    penalties="kept",
    tiebreak="on",
)
AWAY = game(
    "centre:Y8",
    "deal:B9 deal:B5 deal:B3 deal:B6 deal:B5",
    "deal:B9 deal:B4 deal:B6 deal:B7 deal:Y4",
    "deal:B6 deal:B3 deal:B8 deal:B7 deal:B2",
    "B5@-1,0 draw:B3 Y4@-2,0 draw:Y5 B2@0,1 draw:B4 B3@1,0 draw:Y7 Y5@0,2 draw:B1 B4@0,-1 draw:B8 Y7@0,-2",
    "draw:B7 B9@1,1 draw:B4 B7@-1,1 draw:B2 B6@1,2 draw:B5 B6@0,3 draw:Y2 B3@0,-3 draw:B8 B9@-2,-1",
    "draw:B2 Y2@2,2 draw:B7 B8@-1,-2 draw:B3 B3@-3,0 draw:B2 object B4@-1,3 draw:B1 B2@1,-3 draw:Y6",
    "B7@3,2 draw:B6 B1@-3,-1 draw:B6 B6@-1,2 draw:Y3 object B6@-1,-3 draw:B5 B1@3,1 draw:B1 Y3@4,2",
    "draw:B8 B2@-3,0 draw:B9 B4@-3,1 draw:B4 object Y6@-4,0 draw:B1 B2@5,2 draw:B1 object B1@1,-2 draw:B2",
    "B3@-4,-1 draw:B7 B1@-1,2 draw:B4 B7@-5,-1 draw:B5 B8@-2,1 draw:B9 B4@2,1 draw:B8 B5@-4,1 draw:B3",
    "B9@4,3 draw:B9 B5@5,3 draw:Y9 B2@-5,1 draw:Y1 object B9@4,1 object Y9@0,4 Y1@0,-4 B8@1,4 B9@-1,-4",
    "B3@-1,4 B7@1,-4 B8@3,3 B4@5,2 penalty:B1 B5@1,5 B6@4,1 penalty:B8 B5@1,3 object penalty:B7",
    "stack:B8@1,-5 object pass stack:B7@-1,-5 object stack:B1@1,-1 pass pass pass",
    seats=3,
    referee="off",
)
ALL = game(
    "centre:Y9",
    "deal:Y6 deal:B1 deal:B2 deal:B9 deal:B8",
    "deal:B7 deal:B4 deal:B7 deal:B7 deal:B6",
    "B9@1,0 draw:B7 B6@1,-1 draw:Y5 Y6@2,0 draw:B5 B4@2,1 draw:B5 B7@1,1 draw:B4 B7@0,-1 draw:B6 B4@3,0",
    "draw:B2 B7@0,1 draw:B8 B5@-1,0 draw:B9 Y5@2,2 draw:B9 B9@2,-1 draw:B2 B7@1,2 draw:B7 B8@-1,1 draw:B5",
    "B7@1,3 draw:B8 B2@3,1 draw:B8 B6@-1,-1 draw:Y7 B5@3,2 draw:B3 Y7@0,2 draw:B3 B8@0,3 draw:Y3 B5@-1,2",
    "draw:Y2 B2@2,3 draw:B5 B8@3,3 draw:B8 B2@3,-1 draw:Y4 B8@-1,3 draw:B1 Y3@-2,2 draw:B1 Y2@4,2 draw:Y1",
    "B5@-2,3 draw:B6 B8@5,2 draw:B1 B3@-2,1 draw:B1 B3@-3,2 draw:B3 Y4@2,4 draw:B6 Y1@2,-2 draw:B9 B6@2,5",
    "draw:Y8 B1@2,-3 draw:B2 Y8@2,6 draw:B4 B3@-3,1 draw:B3 B1@1,-2 draw:B5 B2@1,-3 draw:B2 B4@4,1",
    "draw:B4 B3@3,5 draw:B3 B4@5,1 draw:B6 B2@5,3 draw:B9 B1@3,-2 draw:B4 B1@1,6 B1@3,4 B3@-3,3 B5@4,3",
    "B9@1,5 B6@3,6 B9@3,-3 B4@1,4 B9@1,7 penalty:B6 pass stack:B6@3,7",
    seats=2,
    referee="off",
)


def stacked(stack: str, stuck: str = "") -> Holding:
    """What a seat holds at the end."""
    return Holding((), cards(stack), cards(stuck))


def standings(play: Game) -> list[tuple[int, int, int, int]]:
    """Rank, total, blue and yellow points of each seat."""
    return [(s.rank, s.total, *(points for _, points in s.sheet)) for s in GAME.standings(play.state)]


def test_a_game_of_two_that_ends_with_a_row_of_passes() -> None:
    state = REPLAY.state
    assert (state.phase, state.pile, state.passes) == ("over", (), 2)
    assert picture(state) == [
        " .  .  2  .  5  .  .  .  . ",
        " .  .  3 [9] 6  .  .  .  . ",
        " 5  2  1  4  7  6  3  .  . ",
        " 6 [4] 8 [5] 9 [2] 1  .  . ",
        " 9  7  .  2  .  5  8  3  1 ",
        " .  .  9 [8] 1 [3] 7 [6] . ",
        " .  .  6  7  4  9  2  5  . ",
        " .  .  .  .  3 [1] 6 [7] 4 ",
        " .  .  .  .  8  7  .  1  3 ",
    ]
    assert state.holdings == (stacked("B2 B4 B8 B9"), stacked("B4 B5 B8"))
    assert standings(REPLAY) == [(2, 4, 4, 0), (1, 3, 3, 0)]


def test_the_same_game_with_open_hands_ends_the_same() -> None:
    play = game(*REPLAY.match.record.moves, hands="open")
    assert (play.state.table, play.state.holdings) == (REPLAY.state.table, REPLAY.state.holdings)
    assert standings(play) == standings(REPLAY)


def test_a_game_in_which_stacks_wait_for_an_empty_hand() -> None:
    state = AFTER.state
    assert (state.phase, state.passes) == ("over", 2)
    assert picture(state) == [
        " .  .  .  .  .  .  9  6  .  .  . ",
        " .  .  .  .  .  .  5 [7] 2  .  . ",
        " .  .  .  .  .  .  8  1  4  9  . ",
        " .  .  .  .  .  .  6 [5] 3 [2] 8 ",
        " 6  5  3  2  8  .  .  9  7  1  . ",
        " 2 [9] 7 [4] 5 [1] 3 [8] 6  .  . ",
        " .  .  1  9  6  4  2  .  5  .  . ",
        " 9 [6] 2 [3] 7  .  .  .  .  .  . ",
        " 3  7  8  5  4  .  .  .  .  .  . ",
    ]
    assert state.holdings == (stacked("B3"), stacked("B1 B1 B4 B4 B7 B8"))
    assert standings(AFTER) == [(1, 1, 1, 0), (2, 6, 6, 0)]


def test_a_game_in_which_penalties_stay_ends_with_the_last_card_and_fewer_yellows_decide() -> None:
    state = KEPT.state
    assert (state.phase, state.passes) == ("over", 0)
    assert picture(state) == [
        " .  .  6  3  7  2  .  1  5 ",
        " .  .  5 [2] 1 [8] 3 [6] 4 ",
        " 1  .  4  8  9  5  .  7  2 ",
        " 8 [7] 2 [5] 6 [3] 1 [9] . ",
        " 6  9  3  7  .  4  8  5  . ",
        " .  .  8 [4] 5  .  .  .  . ",
        " .  .  9  1  2  .  .  .  . ",
    ]
    assert state.holdings == (stacked("B6 B7 B8 Y1"), stacked("B3 B4 B6 B7"), stacked("B2 B3 B4 B9 B9"))
    assert standings(KEPT) == [(3, 5, 3, 2), (1, 4, 4, 0), (2, 5, 5, 0)]


def test_the_same_game_without_a_tie_break_ends_shared() -> None:
    play = game(*KEPT.match.record.moves, seats=3, penalties="kept")
    assert standings(play) == [(2, 5, 3, 2), (1, 4, 4, 0), (2, 5, 5, 0)]


def test_a_game_without_a_referee_in_which_only_cards_objected_to_are_left() -> None:
    """They lie on stacks for good, and still all have to pass. The 1 at 1,-1 is wrong too, but nobody said so."""
    state = AWAY.state
    assert (state.phase, state.passes) == ("over", 3)
    assert picture(state) == [
        " .  .  .  .  9 [1] 7  .  .  .  . ",
        " .  .  .  .  6  3  2  .  .  .  . ",
        " .  .  .  .  8 [7] 1  .  .  .  . ",
        " 7  3  1  9  .  4  1  .  .  .  . ",
        " . [6] 2 [4] 5 [8] 3  .  .  .  . ",
        " .  5  .  8  7  2  9  4  1  6  . ",
        " .  .  .  .  1 [5] 6 [2] 7 [3] 4 ",
        " .  .  .  .  4  6  .  .  8  9  5 ",
        " .  .  .  .  3 [9] 8  .  .  .  . ",
        " .  .  .  .  .  .  5  .  .  .  . ",
    ]
    assert state.holdings == (stacked("", "B2 B3 B5"), stacked("", "B2 B4 B7"), stacked("", "B6 B8 B9"))
    assert standings(AWAY) == [(1, 3, 3, 0)] * 3


def test_a_game_without_a_referee_in_which_nobody_objects_and_all_cards_are_laid() -> None:
    """It is over at once with the last card, since no stack holds one."""
    state = ALL.state
    assert (state.phase, state.passes, len(state.table)) == ("over", 0, 54)
    assert picture(state) == [
        " .  .  .  .  2  1  9  .  . ",
        " .  .  .  .  1 [1] 1  .  . ",
        " .  .  6  7  6  9  2  .  . ",
        " .  .  5 [9] 9 [6] 4  .  . ",
        " 3  3  8  7  7  4  2  4  4 ",
        " 3 [3] 5 [7] 7 [5] 5 [2] 8 ",
        " 3  5  8  8  7  2  8  5  2 ",
        " .  .  .  .  4 [4] 1  .  . ",
        " .  .  .  .  9  6  3  .  . ",
        " .  .  .  .  1 [8] 6  .  . ",
        " .  .  .  .  9  .  6  .  . ",
    ]
    assert state.holdings == (stacked(""), stacked(""))
    assert standings(ALL) == [(1, 0, 0, 0)] * 2


@pytest.mark.parametrize("play", [REPLAY, AFTER, KEPT, AWAY, ALL])
def test_the_whole_game_is_its_tokens(play: Game) -> None:
    assert Match.replay(GAME, Record.loads(play.match.record.dumps())) == play.match
    assert play.match.turn is None


def all_given_up(seats: int, **options: str) -> Game:
    """Nobody ever places a card: everything is dealt and drawn, and given up, lowest first; then all pass."""
    play = game("centre:Y5", seats=seats, **options)
    while (turn := play.match.turn) is not None:
        hand = play.state.own.hand
        given = f"penalty:{hand[0]}" if hand else "pass"
        play = play(given if turn >= 0 else str(GAME.legal_moves(play.state)[0]))
    return play


@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [27, 26]), (3, [18, 18, 17]), (4, [14, 13, 13, 13]), (5, [11, 11, 11, 10, 10])]
)
@pytest.mark.parametrize("penalties", ["replay", "after-hand", "kept"])
def test_a_game_in_which_everything_is_given_up(seats: int, sizes: list[int], penalties: str) -> None:
    play = all_given_up(seats, penalties=penalties)
    assert [len(held.stack) for held in play.state.holdings] == sizes
    assert sum(standing.total for standing in GAME.standings(play.state)) == 61
    passes = 0 if penalties == "kept" else seats
    assert (play.state.passes, len(play.match.record.moves)) == (passes, 54 + 53 + passes)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_where_penalties_stay_every_game_is_as_long_as_its_bound(seats: int) -> None:
    play = all_given_up(seats, penalties="kept")
    assert len(play.match.record.moves) == GAME.longest(seats, play.match.record.options) == 107
