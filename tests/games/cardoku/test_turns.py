"""How a game runs: the set-up, the phases of a turn, whose turn it is, and what each move leaves behind."""

from __future__ import annotations

import pytest

from azumaya.core.game import CHANCE
from azumaya.games.cardoku.cards import deck
from azumaya.games.cardoku.grid import Grid
from azumaya.games.cardoku.state import Holding, Point, State, Variant
from games.cardoku.play import (
    BLOCKED,
    GAME,
    PATTERN,
    SEEDS,
    TEN_A,
    TEN_B,
    after,
    cards,
    game,
    legal,
    opening,
    points,
    position,
)


def test_r2_a_game_begins_with_two_decks_and_an_empty_grid() -> None:
    full = Holding(bag=deck())
    assert game().state == State(Variant(), 2, "supplier", 0, Grid(), (full, full))
    assert len(deck()) == 36
    assert Grid().rows == (".. .. .. .. .. .. .. .. ..",) * 9


def test_the_set_up_comes_in_its_order() -> None:
    play, phases = game(decks="3"), []
    for token in opening(domains="TS").split():
        phases.append((play.state.phase, play.state.side))
        assert play.match.turn == CHANCE
        play = play(token)
    seeds = [("seed", 0), ("seed", 1)] * 4 + [("seed", 0)]
    deals = [("deal", 0)] * 10 + [("deal", 1)] * 10
    assert phases == [("supplier", 0), ("domain", 0), ("domain", 1), *seeds, *deals, ("first", 0)]
    assert (play.state.phase, play.state.side, play.match.turn) == ("draw", 0, CHANCE)


def test_r4_seeds_lie_where_chance_lays_them_and_leave_their_decks() -> None:
    state = game(opening()).state
    assert {cell: state.grid.card(9 * int(cell[1]) - 10 + int(cell[3])) for cell in PATTERN} == dict(
        zip(PATTERN, SEEDS, strict=True)
    )
    a, b = state.holdings
    assert (a.hand, b.hand) == (cards(TEN_A), cards(TEN_B))
    assert sorted((*a.hand, *a.bag, "1S", "3S", "5S", "7S", "9S")) == list(deck())
    assert sorted((*b.hand, *b.bag, "2S", "4S", "6S", "8S")) == list(deck())


@pytest.mark.parametrize(("first", "side"), [("A", 0), ("B", 1)])
def test_r5_the_side_that_is_drawn_begins(first: str, side: int) -> None:
    play = game(opening(first=first))
    assert (play.state.phase, play.state.side) == ("draw", side)
    assert play(f"draw:{'2M' if side == 0 else '1S'}").match.turn == side


def test_r6_a_turn_is_a_draw_and_a_play() -> None:
    play = game(opening())
    drawn = play("draw:2M")
    assert (drawn.state.phase, drawn.match.turn) == ("play", 0)
    assert drawn.state.holdings[0].hand == cards(TEN_A + " 2M")
    assert drawn.state.holdings[0].pile == 20
    played = drawn("1T>r9c8")
    assert (played.state.phase, played.state.side, played.state.turns) == ("draw", 1, (1, 0))
    assert played.state.holdings[0].hand == cards(TEN_A.replace("1T", "") + " 2M")
    assert played.state.grid.card(79) == "1T"


def test_r6_without_a_pile_a_turn_begins_with_the_play() -> None:
    state = after(position("", "1T 2T", other="9M 8M"), "1T>r1c1")
    assert (state.phase, state.side) == ("play", 1)
    state = after(position("", "1T 2T", other="9M 8M", other_pile="7M"), "1T>r1c1")
    assert (state.phase, state.side) == ("draw", 1)


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (2, "A", [0, 1, 0, 1]),
        (2, "B", [1, 0, 1, 0]),
        (3, "A", [0, 1, 2, 1, 0, 1, 2]),
        (3, "B", [1, 0, 1, 2, 1, 0, 1, 2]),
        (4, "A", [0, 1, 2, 3, 0]),
        (4, "B", [1, 0, 3, 2, 1, 0]),
        (5, "A", [0, 1, 2, 3, 4, 1, 0, 3]),
        (5, "B", [1, 0, 3, 2, 1, 4, 3, 0]),
        (6, "A", [0, 1, 2, 3, 4, 5, 0]),
        (6, "B", [1, 0, 3, 2, 5, 4, 1]),
    ],
)
def test_r1_sides_alternate_and_members_take_turns(seats: int, first: str, order: list[int]) -> None:
    play = game(opening(first=first), seats=seats)
    seen = []
    while len(seen) < len(order):
        play = play(min(legal(play.state)))
        seen.append(play.match.turn)
        play = play(min(legal(play.state)))
    assert seen == order


def test_r1_a_pass_is_a_turn() -> None:
    state = after(position(BLOCKED, "5T", other="5M", pile="1M"), "pass", "pass")
    assert state.turns == (2, 2)


def test_r7_a_card_goes_from_the_hand_to_the_grid() -> None:
    state = after(position("R2=1........", "5T 6T", other="9M", pile="1M"), "5T>r2c3")
    assert state.grid.rows[1] == "1S .. 5T .. .. .. .. .. .."
    assert state.holdings[0] == Holding(cards("6T"), cards("1M"))


def test_r8_a_move_takes_a_card_from_cell_to_cell() -> None:
    state = after(position("R2=1........", "5T"), "r2c1>r9c9")
    assert state.grid == Grid((*[".. .. .. .. .. .. .. .. .."] * 8, ".. .. .. .. .. .. .. .. 1S"))
    assert state.holdings[0] == Holding(cards("5T"))


def test_r9_a_swap_exchanges_two_cards() -> None:
    state = after(position("R2=1....2...", "5T"), "r2c1<>r2c6")
    assert state.grid.rows[1] == "2S .. .. .. .. 1S .. .. .."


def test_r9_two_cards_that_share_a_house_do_not_stand_in_each_others_way() -> None:
    state = position("R1=12....... ; R2=3......1.", "5T")
    assert "r1c1<>r1c2" in legal(state)
    assert "r1c2<>r2c1" in legal(state)
    assert "r1c1<>r2c1" not in legal(state)


def test_r12_a_line_scores_for_the_side_that_completes_it() -> None:
    state = after(position("R1=1234567..", "9M 1E", other="8E 1M"), "9M>r9c1")
    assert points(state) == ("", "")
    state = after(state, "8E>r1c8")
    assert (points(state), state.scored) == (("", "R1"), (Point("R1", 1, 3),))


def test_r14_passes_count_only_in_a_row_and_with_both_piles_empty() -> None:
    state = position(BLOCKED + "; R1=5.1......", "5T", other="5M")
    state = after(state, "pass", "r1c3>r1c2", "r1c2>r1c3", "pass")
    assert (state.phase, state.passes, state.idle) == ("play", 1, 4)
    state = after(position(BLOCKED, "5T", other="5M", other_pile="5E"), "pass", "draw:5E", "pass")
    assert (state.phase, state.passes, state.idle) == ("play", 1, 1)
    assert after(state, "pass").phase == "over"


def test_r14_a_card_played_or_a_point_scored_begins_the_count_anew() -> None:
    state = position("R1=1234567.. ; R5=........8", "5T", other="9M 9E")
    state = after(state, "r5c9>r6c9", "r6c9>r5c9", "r5c9>r6c9")
    assert state.idle == 3
    assert after(state, "9M>r9c9").idle == 0
    assert after(state, "r6c9>r1c9").idle == 0
    assert after(state, "r6c9>r5c9").idle == 4


def test_r14_a_turn_in_which_the_last_card_is_drawn_is_made_with_both_piles_empty() -> None:
    state = after(position("R1=1........", "5T", other="9M", other_pile="9E"), "r1c1>r1c2")
    assert state.idle == 0
    assert after(state, "draw:9E", "r1c2>r1c1").idle == 1


def test_r15_standings_have_a_line_for_each_line_that_scored_in_the_order_scored() -> None:
    rows = "R1=5........ ; R2=6........ ; R3=1........ ; R4=.59761483 ; R5=486...... ; R6=713......"
    rows += " ; R8=8........ ; R9=3........ ; R7=..2345678"
    state = position(rows, "2S 1M", other="9M 9T")
    sheets = [
        [(standing.rank, standing.total, [(str(label), n) for label, n in standing.sheet])]
        for standing in GAME.standings(
            after(
                state,
                "2S>r4c1",
                "9T>r7c2",
            )
        )
    ]
    assert sheets == [
        [(1, 3, [("B4", 1), ("C1", 1), ("R4", 1)])],
        [(2, 1, [("R7", 1)])],
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_r15_all_members_of_a_side_have_its_total_and_its_rank(seats: int) -> None:
    state = game(opening(), seats=seats).state
    scored = (Point("R1", 0, 0), Point("B2", 1, 1), Point("R2", 0, 2))
    standings = GAME.standings(State(*[getattr(state, f) for f in State.__slots__[:9]], scored))
    assert [(standing.rank, standing.total) for standing in standings] == ([(1, 2), (2, 1)] * 3)[:seats]
