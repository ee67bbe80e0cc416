"""Where the rulebook is silent: every ruling A1 to A17 as a test, with its option where it has one."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from azumaya.core.game import CHANCE, Refused
from azumaya.core.text import Text
from azumaya.games.cardoku.cards import DOMAINS, SIGNS, deck, name
from azumaya.games.cardoku.state import DRAWING, OVER, PLAYING, Holding
from games.cardoku.play import BLOCKED, GAME, after, cards, gained, game, legal, opening, points, position, why

EXAMPLE = (
    "R1=5........ ; R2=6........ ; R3=1........ ; R4=.59761483 ; R5=486...... ; R6=713...... ; "
    "R8=8........ ; R9=3........"
)


def test_a1_the_rulebooks_example_is_worth_three_points_and_with_three_decks_two() -> None:
    assert gained(position(EXAMPLE, "2S 1M"), "2S>r4c1") == "B4 C1 R4"
    assert gained(position(EXAMPLE, "2S 1M", decks="3"), "2S>r4c1") == "B4 R4"


@pytest.mark.parametrize(
    ("row", "token", "lines"),
    [
        ("R5=8642.357.", "1T>r5c5", "R5"),  # 1 to 8 in any order
        ("R5=9641.3578", "2T>r5c5", "R5"),  # nine cards
        ("R5=9642.357.", "8T>r5c5", "R5"),  # 2 to 9
        ("R5=1234678..", "9T>r5c8", ""),  # 5 is missing
        ("R5=1234678.9", "5T>r5c8", "R5"),
        ("R5=.2345678.", "1T>r5c1", "R5"),
        ("R5=.234567..", "1T>r5c1", ""),
    ],
)
def test_a2_a_line_needs_the_values_and_no_order(row: str, token: str, lines: str) -> None:
    assert gained(position(row, f"{token[:2]} 1M"), token) == lines
    column = " ; ".join(f"R{n}={'....' + value + '....'}" for n, value in enumerate(row[3:], 1))
    across = f"{token[:2]}>r{token[-1]}c5"
    assert gained(position(column, f"{token[:2]} 1M"), across) == lines.replace("R", "C")


def test_a3_a_line_scores_once_also_when_it_is_broken_and_completed_anew() -> None:
    state = position("R1=1234567..", "8T 3M", other="9S 1S 2S")
    state = after(state, "8T>r1c8", "r1c8>r9c8", "3M>r6c9")
    assert points(state) == ("R1", "")
    assert gained(state, "r9c8>r1c8") == ""


@pytest.mark.parametrize(("rescore", "second"), [("off", ""), ("on", "R1 nine")])
def test_a3_with_score_again_at_nine_a_row_scores_with_its_ninth_card_too(rescore: str, second: str) -> None:
    state = after(position("R1=1234567..", "8T 3M", other="9S 1S", rescore=rescore), "8T>r1c8")
    assert gained(state, "9S>r1c9") == second
    done = after(state, "9S>r1c9")
    standings = GAME.standings(done)
    sheet = ((Text("{line} nine", line="R1"), 1),) if second else ()
    assert standings[1].sheet == sheet
    assert [str(label) for label, _ in standings[1].sheet] == ([second] if second else [])


def test_a3_a_move_within_the_row_is_no_ninth_card_and_a_row_that_scored_with_nine_never_scores_again() -> None:
    state = position("R1=12345678.", "3M", scored="R1", rescore="on")
    assert gained(state, "r1c1>r1c9") == ""
    nine = position("R1=12346789.", "5T 3M", rescore="on")
    assert gained(nine, "5T>r1c9") == "R1"


def test_a3_columns_score_again_and_boxes_do_not() -> None:
    column = " ; ".join(f"R{n}={n}........" for n in range(1, 9))
    assert gained(position(column, "9T 1M", scored="C1", rescore="on"), "9T>r9c1") == "C1 nine"
    box = "R1=123...... ; R2=456...... ; R3=78......."
    assert gained(position(box, "9T 1M", scored="B1", rescore="on"), "9T>r3c3") == ""


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a3_score_again_is_for_two_decks_only(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        game(seats=seats, decks="3", rescore="on")
    objection = refused.value.objection
    assert (objection.code, objection.clause, objection.at) == ("rescore", "A3", ("rescore",))
    assert str(objection.text) == (
        "“Score again at nine” is for two decks: with three, rows and columns score only with nine cards."
    )
    assert game(seats=seats, decks="2", rescore="on").state.variant.rescore
    assert not game(seats=seats, decks="3").state.variant.rescore


def test_a4_four_domains_with_each_value_once() -> None:
    assert sorted(DOMAINS) == ["E", "M", "S", "T"]
    assert deck() == SIGNS == tuple(sorted(f"{value}{letter}" for value in range(1, 10) for letter in "STEM"))
    assert [str(name(f"5{letter}")) for letter in "STEM"] == [
        *("5 of Science", "5 of Technology", "5 of Engineering", "5 of Mathematics"),
    ]


def test_a5_the_two_sides_get_different_domains() -> None:
    start = game("supplier:A", decks="3")
    assert legal(start.state) == {"domain:A=S", "domain:A=T", "domain:A=E", "domain:A=M"}
    shared = start("domain:A=T")
    assert legal(shared.state) == {"domain:B=S", "domain:B=E", "domain:B=M"}
    done = shared("domain:B=S").state
    assert [Counter(held.bag) for held in done.holdings] == [Counter(deck("T")), Counter(deck("S"))]
    assert (done.phase, done.side, done.domains) == ("seed", 0, "TS")


@pytest.mark.parametrize("supplier", "AB")
def test_a6_the_boxes_alternate_beginning_with_the_supplier(supplier: str) -> None:
    state = game(opening(supplier=supplier)).state
    five, four = ("A", "B") if supplier == "A" else ("B", "A")
    sizes = {"A": state.holdings[0].pile, "B": state.holdings[1].pile}
    assert (sizes[five], sizes[four]) == (21, 22)
    laid = {
        side: sorted((Counter(deck()) - Counter(held.hand + held.bag)).elements())
        for side, held in zip("AB", state.holdings, strict=True)
    }
    assert laid[five] == ["1S", "3S", "5S", "7S", "9S"]
    assert laid[four] == ["2S", "4S", "6S", "8S"]


def test_a6_seeds_weigh_as_many_cards_as_there_are_of_them() -> None:
    state = game("supplier:A domain:A=T domain:B=S", decks="3").state
    weights = {str(move): weight for move, weight in GAME.chance_outcomes(state).items()}
    cells = [f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
    assert weights == {f"seed:{cell}={card}": 2 if card[1] == "T" else 1 for cell in cells for card in set(deck("T"))}


def test_a7_after_the_draw_there_is_nothing_but_a_play() -> None:
    begun = game(opening())
    assert begun.match.turn == CHANCE
    assert all(token[2] == ">" for token in legal(begun("draw:2M").state))


def test_a8_three_players_are_a_team_of_two_and_one_alone() -> None:
    assert [GAME.side(3, seat) for seat in range(3)] == [0, 1, 0]
    play = game(opening(), seats=3)
    turns = []
    for draw, card in [("2M", "1T"), ("1S", "1M"), ("3M", "2T"), ("3S", "2M"), ("4M", "3T")]:
        play = play(f"draw:{draw}")
        turns.append(play.match.turn)
        play = play(min(token for token in legal(play.state) if token.startswith(card)))
    assert turns == [0, 1, 2, 1, 0]


def test_a9_with_cards_in_the_pile_one_plays_if_one_can_and_else_passes() -> None:
    assert why(position("", "5T", pile="5M"), "pass") == ("fits", "R13")
    assert legal(position(BLOCKED, "5T", pile="5M")) == {"pass"}


def test_a9_a_hand_has_no_limit() -> None:
    hand = "5T 5M 5E 5S"
    state = position(BLOCKED, hand, other="5T 5S", pile="5M 5T 1E", other_pile="1M 2M 3M", decks="3")
    state = after(state, "pass", "draw:1M", "1M>r1c2", "draw:5M", "pass", "draw:2M", "2M>r1c3", "draw:5T")
    assert state.holdings[0].hand == cards(f"{hand} 5M 5T")


def test_a10_it_is_the_own_pile_that_counts() -> None:
    rows = "R1=12......."
    assert why(position(rows, "5T", pile="1M"), "r1c1>r9c9") == ("pile", "R8")
    assert why(position(rows, "5T", other_pile="1M"), "r1c1>r9c9") is None


def test_a10_what_changes_nothing_is_refused() -> None:
    state = position("R1=1........ ; R5=....1....", "5T")
    assert why(state, "r1c1<>r5c5") == ("equal", "A10")
    assert why(state, "r1c1>r1c1") == ("own", "A10")


def test_a10_seeds_and_the_other_sides_cards_may_be_moved_and_cards_of_a_hand_may_not_be_swapped() -> None:
    state = game(opening(), "draw:2M").state
    bare = replace(state, holdings=(Holding(state.holdings[0].hand), state.holdings[1]))
    assert {"r1c1>r1c2", "r1c1<>r2c4"} <= legal(bare)
    assert not [token for token in legal(bare) if "<>" in token and "T" in token]


def test_a11_whoever_has_just_drawn_the_last_card_may_move() -> None:
    state = position("R1=12.......", "5T", pile="1M")
    drawn = after(replace(state, phase=DRAWING), "draw:1M")
    assert {"r1c1>r9c9", "r1c1<>r1c2", "1M>r9c9"} <= legal(drawn)


def test_a12_eight_cards_do_not_lock_and_a_point_is_kept() -> None:
    state = after(position("R1=1234567..", "8T 3M"), "8T>r1c8")
    assert (state.grid.locked, points(state)) == (0, ("R1", ""))
    assert points(after(state, "r1c8>r9c8")) == ("R1", "")
    assert position("R1=123456789").grid.locked.bit_count() == 9


def test_a13_moves_and_swaps_score() -> None:
    moved = position("R1=12345678. ; R5=........9 ; R2=...1.....", "3M", decks="3")
    assert gained(moved, "r5c9>r1c9") == "R1"
    swapped = position("R1=12345679. ; R5=8........", "3M")
    assert gained(swapped, "r1c8<>r5c1") == "R1"


def test_a14_a_game_goes_on_though_no_card_fits_unless_the_ending_is_strict() -> None:
    for ending, phase in (("guard", PLAYING), ("strict", OVER)):
        state = position(BLOCKED + "; R1=5.1......", "5T", other="5M", ending=ending)
        assert after(state, "r1c3>r1c2").phase == phase
    fits = position(BLOCKED + "; R1=5.1......", "5T", other="9M", ending="strict")
    assert after(fits, "r1c3>r1c2").phase == PLAYING
    veiled = position(BLOCKED + "; R1=5.1......", "5T", other="5M", other_pile="5E", ending="strict")
    assert after(veiled, "r1c3>r1c2").phase == DRAWING


def test_a15_with_an_empty_hand_one_moves_swaps_or_passes() -> None:
    state = position("R1=12.......", "", other="9M")
    assert {"pass", "r1c1>r9c9", "r1c1<>r1c2"} <= legal(state)
    assert not [token for token in legal(state) if token[2] == ">" and token[0] != "r"]


def test_a15_with_two_empty_hands_it_is_over_at_once() -> None:
    state = position("R1=1234567.. ; R5=........8", "3M", other="")
    done = after(state, "3M>r9c9")
    assert (done.phase, legal(done)) == (OVER, set())


def test_a17_equal_points_are_a_draw() -> None:
    state = position("R1=1234567..", "8T 3M", scored="R5")
    assert [(standing.rank, standing.total) for standing in GAME.standings(state)] == [(2, 0), (1, 1)]
    level = after(state, "8T>r1c8")
    assert [(standing.rank, standing.total) for standing in GAME.standings(level)] == [(1, 1), (1, 1)]
