"""Makes the processes of a browser slower: a page's own throttle does not reach its workers."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

PERIOD = 0.02  # seconds: shorter than what anybody sees, longer than what a system needs to change over
PAGES = (b"--type=renderer", b"-contentproc")  # what Chromium and Firefox say when they start a process for pages


def parents() -> dict[int, int]:
    """The parent of every process of this machine."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            found[int(path.parent.name)] = int(path.read_text().rpartition(")")[2].split()[1])
    return found


def below(top: int, parent: dict[int, int]) -> set[int]:
    """A process's children, and theirs."""
    found = {top}
    while more := {pid for pid, its in parent.items() if its in found} - found:
        found |= more
    return found - {top}


def renderers() -> set[int]:
    """The processes in which pages run of the browsers that this process has started."""
    found = set()
    for pid in below(os.getpid(), parents()):
        with suppress(OSError):
            if any(mark in Path(f"/proc/{pid}/cmdline").read_bytes() for mark in PAGES):
                found.add(pid)
    return found


def tell(pids: set[int], what: signal.Signals) -> None:
    """Send a signal to those that are still there."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, what)


@contextmanager
def slowed(times: float) -> Iterator[None]:
    """Let the pages of our browsers run for only a part of the time, as if they were so many times slower."""
    over = Event()
    pids = renderers()

    def run() -> None:
        while not over.wait(PERIOD / times):
            tell(pids, signal.SIGSTOP)
            over.wait(PERIOD - PERIOD / times)
            tell(pids, signal.SIGCONT)

    thread = Thread(target=run, daemon=True)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        over.set()
        if times > 1:
            thread.join()
        tell(pids, signal.SIGCONT)
