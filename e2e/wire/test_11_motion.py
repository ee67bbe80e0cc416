"""Rule 11: pieces glide from where they were, steps come one after another, answers wait for a drag."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.wire.conftest import Table

GLIDES = "() => document.getAnimations().filter((one) => one.id === 'glide').length"
WATCH_GLIDES = """() => {
  window.glides = 0;
  const whole = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (how[1]?.id === "glide") window.glides += 1;
    return whole.apply(this, how);
  };
}"""


@pytest.fixture(scope="module")
def laid(lay: Callable[..., Table]) -> Table:
    table = lay("room")
    table.page.evaluate(WATCH_GLIDES)
    return table


@pytest.fixture
def table(laid: Table) -> Iterator[Table]:
    laid.page.evaluate("() => { window.glides = 0; }")
    yield laid
    laid.press("clear")
    expect(laid["log"]).to_have_text("[]")


def centre(table: Table, element: str) -> tuple[float, float]:
    table.page.wait_for_function("document.getAnimations().every((one) => one.id !== 'glide')")
    box = table[element].bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 10, start[1] - 10)
    page.mouse.move(*end, steps=4)


def test_a_piece_is_dragged_to_a_spot_and_glides_into_it(table: Table) -> None:
    carry(table.page, centre(table, "pick-stone\\:1"), centre(table, "spot-r2c2"))
    expect(table["spot-r2c2"]).to_have_attribute("data-dragged-over", "")
    table.page.mouse.up()
    assert table.told("drag") == {"do": "drag", "from": "stone:1", "to": "r2c2"}
    expect(table["spot-r2c2"].locator("[data-piece='stone:1']")).to_be_visible()
    assert table.page.evaluate("glides") >= 1
    assert "tap" not in [message["do"] for message in table.log]  # the end of a drag is no tap
    expect(table["spot-r2c2"]).not_to_have_attribute("data-dragged-over", "")


def test_a_piece_dropped_beside_goes_back(table: Table) -> None:
    start = centre(table, "pick-stone\\:1")
    carry(table.page, start, (start[0] + 300, start[1] + 5))
    table.page.mouse.up()
    assert centre(table, "pick-stone\\:1") == start
    table.press("again")
    table.told("press")
    assert "drag" not in [message["do"] for message in table.log]


def test_answers_wait_while_a_piece_is_held(table: Table) -> None:
    carry(table.page, centre(table, "pick-stone\\:1"), centre(table, "spot-r3c3"))
    table.page.evaluate("() => { document.querySelector('#spot-r1c1').click(); }")
    table.page.evaluate("() => new Promise((go) => { requestAnimationFrame(() => requestAnimationFrame(go)); })")
    expect(table["spot-r1c1"]).not_to_have_attribute("aria-disabled", "true")
    table.page.keyboard.press("Escape")
    expect(table["spot-r1c1"]).to_have_attribute("aria-disabled", "true")
    table.page.mouse.up()


def test_a_tap_on_a_piece_that_can_be_dragged_is_a_tap(table: Table) -> None:
    table["pick-stone\\:2"].tap()
    assert table.told("tap")["place"] == "stone:2"


def test_a_step_comes_when_it_is_due(table: Table) -> None:
    table.effects({"do": "after", "ms": 30, "what": "reply", "id": "k3/12"})
    assert table.told("tick") == {"do": "tick", "what": "reply", "id": "k3/12"}


def test_thinking_is_shown_and_survives_a_redraw(table: Table) -> None:
    table.effects({"do": "progress", "value": 0.4})
    bar = table["thinking"]
    expect(bar).to_have_attribute("style", "--progress: 0.4;")
    table.press("again")
    table.told("press")
    expect(bar).to_have_attribute("style", "--progress: 0.4;")
    table.effects({"do": "progress", "value": None})
    expect(bar).not_to_have_attribute("style", "--progress: 0.4;")


def test_nothing_glides_for_those_who_wish_no_motion(table: Table) -> None:
    table.page.emulate_media(reduced_motion="reduce")
    expect(table["log"]).to_contain_text('"motion": "reduced"')
    carry(table.page, centre(table, "pick-stone\\:2"), centre(table, "spot-r1c3"))
    table.page.mouse.up()
    expect(table["spot-r1c3"].locator("[data-piece='stone:2']")).to_be_visible()
    assert table.page.evaluate("glides") == 0
    assert table.page.evaluate(GLIDES) == 0
    table.page.emulate_media(reduced_motion="no-preference")
    expect(table["log"]).to_contain_text('"motion": "full"')
