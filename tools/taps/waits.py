"""Lets opponents play each other on the screen, and prints how long one waits there for a move of each level.

python -m tools.taps.waits [GAME ...] [--levels 1,2,3,4] [--moves 40] [--slower 4] [--engines chromium] [--dist FOLDER]

At the quickest pace a move takes 450 ms at least, so that a person can follow: what is more is thinking.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from azumaya.games import SHELF
from e2e.site import Site
from e2e.table import Table
from tools.engines import ENGINES
from tools.paths import DIST, ROOT
from tools.taps.figures import share
from tools.taps.slow import slowed

MINUTES = 10 * 60_000  # ms in which so many moves are made, or something is wrong


def played(at: Table, game: str, level: str, moves: int) -> Sequence[float]:
    """Milliseconds from move to move of two of that level, of a whole game or of so many moves."""
    at.new(game, seat_0_mind=f"level:{level}", seat_1_mind=f"level:{level}")
    enough = "([key, moves]) => waits.key === key && (waits.over || waits.ms.length >= moves)"
    at.page.wait_for_function(enough, arg=[at.key, moves], timeout=MINUTES)
    waits = [float(ms) for ms in at.page.evaluate("waits.ms")]
    at.reload().leave()
    return waits


def rows(page: Page, site: Site, games: Sequence[str], levels: Sequence[str], moves: int) -> Iterator[str]:
    """A line for each level of each game."""
    page.add_init_script(path=ROOT / "tools/taps/waits.js")
    at = Table(page, site).open().hurry()
    for game in games:
        for level in levels:
            waits = played(at, game, level, moves)
            told = " | ".join(f"{ms:.0f}" for ms in (median(waits), share(waits, 0.98), max(waits)))
            yield f"| {game} | {level} | {len(waits)} | {told} |"


def main() -> None:
    """Measure in every engine that is asked for and that Playwright drives."""
    parser = argparse.ArgumentParser(prog="python -m tools.taps.waits", description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.about.id for game in SHELF.games if game.table])
    parser.add_argument("--engines", default="chromium")
    parser.add_argument("--levels", default="1,2,3,4")
    parser.add_argument("--slower", type=float, default=1, help="so many times slower than this machine is")
    parser.add_argument("--moves", type=int, default=40, help="of one game at most")
    parser.add_argument("--dist", type=Path, default=DIST)
    given = parser.parse_args()
    with Site(given.dist) as site:
        for engine in ENGINES:
            if engine.name not in given.engines.split(","):
                continue
            with sync_playwright() as playwright, engine.start(playwright) as tab:
                print(f"| {engine.name}, {given.slower:g} x slower: ms from move to move of | level | moves ", end="")
                print("| median | 98 of 100 | worst |\n" + "| --- " * 6 + "|", flush=True)
                with slowed(given.slower):
                    page: Page = tab.page  # type: ignore[attr-defined]
                    for row in rows(page, site, given.games, given.levels.split(","), given.moves):
                        print(row, flush=True)


if __name__ == "__main__":
    main()
