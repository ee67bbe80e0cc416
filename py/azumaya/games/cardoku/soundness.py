"""Can a position that somebody edited be one of this game? Every card must lie in one place, and only there."""

from __future__ import annotations

from collections import Counter

from azumaya.core.cards import Cards, laid, without
from azumaya.core.sudoku import BOX, CELLS, bits
from azumaya.core.text import Text
from azumaya.games.cardoku import seeding
from azumaya.games.cardoku.cards import DOMAINS, NO_CARD, SIGNS, deck
from azumaya.games.cardoku.grid import FULL
from azumaya.games.cardoku.moves import SIDES
from azumaya.games.cardoku.past import past, readable
from azumaya.games.cardoku.slips import repeats
from azumaya.games.cardoku.state import (
    AGAIN,
    BEGINNING,
    DEALING,
    DRAWING,
    HAND,
    OVER,
    PHASES,
    SETTING_UP,
    SHARING,
    SUPPLYING,
    Holding,
    Side,
    State,
)
from azumaya.games.cardoku.tallies import counted, slipped


def unsound(state: State, start: State) -> Text | None:
    """What is wrong with a full state, where `start` is the one before the first move with the same options."""
    if state.variant != start.variant:
        return Text("“{field}” does not go with the options", field="variant")
    if state.seats != start.seats:
        return Text("“{field}” is not the number of seats", field="seats")
    if state.phase not in PHASES or state.side not in (0, 1):
        return Text("“{phase}” is not a phase of side {side}", phase=state.phase[:40], side=state.side)
    return _grid(state) or _cards(state) or _turns(state) or _setting_up(state) or counted(state) or slipped(state)


def _grid(state: State) -> Text | None:
    signs = {NO_CARD, *SIGNS}
    rows = [row.split(" ") for row in state.grid.rows]
    if len(rows) != 9 or not all(len(row) == 9 and signs.issuperset(row) for row in rows):
        return Text("“{field}” must be nine rows of nine signs, such as 5T, or .. for an empty cell", field="grid")
    if state.variant.referee and any(state.grid.value(cell) and repeats(state.grid, cell) for cell in CELLS):
        return Text("no row, column or box can hold a value twice while there is a referee")
    return None


def _cards(state: State) -> Text | None:
    wanted = {SUPPLYING: 0, SHARING: state.side}.get(state.phase, 2) if state.variant.decks == 3 else 0
    letters = set(state.domains)
    if len(state.domains) != wanted or len(letters) != wanted or not letters <= set(DOMAINS):
        return Text("“{field}” must be the letters of {n} different domains", field="domains", n=wanted)
    found = Counter(card for card in state.grid if card != NO_CARD)
    for held in state.holdings:
        found.update((*held.hand, *held.bag, *held.under))
    if found != Counter(_deck(state, 0) + _deck(state, 1)):
        return Text("each card must lie in one place, and none may be missing")
    return _holding(state, 0) or _holding(state, 1)


def _deck(state: State, side: Side) -> Cards:
    return deck(state.domains[side : side + 1])


def _holding(state: State, side: Side) -> Text | None:
    held = state.holdings[side]
    if held.unseen or any(cards != laid(cards) for cards in (held.hand, held.bag, held.known)):
        return Text("the cards of a side must be in order, and none of them a hole")
    if held.under and state.variant.referee:
        return Text("no card goes under a pile while there is a referee")
    if (held.known or held.past) and (not held.bag or state.variant.open_hands):
        return Text("“{field}” tells of a hidden hand, and this one is open", field="past")
    if Counter(held.known) - Counter(held.hand):
        return Text("“{field}” must be cards of the hand", field="known")
    return _past(held) if held.past else None


def _past(held: Holding) -> Text | None:
    unseen = laid(without(held.hand + held.bag, held.known))
    if readable(held.past, len(held.hand) - len(held.known)) and past(held.past, unseen).possible():
        return None
    return Text("“{field}” does not go with the hand", field="past")


def _turns(state: State) -> Text | None:
    mine, other = state.turns[state.side], state.turns[1 - state.side]
    if min(mine, other) < 0 or abs(mine - other) > 1:
        return Text("“{field}” must say that the sides take turns", field="turns")
    if state.phase in SETTING_UP:
        return Text("nobody has had a turn yet") if mine or other else None
    if state.phase != OVER and (mine > other or (state.phase == AGAIN and not other)):
        return Text("“{field}” must say that it is the turn of side {side}", field="turns", side=SIDES[state.side])
    if state.phase == DRAWING and not state.holdings[state.side].pile:
        return Text("there is no card to draw")
    return None


def _setting_up(state: State) -> Text | None:
    """Before the first turn every card lies where chance has laid it."""
    if (state.supplier is None) != (state.phase == SUPPLYING) or state.supplier not in (None, 0, 1):
        return Text("“{field}” must be the side that laid the first seed", field="supplier")
    if state.phase not in SETTING_UP:
        return None
    seeds = [card for card in state.grid if card != NO_CARD]
    if not seeding.is_pattern(~state.grid.empty & FULL, len(seeds)) or (len(seeds) == 9) != (
        state.phase in (DEALING, BEGINNING)
    ):
        return Text("the seeds must lie in one box after the other, in different rows and columns")
    sizes = tuple(len(held.hand) for held in state.holdings)
    if not _dealt(state, sizes, len(seeds)):
        return Text("“{phase}” of side {side} is not what comes now", phase=state.phase, side=SIDES[state.side])
    for side, held in enumerate(state.holdings):
        own = _seeds_of(state, side) if state.supplier is not None else ()
        if held.under or held.known or held.past or Counter(held.hand + held.bag + own) != Counter(_deck(state, side)):
            return Text("side {side} must have the cards of its own deck", side=SIDES[side])
    return None


def _dealt(state: State, sizes: tuple[int, ...], seeds: int) -> bool:
    """Do the sizes of the hands, the seeds and the side go with the phase?"""
    match state.phase:
        case "supplier":
            return sizes == (0, 0) and seeds == 0 and state.side == 0
        case "domain":
            return sizes == (0, 0) and seeds == 0 and state.variant.decks == 3
        case "seed":
            return sizes == (0, 0) and state.supplier is not None and state.side == (state.supplier + seeds) % 2
        case "deal":
            return sizes[state.side] < HAND and sizes[1 - state.side] == HAND * state.side
        case _:
            return sizes == (HAND, HAND) and state.side == 0


def _seeds_of(state: State, side: Side) -> Cards:
    """The seeds that a side supplied: the boxes alternate, beginning with the supplier's."""
    assert state.supplier is not None
    laid_on = sorted(bits(~state.grid.empty & FULL), key=BOX.__getitem__)
    return tuple(state.grid.card(cell) for cell in laid_on[(side - state.supplier) % 2 :: 2])
