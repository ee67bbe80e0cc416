"""Nothing is shipped that is nobody's: every file of the site belongs to a work whose licence the app shows."""

import json
import re
import tomllib
from fnmatch import fnmatchcase
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

import pytest

from azumaya.app.shipped import SHIPPED, Work, version
from tools.build import files
from tools.pair import PAIR
from tools.paths import NODE_MODULES, ROOT, WEB

pytestmark = pytest.mark.native

NOT_SHIPPED = {"ws", "@types/emscripten"}  # Pyodide's own needs outside a browser
BUILDS = re.compile(r"(@esbuild/.+|esbuild)")  # it makes the page's files, and nothing of it is in them
TEXTS = ROOT / "py/azumaya/app/licences"


def belongs(name: str, work: Work) -> bool:
    parts = name.split("/")
    return any(
        len(wanted) == len(parts) and all(map(fnmatchcase, parts, wanted))
        for wanted in (pattern.split("/") for pattern in work.files)
    )


def test_every_file_of_the_site_is_of_one_work_that_is_told(dist: Path) -> None:
    names = [path.relative_to(dist).as_posix() for path in files(dist)]
    owners = {name: [work.id for work in SHIPPED if belongs(name, work)] for name in names}
    assert {name: found for name, found in owners.items() if len(found) != 1} == {}
    assert not any(belongs(name, SHIPPED[0]) for name in names if name.startswith("vendor/"))


def test_every_pattern_is_of_some_file(dist: Path) -> None:
    names = [path.relative_to(dist).as_posix() for path in files(dist)]
    alone = [Work(w.id, w.name, "", "", w.what, "", (pattern,)) for w in SHIPPED for pattern in w.files]
    assert [work.files for work in alone if not any(belongs(name, work) for name in names)] == []


def test_every_licence_has_its_text_and_every_text_its_work() -> None:
    assert {work.text or work.id for work in SHIPPED} == {path.stem for path in TEXTS.iterdir()}
    assert all(work.read().strip() for work in SHIPPED)


def wheel(name: str) -> ZipFile:
    (path,) = (WEB / "vendor/pyodide").glob(f"{name}-*.whl")
    return ZipFile(path)


def test_the_texts_are_those_that_came_with_the_works() -> None:
    def inside(name: str, end: str) -> str:
        with wheel(name) as archive:
            (member,) = [n for n in archive.namelist() if n.endswith(end)]
            return archive.read(member).decode()

    came = {
        "azumaya": (ROOT / "LICENSE").read_text(encoding="utf-8"),
        "pyscript": (NODE_MODULES / "@pyscript/core/LICENSE").read_text(encoding="utf-8"),
        "idiomorph": (NODE_MODULES / "idiomorph/LICENSE").read_text(encoding="utf-8"),
        "mistune": inside("mistune", "licenses/LICENSE"),
        "mpl-2.0": (distribution("pathspec").read_text("licenses/LICENSE") or ""),  # Pyodide comes without its text
        **{
            font: (WEB / f"style/fonts/OFL-{font}.txt").read_text()
            for font in ("shippori-mincho", "zen-kaku-gothic-new")
        },
    }
    assert {name: (TEXTS / f"{name}.txt").read_text().split() for name in came} == {
        n: t.split() for n, t in came.items()
    }


def test_the_versions_are_those_that_are_shipped() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    locked = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert (version("azumaya"), version("idiomorph")) == (
        project["version"],
        locked["node_modules/idiomorph"]["version"],
    )
    assert (version("pyscript"), version("pyodide")) == (PAIR["@pyscript/core"], PAIR["pyodide"])
    info = json.loads((WEB / "vendor/pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    assert info["info"]["python"].startswith(f"{version('cpython')}.")
    wheels = [path.name.split("-")[:2] for path in (WEB / "vendor/pyodide").glob("*.whl")]
    assert wheels == [["mistune", version("mistune")]]


def test_every_library_in_the_scripts_is_named() -> None:
    locked = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    held = {path.rpartition("node_modules/")[2] for path, entry in locked.items() if path and not entry.get("dev")}
    named = (TEXTS / "pyscript-libraries.txt").read_text(encoding="utf-8")
    missing = [name for name in held if f"\n{name}: " not in named and not BUILDS.fullmatch(name)]
    assert set(missing) == {*PAIR, "idiomorph"} | NOT_SHIPPED


def words(text: str) -> str:
    """A text without its line breaks, its kinds of quotation marks and its indents."""
    return " ".join(text.replace("“", '"').replace("”", '"').split())


def test_each_library_has_the_copyright_and_the_licence_that_came_with_it() -> None:
    told = words((TEXTS / "pyscript-libraries.txt").read_text(encoding="utf-8"))
    apache = words((TEXTS / "pyscript.txt").read_text(encoding="utf-8"))
    came = [path for path in NODE_MODULES.rglob("LICENSE*") if f" {path.parent.relative_to(NODE_MODULES)}: " in told]
    assert len(came) > 10
    for path in came:
        head, _, body = words(path.read_text(encoding="utf-8")).partition("Copyright ")
        owner, _, terms = body.partition(" Permission ")
        if terms:
            name = path.parent.relative_to(NODE_MODULES).as_posix()
            assert f"{name}: Copyright {owner}" in told, name
            assert f"Permission {terms}" in told, name
        else:
            assert head in apache


COMPILED = {  # how a library shows in the module, and how it is told
    b"mimalloc: error": "mimalloc: Copyright (c)",
    b"expat_": "Expat: Copyright (c)",
    b"HACL*": "HACL*: Copyright (c)",
    b"ffi_call": "libffi: Copyright (c)",
    b"libmpdec": "libmpdec ========",
    b"ZSTD_": "Zstandard =========",
    b"SQLite format 3": "SQLite, whose author",
    b"lzma_": "liblzma, of XZ Utils",
    b"bzip2": "bzip2 =====",
}


def test_every_library_in_the_module_is_named() -> None:
    told = words((TEXTS / "pyodide-libraries.txt").read_text(encoding="utf-8"))
    module = (WEB / "vendor/pyodide/pyodide.asm.wasm").read_bytes()
    assert {mark: mark in module for mark in COMPILED} == dict.fromkeys(COMPILED, True)
    assert [line for line in COMPILED.values() if line not in told] == []
    zlib = re.search(rb"deflate [\d.]+ Copyright ([\d-]+ Jean-loup Gailly and Mark Adler)", module)
    assert zlib and f"Copyright (C) {zlib[1].decode()}" in told
    python = re.search(rb"Copyright \(c\) [\d-]+ Python Software Foundation", module)
    assert python and f'"{python[0].decode()}; All Rights Reserved"' in (TEXTS / "cpython.txt").read_text("utf-8")
