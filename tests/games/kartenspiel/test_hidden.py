"""What each seat may know, and what it may not."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azumaya.core.cards import Cards, laid
from azumaya.core.game import CHANCE
from azumaya.games.kartenspiel.cards import colour
from azumaya.games.kartenspiel.state import Holding, State
from games.kartenspiel.play import GAME, after, cards, dealt, game, position, random_game, reached

EVERYBODY = None
DEALT = "centre:Y5 " + dealt("B1 B2 B3 B4 Y9", "B5 B6 B7 B8 Y8")
HAND, CLOSED = cards("B1 B2 B3 B4 Y9"), ("?",) * 5


def seen(state: State, seat: int | None) -> tuple[Holding, ...]:
    """What a seat knows of all that is held."""
    return GAME.view(state, seat).state.holdings


def test_a_seat_sees_its_own_cards_and_the_sizes_of_all_else() -> None:
    state = game(DEALT).state
    assert seen(state, 0) == (Holding(HAND), Holding(CLOSED))
    assert seen(state, EVERYBODY) == (Holding(CLOSED), Holding(CLOSED))
    for seat in (0, 1, EVERYBODY):
        view = GAME.view(state, seat)
        assert view.state.pile == ("?",) * 43
        assert (view.seat, view.state.table, view.state.phase) == (seat, ("Y5@0,0",), "play")


def test_before_the_deal_nothing_but_the_deck_is_hidden() -> None:
    for seat in (0, 1, EVERYBODY):
        assert GAME.view(game().state, seat).state.pile == ("?",) * 54


@pytest.mark.parametrize("swap", ["B5 B6 B7 B8 Y7", "B1 B1 B1 B1 B2", "Y1 Y2 Y3 Y4 Y6"])
def test_other_cards_in_another_hand_look_the_same(swap: str) -> None:
    one = game(DEALT, "B3@1,0 draw:B9").state
    two = game("centre:Y5", dealt("B1 B2 B3 B4 Y9", swap), "B3@1,0 draw:B9").state
    for seat in (0, EVERYBODY):
        assert GAME.view(one, seat) == GAME.view(two, seat)
        assert hash(GAME.view(one, seat)) == hash(GAME.view(two, seat))
    assert GAME.view(one, 1) != GAME.view(two, 1)


def test_another_digit_given_up_looks_the_same_another_colour_does_not() -> None:
    three, four, yellow = (game(DEALT, f"penalty:{card} draw:B9").state for card in ("B3", "B4", "Y9"))
    for seat in (1, EVERYBODY):
        assert GAME.view(three, seat) == GAME.view(four, seat)
        assert GAME.view(three, seat) != GAME.view(yellow, seat)
    assert GAME.view(three, 0) != GAME.view(four, 0)


def test_of_a_stack_the_colours_are_open_and_the_owner_knows_the_digits() -> None:
    state = game(DEALT, "penalty:B3 draw:B9 penalty:Y8 draw:B9 penalty:Y9 draw:B9").state
    assert [held.stack for held in seen(state, 0)] == [cards("B3 Y9"), ("Y?",)]
    assert [held.stack for held in seen(state, 1)] == [("B?", "Y?"), ("Y8",)]
    assert [held.stack for held in seen(state, EVERYBODY)] == [("B?", "Y?"), ("Y?",)]


def test_a_card_objected_to_is_open_to_all() -> None:
    state = reached("Y5 B3@1,0", "B3", referee="off")("B3@-1,0 draw:B9 object").state
    for seat in (0, 1, EVERYBODY):
        assert seen(state, seat)[1].stuck == ("B3",)


def test_a_card_placed_from_a_stack_is_open_and_the_rest_is_not() -> None:
    state = after(position("Y5", "", "B6", "B7", stacks=["B3 B4", "B8"]), "stack:B4@1,0")
    assert seen(state, 1)[0] == Holding(stack=("B?",))


def test_with_open_hands_hands_and_stacks_are_open_and_the_pile_is_not() -> None:
    state = game(DEALT, "penalty:B3 draw:B9", hands="open").state
    for seat in (0, 1, EVERYBODY):
        view = GAME.view(state, seat)
        assert view.state == replace(state, pile=("?",) * 42)
        assert GAME.determinize(view, Random(1)) == state


@pytest.mark.parametrize("last", [random_game(3, 5).state, random_game(2, 5, referee="off").state])
def test_when_the_game_is_over_all_is_open(last: State) -> None:
    assert {GAME.view(last, seat).state for seat in (0, 1, EVERYBODY)} == {last}


# -- the log ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("played", "token", "owner", "hidden"),
    [
        ("centre:Y5", "deal:B9", 0, "deal:?"),
        ("centre:Y5 deal:B1 deal:B1 deal:B1 deal:B1 deal:B1", "deal:Y9", 1, "deal:?"),
        (f"{DEALT} B3@1,0", "draw:B9", 0, "draw:?"),
        (DEALT, "penalty:B3", 0, "penalty:B?"),
        (f"{DEALT} B3@1,0 draw:B9", "penalty:Y8", 1, "penalty:Y?"),
    ],
)
def test_the_log_tells_a_card_only_to_its_owner(played: str, token: str, owner: int, hidden: str) -> None:
    for hands, others in (("hidden", hidden), ("open", token)):
        state, move = game(played, hands=hands).state, GAME.parse(token)
        told = {seat: str(GAME.redact(state, move, seat)) for seat in (0, 1, EVERYBODY)}
        assert told == {owner: token, 1 - owner: others, EVERYBODY: others}


@pytest.mark.parametrize("token", ["B3@1,0", "stack:B4@1,0", "pass", "object", "centre:Y5"])
def test_what_is_done_on_the_table_is_told_to_all(token: str) -> None:
    move = GAME.parse(token)
    assert {GAME.redact(game(DEALT).state, move, seat) for seat in (0, 1, EVERYBODY)} == {move}


@pytest.mark.parametrize(
    ("state", "token", "shows"),
    [
        (game().state, "centre:Y5", True),
        (game("centre:Y5").state, "deal:B1", True),
        (game(DEALT, "B3@1,0").state, "draw:B1", True),
        (game(DEALT).state, "B3@1,0", True),
        (game(DEALT).state, "penalty:B3", True),
        (game(DEALT, hands="open").state, "B3@1,0", False),
        (game(DEALT, hands="open").state, "penalty:B3", False),
        (game(DEALT, "B3@1,0", hands="open").state, "draw:B1", True),
        (reached("Y5 B3@1,0", "B3", referee="off")("B3@-1,0 draw:B9").state, "object", False),
    ],
)
def test_a_move_reveals_what_others_could_not_see_before(state: State, token: str, shows: bool) -> None:
    assert GAME.reveals(state, GAME.parse(token)) == shows


def test_the_move_that_ends_the_game_reveals_what_lay_closed_in_the_stacks() -> None:
    """Three players: nobody can tell which of the others gave up which card, until all stacks are turned up."""
    for hands, shows in (("hidden", True), ("open", False)):
        state = position("Y5", "", "", "", stacks=["B3", "B4", "B6"], hands=hands)
        last = after(state, "pass", "pass")
        assert [GAME.reveals(one, GAME.parse("pass")) for one in (state, last)] == [False, shows]
        assert seen(after(last, "pass"), 0) == last.holdings
        kept = position("Y5", "B7", "", "", stacks=["", "B4", "B6"], penalties="kept", hands=hands)
        assert [GAME.reveals(kept, GAME.parse(token)) for token in ("B7@1,0", "penalty:B7")] == [shows, shows]


def test_a_card_that_follows_from_what_is_seen_is_revealed_to_nobody() -> None:
    """Two players, no pile: the other hand is all that is missing, until a stack of several cards is in the way."""
    state = position("Y5", "B3 B4", "B6")
    assert seen(state, 1)[0].hand == cards("B3 B4")
    assert not GAME.reveals(state, GAME.parse("B3@1,0"))
    assert not GAME.reveals(state, GAME.parse("penalty:B3"))
    given = after(state, "penalty:B3", "penalty:B6")
    assert seen(given, 1)[0] == Holding(("?",), ("B?",))
    assert GAME.reveals(given, GAME.parse("B4@1,0"))
    assert GAME.reveals(given, GAME.parse("stack:B3@1,0"))
    assert not GAME.reveals(after(given, "B4@1,0", "pass"), GAME.parse("stack:B3@0,1"))
    assert not GAME.reveals(after(given, "B4@1,0", "pass"), GAME.parse("pass"))


# -- what follows from what is seen, and worlds drawn from it --------------------------------------------------------

Hole = tuple[int, str]  # whose it is, and "hand", "pile", "B" or "Y": a stack's by colour


def holes_of(state: State, seat: int | None) -> list[Hole]:
    """Where a seat does not see what lies, by a plain reading of the rules."""
    others = [(other, held) for other, held in enumerate(state.holdings) if other != seat]
    in_hands = [(other, "hand") for other, held in others for _ in held.hand]
    in_stacks = [(other, colour(card)) for other, held in others for card in held.stack]
    return [*in_hands, *in_stacks, *[(-1, "pile") for _ in state.pile]]


def unseen(state: State, seat: int | None) -> list[str]:
    others = [held for other, held in enumerate(state.holdings) if other != seat]
    return [*state.pile, *(card for held in others for card in (*held.hand, *held.stack))]


World = tuple[tuple[Hole, Cards], ...]


def worlds(state: State, seat: int | None) -> Counter[World]:
    """Every way to lay the unseen cards into the holes, colours respected, each card told apart from its like."""
    holes = holes_of(state, seat)
    found: Counter[World] = Counter()
    for order in permutations(unseen(state, seat)):
        if all(kind in ("hand", "pile", colour(card)) for (_, kind), card in zip(holes, order, strict=True)):
            found[world(holes, order)] += 1
    return found


def world(holes: list[Hole], order: tuple[str, ...]) -> World:
    return tuple(
        (hole, laid(card for other, card in zip(holes, order, strict=True) if other == hole))
        for hole in sorted(set(holes))
    )


def world_of(state: State, seat: int | None) -> World:
    return tuple((hole, _lying_at(state, hole)) for hole in sorted(set(holes_of(state, seat))))


def _lying_at(state: State, hole: Hole) -> Cards:
    whose, kind = hole
    if kind == "pile":
        return state.pile
    held = state.holdings[whose]
    return held.hand if kind == "hand" else tuple(card for card in held.stack if colour(card) == kind)


SMALL = {
    "one of two hands": position("Y5", "B3 B3", "B7 Y2", "", stacks=["B4"]),
    "hands and stacks": position("Y5", "B3 B3", "B7", "", stacks=["B4 Y1", "B3 Y2"]),
    "all but one alike": position("Y5", "B3 B3 B3", "B3", "", stacks=["B7"]),
    "one yellow among blues": position("Y5", "B1", "B2 B2", "", stacks=["Y3", "B2 B4"]),
    "a pile": position("Y5", "B3 B3 B3 B4 Y7", "B6 B7 B8 B8 B9", pile="B3 Y8"),
    "two yellows, one stacked": position("Y5", "Y1", "B2", "", stacks=["Y2 B2", "B4"]),
    "open": position("Y5", "B3 B4 Y1", "B6"),
}
LAST = {"a pile": 1, "open": 1}  # the seat that has all else


@pytest.mark.parametrize("name", SMALL)
def test_a_card_is_shown_as_often_as_it_lies_there_in_every_world(name: str) -> None:
    """Against the enumeration of all worlds; the pile is never opened (A12)."""
    state, seat = SMALL[name], LAST.get(name, 2)
    every = [dict(one) for one in worlds(state, seat)]
    shown = GAME.view(state, seat).state
    for hole in every[0]:
        certain = Counter(every[0][hole])
        for one in every:
            certain &= Counter(one[hole])
        expected = Counter() if hole[1] == "pile" else certain
        assert Counter(card for card in _lying_at(shown, hole) if "?" not in card) == expected


@pytest.mark.parametrize("name", SMALL)
def test_a_drawn_world_is_any_that_looks_the_same_each_as_often(name: str) -> None:
    """Against the enumeration of all worlds."""
    state, seat = SMALL[name], LAST.get(name, 2)
    every, rng, times = worlds(state, seat), Random(7), 4000
    view = GAME.view(state, seat)
    drawn: Counter[World] = Counter()
    for _ in range(times):
        guess = GAME.determinize(view, rng)
        assert GAME.view(guess, seat) == view
        drawn[world_of(guess, seat)] += 1
    assert set(drawn) <= set(every)
    for one, weight in every.items():
        expected = times * weight / every.total()
        assert abs(drawn[one] - expected) < 5 * expected**0.5 + 1, one  # five standard deviations


@settings(max_examples=8)
@given(st.sampled_from([2, 3, 5]), st.integers(0, 2**32), st.sampled_from(["on", "off"]))
def test_in_every_game_a_drawn_world_gives_the_same_view_and_is_as_complete(seats: int, seed: int, away: str) -> None:
    rng, states = Random(seed), random_game(seats, seed, referee=away).states
    for state in states:
        for seat in (*range(seats), EVERYBODY):
            view = GAME.view(state, seat)
            guess = GAME.determinize(view, rng)
            assert GAME.view(guess, seat) == view
            assert GAME.unsound(guess, states[0]) is None


def test_a_seat_on_turn_finds_its_moves_and_how_it_stands_in_its_own_view() -> None:
    for state in random_game(3, 8, referee="off").states:
        seat = GAME.turn(state)
        if seat is not None and seat != CHANCE:
            view = GAME.view(state, seat).state
            assert GAME.legal_moves(view) == GAME.legal_moves(state)
            assert GAME.fair_moves(view) == GAME.fair_moves(state)
            assert GAME.standings(view) == GAME.standings(state)
