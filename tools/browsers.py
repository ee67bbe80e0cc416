"""Finds a Chromium for the browser tests, or gets one. `make browsers` gets one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    "No browser was found for the tests in e2e/: run `make browsers`, or install Chromium "
    "and give its path in E2E_CHROMIUM."
)


def expected() -> Path:
    """Where Playwright would have its own Chromium."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def playwrights_own(path: Path) -> Path | None:
    """The Chromium that Playwright has downloaded, if it has: the whole one at `path`, or its headless shell."""
    home = next((p for p in path.parents if p.name.startswith("chromium")), path)
    shells = home.parent.glob("chromium_headless_shell-*/*/*headless*shell*")
    return path if path.exists() else next(shells, None)


def found(own: Path | None = None) -> Path | None:
    """A Chromium: the one named in E2E_CHROMIUM, else Playwright's own, else the system's.

    `own` is where Playwright would have its own; it is asked where nobody says.
    """
    named = os.environ.get("E2E_CHROMIUM")
    if named:
        return Path(named) if Path(named).exists() else None
    system = next(filter(None, map(shutil.which, NAMES)), None)
    return playwrights_own(own or expected()) or (Path(system) if system else None)


def firefox() -> Path | None:
    """The Firefox named in E2E_FIREFOX, else the system's."""
    path = os.environ.get("E2E_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    return Path(path) if path and Path(path).exists() else None


def works(*command: str) -> bool:
    """Run a command; did it end well?"""
    print("+", *command, flush=True)
    try:
        return subprocess.run(command, check=False).returncode == 0
    except FileNotFoundError:
        return False


def get() -> bool:
    """Get a Chromium, from Playwright if it can be had there, else from the system's packages."""
    if works(sys.executable, "-m", "playwright", "install", "chromium") and found():
        return True
    as_root = () if os.geteuid() == 0 else ("sudo",)
    works(*as_root, "apt-get", "update", "-q")
    works(*as_root, "apt-get", "install", "-y", "-q", "chromium", "fonts-dejavu-core")
    return found() is not None


def main() -> None:
    """`--check` only looks; without it a missing browser is got."""
    if found() is None and ("--check" in sys.argv or not get()):
        sys.exit(MISSING)


if __name__ == "__main__":
    main()
