"""A small language for these tests: games as words, tables as the cards that lie on them."""

from __future__ import annotations

from collections.abc import Sequence

from azumaya.core.cards import Cards, laid, without
from azumaya.core.options import settle_options
from azumaya.games.kartenspiel.cards import DECK
from azumaya.games.kartenspiel.options import variant
from azumaya.games.kartenspiel.rules import Kartenspiel
from azumaya.games.kartenspiel.state import HAND, Holding, State
from games.playing import Game, Playing

GAME = Kartenspiel()
_PLAY: Playing[State] = Playing(GAME)
game, random_game, after = _PLAY.game, _PLAY.random_game, _PLAY.after
why, said, explained, legal, hint = _PLAY.why, _PLAY.said, _PLAY.explained, _PLAY.legal, _PLAY.hint


def cards(words: str) -> Cards:
    """A hand or a stack: "B3 B3 Y1"."""
    return laid(words.split())


def on_table(words: str) -> tuple[str, ...]:
    """Cards as they lie: "Y5 B3@1,0"; the first one lies in the middle."""
    first, *others = words.split()
    return (f"{first}@0,0", *others)


def dealt(*hands: str) -> str:
    """The tokens that deal these hands of five."""
    return " ".join(f"deal:{card}" for hand in hands for card in hand.split())


def reached(table: str, hand: str = "", seats: int = 2, **options: str) -> Game:
    """By moves only: these cards were laid in turn, in this order, and the next seat holds (at least) this hand.

    Every seat is given the cards it is to place, in that order, then this hand; for the rest the lowest cards.
    """
    first, *others = on_table(table)
    wanted = [[token[:2] for token in others[seat::seats]] for seat in range(seats)]
    wanted[len(others) % seats] += hand.split()
    spare = list(without(DECK, [first[:2], *(card for cards in wanted for card in cards)]))

    def given(seat: int) -> str:
        return (wanted[seat] or spare).pop(0)

    play = game(f"centre:{first[:2]}", seats=seats, **options)
    play = play(*(f"deal:{given(seat)}" for seat in range(seats) for _ in range(HAND)))
    for turn, token in enumerate(others):
        play = play(token, f"draw:{given(turn % seats)}")
    return play


def position(
    table: str,
    *hands: str,
    pile: str = "",
    stacks: Sequence[str] = (),
    stuck: Sequence[str] = (),
    seat: int = 0,
    fresh: bool = False,
    passes: int = 0,
    **options: str,
) -> State:
    """A turn with these hands, in the last phase unless there is a pile. All cards that are named nowhere have been
    given up by the last seat.
    """
    seats = len(hands)
    named = [token[:2] for token in on_table(table)] + " ".join([pile, *hands, *stacks, *stuck]).split()
    blank = ("",) * seats
    stacks, stuck = [*stacks, *blank][:seats], [*stuck, *blank][:seats]
    stacks[-1] = " ".join([stacks[-1], *without(DECK, named)])
    holdings = tuple(Holding(*map(cards, parts)) for parts in zip(hands, stacks, stuck, strict=True))
    settled = settle_options(GAME, seats, options)
    state = State(variant(settled), "play", seat, on_table(table), holdings, cards(pile), fresh, passes)
    assert GAME.unsound(state, GAME.start(seats, settled)) is None
    return state


def picture(state: State) -> list[str]:
    """The table as it lies: 3 is blue, [5] yellow, a dot is an empty cell."""
    placed = {tuple(map(int, token[3:].split(","))): token[:2] for token in state.table}
    columns, rows = zip(*placed, strict=True)
    signs = {"B": " {} ", "Y": "[{}]"}
    return [
        "".join(
            signs[placed[x, y][0]].format(placed[x, y][1]) if (x, y) in placed else " . "
            for x in range(min(columns), max(columns) + 1)
        )
        for y in range(min(rows), max(rows) + 1)
    ]
