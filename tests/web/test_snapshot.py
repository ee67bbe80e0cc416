"""The snapshot of Python's memory: of this build, of this Pyodide, and made or not made, never made badly."""

import gzip
import json
import re
import struct
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools.build import take_snapshot
from tools.pair import PAIR
from tools.paths import ROOT

pytestmark = pytest.mark.native

MAGIC = 0x706E7300  # of Pyodide's head


def read(dist: Path) -> tuple[dict[str, Any], bytes, bytes]:
    """The facts, the head and the pages, as web/snapshot.mjs tells."""
    content = gzip.decompress((dist / "azumaya.snapshot").read_bytes())
    (length,) = struct.unpack_from("<I", content)
    facts = json.loads(content[4 : 4 + length])
    pages = 4 + length + facts["head"]
    return facts, content[4 + length : pages], content[pages:]


def test_it_is_of_this_build_and_of_this_pyodide(dist: Path) -> None:
    page = re.search(r'<meta name="build" content="(\w+)"', (dist / "index.html").read_text(encoding="utf-8"))
    facts, head, _ = read(dist)
    assert page
    assert (facts["build"], facts["pyodide"]) == (page[1], PAIR["pyodide"])
    assert struct.unpack_from("<I", head) == (MAGIC,)


def test_its_pages_are_all_there_in_order_and_inside_the_memory(dist: Path) -> None:
    facts, _, pages = read(dist)
    ends = [0]
    for address, size in facts["pages"]:
        assert ends[-1] < address and address % 4096 == size % 4096 == 0
        ends.append(address + size)
    assert ends[-1] <= facts["memory"]
    assert sum(size for _, size in facts["pages"]) == len(pages)


@pytest.mark.parametrize("name", ["azumaya.games.moyo.art", "azumaya.app.screens.rules", "mistune.markdown"])
def test_what_is_imported_late_is_in_it(dist: Path, name: str) -> None:
    assert name.encode() in read(dist)[2]


def test_nothing_of_the_machine_that_made_it_is_in_it(dist: Path) -> None:
    pages = read(dist)[2]
    assert [word for word in (str(ROOT), str(Path.home()), "node_modules") if word.encode() in pages] == []


def test_where_it_cannot_be_made_one_line_says_so(tmp_path: Path) -> None:
    command = ["node", str(ROOT / "tools/snapshot.mjs"), str(tmp_path), "abc"]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    assert made.returncode == 1
    assert made.stderr.startswith("No snapshot could be made. ") and len(made.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_without_node_or_without_a_snapshot_there_is_no_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="was not built"):
        take_snapshot(tmp_path, "abc")
    assert capfd.readouterr().err.startswith("No snapshot could be made. ")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match=r"Node\.js 20"):
        take_snapshot(tmp_path, "abc")
