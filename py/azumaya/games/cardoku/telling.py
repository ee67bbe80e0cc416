"""How a move of Cardoku is asked for and told, and how a game's end is put into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from azumaya.core.cards import HOLE
from azumaya.core.game import Seat
from azumaya.core.sudoku import BOX, NAME
from azumaya.core.text import Plural, SeatName, Text, listed
from azumaya.games.cardoku.cards import VALUE, domain, name
from azumaya.games.cardoku.moves import (
    CardokuMove,
    ChanceMove,
    Deal,
    Domain,
    Draw,
    First,
    Move,
    Object,
    Pass,
    Play,
    Seed,
    Supplier,
    Swap,
    TurnMove,
)
from azumaya.games.cardoku.slips import object_to
from azumaya.games.cardoku.state import AGAIN, BEGINNING, HAND, SETTING_UP, State
from azumaya.games.cardoku.turn import gained, grid_after
from azumaya.games.cardoku.words import SIDES, line, members, named

_TITLES = (
    SIDES[0],
    SIDES[1],
    Text("Side A, second player"),
    Text("Side B, second player"),
    Text("Side A, third player"),
    Text("Side B, third player"),
)


def seat_title(options: Mapping[str, str], seat: Seat) -> Text:
    """What a seat is called in the set-up form."""
    return _TITLES[seat]


# -- asking ------------------------------------------------------------------------------------------------------


def ask(state: State, move: CardokuMove) -> Text:
    """The words of the button that makes this move."""
    match move:
        case Play(card, cell):
            return Text("Play {value} on {cell}", value=VALUE[card], cell=NAME[cell])
        case Move(source, target):
            return Text("Move {value} to {cell}", value=state.grid.value(source), cell=NAME[target])
        case Swap(one, other):
            return Text("Swap {one} and {other}", one=NAME[one], other=NAME[other])
        case Pass():
            return Text("Pass")
        case Object(cell):
            return Text("Object to the card on {cell}", cell=NAME[cell])
        case _:
            return Text("Let chance decide")


# -- telling -----------------------------------------------------------------------------------------------------


def tell(state: State, seat: Seat | None, move: CardokuMove, who: str) -> Text:
    """The line of the log for this move, as that seat reads it; `state` is from before it.

    A card of the grid is told by its value alone: its domain never matters (R2).
    """
    match move:
        case Play() | Move() | Swap() | Pass():
            return _scored(state, move, _played(state, move, who))
        case Object():
            return _objected(state, move, who)
        case _:
            return _chance(state, seat, move)


def _played(state: State, move: TurnMove, who: str) -> Text:
    grid = state.grid
    match move:
        case Play(card, cell):
            return Text("{who} plays the {value} on {cell}.", who=who, value=VALUE[card], cell=NAME[cell])
        case Move(source, target):
            return Text(
                "{who} moves the {value} from {source} to {target}.",
                who=who,
                value=grid.value(source),
                source=NAME[source],
                target=NAME[target],
            )
        case Swap(one, other):
            return Text(
                "{who} swaps the {value} on {one} with the {second} on {other}.",
                who=who,
                value=grid.value(one),
                one=NAME[one],
                second=grid.value(other),
                other=NAME[other],
            )
        case Pass() if not state.held.hand:
            return Text("{who} has no card left, and passes.", who=who)
        case Pass():
            return Text("{who} has no card that fits, and passes.", who=who)


def _scored(state: State, move: TurnMove, told: Text) -> Text:
    """The sentence, and what the play brings."""
    lines = [line(label) for label in gained(state, move, grid_after(state.grid, move))]
    if not lines:
        return told
    return Plural(
        "{told} That completes {lines}: {n} point.",
        "{told} That completes {lines}: {n} points.",
        n=len(lines),
        told=told,
        lines=listed(lines),
    )


def _objected(state: State, move: Object, who: str) -> Text:
    """What becomes of a wrong card, and of the points that it brought (A16)."""
    after = object_to(state, move.cell)
    value, cell = state.grid.value(move.cell), NAME[move.cell]
    if after.phase == AGAIN:
        told = Text(
            "{who} objects to the {value} on {cell}: that play is undone, and {other} plays again.",
            who=who,
            value=value,
            cell=cell,
            other=SeatName(after.seat),
        )
    else:
        told = Text(
            "{who} objects to the {value} on {cell}: it goes under the pile of {side}.",
            who=who,
            value=value,
            cell=cell,
            side=named(state, _grown(state, after)),
        )
    lost = len(state.scored) - len(after.scored)
    if not lost:
        return told
    return Plural("{told} {n} point is taken off.", "{told} {n} points are taken off.", n=lost, told=told)


def _grown(before: State, after: State) -> int:
    """The side whose pile has grown."""
    return int(after.holdings[1].pile > before.holdings[1].pile)


def set_up(state: State) -> Text | None:
    """What chance does before it is drawn who begins (R3 to R5); None from then on."""
    if state.phase not in SETTING_UP or state.phase == BEGINNING:
        return None
    if state.variant.decks == 2:
        return Text("Nine seeds are laid, and each side is dealt {hand} cards.", hand=HAND)
    return Text(
        "Each side gets a domain of the third deck, nine seeds are laid, and each side is dealt {hand} cards.",
        hand=HAND,
    )


def _chance(state: State, seat: Seat | None, move: ChanceMove) -> Text:
    match move:
        case Supplier(side):
            return Text("{side} lays five of the nine seeds.", side=named(state, side))
        case Domain(side, letter):
            return Text(
                "{side} gets the nine cards of {domain} from the third deck.",
                side=named(state, side),
                domain=domain(letter),
            )
        case Seed(cell, card):
            return Text(
                "Seed of box {box}: the {value} on {cell}.", box=BOX[cell] + 1, value=VALUE[card], cell=NAME[cell]
            )
        case First(side):
            return Text("{side} begins.", side=named(state, side))
        case Deal(card) if card == HOLE:
            return Text("{side} is dealt a card.", side=named(state, state.side))
        case Deal(card):
            return Text("{side} is dealt the {card}.", side=named(state, state.side), card=name(card))
        case Draw(card) if seat == state.seat:
            return Text("You draw the {card}.", card=name(card))
        case Draw(card) if card == HOLE:
            return Text("{who} draws a card.", who=SeatName(state.seat))
        case Draw(card):
            return Text("{who} draws the {card}.", who=SeatName(state.seat), card=name(card))


# -- the end -----------------------------------------------------------------------------------------------------


def verdict(state: State, names: Sequence[str]) -> Text:
    """How a finished game ended and why (R14, R15)."""
    result, variant = _result(state, names), state.variant
    if not any(held.hand for held in state.holdings):
        return Text("All cards have been played. {result}", result=result)
    if state.passes == 2:
        return Text("Both sides have passed, with nothing left to draw. {result}", result=result)
    if state.idle == 2 * variant.guard:
        return Plural(
            "For {n} round nobody has played a card or scored. {result}",
            "For {n} rounds nobody has played a card or scored. {result}",
            n=variant.guard,
            result=result,
        )
    return Text("Nothing is left to draw, and no card fits any more. {result}", result=result)


def _result(state: State, names: Sequence[str]) -> Text:
    a, b = state.totals()
    if a == b:
        return Plural("It is a draw: {n} point each.", "It is a draw: {n} points each.", n=a)
    first = int(b > a)
    most, fewer = max(a, b), min(a, b)
    return Plural(
        "{side} wins with {n} point against {fewer}.",
        "{side} wins with {n} points against {fewer}.",
        n=most,
        side=_winner(state, first, names),
        fewer=fewer,
    )


def _winner(state: State, side: int, names: Sequence[str]) -> Text:
    who = [Text("{name}", name=names[seat]) for seat in members(state.seats, side)]
    return who[0] if len(who) == 1 else Text("{side} ({names})", side=SIDES[side], names=listed(who))
