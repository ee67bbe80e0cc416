"""What a tap costs of a processor: the one figure that a busy machine does not change."""

from __future__ import annotations

import os
import random
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tools.taps.slow import renderers

if TYPE_CHECKING:
    from e2e.table import Table  # needs Playwright, which is not where only figures are looked at

TAPS = 25
APART = 150  # ms, so that each is answered before the next
MOST = 25 + 1000 / 60  # ms for both, one after the other: a tap and its frame on a machine that has nothing else to do
WORKER = "DedicatedWorker"  # as Chromium calls the thread


class Cost(NamedTuple):
    """Milliseconds of a processor, in the thread of the page and in that of its worker."""

    page: float
    worker: float


def spent() -> Cost:
    """What the pages of our Chromium have used since they began."""
    page = worker = 0.0
    for pid in renderers():
        for task in Path(f"/proc/{pid}/task").glob("*"):
            with suppress(OSError):
                name, rest = (task / "stat").read_text().partition("(")[2].rsplit(")", 1)
                ms = 1000 * sum(map(int, rest.split()[11:13])) / os.sysconf("SC_CLK_TCK")
                page += ms if task.name == str(pid) else 0
                worker += ms if name == WORKER else 0
    return Cost(page, worker)


def cost(at: Table, game: str) -> Cost:
    """What a tap costs at rest: persons sit at the table, and somebody taps one spot after the other."""
    at.new(game, seat_1_mind="person")
    if at.curtain.is_visible():
        at.hold()
    spots = at.page.locator("#app .spot[data-tap]:visible")
    rng, before = random.Random(game), spent()
    for _ in range(TAPS):
        if at.curtain.is_visible():  # a tap has made a move
            at.hold()
        spots.nth(rng.randrange(spots.count())).tap(force=True)
        at.page.wait_for_timeout(APART)
    after = spent()
    return Cost((after.page - before.page) / TAPS, (after.worker - before.worker) / TAPS)


def table(costs: Mapping[str, Cost]) -> str:
    """The cost of a tap in each game. What drives the browser works in the page, too: they are upper bounds."""
    rows = ["| processor ms a tap | page | worker | both | budget |", "| --- " * 5 + "|"]
    for game, (page, worker) in costs.items():
        verdict = "met" if page + worker <= MOST else "not met"
        rows.append(f"| {game} | {page:.0f} | {worker:.0f} | {page + worker:.0f} | {verdict} |")
    return "\n".join(rows)
