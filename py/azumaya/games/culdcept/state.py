"""The state of a game: the ring, the pieces, what each seat holds, and whose step comes next."""

from __future__ import annotations

from dataclasses import dataclass

from azumaya.core.game import Seat
from azumaya.games.culdcept.cards import SUIT
from azumaya.games.culdcept.squares import Square

ROUNDS = 10
HAND = 3  # cards dealt to each seat before the first turn

# The phases, in the order in which a turn goes through them. The first three come once, before the first turn.
LAYING = "ring"  # chance lays the ring
DEALING = "deal"  # chance deals
DRAWING = "draw"  # chance gives the card that starts a turn
CHOOSING = "choose"  # the player rolls, speaks a Holy Word or reincarnates
REDRAWING = "redraw"  # chance gives cards back after a Reincarnation
ROLLING = "roll"  # the player rolls, after a Reincarnation
FALLING = "die"  # chance rolls
PLACING = "place"  # the player captures, exchanges or stays
OVER = "over"

PHASES = frozenset({LAYING, DEALING, DRAWING, CHOOSING, REDRAWING, ROLLING, FALLING, PLACING, OVER})
PLAYERS = frozenset({CHOOSING, ROLLING, PLACING})  # phases in which a seat moves


@dataclass(frozen=True, slots=True)
class Variant:
    """The options of a game: `ace_safe` (A2), `reinforce` (A7), `open_hands` (A19)."""

    ace_safe: bool = False
    reinforce: bool = False
    open_hands: bool = False


@dataclass(frozen=True, slots=True)
class Holding:
    """What a seat holds of its suit; sets of cards are masks whose bit r is rank r (1 is the ace, 13 the king).

    `known` are cards of the hand that everybody saw go there, `discards` lie open in the middle. In a view,
    `unseen` are cards of which `held` lie in the hand and the others in the pile; in a full state both are 0.
    """

    hand: int = 0
    pile: int = SUIT
    known: int = 0
    discards: int = 0
    reborn: bool = False  # Reincarnation has been used (R10)
    unseen: int = 0
    held: int = 0

    @property
    def hand_size(self) -> int:
        """How many cards are in the hand: open to all."""
        return self.hand.bit_count() + self.held

    @property
    def pile_size(self) -> int:
        """How many cards are left to draw: open to all."""
        return self.pile.bit_count() + self.unseen.bit_count() - self.held

    def draw(self, rank: int) -> Holding:
        """After a card of the pile has come to the hand."""
        bit = 1 << rank
        return self.of(self.hand | bit, self.pile & ~bit, self.known)

    def of(self, hand: int, pile: int, known: int) -> Holding:
        """The same seat with another hand and pile, all cards seen."""
        return Holding(hand, pile, known, self.discards, self.reborn)


@dataclass(frozen=True, slots=True)
class State:
    """A position. `ring` grows to thirteen squares clockwise; `pieces` are square numbers by seat, empty before.

    `seat` is whose turn (or deal) it is, in `round` 1 to 10 (0 before the first turn). `word` is the Holy Word
    that lies shown beside the hand, 0 if none; `due` is how many cards a Reincarnation still gives back. `walks` are
    the walks of all pieces, one a turn: the pips of the die, or the card of a Holy Word as a number below zero.
    """

    variant: Variant
    phase: str
    round: int
    seat: Seat
    ring: tuple[Square, ...]
    pieces: tuple[int, ...]
    holdings: tuple[Holding, ...]
    word: int = 0
    due: int = 0
    walks: tuple[int, ...] = ()

    @property
    def here(self) -> Square:
        """The square under the piece of the seat on turn."""
        return self.ring[self.pieces[self.seat]]

    @property
    def usable(self) -> int:
        """What the seat on turn may lay on a square: the hand and the Holy Word (R9), as a mask."""
        mask = self.holdings[self.seat].hand
        return mask | 1 << self.word if self.word else mask
