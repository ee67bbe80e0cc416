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
    table.page.set_viewport_size({"width": width, "height": height})
    table.go(route)
    expect(table.page.locator("[data-form=setup]" if "new" in route else ".shelf")).to_be_visible()


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
