"""The style sheets keep what the look promises: no hover on touch, no movement where none is wanted."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.build import files
from tools.paths import WEB

pytestmark = pytest.mark.native

SHEETS = [p for p in files(WEB) if p.suffix == ".css" and "vendor" not in p.relative_to(WEB).parts]
MOTION = re.compile(r"(?<![\w-])(transition|animation)(?:-duration)?\s*:\s*([^;}]+)")
TIME = re.compile(r"(?<![\w.-])\d*\.?\d+m?s\b")
LARGE = {"#app", ".app", ".page", ".table", ".tray", ".panel", ".panel-body", ".board", "main"}


def css(path: Path) -> str:
    return re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


def rules(text: str, around: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Each innermost block's text, with the preludes it stands in, outermost first."""
    start = depth = 0
    prelude = ""
    for place, sign in enumerate(text):
        if sign == "{":
            if depth == 0:
                prelude, start = text[start:place].split(";")[-1].strip(), place + 1
            depth += 1
        elif sign == "}":
            depth -= 1
            if depth == 0:
                yield from block(text[start:place], (*around, prelude))
                start = place + 1


def block(body: str, around: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    yield around, body
    if "{" in body:
        yield from rules(body, around)


def parts(text: str, between: str) -> list[str]:
    """A text cut at each of these signs that stands in no bracket."""
    found, depth = [""], 0
    for sign in text:
        depth += (sign in "([") - (sign in ")]")
        if sign in between and not depth:
            found.append("")
        else:
            found[-1] += sign
    return [part.strip() for part in found if part.strip()]


def looking_in(selector: str) -> list[str]:
    """What a selector looks into with :has() to style something else: all in it is styled where that may change."""
    *before, _ = parts(selector, " \n>+~")
    return [re.split(r"[\[:]", compound)[0] for compound in before if ":has(" in compound]


def test_there_are_style_sheets() -> None:
    assert SHEETS


def test_the_reader_of_rules_finds_what_is_nested() -> None:
    text = "@media (hover: hover) { .a { &:hover { color: red } } } .b { color: blue }"
    assert [around for around, _ in rules(text)] == [
        ("@media (hover: hover)",),
        ("@media (hover: hover)", ".a"),
        ("@media (hover: hover)", ".a", "&:hover"),
        (".b",),
    ]


def test_what_a_selector_looks_into_is_found() -> None:
    assert looking_in(".a > .b:has(> .c .d) ~ .e[f='g h'] > .i") == [".b"]
    assert looking_in(".a > .b:not(:has(> .c, .d))::before") == []


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_no_large_part_of_the_table_is_styled_anew_for_what_changes_somewhere_in_it(sheet: Path) -> None:
    selectors = [one for around, _ in rules(css(sheet)) if around[-1][0] != "@" for one in parts(around[-1], ",")]
    assert [one for one in selectors if LARGE.intersection(looking_in(one))] == []


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_hover_is_styled_only_where_there_is_hover(sheet: Path) -> None:
    for around, _ in rules(css(sheet)):
        if ":hover" in around[-1]:
            assert any("hover: hover" in prelude for prelude in around[:-1]), around


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_every_movement_lasts_as_long_as_a_token_says(sheet: Path) -> None:
    for name, value in MOTION.findall(css(sheet)):
        still = value.removesuffix("!important").strip() in ("none", "inherit", "0s", "0ms")
        assert still or ("var(--t-" in value and not TIME.search(value)), f"{name}: {value}"


def test_every_motion_token_is_zero_where_motion_is_not_wanted() -> None:
    together = "".join(map(css, SHEETS))
    named = set(re.findall(r"(--t-[\w-]+)\s*:", together))
    stilled = {
        name
        for around, body in rules(together)
        if any("prefers-reduced-motion: reduce" in prelude for prelude in around)
        for name in re.findall(r"(--t-[\w-]+)\s*:\s*0m?s", body)
    }
    assert named and stilled == named


def test_every_token_that_is_used_is_defined_somewhere() -> None:
    together = "".join(map(css, SHEETS))
    assert set(re.findall(r"var\((--t-[\w-]+)", together)) <= set(re.findall(r"(--t-[\w-]+)\s*:", together))


def test_a_double_tap_places_and_does_not_zoom() -> None:
    assert any("touch-action: manipulation" in css(sheet) for sheet in SHEETS)


def test_one_sheet_names_all_others_which_name_none() -> None:
    assert [sheet.name for sheet in SHEETS if "@import" in css(sheet)] == ["all.css"]
    named = re.findall(r'@import "\./([\w-]+\.css)";', css(WEB / "style/all.css"))
    assert sorted([*named, "all.css"]) == [sheet.name for sheet in sorted(SHEETS, key=lambda sheet: sheet.name)]
