"""A tiny game with hidden hands, for the tests of the app: complete with table, sides, open hands and a public choice.

Hands: twelve cards; each seat is dealt two and draws one before each of its turns, as long as there are any (R1). It
plays a card open (R2), and then, for all to see, lays it at the left or the right end of the row (R3). When no card is
left, the highest sum wins (R4). Of four seats, 0 and 2 play for one side and know each other's hands,
and so do 1 and 3 (R5); with `hands=open` nothing but the pile is hidden (R6).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from azumaya.core.areas import Buttons, Grid, Rack
from azumaya.core.game import (
    CHANCE,
    About,
    Choice,
    Game,
    Objection,
    Option,
    Options,
    Place,
    Seat,
    View,
)
from azumaya.core.scene import Scene, SeatLine
from azumaya.core.spot import Face, Spot
from azumaya.core.standing import Standing, ranked
from azumaya.core.text import Text

CARDS = tuple(range(11, 23))
DEALT = 2


@dataclass(frozen=True, slots=True)
class Move:
    """Chance's `deal:14` and `draw:14` (`draw:?` for those who may not know), `play:14`, `left` and `right`."""

    word: str
    card: int = 0

    @property
    def places(self) -> Sequence[Place]:
        if self.word == "play":
            return (f"hand:{self.card}",)
        return (f"do:{self.word}",) if self.word in ("left", "right") else ()

    def __str__(self) -> str:
        return self.word if self.word in ("left", "right") else f"{self.word}:{self.card or '?'}"


@dataclass(frozen=True)
class State:
    """`hands` are sorted cards by seat, 0 for one that may not be seen; `pile` are the cards that lie nowhere in sight.

    `left` is how many of them are still to be drawn; `shown` has been played and is to be laid; `next` is on turn.
    """

    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    left: int
    sums: tuple[int, ...]
    open: bool
    row: tuple[int, ...] = ()
    shown: int = 0
    next: Seat = 0
    dealing: bool = True
    drawn: bool = False


HIDDEN = tuple(Choice(value, Text(value)) for value in ("hidden", "open"))


class Hands(Game[State, Move]):
    """The rules."""

    about = About(
        id="hands",
        title=Text("Hands"),
        line=Text("Play a card."),
        seats=(2, 3, 4),
        minutes=1,
        rules=1,
        options=(Option("hands", Text("Hands"), HIDDEN, "hidden", "R6"),),
        turn="R1",
        end="R4",
        hidden=True,
    )

    def __init__(self) -> None:
        self.table = Table()

    def start(self, seats: int, options: Options) -> State:
        return State(((),) * seats, CARDS, len(CARDS), (0,) * seats, options["hands"] == "open")

    def turn(self, state: State) -> Seat | None:
        if state.dealing or (state.left and not state.drawn):
            return CHANCE
        return state.next if any(state.hands) or state.shown else None

    def candidates(self, state: State) -> Iterable[Move]:
        return (*(Move("play", card) for card in CARDS), Move("left"), Move("right"))

    def fault(self, state: State, move: Move) -> Objection | None:
        if move.word == "play" and state.shown:
            return Objection("shown", Text("First lay {card}.", card=state.shown), "R3")
        if move.word == "play" and move.card not in state.hands[state.next]:
            return Objection("hand", Text("{card} is not in your hand.", card=move.card), "R2", (f"hand:{move.card}",))
        if move.word in ("left", "right") and not state.shown:
            return Objection("nothing", Text("First play a card."), "R2")
        if move.word in ("deal", "draw"):
            return Objection("chance", Text("That is not for a player to do."), "R1")
        return None

    def chance_outcomes(self, state: State) -> Mapping[Move, int]:
        if self.turn(state) != CHANCE:
            return {}
        return {Move("deal" if state.dealing else "draw", card): 1 for card in state.pile}

    def apply(self, state: State, move: Move) -> State:
        seat, seats = state.next, len(state.hands)
        if move.word in ("deal", "draw"):
            pile = tuple(card for card in state.pile if card != move.card)
            hands = self._hands(state, tuple(sorted((*state.hands[seat], move.card))))
            after = replace(state, hands=hands, pile=pile, left=state.left - 1)
            if move.word == "draw":
                return replace(after, drawn=True)
            full = len(hands[seat]) == DEALT
            return replace(after, next=(seat + full) % seats, dealing=not full or seat + 1 < seats)
        if move.word == "play":
            hand = tuple(card for card in state.hands[seat] if card != move.card)
            sums = tuple(sum_ + move.card * (other == seat) for other, sum_ in enumerate(state.sums))
            return replace(state, hands=self._hands(state, hand), sums=sums, shown=move.card)
        row = (state.shown, *state.row) if move.word == "left" else (*state.row, state.shown)
        return replace(state, row=row, shown=0, next=(seat + 1) % seats, drawn=False)

    def _hands(self, state: State, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        return (*state.hands[: state.next], hand, *state.hands[state.next + 1 :])

    def standings(self, state: State) -> Sequence[Standing]:
        return [
            Standing(rank, own, ((Text("cards"), own),))
            for rank, own in zip(ranked(state.sums), state.sums, strict=True)
        ]

    def longest(self, seats: int, options: Options) -> int:
        """Each card comes once, is played once and laid once."""
        return 3 * len(CARDS)

    def parse(self, token: str) -> Move:
        if token in ("left", "right"):
            return Move(token)
        found = re.fullmatch(r"(deal|draw):(1[1-9]|2[0-2]|\?)|(play):(1[1-9]|2[0-2])", token)
        if not found:
            raise ValueError(token)
        word, card = (part for part in found.groups() if part is not None)
        return Move(word, 0 if card == "?" else int(card))

    def side(self, seats: int, seat: Seat) -> int:
        return seat % 2 if seats == 4 else seat

    def _knows(self, state: State, seat: Seat | None, other: Seat) -> bool:
        seats = len(state.hands)
        return state.open or (seat is not None and self.side(seats, seat) == self.side(seats, other))

    def view(self, state: State, seat: Seat | None) -> View[State]:
        unseen = [
            card for other, hand in enumerate(state.hands) for card in hand if not self._knows(state, seat, other)
        ]
        hands = tuple(h if self._knows(state, seat, other) else (0,) * len(h) for other, h in enumerate(state.hands))
        hidden = tuple(sorted({*state.pile, *unseen} - {0}))
        return View(seat, replace(state, hands=hands, pile=hidden))

    def secret(self, state: State, seat: Seat) -> bool:
        """Where to lay a card is decided before everybody's eyes (R3)."""
        return not state.shown and super().secret(state, seat)

    def determinize(self, view: View[State], rng: Random) -> State:
        drawn = rng.sample(view.state.pile, len(view.state.pile))
        hands = tuple(tuple(sorted(card or drawn.pop() for card in hand)) for hand in view.state.hands)
        return replace(view.state, hands=hands, pile=tuple(sorted(drawn)))

    def redact(self, state: State, move: Move, seat: Seat | None) -> Move:
        hidden = move.word in ("deal", "draw") and not self._knows(state, seat, state.next)
        return replace(move, card=0) if hidden else move

    def reveals(self, state: State, move: Move) -> bool:
        return move.word == "play" and not state.open


class Table:
    """How it looks: the row, and the hand of whoever looks."""

    def scene(self, view: View[State]) -> Scene:
        state = view.state
        row = state.row or (0,)
        cells = tuple(Spot(f"row:{n}", _name(card), _face(card) if card else None) for n, card in enumerate(row))
        hand = () if view.seat is None else state.hands[view.seat]
        rack = Rack("hand", Text("Your hand"), tuple(Spot(f"hand:{c}", _name(c), _face(c)) for c in hand if c))
        ends = tuple(Spot(f"do:{word}", Text(word), label=Text(word)) for word in ("left", "right"))
        return Scene(
            prompt=Text("Lay {card} at an end.", card=state.shown) if state.shown else Text("Play a card."),
            phase=None,
            seats=tuple(
                SeatLine(seat, Face("shape", str(seat + 1), {"owner": str(seat + 1)}), Text("cards in hand"), len(hand))
                for seat, hand in enumerate(state.hands)
            ),
            areas=(
                Grid("row", Text("Row"), (cells,), {"field": ""}),
                *((Buttons("ends", Text("Ends"), ends),) if state.shown else ()),
                *((rack,) if rack.spots else ()),
            ),
        )

    def seat_title(self, options: Mapping[str, str], seat: Seat) -> Text:
        return Text("Seat {n}", n=seat + 1)

    def ask(self, view: View[State], move: Move) -> Text:
        return Text("Play {card}", card=move.card) if move.card else Text("Lay it there")

    def tell(self, view: View[State], move: Move, who: str) -> Text:
        match move.word:
            case "deal" | "draw" if move.card:
                return Text("Seat {n} draws {card}.", n=view.state.next + 1, card=move.card)
            case "deal" | "draw":
                return Text("A card is dealt to seat {n}.", n=view.state.next + 1)
            case "play":
                return Text("{who} plays {card}.", who=who, card=move.card)
        return Text("{who} lays it at the {end}.", who=who, end=move.word)

    def verdict(self, view: View[State], names: Sequence[str]) -> Text:
        best = [names[s] for s, standing in enumerate(Hands().standings(view.state)) if standing.rank == 1]
        return Text("{who} has most.", who=" + ".join(best))


def _name(card: int) -> Text:
    return Text("card {n}", n=card) if card else Text("nothing lies here")


def _face(card: int) -> Face:
    return Face("card", str(card), {"kind": "number", "colour": "blue" if card % 2 else "yellow"}, id=f"card-{card}")
