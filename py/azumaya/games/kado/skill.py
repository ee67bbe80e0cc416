"""What an opponent knows about playing KADO well."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from azumaya.core.skill import Level, Skill, Why, reward
from azumaya.core.text import Text
from azumaya.games.kado import gardener, hints, ruler
from azumaya.games.kado.challenge import ruled_out
from azumaya.games.kado.fast import KadoForward
from azumaya.games.kado.moves import DISCARD, GIVES, GUESSES, PASS, KadoMove
from azumaya.games.kado.prospect import best_place, first_place, prospect
from azumaya.games.kado.scoring import BONUS
from azumaya.games.kado.state import CHALLENGING, GIVING, OVER, PLACING, State

if TYPE_CHECKING:
    from azumaya.core.game import Game, Seat, View

WARMTH = 0.08  # of the first level
STEPS = 250  # of the last one

_BY_PAIR = {guess.pair: guess for guess in GUESSES}


class KadoSkill(Skill[State, KadoMove]):
    """A value that weighs what the grids promise, and a policy that gives, guesses and places by the same measure."""

    horizon = 2  # to the end it takes nine times as long and is no stronger: cards to come blur what is promised
    levels = (
        Level(
            Text("Gives and keeps as it comes to mind, and often lays a card where it spoils a line."),
            "casual",
            warmth=WARMTH,
        ),
        Level(Text("Keeps and lays what suits it, but never challenges anybody."), ruler.RULERS["silent"]),
        Level(
            Text("Keeps and lays what suits it, and challenges whenever it may gain by it."), ruler.RULERS["uniform"]
        ),
        Level(
            Text("Plays some turns ahead in its head, and works out what you are likely to have kept."),
            gardener.think,
            STEPS,
        ),
    )

    def value(self, game: Game[State, KadoMove], state: State, seat: Seat) -> float:
        """The chance of first place: what each seat can expect, set against the others the surer the later it is."""
        if state.phase == OVER:
            return reward(game, state, seat)
        worth = [expected(state, other) for other in range(len(state.holdings))]
        return first_place(worth, seat, state.turn)

    def rollout(self, game: Game[State, KadoMove], state: State, legal: Sequence[KadoMove], rng: Random) -> KadoMove:
        """Keep what suits and give what hurts; guess where it can help; place where it promises most."""
        if state.phase == GIVING:
            return _gift(state)
        if state.phase == CHALLENGING:
            return _challenge(state, rng)
        held = state.holdings[state.seat]
        assert state.phase == PLACING and held.card is not None
        return best_place(held.grid, held.card, state.variant.sums)[1]

    def forward(self, game: Game[State, KadoMove]) -> KadoForward:
        """Cards and moves as numbers, grids as layouts."""
        return KadoForward()

    def why(self, game: Game[State, KadoMove], view: View[State], move: KadoMove) -> Why:
        """What a card does where it goes, or what speaks for a guess."""
        return hints.why(game, view, move)


def expected(state: State, seat: Seat) -> float:
    """The total that a seat can expect: its grid, the card it is about to place, its bonus."""
    held = state.holdings[seat]
    worth = prospect(held.grid, state.variant.sums) + BONUS * held.extras
    return worth if held.card is None else worth + suits(state, seat, held.card)


def suits(state: State, seat: Seat, card: str) -> float:
    """How much better (or worse) than an average card this one is for a seat, in points."""
    return best_place(state.holdings[seat].grid, card, state.variant.sums)[0]


def _gift(state: State) -> KadoMove:
    """Keep a card that is better than average; else give it to whom it helps least, or in a duel put it aside."""
    card, me = state.top, state.seat
    assert card is not None
    others = [seat for seat, held in enumerate(state.holdings) if held.card is None and seat != me]
    if state.holdings[me].card is None and (not others or suits(state, me, card) > 0):
        return GIVES[me]
    least = min(others, key=lambda seat: suits(state, seat, card))
    if state.duel and not state.discarded and suits(state, least, card) > 0:
        return DISCARD
    return GIVES[least]


def _challenge(state: State, rng: Random) -> KadoMove:
    """A pair as likely as it lies unseen, told without a look at what was kept; with a good card no half success."""
    held = state.holdings[state.seat]
    assert held.card is not None
    if state.variant.either and suits(state, state.seat, held.card) > 0:
        return PASS
    kept = state.holdings[state.gifter].card
    assert kept is not None
    pair = rng.choice((*state.deck, kept))[:2]
    return PASS if ruled_out(pair, state.guesses, state.variant.either) else _BY_PAIR[pair]
