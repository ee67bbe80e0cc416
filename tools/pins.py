"""What is vendored is what was tried: `tools/vendor.sha256` holds the hash of every such file, as sha256sum writes it.

npm and pip check what they download; this checks what has come of it and what the build takes. After a change of
version: `python -m tools.vendor --pin`.
"""

import hashlib
import sys
from pathlib import Path

from tools.paths import ROOT, VENDOR

PINS = ROOT / "tools/vendor.sha256"


def hashes(folder: Path) -> dict[str, str]:
    """The hash of every file below a folder."""
    found = sorted(path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in found}


def read(pins: Path) -> dict[str, str]:
    """The hashes that are pinned, by name."""
    lines = (line.split(maxsplit=1) for line in pins.read_text(encoding="utf-8").splitlines())
    return {name: digest for digest, name in lines}


def write(pins: Path, folder: Path) -> None:
    """Pin what lies in a folder now."""
    lines = [f"{digest}  {name}\n" for name, digest in hashes(folder).items()]
    pins.write_text("".join(lines), encoding="utf-8", newline="\n")


def faults(pins: Path, folder: Path) -> list[str]:
    """A sentence for each file that is missing, another, or not known."""
    pinned, found = read(pins), hashes(folder)
    return [
        *(f"{name} is missing" for name in sorted(pinned.keys() - found.keys())),
        *(f"{name} is not pinned" for name in sorted(found.keys() - pinned.keys())),
        *(f"{name} is not the file that was tried" for name in found if pinned.get(name, found[name]) != found[name]),
    ]


def check() -> None:
    """Stop if what is vendored is not what is pinned."""
    if found := faults(PINS, VENDOR):
        sys.exit("\n".join(found))
