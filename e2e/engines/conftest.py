"""The same tests in every browser engine: those named in E2E_ENGINES, else all. One that is missing fails them all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from e2e.conftest import Watch
from e2e.engines.visitor import Visitor
from e2e.site import Site
from tools.engines import ENGINES, Engine, PlaywrightTab, Tab


@cache
def chosen() -> tuple[Engine, ...]:
    """The engines that are tested. What is not here is told before anything is started."""
    known = {engine.name: engine for engine in ENGINES}
    names = os.environ.get("E2E_ENGINES", ",".join(known)).split(",")
    if unknown := set(names) - set(known):
        pytest.fail(f"E2E_ENGINES names no engine that is known: {', '.join(sorted(unknown))}", pytrace=False)
    engines = tuple(known[name] for name in names)
    if missing := [engine.missing for engine in engines if not engine.is_here()]:
        pytest.fail("\n".join(missing), pytrace=False)
    return engines


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every test here is run in every engine, one engine after the other."""
    if "engine" in metafunc.fixturenames:
        metafunc.parametrize("engine", chosen(), ids=[engine.name for engine in chosen()], scope="module")


@contextmanager
def started(engine: Engine, playwright: Any, watching: Watch) -> Iterator[Tab]:
    with engine.start(playwright) as tab:
        if isinstance(tab, PlaywrightTab):
            watching.over(tab.page.context)
        yield tab


@pytest.fixture(scope="module")
def tab(engine: Engine, playwright: Any, watching: Watch) -> Iterator[Tab]:
    """One browser of this engine for all tests of a file."""
    with started(engine, playwright, watching) as tab:
        yield tab


@pytest.fixture
def own_tab(engine: Engine, playwright: Any, watching: Watch) -> Iterator[Tab]:
    """A browser of a test's own, for another host: WebKitGTK throws away the first host's files at the third or so."""
    with started(engine, playwright, watching) as tab:
        yield tab


@pytest.fixture(scope="module")
def host(built: Path) -> Iterator[Site]:
    """One address for all tests of a file: what a browser keeps, it keeps for an address."""
    with Site(built) as site:
        yield site


@pytest.fixture
def visitor(tab: Tab, host: Site) -> Visitor:
    """Somebody who opens the site in a page of its own. What was saved there before is still there."""
    tab.anew()
    return Visitor(tab, host)
