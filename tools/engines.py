"""The browser engines of this machine, each as a tab that is opened, tapped and asked: one way of driving them all.

`python -m tools.engines` prints the names of those that are here, and says of the others what they need.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from tools import browsers

# The last one lets no DNS query leave the machine.
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]
# A stock Firefox speaks WebDriver BiDi; it asks no host but ours.
FIREFOX: dict[str, Any] = {
    "channel": "moz-firefox",
    "firefox_user_prefs": {"services.settings.server": "data:,#remote-settings-dummy/v1"},
    "env": {**os.environ, "MOZ_REMOTE_SETTINGS_DEVTOOLS": "1"},
}
SIZE = {"width": 1180, "height": 820}
BAR = 38  # what WebKitGTK's small browser keeps for itself, above the page
MINI_BROWSERS = ("*/webkit2gtk-4.1", "*/webkitgtk-6.0", "*/webkit2gtk-4.0", "webkit2gtk-4.1")
SECONDS = 60.0  # until something counts as never happening
POLL = 0.05


class Tab(Protocol):
    """One page, as large as a tablet. What the browser keeps is kept until the engine is closed."""

    def open(self, url: str) -> None:
        """Go there by way of an empty page, so that an address that differs in its fragment alone is loaded too."""

    def reload(self) -> None:
        """Load the page again."""

    def anew(self) -> None:
        """Close the page, and be an empty one in the same browser."""

    def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page, as JSON could tell it."""

    def wait(self, expression: str, seconds: float = SECONDS) -> None:
        """Wait until an expression is true. Raises an error of the driver's own after so many seconds."""

    def tap(self, selector: str) -> None:
        """A finger, or what comes nearest to one, on the first element that the selector finds, once it is there."""

    def hold(self, selector: str, until: str) -> None:
        """Press an element, and let it go when an expression is true."""


class PlaywrightTab:
    """A page that Playwright drives."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def open(self, url: str) -> None:
        """See Tab."""
        self.page.goto("about:blank")
        self.page.goto(url, wait_until="commit")

    def reload(self) -> None:
        """See Tab."""
        self.page.reload(wait_until="commit")

    def anew(self) -> None:
        """See Tab."""
        closed, self.page = self.page, self.page.context.new_page()
        closed.close()

    def evaluate(self, expression: str) -> Any:
        """See Tab."""
        return self.page.evaluate(expression)

    def wait(self, expression: str, seconds: float = SECONDS) -> None:
        """See Tab."""
        self.page.wait_for_function(expression, timeout=seconds * 1000, polling=POLL * 1000)

    def tap(self, selector: str) -> None:
        """Firefox has no touch here, and Playwright's tap does nothing in it without saying so."""
        element = self.page.locator(selector).first
        if self.page.context.browser.browser_type.name == "firefox":
            element.click()
        else:
            element.tap()

    def hold(self, selector: str, until: str) -> None:
        """See Tab."""
        self.page.locator(selector).first.hover()
        self.page.mouse.down()
        self.wait(until)
        self.page.mouse.up()


class WebDriverTab:
    """A page that a WebDriver drives."""

    def __init__(self, driver: Any) -> None:
        self.driver = driver

    def open(self, url: str) -> None:
        """See Tab."""
        self.driver.get("about:blank")
        self.driver.get(url)

    def reload(self) -> None:
        """See Tab."""
        self.driver.refresh()

    def anew(self) -> None:
        """See Tab."""
        (before,) = self.driver.window_handles
        self.driver.switch_to.new_window("tab")
        after = self.driver.current_window_handle
        self.driver.switch_to.window(before)
        self.driver.close()
        self.driver.switch_to.window(after)

    def evaluate(self, expression: str) -> Any:
        """See Tab."""
        return self.driver.execute_script(f"return {expression}")

    def wait(self, expression: str, seconds: float = SECONDS) -> None:
        """See Tab."""
        self._until(lambda: self.evaluate(expression), f"not within {seconds} s: {expression}", seconds)

    def tap(self, selector: str) -> None:
        """There is no touch: a mouse taps."""
        self._until(lambda: self._element(selector).click() or True, f"nothing to tap: {selector}")

    def hold(self, selector: str, until: str) -> None:
        """See Tab."""
        from selenium.webdriver import ActionChains

        ActionChains(self.driver).click_and_hold(self._element(selector)).perform()
        self.wait(until)
        ActionChains(self.driver).release().perform()

    def _element(self, selector: str) -> Any:
        return self.driver.find_element("css selector", selector)

    def _until(self, done: Callable[[], Any], failed: str, seconds: float = SECONDS) -> None:
        """Try until it is done: what was drawn anew in the middle or is still covered is tried again."""
        from selenium.common import exceptions
        from selenium.webdriver.support.ui import WebDriverWait

        passing = (
            exceptions.NoSuchElementException,
            exceptions.StaleElementReferenceException,
            exceptions.ElementNotInteractableException,
            exceptions.ElementClickInterceptedException,
        )
        WebDriverWait(self.driver, seconds, POLL, passing).until(lambda driver: done(), failed)


@contextmanager
def chromium(playwright: Any) -> Iterator[Tab]:
    """The Chromium that tools/browsers.py finds."""
    path = browsers.found(Path(playwright.chromium.executable_path))
    browser = playwright.chromium.launch(executable_path=str(path), args=QUIET)
    with browser:
        yield PlaywrightTab(browser.new_context(viewport=SIZE, has_touch=True, is_mobile=True).new_page())


@contextmanager
def firefox(playwright: Any) -> Iterator[Tab]:
    """The system's Firefox."""
    browser = playwright.firefox.launch(**FIREFOX, executable_path=str(browsers.firefox()))
    with browser:
        yield PlaywrightTab(browser.new_context(viewport=SIZE).new_page())


@contextmanager
def display() -> Iterator[None]:
    """A screen for a browser that has no other way: this machine's, else one that nobody sees."""
    if "DISPLAY" in os.environ:
        yield
        return
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1400x24", "-nolisten", "tcp"]
    screen = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        os.environ["DISPLAY"] = f":{told.readline().strip()}"
    try:
        yield
    finally:
        del os.environ["DISPLAY"]
        screen.terminate()
        screen.wait()


def mini_browser() -> Path | None:
    """WebKitGTK's own small browser."""
    found = (place / "MiniBrowser" for pattern in MINI_BROWSERS for place in Path("/usr/lib").glob(pattern))
    return next(filter(Path.exists, found), None)


@contextmanager
def webkit(playwright: Any) -> Iterator[Tab]:
    """WebKitGTK, which Playwright cannot drive."""
    from selenium import webdriver

    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(mini_browser())
    options.add_argument("--automation")
    with display():
        driver = webdriver.WebKitGTK(options=options)
        try:
            driver.set_window_size(SIZE["width"], SIZE["height"] + BAR)
            yield WebDriverTab(driver)
        finally:
            driver.quit()


def has_webkit() -> bool:
    """Is there all that WebKitGTK needs: its browser, its driver, a screen, and what speaks to the driver?"""
    has_screen = "DISPLAY" in os.environ or shutil.which("Xvfb") is not None
    has_driver = shutil.which("WebKitWebDriver") is not None and find_spec("selenium") is not None
    return has_screen and has_driver and mini_browser() is not None


@dataclass(frozen=True)
class Engine:
    """A browser engine: how it is started by whom Playwright is given, and what to say where it is not here."""

    name: str
    start: Callable[[Any], AbstractContextManager[Tab]]
    is_here: Callable[[], bool]
    missing: str


ENGINES = (
    Engine("chromium", chromium, lambda: browsers.found() is not None, browsers.MISSING),
    Engine(
        "firefox",
        firefox,
        lambda: browsers.firefox() is not None,
        "There is no Firefox here: install firefox-esr, or give the path of one in E2E_FIREFOX.",
    ),
    Engine(
        "webkit",
        webkit,
        has_webkit,
        "There is no WebKitGTK that can be driven here: install webkit2gtk-driver and xvfb.",
    ),
)


def main() -> None:
    """Print the engines that are here, to be given in E2E_ENGINES, and name the others on standard error."""
    for engine in ENGINES:
        if not engine.is_here():
            print(engine.missing, file=sys.stderr)
    print(",".join(engine.name for engine in ENGINES if engine.is_here()))


if __name__ == "__main__":
    main()
