"""One page of the built site for all the tests of a file: Python starts once, each test sets up a game of its own."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from e2e.conftest import Watch, open_page
from e2e.hands import SHELVED, with_hands
from e2e.site import Site
from e2e.table import Table


@pytest.fixture(scope="module")
def table(browser: Browser, watching: Watch, built: Path, tablet: dict[str, Any]) -> Iterator[Table]:
    """A person with a tablet lying on the table."""
    with Site(built) as site:
        page = open_page(browser, watching, **tablet, service_workers="block", reduced_motion="reduce")
        yield Table(page, site).open()
        page.context.close()


@pytest.fixture(scope="module")
def shared(browser: Browser, watching: Watch, built: Path, tablet: dict[str, Any]) -> Iterator[Table]:
    """Several persons with a tablet between them; a small game of hidden hands is on its shelf too."""
    with with_hands(built) as site:
        page = open_page(browser, watching, **tablet, service_workers="block")
        yield Table(page, site, SHELVED).open()
        page.context.close()
