"""What is printed of starts is what was measured: medians, ratios and budgets."""

import threading
from functools import partial
from http.server import HTTPServer, SimpleHTTPRequestHandler
from pathlib import Path
from time import monotonic
from urllib.request import urlopen

import pytest

from azumaya.app import saves
from azumaya.games import SHELF
from tools.startup.figures import EMPTY, ITSELF, OURS, PLAIN, STOCK, first_visit, readable, sizes, table
from tools.startup.line import slow_line
from tools.startup.site import MOVES, SNAPSHOT, saved_game

pytestmark = pytest.mark.native


def test_a_start_is_told_in_parts_of_the_others_by_its_median() -> None:
    times = {OURS: [900.0, 1100, 1000], PLAIN: [3000.0], ITSELF: [4000.0, 2000, 2500], EMPTY: [700.0], STOCK: [5000.0]}
    assert table("chromium", times).splitlines() == [
        "| chromium | median ms | least ms | ours in parts of it | budget | |",
        "| --- | --- | --- | --- | --- | --- |",
        "| ours | 1000 | 900 | | | |",
        "| ours, plain | 3000 | 3000 | 0.33 | | |",
        "| loadPyodide() | 2500 | 2000 | 0.40 | 0.40 | met |",
        "| empty worker | 700 | 700 | 1.43 | 1.35 | not met |",
        "| stock PyScript page | 5000 | 5000 | 0.20 | | |",
    ]


def test_a_first_visit_counts_what_comes_beside_pyodide_and_pyscript(tmp_path: Path) -> None:
    for name, content in {
        SNAPSHOT: bytes(range(256)) * 4,
        "index.html": b"a" * 9_000,
        "vendor/pyodide/pyodide.asm.wasm": b"no",
        "vendor/pyscript/core.js": b"no",
        "vendor/pyodide/mistune.whl": bytes(range(200)),
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    packed = sizes(tmp_path)
    assert packed["vendor/pyodide/mistune.whl"] == 200  # what would grow is sent as it is
    assert packed["index.html"] < 100
    *_, with_it, without = first_visit(tmp_path).splitlines()
    assert (with_it, without) == ("| with the snapshot | 0.00 | 7.00 | met |", "| without it | 0.00 | 0.70 | met |")
    (tmp_path / "index.html").write_bytes(Path(__file__).read_bytes())
    assert sizes(tmp_path)["index.html"] > packed["index.html"]


def test_what_can_be_read_at_a_first_visit_is_held_against_a_second() -> None:
    assert readable("firefox", {"the shelf": 400.0, "rules": 1200.0}).splitlines()[2:] == [
        "| the shelf | 0.40 | 1.00 | met |",
        "| rules | 1.20 | 1.00 | not met |",
    ]


def test_over_a_slow_line_all_comes_as_it_is_and_no_sooner_than_it_can(tmp_path: Path) -> None:
    (tmp_path / "large").write_bytes(bytes(range(256)) * 400)
    with HTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=tmp_path)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with slow_line(server.server_port, bits=8e6, rtt=0.05) as port:
            begun = monotonic()
            assert urlopen(f"http://127.0.0.1:{port}/large").read() == (tmp_path / "large").read_bytes()
            assert monotonic() - begun >= 0.05 + 0.05 + 102_400 / 1e6
        server.shutdown()


def test_the_game_that_is_opened_is_in_the_middle() -> None:
    key, text = saved_game()
    saved = saves.read(key.rsplit(".", 1)[1], text, SHELF)
    assert isinstance(saved, saves.Saved)
    assert (len(saved.record.moves) >= MOVES, saved.over) == (True, False)
