"""The built site: complete, bound together by hashes, the same each time it is built."""

import ast
import hashlib
import json
import re
import shutil
import tomllib
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from zipfile import ZipFile

import pytest

from azumaya.core.rulebook import clauses, rulebook
from azumaya.games import SHELF
from tools.build import assemble, build, content_id, files, list_precache, replace
from tools.bundle import ENTRIES
from tools.paths import PY, ROOT, WEB
from tools.spare import spared
from tools.wheel import NOT_FOR_THE_SITE

pytestmark = pytest.mark.native

IMPORT = re.compile(r'^(?:import|export) (?:[^;"()=]*\bfrom )?"\./([\w/.-]+)"', re.MULTILINE)


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def listing(folder: Path) -> dict[str, str]:
    return {path.relative_to(folder).as_posix(): digest(path) for path in files(folder)}


def precache(dist: Path) -> list[dict[str, str]]:
    listed = re.search(r"const PRECACHE = (\[.*?\]);", (dist / "sw.js").read_text(encoding="utf-8"))
    assert listed
    return list(json.loads(listed[1]))


def wheels(dist: Path) -> list[Path]:
    listed = tomllib.loads((dist / "pyscript.toml").read_text(encoding="utf-8"))["packages"]
    return [dist / name for name in listed]


def wheel(dist: Path) -> Path:
    (path,) = (path for path in wheels(dist) if path.name.startswith("azumaya-"))
    return path


class Links(HTMLParser):
    """What a page asks its browser to load."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        name = "href" if tag == "link" else "src"
        self.found += [value for key, value in attrs if key == name and value]


def test_the_precache_lists_every_file_with_its_hash(dist: Path) -> None:
    here = listing(dist)
    del here["sw.js"]
    assert {entry["url"]: entry["sha256"] for entry in precache(dist)} == here


def test_no_file_is_listed_twice(dist: Path) -> None:
    urls = [entry["url"] for entry in precache(dist)]
    assert len(urls) == len(set(urls))


@pytest.mark.parametrize(
    "name", ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"]
)
def test_big_files_are_listed_too(dist: Path, name: str) -> None:
    assert f"vendor/pyodide/{name}" in {entry["url"] for entry in precache(dist)}


def test_every_address_is_relative_so_that_a_sub_path_will_do(dist: Path) -> None:
    for url in [entry["url"] for entry in precache(dist)]:
        assert not url.startswith("/") and ":" not in url, url


def test_what_the_page_loads_is_there(dist: Path) -> None:
    links = Links()
    links.feed((dist / "index.html").read_text(encoding="utf-8"))
    assert links.found
    assert [link for link in links.found if not (dist / link).is_file()] == []


def test_what_scripts_and_styles_load_is_there(dist: Path) -> None:
    loads = re.compile(r"""\b(?:from|import)\s*\(?\s*"(\.[^"]+)"|\burl\(\s*["']?([^"'():#]+)["']?\s*\)""")
    ours = [p for p in files(dist) if p.suffix in (".js", ".mjs", ".css") and "vendor" not in p.parts]
    missing = [
        f"{path.name}: {module or picture}"
        for path in ours
        for module, picture in loads.findall(path.read_text(encoding="utf-8"))
        if not (path.parent / (module or picture)).is_file()
    ]
    assert missing == []


def test_page_scripts_worker_and_python_are_of_one_build(dist: Path) -> None:
    page = re.search(r'<meta name="build" content="([0-9a-f]{12})"', (dist / "index.html").read_text(encoding="utf-8"))
    assert page
    assert f'const BUILD = "{page[1]}";' in (dist / "sw.js").read_text(encoding="utf-8")
    assert f'="{page[1]}"' in (dist / "boot.js").read_text(encoding="utf-8")
    assert page[1] in wheel(dist).name
    with ZipFile(wheel(dist)) as archive:
        assert f'BUILD = "{page[1]}"'.encode() in archive.read("azumaya/app/build.py")


@cache
def packed(dist: Path) -> dict[str, str]:
    """The text of every file that our wheel holds of the package."""
    with ZipFile(wheel(dist)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist() if ".dist-info/" not in name}


def is_for_the_site(name: str) -> bool:
    return not any(name == f"azumaya/{left}" or name.startswith(f"azumaya/{left}/") for left in NOT_FOR_THE_SITE)


def test_the_wheel_holds_all_of_our_python_and_its_data_but_what_the_site_never_asks_for(dist: Path) -> None:
    here = {p.relative_to(PY).as_posix() for p in files(PY / "azumaya") if "__pycache__" not in p.parts}
    sources = {name for name in here if "/." not in name}
    wanted = {name for name in sources if is_for_the_site(name)}
    assert packed(dist).keys() == wanted < sources
    assert [name for name in wanted if name.endswith("RULES.md")]


def imported(source: str) -> Iterator[str]:
    """The files that may be meant by the imports of a module, late ones too, as long as they are ours."""
    for node in ast.walk(ast.parse(source)):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
        if isinstance(node, ast.ImportFrom):
            names = [f"{node.module}", *(f"{node.module}.{name}" for name in names)]
        for name in names:
            yield f"{name.replace('.', '/')}.py"
            yield f"{name.replace('.', '/')}/__init__.py"


def test_nothing_in_the_wheel_imports_what_was_left_out(dist: Path) -> None:
    left = {p.relative_to(PY).as_posix() for p in files(PY / "azumaya")} - packed(dist).keys()
    asked = {name for file, text in packed(dist).items() if file.endswith(".py") for name in imported(text)}
    assert "azumaya/core/record.py" in asked
    assert asked & left == set()


def test_python_in_the_wheel_is_spared_what_only_its_readers_need(dist: Path) -> None:
    sources = {name: (PY / name).read_text(encoding="utf-8") for name in packed(dist)}
    del sources["azumaya/app/build.py"]  # it tells the build
    wanted = {name: spared(text) if name.endswith(".py") else text for name, text in sources.items()}
    assert {name for name, text in wanted.items() if packed(dist)[name] != text} == set()


def test_pyscript_is_told_of_our_wheel_and_of_all_that_it_asks_for(dist: Path) -> None:
    told = [path.relative_to(dist).as_posix() for path in wheels(dist)]
    assert sorted(told) == [path.relative_to(dist).as_posix() for path in files(dist) if path.suffix == ".whl"]
    with ZipFile(wheel(dist)) as archive:
        (name,) = [n for n in archive.namelist() if n.endswith("METADATA")]
        asked = re.findall(r"^Requires-Dist: ([\w-]+)", archive.read(name).decode(), re.MULTILINE)
    assert asked and set(asked) <= {path.name.split("-")[0] for path in wheels(dist)}


def test_the_lock_names_no_package_that_is_not_there(dist: Path) -> None:
    lock = json.loads((dist / "vendor/pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    assert (lock["packages"], lock["info"]["platform"][:10]) == ({}, "emscripten")


def test_the_home_page_can_be_read_before_python_is_there(dist: Path) -> None:
    page = (dist / "index.html").read_text(encoding="utf-8")
    drawn = page.split('id="app"', 1)[1]
    linked = {game.about.id for game in SHELF.games if f'href="#/new/{game.about.id}"' in drawn}
    assert linked == {game.about.id for game in SHELF.games if game.table is not None} != set()


def test_the_rules_of_every_game_lie_beside_it(dist: Path) -> None:
    for game in SHELF.games:
        drawn = (dist / f"rules/{game.about.id}.html").read_text(encoding="utf-8")
        assert [clause for clause in clauses(rulebook(game)) if f'id="{clause}"' not in drawn] == []


def test_the_page_asks_at_once_for_every_script_style_and_module_it_begins_with(dist: Path) -> None:
    page = (dist / "index.html").read_text(encoding="utf-8")
    asked = re.findall(r'<link rel="(?:module)?preload" href="([^"]+\.(?:js|css))"', page)
    begun = re.findall(r'<script[^>]* src="([^"]+)"|<link rel="stylesheet" href="([^"]+)"', page)
    assert {script or style for script, style in begun} == set(asked) == {entry for entry, _ in ENTRIES}
    assert (asked[0], asked[-1]) == ("launch.js", "boot.js")  # what starts Python before all else
    assert page.rindex('rel="modulepreload"') < page.index("<script")


def test_the_page_is_told_what_python_needs_and_how_large_it_is(dist: Path) -> None:
    page = (dist / "index.html").read_text(encoding="utf-8")
    told = re.search(r'<meta name="ahead" content="([^"]+)"', page)
    assert told
    sizes = {name: int(size) for size, name in (entry.split(" ") for entry in told[1].split(", "))}
    assert {name: (dist / name).stat().st_size for name in sizes} == sizes
    large = {p.relative_to(dist).as_posix() for p in files(dist) if p.stat().st_size > 64_000}
    assert large - {entry for entry, _ in ENTRIES} <= sizes.keys()  # those are there by then


def test_another_list_of_files_is_another_cache(dist: Path, tmp_path: Path) -> None:
    def name(site: Path) -> str:
        found = re.search(r'const FILES = "([0-9a-f]{12})";', (site / "sw.js").read_text(encoding="utf-8"))
        assert found
        return found[1]

    shutil.copytree(dist, tmp_path / "site")
    shutil.copy2(ROOT / "web/sw.js", tmp_path / "site/sw.js")
    list_precache(tmp_path / "site")
    assert name(tmp_path / "site") == name(dist)
    shutil.copy2(ROOT / "web/sw.js", tmp_path / "site/sw.js")
    (tmp_path / "site/icons/mark.svg").write_text("<svg/>")
    list_precache(tmp_path / "site")
    assert name(tmp_path / "site") != name(dist)


def test_nothing_is_shipped_that_no_browser_asks_for(dist: Path) -> None:
    names = [path.relative_to(dist).as_posix() for path in files(dist)]
    assert [name for name in names if name.endswith((".map", ".d.ts", ".d.mts")) or "/." in f"/{name}"] == []


def modules(name: str) -> list[str]:
    """A module and all that it imports of ours, in the order in which they are come upon."""
    found = [name]
    for path in found:  # grows while it is walked through
        imports = IMPORT.findall((WEB / path).read_text(encoding="utf-8"))
        found += [other for other in dict.fromkeys(imports) if other not in found and not other.startswith("vendor/")]
    return found


def test_a_page_that_begins_anew_asks_for_all_that_the_worker_alone_does() -> None:
    listed = re.search(r"const WORKERS = \[([^]]+)\]", (WEB / "anew.js").read_text(encoding="utf-8"))
    assert listed
    loads = modules("runtime.mjs")
    assert re.findall(r'"([^"]+)"', listed[1]) == ["worker.py", "pyscript.toml", *loads]


def test_every_script_is_in_a_file_of_the_site_and_in_two_only_what_keeps_nothing_in_mind(dist: Path) -> None:
    scripts = [entry for entry, _ in ENTRIES if entry.endswith(".js")]
    assert {path.name for path in dist.glob("*.js")} == {*scripts, "sw.js"}
    apart = {"boot.js": set(modules("launch.js"))}
    held = [name for entry in scripts for name in modules(entry) if name not in apart.get(entry, ())]
    assert {*held, "sw.js"} == {path.name for path in WEB.glob("*.js")}
    assert {name for name in held if held.count(name) > 1} == {"anew.js"}
    assert 'from"./launch.js"' in (dist / "boot.js").read_text(encoding="utf-8")


def test_styles_are_one_file_of_all_sheets(dist: Path) -> None:
    assert [path.name for path in (dist / "style").glob("*.css")] == ["all.css"]
    assert "@import" not in (dist / "style/all.css").read_text(encoding="utf-8")


def sources(target: Path) -> Path:
    """A copy of all that the build reads, without what is only big."""
    for folder in ("web", "py"):
        big = shutil.ignore_patterns("pyodide", "pyscript", "__pycache__")
        shutil.copytree(ROOT / folder, target / folder, ignore=big)
    for name in ("pyproject.toml", "README.md", "LICENSE", "pyscript.toml"):
        shutil.copy2(ROOT / name, target / name)
    return target


def test_building_again_gives_the_same_bytes(dist: Path, tmp_path: Path) -> None:
    build(ROOT, tmp_path / "work", tmp_path / "dist")
    assert listing(tmp_path / "dist") == listing(dist)


def test_one_changed_line_gives_another_build(tmp_path: Path) -> None:
    root = sources(tmp_path / "root")
    _, first = assemble(root, tmp_path / "work")
    with (root / "py/azumaya/__init__.py").open("a", encoding="utf-8") as file:
        file.write("# another line\n")
    site, second = assemble(root, tmp_path / "work")
    assert first != second
    assert [p.name for p in site.glob("*.whl")] == [wheel(site).name]


def test_a_renamed_file_gives_another_id(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("x")
    before = content_id(tmp_path)
    (tmp_path / "a").rename(tmp_path / "b")
    assert content_id(tmp_path) != before


@pytest.mark.parametrize("text", ["nothing waits here", "dev dev"])
def test_the_build_stops_where_a_mark_is_not_there_once(tmp_path: Path, text: str) -> None:
    (tmp_path / "sw.js").write_text(text)
    with pytest.raises(SystemExit, match=r"sw\.js"):
        replace(tmp_path / "sw.js", "dev", "1")
