"""Measures starts side by side, the ways of starting taking turns, and prints medians, ratios and budgets.

python -m tools.startup [--runs 7] [--engines chromium,firefox,webkit] [--dist FOLDER]

Times are from navigation to the moment that counts, with everything kept by the service worker: for our page the saved
game is on the screen and answers; for the others Python runs. Machines are busy: only ratios of one run mean anything.
A first visit comes over a line of 10 Mbit/s and 40 ms, from a host that packs nothing.
"""

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from playwright.sync_api import sync_playwright

from tools.engines import ENGINES, Engine, Tab
from tools.paths import DIST
from tools.serve import server
from tools.startup.figures import EMPTY, ITSELF, OURS, PLAIN, STOCK, first_visit, readable, table
from tools.startup.line import slow_line
from tools.startup.site import lay, saved_game

KEY, TEXT = saved_game()
GAME = f"#/game/{KEY.rsplit('.', 1)[1]}"
WAYS = {  # what is measured: on the site with the snapshot or on that without it, and where
    OURS: (True, GAME),
    PLAIN: (False, GAME),
    ITSELF: (True, "startup/loadpyodide.html"),
    EMPTY: (True, "startup/empty.html"),
    STOCK: (True, "startup/stock.html"),
}
BITS, RTT = 10e6, 0.040
FIRST = {  # what is readable at a first visit: the page, and what tells that it is there
    "the shelf": (
        "",
        "performance.getEntriesByName('first-contentful-paint').length && document.querySelector('.shelf')",
    ),
    "rules": ("#/rules/kado", "document.querySelector('h1')?.textContent.startsWith('Rules of')"),
}
READY = "performance.getEntriesByName('ready')[0]"
SETTLED = "document.documentElement.dataset.ready && navigator.serviceWorker.controller"
START = "document.documentElement.dataset.start"


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address at which a folder is served."""
    with server(folder, 0) as site:
        Thread(target=site.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{site.server_port}/"
        site.shutdown()


def started(tab: Tab, address: str) -> float:
    """Milliseconds from navigation until it counts."""
    tab.open(address)
    tab.wait(f"{READY} !== undefined")
    return float(tab.evaluate(f"{READY}.startTime"))


def measure(tab: Tab, with_snapshot: str, without: str, runs: int) -> tuple[dict[str, list[float]], set[str]]:
    """Milliseconds of each way of starting, in turns, and how ours said that it did; the first turn is not counted."""
    for host in (with_snapshot, without):
        tab.open(host)
        tab.wait(SETTLED)
        tab.evaluate(f"localStorage.setItem({json.dumps(KEY)}, {json.dumps(TEXT)})")
    times: dict[str, list[float]] = {way: [] for way in WAYS}
    told = set()
    for _ in range(runs + 1):
        for way, (snapshot, address) in WAYS.items():
            times[way].append(started(tab, (with_snapshot if snapshot else without) + address))
            if way == OURS:
                told.add(str(tab.evaluate(START)))
    return {way: measured[1:] for way, measured in times.items()}, told


def visited(engine: Engine, site: str, page: str, seen: str) -> float:
    """Milliseconds from navigation until something is seen at a first visit over a slow line."""
    with (
        slow_line(int(site.rstrip("/").rpartition(":")[2]), BITS, RTT) as port,
        sync_playwright() as playwright,
        engine.start(playwright) as tab,
    ):
        tab.open(f"http://127.0.0.1:{port}/{page}")
        tab.wait(seen)
        return float(tab.evaluate("performance.now()"))


def report(engine: Engine, with_snapshot: str, without: str, runs: int) -> str:
    """What was measured in one engine."""
    with sync_playwright() as playwright, engine.start(playwright) as tab:
        times, told = measure(tab, with_snapshot, without, runs)
    firsts = {what: visited(engine, with_snapshot, *where) for what, where in FIRST.items()}
    said = f"Ours came, as it says itself, from: {', '.join(sorted(told))}"
    return f"{table(engine.name, times)}\n{said}\n\n{readable(engine.name, firsts)}\n"


def main() -> None:
    """Measure every engine that is here."""
    parser = argparse.ArgumentParser(prog="python -m tools.startup", description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--engines", default=",".join(engine.name for engine in ENGINES))
    parser.add_argument("--dist", type=Path, default=DIST)
    given = parser.parse_args()
    print(first_visit(given.dist))
    wanted = [engine for engine in ENGINES if engine.name in given.engines.split(",")]
    with TemporaryDirectory() as name:
        folders = [lay(given.dist, Path(name) / str(snapshot), snapshot) for snapshot in (True, False)]
        with served(folders[0]) as with_snapshot, served(folders[1]) as without:
            for engine in wanted:
                said = report(engine, with_snapshot, without, given.runs) if engine.is_here() else engine.missing
                print(said, flush=True)


if __name__ == "__main__":
    main()
