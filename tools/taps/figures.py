"""From what was measured of taps and of memory to the tables of the budgets."""

from collections.abc import Mapping, Sequence
from math import ceil
from statistics import median
from typing import NamedTuple

FRAME = 1000 / 60
MIDDLE, HIGH = 25 + FRAME, 50.0  # ms: what a tap may take as a rule, and of a hundred all but two
ECHO = "a worker's echo"
MOST = 1.10  # of what is held after the first moves
Taps = Sequence[tuple[float, bool]]  # milliseconds, and did an opponent think?


def share(figures: Sequence[float], part: float) -> float:
    """The least of the figures that this part of them does not exceed."""
    return sorted(figures)[max(0, ceil(len(figures) * part) - 1)]


def row(name: str, figures: Sequence[float], echo: float) -> str:
    """One line: how many, the median, the 98th percentile, the worst, the median beyond an echo, the verdict."""
    if not figures:
        return f"| {name} | 0 |" + " |" * 5
    middle, high = median(figures), share(figures, 0.98)
    verdict = "met" if middle <= MIDDLE and high <= HIGH else "not met"
    least = f"{middle - echo:.0f}" if name != ECHO else ""
    return f"| {name} | {len(figures)} | {middle:.0f} | {high:.0f} | {max(figures):.0f} | {least} | {verdict} |"


def table(engine: str, slower: float, taps: Mapping[str, Taps]) -> str:
    """Each game at rest and while an opponent thinks, and the echo that they are held against."""
    how = f"{engine}, {slower:g} x slower" if slower > 1 else engine
    echo = median([ms for ms, _ in taps[ECHO]])
    head = f"| {how}: ms from tap to answer | taps | median | 98 of 100 | worst | median less echo | budget |"
    rows = [head, "| --- " * 7 + "|"]
    for name, noted in taps.items():
        rest, thinking = ([ms for ms, thinks in noted if thinks is which] for which in (False, True))
        rows.append(row(name, rest, echo))
        if name != ECHO:
            rows.append(row(f"{name}, an opponent thinking", thinking, echo))
    return "\n".join(rows)


def longest(tasks: Sequence[float]) -> str:
    """The longest task of the main thread after the first answer; browsers tell of those over 50 ms alone."""
    if not tasks:
        return "No task of the main thread was longer than 50 ms after the first answer: met."
    told = f"{len(tasks)} tasks of the main thread were longer than 50 ms after the first answer"
    return f"{told}, the longest {max(tasks):.0f} ms."


def clicks(slow: Sequence[float], among: int) -> str:
    """What the browser's Event Timing says: until the frame after a click; it tells of those over 16 ms alone."""
    figures = [*slow, *[16.0] * (among - len(slow))]
    high, worst = share(figures, 0.98), max(figures)
    verdict = "met" if high <= HIGH else "not met"
    return f"By Event Timing, of {among} clicks 98 of 100 within {high:.0f} ms, the worst {worst:.0f} ms: {verdict}."


class Level(NamedTuple):
    """What a page held at one look: bytes of its heap, nodes of its document, bytes of its whole process."""

    after: str
    heap: float
    nodes: int
    process: float


def growth(levels: Sequence[Level]) -> str:
    """What was held from look to look, in parts of the first one too; the budget is that of the heap."""
    first = levels[0]
    rows = ["| after | heap MB | nodes | process MB | heap | process | budget |", "| --- " * 7 + "|"]
    for level in levels:
        heap, process = level.heap / first.heap, level.process / first.process
        verdict = "met" if heap <= MOST else "not met"
        held = f"{level.heap / 1e6:.1f} | {level.nodes} | {level.process / 1e6:.0f}"
        rows.append(f"| {level.after} | {held} | {heap:.2f} | {process:.2f} | {verdict} |")
    return "\n".join(rows)
