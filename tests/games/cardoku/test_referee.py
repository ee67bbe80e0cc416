"""A game without a referee (A16): wrong cards, objections, and what comes of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from azumaya.core.game import CHANCE
from azumaya.games.cardoku.slips import wrong
from azumaya.games.cardoku.state import AGAIN, DRAWING, OVER, PLAYING, Holding, Last, Point, Slip, State
from games.cardoku.play import BLOCKED, GAME, after, cards, game, legal, opening, points, position, why


def free(rows: str, hand: str = "", other: str = "9M", **more: Any) -> State:
    """A position without a referee; side A is on turn, in turn number 2 of the game."""
    return position(rows, hand, other, referee="off", **more)


def objects(state: State) -> set[str]:
    return {token for token in legal(state) if token.startswith("object:")}


def test_without_a_referee_a_value_may_be_repeated_and_nothing_else_is_allowed() -> None:
    state = free("R1=5........", "5T 6T", pile="1M")
    assert why(state, "5T>r1c9") is None
    assert "5T>r1c9" in legal(state)
    assert "5T>r1c9" not in {str(move) for move in GAME.fair_moves(state)}
    assert why(state, "5T>r1c1") == ("occupied", "R7")
    assert why(state, "r1c1>r9c9") == ("pile", "R8")
    assert why(state, "pass") == ("fits", "R13")


def test_whoever_has_no_card_that_really_fits_may_pass_or_lay_a_wrong_card() -> None:
    state = free(BLOCKED, "5T", pile="1M")
    assert {"pass", "5T>r1c2"} <= legal(state)
    assert {str(move) for move in GAME.fair_moves(state)} == {"pass"}


def test_a_card_is_wrong_if_it_repeated_a_value_when_it_was_laid_and_still_does() -> None:
    state = after(free("R1=5........", "5T 6T", other="7M 8M"), "5T>r1c9")
    assert state.slips == (Slip("r1c9", 0, 2),)
    assert state.last == Last("5T>r1c9", 0, 0, ())
    assert objects(state) == {"object:r1c9"}
    moved = after(state, "r1c1>r9c2")  # the card that was there first goes elsewhere
    assert moved.slips == (Slip("r1c9", 0, 2),)
    assert objects(moved) == set()
    assert why(moved, "object:r1c9") == ("right", "A16")


def test_a_card_that_was_there_first_is_never_wrong() -> None:
    state = game(opening(), "draw:2M 1T>r1c9 draw:1S", referee="off").state
    assert objects(state) == {"object:r1c9"}
    assert why(state, "object:r1c1") == ("right", "A16")


def test_one_objects_after_the_draw_and_before_the_play() -> None:
    play = game(opening(), "draw:2M 1T>r1c9", referee="off")
    assert play.match.turn == CHANCE
    assert GAME.calls(play.state) == []
    drawn = play("draw:1S")
    assert [str(move) for move in GAME.calls(drawn.state)] == ["object:r1c9"]
    assert GAME.calls(drawn("1M>r9c8").state) == []


def test_the_play_just_before_is_undone_and_made_again_checked_and_without_a_draw() -> None:
    play = game(opening(), "draw:2M", referee="off", seats=4)
    before = play.state
    objected = play("1T>r1c9 draw:1S object:r1c9")
    state = objected.state
    assert (state.grid, state.holdings[0].hand) == (before.grid, before.holdings[0].hand)
    assert (state.phase, objected.match.turn, state.objections) == (AGAIN, 0, 1)
    assert legal(state) == {str(move) for move in GAME.fair_moves(before)}
    assert why(state, "1T>r1c9") == ("repeat", "R7")
    again = objected("1T>r2c2" if "1T>r2c2" in legal(state) else "1T>r2c5")
    assert (again.state.phase, again.match.turn, again.state.turns) == (PLAYING, 1, (1, 0))
    assert again.state.holdings[1].pile == state.holdings[1].pile
    assert again("1M>r9c8").match.turn == CHANCE
    assert again("1M>r9c8 draw:3M").match.turn == 2


def test_the_points_of_an_undone_play_are_gone_and_what_is_scored_again_counts() -> None:
    state = free("R1=1234567..; R9=.......8.", "8T 3M", other="9S 1S")
    state = after(state, "8T>r1c8")
    assert points(state) == ("R1", "")
    undone = after(state, "object:r1c8")
    assert points(undone) == ("", "")
    assert points(after(undone, "8T>r1c9")) == ("R1", "")


@pytest.mark.parametrize(
    ("rows", "token", "wrong_cells"),
    [
        ("R1=5........ ; R9=....5....", "r9c5>r1c5", {"r1c5"}),
        ("R1=5........ ; R9=6...5....", "r9c1<>r9c5", {"r9c1"}),
        ("R1=5...6.... ; R9=6...5....", "r9c1<>r9c5", {"r9c1", "r9c5"}),
    ],
)
def test_moves_and_swaps_are_undone_too_by_an_objection_to_any_wrong_card_of_theirs(
    rows: str, token: str, wrong_cells: set[str]
) -> None:
    before = free(rows, "1T", other="2M")
    state = after(before, token)
    assert {slip.cell for slip in wrong(state)} == wrong_cells
    for cell in wrong_cells:
        undone = after(state, f"object:{cell}")
        assert undone.grid == before.grid
        assert (undone.phase, undone.slips, undone.last, undone.holdings) == (AGAIN, (), None, before.holdings)


def test_the_right_card_of_a_swap_is_not_objected_to() -> None:
    state = after(free("R1=5........ ; R9=6...5....", "1T", other="2M"), "r9c1<>r9c5")
    assert why(state, "object:r9c5") == ("right", "A16")


def test_a_wrong_card_that_is_moved_wrongly_is_as_wrong_as_before_once_the_move_is_undone() -> None:
    state = after(free("R1=5........ ; R9=....5....", "5T 1T", other="2M 2E"), "5T>r1c9", "2M>r5c5")
    moved = after(state, "r1c9>r9c9")
    assert moved.slips == (Slip("r9c9", 0, 4),)
    undone = after(moved, "object:r9c9")
    assert undone.slips == (Slip("r1c9", 0, 2),)
    assert objects(after(undone, "1T>r8c8")) == {"object:r1c9"}


def older(**more: Any) -> State:
    """B is on turn; A laid a wrong 5 on r1c9 in turn 2, and since then B and A have played once each."""
    state = free("R1=5........", "5T 1T 3T", "2M 2E 3E", **more)
    steps = ["5T>r1c9", "2M>r5c5", "1T>r8c8"]
    for step in steps:
        while state.phase == DRAWING:
            state = after(state, min(legal(state)))
        state = after(state, step)
    while state.phase == DRAWING:
        state = after(state, min(legal(state)))
    return state


@pytest.mark.parametrize(
    ("pile", "other_pile", "side"),
    [
        pytest.param("1M 1E 1S 4E", "7S 7T 7E 7M 8E", 0, id="A has fewer"),
        pytest.param("1M 1E 1S 4E 4M 4T", "7S 7T", 1, id="B has fewer"),
        pytest.param("", "", 0, id="both have none, and A laid it"),
        pytest.param("1M 4M 4T", "7S 7T 7E 7M", 0, id="both have as many, and A laid it"),
    ],
)
def test_an_older_card_goes_under_the_smaller_pile(pile: str, other_pile: str, side: int) -> None:
    state = older(pile=pile, other_pile=other_pile)
    done = after(state, "object:r1c9")
    assert done.grid.card(8) == ".."
    assert [held.under for held in done.holdings] == [("5T",), ()][:: 1 if side == 0 else -1]
    assert (done.phase, done.side, done.objections, done.slips) == (PLAYING, 1, 1, ())


def test_of_equal_piles_that_of_the_side_that_laid_the_card() -> None:
    state = free("R1=5........", "1T 3T", "5M 2E 3E")
    state = after(state, "1T>r9c1", "5M>r1c9", "3T>r8c8", "2E>r7c5", "object:r1c9")
    assert [held.under for held in state.holdings] == [(), ("5M",)]


def test_points_since_a_wrong_card_was_laid_are_taken_off_its_lines_and_may_be_scored_again() -> None:
    rows = "R1=12345678. ; R2=.23456781 ; R5=1234567.. ; R7=........5"
    state = free(rows, "5T 8T 1M", "9M 9E 9S", scored="R2")
    state = after(state, "5T>r1c9", "9M>r9c1", "8T>r5c8")
    assert points(state) == ("R5", "R2")
    scored = (*state.scored, Point("C9", 1, 3), Point("R1", 0, 3), Point("B3", 1, 3))
    state = replace(state, scored=scored)
    done = after(state, "object:r1c9")
    assert points(done) == ("R5", "R2")
    assert {point.line for point in done.scored} == {"R2", "R5"}


def test_points_from_before_the_wrong_card_stay_and_with_rescore_only_the_ninth_is_taken_off() -> None:
    state = free("R1=12345678. ; R9=........5", "5T 1T", "2M 2E", scored="R1", rescore="on")
    state = after(state, "5T>r1c9", "2M>r5c5", "1T>r8c8")
    assert points(state) == ("R1 nine", "R1")
    done = after(state, "object:r1c9")
    assert points(done) == ("", "R1")
    state = replace(done, holdings=(done.holdings[0], Holding(cards("9T 2E"))))
    assert points(after(state, "9T>r1c9")) == ("", "R1 R1 nine")


def test_a_card_under_a_pile_is_known_and_drawn_last_in_its_order() -> None:
    state = older(pile="1M 4T", other_pile="7S 7T 7E 7M 8M")
    state = after(state, "object:r1c9")
    assert state.holdings[0] == Holding(cards("3T 1M"), cards("4T"), ("5T",))
    assert GAME.view(state, 1).state.holdings[0].under == ("5T",)
    state = after(state, "2E>r9c2", "draw:4T", "3T>r9c3", "draw:7S", "7S>r9c4")
    assert legal(state) == {"draw:5T"}
    assert {str(GAME.redact(state, GAME.parse("draw:5T"), seat)) for seat in (0, 1, None)} == {"draw:5T"}
    state = after(state, "draw:5T")
    assert state.holdings[0] == Holding(cards("1M 4T 5T"))


def test_two_cards_under_a_pile_come_in_the_order_in_which_they_went_there() -> None:
    state = replace(free("", "1T"), phase=DRAWING)
    state = replace(state, holdings=(Holding(cards("1T"), under=("9S", "2S")), state.holdings[1]))
    assert legal(state) == {"draw:9S"}
    assert after(state, "draw:9S").holdings[0] == Holding(cards("1T 9S"), under=("2S",))


def test_a_card_under_a_pile_stops_moves_until_it_is_drawn() -> None:
    state = older()
    assert "r5c5>r9c9" in legal(state)
    state = after(state, "object:r1c9")  # under A's pile
    assert "r5c5>r9c9" in legal(state)
    state = after(state, "2E>r9c2")
    assert state.phase == DRAWING
    state = after(state, "draw:5T")
    assert "r5c5>r9c9" in legal(state)


def test_the_side_on_turn_may_stop_its_own_moves() -> None:
    state = free("R1=5........", "1T 3T", "5M 2E 3E")
    state = after(state, "1T>r9c1", "5M>r1c9", "3T>r8c8", "2E>r7c5", "r9c1>r9c3")
    done = after(state, "object:r1c9")
    assert done.holdings[1].under == ("5M",)
    assert not [token for token in legal(done) if token.startswith("r")]
    assert why(done, "r9c3>r9c1") == ("pile", "R8")


def test_several_objections_in_one_turn_first_to_an_older_card_then_to_the_play_just_before() -> None:
    state = free("R1=5........ ; R9=2........", "5T 3T 3M", "2M 2E 3E")
    state = after(state, "5T>r1c9", "2M>r9c9")  # both wrong; A is on turn
    assert objects(state) == {"object:r1c9", "object:r9c9"}
    first = after(state, "object:r1c9")
    assert (first.phase, first.side, first.holdings[0].under) == (PLAYING, 0, ("5T",))
    second = after(first, "object:r9c9")
    assert (second.phase, second.acting, second.objections) == (AGAIN, 1, 2)
    assert second.holdings[1].hand == cards("2E 2M 3E")
    third = after(second, "2M>r5c5")
    assert (third.phase, third.side, objects(third)) == (PLAYING, 0, set())


def test_several_objections_in_one_turn_first_to_the_play_just_before() -> None:
    state = free("R1=5........ ; R9=2........", "5T 3T 3M", "2M 2E 3E")
    state = after(state, "5T>r1c9", "2M>r9c9", "object:r9c9")
    assert objects(state) == set()
    state = after(state, "2M>r5c5")
    assert (state.side, objects(state)) == (0, {"object:r1c9"})
    assert after(state, "object:r1c9").holdings[0].under == ("5T",)


def test_an_objection_that_takes_away_the_other_card_of_a_repeat_makes_a_card_right() -> None:
    state = free("R1=5........", "5T 3T 3M", "5M 2E 3E")
    state = after(state, "5T>r1c9", "5M>r9c9")  # clashes with r1c9 alone
    assert objects(state) == {"object:r1c9", "object:r9c9"}
    assert objects(after(state, "object:r1c9")) == set()


def test_points_of_an_undone_play_that_were_taken_off_before_are_not_taken_off_twice() -> None:
    state = free("R1=5........", "5T 3T 3M", "5M 2E 3E", scored="R7 R8")
    state = after(state, "5T>r1c9", "5M>r9c9")
    state = replace(state, scored=(*state.scored, Point("C9", 1, 3), Point("R9", 1, 3)))
    state = after(state, "object:r1c9")
    assert points(state) == ("", "R7 R8 R9")
    state = free("R1=5........ ; R9=5........", "5T 3T 3M", "5M 2E 3E", scored="R7 R8")
    state = after(state, "5T>r1c9", "5M>r9c9")
    state = replace(state, scored=(*state.scored, Point("C9", 1, 3), Point("R9", 1, 3)))
    state = after(state, "object:r1c9", "object:r9c9")
    assert points(state) == ("", "R7 R8")


def test_after_ten_objections_the_referee_is_on() -> None:
    state = replace(older(), objections=9)
    state = replace(state, slips=(Slip("r1c9", 0, 2), Slip("r8c8", 0, 4)))
    done = after(state, "object:r1c9")
    assert (done.objections, done.checked) == (10, True)
    assert GAME.calls(done) == []
    assert legal(done) == {str(move) for move in GAME.fair_moves(done)}
    assert why(done, "object:r8c8") == ("referee", "A16")
    assert why(done, "2E>r5c9") == ("repeat", "R7")


def test_a_play_made_again_counts_in_place_of_the_first_one_for_the_guard() -> None:
    state = free("R1=5........ ; R9=....5....", "1T", other="2M", guard="2")
    state = after(state, "r1c1>r1c2", "r9c5>r9c6")
    assert (state.idle, state.passes) == (2, 0)
    state = after(state, "r9c6>r1c6")
    assert state.idle == 3
    undone = after(state, "object:r1c6")
    assert (undone.idle, undone.turns) == (2, (3, 2))
    again = after(undone, "r9c6>r9c5")
    assert (again.idle, again.turns, again.side) == (3, (3, 2), 1)
    assert after(again, "r9c5>r9c6").phase == OVER
    assert after(undone, "1T>r5c5").idle == 0


def test_a_play_made_again_may_end_the_game() -> None:
    state = free("R1=5........ ; R9=....5....", "1T", other="")
    state = after(state, "r9c5>r1c5", "object:r1c5", "1T>r9c9")
    assert state.phase == OVER
    passing = free(BLOCKED, "5T", other="5M")
    passing = after(passing, "pass", "5M>r1c2", "object:r1c2", "pass")
    assert (passing.phase, passing.passes) == (OVER, 2)


def test_opponents_object_whenever_they_may_and_such_moves_are_never_fair() -> None:
    state = older()
    assert [str(move) for move in GAME.calls(state)] == ["object:r1c9"]
    assert not [move for move in GAME.fair_moves(state) if str(move).startswith("object")]
    assert GAME.fault(state, GAME.parse("object:r1c9")) is None


def test_a_card_handed_back_is_known_to_all_until_it_is_played() -> None:
    play = game(opening(), "draw:2M 1T>r1c9 draw:1S object:r1c9", referee="off")
    held = GAME.view(play.state, 1).state.holdings[0]
    assert (held.known, held.hand) == (("1T",), ("1T", *["?"] * 10))
    assert "1T" not in held.unseen
    kept = play("2T>r9c8").state
    assert GAME.view(kept, None).state.holdings[0].known == ("1T",)
    assert GAME.reveals(play.state, GAME.parse("2T>r9c8"))
    assert not GAME.reveals(play.state, GAME.parse("1T>r9c8"))
    assert GAME.view(play("1T>r9c8").state, 1).state.holdings[0].known == ()
