"""Why a move is not legal, first reason first: the one truth about legality of a player's move."""

from __future__ import annotations

from azumaya.core.game import Objection
from azumaya.core.text import Text
from azumaya.games.culdcept.cards import ACE, KING, TEN, name
from azumaya.games.culdcept.moves import (
    PIPS,
    RENEW,
    Claim,
    CuldceptMove,
    Exchange,
    Linkation,
    Roll,
    Stay,
    Word,
    hand_places,
    place_of,
)
from azumaya.games.culdcept.squares import MOST, SIZE, takes
from azumaya.games.culdcept.state import PLACING, ROLLING, State
from azumaya.games.culdcept.words import number


def fault(state: State, move: CuldceptMove) -> Objection | None:
    """Why the seat on turn may not make this move; None if it may."""
    match move:
        case Roll() | Word() | Linkation():
            return _moved_already(state) or _before_moving(state, move)
        case Claim() | Exchange() | Stay():
            return _not_moved_yet(state) or _after_moving(state, move)
        case _:
            sentence = Text("Chance brings cards and dice: nobody makes this move by hand.")
            return Objection("chance", sentence, "R4")


def _moved_already(state: State) -> Objection | None:
    if state.phase != PLACING:
        return None
    sentence = Text("Your piece has moved already: lay cards on the square it reached, or stay.")
    return Objection("moved", sentence, "R4", (_here(state),))


def _not_moved_yet(state: State) -> Objection | None:
    if state.phase == PLACING:
        return None
    if state.phase == ROLLING:
        sentence = Text("Your piece has not moved yet: roll the die first.")
        return Objection("unmoved", sentence, "R4", ("do:roll",))
    sentence = Text("Your piece has not moved yet: roll the die or show a Holy Word first.")
    return Objection("unmoved", sentence, "R4", ("do:roll",))


def _before_moving(state: State, move: Roll | Word | Linkation) -> Objection | None:
    if isinstance(move, Word):
        return _word_not_held(state, move.card) or _no_word(state, move.card)
    if isinstance(move, Linkation) and state.holdings[state.seat].reborn:
        sentence = Text("You have had your Reincarnation: it comes only once in a game.")
        return Objection("reborn", sentence, "R10", (RENEW,))
    return None


def _after_moving(state: State, move: Claim | Exchange | Stay) -> Objection | None:
    match move:
        case Claim(cards):
            return _own_square(state) or _not_held(state, cards) or _no_support(cards) or _too_weak(state, cards)
        case Exchange(cards):
            return (
                _not_own_square(state)
                or _not_held(state, cards, state.here.top)
                or _no_support(cards)
                or _unchanged(state, move)
            )
        case Stay():
            return None


def _own_square(state: State) -> Objection | None:
    if state.here.owner != state.seat:
        return None
    sentence = Text("This square is yours already: you may exchange what lies on it, or stay.")
    return Objection("own", sentence, "R6", (_here(state),))


def _not_own_square(state: State) -> Objection | None:
    if state.here.owner == state.seat:
        return None
    sentence = Text("This square is not yours: you exchange cards only on a square of your own.")
    return Objection("foreign", sentence, "R8", (_here(state),))


def _not_held(state: State, cards: tuple[int, ...], taken: int = 0) -> Objection | None:
    """The first card that is not in the hand; `taken` is what an exchange takes up (A7)."""
    usable = state.usable | (taken if state.variant.reinforce else 0)
    missing = next((card for card in cards if not usable >> card & 1), None)
    if missing is None:
        return None
    at = _lies_on(state, missing)
    if taken >> missing & 1:
        sentence = Text(
            "The {card} lies on this square: you take it up, but may not lay it again at once.",
            card=name(missing),
        )
    elif at:
        sentence = Text("You do not have the {card} in your hand: it lies on the ring.", card=name(missing))
    else:
        sentence = Text("You do not have the {card} in your hand.", card=name(missing))
    return Objection("held", sentence, "R4", at)


def _word_not_held(state: State, card: int) -> Objection | None:
    """The card of a Holy Word that is not in the hand, told by the square to which it would lead."""
    if state.usable >> card & 1 or card > TEN:
        return _not_held(state, (card,))
    at = (state.pieces[state.seat] + card) % SIZE
    if card in PIPS:
        sentence = Text(
            "Square {n} is {steps} steps ahead: only the die leads there, or the {card} as a Holy Word, "
            "which you do not have in your hand.",
            n=number(at),
            steps=card,
            card=name(card),
        )
    else:
        sentence = Text(
            "Square {n} is {steps} steps ahead: only the {card} as a Holy Word leads there, "
            "and you do not have it in your hand.",
            n=number(at),
            steps=card,
            card=name(card),
        )
    return Objection("held", sentence, "R9", _lies_on(state, card))


def _lies_on(state: State, rank: int) -> tuple[str, ...]:
    """The square on which this card of the seat on turn lies, covered or not."""
    return tuple(
        place_of(at)
        for at, square in enumerate(state.ring)
        if any(seat == state.seat and mask >> rank & 1 for seat, mask in square.layers)
    )


def _no_support(cards: tuple[int, ...]) -> Objection | None:
    if len(cards) == 1 or sum(cards) <= MOST:
        return None
    high = cards[-1]
    if high > TEN:
        sentence = Text(
            "The {card} cannot be part of a support: two cards from ace to 10 can.",
            card=name(high),
        )
        return Objection("picture", sentence, "R7", hand_places((high,)))
    sentence = Text(
        "These two cards count {sum} together: a support may count {most} at most.",
        sum=sum(cards),
        most=MOST,
    )
    return Objection("sum", sentence, "R7", hand_places(cards))


def _too_weak(state: State, cards: tuple[int, ...]) -> Objection | None:
    shown = state.here.shown
    if takes(cards, shown, state.variant.ace_safe):
        return None
    return Objection("weak", _weakness(cards, shown), "R5", (_here(state), *hand_places(cards)))


def _weakness(cards: tuple[int, ...], shown: int) -> Text:
    """Why a legal placement does not capture a square that shows this strength."""
    power = sum(cards)
    if cards == (ACE,):
        return Text("An ace on its own takes only a king.")
    if cards == (KING,) and shown == ACE:
        return Text("At this table an ace is safe from kings.")
    if shown == KING and ACE in cards:
        return Text("An ace in a support has no power over a king: only an ace on its own takes one.")
    if shown == KING:
        return Text("Nothing but an ace on its own takes a king.")
    if power == shown:
        return Text("This square counts {shown} too: equal is not stronger.", shown=shown)
    return Text("This square counts {shown}, and you would lay only {power}.", shown=shown, power=power)


def _unchanged(state: State, move: Exchange) -> Objection | None:
    """Only with “reinforce” can the same cards be laid again; that would be to stay (A7)."""
    if move.mask != state.here.top:
        return None
    sentence = Text("You would lay again just what lies here: stay instead.")
    return Objection("unchanged", sentence, "R8", (_here(state), "do:stay"))


def _no_word(state: State, card: int) -> Objection | None:
    if card > TEN:
        sentence = Text(
            "The {card} cannot be a Holy Word: an ace or a card from 2 to 10 can.",
            card=name(card),
        )
        return Objection("picture", sentence, "R9", hand_places((card,)))
    if state.phase == ROLLING:
        sentence = Text("After a Reincarnation you roll the die: no Holy Word in the same turn.")
        return Objection("reincarnating", sentence, "R10", ("do:roll",))
    return None


def _here(state: State) -> str:
    """The place of the square under the piece of the seat on turn."""
    return place_of(state.pieces[state.seat])
