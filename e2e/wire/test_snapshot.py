"""Python starts from the snapshot of its memory, and starts plainly where that is not there or does not fit."""

import gzip
import json
import os
import re
import shutil
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Watch, open_page
from e2e.site import Site
from e2e.table import Table as GameTable
from e2e.wire.conftest import Table, stand_in
from tools.paths import PY

Lay = Callable[..., Table]
NAME = "azumaya.snapshot"
CONTROLLED = "navigator.serviceWorker.controller !== null"


@pytest.fixture(scope="module")
def packed(built: Path) -> bytes:
    return (built / NAME).read_bytes()


@pytest.fixture(scope="module")
def content(packed: bytes) -> bytes:
    return gzip.decompress(packed)


def facts(content: bytes) -> dict[str, Any]:
    (length,) = struct.unpack_from("<I", content)
    return dict(json.loads(content[4 : 4 + length]))


def retold(content: bytes, **other: str) -> bytes:
    """The snapshot with other facts."""
    (length,) = struct.unpack_from("<I", content)
    told = json.dumps(facts(content) | other).encode()
    return gzip.compress(struct.pack("<I", len(told)) + told + content[4 + length :], 1)


def with_other_head(content: bytes) -> bytes:
    """The snapshot of a Pyodide that calls itself as ours does and is another."""
    (length,) = struct.unpack_from("<I", content)
    place = 4 + length + 16  # of the hash that Pyodide keeps of itself
    return gzip.compress(content[:place] + bytes(32) + content[place + 32 :], 1)


def with_other_python(content: bytes) -> bytes:
    """The snapshot with another build's Python in it than the facts tell."""
    (length,) = struct.unpack_from("<I", content)
    build = str(facts(content)["build"]).encode()
    return gzip.compress(content[: 4 + length] + content[4 + length :].replace(build, b"0123456789ab"), 1)


def starts(table: Table, way: str) -> None:
    """Start Python, and see that it came in this way and answers."""
    table.open()
    expect(table.page.locator("html")).to_have_attribute("data-start", re.compile(f"^{way}"))
    table["spot-r1c1"].tap()
    expect(table["spot-r1c1"]).to_have_attribute("aria-disabled", "true")


def site_without(built: Path, folder: Path) -> Site:
    """The built site as a host gives it that has lost the snapshot."""
    shutil.copytree(built, folder, copy_function=os.link, ignore=shutil.ignore_patterns(NAME))
    return Site(folder)


@pytest.fixture
def room(lay: Lay) -> Table:
    return lay("room", wait=False)


def test_where_it_fits_it_is_used(room: Table) -> None:
    starts(room, "snapshot$")


def test_cut_off_it_is_not_used(room: Table, packed: bytes) -> None:
    room.site.exchanged[NAME] = packed[: len(packed) // 2]
    starts(room, "plain: damaged ")


def test_damaged_it_is_not_used(room: Table, packed: bytes) -> None:
    middle = len(packed) // 2
    room.site.exchanged[NAME] = packed[:middle] + bytes([packed[middle] ^ 1]) + packed[middle + 1 :]
    starts(room, "plain: damaged ")


@pytest.mark.parametrize("told", [{"build": "0123456789ab"}, {"pyodide": "314.0.1"}], ids=["build", "pyodide"])
def test_of_another_version_it_is_not_used(room: Table, content: bytes, told: dict[str, str]) -> None:
    room.site.exchanged[NAME] = retold(content, **told)
    starts(room, "plain: mixed ")


def test_with_another_python_in_it_than_it_tells_it_is_not_used(room: Table, content: bytes) -> None:
    room.site.exchanged[NAME] = with_other_python(content)
    starts(room, "plain: mixed ")


def test_what_pyodide_refuses_is_not_used(room: Table, content: bytes) -> None:
    room.site.exchanged[NAME] = with_other_head(content)
    starts(room, "plain: failed .*build id")


@pytest.mark.parametrize("there", [True, False], ids=["snapshot", "plain"])
def test_a_game_is_played_with_it_and_without(
    browser: Browser, built: Path, tablet: dict[str, Any], watching: Watch, watch: Watch, tmp_path: Path, there: bool
) -> None:
    watch.allow("Failed to load resource")
    page = open_page(browser, watching, service_workers="block", **tablet)
    with Site(built) if there else site_without(built, tmp_path / "site") as site:
        table = GameTable(page, site).open()
        way = "^snapshot$" if there else "^plain: missing .*404"
        expect(page.locator("html")).to_have_attribute("data-start", re.compile(way))
        table.new("kartenspiel")
        table.play(str(next(iter(table.match.game.legal_moves(table.match.state)))))
        page.context.close()


def test_without_a_server_it_is_used_too(
    browser: Browser, built: Path, tablet: dict[str, Any], watching: Watch, watch: Watch
) -> None:
    watch.allow("ERR_CONNECTION_REFUSED|ERR_FAILED|service worker|Failed to load")
    with stand_in(Site(built), "room") as site:
        table = Table(open_page(browser, watching, **tablet), site).open()
        table.page.wait_for_function(CONTROLLED, timeout=120_000)
        site.stop()
        table.page.goto("about:blank")
        starts(table, "snapshot$")
        table.page.context.close()


def test_two_starts_draw_by_chance_each_for_itself(lay: Lay) -> None:
    drawn = []
    for _ in range(2):
        page = lay("chance").page
        expect(page.locator("html")).to_have_attribute("data-start", "snapshot")
        drawn.append(page.locator(".drawn").all_text_contents())
    assert len(drawn[0]) == 3
    assert [one for one, other in zip(*drawn, strict=True) if one == other] == []


def test_what_is_imported_late_is_found_and_a_traceback_names_file_and_line(lay: Lay, built: Path) -> None:
    table = lay("late", wait=False)
    table.site.exchanged["pyscript.toml"] = (built / "pyscript.toml").read_bytes()  # with our wheels
    table.open()
    expect(table.page.locator("html")).to_have_attribute("data-start", "snapshot")
    expect(table["late"]).to_have_text("colorsys mistune.renderers.rst")
    lines = (PY / "azumaya/core/record.py").read_text(encoding="utf-8").splitlines()
    (line,) = (n for n, text in enumerate(lines, 1) if text.strip() == "settled = settle_options(game, seats, options)")
    fell = table["fall"].text_content() or ""
    assert f'.whl/azumaya/core/record.py", line {line}, in new\n    {lines[line - 1].strip()}\n' in fell
