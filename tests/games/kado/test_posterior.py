"""What a challenger thinks that the gifter kept: as likely as it says, and likelier to be hit than by chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache
from math import sqrt

import pytest

from azumaya.core.cards import without
from azumaya.core.record import Match
from azumaya.games.kado import posterior
from azumaya.games.kado.layout import CARD
from azumaya.games.kado.posterior import Likely
from azumaya.games.kado.ruler import RULERS
from azumaya.games.kado.state import CHALLENGING, State
from azumaya.players import Mind
from azumaya.players.arena import decide
from games.kado.play import GAME, dealt, game, grid

DECK = tuple(CARD)


def pairs(kept: Likely) -> Counter[str]:
    """The chance of every pair."""
    found: Counter[str] = Counter()
    for card, chance in kept.items():
        found[DECK[card][:2]] += chance
    return found


def challenged(mine: str, discarded: bool = False) -> State:
    """Seat 1 may challenge the gifter, whose only line holds two bears."""
    start = game(dealt("Sr2 Fp1")).state
    theirs = grid(mine)
    holdings = (replace(start.holdings[0], grid=theirs), start.holdings[1])
    deck = without(start.deck, (card for _, _, card in theirs))
    return replace(start, deck=deck, holdings=holdings, discarded=discarded)


def test_all_that_lies_unseen_may_have_been_kept_and_nothing_else() -> None:
    state = challenged("Bb5 Bg5")
    kept = posterior.likely(GAME.view(state, 1))
    assert sum(kept.values()) == pytest.approx(1)
    assert {DECK[card] for card in kept} == {*state.deck, state.holdings[0].card}


def test_a_failed_guess_rules_cards_out() -> None:
    for either, gone in (
        (False, {"Bb"}),
        (
            True,
            {pair for pair in pairs(posterior.uniform(GAME.view(challenged("Bb5"), 1))) if "B" in pair or "b" in pair},
        ),
    ):
        state = replace(challenged("Bb5 Bg5"), guesses=("Bb",))
        state = replace(state, variant=replace(state.variant, either=either))
        for guessing in (posterior.likely, posterior.uniform):
            assert not gone & pairs(guessing(GAME.view(state, 1))).keys()


@pytest.mark.parametrize("discarded", [False, True])
def test_what_suits_the_gifter_is_likelier_than_what_does_not(discarded: bool) -> None:
    kept = posterior.likely(GAME.view(challenged("Bb5 Bg5", discarded), 1))
    assert kept[CARD["Bp5"]] > 1.5 * kept[CARD["So1"]]


@dataclass
class Tally:
    """Turns of rule players: how likely the likeliest pairs were said to be, and how often they were right."""

    said: list[float] = field(default_factory=list)
    right: int = 0
    by_chance: float = 0.0


@cache
def tally(seats: int, games: int) -> Tally:
    found, mind = Tally(), Mind("silent", RULERS["silent"])
    for n in range(games):
        match = Match.new(GAME, seats, {}, f"calibration {n}").settle()
        while (seat := match.turn) is not None:
            state = match.state
            if state.phase == CHALLENGING and state.seat == (state.gifter + 1) % seats:
                view, kept = GAME.view(state, seat), state.holdings[state.gifter].card
                ((pair, chance),) = pairs(posterior.likely(view)).most_common(1)
                found.said.append(chance)
                found.right += kept[:2] == pair
                found.by_chance += pairs(posterior.uniform(view)).most_common(1)[0][1]
            match = match.play(str(decide(match, mind)[0])).settle()
    return found


@pytest.mark.parametrize(("seats", "games"), [(2, 30), (4, 15)])
def test_it_is_right_as_often_as_it_says(seats: int, games: int) -> None:
    """Within three standard deviations of what it says."""
    told = tally(seats, games)
    spread = sqrt(sum(chance * (1 - chance) for chance in told.said))
    assert abs(told.right - sum(told.said)) < 3 * spread


def test_it_says_more_than_that_every_card_is_as_likely() -> None:
    told = tally(2, 30)
    assert sum(told.said) > 1.2 * told.by_chance
