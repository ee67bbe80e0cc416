"""Bad input gets one clear sentence; nothing is lost and nothing is run."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Watch
from e2e.site import Site
from e2e.table import SAVED, Table

MARKUP = '<img src="x" onerror="document.title=1"><b>bold</b>'
P6 = ".6.3.98....8.4.7532.........1...2.84...9.1...78.6...3.........7831.6.9....71.3.6."


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("", "81"),
        ("123", "81"),
        (MARKUP, "81"),
        ("66" + P6[2:], "r1c1"),
        ("9" * 5000, "81"),
    ],
    ids=["empty", "short", "markup", "repeat", "long"],
)
def test_a_puzzle_that_is_none_is_refused_in_a_sentence(table: Table, written: str, said: str) -> None:
    table.go("#/new/moyo")
    table.fill("option-puzzle", "own")
    table["setup-option-puzzle-own-text"].fill(written)
    table["setup-start"].tap()
    expect(table.page.locator(".page")).to_contain_text(said)
    assert table.page.url.endswith("#/new/moyo")
    assert table.page.locator("#app img").count() == 0


def test_a_puzzle_pasted_as_nine_lines_is_played(table: Table) -> None:
    lines = "\n".join(P6[i : i + 9].replace(".", "0") for i in range(0, 81, 9))
    table.go("#/new/moyo")
    table.fill("option-puzzle", "own")
    table["setup-option-puzzle-own-text"].fill(lines)
    expect(table.page.locator(".page")).to_contain_text("one solution")
    table.fill("seat-0-mind", "person")
    table.fill("seat-1-mind", "person")
    table["setup-start"].tap()
    expect(table.page.locator("main.table")).to_be_visible()
    assert table.saved["record"]["options"]["puzzle"] == P6


def test_a_name_with_markup_is_a_name(table: Table) -> None:
    table.new(option_puzzle="6", seat_0_name="<b>Mio</b>", seat_1_name="</script>&amp;").play("r4c4=5")
    expect(table.page.locator(".seats")).to_contain_text("<b>Mio</b>")
    expect(table.page.locator(".seats")).to_contain_text("</script>&amp;")
    assert table.page.locator("#app .seats b b, #app script").count() == 0
    table.go("#/")
    expect(table.page.locator("main")).to_contain_text("<b>Mio</b>")


GOOD = json.loads(
    '{"azumaya":1,"players":[{"name":"Mio","mind":"person"},{"name":"Jonas","mind":"person"}],"friendly":false,'
    '"seating":"side","started":1,"played":2,"over":false,"turn":1,"series":[],"undone":[],"record":{"format":1,'
    '"game":"moyo","rules":1,"seats":2,"options":{"puzzle":"6","areas":"mixed","variant":"standard","handicap":"0",'
    '"weaker":"1","choice":"fixed"},"seed":"s","moves":["r4c4=5"]}}'
)
BAD = {
    "corrupt": "{{{",
    "foreign": '{"chess": true}',
    "truncated": json.dumps(GOOD)[:-6],
    "newer": json.dumps({**GOOD, "azumaya": 99}),
    "illegal": json.dumps({**GOOD, "record": {**GOOD["record"], "moves": ["r4c4=5", "r4c4=6"]}}),
    "stranger": json.dumps({**GOOD, "record": {**GOOD["record"], "game": "chess"}}),
    "markup": json.dumps({**GOOD, "record": {**GOOD["record"], "moves": [MARKUP]}}),
}


def test_saves_that_cannot_be_opened_are_shown_kept_and_harm_no_other(page: Page, site: Site, watch: Watch) -> None:
    kept = {SAVED + name: text for name, text in {"good": json.dumps(GOOD), **BAD}.items()}
    page.add_init_script(
        f"if (!localStorage.length) for (const [key, text] of Object.entries({json.dumps(kept)})) "
        "localStorage.setItem(key, text)"
    )
    table = Table(page, site).open()
    expect(page.locator("main")).to_contain_text("newer version of Azumaya")
    for name in BAD:
        table.go(f"#/game/{name}")
        expect(page.locator("[data-press=export]").first).to_be_visible()
        assert page.locator("#app img").count() == 0
    stored = page.evaluate("Object.fromEntries(Object.entries(localStorage))")
    assert {key: stored[key] for key in kept} == kept
    table.go("#/game/good")
    expect(page.locator("main.table")).to_be_visible()
    table.play("r6c6=4")


def test_a_file_that_is_no_backup_is_refused_and_a_backup_restores_everything(table: Table, tmp_path: Path) -> None:
    table.new(option_puzzle="6").play("r4c4=5")
    id, saved = table.id, table.saved
    table.go("#/settings")
    with table.page.expect_download() as started:
        table.press("backup")
    file = tmp_path / "backup.txt"
    started.value.save_as(file)
    expect(table.page.locator(".notice")).to_contain_text(started.value.suggested_filename)
    nonsense = tmp_path / "nonsense.txt"
    nonsense.write_text(MARKUP)
    for given, said in ((nonsense, "not"), (file, "")):
        with table.page.expect_file_chooser() as chooser:
            table.press("open-file")
        chooser.value.set_files(given)
        if said:
            expect(table.page.locator("#app .toast[data-kind=objection]")).to_contain_text(said)
            expect(table.page.locator(".notice")).to_have_count(0)  # what was said before is no more true
    table.page.evaluate("key => localStorage.removeItem(key)", SAVED + id)
    table.reload()
    with table.page.expect_file_chooser() as chooser:
        table.press("open-file")
    chooser.value.set_files(file)
    table.page.wait_for_function("key => localStorage.getItem(key) !== null", arg=SAVED + id)
    table.go(f"#/game/{id}")
    expect(table.page.locator("main.table")).to_be_visible()
    assert table.saved["record"] == saved["record"]
