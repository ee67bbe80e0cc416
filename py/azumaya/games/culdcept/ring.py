"""The ring of Culdcept cards: its squares and what lies on them, the pieces, and the hub in the middle."""

from __future__ import annotations

from dataclasses import replace

from azumaya.core.areas import Group, Ring
from azumaya.core.game import Seat
from azumaya.core.spot import Face, Look, Spot
from azumaya.core.spot import Flag as Held
from azumaya.core.text import Plural, Text
from azumaya.games.culdcept.cards import KING, SIGNS, TEN, of_suit, ranks_in
from azumaya.games.culdcept.moves import HERE, ahead, place_of
from azumaya.games.culdcept.squares import SIZE, Square
from azumaya.games.culdcept.state import OVER, PLACING, ROUNDS, State
from azumaya.games.culdcept.words import MAP, SEATS, SUITS, holder, mark, number, shown, signs

_BACK = Face("card", look={"kind": "suit", "face": "down"})
_STANDS = (
    Text("the piece of spades stands here"),
    Text("the piece of hearts stands here"),
    Text("the piece of diamonds stands here"),
)


def card(suit: str, rank: int) -> Face:
    """A card as it lies open; an ace and the pictures tell what they count. Each is there once, and has its name."""
    sign = SIGNS[rank]
    look = {"kind": "suit", "suit": suit}
    return Face("card", sign, look if sign.isdigit() else {**look, "counts": str(rank)}, f"{suit}-{sign}")


def ring(state: State) -> Ring:
    """The thirteen squares around the hub. Before it is laid all its cards lie face down."""
    laid = [_spot(state, at, square) for at, square in enumerate(state.ring)]
    bare = [_bare(at) for at in range(len(laid), SIZE)]
    return Ring("ring", Text("The ring, clockwise"), (*laid, *bare), _title(state), _hub(state))


def _title(state: State) -> Text:
    if not state.round:
        return Text("Before the first round")
    return Text("Round {round} of {rounds}", round=state.round, rounds=ROUNDS)


# -- squares -----------------------------------------------------------------------------------------------------


def _bare(at: int) -> Spot:
    return Spot(place_of(at), Text("square {n} of {all}, not laid yet", n=number(at), all=SIZE), _BACK)


def _spot(state: State, at: int, square: Square) -> Spot:
    here = [seat for seat, piece in enumerate(state.pieces) if piece == at]
    guests = tuple(_piece(state, seat) for seat in here)
    return drawn(Spot(place_of(at), _name(at, square, here), tap=_tap(state, at), guests=guests), square)


def drawn(spot: Spot, square: Square) -> Spot:
    """The spot of a square with all that lies there and whose it is."""
    top = _top(square)
    return replace(
        spot,
        face=top[0],
        look=_look(square),
        under=_under(square),
        beside=top[1] if len(top) > 1 else None,
        flag=None if square.owner is None else Held(mark(square.owner), str(square.shown)),
    )


def _look(square: Square) -> Look:
    return {} if square.owner is None else {"owner": str(square.owner + 1)}


def _tap(state: State, at: int) -> str | None:
    """A square is said by where it lies from the piece of the seat on turn. No Holy Word leads further than ten."""
    steps = (at - state.pieces[state.seat]) % SIZE if state.pieces else KING
    if steps == 0:
        return HERE
    return ahead(steps) if steps <= TEN else None


def _top(square: Square) -> tuple[Face, ...]:
    """What shows: one card or two."""
    if not square.layers:
        return (card(MAP, square.ground),)
    return _cards(*square.layers[-1])


def _cards(seat: Seat, mask: int) -> tuple[Face, ...]:
    return tuple(card(SUITS[seat], rank) for rank in ranks_in(mask))


def _under(square: Square) -> tuple[Face, ...]:
    """The cards that are covered, lowest first."""
    if not square.layers:
        return ()
    covered = [face for layer in square.layers[:-1] for face in _cards(*layer)]
    return (card(MAP, square.ground), *covered)


def _name(at: int, square: Square, here: list[Seat]) -> Text:
    """The square as it is spoken: where, whose, what shows, what it counts, what is covered and who stands there."""
    name = Text(
        "square {n} of {all}, {held}: {cards}, counts {power}",
        n=number(at),
        all=SIZE,
        held=_held(square),
        cards=shown(square),
        power=square.shown,
    )
    if covered := len(_under(square)):
        name = Plural("{square}, one card under it", "{square}, {n} cards under it", n=covered, square=name)
    for seat in here:
        name = Text("{square}, {piece}", square=name, piece=_STANDS[seat])
    return name


def _held(square: Square) -> Text:
    if square.owner is None:
        return holder(square)
    return Text("held by {suit}", suit=holder(square))


# -- pieces ------------------------------------------------------------------------------------------------------


def _piece(state: State, seat: Seat) -> Face:
    look = {"owner": str(seat + 1), "suit": SUITS[seat]}
    if seat == state.seat and state.round and state.phase != OVER:
        look["turn"] = ""
    return Face("piece", look=look, id=f"piece-{SUITS[seat]}", path=_path(state, seat))


def _path(state: State, seat: Seat) -> tuple[str, ...]:
    """The squares of the last walk of a piece, from where it set out to where it stands."""
    to, steps = state.pieces[seat], abs(walk(state, seat))
    return tuple(place_of((to - left) % SIZE) for left in range(steps, -1, -1)) if steps else ()


def walk(state: State, seat: Seat) -> int:
    """The last walk of a seat, 0 if there was none."""
    ago = (walker(state) - seat) % len(state.holdings)
    return state.walks[-1 - ago] if ago < len(state.walks) else 0


def walker(state: State) -> Seat:
    """Who walked last, once somebody has."""
    return state.seat if state.phase == PLACING else (state.seat - 1) % len(state.holdings)


# -- hub ---------------------------------------------------------------------------------------------------------


def _hub(state: State) -> tuple[Group, ...]:
    """What led the last piece on, and the discards of each seat."""
    discards = tuple(_discards(state, seat) for seat in range(len(state.holdings)))
    return (*_led(state), *discards) if state.round else ()


def _led(state: State) -> tuple[Group, ...]:
    """The die as it fell last, and the Holy Word that is shown."""
    led = []
    last = next((at for at in range(len(state.walks), 0, -1) if state.walks[at - 1] > 0), 0)
    if last:
        seat, pips = (walker(state) + last - len(state.walks)) % len(state.holdings), state.walks[last - 1]
        die = Face("die", str(pips), id=f"roll-{last}")  # another name each time: it is thrown anew
        led.append(Group(Text("{suit} rolled {n}", suit=SEATS[seat], n=pips), (die,)))
    if state.word:
        said = Text("Holy Word of {suit}: {card}", suit=SEATS[state.seat], card=of_suit(state.seat, state.word))
        led.append(Group(said, (card(SUITS[state.seat], state.word),), label=Text("Holy Word")))
    return tuple(led)


def _discards(state: State, seat: Seat) -> Group:
    gone = state.holdings[seat].discards
    faces = _cards(seat, gone) or (mark(seat),)
    if gone:
        name = Text("discards of {suit}: {cards}", suit=SEATS[seat], cards=signs(gone))
    else:
        name = Text("discards of {suit}: none", suit=SEATS[seat])
    return Group(name, faces, {"pile": "discard"}, Text("spent"), gone.bit_count())
