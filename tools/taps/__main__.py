"""Plays whole games by taps against opponents that think, and prints how soon each tap was answered on the screen.

python -m tools.taps [GAME ...] [--engines chromium,firefox] [--slower 4] [--moves 200] [--dist FOLDER]

Times are from the tap to the end of the frame that shows the answer. An empty page with a worker that answers at once
is measured on the same machine in the same run: what is more than that is ours. A busy machine makes all of that
longer; what a tap costs of a processor it does not change.
"""

import argparse
import random
import shutil
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, TimeoutError, sync_playwright

from azumaya.games import SHELF
from e2e.site import Site
from e2e.table import Table
from tools.engines import ENGINES
from tools.paths import DIST, ROOT
from tools.taps import cost
from tools.taps.figures import ECHO, Taps, clicks, longest, table
from tools.taps.slow import slowed

Costs = dict[str, cost.Cost]
HERE = ROOT / "tools/taps"
ECHOES = 60
MIND = "level:4"
LET_GO = "[data-press=let-go]"
PAUSE = 120  # ms between two taps of an impatient person
THINKING = "[data-press=stop-thinking]"


def lay(dist: Path, folder: Path) -> Path:
    """A copy of the built site with the page of the echo beside it."""
    shutil.copytree(dist, folder)
    shutil.copytree(HERE / "pages", folder / "taps")
    return folder


def noted(page: Page) -> Taps:
    """What the probe has noted so far; it begins anew."""
    return [(float(ms), bool(thinks)) for ms, thinks in page.evaluate("noted.taps.splice(0)")]


def echoes(page: Page, site: Site) -> Taps:
    """Tap the page that has nothing but a worker that answers."""
    page.goto(f"{site.url}taps/echo.html")
    for done in range(ECHOES):
        page.locator("#tap").tap()
        page.wait_for_function(f"noted.taps.length > {done}")
    return noted(page)


def disturb(at: Table, rng: random.Random) -> None:
    """Tap what one has at hand as long as an opponent thinks about its move."""
    before = at.text
    spots = at.page.locator(f"#app:has({THINKING}) [data-tap]")
    thinks = "([what, key, before]) => document.querySelector(what) || localStorage.getItem(key) !== before"
    at.page.wait_for_function(thinks, arg=[THINKING, at.key, before])
    while at.text == before and (count := spots.count()):
        with suppress(TimeoutError):  # the opponent has moved, and what was to be tapped is gone
            spots.nth(rng.randrange(count)).tap(force=True, timeout=500)
        at.page.wait_for_timeout(PAUSE)


def let_go(at: Table) -> None:
    """What was tapped last may have been chosen for the next move: choose nothing."""
    at.is_shown()
    at.page.wait_for_timeout(PAUSE)  # until a tap that came with the opponent's move is answered
    if at.page.locator(LET_GO).count():
        at.press("let-go")
        at.page.locator(LET_GO).wait_for(state="detached")


def play(at: Table, game: str, moves: int) -> Taps:
    """A whole game, or so many of the person's own moves, by somebody who taps on while the others think."""
    rng, left = random.Random(game), moves
    others = {f"seat_{seat}_mind": MIND for seat in range(1, min(SHELF.find(game).about.seats))}
    at.new(game, **others)
    while (match := at.match).turn is not None and left:
        if match.turn == 0:
            left -= 1
            at.play(str(rng.choice(match.game.legal_moves(match.state))))
        else:
            disturb(at, rng)
            at.kept(len(match.record.moves) + 1)
            let_go(at)
    return noted(at.page)


def measure(page: Page, site: Site, games: list[str], moves: int, slower: float) -> tuple[dict[str, Taps], Costs]:
    """The taps of each game, those of the echo first, and what a tap costs in each."""
    page.add_init_script(path=HERE / "probe.js")
    with slowed(slower):
        taps = {ECHO: echoes(page, site)}
    at = Table(page, site).open()
    with slowed(slower):
        for game in games:
            taps[game] = play(at, game, moves)
    return taps, {game: cost.cost(at, game) for game in games}


def main() -> None:
    """Measure in every engine that is here and that Playwright drives."""
    parser = argparse.ArgumentParser(prog="python -m tools.taps", description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.about.id for game in SHELF.games if game.table])
    parser.add_argument("--engines", default="chromium")
    parser.add_argument("--slower", type=float, default=1, help="so many times slower than this machine is")
    parser.add_argument("--moves", type=int, default=200, help="of the person in one game at most")
    parser.add_argument("--dist", type=Path, default=DIST)
    given = parser.parse_args()
    with TemporaryDirectory() as name, Site(lay(given.dist, Path(name) / "site")) as site:
        for engine in ENGINES:
            if engine.name not in given.engines.split(","):
                continue
            with sync_playwright() as playwright, engine.start(playwright) as tab:
                page: Page = tab.page  # type: ignore[attr-defined]
                taps, costs = measure(page, site, given.games, given.moves, given.slower)
                print(table(engine.name, given.slower, taps))
                print(clicks(*page.evaluate("[noted.clicks, performance.eventCounts.get('click')]")))
                print(f"{longest(page.evaluate('noted.long'))}\n\n{cost.table(costs)}\n", flush=True)


if __name__ == "__main__":
    main()
