"""What every end-to-end test stands on: a browser, the built site on an ephemeral port, a watchful page."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from e2e.site import DIST, Site
from tools import browsers
from tools.engines import FIREFOX, QUIET, SIZE

# A busy machine is slow, not wrong.
expect.set_options(timeout=20_000)

TABLET = {"viewport": SIZE, "device_scale_factor": 2, "has_touch": True}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_type: BrowserType) -> dict[str, Any]:
    """The browser that is there. Without one the tests fail: a green run without a browser would be a lie."""
    args = dict(browser_type_launch_args)
    if browser_type.name == "firefox":
        path, more = browsers.firefox(), FIREFOX
    else:
        path, more = browsers.found(Path(browser_type.executable_path)), {"args": [*args.get("args", []), *QUIET]}
    if path is None:
        pytest.fail(browsers.MISSING)
    return {**args, **more, "executable_path": str(path)}


@pytest.fixture(scope="session")
def tablet(browser_name: str) -> dict[str, Any]:
    """The context of a touch tablet lying on the table."""
    return {**TABLET, **({"is_mobile": True} if browser_name == "chromium" else {})}


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], tablet: dict[str, Any]) -> dict[str, Any]:
    """Every context is a touch tablet."""
    return {**browser_context_args, **tablet}


@pytest.fixture(scope="session")
def built() -> Path:
    """The built site."""
    if not (DIST / "index.html").exists():
        pytest.fail(f"{DIST} is not built: run 'make build'")
    return DIST


@pytest.fixture
def site(built: Path) -> Iterator[Site]:
    """The built site, served; `stop()` is the offline switch that every engine understands."""
    with Site(built) as served:
        yield served


class Watch:
    """Notes console errors, page errors and requests to other origins, of every context given to it."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.allowed: list[str] = []
        self.contexts: list[BrowserContext] = []

    def over(self, context: BrowserContext) -> BrowserContext:
        """Watch all that happens in this context."""
        context.on("console", lambda said: said.type == "error" and self._note(said.text))
        context.on("weberror", lambda error: self._note(str(error.error)))
        context.on("request", lambda request: self._request(request.url))
        self.contexts.append(context)
        return context

    def allow(self, pattern: str) -> None:
        """An error that a test provokes."""
        self.allowed.append(pattern)

    def _note(self, fault: str) -> None:
        self.faults.append(fault)

    def _request(self, url: str) -> None:
        if not re.match(r"(http://127\.0\.0\.1:\d+/|blob:http://127\.0\.0\.1:|data:)", url):
            self._note(f"request to another origin: {url}")

    def check(self) -> None:
        """Fail on what was not allowed, and begin anew."""
        faults = [f for f in self.faults if not any(re.search(p, f) for p in self.allowed)]
        self.faults.clear()
        self.allowed.clear()
        assert not faults, "\n".join(faults)


@pytest.fixture(scope="session")
def watching() -> Watch:
    """The one watch; `watch` checks it after each test."""
    return Watch()


@pytest.fixture(autouse=True)
def watch(watching: Watch) -> Iterator[Watch]:
    """No test passes with an error on the console or a request to another origin."""
    yield watching
    watching.check()


@pytest.fixture
def context(context: BrowserContext, watching: Watch) -> BrowserContext:
    """Pytest-playwright's context, watched."""
    return watching.over(context)


def ready(page: Page) -> None:
    """Wait for the first answer."""
    page.wait_for_selector("html[data-ready]", timeout=120_000)


def started(page: Page) -> None:
    """Wait for Python; where a machine is too busy to start it in time, load again as the page offers."""
    for _ in range(3):
        ready(page)
        if not page.locator("html[data-ready=plain]").count():
            return
        with page.expect_navigation():
            page.get_by_role("button", name="Load again").click()
    raise AssertionError("this machine is too busy to start Python in a browser")


def open_page(browser: Browser, watching: Watch, **settings: Any) -> Page:
    """A page in a new context of its own, watched."""
    return watching.over(browser.new_context(**settings)).new_page()
