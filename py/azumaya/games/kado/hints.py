"""What speaks for a move: what a card does in a grid, whom it helps, and what a gifter likely kept."""

from __future__ import annotations

from azumaya.core.cards import Card
from azumaya.core.game import AnyGame, Seat, View
from azumaya.core.skill import Why
from azumaya.core.text import Plural, SeatName, Text
from azumaya.games.kado import posterior
from azumaya.games.kado.cards import DECK, GIFTS, PAIRS, RIBBONS, Pair
from azumaya.games.kado.challenge import succeeds
from azumaya.games.kado.grid import HEIGHT, Grid, room
from azumaya.games.kado.hidden import unseen
from azumaya.games.kado.layout import CARD, Layout, layout
from azumaya.games.kado.moves import DISCARD, GIVES, Discard, Give, Guess, KadoMove, Put
from azumaya.games.kado.prospect import best_place
from azumaya.games.kado.scoring import column_points, line_points
from azumaya.games.kado.state import CHALLENGING, GIVING, State
from azumaya.games.kado.words import GIFTS as GIFT_NAMES
from azumaya.games.kado.words import RIBBONS as RIBBON_NAMES


def why(game: AnyGame, view: View[State], move: KadoMove) -> Why:
    """What speaks for a legal move of the seat on turn, whose view it is."""
    state = view.state
    if state.phase == GIVING:
        waiting = [seat for seat, held in enumerate(state.holdings) if held.card is None]
        at = [GIVES[seat].places[0] for seat in waiting]
        if state.duel and not state.discarded:
            at += DISCARD.places
        return Why(Text("Look at what the card would do in each grid."), at, Gift(state).reason(move))
    if state.phase == CHALLENGING:
        at = [*(f"gift:{gift}" for gift in GIFTS), *(f"ribbon:{ribbon}" for ribbon in RIBBONS)]
        look = Text("Look at what would suit the grid of {gifter}.", gifter=SeatName(state.gifter))
        return Why(look, at, _of_guess(view, move.pair) if isinstance(move, Guess) else _PASS)
    assert isinstance(move, Put)
    return _of_place(state, move)


# -- placing -------------------------------------------------------------------------------------------------------


def _of_place(state: State, move: Put) -> Why:
    held = state.holdings[state.seat]
    assert held.card is not None
    reason = Effect(held.grid, held.card, move, state.variant.sums).reason()
    free = room(held.grid)
    line = [place for put in free if put.line == move.line for place in put.places]
    column = [place for put in free if put.column == move.column for place in put.places]
    if len(line) > 1:
        return Why(Text("Look at the free places of one line of your grid."), line, reason)
    if len(column) > 1:
        return Why(Text("Look at the free places of one column of your grid."), column, reason)
    every = [place for put in free for place in put.places]
    return Why(Text("Look at the free places of your grid."), every, reason)


class Effect:
    """What a card does on a place of a grid: to its line and to its column."""

    def __init__(self, grid: Grid, card: Card, put: Put, sums: bool) -> None:
        self.line = [lies for line, _, lies in grid if line == put.line]
        self.column = [lies for _, column, lies in grid if column == put.column]
        self.before, self.after = line_points(self.line), line_points([*self.line, card])
        self._card, self._sums = card, sums

    @property
    def matches(self) -> bool:
        """Does it lie in a column with others, all of one ribbon?"""
        return bool(self.column) and {card[1] for card in self.column} == {self._card[1]}

    def reason(self) -> Text:
        """What it brings, or that it spoils least."""
        ribbon, gift = RIBBON_NAMES[self._card[1]], GIFT_NAMES[self._card[0]]
        if self.matches and len(self.column) == HEIGHT - 1:
            return Plural(
                "It completes a column of one ribbon, {ribbon}, and that counts {n} point.",
                "It completes a column of one ribbon, {ribbon}, and that counts {n} points.",
                n=column_points([*self.column, self._card], self._sums),
                ribbon=ribbon,
            )
        if self.line and self.after > self.before:
            if not self.matches:
                return Text(
                    "The line counts {after} instead of {before} then, for {gift}.",
                    after=self.after,
                    before=self.before,
                    gift=gift,
                )
            return Text(
                "The line counts {after} instead of {before} then, for {gift}, and the column stays {ribbon}.",
                after=self.after,
                before=self.before,
                gift=gift,
                ribbon=ribbon,
            )
        if self.matches:
            return Text("Two cards of the column are {ribbon} then, and a third makes it count.", ribbon=ribbon)
        if not self.line:
            return Text("It begins a line of its own there, and the lines you have begun keep their room.")
        return Text(
            "The line goes on counting {before} there, and your other lines keep their room.", before=self.before
        )


# -- giving --------------------------------------------------------------------------------------------------------


class Gift:
    """The card that the gifter looks at, and what it is to everybody compared with the cards unseen."""

    def __init__(self, state: State) -> None:
        assert state.top is not None
        self._state, self._me, self._card = state, state.seat, state.top
        self._waiting = [seat for seat, held in enumerate(state.holdings) if held.card is None]
        self._spare = state.duel and not state.discarded
        pool = [CARD[card] for card in unseen(state)]
        grids = [layout(held.grid, state.variant.sums) for held in state.holdings]
        self._more = [self._gain(grid, pool) for grid in grids]

    def reason(self, move: KadoMove) -> Text:
        """Why it goes there."""
        if isinstance(move, Discard):
            return self._aside()
        assert isinstance(move, Give)
        return self._keep() if move.seat == self._me else self._to(move.seat)

    def _gain(self, grid: Layout, pool: list[int]) -> float:
        """How much more it adds to a grid than an average card."""
        return grid.best(CARD[self._card])[0] - sum(grid.best(card)[0] for card in pool) / len(pool)

    def _keep(self) -> Text:
        others = [seat for seat in self._waiting if seat != self._me]
        if not others and not self._spare:
            return Text("Everybody else has a card, so this one is yours.")
        if self._more[self._me] > 0:
            grid, sums = self._state.holdings[self._me].grid, self._state.variant.sums
            effect = Effect(grid, self._card, best_place(grid, self._card, sums)[1], sums)
            if effect.line and effect.after > effect.before:
                return Text(
                    "In your own grid it makes a line count {after} instead of {before}; most cards would bring less.",
                    before=effect.before,
                    after=effect.after,
                )
            return Text("Most cards that are still to come would suit your grid less.")
        if not others:
            return Text("It costs you little, and the next card may be worse.")
        most = max(others, key=self._more.__getitem__)
        if self._more[most] > 0:
            return Text("It would help {who} more than it costs you to keep it.", who=SeatName(most))
        return Text("It costs you little, and the next card may be one to give away.")

    def _to(self, seat: Seat) -> Text:
        who, mine = SeatName(seat), self._me in self._waiting
        others = [other for other in self._waiting if other != self._me]
        if self._waiting == [seat] and not self._spare:
            return Text("Only {who} has no card yet, so it goes there in any case.", who=who)
        if self._more[seat] <= 0:
            if mine:
                return Text("It helps {who} less than most cards, and you may still get a better one.", who=who)
            return Text("It helps {who} less than most cards would.", who=who)
        if len(others) > 1 and self._more[seat] == min(self._more[other] for other in others):
            return Text("Of all who wait for a card it helps {who} least.", who=who)
        return Text("It does little for you, and the card you keep may be a better one.")

    def _aside(self) -> Text:
        other = 1 - self._me
        if other in self._waiting and self._more[other] > 0:
            return Text("It would help {who}; put aside, it helps nobody.", who=SeatName(other))
        if self._me in self._waiting:
            return Text("It does less for you than most cards: the next one is likely to be better.")
        return Text("The next card is likely to help {who} even less.", who=SeatName(other))


# -- guessing ------------------------------------------------------------------------------------------------------


def _of_guess(view: View[State], pair: Pair) -> Text:
    kept = posterior.likely(view)
    chances = dict.fromkeys(PAIRS, 0.0)
    for card, chance in kept.items():
        chances[DECK[card][:2]] += chance
    either, who = view.state.variant.either, SeatName(view.state.gifter)
    n = sum(succeeds(pair, DECK[card], either) for card in kept)
    if not n:
        return Text("No such card is left, but a failed guess costs nothing.")
    if either:
        return Text("One of the two is likely right, and what {who} kept is likely better than your card.", who=who)
    if chances[pair] == max(chances.values()):
        return Plural(
            "A failed guess costs nothing, and no pair is likelier: {n} such card is unseen, and it would suit {who}.",
            "A failed guess costs nothing, and no pair is likelier: {n} such cards are unseen, and would suit {who}.",
            n=n,
            who=who,
        )
    return Plural(
        "A failed guess costs nothing, and of what {who} may have kept this would help you: {n} such card is unseen.",
        "A failed guess costs nothing, and of what {who} may have kept this would help you: {n} such cards are unseen.",
        n=n,
        who=who,
    )


_PASS = Text("Your card is a good one: an exchange would rather cost you points.")
