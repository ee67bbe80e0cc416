"""The shelf and the set-up form keep their lines, however wide the screen is."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.table import Table

SIZES = {"upright": (820, 1180), "lying": (1180, 820), "phone": (390, 844), "wide": (1440, 900)}
BOXES = """found => found.map(one => {
  const { left, right, top, width, height } = one.getBoundingClientRect();
  return { left, right, top, width, height };
})"""


def boxes(table: Table, selector: str) -> list[dict[str, float]]:
    found: Any = table.page.locator(selector).evaluate_all(BOXES)
    return [dict(box) for box in found]


def lines(found: list[dict[str, float]]) -> list[list[dict[str, float]]]:
    """Boxes by the line they stand in."""
    by_top: dict[int, list[dict[str, float]]] = defaultdict(list)
    for box in found:
        by_top[round(box["top"])].append(box)
    return list(by_top.values())


def look_at(table: Table, size: str, route: str) -> None:
    width, height = SIZES[size]
    table.resize(width, height)
    table.go(route)
    if "new" in route:  # and no more the form of the game before
        game = table.shelf.find(route.removeprefix("#/new/"))
        expect(table.page.locator("h1")).to_have_text(f"New game of {game.about.title}")
        expect(table.page.locator("[data-form=setup]")).to_be_visible()
    else:
        expect(table.page.locator(".shelf")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_every_line_of_the_shelf_is_full(table: Table, size: str) -> None:
    look_at(table, size, "#/")
    (shelf,) = boxes(table, ".shelf")
    for line in lines(boxes(table, ".shelf > .tile")):
        assert min(tile["left"] for tile in line) == pytest.approx(shelf["left"], abs=1)
        assert max(tile["right"] for tile in line) == pytest.approx(shelf["right"], abs=1)


@pytest.mark.parametrize("game", ["cardoku", "kartenspiel", "kado", "culdcept"])
def test_words_of_choices_side_by_side_begin_at_the_same_height_and_stay_together(table: Table, game: str) -> None:
    look_at(table, "lying", f"#/new/{game}")
    cards = boxes(table, ".option:has(> .help)")
    titles = boxes(table, ".option:has(> .help) > span:not(.help)")
    notes = boxes(table, ".option > .help")
    assert cards
    assert len({round(title["top"] - card["top"]) for card, title in zip(cards, titles, strict=True)}) == 1
    assert all(note["top"] - title["top"] - title["height"] < 8 for title, note in zip(titles, notes, strict=True))


@pytest.mark.parametrize("game", ["cardoku", "kartenspiel", "kado", "culdcept"])
def test_on_a_phone_the_number_of_seats_is_one_line(table: Table, game: str) -> None:
    look_at(table, "phone", f"#/new/{game}")
    (line,) = lines(boxes(table, ".seat-count .segment"))
    assert len(line) == len(table.shelf.find(game).about.seats)
    assert all(box["height"] >= 44 and box["width"] >= 44 for box in line)


@pytest.mark.parametrize("game", ["moyo", "cardoku", "kartenspiel", "kado", "culdcept"])
def test_beside_a_lying_form_there_is_always_something_to_see(table: Table, game: str) -> None:
    look_at(table, "lying", f"#/new/{game}")
    expect(table.page.locator(".preview > .cover, .preview > .board, .preview > .ring").first).to_be_in_viewport()


@pytest.mark.parametrize("size", SIZES)
def test_the_contents_of_the_rules_lead_to_every_clause_wherever_one_reads(table: Table, size: str) -> None:
    table.resize(*SIZES[size])
    table.go("#/rules/kado")
    last = table["A12"]
    expect(last).to_be_attached()
    unfolds = table["contents"]
    if unfolds.is_visible():
        last.scroll_into_view_if_needed()
        expect(unfolds).to_be_in_viewport(ratio=1)  # it stays in sight
        unfolds.tap()
    prefix = "contents" if unfolds.is_visible() else "toc"
    table[f"{prefix}-R9"].scroll_into_view_if_needed()
    table[f"{prefix}-R9"].tap()
    expect(table["R9"]).to_be_in_viewport()
    expect(table["contents-R1"]).to_be_hidden()
    (heading,) = boxes(table, "#R9")
    (bar,) = boxes(table, ".bar")
    assert heading["top"] >= bar["top"] + bar["height"]
    if unfolds.is_visible():
        (button,) = boxes(table, "#contents")
        assert heading["top"] >= button["top"] + button["height"]


@pytest.mark.parametrize("size", SIZES)
def test_in_a_table_of_the_rules_nothing_lies_over_anything_else(table: Table, size: str) -> None:
    table.resize(*SIZES[size])
    table.go("#/rules/kado#A3")
    cells = table.page.locator(".prose td")
    expect(cells.first).to_be_visible()
    assert all(cells.evaluate_all("cells => cells.map(cell => cell.scrollWidth <= cell.clientWidth)"))
