"""How a game runs: the ring, the deal, the phases of a turn, and what each move leaves behind."""

from __future__ import annotations

import pytest

from azumaya.core.game import CHANCE
from azumaya.games.culdcept.cards import SUIT
from azumaya.games.culdcept.squares import Square
from azumaya.games.culdcept.state import Holding, State, Variant
from games.culdcept.play import (
    GAME,
    STRAIGHT,
    SUITE,
    after,
    choosing,
    dealt,
    game,
    hand,
    legal,
    mask,
    placing,
    ring,
)


def test_r2_the_ring_is_laid_from_thirteen_clubs_one_by_one() -> None:
    start = game()
    assert start.match.turn == CHANCE
    assert legal(start.state) == {f"ring:{card}" for card in STRAIGHT.split()}
    assert legal(start("ring:7 ring:K").state) == {f"ring:{card}" for card in SUITE if card not in "7 K"}


def test_r3_with_two_players_the_pieces_start_on_queen_and_king() -> None:
    assert game(ring("K 2 Q ...")).state.pieces == (2, 0)


def test_r3_with_three_players_the_pieces_start_on_jack_queen_and_king() -> None:
    assert game(ring("K 2 Q ... J"), seats=3).state.pieces == (12, 2, 0)


def test_r3_three_cards_are_dealt_to_each_seat_in_turn() -> None:
    play = game(ring(STRAIGHT), "deal:5 deal:K")
    assert (play.state.phase, play.state.seat) == ("deal", 0)
    play = play("deal:A deal:5 deal:6 deal:7")
    assert play.state == State(
        variant=Variant(),
        phase="draw",
        round=1,
        seat=0,
        ring=tuple(Square(rank) for rank in range(1, 14)),
        pieces=(11, 12),
        holdings=(
            Holding(mask("A 5 K"), SUIT & ~mask("A 5 K")),
            Holding(mask("5 6 7"), SUIT & ~mask("5 6 7")),
        ),
    )


def test_r4_a_turn_goes_through_its_phases() -> None:
    play = game(ring(STRAIGHT), dealt("2 3 4", "2 3 4"))
    phases = []
    for token in ["draw:5", "roll", "die:3", "stay", "draw:5", "word:5", "stay", "draw:6"]:
        phases.append((token, play.state.phase, play.match.turn))
        play = play(token)
    assert phases == [
        ("draw:5", "draw", CHANCE),
        ("roll", "choose", 0),
        ("die:3", "die", CHANCE),
        ("stay", "place", 0),
        ("draw:5", "draw", CHANCE),
        ("word:5", "choose", 1),
        ("stay", "place", 1),
        ("draw:6", "draw", CHANCE),
    ]


def test_r4_a_player_who_holds_no_card_of_use_still_moves_and_stays() -> None:
    state = after(choosing("J Q K", reborn=True), "roll")
    assert legal(state) == {f"die:{pips}" for pips in range(1, 7)}
    assert legal(placing("2", ground="K")) == {"stay"}


def test_r6_a_captured_square_changes_hands() -> None:
    play = game(ring("Q K 2 ..."), dealt("3 2 4", "5 2 3"))
    play = play("draw:A roll die:2 claim:3")
    assert play.state.ring[2] == Square(2, ((0, mask("3")),))
    play = play("draw:A roll die:1 claim:5")
    assert play.state.ring[2] == Square(2, ((0, mask("3")), (1, mask("5"))))
    assert [standing.total for standing in GAME.standings(play.state)] == [0, 1]


def test_r8_an_own_square_is_exchanged_after_a_walk_round_the_ring() -> None:
    play = game(ring("Q 2 ... K"), dealt("K 5 6", "A 2 3"))
    play = play("draw:2 roll die:1 claim:K  draw:4 roll die:1 stay")
    play = play("draw:3 roll die:6 stay  draw:5 roll die:1 stay")
    play = play("draw:4 roll die:6 stay  draw:6 roll die:1 stay")
    play = play("draw:7 roll die:1")
    assert play.state.here == Square(2, ((0, mask("K")),))
    play = play("exchange:5+6")
    assert play.state.ring[1] == Square(2, ((0, mask("5 6")),))
    assert play.state.holdings[0] == Holding(hand=mask("2 3 4 7 K"), pile=mask("A 8 9 10 J Q"), known=mask("K"))


def test_r8_a_card_taken_up_is_known_until_it_is_laid_again() -> None:
    taken = after(placing("2 3", "K"), "exchange:2").holdings[0]
    assert taken.known == mask("K")
    laid = placing("3 K", ground="Q")
    known = Holding(laid.holdings[0].hand, laid.holdings[0].pile, known=mask("K"))
    laid = State(laid.variant, "place", 5, 0, laid.ring, laid.pieces, (known, laid.holdings[1]))
    assert after(laid, "claim:K").holdings[0] == Holding(mask("3"), known.pile)
    assert after(laid, "stay").holdings[0] == known


def test_r9_the_word_lies_beside_the_hand_until_the_turn_ends() -> None:
    state = after(choosing("2 7 9"), "word:7")
    assert (state.word, hand(state)) == (7, mask("2 9"))
    assert state.usable == mask("2 7 9")
    done = after(state, "stay")
    assert (done.word, done.holdings[0].discards) == (0, mask("7"))


def test_r9_a_word_that_is_laid_is_no_discard() -> None:
    done = after(placing("9", ground="8", word="2"), "claim:2+9")
    assert done.holdings[0].discards == 0
    assert done.ring[4].top == mask("2 9")


@pytest.mark.parametrize("round", [1, 5])
def test_r10_a_reincarnation_sends_the_hand_back_and_draws_as_many(round: int) -> None:
    state = after(choosing("2 3 4 5", round=round), "linkation")
    assert state.holdings[0] == Holding(0, SUIT, reborn=True)
    assert (state.phase, state.due) == ("redraw", 4)
    state = after(state, "redraw:K", "redraw:2", "redraw:Q")
    assert (state.phase, state.due) == ("redraw", 1)
    state = after(state, "redraw:J")
    assert state.holdings[0] == Holding(mask("2 J Q K"), SUIT & ~mask("2 J Q K"), reborn=True)
    assert (state.phase, state.due, legal(state)) == ("roll", 0, {"roll"})
    done = after(state, "roll", "die:1", "stay")
    assert (done.phase, done.round, done.seat) == ("draw", round, 1)


def test_every_walk_is_kept_a_turn_each_with_the_card_of_a_holy_word_below_zero() -> None:
    play = game(ring("Q 2 ... K"), dealt("3 9 6", "A 2 3"), "draw:2 roll die:1")
    assert play.state.walks == (1,)
    assert play("claim:3 draw:4 word:4 stay draw:4 linkation").state.walks == (1, -4)


def test_r10_what_lies_on_the_ring_and_the_discards_stay_out() -> None:
    play = game(ring("Q 2 ... K"), dealt("3 9 6", "A 2 3"))
    play = play("draw:2 roll die:1 claim:3  draw:4 roll die:1 stay")
    play = play("draw:4 word:6 stay  draw:5 roll die:1 stay  draw:5 linkation")
    assert play.state.holdings[0] == Holding(hand=0, pile=SUIT & ~mask("3 6"), discards=mask("6"), reborn=True)
    assert play.state.due == 4


def test_r10_sends_known_cards_back_too() -> None:
    state = choosing("2 3")
    own = Holding(mask("2 K"), state.holdings[0].pile, known=mask("K"))
    state = State(state.variant, "choose", 5, 0, state.ring, state.pieces, (own, *state.holdings[1:]))
    assert after(state, "linkation").holdings[0].known == 0


def test_r11_the_sheet_names_each_square_once_and_adds_up() -> None:
    play = game(ring("Q K 2 ..."), dealt("3 2 4", "9 2 3"))
    play = play("draw:A roll die:2 claim:3 draw:A roll die:3 claim:9 draw:5 roll die:3 claim:5")
    sheets = [(s.rank, s.total, [(str(label), n) for label, n in s.sheet]) for s in GAME.standings(play.state)]
    assert sheets == [(1, 2, [("s2", 1), ("s5", 1)]), (2, 1, [("s4", 1)])]
