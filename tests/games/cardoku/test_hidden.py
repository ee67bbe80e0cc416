"""What each side may know, and what it may not."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azumaya.core.cards import laid
from azumaya.core.game import CHANCE
from azumaya.games.cardoku.cards import deck
from azumaya.games.cardoku.state import Holding, State
from games.cardoku.play import BLOCKED, GAME, TEN_A, TEN_B, after, cards, game, opening, position, random_game

EVERYBODY = None
SEATINGS = st.sampled_from([2, 3, 4, 5, 6])
SEEDS = st.integers(0, 2**32)
OPTIONS = st.fixed_dictionaries(
    {"decks": st.sampled_from("23"), "referee": st.sampled_from(["on", "off"])},
)
some = settings(max_examples=10)


def seen(state: State, seat: int | None, side: int) -> Holding:
    """What a seat knows of what a side holds."""
    return GAME.view(state, seat).state.holdings[side]


def test_a_side_sees_its_own_cards_and_the_sizes_of_the_others() -> None:
    state = game(opening(), "draw:2M").state
    assert seen(state, 0, 0) == state.holdings[0]
    unseen = laid([*deck()])
    left = list(unseen)
    for card in ("2S", "4S", "6S", "8S"):
        left.remove(card)
    assert seen(state, 0, 1) == Holding(("?",) * 10, ("?",) * 22, unseen=tuple(left))


def test_the_public_sees_no_hand() -> None:
    state = game(opening(), "draw:2M").state
    assert [set(seen(state, EVERYBODY, side).hand) for side in (0, 1)] == [{"?"}, {"?"}]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_all_members_of_a_side_see_the_same(seats: int) -> None:
    state = game(opening(), "draw:2M", seats=seats).state
    views = [GAME.view(state, seat).state for seat in range(seats)]
    assert all(views[seat] == views[seat % 2] for seat in range(seats))
    assert views[0] != views[1]


@pytest.mark.parametrize("other", [TEN_B.replace("2E", "3E"), "1T 1E 1M 2T 2E 2M 3T 3E 3M 4T"])
def test_other_cards_in_the_other_hand_look_the_same(other: str) -> None:
    one, two = (game(opening(TEN_A, hand), "draw:2M").state for hand in (TEN_B, other))
    assert one != two
    for seat in (0, EVERYBODY):
        assert GAME.view(one, seat) == GAME.view(two, seat)
        assert hash(GAME.view(one, seat)) == hash(GAME.view(two, seat))
    assert GAME.view(one, 1) != GAME.view(two, 1)
    assert GAME.legal_moves(GAME.view(one, 0).state) == GAME.legal_moves(one)


def test_cards_played_are_missing_from_what_may_be_hidden() -> None:
    before = game(opening(), "draw:2M")
    played = before("1T>r9c8").state
    held = seen(played, 1, 0)
    assert (len(held.hand), len(held.bag)) == (10, 20)
    assert Counter(seen(before.state, 1, 0).unseen) - Counter(held.unseen) == Counter(["1T"])


def test_once_the_pile_is_empty_the_hand_follows_from_what_lies_open() -> None:
    state = position("", "1T 2T", other="9M 8M", pile="7T")
    assert seen(state, 1, 0) == Holding(("?", "?"), ("?",), unseen=cards("1T 2T 7T"))
    bare = position("", "1T 2T 7T", other="9M 8M")
    assert seen(bare, 1, 0) == bare.holdings[0]


def test_with_known_cards_alone_under_the_pile_the_hand_follows_too() -> None:
    held = Holding(cards("1T 2T"), under=("5S",))
    state = replace(position("", "1T"), holdings=(held, Holding(cards("9M"))))
    assert seen(state, 1, 0) == held


def test_a_hand_of_known_cards_alone_is_open_and_so_is_the_bag() -> None:
    held = Holding(cards("1T 2T"), cards("3T 4T"), known=cards("1T 2T"))
    state = replace(position("", "1T"), holdings=(held, Holding(cards("9M"))))
    assert seen(state, 1, 0) == held


def test_with_open_hands_nothing_is_hidden_and_draws_are_told() -> None:
    play = game(opening(), hands="open")
    for seat in (0, 1, EVERYBODY):
        assert GAME.view(play.state, seat).state == play.state
        assert str(GAME.redact(play.state, GAME.parse("draw:2M"), seat)) == "draw:2M"
    assert not GAME.reveals(play("draw:2M").state, GAME.parse("1T>r9c8"))


@pytest.mark.parametrize(
    ("played", "token", "owner"),
    [
        (opening().split(" deal")[0], "deal:9T", 0),
        (opening().rsplit(" deal", 1)[0], "deal:9T", 1),
        (opening(), "draw:2M", 0),
        (opening(first="B"), "draw:1S", 1),
    ],
)
def test_the_log_tells_a_card_only_to_its_side(played: str, token: str, owner: int) -> None:
    state, move = game(played, seats=4).state, GAME.parse(token)
    told = {seat: str(GAME.redact(state, move, seat)) for seat in (0, 1, 2, 3, EVERYBODY)}
    hidden = f"{token[:-2]}?"
    assert told == {owner: token, owner + 2: token, 1 - owner: hidden, 3 - owner: hidden, EVERYBODY: hidden}


@pytest.mark.parametrize(
    "token",
    [
        *["supplier:A", "domain:A=T", "seed:r1c3=5T", "first:A"],
        *["5T>r4c1", "r4c1>r9c9", "r4c1<>r9c9", "pass", "object:r4c1"],
    ],
)
def test_all_else_is_told_to_all(token: str) -> None:
    move, state = GAME.parse(token), game(opening(), "draw:2M").state
    assert {GAME.redact(state, move, seat) for seat in (0, 1, EVERYBODY)} == {move}


VEILED = position(BLOCKED + "; R1=5.1......", "5T 6T", other="5M", pile="7T 5S")
BARE = position(BLOCKED + "; R1=5.1......", "5T 6T", other="5M")


@pytest.mark.parametrize(
    ("state", "token", "shows"),
    [
        (VEILED, "6T>r1c2", True),
        (BARE, "6T>r1c2", False),
        (BARE, "r1c3>r1c2", False),
        (position(BLOCKED, "5T", pile="5S 6S"), "pass", True),  # the 6 is still in the pile
        (position(BLOCKED, "5T", pile="5S 5E"), "pass", False),  # all know that there are only fives
        (position(BLOCKED, "5T"), "pass", False),
        (position(BLOCKED, "5T", pile="5S 6S", hands="open"), "pass", False),
        (game().state, "supplier:A", True),
        (game(opening()).state, "draw:2M", True),
    ],
)
def test_a_move_reveals_what_it_shows_or_proves_and_what_chance_brings(state: State, token: str, shows: bool) -> None:
    assert GAME.reveals(state, GAME.parse(token)) == shows


def passed(hand: str = "5T 5E", pile: str = "1M 2M 5S") -> State:
    """A has passed since only ones, twos and other values fitted, and it is B's turn."""
    return after(position(BLOCKED, hand, other="5M", pile=pile), "pass")


def test_a_pass_is_kept_with_the_values_that_fitted_and_may_be_hidden() -> None:
    state = passed()
    assert state.holdings[0].past == ("held:2", "pass:12")
    state = after(state, "pass", "draw:1M", "1M>r1c2", "pass", "draw:5S", "pass")
    assert state.holdings[0].past == ("held:2", "pass:12", "draw", "play:1M", "draw", "pass:2")
    assert seen(state, 1, 0).past == state.holdings[0].past


def test_a_pass_that_proves_nothing_is_not_kept() -> None:
    assert passed(pile="5S").holdings[0].past == ()
    assert passed(pile="").holdings[0].past == ()


def test_what_a_pass_proved_is_dropped_once_the_hand_lies_open() -> None:
    state = passed(pile="1M")
    assert state.holdings[0].past == ("held:2", "pass:1")
    assert after(state, "pass", "draw:1M").holdings[0] == Holding(cards("1M 5E 5T"))


def test_after_a_pass_no_card_that_fitted_is_thought_to_be_in_that_hand() -> None:
    view, rng = GAME.view(passed(pile="1M 2M 5S 5M"), 1), Random(1)
    hands = Counter(GAME.determinize(view, rng).holdings[0].hand for _ in range(3000))
    fives = ("5T", "5E", "5S", "5M")
    assert set(hands) == {laid(pair) for pair in combinations(fives, 2)}
    assert all(abs(number - 500) < 5 * 20.4 for number in hands.values())


def test_a_card_drawn_after_a_pass_may_be_any() -> None:
    state = after(passed(pile="1M 2M 5S 5M 6M"), "pass", "draw:1M")
    view, rng = GAME.view(state, 1), Random(2)
    hands = Counter(GAME.determinize(view, rng).holdings[0].hand for _ in range(6000))
    fives, others = ("5T", "5E", "5S", "5M"), ("1M", "2M", "6M")
    kept = [laid((*pair, card)) for pair in combinations(fives, 2) for card in others]
    new = [laid(three) for three in combinations(fives, 3)]
    assert set(hands) == {*kept, *new}
    # 12 ways to hold two of the fives, then five cards for the draw: 60, of which three fives come in six orders
    for hand, ways in [*((hand, 2) for hand in kept), *((hand, 6) for hand in new)]:
        share = ways / 60
        assert abs(hands[hand] - 6000 * share) < 5 * (6000 * share * (1 - share)) ** 0.5


def test_a_drawn_world_is_any_that_looks_the_same_each_as_often() -> None:
    held = Holding(cards("1T 2T 9E"), cards("3T 3T 4T"), known=("9E",))
    state = replace(position("", "1S"), holdings=(Holding(cards("1S")), held))
    view, rng = GAME.view(state, 0), Random(7)
    drawn: Counter[tuple[str, ...]] = Counter()
    for _ in range(6000):
        world = GAME.determinize(view, rng)
        assert GAME.view(world, 0) == view
        drawn[world.holdings[1].hand] += 1
    unseen = ("1T", "2T", "3T", "3T", "4T")
    expected = Counter(laid((*pair, "9E")) for pair in combinations(unseen, 2))
    assert set(drawn) == set(expected)
    for hand, ways in expected.items():
        share = ways / 10
        assert abs(drawn[hand] - 6000 * share) < 5 * (6000 * share * (1 - share)) ** 0.5


@some
@given(SEATINGS, SEEDS, OPTIONS)
def test_in_every_game_a_drawn_world_gives_the_same_view_and_is_as_complete(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    match, rng = random_game(seats, seed, **options), Random(seed)
    for state in match.states[::3]:
        for seat in (0, 1, EVERYBODY):
            view = GAME.view(state, seat)
            world = GAME.determinize(view, rng)
            assert GAME.view(world, seat) == view
            assert GAME.unsound(world, match.states[0]) is None
            for true, guessed in zip(state.holdings, world.holdings, strict=True):
                assert guessed.unseen == ()
                assert laid(guessed.hand + guessed.bag) == laid(true.hand + true.bag)
                assert len(guessed.hand) == len(true.hand)


@some
@given(SEEDS, OPTIONS)
def test_what_all_know_of_a_hand_can_be_told_from_the_log(seed: int, options: dict[str, str]) -> None:
    """By a ledger kept beside the game: a hand is closed as long as its bag has cards, less what was handed back."""
    match = random_game(2, seed, **options)
    for state in match.states[:-1]:
        for side in (0, 1):
            held, told = state.holdings[side], seen(state, EVERYBODY, side)
            if held.bag and held.hand != held.known:
                assert told.hand == laid((*held.known, *["?"] * (len(held.hand) - len(held.known))))
                assert set(told.bag) == {"?"}
            else:
                assert told == held
            assert (told.under, told.known, told.past) == (held.under, held.known, held.past)


def test_when_the_game_is_over_all_is_open() -> None:
    last = random_game(3, 5).states[-1]
    assert GAME.turn(last) is None
    assert {GAME.view(last, seat).state for seat in (0, 1, 2, EVERYBODY)} == {last}
    cut = replace(game(opening(), "draw:2M").state, phase="over")
    assert {GAME.view(cut, seat).state for seat in (0, 1, EVERYBODY)} == {cut}


def test_a_seat_on_turn_finds_its_legal_moves_in_its_own_view() -> None:
    for state in random_game(3, 8, referee="off").states:
        seat = GAME.turn(state)
        if seat is not None and seat != CHANCE:
            view = GAME.view(state, seat).state
            assert GAME.legal_moves(view) == GAME.legal_moves(state)
            assert GAME.standings(view) == GAME.standings(state)
