"""How the strongest opponent of Cardoku thinks: it opens lines only where the taking by turns comes out in its favour.

It looks at every move in some worlds that the view allows. Then it follows the best of them, and those that open a line
or spoil one, through all that both sides could complete in the next turns.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from azumaya.core.sudoku import PEERS, bits
from azumaya.games.cardoku.choices import MOVE, NOTHING, Number
from azumaya.games.cardoku.fast import CardokuForward
from azumaya.games.cardoku.felt import WORTH, Felt
from azumaya.games.cardoku.filling import short, swaps
from azumaya.games.cardoku.lines import LINES
from azumaya.games.cardoku.moves import CardokuMove
from azumaya.games.cardoku.prospects import left
from azumaya.games.cardoku.state import State

if TYPE_CHECKING:
    from azumaya.core.game import Game, Seat, View

LOOKS, WORLDS = 8, 4  # worlds in which all moves are looked at, and the best are followed: one where nothing is hidden
BEST, SHARP = 20, 60  # how many of the best are followed, and how many others that change what can be completed
MARGIN = 0.45  # so much worse than the best one these may look
DEPTH = 5  # turns after the move
WIDTH = 4  # completions followed in each of them
PATIENCE = 60  # positions looked at to find out what comes of one move
BREATH = 16  # moves looked at in a step
FIRST = 0.02  # the weight of the first look against what comes of it
SPREAD = 0.0002  # how little it likes to lay a card where many lie, by the square of their number


def think(game: Game[State, CardokuMove], view: View[State], rng: Random) -> Iterator[CardokuMove]:
    """Its best move so far, once a step."""
    assert view.seat is not None
    plan = Plan(CardokuForward(game), view.seat)
    worlds = plan.model.worlds(game, view, rng)
    hidden = any(held.unseen or held.pile for held in view.state.holdings)
    world = next(worlds)
    moves = sorted(plan.model.moves(world), key=lambda move: str(plan.model.real(move)))
    rng.shuffle(moves)
    looks = dict.fromkeys(moves, 0.0)
    sharp: set[Any] = set()
    for _ in range(LOOKS if hidden else 1):
        yield from plan.look(world, rng.getrandbits(64), looks, sharp)
        world = next(worlds)
    moves = _shortlist(looks, sharp, MARGIN * (LOOKS if hidden else 1))
    totals = {move: FIRST * looks[move] for move in moves}
    follow = plan.follow if hidden else plan.follow_alone
    best = moves[0]
    for _ in range(WORLDS if hidden else 1):
        yield from follow(world, rng.getrandbits(64), totals, best)
        best = max(totals, key=totals.__getitem__)
        world = next(worlds)
    yield plan.model.real(best)


def _shortlist(looks: dict[Any, float], sharp: set[Any], margin: float) -> list[Any]:
    ranked = sorted(looks, key=looks.__getitem__, reverse=True)
    bar = looks[ranked[0]] - margin
    return ranked[:BEST] + [move for move in ranked[BEST:] if move in sharp and looks[move] >= bar][:SHARP]


class Plan:
    """One decision of a seat."""

    def __init__(self, model: CardokuForward, seat: Seat) -> None:
        self.model = model
        self._seat = seat
        self._patience = 0  # positions that may still be looked at for the move that is followed

    def look(self, world: Any, luck: int, looks: dict[Any, float], sharp: set[Any]) -> Iterator[CardokuMove]:
        """Add how good a world is right after each move, and note those after which a line may be completed."""
        model = self.model
        best = max(looks, key=looks.__getitem__)
        for tried, move in enumerate(looks, 1):
            after = model.play(model.copy(world), move, Random(luck))
            value, open_lines = model.weigh(after, self._seat)
            looks[move] += value - SPREAD * crowd(world, move)
            if open_lines:
                sharp.add(move)
            if tried % BREATH == 0:
                yield model.real(best)
        yield model.real(max(looks, key=looks.__getitem__))

    def follow(self, world: Any, luck: int, totals: dict[Any, float], best: Any) -> Iterator[CardokuMove]:
        """Add what comes of each move."""
        model = self.model
        for move in totals:
            self._patience = PATIENCE
            totals[move] += self._comes(model.play(model.copy(world), move, Random(luck)), DEPTH, luck, 0, 1)
            yield model.real(best)

    def follow_alone(self, world: Any, luck: int, totals: dict[Any, float], best: Any) -> Iterator[CardokuMove]:
        """The same in the only world there is: what cannot become the best is not followed to its end."""
        model, least, most = self.model, 0.0, 0.0
        for move in totals:
            self._patience = PATIENCE
            found = self._comes(model.play(model.copy(world), move, Random(luck)), DEPTH, luck, least - FIRST, 1)
            totals[move] += found
            least = max(least, found)
            if totals[move] > most:
                best, most = move, totals[move]
            yield model.real(best)

    def _comes(self, position: Any, turns: int, luck: int, low: float, high: float) -> float:
        """How good a position is when both sides complete what serves them best, or nothing; exact between bounds."""
        model, seat = self.model, self._seat
        stop = isinstance(position, State) or position.over or not turns or self._patience <= 0
        if stop or not (moves := completing(position)):
            return model.value(position, seat)
        self._patience -= len(moves) + 1
        ours = position.side == seat % 2
        best = model.value(_later(position.copy(), luck), seat)
        if best >= high if ours else best <= low:
            return best
        tried = []
        for move in moves:
            after = model.play(position.copy(), move, Random(luck))
            tried.append((model.value(after, seat), after))
        tried.sort(key=lambda item: item[0], reverse=ours)
        for _, after in tried[:WIDTH]:
            if ours:
                best = max(best, self._comes(after, turns - 1, luck, max(low, best), high))
            else:
                best = min(best, self._comes(after, turns - 1, luck, low, min(high, best)))
            if best >= high if ours else best <= low:
                break
        return best


def crowd(position: Any, move: Any) -> int:
    """How many cards lie around that of a hand, squared line by line: full lines are for whoever may move cards first.

    Nothing once the own pile is empty, and for what is no card of a hand.
    """
    if isinstance(position, State) or move >= MOVE or not left(position, position.side):
        return 0
    lines = (line for line in LINES[move % 81] if not position.scored >> line & 1)
    return sum(position.held[line].bit_count() ** 2 for line in lines)


def _later(felt: Felt, luck: int) -> Felt:
    """The position as if the side on turn had done something that changes nothing."""
    felt.passes = 0  # it need not have been a pass
    felt.play(NOTHING, Random(luck))
    return felt


def completing(felt: Felt) -> list[Number]:
    """All moves of the side on turn that complete a line."""
    locked, bare = felt.locked(), not left(felt, felt.side)
    hand = {WORTH[card]: card for card in felt.hands[felt.side]}
    found = []
    for cell, value in short(felt):
        sources = felt.at[value] & ~locked if bare else 0
        if felt.once[value] >> cell & 1:
            sources &= PEERS[cell]
        elif value in hand:
            found.append(81 * hand[value] + cell)
        found += [MOVE + 81 * source + cell for source in bits(sources)]
    return found + list(swaps(felt, felt.side, locked).values())
