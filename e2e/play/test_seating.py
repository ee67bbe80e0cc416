"""Where several persons sit at one device, the table turns to them, and all that can be done on it stays as it is."""

import pytest
from playwright.sync_api import expect

from e2e.hands import lay
from e2e.table import Table


@pytest.fixture(scope="module")
def table(shared: Table) -> Table:
    return shared


@pytest.mark.parametrize("size", [(1180, 820), (820, 1180), (390, 844), (844, 390)], ids=str)
def test_turned_to_any_edge_the_table_fits_the_screen(table: Table, size: tuple[int, int]) -> None:
    width, height = size
    table.page.set_viewport_size({"width": width, "height": height})
    lay(table, seats=4, seating="around")
    for edge in ("near", "left", "far", "right"):
        expect(table.page.locator(".turned")).to_have_attribute("data-toward", edge)
        inside(table, "[data-hold]", width, height)
        table.hold()
        inside(table, ".tray [data-tap], .tray .actions", width, height)
        assert table.page.evaluate("document.documentElement.scrollWidth") <= width
        hand = table.match.state.hands[table.match.turn or 0]
        table.play(f"play:{hand[0]}", "left")
        table.is_shown()
    table.page.set_viewport_size({"width": 1180, "height": 820})


def inside(table: Table, selector: str, width: int, height: int) -> None:
    """All of these lie on the screen."""
    for place in table.page.locator(selector).all():
        box = place.bounding_box()
        assert box
        assert box["x"] >= 0 and box["y"] >= 0
        assert box["x"] + box["width"] <= width + 1 and box["y"] + box["height"] <= height + 1


@pytest.mark.parametrize("edge", ["left", "far", "right"])
def test_a_piece_is_dragged_on_a_turned_table_as_on_any_other(table: Table, edge: str) -> None:
    table.new(option_puzzle="6", seating="around")
    table.page.locator(".turned").evaluate("(frame, edge) => { frame.dataset.toward = edge }", edge)
    piece, cell, mouse = table.spot("stone:5"), table["spot-r4c4"], table.page.mouse
    from_box, to_box = piece.bounding_box(), cell.bounding_box()
    assert from_box
    assert to_box
    mouse.move(from_box["x"] + 20, from_box["y"] + 20)
    mouse.down()
    mouse.move(to_box["x"] + 20, to_box["y"] + 20, steps=5)
    expect(piece).to_have_attribute("data-dragged", "")
    box = piece.bounding_box()
    assert box
    assert abs(box["x"] + 20 - to_box["x"] - 20) < 12
    assert abs(box["y"] + 20 - to_box["y"] - 20) < 12
    mouse.up()
    expect(table.page.locator("[data-ghost] .spot")).to_have_attribute("data-tap", "r4c4")
