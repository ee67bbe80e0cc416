"""A small language for these tests: games as words, grids as lines of cards, turns in one go."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from azumaya.core.cards import laid, without
from azumaya.core.options import settle_options
from azumaya.games.kado.cards import DECK
from azumaya.games.kado.grid import Grid
from azumaya.games.kado.rules import Kado
from azumaya.games.kado.state import OVER, PLACING, TURNS, Holding, State
from games.playing import Game, Playing

GAME = Kado()


def _guessing(rng: Random, state: State, tokens: list[str]) -> str:
    """About every second challenge names the card that the gifter kept."""
    token = rng.choice(tokens)
    kept = state.holdings[state.gifter].card
    return f"guess:{kept[:2]}" if state.phase == "challenge" and kept and rng.random() < 0.5 else token


_PLAY: Playing[State] = Playing(GAME)
game, random_game, after = _PLAY.game, _PLAY.random_game, _PLAY.after
why, said, explained, legal, hint = _PLAY.why, _PLAY.said, _PLAY.explained, _PLAY.legal, _PLAY.hint
guessing_game = Playing(GAME, _guessing).random_game

EVERYBODY = None  # the view of those who sit at no seat

PATH = ["0,0", "0,1", "0,2", "0,3", "1,3", "1,2", "1,1", "1,0", "2,0", "2,1", "2,2", "2,3"]
"""A way to fill a grid: there and back and there again."""


def dealt(hands: str, gifter: int = 0) -> str:
    """The tokens that deal these cards to seat 0, 1, ...: the gifter's own comes last."""
    cards = hands.split()
    order = [(gifter + step) % len(cards) for step in range(1, len(cards) + 1)]
    return " ".join(f"top:{cards[seat]} give:{seat}" for seat in order)


def passed(seats: int = 2) -> str:
    """The tokens with which nobody challenges."""
    return " ".join(["pass"] * (seats - 1))


def turns(number: int, seats: int = 2, *, challenges: str = "", **options: str) -> Game:
    """A game after so many turns: the lowest cards left are dealt, everybody fills the grid along `PATH`.

    `challenges` are the tokens of step 2, the same in every turn; nobody challenges where it is empty.
    """
    play = game(seats=seats, **options)
    for turn in range(number):
        cards = " ".join(play.state.deck[:seats])
        play = play(dealt(cards, turn % seats), challenges or passed(seats), *[f"put:{PATH[turn]}"] * seats)
    return play


def grid(picture: str, top: int = 0, left: int = 0) -> Grid:
    """The grid in a picture such as "Bb5 .. So2/Cg2 Cb3": lines from the top, `..` for a place that is empty."""
    lines = picture.split("/")
    return tuple(
        sorted(
            (top + line, left + column, card)
            for line, words in enumerate(lines)
            for column, card in enumerate(words.split())
            if card != ".."
        )
    )


def on(*cells: str) -> Grid:
    """A grid with any cards on these cells, "0,0" and so on."""
    places = sorted(tuple(map(int, cell.split(","))) for cell in cells)
    return tuple((line, column, card) for (line, column), card in zip(places, DECK, strict=False))


def placing(mine: Grid, card: str = "Sr5", **options: str) -> State:
    """Seat 1 of two, left of the gifter, is about to place this card in a grid like that."""
    start = game(**options).state
    holdings = (Holding("Sr2"), Holding(card, mine))
    used = [card, "Sr2", *(lies for _, _, lies in mine)]
    return replace(start, phase=PLACING, seat=1, deck=without(DECK, used), holdings=holdings)


def ended(*pictures: str, bonus: tuple[int, ...] = (), **options: str) -> State:
    """The state after the last turn with these full grids, and so many bonus cards for each seat.

    Where a single grid is named, any other cards lie in that of seat 1.
    """
    grids = [grid(picture) for picture in pictures]
    left = list(without(DECK, (card for one in grids for _, _, card in one)))
    if len(grids) == 1:
        grids.append(grid(_picture(left[:12])))
        del left[:12]
    holdings = []
    for one, many in zip(grids, (*bonus, *[0] * len(grids)), strict=False):
        holdings.append(Holding(grid=one, bonus=laid(left[:many])))
        del left[:many]
    start = GAME.start(len(grids), settle_options(GAME, len(grids), options))
    seat = (TURNS - 1) % len(grids)
    return replace(start, phase=OVER, turn=TURNS, seat=seat, deck=tuple(left), holdings=tuple(holdings))


def _picture(cards: list[str]) -> str:
    return "/".join(" ".join(cards[at : at + 4]) for at in (0, 4, 8))


def sheet(state: State, seat: int = 0) -> list[int]:
    """The points of a seat, as its sheet lists them: three lines, four columns, bonus."""
    return [points for _, points in GAME.standings(state)[seat].sheet]


def cards(state: State) -> list[str | None]:
    """The card of this turn of each seat."""
    return [held.card for held in state.holdings]
