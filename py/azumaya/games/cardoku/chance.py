"""What chance may do now, and why it may not do something else."""

from __future__ import annotations

from azumaya.core.cards import HOLE, Card, Cards, counts, unnamed
from azumaya.core.game import Objection
from azumaya.core.sudoku import BOX, NAME, PEERS, bits
from azumaya.core.text import Text
from azumaya.games.cardoku import seeding
from azumaya.games.cardoku.cards import DOMAINS, domain, name
from azumaya.games.cardoku.moves import (
    DEALS,
    DRAWS,
    FIRSTS,
    SIDES,
    SUPPLIERS,
    CardokuMove,
    Deal,
    Domain,
    Draw,
    First,
    Seed,
    Supplier,
)
from azumaya.games.cardoku.state import BEGINNING, DEALING, DRAWING, SEEDING, SHARING, SUPPLYING, State

_KIND: dict[str, type[CardokuMove]] = {
    SUPPLYING: Supplier,
    SHARING: Domain,
    SEEDING: Seed,
    DEALING: Deal,
    BEGINNING: First,
    DRAWING: Draw,
}
_CLAUSE = {SUPPLYING: "A6", SHARING: "R3", SEEDING: "R4", DEALING: "R5", BEGINNING: "R5", DRAWING: "R6"}


def outcomes(state: State) -> dict[CardokuMove, int]:
    """Chance's moves: a card weighs as many as there are of it in the bag, everything else weighs 1."""
    bag = state.holdings[state.side].bag
    match state.phase:
        case "supplier":
            return dict.fromkeys(SUPPLIERS, 1)
        case "domain":
            return {Domain(state.side, letter): 1 for letter in DOMAINS if letter not in state.domains}
        case "seed":
            cells = seeding.open_cells(~state.grid.empty, next_box(state))
            return {Seed(cell, card): number for cell in bits(cells) for card, number in counts(bag).items()}
        case "deal":
            return {DEALS[card]: number for card, number in counts(bag).items()}
        case "first":
            return dict.fromkeys(FIRSTS, 1)
        case "draw":
            return {DRAWS[card]: number for card, number in counts(_next(state)).items()}
    return {}


def next_box(state: State) -> int:
    """The box that gets the next seed, 0 to 8."""
    return 81 - state.grid.empty.bit_count()


def _next(state: State) -> Cards:
    """What may be drawn: a card of the bag, or once it is empty the first of those under it (A16)."""
    held = state.holdings[state.side]
    return held.bag or held.under[:1]


def chance_fault(state: State, move: CardokuMove) -> Objection:
    """Why chance cannot make this move now; asked only for moves that are not among its outcomes."""
    if not isinstance(move, _KIND[state.phase]):
        return Objection("chance", _awaited(state), _CLAUSE[state.phase])
    match move:
        case Domain():
            return _domain(state, move)
        case Seed():
            return _seed(state, move)
        case Deal(card) | Draw(card):
            return _card(state, card)
    raise AssertionError(f"{move} is possible")


def _domain(state: State, move: Domain) -> Objection:
    if move.side != state.side:
        sentence = Text(
            "A domain for side {side} comes next, such as domain:{side}=T.",
            side=SIDES[state.side],
        )
        return Objection("side", sentence, "R3")
    sentence = Text(
        "The two sides get different domains: {domain} has gone to side A.",
        domain=domain(move.letter),
    )
    return Objection("domain", sentence, "A5")


def _seed(state: State, move: Seed) -> Objection:
    cell, box = NAME[move.cell], next_box(state)
    if BOX[move.cell] != box:
        sentence = Text("The next seed lies in box {box}, and {cell} does not.", box=box + 1, cell=cell)
        return Objection("box", sentence, "R4", (cell,))
    seen = PEERS[move.cell] & ~state.grid.empty
    if seen:
        sentence = Text("The row or the column of {cell} has a seed already.", cell=cell)
        return Objection("line", sentence, "R4", tuple(NAME[other] for other in bits(seen)))
    return _card(state, move.card)


def _card(state: State, card: Card) -> Objection:
    clause, side = _CLAUSE[state.phase], SIDES[state.side]
    if card == HOLE:
        return unnamed(clause)
    if state.phase == DRAWING and not state.holdings[state.side].bag:
        known = name(_next(state)[0])
        sentence = Text("All know which card side {side} draws next: the {card}.", side=side, card=known)
        return Objection("bottom", sentence, "A16")
    if state.phase == SEEDING:
        sentence = Text("Side {side} has no {card} left to lay as a seed.", side=side, card=name(card))
    else:
        sentence = Text("The {card} is not in the pile of side {side}.", side=side, card=name(card))
    return Objection("card", sentence, clause)


def _awaited(state: State) -> Text:
    """What chance has to bring now."""
    match state.phase:
        case "supplier":
            return Text("First it is drawn who lays five seeds: supplier:A or supplier:B.")
        case "domain":
            return Text("The third deck is shared out: a domain comes next, such as domain:A=T.")
        case "seed":
            return Text("The seeds are being laid: a card on a cell comes next, such as seed:r1c3=5T.")
        case "deal":
            return Text("The hands are being dealt: a card comes next, such as deal:5T.")
        case "first":
            return Text("It is drawn who begins: first:A or first:B.")
        case _:
            return Text("A turn begins: the card that is drawn comes next, such as draw:5T.")
