"""The worked cases of the rules, one by one, each under its number."""

from __future__ import annotations

import pytest

from azumaya.games.kartenspiel.state import Holding
from games.kartenspiel.play import GAME, after, cards, legal, position, random_game, reached, why

Y5 = "Y5"
TWO = "Y5 B3@1,0"
BLOCKED = "Y5 B3@1,0 Y7@2,0 B1@2,1 B6@3,1 B4@0,1 Y8@0,2 B2@1,2 B6@1,3"
OPEN = "Y5 B3@1,0 Y7@2,0 B1@2,1 B6@3,1 B4@0,1 Y8@0,2 B2@1,2 B5@1,3"
WING = "Y5 B3@1,0 Y7@2,0 B1@3,0 B6@3,-1 B2@-1,0 B9@-1,-1"
CHAIN = "Y5 B3@1,0 Y7@2,0 B1@3,0 Y9@4,0 B2@5,0 Y8@6,0 B4@7,0"
RING = "Y5 B1@0,-1 B2@1,-1 B3@1,0 B4@1,1 B6@0,1 B7@-1,1 B8@-1,0"

CONTACT, LINE = ("contact", "R4"), ("line", "R5")


@pytest.mark.parametrize(
    ("table", "token", "objection"),
    [
        pytest.param(Y5, "B3@1,0", None, id="DK01"),
        pytest.param(Y5, "B3@1,1", CONTACT, id="DK02-a-corner-is-no-contact"),
        pytest.param(Y5, "B5@1,0", LINE, id="DK03"),
        pytest.param(TWO, "B5@1,1", ("box", "R6"), id="DK04-other-row-and-column-same-box"),
        pytest.param(Y5, "Y7@1,0", ("distance", "R7"), id="DK06"),
        pytest.param(Y5, "Y7@2,0", CONTACT, id="DK07-the-blue-between-comes-first"),
        pytest.param(TWO, "Y7@2,0", None, id="DK08"),
        pytest.param(TWO, "Y3@2,0", LINE, id="DK09"),
        pytest.param(TWO, "Y7@3,0", CONTACT, id="DK11-two-cells-between-are-never-possible"),
        pytest.param("Y5 B3@1,0 Y7@2,0 B1@3,0 B9@3,1", "B9@2,1", LINE, id="DK12"),
        pytest.param(BLOCKED, "Y9@2,2", ("box", "R7"), id="DK14-a-yellow-can-be-blocked"),
        pytest.param(OPEN, "Y9@2,2", None, id="DK16"),
        pytest.param(WING, "B6@-1,-2", ("ring", "R6"), id="DK17"),
        pytest.param(CHAIN, "Y6@8,0", None, id="DK20-the-longest-straight-chain"),
        pytest.param(RING, "B9@-1,-1", None, id="DK21-closing-a-ring"),
        pytest.param(RING, "B2@-1,-1", LINE, id="DK22"),
        pytest.param(TWO, "B4@1,0", ("occupied", "R4"), id="DK23"),
    ],
)
def test_a_card_on_a_table(table: str, token: str, objection: tuple[str, str] | None) -> None:
    state = reached(table, token[:2]).state
    assert why(state, token) == objection
    assert (token in legal(state)) == (objection is None)
    if objection is None:
        assert after(state, token).table == (*state.table, token)


def test_dk21_closing_a_ring_brings_no_points() -> None:
    play = reached(RING, "B9")
    assert [standing.total for standing in GAME.standings(play("B9@-1,-1").state)] == [0, 0]


@pytest.mark.parametrize(
    ("stack", "total", "sheet"),
    [
        pytest.param("B1 B1 Y4", 4, [("blue", 2), ("yellow", 2)], id="DK25"),
        pytest.param("", 0, [("blue", 0), ("yellow", 0)], id="DK27"),
    ],
)
def test_the_points_of_a_stack(stack: str, total: int, sheet: list[tuple[str, int]]) -> None:
    standing = GAME.standings(position("Y5", "", "B2", stacks=[stack]))[0]
    assert (standing.total, [(str(label), points) for label, points in standing.sheet]) == (total, sheet)


SEVEN = "B1 B1 B2 B2 B3 B4 B4"  # what is left to draw
OTHER = "B6 B6 B7 B7 B8"  # the other hand


def test_dk28_a_player_may_give_up_a_card_although_two_fit() -> None:
    state = position("Y5", "B3 B5 B5 B9 Y9", OTHER, pile=SEVEN)
    assert {token[:2] for token in legal(state) if "@" in token} == {"B3", "B9"}
    done = after(state, "penalty:B9")
    assert (done.holdings[0], done.phase) == (Holding(cards("B3 B5 B5 Y9"), cards("B9")), "draw")
    assert after(done, "draw:B4").holdings[0] == Holding(cards("B3 B4 B5 B5 Y9"), cards("B9"))


def test_dk29_where_nothing_fits_the_player_chooses_what_to_give_up() -> None:
    state = position("Y5", "B5 B5 Y7 Y8 Y9", OTHER, pile=SEVEN)
    assert legal(state) == {"penalty:B5", "penalty:Y7", "penalty:Y8", "penalty:Y9"}
    done = after(state, "penalty:Y8", "draw:B1")
    assert done.holdings[0] == Holding(cards("B1 B5 B5 Y7 Y9"), cards("Y8"))


def test_dk30_a_penalty_card_is_not_placed_while_cards_are_left_to_draw() -> None:
    state = position("Y5", "B5 B5 Y7 Y8 Y9", OTHER, pile=SEVEN, stacks=["B4"])
    assert why(state, "stack:B4@1,0") == ("early", "R9")
    assert why(position("Y5", "B5", "B6", stacks=["B4"]), "stack:B4@1,0") is None


def test_dk32_in_the_last_phase_a_card_without_a_cell_goes_to_the_stack() -> None:
    state = position(f"{RING} B9@-1,-1", "B2", "B3")
    assert legal(state) == {"penalty:B2"}
    done = after(state, "penalty:B2")
    assert (done.holdings[0], done.seat) == (Holding(stack=("B2",)), 1)
    assert GAME.standings(done)[0].total == 1


def test_dk33_with_an_empty_hand_and_no_cell_for_the_stack_a_player_passes() -> None:
    state = position(f"{RING} B9@-1,-1", "", "B3", stacks=["B4"])
    assert legal(state) == {"pass"}
    assert after(state, "pass").seat == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_dk34_when_all_have_passed_in_a_row_the_game_is_over(seats: int) -> None:
    state = position("Y5", *[""] * seats)
    for seat in range(seats):
        assert GAME.turn(state) == seat
        state = after(state, "pass")
    assert GAME.turn(state) is None


@pytest.mark.parametrize(
    ("seats", "used"),
    [(2, [27, 26]), (3, [18, 18, 17]), (4, [14, 13, 13, 13]), (5, [11, 11, 11, 10, 10])],
)
def test_dk35_the_53_cards_go_round_from_the_first_seat_on(seats: int, used: list[int]) -> None:
    match = random_game(seats, 35, penalties="kept")
    played = [state.seat for state in match.states[:-1] if state.phase == "play"]
    assert [played.count(seat) for seat in range(seats)] == used


def test_dk37_a_slip_noticed_two_turns_later_stays_and_counts() -> None:
    play = reached("Y5 B3@1,0 Y7@2,0 B1@2,1", "B5 B5", referee="off")
    play = play("B5@1,1 draw:B4", "penalty:B1 draw:B4")  # seat 0 does not object
    assert why(play.state, "object") == ("nothing", "R8")
    assert play.state.table == ("Y5@0,0", "B3@1,0", "Y7@2,0", "B1@2,1", "B5@1,1")
    play = play("B5@3,1 draw:B4")  # wrong because of the slip alone
    assert why(play.state, "object") is None
    assert play("object").state.table == ("Y5@0,0", "B3@1,0", "Y7@2,0", "B1@2,1", "B5@1,1")
