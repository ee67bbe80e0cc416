"""What is settled before the first stone, decided well: the colour, the Shima of a draft, who begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

from azumaya.core.game import Seat
from azumaya.core.sudoku import bits
from azumaya.games.moyo.areas import BLOCKS, FREE
from azumaya.games.moyo.asking import Asking
from azumaya.games.moyo.furthest import Counting
from azumaya.games.moyo.moves import BEGINS, COLOURS, STONES, MoyoMove, Take
from azumaya.games.moyo.net import Net
from azumaya.games.moyo.pairs import spread
from azumaya.games.moyo.reading import Reading
from azumaya.games.moyo.state import Phase, State
from azumaya.games.moyo.tempo import spaces, worth
from azumaya.games.moyo.turn import make

PATIENCE = 20  # steps of reading for each way to begin


def settle(state: State, rng: Random) -> Iterator[MoyoMove]:
    """The best that can be said or taken, as far as is known after each step."""
    if state.phase is Phase.DRAFT:
        yield _shima(state, rng)
        return
    words: Sequence[MoyoMove] = BEGINS if state.phase is Phase.BEGIN else COLOURS
    best = words[int(rng.random() * len(words))]
    if not state.setup.areas(FREE):  # else the colours are alike, for nobody has a Shima yet
        asking = Asking(_best(state, words))
        for _ in asking:
            yield best
        best = asking.answer
    yield best


def _shima(state: State, rng: Random) -> Take:
    """The free Shima that is worth most."""
    taken = max(state.setup.areas(FREE), key=lambda area: (_worth(state, area), rng.random()))
    return Take(BLOCKS.names[taken])


def _worth(state: State, area: int) -> int:
    inside = state.fits & spread(state.setup.division.cells[area])
    return worth(spaces(STONES[i] for i in bits(inside)))


def _best(state: State, words: Sequence[MoyoMove]) -> Counting[MoyoMove]:
    """The word after which whoever says it stands best: seat 0 takes a colour, seat 1 says who begins (R3)."""
    values = []
    for word in words:
        values.append((yield from _value(make(state, word), 0 if state.phase is Phase.COLOUR else 1)))
    return words[values.index(max(values))]


def _value(state: State, seat: Seat) -> Counting[int]:
    """What a seat has ahead of the other, by reading from the first stone on."""
    if state.phase is Phase.BEGIN:
        state = make(state, (yield from _best(state, BEGINS)))
    net = Net(state)
    reading = Reading(net, [0] * len(net.stones))
    for _ in islice(reading.deepen(), PATIENCE):
        yield
    return reading.worth if net.turn & 1 == seat else -reading.worth
