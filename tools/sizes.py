"""Keeps files small: names each one that has grown past what can be read at a sitting.

Functions are kept under 30 statements by ruff, under 45 lines in JavaScript by biome.
"""

import subprocess
import sys
from collections.abc import Iterator

from tools.paths import ROOT

LIMITS = {"py": 300, "tools": 300, "web": 300, "tests": 400, "e2e": 400}
SOURCES = (".py", ".js", ".mjs", ".css", ".html")


def listed() -> Iterator[str]:
    """The files that git knows or would take, without what is vendored."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *LIMITS]
    text = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    yield from (name for name in text.splitlines() if name.endswith(SOURCES))


def too_long(name: str) -> str | None:
    """A sentence about a file that is too long."""
    path = ROOT / name
    limit = LIMITS[name.split("/")[0]]
    lines = len(path.read_text(encoding="utf-8").splitlines()) if path.exists() else 0
    return f"{name} has {lines} lines, {limit} is the limit" if lines > limit else None


def main() -> None:
    """Exit with 1 if a file is too long."""
    faults = [fault for name in listed() if (fault := too_long(name))]
    sys.exit("\n".join(faults) or None)


if __name__ == "__main__":
    main()
