"""Makes dist/, the whole site: web/ as it is, our Python as one wheel, and the list of it all.

Everything in dist/ follows from the sources alone: the same sources give the same bytes.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import pins
from tools.paths import DIST, ROOT, WORK

HOME = re.compile(r'<(?P<tag>\w+) id="app"(?P<rest>[^>]*)></(?P=tag)>')
NOT_SHIPPED = shutil.ignore_patterns(".*", "__pycache__", "*.map", "*.d.ts", "*.d.mts")
SEEN_BY_PYTHON = ("pyproject.toml", "README.md", "LICENSE")


def files(folder: Path) -> Iterator[Path]:
    """All files below a folder, in one order on every machine."""
    yield from sorted(path for path in folder.rglob("*") if path.is_file())


def content_id(*folders: Path) -> str:
    """Twelve hex digits that change whenever a file in these folders does."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in files(folder):
            digest.update(f"{path.relative_to(folder).as_posix()}\n".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:12]


def replace(path: Path, old: str, new: str) -> None:
    """Put something in the one place of a file that waits for it."""
    text = path.read_text(encoding="utf-8")
    if text.count(old) != 1:
        sys.exit(f"{path.name}: the build looks for {old!r} once, and finds it {text.count(old)}x")
    path.write_text(text.replace(old, new), encoding="utf-8", newline="\n")


def stage(root: Path, work: Path) -> tuple[Path, Path]:
    """Fresh copies of the page's and of Python's sources, to be worked on."""
    site, python = work / "site", work / "python"
    for folder in (site, python):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / "web", site, ignore=NOT_SHIPPED)
    shutil.copytree(root / "py", python / "py", ignore=NOT_SHIPPED)
    for name in SEEN_BY_PYTHON:
        shutil.copy2(root / name, python / name)
    shutil.copy2(root / "pyscript.toml", site)
    shutil.copy2(root / "py/worker.py", site)
    return site, python


def stamp(site: Path, python: Path, build: str) -> None:
    """Tell the page, the service worker and Python which build they are of."""
    replace(python / "py/azumaya/app/build.py", 'BUILD = "dev"', f'BUILD = "{build}"')
    replace(
        site / "index.html",
        '<meta name="build" content="dev"',
        f'<meta name="build" content="{build}"',
    )
    replace(site / "sw.js", 'const BUILD = "dev";', f'const BUILD = "{build}";')


def pack(python: Path, site: Path, build: str) -> str:
    """Lay our Python beside the page as one wheel whose name tells its build."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    target = ["--directory", str(python / "wheel")]
    subprocess.run([*command, *target], cwd=python, check=True, capture_output=True)
    (wheel,) = (python / "wheel").glob("*.whl")
    name, version, tags = wheel.name.split("-", 2)
    # A build number begins with a digit; installers read past what follows.
    named = f"{name}-{version}-0_{build}-{tags}"
    shutil.copyfile(wheel, site / named)
    replace(site / "pyscript.toml", "./azumaya.whl", f"./{named}")
    return named


def home_page(python: Path) -> str:
    """The home page as the app itself draws it, readable before Python is there."""
    code = "import sys; from azumaya.app.shell import shell_html; sys.stdout.write(shell_html())"
    surroundings = {**os.environ, "PYTHONPATH": str(python / "py"), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-B", "-c", code]
    drawn = subprocess.run(command, env=surroundings, check=True, stdout=subprocess.PIPE)
    return drawn.stdout.decode("utf-8")


def draw_home(site: Path, html: str) -> None:
    """Fill the empty app element of the page."""
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    if len(HOME.findall(text)) != 1:
        sys.exit('index.html: the build looks for one empty element with id="app"')
    filled = HOME.sub(lambda m: f'<{m["tag"]} id="app"{m["rest"]}>{html}</{m["tag"]}>', text)
    page.write_text(filled, encoding="utf-8", newline="\n")


def precache(site: Path) -> list[dict[str, str]]:
    """Every file of the site but the service worker, with its hash. No file is too big."""
    return [
        {
            "url": path.relative_to(site).as_posix(),
            "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        }
        for path in files(site)
        if path != site / "sw.js"
    ]


def list_precache(site: Path) -> None:
    """Write the list into the service worker."""
    listed = json.dumps(precache(site), separators=(",", ":"))
    replace(site / "sw.js", "const PRECACHE = [];", f"const PRECACHE = {listed};")


def build(root: Path, work: Path, dist: Path) -> str:
    """Make the site of the sources in `root`, and give its build id."""
    site, python = stage(root, work)
    made = content_id(site, python)
    stamp(site, python, made)
    pack(python, site, made)
    draw_home(site, home_page(python))
    list_precache(site)
    shutil.rmtree(dist, ignore_errors=True)
    shutil.copytree(site, dist)
    return made


def main() -> None:
    """Make dist/ of this repository."""
    pins.check()
    made = build(ROOT, WORK, DIST)
    size = sum(path.stat().st_size for path in files(DIST))
    print(f"dist/ is build {made}, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
