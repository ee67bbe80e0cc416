"""From what was measured of starts to the tables of the budgets."""

import gzip
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

from tools.build import files
from tools.startup.site import SNAPSHOT

OURS, PLAIN, ITSELF, EMPTY, STOCK = "ours", "ours, plain", "loadPyodide()", "empty worker", "stock PyScript page"
# What our start may be in parts of another, in which engine.
MOST = {
    "chromium": {ITSELF: 0.40, EMPTY: 1.35},
    "firefox": {ITSELF: 0.45, EMPTY: 1.35},
    "webkit": {ITSELF: 0.25, EMPTY: 1.35},
}
# What every page with PyScript and Pyodide loads, as the beginning of a name.
COMMON = ("vendor/pyscript/", "vendor/pyodide/pyodide", "vendor/pyodide/python_stdlib.zip")
SOON = 1.0  # s from navigation until shell and rules can be read at a first visit
LARGEST = {"with the snapshot": 7.0, "without it": 0.7}  # MB that come beside that at a first visit


def verdict(figure: float, most: float | None) -> str:
    """The budget, and whether it is met."""
    if most is None:
        return "|"
    return f"{most:.2f} | {'met' if figure <= most else 'not met'}"


def table(engine: str, times: Mapping[str, Sequence[float]]) -> str:
    """The times of each way of starting, and of our start the ratios to the others with their budgets."""
    ours = median(times[OURS])
    rows = [f"| {engine} | median ms | least ms | ours in parts of it | budget | |", "| --- " * 6 + "|"]
    for way, measured in times.items():
        ratio = ours / median(measured)
        told = f"{ratio:.2f} | {verdict(ratio, MOST[engine].get(way))}" if way != OURS else "| |"
        rows.append(f"| {way} | {median(measured):.0f} | {min(measured):.0f} | {told} |")
    return "\n".join(rows)


def readable(engine: str, firsts: Mapping[str, float]) -> str:
    """What can be read how soon at a first visit."""
    rows = [f"| {engine}, first visit over 10 Mbit/s and 40 ms: readable | s | budget | |", "| --- " * 4 + "|"]
    rows += [f"| {what} | {ms / 1000:.2f} | {verdict(ms / 1000, SOON)} |" for what, ms in firsts.items()]
    return "\n".join(rows)


def sizes(dist: Path) -> dict[str, int]:
    """Bytes of each file of the site as a host sends it at best: packed, where that makes it smaller."""
    found = {}
    for path in files(dist):
        content = path.read_bytes()
        found[path.relative_to(dist).as_posix()] = min(len(content), len(gzip.compress(content, 9)))
    return found


def first_visit(dist: Path) -> str:
    """What comes over the wire at most at a first visit, beyond what every page with PyScript and Pyodide loads."""
    packed = sizes(dist)
    ours = sum(size for name, size in packed.items() if not name.startswith(COMMON))
    rows = ["| first visit, compressed, beyond Pyodide and PyScript | MB | budget | |", "| --- " * 4 + "|"]
    for (how, most), size in zip(LARGEST.items(), (ours, ours - packed[SNAPSHOT]), strict=True):
        rows.append(f"| {how} | {size / 1e6:.2f} | {verdict(size / 1e6, most)} |")
    return "\n".join([*rows, ""])
