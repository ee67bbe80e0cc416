"""The worked cases of the rules, one by one, each under its number."""

from __future__ import annotations

import pytest

from azumaya.games.culdcept.squares import Square
from azumaya.games.culdcept.state import Holding, State
from games.culdcept.play import GAME, SUITE, after, choosing, dealt, ended, game, hand, legal, mask, placing, ring, why

SEATS_FOR = {"Q": 3}  # with two players somebody starts on the queen, so it is reached with three


def arrive(shown: str, cards: str, **options: str) -> State:
    """By moves only: seat 0 lands on a square of the ring that shows a card, with these cards in hand."""
    seats = SEATS_FOR.get(shown, 2)
    door = {2: "Q", 3: "J"}[seats]
    rest = [card for card in [*SUITE[2:], *SUITE[:2]] if card not in cards.split()]
    mine = (cards.split() + rest)[:4]
    others = ["A 2 3"] * (seats - 1)
    start = game(ring(f"{door} {shown} ..."), dealt(" ".join(mine[:3]), *others), seats=seats, **options)
    return start(f"draw:{mine[3]} roll die:1").state


@pytest.mark.parametrize(
    ("shown", "lay", "takes"),
    [
        pytest.param("7", "8", True, id="CC01-higher-takes"),
        pytest.param("7", "7", False, id="CC02-equal-is-not-stronger"),
        pytest.param("8", "7", False, id="CC03-lower-does-not-take"),
        pytest.param("K", "A", True, id="CC04-the-ace-beats-the-king"),
        pytest.param("A", "A", False, id="CC06-an-ace-does-not-take-an-ace"),
        pytest.param("2", "A", False, id="CC07-the-ace-beats-only-the-king"),
        pytest.param("Q", "K", True, id="CC08-king-takes-queen"),
        pytest.param("A", "2", True, id="CC10-the-ace-is-weakest"),
        pytest.param("A", "K", True, id="CC11-king-takes-ace"),
        pytest.param("4", "2+3", True, id="CC12-a-support-counts-its-sum"),
        pytest.param("5", "2+3", False, id="CC13-a-support-of-equal-sum-does-not-take"),
        pytest.param("10", "A+10", True, id="CC14-eleven-takes-ten"),
        pytest.param("J", "A+10", False, id="CC15-eleven-does-not-take-the-jack"),
        pytest.param("2", "6+7", False, id="CC19-sum-above-eleven"),
        pytest.param("10", "5+6", True, id="CC20-eleven-takes-ten"),
        pytest.param("2", "A+2", True, id="CC21-an-ace-helps-in-a-support"),
        pytest.param("10", "2+9", True, id="CC22-nine-and-two"),
        pytest.param("2", "A+J", False, id="CC23-no-picture-in-a-support"),
    ],
)
def test_a_placement_on_a_card_of_the_ring(shown: str, lay: str, takes: bool) -> None:
    state = arrive(shown, lay.replace("+", " "))
    assert (f"claim:{lay}" in legal(state)) == takes
    assert (why(state, f"claim:{lay}") is None) == takes
    if takes:
        at, ground = state.pieces[0], state.here.ground
        assert after(state, f"claim:{lay}").ring[at] == Square(ground, ((0, mask(lay)),))


def test_cc11_with_the_option_an_ace_is_safe_from_kings() -> None:
    assert why(arrive("A", "K", ace="safe"), "claim:K") == ("weak", "R5")
    assert why(arrive("A", "Q", ace="safe"), "claim:Q") is None


@pytest.mark.parametrize(
    ("laid", "lay"),
    [
        pytest.param("A+10", "Q", id="CC17-queen-takes-a-support-of-eleven"),
        pytest.param("5+6", "K", id="CC25-king-takes-a-support-of-eleven"),
    ],
)
def test_a_placement_on_a_support_of_another_player(laid: str, lay: str) -> None:
    first = " ".join([*laid.split("+"), "3"])
    start = game(ring("Q K 2 ..."), dealt(first, f"{lay} 2 3"))
    state = start(f"draw:4 roll die:2 claim:{laid} draw:4 roll die:1").state
    assert state.here == Square(2, ((0, mask(laid)),))
    assert after(state, f"claim:{lay}").ring[2] == Square(2, ((0, mask(laid)), (1, mask(lay))))


def test_cc27_a_piece_on_square_10_rolls_6_and_lands_on_3() -> None:
    start = game(ring("A 2 3 4 5 6 7 8 9 10 Q J K"), dealt("A 2 3", "A 2 3"))
    assert start.state.pieces[0] == 10
    assert start("draw:4 roll die:6").state.pieces[0] == 3


def test_cc28_a_piece_on_square_5_speaks_10_and_lands_on_2() -> None:
    start = game(ring("A 2 3 4 5 Q ..."), dealt("10 2 3", "A 2 3"))
    assert start.state.pieces[0] == 5
    assert start("draw:4 word:10").state.pieces[0] == 2


def test_cc29_a_piece_on_square_12_speaks_the_ace_and_lands_on_0() -> None:
    start = game(ring("... Q"), dealt("A 2 3", "A 2 3"))
    assert start.state.pieces[0] == 12
    assert start("draw:4 word:A").state.pieces[0] == 0


def claims(state: State) -> set[str]:
    return {token.removeprefix("claim:") for token in legal(state) if token != "stay"}


def test_cc31_the_holy_word_card_may_take_alone_or_in_a_support() -> None:
    assert claims(placing("3 Q", word="6", ground="5")) == {"6", "Q", "3+6"}


def test_cc32_the_sum_is_enough_and_not_above_eleven() -> None:
    assert claims(placing("4 6 7", ground="10")) == {"4+7"}


def test_cc35_three_cards_may_not_be_combined() -> None:
    assert claims(placing("2 3 4", ground="9")) == set()


def test_cc36_a_king_is_exchanged_for_a_weaker_support() -> None:
    state = placing("5 6 2", "K")
    done = after(state, "exchange:5+6")
    assert done.ring[4] == Square(2, ((0, mask("5 6")),))
    assert done.ring[4].shown == 11
    pile = state.holdings[0].pile
    assert done.holdings[0] == Holding(hand=mask("2 K"), pile=pile, known=mask("K"))


def test_cc37_a_holy_word_that_is_not_laid_in_an_exchange_is_discarded() -> None:
    state = placing("J 3", "A 10", word="6")
    done = after(state, "exchange:J")
    assert done.ring[4] == Square(2, ((0, mask("J")),))
    assert done.holdings[0] == Holding(
        hand=mask("3 A 10"), pile=state.holdings[0].pile, known=mask("A 10"), discards=mask("6")
    )


def test_cc38_what_is_taken_up_is_laid_again_only_with_reinforce() -> None:
    assert why(placing("6 2", "5"), "exchange:5+6") == ("held", "R4")
    state = placing("6 2", "5", reinforce="on")
    done = after(state, "exchange:5+6")
    assert done.ring[4] == Square(2, ((0, mask("5 6")),))
    assert hand(done) == mask("2")


def test_cc39_covered_cards_never_return() -> None:
    state = placing("9 2", "7", owner=1, under=((0, "4"),))
    done = after(state, "claim:9")
    assert done.ring[4] == Square(2, ((0, mask("4")), (1, mask("7")), (0, mask("9"))))
    assert (done.ring[4].owner, done.ring[4].shown) == (0, 9)
    assert [hand(done, seat) & mask("4 7 9") for seat in (0, 1)] == [0, 0]


def test_cc41_no_holy_word_after_a_reincarnation() -> None:
    state = after(choosing("2 3 4 5 6"), "linkation", "redraw:7", "redraw:8", "redraw:9", "redraw:10", "redraw:A")
    assert why(state, "word:7") == ("reincarnating", "R10")
    assert legal(state) == {"roll"}


def test_cc42_reincarnation_comes_once_in_a_game() -> None:
    assert why(choosing("2 3 4 5 6", reborn=True), "linkation") == ("reborn", "R10")


def ranks(state: State) -> list[tuple[int, int]]:
    return [(standing.rank, standing.total) for standing in GAME.standings(state)]


def test_cc43_five_to_five_is_a_draw() -> None:
    assert ranks(ended(*[0] * 5, *[1] * 5)) == [(1, 5), (1, 5)]


def test_cc44_two_with_five_draw_for_first() -> None:
    assert ranks(ended(*[0] * 5, *[1] * 5, *[2] * 3)) == [(1, 5), (1, 5), (3, 3)]


def test_cc45_the_most_squares_win_and_all_may_be_taken() -> None:
    assert ranks(ended(*[0] * 6, *[1] * 4, *[2] * 3)) == [(1, 6), (2, 4), (3, 3)]


def test_cc46_the_hand_grows_from_4_to_13_and_the_pile_is_empty_in_round_10() -> None:
    play = game(ring("..."), dealt("A 2 3", "A 2 3"))
    sizes = []
    for card in SUITE[3:]:
        play = play(f"draw:{card}")
        sizes.append((play.state.holdings[0].hand_size, play.state.holdings[0].pile_size))
        play = play(f"roll die:1 stay draw:{card} roll die:1 stay")
    assert sizes == [(4 + n, 9 - n) for n in range(10)]
    assert play.match.turn is None


def test_cc48_a_picture_cannot_be_a_holy_word() -> None:
    state = choosing("J Q K")
    assert [why(state, f"word:{card}") for card in "JQK"] == [("picture", "R9")] * 3
    assert legal(state) == {"roll", "linkation"}
