"""Where the rulebook is silent: every ruling A1 to A19 as a test, with its option where it has one."""

from __future__ import annotations

import pytest

from azumaya.games.culdcept.squares import Square
from azumaya.games.culdcept.state import Holding
from games.culdcept.play import (
    GAME,
    SUITE,
    after,
    choosing,
    dealt,
    ended,
    game,
    hand,
    legal,
    mask,
    placing,
    ring,
    why,
)


@pytest.mark.parametrize(("ground", "lay"), [("J", "J"), ("J", "5+6"), ("7", "7"), ("Q", "Q")])
def test_a1_equal_is_not_stronger(ground: str, lay: str) -> None:
    assert why(placing(lay, ground=ground), f"claim:{lay}") == ("weak", "R5")


def test_a2_a_king_takes_an_ace_and_an_ace_takes_a_king() -> None:
    assert why(placing("K", ground="A"), "claim:K") is None
    assert why(placing("A", ground="K"), "claim:A") is None


@pytest.mark.parametrize("under", [(), ((1, "A"),)], ids=["of the ring", "laid by a player"])
def test_a2_with_aces_safe_a_king_takes_no_single_ace(under: tuple[tuple[int, str], ...]) -> None:
    ground = "K" if under else "A"
    state = placing("K Q 2 3", ground=ground, under=under, ace="safe")
    assert why(state, "claim:K") == ("weak", "R5")
    assert legal(state) == {"claim:2", "claim:3", "claim:Q", "claim:2+3", "stay"}


def test_a2_with_aces_safe_a_king_still_takes_a_support_with_an_ace() -> None:
    assert why(placing("K", "A+10", owner=1, ace="safe"), "claim:K") is None


def test_a2_with_aces_safe_an_ace_still_takes_a_king() -> None:
    assert why(placing("A", ground="K", ace="safe"), "claim:A") is None


def test_a3_a_support_is_exactly_two_cards() -> None:
    with pytest.raises(ValueError, match="not a move"):
        GAME.parse("claim:2+3+4")


@pytest.mark.parametrize("lay", ["A+J", "2+Q", "10+K", "J+Q"])
def test_a4_no_picture_in_a_support(lay: str) -> None:
    assert why(placing(lay, ground="A"), f"claim:{lay}") == ("picture", "R7")
    assert why(placing(lay, "3"), f"exchange:{lay}") == ("picture", "R7")


@pytest.mark.parametrize("lay", ["2+10", "5+7", "9+10"])
def test_a4_no_support_above_eleven(lay: str) -> None:
    assert why(placing(lay, ground="A"), f"claim:{lay}") == ("sum", "R7")
    assert why(placing(lay, "3"), f"exchange:{lay}") == ("sum", "R7")


def test_a5_a_lying_support_counts_its_sum_and_its_ace_has_no_power_and_no_weakness() -> None:
    state = placing("2 J Q K", "A+10", owner=1)
    assert state.here.shown == 11
    assert legal(state) == {"claim:Q", "claim:K", "stay"}
    assert why(placing("A 2", ground="K"), "claim:A+2") == ("weak", "R5")


def test_a6_only_the_top_can_be_taken_up_and_what_is_covered_stays() -> None:
    state = placing("8 3", "9", under=((0, "4"), (1, "7")))
    done = after(state, "exchange:8")
    assert done.ring[4] == Square(2, ((0, mask("4")), (1, mask("7")), (0, mask("8"))))
    assert hand(done) == mask("3 9")


def test_a7_what_is_taken_up_is_not_laid_again() -> None:
    state = placing("6 8", "5")
    assert legal(state) == {"exchange:6", "exchange:8", "stay"}
    assert why(state, "exchange:5") == ("held", "R4")


def test_a7_with_reinforce_it_may_be_joined() -> None:
    state = placing("6 8", "5", reinforce="on")
    assert legal(state) == {"exchange:6", "exchange:8", "exchange:5+6", "stay"}
    assert after(state, "exchange:5+6").holdings[0] == Holding(mask("8"), state.holdings[0].pile)


def test_a7_with_reinforce_it_may_be_split_and_the_rest_is_known_in_hand() -> None:
    state = placing("Q", "A+10", reinforce="on")
    assert legal(state) == {"exchange:A", "exchange:10", "exchange:Q", "stay"}
    done = after(state, "exchange:10")
    assert done.ring[4].top == mask("10")
    assert done.holdings[0] == Holding(mask("A Q"), state.holdings[0].pile, known=mask("A"))


def test_a7_with_reinforce_the_same_again_is_to_stay() -> None:
    assert why(placing("Q", "A+10", reinforce="on"), "exchange:A+10") == ("unchanged", "R8")
    assert why(placing("Q", "7", reinforce="on"), "exchange:7") == ("unchanged", "R8")


@pytest.mark.parametrize(("lay", "discards"), [("6", ""), ("3+6", ""), ("3", "6")])
def test_a8_the_holy_word_card_may_be_laid_in_an_exchange(lay: str, discards: str) -> None:
    done = after(placing("3", "K", word="6"), f"exchange:{lay}")
    assert done.ring[4].top == mask(lay)
    assert done.holdings[0].discards == mask(discards)
    assert hand(done) == mask("3 K") & ~mask(lay)


def test_a9_a_holy_word_that_leads_to_nothing_is_discarded() -> None:
    done = after(placing("3 4", ground="K", word="6"), "stay")
    assert done.holdings[0].discards == mask("6")
    assert hand(done) == mask("3 4")


def test_a9_an_ace_as_holy_word_moves_one_square() -> None:
    state = choosing("A 5")
    before = state.pieces[0]
    assert after(state, "word:A").pieces[0] == (before + 1) % 13


def test_a10_reincarnation_is_declared_after_the_draw_so_that_card_goes_back_too() -> None:
    before = game(ring("..."), dealt("A 2 3", "4 5 6"), "draw:4")
    assert why(before.state, "linkation") is None
    sent = before("linkation").state
    assert sent.due == 4
    assert sent.holdings[0] == Holding(reborn=True)
    assert legal(sent) == {f"redraw:{card}" for card in SUITE}


def test_a10_in_round_10_the_same_hand_comes_back() -> None:
    play = game(ring("..."), dealt("A 2 3", "A 2 3"))
    for card in SUITE[3:-1]:
        play = play(f"draw:{card} roll die:1 stay draw:{card} roll die:1 stay")
    play = play("draw:K")
    before = play.state.holdings[0]
    play = play("linkation", *(f"redraw:{card}" for card in reversed(SUITE)))
    assert play.state.holdings[0] == Holding(before.hand, 0, reborn=True)
    assert legal(play.state) == {"roll"}


def test_a11_nobody_must_capture_or_exchange() -> None:
    assert "stay" in legal(placing("K", ground="2"))
    assert "stay" in legal(placing("K", "3"))
    assert after(placing("K", ground="2"), "stay").ring == placing("K", ground="2").ring


def test_a12_the_start_squares_are_nobodys_and_pieces_share_squares() -> None:
    start = game(ring("Q K 2 ..."), dealt("K 2 3", "4 5 6"))
    assert start.state.pieces == (0, 1)
    assert {square.owner for square in start.state.ring} == {None}
    met = start("draw:4 roll die:1")
    assert met.state.pieces == (1, 1)
    assert why(met.state, "stay") is None


@pytest.mark.parametrize("seats", [2, 3])
def test_a13_the_ring_is_one_suit_of_thirteen_clubs(seats: int) -> None:
    start = game(ring("..."), seats=seats)
    assert [square.ground for square in start.state.ring] == list(range(1, 14))
    assert start.state.holdings == (Holding(),) * seats


@pytest.mark.parametrize(
    ("owners", "ranks"),
    [
        ([0, 1, 2], [1, 1, 1]),
        ([0, 0, 1, 1, 2], [1, 1, 3]),
        ([0, 1, 1, 2, 2], [3, 1, 1]),
        ([0, 1, 2, 2], [2, 2, 1]),
        ([], [1, 1]),
    ],
)
def test_a14_all_with_the_highest_number_share_first_place(owners: list[int], ranks: list[int]) -> None:
    assert [standing.rank for standing in GAME.standings(ended(*owners))] == ranks


def test_a15_seat_0_begins_and_the_seats_follow_in_turn() -> None:
    play = game(ring("..."), dealt("A 2 3", "A 2 3", "A 2 3"), seats=3)
    order = []
    for _ in range(2):
        for _ in range(3):
            order.append((play.state.round, play.state.seat))
            card = min(GAME.chance_outcomes(play.state), key=lambda move: move.card)
            play = play(f"{card} roll die:1 stay")
    assert order == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]


def test_a15_the_start_goes_round_in_a_series() -> None:
    options = {"ace": "plain", "reinforce": "off", "hands": "hidden"}
    assert GAME.again(3, options, ()).order == (1, 2, 0)
    assert GAME.again(3, options, ()).options == options


def test_a16_discards_lie_open_and_the_hand_has_no_limit() -> None:
    done = after(placing("3 4", ground="K", word="6"), "stay")
    for seat in (0, 1, None):
        assert GAME.view(done, seat).state.holdings[0].discards == mask("6")
    assert choosing("A 2 3 4 5 6 7 8 9 10 J Q K").holdings[0].hand_size == 13


def test_a17_the_game_ends_after_the_last_turn_of_round_10() -> None:
    play = game(ring("..."), dealt("A 2 3", "A 2 3"))
    for card in SUITE[3:-1]:
        play = play(f"draw:{card} roll die:1 stay draw:{card} roll die:1 stay")
    assert (play.state.round, play.match.turn) == (10, -1)
    play = play("draw:K roll die:1 stay draw:K roll die:1")
    assert (play.state.round, play.match.turn) == (10, 1)
    assert play("stay").match.turn is None


def test_a18_a_square_with_two_cards_counts_once() -> None:
    done = after(placing("4 7", ground="10"), "claim:4+7")
    standing = GAME.standings(done)[0]
    assert [(str(label), points) for label, points in standing.sheet] == [("s4", 1)]
    assert standing.total == 1


def test_a19_the_ring_and_all_that_lies_on_it_is_open_hands_are_not() -> None:
    state = placing("3 4 J", "9", under=((0, "5"), (1, "7")), seats=3)
    for seat in (1, 2, None):
        seen = GAME.view(state, seat).state
        assert seen.ring == state.ring
        assert seen.holdings[0] == Holding(hand=0, pile=0, unseen=mask("A 2 3 4 6 7 8 10 J Q K"), held=3)
        assert (seen.holdings[0].hand_size, seen.holdings[0].pile_size) == (3, 8)


def test_a19_with_open_hands_everybody_knows_all_but_the_order_of_the_piles() -> None:
    state = placing("3 4 J", hands="open", seats=3)
    assert {GAME.view(state, seat).state for seat in (0, 1, 2, None)} == {state}
