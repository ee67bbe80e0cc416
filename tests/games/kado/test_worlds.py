"""Full states drawn from a view: every world that it allows, each as likely, and no other."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azumaya.core.cards import HOLE, without
from azumaya.games.kado.cards import DECK
from azumaya.games.kado.state import State
from games.kado.play import EVERYBODY, GAME, cards, dealt, game, guessing_game


def hidden_in(view: State) -> list[tuple[str, int]]:
    """The places of a view that hold a hidden card, deck apart: what they are, and whose."""
    found = [("top", view.gifter)] if view.top == HOLE else []
    for seat, held in enumerate(view.holdings):
        found += [("card", seat)] * (held.card == HOLE)
        found += [("bonus", seat)] * held.bonus.count(HOLE) + [("discards", seat)] * held.discards.count(HOLE)
    return found


def contents(state: State, places: list[tuple[str, int]]) -> tuple[object, ...]:
    """What a full state holds in these places."""
    held = state.holdings
    return tuple(state.top if what == "top" else getattr(held[seat], what) for what, seat in dict.fromkeys(places))


def worlds(view: State, failed: list[str], either: bool) -> set[tuple[object, ...]]:
    """Every way to fill the hidden places with unseen cards so that the failed guesses fail, by enumeration."""
    shown = [view.top, *cards(view)]
    for held in view.holdings:
        shown += [*(card for _, _, card in held.grid), *held.discards]
    pool = [card for card in DECK if card not in shown]
    places = hidden_in(view)
    found: set[tuple[object, ...]] = set()
    for drawn in permutations(pool, len(places)):
        filled: dict[tuple[str, int], list[str]] = {}
        for place, card in zip(places, drawn, strict=True):
            filled.setdefault(place, []).append(card)
        kept = filled.get(("card", view.gifter), [""])[0]
        right = [(guess[0] in kept) + (guess[1] in kept) for guess in failed]
        if not any(n == 2 or (n == 1 and either) for n in right):
            words = {p: c[0] if p[0] in ("top", "card") else tuple(sorted(c)) for p, c in filled.items()}
            found.add(tuple(words.values()))
    return found


def shrunk(state: State, pool: str, seat: int) -> State:
    """The same moment, in which that seat has put aside all cards of the deck but these, so that few are unseen."""
    left = tuple(sorted(pool.split()))
    gone = without(state.deck, left)
    aside = replace(state.holdings[seat], discards=tuple(sorted((*state.holdings[seat].discards, *gone))))
    holdings = (*state.holdings[:seat], aside, *state.holdings[seat + 1 :])
    return replace(state, deck=left, holdings=holdings)


THREE = game(dealt("Fp1 Sp1 Qo2"), "guess:Bg", seats=3)
EITHER = game(dealt("Fp1 Sp1 Qo2"), "guess:Bg", seats=3, challenge="either")
EITHER_GREEN = game(dealt("Fp1 Sg5 Qo2"), "guess:Bg", seats=3, challenge="either")
FOUR = game(dealt("Fp1 Sp1 Qo2 Cb3"), "guess:Bg guess:Sr", seats=4)
PAST = game("top:Bb1 discard", dealt("Sp1 Qo2"), "guess:Sp bonus:Cr4 put:0,0 put:0,0")
TWICE = shrunk(
    PAST(
        dealt("Sp3 Qo3", 1),
        "pass put:0,1 put:0,1 top:Bb3 discard",
        dealt("Sp5 Qo5"),
        "guess:Sp bonus:Cr3 put:0,2 put:0,2",
    ).state,
    "Cp4 Fr2",
    1,
)  # seat 0 has put two cards aside, seat 1 has two bonus cards


@pytest.mark.parametrize(
    ("state", "seat", "failed", "either", "number"),
    [
        pytest.param(shrunk(THREE.state, "Bg4 Bg5 Br4 Sg2", 2), 2, ["Bg"], False, 4 * 5, id="a pair is out"),
        pytest.param(shrunk(EITHER.state, "Bg4 Sr2 Br4 Qr3", 2), 2, ["Bg"], True, 4 * 5, id="a gift and a ribbon"),
        pytest.param(shrunk(EITHER.state, "Bg4 Bg5 Br4 Sg2", 2), 2, ["Bg"], True, 2 * 5, id="only two are left"),
        pytest.param(shrunk(FOUR.state, "Bg4 Sr2 Sr5", 3), 3, ["Bg", "Sr"], False, 3 * 20, id="two pairs are out"),
        pytest.param(
            shrunk(EITHER_GREEN.state, "Bg4 Bg5 Br4 Sg2", 2), 2, ["Bg"], True, 1 * 5, id="a single one is left"
        ),
        pytest.param(shrunk(PAST("top:So1").state, "Cp4 Fr2 Qb5", 0), 0, [], False, 5 * 4, id="the top and a bonus"),
        pytest.param(shrunk(PAST("top:So1").state, "Cp4 Fr2 Qb5", 1), 1, [], False, 5 * 4, id="a discard and a bonus"),
        pytest.param(TWICE, 1, [], False, 6 * 5 * 4 * 3 // 4, id="two discards and two bonus cards"),
    ],
)
def test_a_drawn_world_is_any_that_the_view_allows_each_as_often(
    state: State, seat: int, failed: list[str], either: bool, number: int
) -> None:
    """Against the enumeration of all worlds."""
    view = GAME.view(state, seat)
    places = hidden_in(view.state)
    wanted = worlds(view.state, failed, either)
    rng, each = Random(7), 200
    drawn: Counter[tuple[object, ...]] = Counter()
    for _ in range(each * len(wanted)):
        world = GAME.determinize(view, rng)
        assert GAME.view(world, seat) == view
        drawn[contents(world, places)] += 1
    assert set(drawn) == wanted
    assert len(wanted) == number
    assert all(abs(times - each) < 5 * each**0.5 for times in drawn.values())  # five standard deviations


@settings(max_examples=12)
@given(st.sampled_from([2, 3, 4, 5]), st.sampled_from(["both", "either"]), st.integers(0, 2**32))
def test_in_every_game_a_drawn_world_gives_the_same_view_and_could_have_come_about(
    seats: int, challenge: str, seed: int
) -> None:
    rng = Random(seed)
    match = guessing_game(seats, seed, challenge=challenge, fifth="on" if seats == 5 else "off")
    for state in match.states[::3]:
        for seat in (*range(seats), EVERYBODY):
            view = GAME.view(state, seat)
            world = GAME.determinize(view, rng)
            assert GAME.view(world, seat) == view
            assert GAME.view(view.state, seat) == view
            assert GAME.unsound(world, match.states[0]) is None
