"""Two pages of the built site for all tests here: Python starts once in each, and every file finds an empty shelf."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from e2e.conftest import Watch, open_page
from e2e.hands import SHELVED, with_hands
from e2e.site import Site
from e2e.table import SIZE, Table


class Kept:
    """A table that is kept from file to file. After a failure nobody knows what is on it: then another is laid."""

    def __init__(self, session: pytest.Session, lay: Callable[[], Table]) -> None:
        self.session, self.lay = session, lay
        self.laid: Table | None = None
        self.failed = 0

    def cleared(self) -> Table:
        """The table as if nobody had ever played here."""
        if self.laid is None or self.failed != self.session.testsfailed:
            self.close()
            self.failed = self.session.testsfailed
            self.laid = self.lay().open()
        return self.laid.clear()

    def close(self) -> None:
        if self.laid:
            self.laid.page.context.close()


@pytest.fixture(scope="session")
def still(tablet: dict[str, Any]) -> dict[str, Any]:
    """The context of a tablet on which nothing moves; without a service worker, so that it starts sooner."""
    return {**tablet, "service_workers": "block", "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def kept(
    request: pytest.FixtureRequest, browser: Browser, watching: Watch, built: Path, still: dict[str, Any]
) -> Iterator[Kept]:
    """The table of the built site as it is."""
    with Site(built) as site:
        kept = Kept(request.session, lambda: Table(open_page(browser, watching, **still), site))
        yield kept
        kept.close()


@pytest.fixture(scope="session")
def kept_shared(
    request: pytest.FixtureRequest, browser: Browser, watching: Watch, built: Path, still: dict[str, Any]
) -> Iterator[Kept]:
    """The table with one more game on its shelf."""
    with with_hands(built) as site:
        kept = Kept(request.session, lambda: Table(open_page(browser, watching, **still), site, SHELVED))
        yield kept
        kept.close()


@pytest.fixture(scope="module")
def table(kept: Kept) -> Table:
    """A person with a tablet lying on the table."""
    return kept.cleared()


@pytest.fixture(scope="module")
def shared(kept_shared: Kept) -> Table:
    """Several persons with a tablet between them; a small game of hidden hands is on its shelf too."""
    return kept_shared.cleared()


@pytest.fixture
def phone(table: Table) -> Iterator[Table]:
    """A person with a telephone."""
    table.resize(390, 844)
    yield table
    table.resize(**SIZE)
