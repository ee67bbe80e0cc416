"""What is told beside the grids: what is known of the gifter's card, and the deck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from azumaya.core.areas import Matrix, Note
from azumaya.core.cards import HOLE, Card
from azumaya.core.text import Plural, Text
from azumaya.games.kado.cards import DECK, GIFTS, RIBBONS, Pair
from azumaya.games.kado.challenge import ruled_out
from azumaya.games.kado.moves import Guess
from azumaya.games.kado.state import State
from azumaya.games.kado.words import GIFTS as GIFT_NAMES
from azumaya.games.kado.words import RIBBONS as RIBBON_NAMES
from azumaya.games.kado.words import gift, pair, ribbon

if TYPE_CHECKING:
    from azumaya.core.game import View

_VALUES: dict[Pair, tuple[Card, ...]] = {
    f"{one}{other}": tuple(card for card in DECK if card.startswith(f"{one}{other}"))
    for one in GIFTS
    for other in RIBBONS
}
_ROWS, _COLUMNS = tuple(map(gift, GIFTS)), tuple(map(ribbon, RIBBONS))
_ROW_NAMES = tuple(GIFT_NAMES[one] for one in GIFTS)
_COLUMN_NAMES = tuple(RIBBON_NAMES[other] for other in RIBBONS)


def in_sight(state: State) -> frozenset[Card]:
    """The cards that a view shows: those that lie open, and what its seat has seen alone."""
    return frozenset(_shown(state)) - {HOLE}


def _shown(state: State) -> Iterator[Card]:
    if state.top is not None:
        yield state.top
    for held in state.holdings:
        if held.card is not None:
            yield held.card
        yield from (card for _, _, card in held.grid)
        yield from held.bonus
        yield from held.discards


# -- what is known -----------------------------------------------------------------------------------------------


def known(view: View[State]) -> Matrix:
    """How many cards of each gift and ribbon are in sight, and what the gifter's card cannot be (A2)."""
    state = view.state
    seen = in_sight(state)
    cells = tuple(tuple(_known(state, one + other, seen) for other in RIBBONS) for one in GIFTS)
    if state.variant.either:
        note = Text("In sight, of how many there are. A failed guess rules out its gift and its ribbon.")
    else:
        note = Text("In sight, of how many there are. A failed guess rules out this gift with this ribbon.")
    return Matrix(
        "known",
        Text("Known"),
        _ROWS,
        _COLUMNS,
        cells,
        topic=f"turn-{state.turn}",
        note=note,
        row_names=_ROW_NAMES,
        column_names=_COLUMN_NAMES,
    )


def _known(state: State, named: Pair, seen: frozenset[Card]) -> Note:
    cards = _VALUES[named]
    number = sum(card in seen for card in cards)
    told = Text("{pair}: {n} of {all} in sight", pair=pair(named), n=number, all=len(cards))
    failed = ruled_out(named, state.guesses, state.variant.either)
    if failed:
        told = Text("{told}, ruled out by a guess", told=told)
    return Note(
        place=f"pair:{named}",
        name=told,
        number=number,
        out=failed or number == len(cards),
        of=len(cards),
        taps=Guess(named).places,
    )


# -- the deck ----------------------------------------------------------------------------------------------------


def deck(view: View[State]) -> Matrix:
    """Which values there are of each gift and ribbon (A3), those in sight struck."""
    state = view.state
    seen = in_sight(state)
    left = len(state.deck)
    return Matrix(
        "deck",
        Text("Deck"),
        _ROWS,
        _COLUMNS,
        tuple(tuple(_values(one + other, seen) for other in RIBBONS) for one in GIFTS),
        topic="",
        note=Plural(
            "The values there are, those in sight struck. {n} card is left in the pile.",
            "The values there are, those in sight struck. {n} cards are left in the pile.",
            n=left,
        ),
        row_names=_ROW_NAMES,
        column_names=_COLUMN_NAMES,
    )


def _values(named: Pair, seen: frozenset[Card]) -> Note:
    signs = tuple((card[2], card in seen) for card in _VALUES[named])
    unseen, gone = ([sign for sign, is_gone in signs if is_gone is wanted] for wanted in (False, True))
    told = pair(named)
    if unseen:
        told = Text("{pair}: {values} not seen yet", pair=told, values=", ".join(unseen))
    if gone:
        told = Text("{told}; {values} in sight", told=told, values=", ".join(gone))
    return Note(place=f"deck:{named}", name=told, signs=signs)
