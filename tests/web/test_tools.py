"""The small checks of tools/ find what they are there to find."""

from pathlib import Path

import pytest

from tools import browsers, engines, pins, sizes

pytestmark = pytest.mark.native


@pytest.mark.parametrize(("lines", "named"), [(300, False), (301, True)])
def test_a_file_past_its_limit_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: int, named: bool
) -> None:
    (tmp_path / "py").mkdir()
    (tmp_path / "py/long.py").write_text("x = 1\n" * lines)
    monkeypatch.setattr(sizes, "ROOT", tmp_path)
    assert bool(sizes.too_long("py/long.py")) is named


def test_a_browser_that_is_named_but_not_there_is_not_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("E2E_CHROMIUM", str(tmp_path / "chromium"))
    assert browsers.found() is None
    (tmp_path / "chromium").touch()
    assert browsers.found() == tmp_path / "chromium"


def test_a_missing_browser_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("E2E_CHROMIUM", str(tmp_path / "chromium"))
    monkeypatch.setattr("sys.argv", ["browsers", "--check"])
    with pytest.raises(SystemExit, match="make browsers"):
        browsers.main()


def test_engines_that_are_missing_are_told_and_the_others_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for engine in ("CHROMIUM", "FIREFOX"):
        monkeypatch.setenv(f"E2E_{engine}", str(tmp_path / engine))
    (tmp_path / "FIREFOX").touch()
    monkeypatch.setenv("PATH", str(tmp_path))
    engines.main()
    told = capsys.readouterr()
    assert told.out == "firefox\n"
    assert told.err.splitlines() == [browsers.MISSING, engines.ENGINES[-1].missing]


def test_vendored_files_that_are_changed_missing_or_new_are_named(tmp_path: Path) -> None:
    folder, list_ = tmp_path / "vendor", tmp_path / "vendor.sha256"
    (folder / "in").mkdir(parents=True)
    for name in ("same.js", "changed.js", "in/gone.js"):
        (folder / name).write_text(name)
    pins.write(list_, folder)
    assert pins.faults(list_, folder) == []
    (folder / "changed.js").write_text("another")
    (folder / "in/gone.js").rename(folder / "in/new.js")
    assert pins.faults(list_, folder) == [
        "in/gone.js is missing",
        "in/new.js is not pinned",
        "changed.js is not the file that was tried",
    ]


def test_what_is_shipped_of_others_is_what_is_pinned(dist: Path) -> None:
    pinned = {n: digest for n, digest in pins.read(pins.PINS).items() if not n.endswith((".d.ts", ".d.mts"))}
    del pinned["idiomorph.esm.js"]  # it is in the page's own script
    assert pins.hashes(dist / "vendor") == pinned
