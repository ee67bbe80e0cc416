"""Where the rulebook is silent: every ruling A1 to A15 as a test, with its option where it has one."""

from __future__ import annotations

import pytest

from azumaya.games.kartenspiel.state import Holding
from azumaya.players.simple import choices
from games.kartenspiel.play import GAME, after, cards, legal, position, random_game, reached, why


@pytest.mark.parametrize("cell", ["2,0", "0,2", "0,-2"])
def test_a1_yellows_are_two_cells_apart_in_every_direction(cell: str) -> None:
    state = position("Y5 B3@1,0 B4@0,1 B6@0,-1", "Y7", "B9")
    assert why(state, f"Y7@{cell}") is None


@pytest.mark.parametrize("cell", ["3,0", "3,3", "1,2", "2,2", "4,0"])
def test_a1_at_no_other_distance(cell: str) -> None:
    state = position("Y5 B3@1,0 B4@0,1 B6@0,-1", "Y7", "B9")
    assert why(state, f"Y7@{cell}") in (("contact", "R4"), ("distance", "R7"))


def test_a1_three_away_from_every_yellow_nothing_can_ever_be_laid() -> None:
    """All that may be laid lies in a ring, or two away from a yellow: so nothing ever touches a cell three away."""
    state = position("Y5 B1@0,-1 B2@1,-1 B3@1,0 B4@1,1 B6@0,1 B7@-1,1 B8@-1,0", "B9 Y9", "B1")
    assert legal(state) == {"B9@-1,-1", "Y9@-2,0", "Y9@0,-2", "Y9@0,2", "Y9@2,0", "penalty:B9", "penalty:Y9"}


def test_a1_neighbouring_boxes_share_three_cells() -> None:
    state = position("Y5 B3@1,0 Y7@2,0", "B5 B7", "B9")
    shared = [f"1,{y}" for y in (-1, 1)]
    assert [why(state, f"{card}@{cell}") for card in ("B5", "B7") for cell in shared] == [("box", "R6")] * 4


def test_a2_the_blue_between_lies_there_first() -> None:
    assert why(position("Y5", "Y7", "B9"), "Y7@2,0") == ("contact", "R4")
    beside = position("Y5 B3@1,0 B4@1,1 Y7@2,0 B1@2,1", "Y9", "B9")
    assert why(beside, "Y9@0,2") == ("contact", "R4")


def test_a3_a_blue_is_new_in_all_four_boxes_it_lies_in() -> None:
    state = position("Y1 B5@1,0 Y2@2,0 B6@2,1 Y3@2,2 B7@1,2 Y4@0,2", "B1 B2 B3 B4 B9", "B5")
    assert [why(state, f"B{digit}@1,1") for digit in (1, 2, 3, 4)] == [("box", "R6")] * 4
    assert why(state, "B9@1,1") is None


def test_a4_the_table_has_no_edge_and_lines_count_across_gaps() -> None:
    chain = "Y5 B3@1,0 Y7@2,0 B1@3,0 Y9@4,0 B2@5,0 Y8@6,0"
    state = position(f"{chain} B6@6,1 B4@5,1", "B5 B3 B7", "B9")
    assert why(state, "B3@7,0") == ("line", "R5")  # six cells and more from its like
    assert why(state, "B7@7,0") == ("line", "R5")
    far = position("Y5 B3@1,0 Y7@2,0 B1@2,1 Y6@2,2 B4@1,2 Y8@0,2 B2@-1,2 B9@-1,1", "B3 B6", "B9")
    assert why(far, "B6@-1,3") is None
    assert why(far, "B6@1,3") == ("box", "R6")


@pytest.mark.parametrize("token", ["B3@1,0", "penalty:B3"])
def test_a5_a_card_is_drawn_after_a_placement_and_after_a_penalty(token: str) -> None:
    play = reached("Y5", "B3 B4 B6 B7 B8")(token)
    assert play.state.phase == "draw"
    assert len(play(f"draw:{play.state.pile[0]}").state.holdings[0].hand) == 5


def test_a5_after_an_error_the_hand_is_full() -> None:
    play = reached("Y5", "B5 B4 B6 B7 B8", referee="off")("B5@1,0 draw:B9 object")
    assert play.state.holdings[0] == Holding(cards("B4 B6 B7 B8 B9"), (), ("B5",))


def test_a6_any_card_may_be_given_up_even_if_it_fits() -> None:
    state = reached("Y5", "B3 B4 B5 Y7 Y8").state
    given = {token for token in legal(state) if token.startswith("penalty")}
    assert given == {"penalty:B3", "penalty:B4", "penalty:B5", "penalty:Y7", "penalty:Y8"}


def test_a7_hand_and_stack_cards_are_placed_in_any_order_one_a_turn() -> None:
    state = after(position("Y5", "B3", "B6", stacks=["B4"]), "stack:B4@1,0", "B6@0,1", "B3@0,-1")
    assert state.table == ("Y5@0,0", "B4@1,0", "B6@0,1", "B3@0,-1")


def test_a7_after_hand_the_stack_waits_for_an_empty_hand() -> None:
    state = position("Y5", "B3", "B6", stacks=["B4"], penalties="after-hand")
    assert why(state, "stack:B4@1,0") == ("hand", "A7")
    assert not any(token.startswith("stack") for token in legal(state))
    state = after(state, "B3@1,0", "penalty:B6")
    assert "stack:B4@0,1" in legal(state)


def test_a7_kept_no_card_of_a_stack_is_ever_placed() -> None:
    state = position("Y5", "", "B6", stacks=["B4"], penalties="kept")
    assert legal(state) == {"pass"}
    assert why(state, "stack:B4@1,0") == ("kept", "A7")


def test_a8_kept_the_game_is_over_with_the_last_hand_card() -> None:
    state = position("Y5", "B3", "", stacks=["B4"], penalties="kept")
    assert GAME.turn(after(state, "penalty:B3")) is None
    assert GAME.turn(after(state, "B3@1,0")) is None


@pytest.mark.parametrize("penalties", ["replay", "after-hand"])
def test_a8_otherwise_it_goes_on_while_a_stack_holds_a_card(penalties: str) -> None:
    state = position("Y5", "B3", "", stacks=["B4"], penalties=penalties)
    assert GAME.turn(after(state, "B3@1,0")) == 1


def test_a9_a_player_may_pass_although_a_card_of_the_stack_fits_and_think_again() -> None:
    state = position("Y5", "", "", stacks=["B4"])
    assert legal(state) == {"pass", "stack:B4@-1,0", "stack:B4@0,-1", "stack:B4@0,1", "stack:B4@1,0"}
    again = after(state, "pass", "stack:B1@1,0")
    assert "stack:B4@0,1" in legal(again)


TIE = {"stacks": ["B1 B1 B1 B1", "B2 B2 Y2", "Y3 Y4"]}


def test_a10_equal_points_share_the_place() -> None:
    state = position("Y5", "", "", "", "", **TIE)
    assert [(s.rank, s.total) for s in GAME.standings(state)[:3]] == [(1, 4)] * 3


def test_a10_or_fewer_yellow_cards_are_ahead() -> None:
    state = position("Y5", "", "", "", "", tiebreak="on", **TIE)
    assert [(s.rank, s.total) for s in GAME.standings(state)[:3]] == [(1, 4), (2, 4), (3, 4)]
    even = position("Y5", "", "", "", tiebreak="on", stacks=["B1 B1 Y1", "B2 B2 Y2"])
    assert [(s.rank, s.total) for s in GAME.standings(even)[:2]] == [(1, 4)] * 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a11_seat_0_begins_and_the_start_goes_round_in_a_series(seats: int) -> None:
    match = random_game(seats, 11, penalties="kept")
    turns = [state.seat for state in match.states if state.phase == "play"]
    assert turns == [turn % seats for turn in range(53)]
    assert GAME.again(seats, match.record.options, ()).order == (*range(1, seats), 0)


def test_a12_colours_of_a_stack_are_open_digits_are_the_owners() -> None:
    state = position("Y5", "B3 B4", "B6", "B7", stacks=["B1 B2 Y3", "B8"])
    for seat in (1, None):
        seen = GAME.view(state, seat).state.holdings[0]
        assert seen == Holding(("?", "?"), ("B?", "B?", "Y?"))
    assert GAME.view(state, 0).state.holdings[0] == Holding(cards("B3 B4"), cards("B1 B2 Y3"))
    assert GAME.standings(GAME.view(state, 1).state) == GAME.standings(state)


def test_a12_where_one_possibility_is_left_the_card_is_shown() -> None:
    """Seat 2 has all yellows but two, and the other one lies on the table."""
    state = position("Y5", "B3 B4", "B6", "B7", stacks=["B1 B2 Y3", "B8"])
    assert GAME.view(state, 2).state.holdings[0] == Holding(("?", "?"), ("B?", "B?", "Y3"))


def test_a12_with_open_hands_all_but_the_pile_is_open() -> None:
    state = reached("Y5 B3@1,0", "B4 Y7", hands="open")("penalty:Y7 draw:B9").state
    for seat in (0, 1, None):
        seen = GAME.view(state, seat).state
        assert seen.holdings == state.holdings
        assert set(seen.pile) == {"?"}


def test_a13_with_the_referee_only_what_fits_is_offered() -> None:
    assert why(position("Y5 B3@1,0", "B3", "B9"), "B3@-1,0") == ("line", "R5")


@pytest.mark.parametrize(
    ("table", "token", "is_wrong"),
    [
        ("Y5 B3@1,0", "B3@-1,0", True),  # the row
        ("Y5 B3@1,0", "B3@0,1", True),  # the box of the yellow around it
        ("Y5 B3@1,0", "B4@0,1", False),
        ("Y5 B3@1,0", "Y3@2,0", True),  # the row of a yellow
        ("Y5 B3@1,0 Y7@2,0 B1@2,1 B6@3,1 B4@0,1 Y8@0,2 B2@1,2 B6@1,3", "Y9@2,2", True),  # two others in its box
        ("Y5 B3@1,0 Y7@2,0 B1@2,1 B6@3,1 B4@0,1 Y8@0,2 B2@1,2 B5@1,3", "Y6@2,2", True),  # its own in its box
        ("Y5 B3@1,0 Y7@2,0 B1@2,1 B6@3,1 B4@0,1 Y8@0,2 B2@1,2 B5@1,3", "Y9@2,2", False),
    ],
)
def test_a13_without_one_it_may_be_placed_and_objected_to(table: str, token: str, is_wrong: bool) -> None:
    state = position(table, token[:2], "B9", referee="off")
    assert token in legal(state)
    assert (token in {str(move) for move in GAME.fair_moves(state)}) == (not is_wrong)
    placed = after(state, token)
    assert ("object" in legal(placed)) == is_wrong
    assert [str(move) for move in GAME.calls(placed)] == (["object"] if is_wrong else [])
    assert "object" not in {str(move) for move in GAME.fair_moves(placed)}
    assert why(placed, "object") == (None if is_wrong else ("right", "R8"))


@pytest.mark.parametrize("token", ["B3@1,0", "B3@2,2", "B3@2,0", "Y7@1,1"])
def test_a13_cells_are_checked_even_then(token: str) -> None:
    state = position("Y5 B4@1,0", "B3 Y7", "B9", referee="off")
    assert why(state, token) is not None


WRONG = reached("Y5 B3@1,0 Y7@2,0", "B3", referee="off")("B3@-1,0 draw:B9")  # by seat 0, so seat 1 may object


@pytest.mark.parametrize("token", ["penalty:B1", "B1@0,1", "B1@0,-1"])
def test_a13_the_next_player_may_object_before_anything_else_and_nobody_later(token: str) -> None:
    assert "object" in legal(WRONG.state)
    later = WRONG(token, "draw:B9").state
    assert why(later, "object") == ("nothing" if token == "penalty:B1" else "right", "R8")
    assert "B3@-1,0" in later.table


def test_a13_a_third_player_speaks_only_through_the_next_one() -> None:
    play = reached("Y5 B3@1,0", "B3", seats=3, referee="off")("B3@-1,0 draw:B9")
    assert (play.match.turn, "object" in legal(play.state)) == (2, True)
    assert "object" not in legal(play("penalty:B2 draw:B9").state)


def test_a13_the_wrong_card_is_known_to_all_and_stays_for_good() -> None:
    state = WRONG("object").state
    for seat in (0, 1, None):
        assert GAME.view(state, seat).state.holdings[0].stuck == ("B3",)
    late = position("Y5 B3@1,0", "", "B6", stacks=["B4"], stuck=["B9"], referee="off")
    assert why(late, "stack:B9@0,1") == ("stuck", "A13")
    assert {token[:8] for token in legal(late)} == {"pass", "stack:B4"}


def test_a13_computer_players_object_whenever_they_may_and_break_no_rule() -> None:
    assert [str(move) for move in choices(GAME, WRONG.state)] == ["object"]
    fair = {str(move) for move in choices(GAME, WRONG("object").state)}
    assert fair == {str(move) for move in GAME.fair_moves(WRONG("object").state)}
    assert "B1@0,1" in fair
    assert not any(token.startswith("B3@") for token in fair)


def test_a13_a_repeat_in_a_box_is_not_held_against_a_blue_of_another_number() -> None:
    slipped = position("Y5 B3@1,0 B3@0,1", "B4 B3", "B9", referee="off")
    assert GAME.fault(slipped, GAME.parse("B4@1,1")) is None
    assert why(after(slipped, "B4@1,1"), "object") == ("right", "R8")
    assert why(after(slipped, "B3@1,1"), "object") is None


def test_a13_but_it_is_held_against_a_yellow_whose_box_would_hold_it() -> None:
    slipped = position("Y5 B3@1,0 B3@1,1", "Y7", "B9", referee="off")
    fault = GAME.fault(slipped, GAME.parse("Y7@2,0"))
    assert fault is not None
    assert (fault.code, fault.clause, tuple(fault.at)) == ("box", "R7", ("1,0", "1,1"))
    assert why(after(slipped, "Y7@2,0"), "object") is None


def test_a13_nobody_can_object_to_the_card_that_ends_the_game() -> None:
    state = after(position("Y5 B3@1,0", "B3", "", stacks=["B4"], referee="off", penalties="kept"), "B3@-1,0")
    assert GAME.turn(state) is None
    assert why(state, "object") == ("over", "R10")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a14_no_card_is_left_in_a_hand(seats: int) -> None:
    last = random_game(seats, 14).state
    assert [held.hand for held in last.holdings] == [()] * seats
    assert last.pile == ()


def test_a15_nothing_is_won_for_a_ring() -> None:
    play = reached("Y5 B1@0,-1 B2@1,-1 B3@1,0 B4@1,1 B6@0,1 B7@-1,1 B8@-1,0", "B9")("B9@-1,-1")
    assert [[points for _, points in s.sheet] for s in GAME.standings(play.state)] == [[0, 0], [0, 0]]
