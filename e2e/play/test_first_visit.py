"""Before Python is there: the shelf and every rulebook can be read, and how far all is, is told as it is."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from azumaya.core.rulebook import clauses, rulebook
from azumaya.games import SHELF
from e2e.conftest import Watch, open_page, ready, started
from e2e.site import Site

STAGE = '.notice[data-kind="stage"]'


class Visit:
    """The first visit over a line that lets some files through only when it is told to."""

    def __init__(self, page: Page, site: Site) -> None:
        self.page, self.site = page, site
        self.held: list[Route] | None = []

    def hold(self, files: str) -> None:
        def come(route: Route) -> None:
            if self.held is None:
                route.continue_()
            else:
                self.held.append(route)

        self.page.context.route(files, come)

    def let_go(self) -> None:
        held, self.held = self.held, None
        for route in held or ():
            route.continue_()

    def go(self, address: str) -> None:
        self.page.goto("about:blank")
        self.page.goto(self.site.url + address)


@pytest.fixture
def visit(browser: Browser, watching: Watch, built: Path, tablet: dict[str, Any]) -> Iterator[Visit]:
    with Site(built) as site:
        page = open_page(browser, watching, **tablet, service_workers="block", reduced_motion="reduce")
        yield Visit(page, site)
        page.context.close()


def test_every_rulebook_can_be_read_without_python(visit: Visit) -> None:
    visit.hold("**/worker.py")
    for game in (game for game in SHELF.games if game.table):
        clause = next(iter(clauses(rulebook(game))))
        visit.go(f"#/rules/{game.about.id}#{clause}")
        expect(visit.page.get_by_role("heading", level=1)).to_have_text(f"Rules of {game.about.title}")
        expect(visit.page.locator("[data-target]")).to_have_attribute("id", clause)
        assert visit.page.title() == f"Rules of {game.about.title}"


def test_from_the_shelf_to_the_rules_and_back_without_python(visit: Visit) -> None:
    visit.hold("**/worker.py")
    page = visit.page
    visit.go("")
    expect(page.locator(STAGE)).to_be_visible()
    for back in ("#back", "history"):
        page.locator("#rules-kado").tap()
        expect(page.get_by_role("heading", level=1)).to_have_text("Rules of KADO")
        expect(page.locator("#back")).to_be_focused()
        page.go_back() if back == "history" else page.locator(back).tap()
        expect(page.locator(".shelf")).to_be_visible()
    expect(page.locator(STAGE)).not_to_contain_text("Your choice")
    page.locator("#new-kado").tap()
    expect(page.locator(STAGE)).to_contain_text("Your choice opens")
    visit.let_go()
    started(page)
    expect(page.locator("[data-form=setup]")).to_be_visible()


def test_whoever_reads_is_not_disturbed_when_python_comes(visit: Visit) -> None:
    visit.hold("**/worker.py")
    page = visit.page
    visit.go("#/rules/moyo#R4")
    expect(page.locator("#R4")).to_be_in_viewport()
    page.locator("#R2").scroll_into_view_if_needed()
    page.locator("#toc-R5").tap()
    expect(page).to_have_url(visit.site.url + "#/rules/moyo#R5")
    expect(page.locator("#R5")).to_be_in_viewport()
    page.locator("#R2").evaluate("node => { node.mine = true; node.scrollIntoView(); }")
    before = page.locator("#R2").bounding_box()
    visit.let_go()
    ready(page)
    assert page.locator("#R2").evaluate("node => node.mine")
    assert page.locator("#R2").bounding_box() == before


def test_how_much_has_come_is_told(visit: Visit) -> None:
    visit.hold("**/pyodide.asm.wasm")
    page = visit.page
    visit.go("")
    sizes = dict(
        reversed(one.split(" ")) for one in page.locator("meta[name=ahead]").get_attribute("content").split(", ")
    )
    wasm = int(sizes["vendor/pyodide/pyodide.asm.wasm"])
    share = 100 * (1 - wasm / sum(map(int, sizes.values())))
    expect(page.locator(STAGE)).to_contain_text(f"{int(share)} %")
    assert page.workers == []
    visit.let_go()
    started(page)
    asked = [name for name in visit.site.asked if name == "vendor/pyodide/python_stdlib.zip"]
    assert len(asked) == 2  # the second time only whether it is still the same
