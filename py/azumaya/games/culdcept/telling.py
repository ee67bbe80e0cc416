"""How a move of Culdcept cards is asked for and told, and how a game's end is put into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from azumaya.core.game import Seat
from azumaya.core.text import Plural, SeatName, Text
from azumaya.games.culdcept.cards import name, ranks_in
from azumaya.games.culdcept.moves import (
    ChanceMove,
    Claim,
    CuldceptMove,
    Deal,
    Die,
    Draw,
    Exchange,
    Linkation,
    PlayerMove,
    Redraw,
    Ring,
    Roll,
    Stay,
    Word,
)
from azumaya.games.culdcept.squares import SIZE
from azumaya.games.culdcept.state import DEALING, HAND, LAYING, State
from azumaya.games.culdcept.words import laying, number, of_clubs, sum_of

_TITLES = (Text("Spades, first turn"), Text("Hearts, second turn"), Text("Diamonds, third turn"))


def seat_title(options: Mapping[str, str], seat: Seat) -> Text:
    """What a seat is called in the set-up form."""
    return _TITLES[seat]


# -- asking ------------------------------------------------------------------------------------------------------


def ask(state: State, move: CuldceptMove) -> Text:
    """The words of the button that makes this move."""
    match move:
        case Word(card):
            return Text("Walk {steps} to square {n}", steps=card, n=_ahead(state, card))
        case Linkation():
            return _ask_renewal(state)
        case Claim(cards):
            return Text("Take with {cards}", cards=laying(cards))
        case Exchange(cards):
            return Text("Lay {cards} instead", cards=laying(cards))
        case Roll():
            return Text("Roll the die")
        case Stay():
            return Text("Leave square {n}", n=_here(state))
        case _:
            return Text("Let chance decide")


def _ask_renewal(state: State) -> Text:
    count = state.holdings[state.seat].hand_size
    return Plural("Draw your card anew", "Draw {n} cards anew", n=count)


def _here(state: State) -> int:
    return number(state.pieces[state.seat])


def _ahead(state: State, steps: int) -> int:
    return number((state.pieces[state.seat] + steps) % SIZE)


def _taken(state: State) -> Text:
    """What an exchange takes up: "the king", "4 + 6"."""
    cards = ranks_in(state.here.top)
    return laying(cards) if len(cards) == 1 else Text("{cards}", cards=sum_of(cards))


# -- telling -----------------------------------------------------------------------------------------------------


def tell(state: State, viewer: Seat | None, move: CuldceptMove, who: str) -> Text:
    """The line of the log for this move, for whoever looks on; `state` is from before it."""
    match move:
        case Ring() | Deal() | Draw() | Redraw() | Die():
            return _chance(state, viewer, move)
        case _:
            return _player(state, move, who)


def set_up(state: State) -> Text | None:
    """What chance does before the first turn (R2, R3); None from then on."""
    if state.phase not in (LAYING, DEALING):
        return None
    return Text("The cards of clubs are laid in a ring, and everybody is dealt {hand} cards.", hand=HAND)


def _chance(state: State, viewer: Seat | None, move: ChanceMove) -> Text:
    who, own = SeatName(state.seat), viewer == state.seat
    match move:
        case Ring(card):
            return Text("Square {n} is the {card}.", n=number(len(state.ring)), card=of_clubs(card))
        case Deal(None):
            return Text("{who} is dealt a card.", who=who)
        case Draw(None) | Redraw(None):
            return Text("{who} draws a card.", who=who)
        case Deal(int(card)):
            if own:
                return Text("You are dealt the {card}.", card=name(card))
            return Text("{who} is dealt the {card}.", who=who, card=name(card))
        case Draw(int(card)) | Redraw(int(card)):
            if own:
                return Text("You draw the {card}.", card=name(card))
            return Text("{who} draws the {card}.", who=who, card=name(card))
        case Die(pips):
            to = _ahead(state, pips)
            return Text("The die shows {n}: {who} walks to square {to}.", n=pips, who=who, to=to)
    raise AssertionError(f"{move} is no move of chance")


def _player(state: State, move: PlayerMove, who: str) -> Text:
    match move:
        case Roll():
            return Text("{who} rolls the die.", who=who)
        case Word(card):
            to = _ahead(state, card)
            return Text("{who} shows the {card} as Holy Word and walks to square {n}.", who=who, card=name(card), n=to)
        case Linkation():
            return _renewed(state, who)
        case Claim(cards):
            return _spent(state, move.mask, _claimed(state, cards, who))
        case Exchange(cards):
            return _spent(state, move.mask, _exchanged(state, cards, who))
        case Stay():
            return _spent(state, 0, Text("{who} leaves square {n} as it is.", who=who, n=_here(state)))


def _renewed(state: State, who: str) -> Text:
    return Plural(
        "Reincarnation: {who} sends one card back and draws anew.",
        "Reincarnation: {who} sends {n} cards back and draws as many.",
        n=state.holdings[state.seat].hand_size,
        who=who,
    )


def _claimed(state: State, cards: tuple[int, ...], who: str) -> Text:
    laid, at = laying(cards), _here(state)
    if state.here.owner is None:
        return Text("{who} takes square {n} with {cards}.", who=who, n=at, cards=laid)
    other = SeatName(state.here.owner)
    return Text("{who} takes square {n} from {other} with {cards}.", who=who, n=at, other=other, cards=laid)


def _exchanged(state: State, cards: tuple[int, ...], who: str) -> Text:
    return Text(
        "{who} takes up {taken} on square {n} and lays {cards}.",
        who=who,
        taken=_taken(state),
        n=_here(state),
        cards=laying(cards),
    )


def _spent(state: State, laid: int, told: Text) -> Text:
    """The sentence, and what becomes of a Holy Word that is not laid (R9)."""
    if not state.word or laid >> state.word & 1:
        return told
    return Text("{told} The Holy Word {card} is spent.", told=told, card=name(state.word))


# -- the end -----------------------------------------------------------------------------------------------------


def verdict(state: State, names: Sequence[str]) -> Text:
    """How a finished game ended and why."""
    totals = [sum(square.owner == seat for square in state.ring) for seat in range(len(names))]
    most = max(totals)
    first = [names[seat] for seat, total in enumerate(totals) if total == most]
    if len(first) > 1:
        return _shared(first, len(names), most)
    rest = sorted((total for total in totals if total != most), reverse=True)
    if len(rest) == 1:
        return Plural(
            "{winner} wins with {n} square against {second}.",
            "{winner} wins with {n} squares against {second}.",
            n=most,
            winner=first[0],
            second=rest[0],
        )
    return Plural(
        "{winner} wins with {n} square against {second} and {third}.",
        "{winner} wins with {n} squares against {second} and {third}.",
        n=most,
        winner=first[0],
        second=rest[0],
        third=rest[1],
    )


def _shared(first: Sequence[str], seats: int, most: int) -> Text:
    if len(first) < seats:
        return Plural(
            "{one} and {two} share the first place with {n} square each.",
            "{one} and {two} share the first place with {n} squares each.",
            n=most,
            one=first[0],
            two=first[1],
        )
    return Plural(
        "The game is drawn: everybody holds {n} square.",
        "The game is drawn: everybody holds {n} squares.",
        n=most,
    )
