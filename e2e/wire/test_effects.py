"""Handing over: share sheet, else a download, else text; and no success that cannot be seen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.wire.conftest import Table

EXPORT = {"do": "export", "name": "azumaya.json", "text": '{"saved": 5}'}


@pytest.fixture(scope="module")
def table(lay: Callable[..., Table]) -> Table:
    return lay("room")


def test_a_file_is_downloaded_and_can_be_had_as_text(table: Table) -> None:
    with table.page.expect_download() as handed:
        table.effects(EXPORT)
    assert handed.value.suggested_filename == "azumaya.json"
    assert Path(handed.value.path()).read_text() == EXPORT["text"]
    table.page.get_by_role("button", name="Show it as text").tap()
    dialog = table.page.get_by_role("dialog", name="Keep this text somewhere safe")
    expect(dialog.get_by_role("textbox")).to_have_value(EXPORT["text"])
    dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_have_count(0)


def test_a_download_is_told_by_its_name_until_somebody_taps_on_that(table: Table) -> None:
    with table.page.expect_download():
        table.effects(EXPORT)
    notice = table.page.locator(".notice")
    expect(notice).to_contain_text("Downloading azumaya.json")
    notice.locator("span").first.tap()
    expect(notice).to_have_count(0)


def test_the_share_sheet_comes_first(table: Table) -> None:
    table.page.evaluate("""() => {
      window.shared = [];
      navigator.canShare = () => true;
      navigator.share = async ({ files }) => { shared.push(files[0].name, await files[0].text()); };
    }""")
    table.effects(EXPORT)
    table.page.wait_for_function("shared.length === 2")
    assert table.page.evaluate("shared") == ["azumaya.json", EXPORT["text"]]
    expect(table.page.locator(".notice")).to_have_count(0)


def test_a_share_sheet_that_is_waved_away_is_no_failure(table: Table) -> None:
    table.page.evaluate("""() => {
      window.asked = 0;
      navigator.share = async () => { asked += 1; throw new DOMException("no", "AbortError"); };
    }""")
    table.effects(EXPORT)
    table.page.wait_for_function("asked === 1")
    expect(table.page.locator("dialog, .notice")).to_have_count(0)


def test_where_nothing_else_works_there_is_text(table: Table) -> None:
    table.page.evaluate("""() => {
      navigator.share = async () => { throw new DOMException("no", "NotAllowedError"); };
      Object.defineProperty(navigator, "standalone", { value: true, configurable: true });
    }""")
    table.effects(EXPORT)
    dialog = table.page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox")).to_have_value(EXPORT["text"])
    expect(dialog.get_by_role("textbox")).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_text_is_copied_or_shown(table: Table) -> None:
    table.page.evaluate("""() => {
      window.copied = "";
      const value = { writeText: async (text) => { copied = text; } };
      Object.defineProperty(navigator, "clipboard", { configurable: true, value });
    }""")
    table.effects({"do": "copy", "text": "a link"})
    expect(table["polite"]).to_have_text("Copied")
    assert table.page.evaluate("copied") == "a link"
    table.page.evaluate("() => { navigator.clipboard.writeText = async () => { throw new Error('denied'); }; }")
    table.effects({"do": "copy", "text": "a link"})
    expect(table.page.get_by_role("dialog").get_by_role("textbox")).to_have_value("a link")
    table.page.keyboard.press("Escape")


def test_a_file_is_opened(table: Table, tmp_path: Path) -> None:
    saved = tmp_path / "azumaya.json"
    saved.write_text("[1, 2]")
    table["again"].tap()  # a fresh tap, as browsers want it
    table.told("press")
    expect(table["log"]).to_contain_text('"again"')
    with table.page.expect_file_chooser() as chooser:
        table.effects({"do": "open"})
    chooser.value.set_files(saved)
    assert table.told("file") == {"do": "file", "text": "[1, 2]"}


def test_without_a_tap_a_chooser_is_offered(table: Table, tmp_path: Path) -> None:
    table.page.evaluate(
        """() => {
          const value = { isActive: false };
          Object.defineProperty(navigator, "userActivation", { configurable: true, value });
        }"""
    )
    table.effects({"do": "open"})
    with table.page.expect_file_chooser():
        table.page.get_by_role("button", name="Choose a file").tap()
    expect(table.page.get_by_role("dialog")).to_have_count(0)
