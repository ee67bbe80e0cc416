"""The page and its manifest: no other origin, no inline script, installable."""

import json
import re
import struct
from pathlib import Path

import pytest

from tools.build import files
from tools.paths import PY, ROOT, WEB

pytestmark = pytest.mark.native

# Names of XML vocabularies look like addresses; nothing is ever fetched from them.
ADDRESS = re.compile(r"\b(?:https?|wss?)://(?!www\.w3\.org/(?:2000/svg|1999/xhtml|1999/xlink))", re.IGNORECASE)
PAGE = (".html", ".js", ".mjs", ".css", ".webmanifest", ".svg", ".toml")


def ours() -> list[Path]:
    web = [p for p in files(WEB) if p.suffix in PAGE and "vendor" not in p.relative_to(WEB).parts]
    python = [p for p in files(PY) if p.suffix == ".py"]
    return [*web, *python, ROOT / "pyscript.toml"]


def policy() -> dict[str, list[str]]:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    tag = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert tag
    parts = [part.split() for part in tag[1].split(";")]
    return {part[0]: part[1:] for part in parts if part}


def png_size(path: Path) -> str:
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", path
    width, height = struct.unpack(">II", data[16:24])
    return f"{width}x{height}"


def test_no_other_origin_is_named() -> None:
    assert [path.name for path in ours() if ADDRESS.search(path.read_text(encoding="utf-8"))] == []


def test_the_policy_lets_in_nothing_but_this_origin() -> None:
    rules = policy()
    allowed = {"'self'", "'none'", "'wasm-unsafe-eval'", "'unsafe-eval'", "'unsafe-inline'", "blob:", "data:"}
    assert rules["default-src"] == ["'none'"]
    assert {value for values in rules.values() for value in values} <= allowed
    assert [name for name, values in rules.items() if "'unsafe-inline'" in values] == ["style-src-attr"]


def test_the_policy_lets_pyscript_start() -> None:
    rules = policy()
    assert {"'self'", "'wasm-unsafe-eval'", "'unsafe-eval'"} <= set(rules["script-src"])
    assert {"'self'", "blob:"} <= set(rules["worker-src"])
    assert rules["connect-src"] == ["'self'"]


def test_no_script_or_handler_stands_in_the_page() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)[^>]*>", page) == []
    assert re.findall(r"<[^>]*\son\w+=", page) == []
    assert "<style" not in page


def test_nobody_is_kept_from_enlarging_the_page() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    (viewport,) = re.findall(r'<meta name="viewport" content="([^"]+)"', page)
    assert "width=device-width" in viewport
    assert "user-scalable" not in viewport and "maximum-scale" not in viewport


def manifest() -> dict[str, object]:
    return dict(json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8")))


def test_the_manifest_makes_the_site_installable_under_any_path() -> None:
    told = manifest()
    assert (told["id"], told["display"], told["orientation"]) == ("azumaya", "standalone", "any")
    assert told["name"] and told["short_name"] and told["description"]
    for key in ("start_url", "scope"):
        assert str(told[key]).startswith("./"), key
    for key in ("theme_color", "background_color"):
        assert re.fullmatch(r"#[0-9a-f]{6}", str(told[key])), key


def test_the_icons_are_there_in_the_sizes_that_are_told() -> None:
    icons = manifest()["icons"]
    assert isinstance(icons, list)
    for icon in icons:
        assert png_size(WEB / icon["src"]) == icon["sizes"]
    offered = {(icon["purpose"], icon["sizes"]) for icon in icons}
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= offered


def test_an_ipad_has_an_icon_of_its_own() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    (icon,) = re.findall(r'<link rel="apple-touch-icon" href="([^"]+)"', page)
    assert png_size(WEB / icon) == "180x180"
    assert (WEB / icon).read_bytes()[25] == 2  # opaque: what is clear would be black there
