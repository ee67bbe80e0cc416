"""What speaks for a move: the square it wins or leads to, and the cards it spends or keeps."""

from __future__ import annotations

from azumaya.core.game import AnyGame, Place, Seat, View
from azumaya.core.skill import Why
from azumaya.core.text import Plural, Text
from azumaya.games.culdcept.cards import ACE, SIGNS, TEN, name, ranks_in
from azumaya.games.culdcept.moves import PIPS, Claim, CuldceptMove, Exchange, Linkation, Roll, Word, place_of
from azumaya.games.culdcept.squares import POWER, SIZE, TAKERS, Square
from azumaya.games.culdcept.state import State
from azumaya.games.culdcept.words import SEATS, laying, number, signs

_REACH = range(ACE, TEN + 1)  # steps that the die or a Holy Word can lead on


def why(game: AnyGame, view: View[State], move: CuldceptMove) -> Why:
    """What speaks for a legal move of the seat on turn, whose view it is."""
    state = view.state
    match move:
        case Word():
            spoken = [rank for rank in ranks_in(state.holdings[state.seat].hand) if rank in _REACH]
            look = Text("Look at the squares to which your cards can lead you.")
            return Why(look, _squares(state, spoken), _of_word(state, move.card))
        case Roll():
            return Why(
                Text("Look at the squares to which the die can lead you."), _squares(state, PIPS), _of_die(state)
            )
        case Linkation():
            return Why(Text("Look at your hand."), _hand(state), _of_new_hand(state))
        case Claim():
            return Why(_here(state), _hand_and_square(state), _of_claim(state, move))
        case Exchange():
            return Why(_here(state), _hand_and_square(state), _of_exchange(state, move))
        case _:
            return Why(_here(state), _hand_and_square(state), _of_staying(state))


# -- where to look ---------------------------------------------------------------------------------------------------


def _squares(state: State, steps: range | list[int]) -> tuple[Place, ...]:
    return tuple(place_of(_ahead(state, step)) for step in steps)


def _ahead(state: State, steps: int) -> int:
    return (state.pieces[state.seat] + steps) % SIZE


def _hand(state: State) -> tuple[Place, ...]:
    return tuple(f"hand:{SIGNS[rank]}" for rank in ranks_in(state.usable))


def _here(state: State) -> Text:
    return Text("Look at square {n}, where you stand, and at your hand.", n=number(state.pieces[state.seat]))


def _hand_and_square(state: State) -> tuple[Place, ...]:
    return (place_of(state.pieces[state.seat]), *_hand(state))


# -- why -------------------------------------------------------------------------------------------------------------


def _takers(state: State, square: Square) -> list[int]:
    """The strengths with which the seat on turn can take a square, weakest first; none if it is its own."""
    if square.owner == state.seat:
        return []
    takers = TAKERS[state.variant.ace_safe][square.shown]
    return sorted(POWER[mask] for mask, _ in takers if mask & ~state.usable == 0)


def _of_word(state: State, card: int) -> Text:
    at = _ahead(state, card)
    square, n = state.ring[at], number(at)
    if square.owner == state.seat:
        return Text(
            "It leads to square {n}, which is yours: there you can exchange {cards}.", n=n, cards=signs(square.top)
        )
    if not _takers(state, square):
        return Text("It leads to square {n} for certain, where the die may lead anywhere.", n=n)
    if square.owner is None:
        return Text("It leads to square {n}, which you can take for certain.", n=n)
    return Text(
        "It leads to square {n}, which you can take from {suit}: one more for you and one less there.",
        n=n,
        suit=SEATS[square.owner],
    )


def _of_die(state: State) -> Text:
    n = sum(bool(_takers(state, state.ring[_ahead(state, pips)])) for pips in PIPS)
    if not n:
        return Text("To roll costs you no card.")
    return Plural(
        "You can take {n} of the six squares ahead, and to roll costs you no card.",
        "You can take {n} of the six squares ahead, and to roll costs you no card.",
        n=n,
    )


def _of_new_hand(state: State) -> Text:
    n = sum(bool(_takers(state, state.ring[_ahead(state, steps)])) for steps in _REACH)
    return Plural(
        "Your cards take {n} of the ten squares ahead; as many new ones may take more, and these come again later.",
        "Your cards take {n} of the ten squares ahead; as many new ones may take more, and these come again later.",
        n=n,
    )


def _of_claim(state: State, move: Claim) -> Text:
    here, cards, power = state.here, laying(move.cards), POWER[move.mask]
    powers = _takers(state, here)
    if here.owner is not None:
        return _of_raid(here.owner, powers, power, cards)
    if len(powers) == 1:
        return Text("It is one square more for you, and only {cards} can take it.", cards=cards)
    if power == powers[-1]:
        return Text(
            "It is one square more for you, and with {power} it is as hard to take back as you can make it.",
            power=power,
        )
    return Text("It is one square more for you, and your stronger cards are kept for later.")


def _of_raid(owner: Seat, powers: list[int], power: int, cards: Text) -> Text:
    suit = SEATS[owner]
    if len(powers) == 1:
        return Text(
            "It is one square more for you and one less for {suit}, and only {cards} can take it.",
            suit=suit,
            cards=cards,
        )
    if power == powers[-1]:
        return Text(
            "It is one square more for you and one less for {suit}, and with {power} it is as hard to take back as "
            "you can make it.",
            suit=suit,
            power=power,
        )
    return Text(
        "It is one square more for you and one less for {suit}, and your stronger cards are kept for later.",
        suit=suit,
    )


def _of_exchange(state: State, move: Exchange) -> Text:
    taken, before, power = signs(state.here.top & ~move.mask), state.here.shown, POWER[move.mask]
    if power <= before:
        return Text("You take {cards} in hand again for another square, and this one stays yours.", cards=taken)
    if not taken:
        return Text(
            "Your square counts {power} instead of {before} then, so it is harder to take.", power=power, before=before
        )
    return Text(
        "Your square counts {power} instead of {before} then, so it is harder to take, and you have {cards} in hand "
        "again.",
        power=power,
        before=before,
        cards=taken,
    )


def _of_staying(state: State) -> Text:
    here, powers = state.here, _takers(state, state.here)
    if here.owner == state.seat:
        return Text("The square is yours already, and what lies there is better left there.")
    if not powers:
        return Text("None of your cards takes this square.")
    cheapest = next(
        claim.cards
        for mask, claim in TAKERS[state.variant.ace_safe][here.shown]
        if mask & ~state.usable == 0 and POWER[mask] == powers[0]
    )
    if len(cheapest) == 1:
        return Text("The {card} is worth more to you on another square.", card=name(cheapest[0]))
    return Text("{cards} are worth more to you on other squares.", cards=laying(cheapest))
