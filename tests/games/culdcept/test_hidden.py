"""What each seat may know, and what it may not."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azumaya.core.game import CHANCE
from azumaya.games.culdcept.cards import SUIT, ranks_in
from azumaya.games.culdcept.moves import Claim, CuldceptMove, Exchange, Linkation, Word
from azumaya.games.culdcept.state import Holding, State
from games.culdcept.play import GAME, after, choosing, dealt, game, mask, placing, random_game, ring

EVERYBODY = None


def seen(state: State, seat: int | None, whose: int) -> Holding:
    """What a seat knows of a holding."""
    return GAME.view(state, seat).state.holdings[whose]


def with_holding(state: State, seat: int, held: Holding) -> State:
    holdings = tuple(held if s == seat else h for s, h in enumerate(state.holdings))
    return replace(state, holdings=holdings)


def test_a_seat_sees_its_own_hand_and_the_sizes_of_the_others() -> None:
    state = game(ring("..."), dealt("A 2 3", "4 5 6"), "draw:7").state
    own, other = GAME.view(state, 0).state.holdings
    assert own == Holding(mask("A 2 3 7"), SUIT & ~mask("A 2 3 7"))
    assert other == Holding(hand=0, pile=0, unseen=SUIT, held=3)
    assert (other.hand_size, other.pile_size) == (3, 10)


def test_the_public_sees_no_hand() -> None:
    state = game(ring("..."), dealt("A 2 3", "4 5 6"), "draw:7").state
    assert [held.hand for held in GAME.view(state, EVERYBODY).state.holdings] == [0, 0]


@pytest.mark.parametrize("swap", ["8 9 10", "4 5 K", "J Q K"])
def test_other_cards_in_another_hand_look_the_same(swap: str) -> None:
    tokens = "draw:7 roll die:2"
    one = game(ring("..."), dealt("A 2 3", "4 5 6"), tokens).state
    two = game(ring("..."), dealt("A 2 3", swap), tokens).state
    assert one != two
    for seat in (0, EVERYBODY):
        assert GAME.view(one, seat) == GAME.view(two, seat)
    assert GAME.view(one, 1) != GAME.view(two, 1)
    assert GAME.legal_moves(GAME.view(one, 0).state) == GAME.legal_moves(one)


def test_what_was_laid_and_discarded_is_missing_from_what_may_be_hidden() -> None:
    state = placing("3 4", "9", word="6", under=((0, "5"), (1, "7")))
    done = after(state, "stay")
    assert seen(done, 1, 0) == Holding(hand=0, pile=0, discards=mask("6"), unseen=SUIT & ~mask("5 6 9"), held=2)


EXCHANGED = after(placing("5 6 2", "A 10"), "exchange:5+6")  # seat 0 holds 2, A and 10


def test_cards_taken_up_are_known_to_be_in_hand() -> None:
    for viewer in (1, EVERYBODY):
        assert seen(EXCHANGED, viewer, 0) == Holding(
            hand=mask("A 10"), pile=0, known=mask("A 10"), unseen=SUIT & ~mask("A 5 6 10"), held=1
        )


def at_seat_0(held: Holding, phase: str) -> State:
    """Seat 0 is on turn with that holding; it stands where no map card is stronger than a king's."""
    before = choosing("2") if phase == "choose" else placing("2", ground="2")
    return with_holding(before, 0, held)


def test_a_known_card_is_known_until_it_is_laid() -> None:
    held = Holding(mask("2 A 10"), SUIT & ~mask("2 A 10"), known=mask("A 10"))
    assert seen(after(at_seat_0(held, "place"), "claim:10"), 1, 0).known == mask("A")
    assert seen(after(at_seat_0(held, "place"), "claim:A+10"), 1, 0).known == 0


def test_a_known_card_shown_as_holy_word_leaves_the_hand() -> None:
    held = Holding(mask("2 A 10"), SUIT & ~mask("2 A 10"), known=mask("A 10"))
    state = after(at_seat_0(held, "choose"), "word:10")
    assert GAME.view(state, 1).state.word == 10
    assert seen(state, 1, 0).hand == mask("A")
    assert mask("10") & seen(state, 1, 0).unseen == 0


def test_a_reincarnation_makes_the_known_unknown_again() -> None:
    held = Holding(mask("2 A 10"), SUIT & ~mask("2 A 10"), known=mask("A 10"))
    state = after(at_seat_0(held, "choose"), "linkation", "redraw:A", "redraw:K", "redraw:Q")
    assert seen(state, 1, 0) == Holding(hand=0, pile=0, reborn=True, unseen=SUIT, held=3)


def test_a_hand_of_known_cards_alone_is_open_and_so_is_the_pile() -> None:
    held = Holding(mask("A 10"), mask("4 5 6"), known=mask("A 10"), discards=mask("2 3 7 8 9 J Q K"))
    state = at_seat_0(held, "place")
    assert seen(state, 1, 0) == held
    assert seen(with_holding(state, 0, replace(held, known=0)), 1, 0).hand == 0


def test_once_the_pile_is_empty_the_hand_follows_from_the_table() -> None:
    held = Holding(mask("A 10 Q"), 0, discards=SUIT & ~mask("A 10 Q"))
    assert seen(at_seat_0(held, "place"), 1, 0) == held


def test_with_open_hands_nothing_is_hidden_and_draws_are_told() -> None:
    play = game(ring("..."), dealt("A 2 3", "4 5 6"), hands="open")
    for seat in (0, 1, EVERYBODY):
        assert GAME.view(play.state, seat).state == play.state
        assert str(GAME.redact(play.state, GAME.parse("draw:7"), seat)) == "draw:7"


@pytest.mark.parametrize(
    ("played", "token", "owner"),
    [
        ("", "deal:9", 0),
        ("deal:A deal:2 deal:3", "deal:9", 1),
        ("deal:A deal:2 deal:3 deal:A deal:2 deal:3", "draw:9", 0),
        ("deal:A deal:2 deal:3 deal:A deal:2 deal:3 draw:4 linkation", "redraw:9", 0),
    ],
)
def test_the_log_tells_a_card_only_to_its_owner(played: str, token: str, owner: int) -> None:
    state = game(ring("..."), played).state
    move = GAME.parse(token)
    told = {seat: str(GAME.redact(state, move, seat)) for seat in (0, 1, EVERYBODY)}
    hidden = token.replace("9", "?")
    assert told == {owner: token, 1 - owner: hidden, EVERYBODY: hidden}


@pytest.mark.parametrize("token", ["roll", "word:5", "claim:5", "claim:2+3", "exchange:5", "stay", "linkation"])
def test_what_a_player_does_is_told_to_all(token: str) -> None:
    move = GAME.parse(token)
    assert {GAME.redact(choosing("5"), move, seat) for seat in (0, 1, EVERYBODY)} == {move}


KNOWN_TEN = Holding(mask("2 10"), SUIT & ~mask("2 10"), known=mask("10"))


@pytest.mark.parametrize(
    ("state", "token", "shows"),
    [
        (at_seat_0(KNOWN_TEN, "place"), "claim:10", False),
        (with_holding(placing("2 10", ground="A"), 0, KNOWN_TEN), "claim:2", True),
        (at_seat_0(KNOWN_TEN, "choose"), "word:10", False),
        (at_seat_0(KNOWN_TEN, "choose"), "word:2", True),
        (at_seat_0(KNOWN_TEN, "choose"), "roll", False),
        (at_seat_0(KNOWN_TEN, "choose"), "linkation", False),
        (at_seat_0(KNOWN_TEN, "place"), "stay", False),
        (placing("5 2", "K"), "exchange:5", True),
        (placing("5 2", "K", word="9"), "exchange:9", False),
        (placing("5 2", "6", reinforce="on"), "exchange:5+6", True),
        (placing("5 2", "A 6", reinforce="on"), "exchange:6", False),
        (placing("5 2", "K", hands="open"), "exchange:5", False),
        (game(ring("..."), dealt("A 2 3", "A 2 3")).state, "draw:4", True),
        (game().state, "ring:4", True),
    ],
)
def test_a_move_reveals_what_it_shows_of_a_hand_and_what_chance_brings(state: State, token: str, shows: bool) -> None:
    assert GAME.reveals(state, GAME.parse(token)) == shows


def test_a_drawn_world_is_any_that_looks_the_same_each_as_often() -> None:
    """Against the enumeration of all worlds: 4 cards unseen of which 2 in hand, in another hand 5 of which 1."""
    unseen = (mask("3 5 7 9"), mask("2 4 6 8 Q"))
    state = placing("A", ground="2", seats=3)
    for seat, (cards, held) in enumerate(zip(unseen, (2, 1), strict=True), start=1):
        in_hand = mask("K") | sum(1 << rank for rank in ranks_in(cards)[:held])
        pile = cards & ~in_hand
        discards = SUIT & ~in_hand & ~pile
        state = with_holding(state, seat, Holding(in_hand, pile, known=mask("K"), discards=discards))
    view = GAME.view(state, 0)
    worlds = {
        (mask("K") | sum(1 << rank for rank in first), mask("K") | 1 << second)
        for first in combinations(ranks_in(unseen[0]), 2)
        for second in ranks_in(unseen[1])
    }
    rng = Random(7)
    drawn: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        world = GAME.determinize(view, rng)
        assert GAME.view(world, 0) == view
        drawn[tuple(held.hand for held in world.holdings[1:])] += 1
    assert set(drawn) == worlds
    assert len(worlds) == 30
    assert all(abs(times - 200) < 5 * 14 for times in drawn.values())  # five standard deviations


@settings(max_examples=10)
@given(st.sampled_from([2, 3]), st.integers(0, 2**32))
def test_in_every_game_a_drawn_world_gives_the_same_view_and_is_as_complete(seats: int, seed: int) -> None:
    rng = Random(seed)
    for state in random_game(seats, seed).states:
        for seat in (*range(seats), EVERYBODY):
            view = GAME.view(state, seat)
            world = GAME.determinize(view, rng)
            assert GAME.view(world, seat) == view
            assert GAME.view(view.state, seat) == view
            for true, guessed in zip(state.holdings, world.holdings, strict=True):
                assert (guessed.unseen, guessed.held) == (0, 0)
                assert guessed.hand | guessed.pile == true.hand | true.pile
                assert guessed.hand_size == true.hand_size
                assert guessed.known == true.known


@settings(max_examples=10)
@given(st.sampled_from([2, 3]), st.integers(0, 2**32))
def test_what_all_know_of_a_hand_can_be_told_from_the_log(seats: int, seed: int) -> None:
    """By a ledger kept beside the game: taken up and not let go of; an empty pile; nothing but known cards."""
    match = random_game(seats, seed)
    ledger = [0] * seats
    for ply, state in enumerate(match.states[:-1]):
        for whose, held in enumerate(state.holdings):
            told = seen(state, EVERYBODY, whose)
            certain = held.hand == ledger[whose] or held.pile == 0
            assert told.hand == (held.hand if certain else ledger[whose])
            assert told.pile == (held.pile if certain else 0)
        ledger[state.seat] = noted(state, match.move(ply), ledger[state.seat])


def noted(state: State, move: CuldceptMove, known: int) -> int:
    """What all know to be in the mover's hand after a move, if they knew that before."""
    match move:
        case Linkation():
            return 0
        case Word(card):
            return known & ~(1 << card)
        case Claim():
            return known & ~move.mask
        case Exchange():
            return (known | state.here.top) & ~move.mask
        case _:
            return known


@pytest.mark.parametrize(
    "last",
    [random_game(3, 5).states[-1], replace(placing("3 4", seats=3), phase="over")],
    ids=["played to the end", "a position with cards in the piles"],
)
def test_when_the_game_is_over_all_is_open(last: State) -> None:
    assert GAME.turn(last) is None
    assert {GAME.view(last, seat).state for seat in (0, 1, 2, EVERYBODY)} == {last}


def test_a_seat_on_turn_finds_its_legal_moves_in_its_own_view() -> None:
    for state in random_game(3, 8).states:
        seat = GAME.turn(state)
        if seat is not None and seat != CHANCE:
            view = GAME.view(state, seat).state
            assert GAME.legal_moves(view) == GAME.legal_moves(state)
            assert GAME.standings(view) == GAME.standings(state)


def test_whoever_is_told_of_a_move_is_told_on_which_square_it_was() -> None:
    """`here` and `ahead` go with the piece, which walks on; the squares stay where they are."""

    def told(state: State, token: str) -> tuple[str, ...]:
        return tuple(GAME.redact(state, GAME.parse(token), EVERYBODY).places)

    assert told(choosing("3 9"), "word:9") == ("hand:9", "s0")
    assert told(replace(choosing("3 9"), phase="die"), "die:5") == ("s9",)
    assert told(placing("2 8", "9", owner=1), "claim:2+8") == ("hand:2", "hand:8", "s4")
    assert told(placing("2 8", "9"), "exchange:2") == ("hand:2", "s4")
    assert told(placing("2 8", "9"), "stay") == ("do:stay",)
