"""The next turns, played on by rule of thumb with cards that lie ready: the same ones whatever is done now."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from azumaya.core.game import Seat
from azumaya.games.kado import posterior, ruler, thumb
from azumaya.games.kado.cards import DECK
from azumaya.games.kado.fast import ASIDE, GUESS, NOTHING, PUT
from azumaya.games.kado.hidden import unseen
from azumaya.games.kado.layout import CARD, Layout, layout
from azumaya.games.kado.scoring import BONUS
from azumaya.games.kado.state import GIVING, TURNS, State, gifter

HIT = 0.08  # how often a challenge names the very card
HALF = 0.35  # and how often, at least, gift or ribbon


class World:
    """One order of the unseen cards, and luck for every challenge to come."""

    __slots__ = ("deck", "luck")

    def __init__(self, pool: Sequence[int], rng: Random) -> None:
        self.deck = rng.sample(pool, len(pool))
        self.luck = [rng.random() for _ in range(5 * (TURNS + 1))]


class Ahead:
    """What may follow within so many turns of a state in which a seat gives or places: it has seen all cards dealt."""

    def __init__(self, state: State, horizon: int) -> None:
        held = state.holdings
        self._last = min(TURNS, state.turn + horizon)
        self.pool = [CARD[card] for card in unseen(state)]
        self._seats = len(held)
        self._grids = [layout(one.grid, state.variant.sums) for one in held]
        self._extras = [one.extras for one in held]
        self._cards = [None if one.card is None else CARD[one.card] for one in held]
        self._top = None if state.top is None else CARD[state.top]
        self._giving, self._seat, self._turn = state.phase == GIVING, state.seat, state.turn
        self._aside, self._either = state.duel and not state.discarded, state.variant.either
        laid = {card for one in held for _, _, card in one.grid}
        self._closed = [CARD[card] for card in DECK if card not in laid]
        self._guesses: dict[tuple[Seat, int, bool, bool], int] = {}

    def totals(self, move: int, world: World) -> list[float]:
        """The points that the grids promise all seats then, after this move in this world."""
        grids, extras, first = self._grids[:], self._extras[:], gifter(self._turn, self._seats)
        if self._giving:
            cards, aside = self._dealt(move, world.deck)
            self._answer(extras, cards, aside, world.luck)
            _place(grids, cards)
        else:
            mine = self._cards[self._seat]
            assert mine is not None
            _place(grids, [None if seat == self._seat else card for seat, card in enumerate(self._cards)])
            grids[self._seat] = grids[self._seat].lay(move - PUT, mine)
        at, looked = 0, self._seats + (self._seats == 2)
        for turn in range(self._turn + 1, self._last + 1):
            first = gifter(turn, self._seats)
            cards = deal(grids, first, world.deck, at, thumb.MEANS[turn])
            self._challenge(grids, extras, cards, first, world.luck, turn)
            _place(grids, cards)
            at += looked
        return [grid.promise() + BONUS * n for grid, n in zip(grids, extras, strict=True)]

    def _dealt(self, move: int, deck: Sequence[int]) -> tuple[list[int | None], bool]:
        """The cards of this turn after this one is given, the next ones from the end of the deck; was one put aside?"""
        cards, aside, top, at = self._cards[:], self._aside, self._top, len(deck)
        while True:
            if move == ASIDE:
                aside = False
            else:
                cards[move] = top
            lacking = [seat for seat, card in enumerate(cards) if card is None]
            if not lacking:
                return cards, self._seats == 2 and not aside
            at -= 1
            top = deck[at]
            others = [seat for seat in lacking if seat != self._seat]
            means = thumb.MEANS[self._turn]
            move = thumb.choose(top, self._seat, others, self._seat in lacking, aside, self._grids, means)

    def _answer(self, extras: list[int], cards: list[int | None], aside: bool, luck: Sequence[float]) -> None:
        """The others challenge in this turn: half of the time they think of what a gifter keeps."""
        me, seats = self._seat, self._seats
        for step in range(1, seats):
            seat = (me + step) % seats
            kept, given = cards[me], cards[seat]
            assert kept is not None and given is not None
            move = self._guess(seat, given, aside, luck[seat] < 0.5)
            if move == NOTHING:
                continue
            exact = ruler.PAIR[kept] == move - GUESS
            if exact or (self._either and ruler.PAIR[kept] in ruler.HALVES[move - GUESS]):
                extras[seat] += exact
                cards[me], cards[seat] = given, kept
                return

    def _guess(self, seat: Seat, given: int, aside: bool, thinks: bool) -> int:
        """What a seat guesses that was given this card."""
        key = seat, given, aside, thinks
        if key not in self._guesses:
            pool = [card for card in self._closed if card != given]
            if thinks:
                kept = posterior.Dealing(self._grids, self._seat, aside, pool).kept(pool, given)
            else:
                kept = dict.fromkeys(pool, 1 / len(pool))
            self._guesses[key] = ruler.guess(self._grids, self._seat, seat, given, kept, self._either)
        return self._guesses[key]

    def _challenge(
        self,
        grids: list[Layout],
        extras: list[int],
        cards: list[int | None],
        gifter: Seat,
        luck: Sequence[float],
        turn: int,
    ) -> None:
        """One after another challenges the gifter, with the luck that lies ready."""
        seats = self._seats
        for step in range(1, seats):
            seat = (gifter + step) % seats
            chance = luck[5 * turn + seat]
            if chance < HIT:
                extras[seat] += 1
            elif not self._either or chance > HALF or grids[seat].best(cards[seat] or 0)[0] > 0:
                continue
            cards[seat], cards[gifter] = cards[gifter], cards[seat]
            return


def deal(
    grids: Sequence[Layout], gifter: Seat, deck: Sequence[int], at: int, means: Sequence[float]
) -> list[int | None]:
    """The cards that all get in a turn, looked at from a place in the deck on."""
    seats = len(grids)
    others, own, aside = [seat for seat in range(seats) if seat != gifter], True, seats == 2
    cards: list[int | None] = [None] * seats
    while own or others:
        card = deck[at]
        at += 1
        way = thumb.choose(card, gifter, others, own, aside, grids, means)
        if way == ASIDE:
            aside = False
            continue
        cards[way] = card
        if way == gifter:
            own = False
        else:
            others.remove(way)
    return cards


def _place(grids: list[Layout], cards: Sequence[int | None]) -> None:
    """Everybody who has a card lays it where it promises most."""
    for seat, card in enumerate(cards):
        if card is not None:
            grid = grids[seat]
            grids[seat] = grid.lay(grid.best(card)[1], card)
