"""The built site with a small Python of our own in the worker, one page for the tests of a file."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.answered import ANSWERED
from e2e.conftest import Watch, open_page, ready, started
from e2e.site import Site

WORKERS = Path(__file__).parent / "workers"
Message = dict[str, Any]
PRESS = """async ([what, arg]) => {
  const answer = ANSWERED;
  const heard = () => document.querySelector("#log").dataset.presses;
  const before = heard();
  while (heard() === before) {
    const answered = answer("press");
    const button = document.createElement("button");
    button.dataset.press = what;
    button.dataset.arg = arg;
    document.querySelector("#app").append(button);
    button.click();
    button.remove();
    await answered;
  }
}""".replace("ANSWERED", ANSWERED)


def stand_in(site: Site, name: str) -> Site:
    """Let the worker run one of the stand-ins, without our wheel: it starts in half the time."""
    source = (WORKERS / f"{name}.py").read_text()
    source = source.replace("from base import Room\n", (WORKERS / "base.py").read_text())
    worker = source.replace("@BUILD@", site.build)
    site.exchange({"worker.py": worker, "pyscript.toml": "sync_main_only = true\n"})
    return site


class Table:
    """A page on which a stand-in draws, and what that stand-in was told."""

    def __init__(self, page: Page, site: Site) -> None:
        self.page, self.site = page, site

    def open(self, route: str = "#/") -> "Table":
        self.page.goto(self.site.url + route)
        ready(self.page)
        return self

    def __getitem__(self, element: str) -> Locator:
        return self.page.locator(f"#{element}")

    @property
    def log(self) -> list[Message]:
        """What the worker was told, up to the last redraw."""
        return list(json.loads(self["log"].text_content() or "[]"))

    def told(self, do: str) -> Message:
        """The last message of this kind, which must be there by now or soon."""
        expect(self["log"]).to_contain_text(f'"do": "{do}"')
        return [message for message in self.log if message["do"] == do][-1]

    def press(self, what: str, arg: str = "") -> None:
        """Press a control that need not be drawn, until that is answered: what the page tells of itself meanwhile
        makes a press one of an older screen, which is dropped."""
        self.page.evaluate(PRESS, [what, arg])

    def effects(self, *effects: dict[str, Any]) -> None:
        """Let the stand-in answer with these effects, and wait until all are done."""
        self.press("effects", json.dumps(effects))

    def leave(self, effect: str) -> None:
        """Let the stand-in answer with an effect by which the page is loaded anew."""
        with self.page.expect_navigation():
            self.page.evaluate(f"(what) => void ({PRESS})(what)", ["effects", json.dumps([{"do": effect}])])


@pytest.fixture(scope="module")
def lay(browser: Browser, built: Path, tablet: dict[str, Any], watching: Watch) -> Iterator[Callable[..., Table]]:
    """Lay tables: each with a site, a context and a page of its own, for all tests of a file."""
    sites: list[Site] = []
    pages: list[Page] = []

    def lay(worker: str, route: str = "#/", wait: bool = True, **settings: Any) -> Table:
        site = stand_in(Site(built), worker)
        sites.append(site)
        settings = {"service_workers": "block", **tablet, **settings}
        page = open_page(browser, watching, **settings)
        pages.append(page)
        table = Table(page, site)
        if wait:
            table.open(route)
            started(page)
        return table

    yield lay
    for page in pages:
        page.context.close()
    for site in sites:
        site.stop()
