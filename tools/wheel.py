"""Our Python as the site needs it: one wheel, without what serves only its readers and the command line."""

import shutil
import subprocess
import sys
from pathlib import Path

from tools.spare import spare

# Of the package; nothing else in it imports these.
NOT_FOR_THE_SITE = ("__main__.py", "command", "players/arena.py", "players/bench.py", "players/pace.py")


def leave_out(package: Path) -> None:
    """Remove what the page never asks for."""
    for name in NOT_FOR_THE_SITE:
        path = package / name
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()


def pack(python: Path, site: Path, build: str) -> str:
    """Lay the staged sources beside the page as one wheel, whose name tells its build, and give that name."""
    leave_out(python / "py/azumaya")
    spare(python / "py")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    target = ["--directory", str(python / "wheel")]
    subprocess.run([*command, *target], cwd=python, check=True, capture_output=True)
    (wheel,) = (python / "wheel").glob("*.whl")
    name, version, tags = wheel.name.split("-", 2)
    # A build number begins with a digit; installers read past what follows.
    named = f"{name}-{version}-0_{build}-{tags}"
    shutil.copyfile(wheel, site / named)
    return named
