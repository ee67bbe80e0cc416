"""Fetches wheels for the browser's Python by hash: `python -m tools.wheels FILE FOLDER`."""

import subprocess
import sys
from pathlib import Path


def fetch_wheels(requirements: Path, folder: Path) -> list[Path]:
    """Download the pure wheels that a requirements file pins, and nothing else."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.whl"):
        old.unlink()
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    target = ["--no-deps", "--only-binary", ":all:", "--python-version", "3.14"]
    source = ["--require-hashes", "--requirement", str(requirements), "--dest", str(folder)]
    subprocess.run([*command, *target, *source], check=True)
    return sorted(folder.glob("*.whl"))


if __name__ == "__main__":
    fetch_wheels(Path(sys.argv[1]), Path(sys.argv[2]))
