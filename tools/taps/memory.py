"""What a page holds on to over many moves and many games opened and closed: `python -m tools.taps.memory`.

python -m tools.taps.memory [--moves 500] [--games 50] [--dist FOLDER]

In Chromium, where a page can be told to collect its garbage. The heap is the page's; the process is all of it with its
worker, Python's memory among it.
"""

import argparse
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from azumaya.games import SHELF
from e2e.site import Site
from e2e.table import Table
from tools.engines import ENGINES
from tools.paths import DIST
from tools.taps.figures import Level, growth
from tools.taps.slow import renderers

SPAN = 50  # moves from one look to the next: what is there after the first ones is the measure
GAME = {"game": "moyo", "seat_1_mind": "person"}


def resident() -> int:
    """Bytes that the largest of our browser's pages has in memory, its worker with it."""
    found = [0]
    for pid in renderers():
        with suppress(OSError):
            status = Path(f"/proc/{pid}/status").read_text()
            found.append(1024 * int(status.partition("VmRSS:")[2].split()[0]))
    return max(found)


def look(at: Table, session: Any, after: str) -> Level:
    """What is held once the garbage is collected."""
    session.send("HeapProfiler.collectGarbage")
    found = {entry["name"]: entry["value"] for entry in session.send("Performance.getMetrics")["metrics"]}
    return Level(after, found["JSHeapUsedSize"], int(found["Nodes"]), resident())


def play(at: Table, moves: int) -> Iterator[int]:
    """So many moves in one game after the other, by taps; gives how many there were, now and then."""
    rng = random.Random(1)
    at.new(**GAME)
    for made in range(1, moves + 1):
        if at.match.turn is None:
            at.new(**GAME)
        at.play(str(rng.choice(at.match.game.legal_moves(at.match.state))))
        if made % SPAN == 0:
            yield made


def visit(at: Table, games: int) -> None:
    """Open and leave so many games, of each kind in turn."""
    kinds = [game.about.id for game in SHELF.games if game.table]
    for n in range(games):
        at.new(kinds[n % len(kinds)], seat_1_mind="person")
        at.leave()


def main() -> None:
    """Print how much is held from look to look."""
    parser = argparse.ArgumentParser(prog="python -m tools.taps.memory", description=__doc__)
    parser.add_argument("--moves", type=int, default=500)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--dist", type=Path, default=DIST)
    given = parser.parse_args()
    (chromium,) = (engine for engine in ENGINES if engine.name == "chromium")
    with Site(given.dist) as site, sync_playwright() as playwright, chromium.start(playwright) as tab:
        page: Any = tab.page  # type: ignore[attr-defined]
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        at = Table(page, site).open()
        levels = [look(at, session, f"{made} moves") for made in play(at, given.moves)]
        visit(at, given.games)
        levels.append(look(at, session, f"{given.games} more games"))
    print(growth(levels))


if __name__ == "__main__":
    main()
