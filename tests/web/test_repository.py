"""What is committed: pinned, hashed, and free of any one registry."""

import json
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.pair import PAIR, installed_version
from tools.paths import ROOT

pytestmark = pytest.mark.native

# Written in two pieces, so that this file may be searched too.
REGISTRIES = [
    ".".join(name)
    for name in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("debian", "org"),
    )
]
SETTINGS = re.compile(r"--(?:extra-)?index-url|--find-links|_authToken")


def committed() -> Iterator[tuple[str, str]]:
    command = ["git", "ls-files", "-z"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        path = ROOT / name
        if path.is_file():
            yield name, path.read_bytes().decode("utf-8", errors="replace")


def test_no_registry_is_named_in_what_is_committed() -> None:
    assert [name for name, text in committed() if any(host in text for host in REGISTRIES)] == []


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_every_requirement_is_pinned_with_hashes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not SETTINGS.search(text)
    for entry in re.split(r"\n(?=\w)", text.replace("\\\n", " ")):
        assert re.match(r"[\w.-]+==[\w.]+ .*--hash=sha256:[0-9a-f]{64}", entry.splitlines()[0]), entry


def test_every_requirement_has_one_version_wherever_it_is_pinned() -> None:
    versions: dict[str, set[str]] = {}
    for path in (ROOT / "requirements").glob("*.txt"):
        for name, version in re.findall(r"^([\w.-]+)==([\w.]+)(?! ;)", path.read_text(encoding="utf-8"), re.MULTILINE):
            versions.setdefault(name, set()).add(version)
    # pyee has one release for each of two ranges of Python
    assert {name: found for name, found in versions.items() if len(found) > 1 and name != "pyee"} == {}


def test_pyscript_and_pyodide_are_the_two_that_were_tried() -> None:
    asked = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert {name: asked[name] for name in PAIR} == PAIR
    assert {name: installed_version(name) for name in PAIR} == PAIR


def test_npm_packages_are_pinned_exactly_and_with_hashes() -> None:
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    for name, version in {**package["dependencies"], **package["devDependencies"]}.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), name
    locked = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, entry in locked.items() if name and "integrity" not in entry] == []
    assert [name for name, entry in locked.items() if "resolved" in entry] == []


def test_the_versions_of_the_project_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    assert project["version"] == package["version"]
    assert f"## [{project['version']}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
