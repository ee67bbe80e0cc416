"""A small language for these tests: games as words, squares and hands as they are written at the table."""

from __future__ import annotations

from azumaya.core.options import settle_options
from azumaya.games.culdcept.cards import RANKS, SIGNS, SUIT
from azumaya.games.culdcept.rules import Culdcept
from azumaya.games.culdcept.squares import Square
from azumaya.games.culdcept.state import PLACING, Holding, State
from games.playing import Playing

GAME = Culdcept()
_PLAY: Playing[State] = Playing(GAME)
game, random_game, after = _PLAY.game, _PLAY.random_game, _PLAY.after
why, said, explained, legal, hint = _PLAY.why, _PLAY.said, _PLAY.explained, _PLAY.legal, _PLAY.hint

STRAIGHT = "A 2 3 4 5 6 7 8 9 10 J Q K"  # the ring in order: s0 shows the ace, s12 the king
SUITE = STRAIGHT.split()


def mask(words: str) -> int:
    """A set of cards: "A 10" or "A+10"."""
    return sum(1 << SIGNS.index(word) for word in words.replace("+", " ").split())


def ring(words: str) -> str:
    """The tokens that lay this ring; "..." stands for all clubs that are not named, lowest first."""
    named = words.split()
    rest = [SIGNS[rank] for rank in RANKS if SIGNS[rank] not in named]
    laid = [card for word in named for card in (rest if word == "..." else [word])]
    return " ".join(f"ring:{card}" for card in laid)


def dealt(*hands: str) -> str:
    """The tokens that deal these hands of three."""
    return " ".join(f"deal:{card}" for hand in hands for card in hand.split())


def placing(
    hand: str,
    shown: str = "",
    *,
    owner: int = 0,
    under: tuple[tuple[int, str], ...] = (),
    word: str = "",
    ground: str = "2",
    square: int = 4,
    seats: int = 2,
    **options: str,
) -> State:
    """Seat 0 has come to a square, in round 5, and may lay cards.

    The square's map card is `ground`; `under` and then `shown` lie on it. The other cards of each suit are in the
    piles, three of the others' in hand.
    """
    layers = tuple((seat, mask(cards)) for seat, cards in (*under, *([(owner, shown)] if shown else [])))
    start = game(ring("..."), dealt(*(["8 9 10"] * seats)), seats=seats, **options).state
    cells = [Square(other.ground) for other in start.ring]
    at = next(i for i, cell in enumerate(cells) if cell.ground == SIGNS.index(ground))
    cells[at], cells[square] = cells[square], Square(SIGNS.index(ground), layers)
    laid = [sum(cards for seat, cards in layers if seat == s) for s in range(seats)]
    others = [_three_of(SUIT & ~laid[s], laid[s]) for s in range(1, seats)]
    mine = mask(hand)
    own = Holding(mine, SUIT & ~mine & ~laid[0] & ~(mask(word) if word else 0))
    pieces = (square, *start.pieces[1:])
    shown_word = SIGNS.index(word) if word else 0
    return State(start.variant, PLACING, 5, 0, tuple(cells), pieces, (own, *others), shown_word)


def _three_of(free: int, laid: int) -> Holding:
    hand = sum([1 << rank for rank in RANKS if free >> rank & 1][:3])
    return Holding(hand, free & ~hand)


def choosing(hand: str, *, reborn: bool = False, round: int = 5, seats: int = 2, **options: str) -> State:
    """Seat 0 has drawn and has not moved yet; the cards not in hand are in the pile."""
    after = placing(hand, seats=seats, **options)
    own = Holding(mask(hand), SUIT & ~mask(hand), reborn=reborn)
    return State(after.variant, "choose", round, 0, after.ring, after.pieces, (own, *after.holdings[1:]))


def ended(*owners: int | None) -> State:
    """The state after the last turn with these owners of s0, s1, ..., each by a card of its own."""
    seats = max([2, *(owner + 1 for owner in owners if owner is not None)])
    cells, used = [], [0] * seats
    for at, owner in enumerate((*owners, *[None] * (13 - len(owners)))):
        if owner is None:
            cells.append(Square(at + 1))
        else:
            used[owner] += 1
            cells.append(Square(at + 1, ((owner, 1 << used[owner]),)))
    holdings = tuple(Holding(SUIT & ~sum(1 << r for r in range(1, n + 1)), 0) for n in used)
    variant = GAME.start(seats, settle_options(GAME, seats, {})).variant
    return State(variant, "over", 10, 0, tuple(cells), (0,) * seats, holdings)


def hand(state: State, seat: int = 0) -> int:
    """The hand of a seat, as a mask."""
    return state.holdings[seat].hand
