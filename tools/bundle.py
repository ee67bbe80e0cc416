"""The page's scripts and styles in few files: each holds all that it imports, and nothing that only its readers need.

What two of them import is in both, so it must keep nothing in mind. launch.js does: boot.js imports it as a file.
"""

import json
import subprocess
from pathlib import Path

from tools.paths import NODE_MODULES

Entry = tuple[str, tuple[str, ...]]

# What the page loads, and how it becomes a file.
ENTRIES: tuple[Entry, ...] = (
    ("head.js", ("--format=iife",)),
    ("picture.js", ("--format=iife",)),
    ("launch.js", ("--format=esm", "--external:./vendor/pyscript/core.js")),
    ("boot.js", ("--format=esm", "--external:./launch.js")),
    ("style/all.css", ("--external:*.woff2",)),
)
ESBUILD = NODE_MODULES / ".bin/esbuild"
ALWAYS = ("--bundle", "--minify", "--charset=utf8", "--target=es2022", "--log-level=warning", "--allow-overwrite")
ALONE = "--tsconfig-raw={}"  # whatever lies in the folders above must not change the bytes


def esbuild(site: Path, entry: str, how: tuple[str, ...]) -> set[str]:
    """Lay a file in its own place with all that it imports, and tell which files went into it."""
    told = site.with_name("bundled.json")
    command = [str(ESBUILD), entry, *ALWAYS, ALONE, *how, f"--outfile={entry}", f"--metafile={told}"]
    subprocess.run(command, cwd=site, check=True)
    return set(json.loads(told.read_text(encoding="utf-8"))["inputs"])


def bundle(site: Path) -> None:
    """Make few files of the staged scripts and styles, and take away those that went into them."""
    merged = {name for entry, how in ENTRIES for name in esbuild(site, entry, how)}
    for name in merged - {entry for entry, _ in ENTRIES}:
        (site / name).unlink()
