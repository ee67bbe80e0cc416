"""How the table of Culdcept cards looks: the ring, the hand, what can be said, and the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from azumaya.core.areas import Area, Buttons, Rack
from azumaya.core.scene import Scene, SeatLine, Tally
from azumaya.core.spot import Face, Spot
from azumaya.core.text import Plural, Text
from azumaya.games.culdcept import asides, telling
from azumaya.games.culdcept.cards import SIGNS, TEN, of_suit, ranks_in
from azumaya.games.culdcept.moves import HERE, RENEW, CuldceptMove
from azumaya.games.culdcept.prompt import can_lay, prompt
from azumaya.games.culdcept.ring import card, ring
from azumaya.games.culdcept.squares import SIZE, TAKERS
from azumaya.games.culdcept.state import CHOOSING, OVER, PLACING, PLAYERS, ROUNDS, State
from azumaya.games.culdcept.words import SUITS, mark, number

if TYPE_CHECKING:
    from azumaya.core.game import Seat, View

TALLIES = {f"s{at}": Tally(Text("Squares"), f"{number(at)}") for at in range(SIZE)}  # of the score sheet
KEYS = {TEN: "0"}  # the key of a card is its sign, where that is one letter

_ROLL = Spot("do:roll", Text("Roll the die"), Face("die", "5"), key="r", label=Text("Roll the die"), usual=True)
_LEAVE = Spot("do:stay", Text("Leave the square as it is"), key="l", label=Text("Leave it"))


class CuldceptTable:
    """The table of Culdcept cards. Everybody sees the ring; the rack is the hand of the viewer."""

    def scene(self, view: View[State]) -> Scene:
        """The whole table."""
        state = view.state
        return Scene(
            prompt=prompt(view),
            phase=Text("Round {round} of {rounds}", round=state.round, rounds=ROUNDS) if state.round else None,
            seats=tuple(_seat_line(state, seat) for seat in range(len(state.holdings))),
            areas=(ring(state), *_tray(view), *_asides(view)),
            points=Text("Squares held: the most win."),
            tallies=TALLIES,
        )

    def seat_title(self, options: Mapping[str, str], seat: Seat) -> Text:
        """What a seat is called in the set-up form."""
        return telling.seat_title(options, seat)

    def ask(self, view: View[State], move: CuldceptMove) -> Text:
        """The words of the button that makes this move."""
        return telling.ask(view.state, move)

    def tell(self, view: View[State], move: CuldceptMove, who: str) -> Text:
        """The line of the log for this move."""
        return telling.tell(view.state, view.seat, move, who)

    def verdict(self, view: View[State], names: Sequence[str]) -> Text:
        """How the game ended and why."""
        return telling.verdict(view.state, names)


def _seat_line(state: State, seat: Seat) -> SeatLine:
    fact = Text("{n} in hand", n=state.holdings[seat].hand_size)
    return SeatLine(seat, mark(seat), fact, sum(square.owner == seat for square in state.ring))


def _asides(view: View[State]) -> tuple[Area, ...]:
    state = view.state
    reach = () if state.phase == OVER or not state.pieces else (asides.reach(state, view.seat),)
    return (*reach, asides.squares(state), asides.hands(state), asides.dice(state))


# -- under the thumb ---------------------------------------------------------------------------------------------


def _tray(view: View[State]) -> tuple[Area, ...]:
    hand = () if view.seat is None else (_rack(view.state, view.seat),)
    return (*hand, *_words(view))


def _rack(state: State, seat: Seat) -> Rack:
    """The hand of a seat, the card that it has shown as Holy Word, and what it may take up from its square (A7)."""
    own = seat == state.seat
    held, word, lying = (state.usable, state.word, _lying(state)) if own else (state.holdings[seat].hand, 0, 0)
    cards = [_held(state, seat, rank, rank == word, bool(lying >> rank & 1)) for rank in ranks_in(held | lying)]
    return Rack("hand", Text("Your hand"), tuple(cards))


def _lying(state: State) -> int:
    """The cards on the square of the seat on turn that it may lay again together with others, as a mask."""
    may = state.variant.reinforce and state.phase == PLACING and state.here.owner == state.seat
    return state.here.top if may else 0


def _held(state: State, seat: Seat, rank: int, word: bool, lying: bool) -> Spot:
    sign = SIGNS[rank]
    name = of_suit(seat, rank)
    if lying:
        name = Text("{card}, on your square", card=name)
    return Spot(
        place=f"hand:{sign}",
        name=Text("{card}, your Holy Word", card=name) if word else name,
        face=card(SUITS[seat], rank),
        key=KEYS.get(rank, sign.lower()),
        label=Text("Holy Word") if word else None,
        then=_then(state, rank),
    )


def _then(state: State, rank: int) -> Text | None:
    """What a card of the seat on turn needs before it makes a move."""
    if state.phase == CHOOSING and rank <= TEN:
        at = number((state.pieces[state.seat] + rank) % SIZE)
        return Plural(
            "As Holy Word this card leads one step ahead, to square {at}.",
            "As Holy Word this card leads {n} steps ahead, to square {at}.",
            n=rank,
            at=at,
        )
    if state.phase != PLACING:
        return None
    if state.here.owner == state.seat:
        return Text("You may lay this card here instead of what lies there.") if state.here.top != 1 << rank else None
    takers = [mask for mask, _ in TAKERS[state.variant.ace_safe][state.here.shown] if mask & ~state.usable == 0]
    together = any(mask >> rank & 1 and mask != 1 << rank for mask in takers)
    if 1 << rank not in takers:
        return Text("This card does not take the square alone: add another to it.") if together else None
    if together:
        return Text("This card takes the square alone, or together with another.")
    return Text("This card takes the square.")


def _words(view: View[State]) -> tuple[Area, ...]:
    """What the viewer may say where it is the viewer's turn."""
    state = view.state
    if view.seat != state.seat or state.phase not in PLAYERS:
        return ()
    if state.phase == PLACING:
        spots = (_LEAVE, _lay(state)) if can_lay(state) else (_LEAVE,)
    else:
        spots = (_renew(state), _ROLL) if state.phase == CHOOSING else (_ROLL,)
    return (Buttons("say", Text("Your turn"), spots),)


def _renew(state: State) -> Spot:
    label = Text("Reincarnation")
    count = state.holdings[state.seat].hand_size
    name = Text("Reincarnation: send all {n} cards back and draw as many", n=count)
    return Spot(RENEW, name, key="n", label=label)


def _lay(state: State) -> Spot:
    """The square under the piece, said with a word: for the thumb and for keys."""
    at = number(state.pieces[state.seat])
    if state.here.owner == state.seat:
        label = Text("Exchange here")
        then = Text("Choose what you lay on square {n} instead: one card, or two of ten at most together.", n=at)
        return Spot("lay", Text("Exchange what lies on square {n}", n=at), tap=HERE, key="t", label=label, then=then)
    label = Text("Take square {n}", n=at)
    then = Text("Choose what you take square {n} with: one card, or two of ten at most together.", n=at)
    return Spot("lay", label, tap=HERE, key="t", label=label, usual=True, then=then)
