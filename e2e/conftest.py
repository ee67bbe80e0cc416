"""What every end-to-end test stands on: a browser, the built site on an ephemeral port, a watchful page."""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page

from e2e.site import DIST, Site

# The last one lets no DNS query leave the machine.
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]
FIREFOX_QUIET = {
    "firefox_user_prefs": {"services.settings.server": "data:,#remote-settings-dummy/v1"},
    "env": {**os.environ, "MOZ_REMOTE_SETTINGS_DEVTOOLS": "1"},
}
SYSTEM = {
    "chromium": ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome"),
    "firefox": ("firefox-esr", "firefox"),
}
TABLET = {"viewport": {"width": 1180, "height": 820}, "device_scale_factor": 2, "has_touch": True}


def bundled(browser_type: BrowserType, headed: bool) -> dict[str, Any] | None:
    """Launch arguments for Playwright's own build, or None where it is not installed."""
    exe = Path(browser_type.executable_path)
    if browser_type.name != "chromium":
        return {} if exe.exists() else None
    home = next((p for p in exe.parents if p.name.startswith("chromium-")), None)
    shell = home and home.name.replace("chromium-", "chromium_headless_shell-", 1)
    if not headed and home and any((home.parent / str(shell)).glob("*/*headless*shell*")):
        return {}
    return {"channel": "chromium"} if exe.exists() else None


def missing(what: str) -> None:
    """A green run without a browser would be a lie: in CI it is a failure."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_type: BrowserType) -> dict[str, Any]:
    """Playwright's own browser where it is installed, else the system's; E2E_CHROMIUM=PATH wins."""
    args = dict(browser_type_launch_args)
    name, headed = browser_type.name, args.get("headless") is False
    own = os.environ.get(f"E2E_{name.upper()}")
    if name == "chromium":
        args["args"] = [*args.get("args", []), *QUIET]
    elif name == "firefox":
        args.update(FIREFOX_QUIET)
    if "channel" in args:
        return args
    found = None if own else bundled(browser_type, headed)
    if found is None:
        exe = own or next(filter(None, map(shutil.which, SYSTEM.get(name, ()))), None)
        if not exe:
            missing(f"no {name}: run 'make browsers', or install the system's")
        found = {"executable_path": exe}
        if name == "firefox":
            found["channel"] = "moz-firefox"  # a stock Firefox speaks WebDriver BiDi
    return {**args, **found}


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
    page.wait_for_selector("html[data-ready]", timeout=60_000)


def open_page(browser: Browser, watching: Watch, **settings: Any) -> Page:
    """A page in a new context of its own, watched."""
    return watching.over(browser.new_context(**settings)).new_page()
