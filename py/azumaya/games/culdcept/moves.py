"""Moves and their tokens. Every token that can be read stands in one table, so reading is a look-up.

A card is always said with a square: the one it is laid on is `here`, under the piece, and the one that a Holy Word
leads to is `ahead:9`, nine steps before it. Once the move is made the piece walks on: whoever is told of it (see
`hidden.redact`) is told `at` which square it was. That is no part of the move.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations

from azumaya.games.culdcept.cards import RANKS, SIGNS, mask_of, sign

PIPS = range(1, 7)  # what a die shows
HERE = "here"  # the square under the piece of the seat on turn
RENEW = "linkation"  # no word that is made with one tap: it comes only once in a game


@dataclass(frozen=True, slots=True)
class Ring:
    """Chance lays the next square of the ring (R2): `ring:7`."""

    card: int
    places = ()

    def __str__(self) -> str:
        return f"ring:{SIGNS[self.card]}"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals a card before the first turn (R3): `deal:5`, hidden `deal:?`."""

    card: int | None
    places = ()

    def __str__(self) -> str:
        return f"deal:{sign(self.card)}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance gives the card that starts a turn (R4): `draw:5`, hidden `draw:?`."""

    card: int | None
    places = ()

    def __str__(self) -> str:
        return f"draw:{sign(self.card)}"


@dataclass(frozen=True, slots=True)
class Redraw:
    """Chance gives a card back after a Reincarnation (R10): `redraw:5`, hidden `redraw:?`."""

    card: int | None
    places = ()

    def __str__(self) -> str:
        return f"redraw:{sign(self.card)}"


@dataclass(frozen=True, slots=True)
class Die:
    """The die falls (R4): `die:4`. Any digit can be read; the die shows 1 to 6."""

    pips: int
    at: int | None = field(default=None, compare=False)

    @property
    def places(self) -> tuple[str, ...]:
        """Where it led, once that is told."""
        return () if self.at is None else (place_of(self.at),)

    def __str__(self) -> str:
        return f"die:{self.pips}"


@dataclass(frozen=True, slots=True)
class Roll:
    """A player rolls the die (R4): `roll`."""

    places = ("do:roll",)

    def __str__(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True)
class Word:
    """A player shows a card as Holy Word and moves by it (R9): `word:9`."""

    card: int
    at: int | None = field(default=None, compare=False)

    @property
    def places(self) -> tuple[str, ...]:
        """The card and the square it leads to."""
        return (f"hand:{SIGNS[self.card]}", ahead(self.card) if self.at is None else place_of(self.at))

    def __str__(self) -> str:
        return f"word:{SIGNS[self.card]}"


@dataclass(frozen=True, slots=True)
class Linkation:
    """A player sends the whole hand back and draws anew, Reincarnation (R10): `linkation`."""

    places = (RENEW,)

    def __str__(self) -> str:
        return "linkation"


@dataclass(frozen=True, slots=True)
class Claim:
    """A player captures the square under the piece (R6) with one card or a pair: `claim:2+3`."""

    cards: tuple[int, ...]  # lowest first
    at: int | None = field(default=None, compare=False)

    @property
    def mask(self) -> int:
        """The cards as a set."""
        return mask_of(*self.cards)

    @property
    def places(self) -> tuple[str, ...]:
        """The cards and the square under the piece."""
        return (*hand_places(self.cards), HERE if self.at is None else place_of(self.at))

    def __str__(self) -> str:
        return f"claim:{_joined(self.cards)}"


@dataclass(frozen=True, slots=True)
class Exchange:
    """A player takes up the top of an own square and lays something else (R8): `exchange:5+6`."""

    cards: tuple[int, ...]  # lowest first
    at: int | None = field(default=None, compare=False)

    @property
    def mask(self) -> int:
        """The cards laid, as a set."""
        return mask_of(*self.cards)

    @property
    def places(self) -> tuple[str, ...]:
        """The cards and the square under the piece."""
        return (*hand_places(self.cards), HERE if self.at is None else place_of(self.at))

    def __str__(self) -> str:
        return f"exchange:{_joined(self.cards)}"


@dataclass(frozen=True, slots=True)
class Stay:
    """A player lays nothing (R4): `stay`."""

    places = ("do:stay",)

    def __str__(self) -> str:
        return "stay"


ChanceMove = Ring | Deal | Draw | Redraw | Die
PlayerMove = Roll | Word | Linkation | Claim | Exchange | Stay
CuldceptMove = ChanceMove | PlayerMove


def place_of(at: int) -> str:
    """A square by its number: `s0` is the one at the top."""
    return f"s{at}"


def ahead(steps: int) -> str:
    """The square so many steps before the piece of the seat on turn: `ahead:A` is the next one."""
    return f"ahead:{SIGNS[steps]}"


def hand_places(cards: tuple[int, ...]) -> tuple[str, ...]:
    """Where these cards lie in the hand of the seat on turn."""
    return tuple(f"hand:{SIGNS[card]}" for card in cards)


def _joined(cards: tuple[int, ...]) -> str:
    return "+".join(SIGNS[card] for card in cards)


SETS = (*((rank,) for rank in RANKS), *combinations(RANKS, 2))  # one card, or two, lowest first

RINGS = tuple(map(Ring, RANKS))
DEALS = tuple(map(Deal, RANKS))
DRAWS = tuple(map(Draw, RANKS))
REDRAWS = tuple(map(Redraw, RANKS))
DICE = tuple(map(Die, PIPS))
WORDS = tuple(map(Word, RANKS))
CLAIMS = tuple(map(Claim, SETS))
EXCHANGES = tuple(map(Exchange, SETS))
ROLL, LINKATION, STAY = Roll(), Linkation(), Stay()

_READABLE: tuple[CuldceptMove, ...] = (
    *RINGS,
    *DEALS,
    *DRAWS,
    *REDRAWS,
    *(hidden(None) for hidden in (Deal, Draw, Redraw)),
    *map(Die, range(10)),
    ROLL,
    *WORDS,
    LINKATION,
    *CLAIMS,
    *EXCHANGES,
    STAY,
)
_BY_TOKEN = {str(move): move for move in _READABLE}


def parse(token: str) -> CuldceptMove:
    """The move a token names. Raises ValueError for any other text, a pair in the other order among them."""
    move = _BY_TOKEN.get(token)
    if move is None:
        raise ValueError(f"{token[:40]!r} is not a move of Culdcept cards")
    return move
