"""Makes dist/, the whole site: the page in few files, our Python as one wheel, and the list of it all.

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
from tools.bundle import bundle
from tools.paths import DIST, ROOT, WORK
from tools.wheel import pack

HOME = re.compile(r'<(?P<tag>\w+) id="app"(?P<rest>[^>]*)></(?P=tag)>')
NOT_SHIPPED = shutil.ignore_patterns(".*", "__pycache__", "*.map", "*.d.ts", "*.d.mts")
AHEAD = (
    "azumaya.snapshot",
    "vendor/pyscript/core-*.js",
    "vendor/pyodide/*",
    "*.whl",
)  # what is large and needed to start
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
    """Tell the page, its script, the service worker and Python which build they are of."""
    replace(python / "py/azumaya/app/build.py", 'BUILD = "dev"', f'BUILD = "{build}"')
    replace(
        site / "index.html",
        '<meta name="build" content="dev"',
        f'<meta name="build" content="{build}"',
    )
    for script in ("sw.js", "boot.js"):
        replace(site / script, 'const BUILD = "dev";', f'const BUILD = "{build}";')


def drawn(python: Path) -> tuple[str, dict[str, str]]:
    """The home page and the rules of each game as the app itself draws them, readable before Python is there."""
    code = "import json; from azumaya.app.shell import *; print(json.dumps([shell_html(), rules_html()]))"
    surroundings = {**os.environ, "PYTHONPATH": str(python / "py")}
    command = [sys.executable, "-B", "-c", code]
    told = subprocess.run(command, env=surroundings, check=True, stdout=subprocess.PIPE)
    home, rules = json.loads(told.stdout)
    return home, rules


def draw_rules(site: Path, rules: dict[str, str]) -> None:
    """Lay the rules of each game beside the page."""
    (site / "rules").mkdir()
    for id, html in rules.items():
        (site / "rules" / f"{id}.html").write_text(html, encoding="utf-8", newline="\n")


def draw_home(site: Path, html: str) -> None:
    """Fill the empty app element of the page."""
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    if len(HOME.findall(text)) != 1:
        sys.exit('index.html: the build looks for one empty element with id="app"')
    filled = HOME.sub(lambda m: f'<{m["tag"]} id="app"{m["rest"]}>{html}</{m["tag"]}>', text)
    page.write_text(filled, encoding="utf-8", newline="\n")


def preload(site: Path) -> None:
    """Let the page ask at once for all that it begins with: a policy in it keeps browsers from looking ahead.

    What starts Python is asked for before all else, what only plays comes last.
    """
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    links = [
        f'<link rel="modulepreload" href="{name}">' for name in re.findall(r'type="module" async src="([^"]+)"', text)
    ]
    links += [f'<link rel="preload" href="{name}" as="script">' for name in re.findall(r'<script src="([^"]+)"', text)]
    links += [
        f'<link rel="preload" href="{name}" as="style">' for name in re.findall(r'"stylesheet" href="([^"]+)"', text)
    ]
    links += [
        f'<link rel="modulepreload" href="{name}" fetchpriority="low">'
        for name in re.findall(r'type="module" src="([^"]+)"', text)
    ]
    replace(page, '<meta name="viewport"', "\n".join([*links, '<meta name="viewport"']))


def list_ahead(site: Path) -> None:
    """Tell the page what Python needs and how large it is, so that it can fetch that first and tell how far it is."""
    needed = [path for path in files(site) if any(path.match(pattern) for pattern in AHEAD)]
    listed = ", ".join(f"{path.stat().st_size} {path.relative_to(site).as_posix()}" for path in needed)
    replace(site / "index.html", '<meta name="ahead" content="">', f'<meta name="ahead" content="{listed}">')


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
    """Write the list and its digest into the service worker."""
    listed = json.dumps(precache(site), separators=(",", ":"))
    digest = hashlib.sha256(listed.encode()).hexdigest()[:12]
    replace(site / "sw.js", "const PRECACHE = [];", f"const PRECACHE = {listed};")
    replace(site / "sw.js", 'const FILES = "dev";', f'const FILES = "{digest}";')


def take_snapshot(site: Path, build: str) -> None:
    """Lay the memory of a Python that has everything imported beside the page. Where Node fails, so does the build."""
    if not shutil.which("node"):
        sys.exit("Node.js 20 or newer is needed for the snapshot: `make build` brings it, where the machine has none")
    made = subprocess.run(["node", str(ROOT / "tools/snapshot.mjs"), str(site), build], check=False)
    if made.returncode:
        sys.exit("the site was not built, since its snapshot was not")


def assemble(root: Path, work: Path) -> tuple[Path, str]:
    """The site of the sources in `root`, but for the snapshot and the lists of files; and its build id."""
    site, python = stage(root, work)
    made = content_id(site, python)
    stamp(site, python, made)
    bundle(site)
    replace(site / "pyscript.toml", "./azumaya.whl", f"./{pack(python, site, made)}")
    home, rules = drawn(python)
    draw_home(site, home)
    draw_rules(site, rules)
    preload(site)
    return site, made


def build(root: Path, work: Path, dist: Path) -> str:
    """Make the site of the sources in `root`, and give its build id."""
    site, made = assemble(root, work)
    take_snapshot(site, made)
    list_ahead(site)
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
