"""The worked cases of the rules, one by one, each under its number."""

from __future__ import annotations

from dataclasses import replace

import pytest

from azumaya.games.cardoku.lines import LABELS, complete
from azumaya.games.cardoku.state import DRAWING, OVER, PLAYING, Holding, Point, State
from games.cardoku.play import (
    BLOCKED,
    GAME,
    PATTERN,
    SEEDS,
    SOLVED,
    after,
    cards,
    gained,
    game,
    grid,
    legal,
    opening,
    points,
    position,
    why,
)

REPEAT, OCCUPIED, LOCKED = ("repeat", "R7"), ("occupied", "R7"), ("locked", "R10")
EXAMPLE = (
    "R1=5........ ; R2=6........ ; R3=1........ ; R4=.59761483 ; R5=486...... ; R6=713...... ; "
    "R8=8........ ; R9=3........"
)


@pytest.mark.parametrize(
    ("rows", "token", "refused"),
    [
        pytest.param("", "5T>r2c3", None, id="CK01-any-value-fits-an-empty-grid"),
        pytest.param("R2=........5", "5T>r2c3", REPEAT, id="CK02-row-repeat"),
        pytest.param("R9=..5......", "5T>r2c3", REPEAT, id="CK03-column-repeat"),
        pytest.param("R1=5........", "5T>r2c3", REPEAT, id="CK04-box-repeat"),
        pytest.param("R2=..7......", "5T>r2c3", OCCUPIED, id="CK05-occupied"),
    ],
)
def test_a_card_may_be_played(rows: str, token: str, refused: tuple[str, str] | None) -> None:
    state = position(rows, "5T 1M")
    assert why(state, token) == refused
    assert (token in legal(state)) == (refused is None)
    if refused is None:
        done = after(state, token)
        assert done.grid == state.grid.put((11, "5T"))
        assert done.holdings[0] == Holding(hand=cards("1M"))
        assert points(done) == ("", "")


@pytest.mark.parametrize(
    ("decks", "rows", "token", "lines"),
    [
        pytest.param("2", "R5=1234567..", "8T>r5c8", "R5", id="CK06-exactly-1-to-8"),
        pytest.param("2", "R5=2345678..", "9T>r5c9", "R5", id="CK07-exactly-2-to-9"),
        pytest.param("2", "R5=12346789.", "5T>r5c9", "R5", id="CK09-the-ninth-card-of-a-row-that-had-not-scored"),
        pytest.param("3", "R5=1234567..", "8T>r5c8", "", id="CK11-three-decks-need-nine"),
        pytest.param("3", "R5=12345678.", "9T>r5c9", "R5", id="CK12-nine-with-three-decks"),
        pytest.param("2", "R1=123...... ; R2=456...... ; R3=7........", "8T>r3c2", "", id="CK13-a-box-of-eight"),
        pytest.param("2", "R1=123...... ; R2=456...... ; R3=78.......", "9T>r3c3", "B1", id="CK14-a-box-of-nine"),
        pytest.param("2", EXAMPLE, "2S>r4c1", "B4 C1 R4", id="CK15-three-points-with-two-decks"),
    ],
)
def test_a_card_scores(decks: str, rows: str, token: str, lines: str) -> None:
    assert gained(position(rows, f"{token[:2]} 1M", decks=decks), token) == lines


@pytest.mark.parametrize(
    ("decks", "rows", "scored", "token", "refused", "lines"),
    [
        pytest.param("2", "R1=5........", "", "r1c1>r1c9", None, "", id="CK17-lifted-first"),
        pytest.param("2", "R1=5........ ; R9=........5", "", "r1c1>r2c9", REPEAT, "", id="CK18-column-9-has-a-5"),
        pytest.param("2", "R1=534678912", "", "r1c1>r2c4", LOCKED, "", id="CK19-locked"),
        pytest.param("2", "R1=53467821.", "R1", "r1c1>r4c9", None, "", id="CK20-eight-cards-do-not-lock"),
        pytest.param("2", "R1=1234567.. ; R5=........8", "", "r5c9>r1c9", None, "R1", id="CK21-a-move-can-score"),
        pytest.param("2", "R1=12.......", "", "r1c1<>r1c2", None, "", id="CK23-a-swap-inside-a-row"),
        pytest.param(
            *("2", "R1=1........ ; R5=....1....", "", "r1c1<>r5c5", ("equal", "A10"), ""), id="CK24-equal-values"
        ),
        pytest.param(
            *("2", "R1=1........ ; R2=...2..... ; R5=2........", "", "r1c1<>r2c4", REPEAT, ""),
            id="CK25-2-would-repeat-in-column-1",
        ),
        pytest.param(
            *("3", "R1=534678912 ; R4=8........", "", "r1c1<>r4c1", REPEAT, ""),
            id="CK28-a-locked-card-whose-partner-would-also-repeat",
        ),
        pytest.param("3", "R1=534678912", "", "r1c1<>r1c2", LOCKED, "", id="CK28-a-locked-card"),
    ],
)
def test_cards_of_the_grid_are_moved_and_swapped(
    decks: str, rows: str, scored: str, token: str, refused: tuple[str, str] | None, lines: str
) -> None:
    state = position(rows, "9T", decks=decks, scored=scored)
    assert why(state, token) == refused
    assert (token in legal(state)) == (refused is None)
    if refused is None:
        assert gained(state, token) == lines
        assert points(after(state, token)) == (lines, scored)


def test_ck30_a_solved_grid_without_its_last_box_has_twenty_complete_lines() -> None:
    whole = grid(SOLVED)
    without_box_9 = whole.put(*((9 * row + column, "..") for row in (6, 7, 8) for column in (6, 7, 8)))
    found = [label for line, label in enumerate(LABELS) if complete(without_box_9, line, 2)]
    assert [sum(label[0] == kind for label in found) for kind in "RCB"] == [6, 6, 8]
    assert len([line for line in range(27) if complete(whole, line, 3)]) == 27


def seeds(cells: list[str], values: str) -> list[str]:
    """Seed tokens of these values, each side going through its domains."""
    return [
        f"seed:{cell}={value}{'STEM'[at // 2 % 4]}" for at, (cell, value) in enumerate(zip(cells, values, strict=True))
    ]


def test_ck32_one_seed_in_each_box_all_rows_and_columns_different() -> None:
    done = game("supplier:A", *seeds(PATTERN, "123456789")).state
    assert done.phase == "deal"
    assert [done.grid.value(9 * int(cell[1]) - 10 + int(cell[3])) for cell in PATTERN] == list(range(1, 10))


def test_ck33_a_column_is_not_used_twice() -> None:
    before = game("supplier:A", *seeds(PATTERN[:8], "12345678")).state
    assert why(before, "seed:r9c8=9S") == ("line", "R4")
    assert legal(before) == {f"seed:r9c9={card}" for card in before.holdings[0].bag}


def test_ck34_equal_values_never_clash() -> None:
    """A side that supplies five has only four sevens with two decks, so the last seed is of another value here."""
    with_two = game("supplier:A", *seeds(PATTERN[:8], "77777777")).state
    assert (with_two.phase, with_two.grid.at[7].bit_count()) == ("seed", 8)
    with_three = game("supplier:A domain:A=S domain:B=T", *seeds(PATTERN, "777777777"), decks="3").state
    assert (with_three.phase, with_three.grid.at[7].bit_count()) == ("deal", 9)


@pytest.mark.parametrize(
    ("decks", "domains", "each", "piles"),
    [
        pytest.param("2", "", 36, (21, 22), id="CK36-two-decks"),
        pytest.param("3", "TS", 45, (30, 31), id="CK37-three-decks"),
    ],
)
def test_cards_after_seeding_and_the_deal(decks: str, domains: str, each: int, piles: tuple[int, int]) -> None:
    state = game(opening(domains=domains), decks=decks).state
    assert [len(held.hand) for held in state.holdings] == [10, 10]
    assert tuple(held.pile for held in state.holdings) == piles
    assert [each - 10 - pile for pile in piles] == [5, 4]


def test_ck38_moves_and_swaps_need_an_empty_pile_of_ones_own() -> None:
    rows = "R1=12......."
    state = position(rows, "5T", pile="1M 2M 3M")
    assert why(state, "r1c1>r9c9") == ("pile", "R8")
    assert why(state, "r1c1<>r1c2") == ("pile", "R9")
    state = position(rows, "5T", other_pile="1M 2M 3M")
    assert {"r1c1>r9c9", "r1c1<>r1c2"} <= legal(state)


def test_ck40_with_an_empty_pile_one_may_move_though_a_card_of_the_hand_fits() -> None:
    state = position("R1=12.......", "5T 6T 7T 8T")
    assert {"5T>r9c9", "r1c1>r9c9"} <= legal(state)
    assert why(state, "pass") == ("fits", "R13")


def test_ck42_nobody_passes_while_a_card_fits() -> None:
    assert why(position("", "5T 6T", pile="1M 2M 3M 4M 5M"), "pass") == ("fits", "R13")


def test_ck43_with_an_empty_pile_and_no_card_that_fits_one_may_move_or_pass() -> None:
    state = position(BLOCKED + "; R1=5.1......", "5T")
    assert {"pass", "r1c3>r9c1"} <= legal(state)
    assert not any(token.startswith("5T>") for token in legal(state))


def test_ck44_when_the_last_card_of_both_hands_is_played_it_is_over_at_once() -> None:
    state = position("R1=1234567.. ; R5=........8", "3M", other="")
    assert gained(replace(state, holdings=(Holding(cards("3M")), Holding(cards("1M")))), "r5c9>r1c9") == "R1"
    assert after(state, "3M>r9c9").phase == OVER


def test_ck46_two_passes_in_a_row_with_both_piles_empty() -> None:
    state = position(BLOCKED, "5T", other="5M")
    once = after(state, "pass")
    assert (once.phase, once.side) == (PLAYING, 1)
    assert after(once, "pass").phase == OVER


@pytest.mark.parametrize("guard", range(1, 10))
def test_ck47_rounds_without_a_card_played_or_a_point_scored(guard: int) -> None:
    state = position("R1=1........ ; R2=...2.....", "5T", other="5M", guard=str(guard))
    for _ in range(guard):
        assert state.phase == PLAYING
        state = after(state, "r1c1>r1c2" if state.grid.value(0) else "r1c2>r1c1")
        assert state.phase == PLAYING
        state = after(state, "r2c4>r2c5" if state.grid.value(12) else "r2c5>r2c4")
    assert state.phase == OVER


def test_ck48_seven_to_seven_is_a_draw() -> None:
    state = position("")
    lines = [Point(label, at % 2, 0) for at, label in enumerate(LABELS[:14])]
    standings = GAME.standings(replace(state, phase=OVER, scored=tuple(lines)))
    assert [(standing.rank, standing.total) for standing in standings] == [(1, 7), (1, 7)]


def test_ck49_while_a_pile_is_not_empty_the_game_goes_on() -> None:
    state = position(BLOCKED, "5T", other="5M", pile="1M 2M 3M 4M", ending="strict")
    done: State = after(state, "pass", "pass")
    assert (done.phase, done.side, done.holdings[0].pile) == (DRAWING, 0, 4)
    assert legal(done) == {"draw:1M", "draw:2M", "draw:3M", "draw:4M"}


def test_the_seeds_of_these_cases_are_one_to_nine() -> None:
    state = game(opening()).state
    assert sorted(card for card in state.grid if card != "..") == sorted(SEEDS)
