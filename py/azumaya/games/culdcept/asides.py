"""What is told beside the ring: what is within reach, the squares, the hands and the die, as far as a view knows."""

from __future__ import annotations

from azumaya.core.areas import Bar, Bars, Listing
from azumaya.core.game import Seat
from azumaya.core.text import Plural, Text
from azumaya.games.culdcept.cards import ACE, SIGNS, TEN
from azumaya.games.culdcept.moves import PIPS
from azumaya.games.culdcept.squares import SIZE, TAKERS, Square
from azumaya.games.culdcept.state import PLACING, Holding, State
from azumaya.games.culdcept.words import NOTHING, SEATS, holder, number, of_clubs, placement, shown, signs, sum_of

Row = tuple[Text | int, ...]

# -- reach -------------------------------------------------------------------------------------------------------


def reach(state: State, seat: Seat | None) -> Listing:
    """Where the die and each Holy Word of a hand lead, and what of the hand would take the square that lies there.

    Without a hand to look into it tells of the seat on turn, and what it reaches with the die alone.
    """
    walker = state.seat if seat is None else seat
    usable = 0 if seat is None else _usable(state, seat)
    heads = (Text("With"), Text("To"), Text("Counts"), Text("Taken by"))
    rows = [_reached(state, walker, usable, steps) for steps in range(ACE, TEN + 1) if _leads(state, seat, steps)]
    if seat == state.seat and state.phase == PLACING:
        rows.insert(0, _row(state, Text("here"), state.pieces[seat], seat, usable))
    keep = len(heads) if seat is not None else len(heads) - 1
    return Listing("reach", Text("Reach"), heads[:keep], tuple(row[:keep] for row in rows), _about_reach(seat))


def _about_reach(seat: Seat | None) -> Text:
    if seat is None:
        return Text("Where the die may lead the seat on turn.")
    return Text("Word: a card shown as Holy Word leads there, and may be laid there, alone or in a support.")


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
        by = Text("die {n}, Word\u00a0{card}", n=steps, card=SIGNS[steps])
    else:
        by = Text("die {n}", n=steps)
    return _row(state, by, (state.pieces[walker] + steps) % SIZE, walker, usable)


def _row(state: State, by: Text, at: int, seat: Seat, usable: int) -> Row:
    square = state.ring[at]
    if square.owner == seat:
        return (by, number(at), Text("{n},\u00a0yours", n=square.shown), Text("exchange"))
    suit = Text("free") if square.owner is None else holder(square)
    counts = Text("{n},\u00a0{suit}", n=square.shown, suit=suit)
    return (by, number(at), counts, takers(square, usable, state.variant.ace_safe))


def takers(square: Square, usable: int, ace_safe: bool) -> Text:
    """Which of these cards, and which supports of them, take a square: "9, Q or 2+7, 3+6"."""
    claims = [claim.cards for mask, claim in TAKERS[ace_safe][square.shown] if mask & ~usable == 0]
    cards = ", ".join(SIGNS[rank] for rank, *more in claims if not more)
    pairs = ", ".join(sum_of(pair, "+") for pair in claims if len(pair) > 1)
    if cards and pairs:
        return Text("{cards} or {pairs}", cards=cards, pairs=pairs)
    return Text("{cards}", cards=cards or pairs) if cards or pairs else NOTHING


# -- squares and hands -------------------------------------------------------------------------------------------


def squares(state: State) -> Listing:
    """Every square with all that lies there."""
    heads = (Text("Square"), Text("Shows"), Text("Counts"), Text("Covered, the uppermost first"))
    rows = tuple((number(at), shown(square), square.shown, _covered(square)) for at, square in enumerate(state.ring))
    return Listing("squares", Text("Squares"), heads, rows)


def _covered(square: Square) -> Text:
    if not square.layers:
        return NOTHING
    told = of_clubs(square.ground)
    for seat, mask in square.layers[:-1]:
        told = Text("{upper}; {lower}", upper=placement(seat, mask), lower=told)
    return told


def hands(state: State) -> Listing:
    """What each seat holds, as far as it may be known, and what it has discarded."""
    heads = (Text("Suit"), Text("In hand"), Text("To draw"), Text("Discarded"))
    rows = tuple(
        (
            SEATS[seat],
            _hand(held),
            held.pile_size,
            Text("{cards}", cards=signs(held.discards)) if held.discards else NOTHING,
        )
        for seat, held in enumerate(state.holdings)
    )
    return Listing("hands", Text("Hands"), heads, rows)


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
