"""Taps lead to a move by narrowing the legal ones."""

from collections import Counter
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azumaya.core.pick import Pick, pick, tap, why_not_there
from azumaya.core.record import Match
from azumaya.games import SHELF


@dataclass(frozen=True)
class Say:
    """A move that is said by pointing at these places."""

    places: tuple[str, ...]


A1, A2, B1, PAIR, WORD = Say(("a", "r1")), Say(("a", "r2")), Say(("b", "r1")), Say(("a", "b", "r1")), Say(("do:roll",))
LEGAL = (A1, A2, B1, PAIR, WORD)
SOME = st.lists(st.sampled_from("abcd"), max_size=4)


def taps(*places: str) -> Pick[Say] | None:
    found: Pick[Say] | None = Pick()
    for place in places:
        assert found is not None
        found = tap(LEGAL, found, place)
    return found


def test_one_tap_leaves_the_moves_that_have_it() -> None:
    assert taps("a") == Pick(("a",), None, frozenset({"r1", "r2", "b"}))


def test_a_move_is_ready_when_exactly_its_places_are_tapped_and_further_taps_may_extend_it() -> None:
    assert taps("b", "r1") == Pick(("b", "r1"), B1, frozenset({"a"}), B1)
    assert taps("b", "r1", "a") == Pick(("b", "r1", "a"), PAIR, frozenset(), PAIR)


def test_what_every_move_with_the_taps_needs_goes_without_saying() -> None:
    """Of the moves with b all go to r1: it means b on r1, until a goes with it. Those with a go here or there."""
    assert [found.meant if (found := taps(*places)) else None for places in (("b",), ("b", "a"), ("a",), ("r1",))] == [
        B1,
        PAIR,
        None,
        None,
    ]
    assert pick((A1, A2), ()) == Pick((), None, frozenset({"a", "r1", "r2"}))
    assert pick((A1,), ()) == Pick((), None, frozenset({"a", "r1"}))


@given(st.lists(SOME.map(tuple).map(Say), max_size=6), SOME)
def test_a_pick_is_what_counting_the_places_of_every_move_comes_to(moves: list[Say], said: list[str]) -> None:
    rest = {move: Counter(move.places) - Counter(said) for move in moves if Counter(said) <= Counter(move.places)}
    ready = next((move for move in rest if not rest[move]), None)
    least = min(rest, key=lambda move: len(move.places), default=None)
    alone = least if least and all(Counter(least.places) <= Counter(move.places) for move in rest) else None
    targets = frozenset(place for places in rest.values() for place in places)
    whole = Pick(tuple(said), ready, targets, (ready or alone) if said else None)
    assert pick(moves, said) == (whole if rest or not said else None)


def test_piece_first_and_place_first_lead_to_the_same_move() -> None:
    first, second = taps("a", "r2"), taps("r2", "a")
    assert first is not None
    assert second is not None
    assert first.ready == second.ready == A2


def test_a_move_said_by_a_word_is_ready_at_once() -> None:
    assert taps("do:roll") == Pick(("do:roll",), WORD, frozenset(), WORD)


def test_a_second_tap_on_a_piece_lets_go_of_it() -> None:
    assert taps("a", "a") == pick(LEGAL, ())


def test_a_tap_on_another_place_moves_the_ghost_and_keeps_the_piece() -> None:
    assert taps("a", "r1", "r2") == Pick(("a", "r2"), A2, frozenset(), A2)


def test_a_tap_on_another_piece_keeps_the_place_that_fits() -> None:
    assert taps("r1", "do:roll") == Pick(("do:roll",), WORD, frozenset(), WORD)
    assert taps("r2", "a") == Pick(("r2", "a"), A2, frozenset(), A2)


def test_a_place_in_no_legal_move_is_no_pick() -> None:
    assert taps("nowhere") is None


def test_a_whole_move_that_is_not_legal_is_refused_and_not_taken_for_another() -> None:
    wrong = Say(("b", "r2"))
    held = taps("b")
    assert held is not None
    assert tap(LEGAL, held, "r2", (*LEGAL, wrong)) is None
    assert tap(LEGAL, held, "r2") == Pick(("r2",), None, frozenset({"a"}), A2)


def test_the_beginning_of_a_move_that_is_not_legal_gives_way_to_another() -> None:
    wrong = Say(("b", "do:roll", "r1"))
    held = taps("b")
    assert held is not None
    assert tap(LEGAL, held, "do:roll", (*LEGAL, wrong)) == Pick(("do:roll",), WORD, frozenset(), WORD)


MOYO = Match.new(SHELF.find("moyo"), 2, {"puzzle": "6"}, "seed")


@pytest.mark.parametrize(
    ("before", "place", "code", "at"),
    [
        (("stone:3",), "r4c4", "repeat", "r1c4"),
        ((), "r4c6", "occupied", "r4c6"),
        ((), "r1c1", "opening", "r4c4"),
        (("stone:1",), "r1c1", "opening", "r4c4"),
    ],
)
def test_why_a_place_cannot_be_tapped_is_told_by_the_move_that_was_meant(
    before: tuple[str, ...], place: str, code: str, at: str
) -> None:
    objection = why_not_there(MOYO.game, MOYO.state, before, place)
    assert objection is not None
    assert objection.code == code
    assert at in objection.at


def test_a_place_that_no_move_ever_names_gets_no_reason() -> None:
    assert why_not_there(MOYO.game, MOYO.state, (), "moon") is None
