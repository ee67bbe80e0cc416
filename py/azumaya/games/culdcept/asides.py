"""What is told beside the ring: what is within reach, the squares, the hands and the die, as far as a view knows."""

from __future__ import annotations

from azumaya.core.areas import Bar, Bars, Cell, Listing, Sign
from azumaya.core.game import Seat
from azumaya.core.text import Plural, Text
from azumaya.games.culdcept.cards import ACE, SIGNS, TEN, ranks_in
from azumaya.games.culdcept.moves import PIPS
from azumaya.games.culdcept.squares import SIZE, TAKERS, Square
from azumaya.games.culdcept.state import PLACING, Holding, State
from azumaya.games.culdcept.words import NOTHING, SEATS, holder, mark, number, signs, sum_of

Row = tuple[Cell, ...]

# -- reach -------------------------------------------------------------------------------------------------------


def reach(state: State, seat: Seat | None) -> Listing:
    """Where the die and each Holy Word of a hand lead, and what of the hand would take the square that lies there.

    Without a hand to look into it tells of the seat on turn, and what it reaches with the die alone.
    """
    walker = state.seat if seat is None else seat
    usable = 0 if seat is None else _usable(state, seat)
    heads = (Text("With"), Text("Square"), Text("Counts"), Text("You take it with"))
    rows = [_reached(state, walker, usable, steps) for steps in range(ACE, TEN + 1) if _leads(state, seat, steps)]
    if seat == state.seat and state.phase == PLACING:
        rows.insert(0, _row(state, Text("here"), state.pieces[seat], seat, usable))
    keep = len(heads) if seat is not None else len(heads) - 1
    return Listing("reach", Text("Reach"), heads[:keep], tuple(row[:keep] for row in rows), _about_reach(seat))


def _about_reach(seat: Seat | None) -> Text:
    if seat is None:
        return Text("Where the die may lead the seat on turn.")
    return Text("Word 4 is your 4 shown as Holy Word. It leads there, and may be laid there too.")


def _usable(state: State, seat: Seat) -> int:
    """What a seat may lay, as a mask."""
    return state.usable if seat == state.seat else state.holdings[seat].hand


def _leads(state: State, seat: Seat | None, steps: int) -> bool:
    """Does the die or a Holy Word lead so far?"""
    return bool(state.pieces) and (steps in PIPS or _speaks(state, seat, steps))


def _speaks(state: State, seat: Seat | None, steps: int) -> bool:
    return seat is not None and bool(state.holdings[seat].hand >> steps & 1)


def _reached(state: State, walker: Seat, usable: int, steps: int) -> Row:
    if steps not in PIPS:
        by = Text("Word\u00a0{card}", card=SIGNS[steps])
    elif usable and state.holdings[walker].hand >> steps & 1:
        by = Text("die\u00a0or\u00a0Word\u00a0{card}", card=SIGNS[steps])
    else:
        by = Text("die {n}", n=steps)
    return _row(state, by, (state.pieces[walker] + steps) % SIZE, walker, usable)


def _row(state: State, by: Text, at: int, seat: Seat, usable: int) -> Row:
    square = state.ring[at]
    if square.owner == seat:
        return (by, number(at), Text("{n},\u00a0yours", n=square.shown), Text("it is yours"))
    suit = Text("free") if square.owner is None else holder(square)
    counts = Text("{n},\u00a0{suit}", n=square.shown, suit=suit)
    return (by, number(at), counts, takers(square, usable, state.variant.ace_safe))


def takers(square: Square, usable: int, ace_safe: bool) -> Text:
    """Which of these cards, and which supports of them, take a square: "9, Q, 2+7, 3+6"."""
    claims = sorted((claim.cards for mask, claim in TAKERS[ace_safe][square.shown] if mask & ~usable == 0), key=len)
    return Text("{cards}", cards=", ".join(sum_of(cards, "+") for cards in claims)) if claims else NOTHING


# -- squares and hands -------------------------------------------------------------------------------------------


def squares(state: State) -> Listing:
    """Every square in a line: whose it is, what shows there and what that counts."""
    heads = (Text("No."), Text("Owner"), Text("Shows"))
    rows = tuple((number(at), _owner(square), _shows(square)) for at, square in enumerate(state.ring))
    return Listing("squares", Text("Squares"), heads, rows, halves=True)


def _owner(square: Square) -> Sign | Text:
    return Text("–") if square.owner is None else Sign(mark(square.owner), SEATS[square.owner])


def _shows(square: Square) -> Text:
    """The signs of the one card or two, and what they count where that is not their sign: "9", "K = 13", "4+6 = 10"."""
    cards, counts = sum_of(ranks_in(square.top) or (square.ground,), "+"), square.shown
    return Text("{cards}", cards=cards) if cards == str(counts) else Text("{cards} = {n}", cards=cards, n=counts)


def hands(state: State) -> Listing:
    """Of each seat's cards: those in hand, as far as they may be known, those to draw and those that are gone."""
    heads = (Text("Suit"), Text("In hand"), Text("To draw"), Text("Spent"), Text("Covered"))
    rows = tuple(
        (Sign(mark(seat), SEATS[seat]), _hand(held), held.pile_size, _gone(held.discards), _gone(covered(state, seat)))
        for seat, held in enumerate(state.holdings)
    )
    note = Text("Covered cards lie under others in the ring: they are out of play, as spent cards are.")
    return Listing("hands", Text("Cards"), heads, rows, note)


def covered(state: State, seat: Seat) -> int:
    """The cards of a seat that lie covered in the ring, as a mask."""
    layers = (layer for square in state.ring for layer in square.layers[:-1])
    return sum(mask for owner, mask in layers if owner == seat)


def _gone(mask: int) -> Text:
    return Text("{cards}", cards=signs(mask)) if mask else Text("–")


def _hand(held: Holding) -> Text:
    if held.held and held.hand:
        return Text("{cards} and {n} unseen", cards=signs(held.hand), n=held.held)
    if held.held:
        return Text("{n} unseen", n=held.held)
    return Text("{cards}", cards=signs(held.hand)) if held.hand else NOTHING


# -- the die -----------------------------------------------------------------------------------------------------


def dice(state: State) -> Bars:
    """How often the die has shown each side, and all its rolls in order."""
    rolls = [walk for walk in state.walks if walk > 0]
    bars = tuple(Bar(Text("{n}", n=n), rolls.count(n), len(rolls) / len(PIPS)) for n in PIPS)
    if not rolls:
        note = Text("The die has not been rolled yet.")
    else:
        order = " ".join(map(str, rolls))
        note = Plural("One roll so far: {order}.", "{n} rolls so far, in order: {order}.", n=len(rolls), order=order)
    return Bars("dice", Text("Dice"), bars, note)
