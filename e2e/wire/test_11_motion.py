"""Rule 11: pieces glide from where they were, or walk; dice tumble; steps come one by one; answers wait for a drag.

A touch or a key ends every movement, and for those who wish no motion there is none. All that is so on a table that is
turned, too.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.wire.conftest import Table

# Movements are counted as they begin; held, they wait where they begin, however slow the machine is.
WATCH = """() => {
  window.begun = [];
  window.held = false;
  const whole = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = whole.apply(this, how);
    window.begun.push(how[1]?.id);
    if (window.held) animation.pause();
    return animation;
  };
}"""
MOVEMENTS = "() => document.getAnimations().filter((one) => ['glide', 'tumble'].includes(one.id)).length"
FIGURE = """() => {
  const { left, top, width, height } = document.querySelector("[data-piece=figure]").getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
# where the figure is after so many of its steps
AFTER_STEPS = """([step, steps]) => {
  const figure = document.querySelector("[data-piece=figure]");
  const [animation] = figure.getAnimations();
  const { duration, delay } = animation.effect.getTiming();
  animation.currentTime = delay + (duration * step) / steps;
  const { left, top, width, height } = figure.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""


@pytest.fixture(scope="module")
def laid(lay: Callable[..., Table]) -> Table:
    table = lay("room")
    table.page.evaluate(WATCH)
    return table


@pytest.fixture
def table(laid: Table) -> Iterator[Table]:
    laid.page.keyboard.press("Shift")  # the test before has put everything back, and that moved too
    laid.page.evaluate("() => { window.begun = []; window.held = false; }")
    yield laid
    laid.press("clear")
    expect(laid["log"]).to_have_text("[]")


def begun(table: Table) -> list[str]:
    """The movements that have begun in this test."""
    return list(table.page.evaluate("begun"))


def hold(table: Table) -> None:
    table.page.evaluate("() => { window.held = true; }")


def figure_on(table: Table, place: str) -> None:
    expect(table[f"spot-{place}"].locator("[data-piece=figure]")).to_have_count(1)


def middle(table: Table, element: str) -> list[float]:
    box = table[element].bounding_box()
    assert box
    return [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]


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
    assert "glide" in begun(table)
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


@pytest.mark.parametrize(
    ("toward", "upside"), [("near", "up"), ("left", "up"), ("far", "up"), ("right", "up"), ("near", "down")]
)
def test_a_figure_walks_through_the_places_it_passes(table: Table, toward: str, upside: str) -> None:
    turn(table, toward, upside)
    hold(table)
    table.press("walk", "spot-r1c2 spot-r1c3 spot-r2c3 r3c3")
    figure_on(table, "r3c3")
    assert begun(table) == ["glide"]
    for step, spot in enumerate(("spot-r1c1", "spot-r1c2", "spot-r1c3", "spot-r2c3")):
        assert table.page.evaluate(AFTER_STEPS, [step, 4]) == pytest.approx(middle(table, spot), abs=1)


def turn(table: Table, toward: str, upside: str = "up") -> None:
    """The table to that edge, and the cells on it upside down for whoever sits across."""
    table.press("turn", f"{toward} {upside}")
    expect(table["log"]).to_contain_text('"what": "turn"')
    table.page.keyboard.press("Shift")
    table.page.evaluate("() => { window.begun = []; }")


def test_when_the_table_turns_only_what_is_played_moves_and_from_where_it_was(table: Table) -> None:
    table["spot-r2c2"].tap()
    expect(table["spot-r2c2"].locator(".stone")).to_be_visible()
    before = middle(table, "spot-r1c1")
    hold(table)
    table.press("pass", "far r3c1")
    figure_on(table, "r3c1")
    assert begun(table) == ["glide"]
    assert table.page.evaluate(AFTER_STEPS, [0, 1]) == pytest.approx(before, abs=1)
    assert table.page.evaluate(AFTER_STEPS, [1, 1]) == pytest.approx(middle(table, "spot-r3c1"), abs=1)


def test_a_piece_turns_on_its_way_to_where_it_is_read_from_another_side(table: Table) -> None:
    turn(table, "near", "down")
    hold(table)
    x, y = centre(table, "spot-r2c2")
    carry(table.page, centre(table, "pick-stone\\:1"), (x + 20, y + 15))
    table.page.mouse.up()
    stone = table.page.locator("[data-piece='stone:1']")
    expect(table["spot-r2c2"].locator("[data-piece='stone:1']")).to_be_visible()
    way = stone.evaluate("stone => stone.getAnimations()[0].effect.getKeyframes().map(frame => frame.transform)")
    assert ["rotate(-180deg)" in way[0], "rotate(0deg)" in way[-1], len(way)] == [True, True, 2]


def test_what_moves_with_the_middle_of_the_page_does_not_move_by_itself(table: Table) -> None:
    before = middle(table, "spot-r1c1")
    hold(table)
    table.press("lower", "40")
    expect(table["log"]).to_contain_text('"what": "lower"')
    assert middle(table, "spot-r1c1")[1] == pytest.approx(before[1] + 40, abs=1)
    assert begun(table) == []


def test_what_moves_goes_above_what_it_passes(table: Table) -> None:
    table.press("walk", "r3c3")
    figure_on(table, "r3c3")
    table.page.keyboard.press("Shift")
    hold(table)
    table.press("walk", "spot-r2c2 r1c1")
    figure_on(table, "r1c1")
    over = table.page.evaluate(AFTER_STEPS, [1, 2])
    assert over == pytest.approx(middle(table, "spot-r2c2"), abs=1)
    assert table.page.evaluate("([x, y]) => document.elementFromPoint(x, y).dataset.piece", over) == "figure"
    table.page.keyboard.press("Shift")
    expect(table.page.locator("[data-moving]")).to_have_count(0)


def test_a_figure_that_stays_does_not_walk_again(table: Table) -> None:
    table.press("walk", "spot-r1c2 r1c3")
    figure_on(table, "r1c3")
    table.page.keyboard.press("Shift")
    table.press("throw", "1")
    expect(table.page.locator("[data-moment]")).to_have_attribute("data-moment", "2")
    assert begun(table) == ["glide"]


def test_back_to_an_earlier_moment_it_goes_straight_and_no_die_is_thrown(table: Table) -> None:
    table.press("throw", "6")
    expect(table["die"]).to_have_attribute("data-tumble", "6")
    table.press("walk", "spot-r1c2 r1c3")
    figure_on(table, "r1c3")
    table.page.keyboard.press("Shift")
    hold(table)
    table.press("back", "r1c1")
    figure_on(table, "r1c1")
    expect(table["die"]).to_have_attribute("data-tumble", "1")
    assert begun(table) == ["tumble", "glide", "glide"]
    ends = [middle(table, spot) for spot in ("spot-r1c3", "spot-r1c1")]
    half = table.page.evaluate(AFTER_STEPS, [1, 2])
    assert half[1] == pytest.approx(ends[0][1], abs=1)  # not by way of the third row
    assert min(end[0] for end in ends) - 1 <= half[0] <= max(end[0] for end in ends) + 1


def test_a_die_tumbles_when_it_shows_something_else_and_shows_it_at_once(table: Table) -> None:
    hold(table)
    table.press("throw", "4")
    expect(table["die"]).to_have_attribute("data-tumble", "4")
    assert begun(table) == ["tumble"]
    table.press("throw", "4")
    expect(table.page.locator("[data-moment]")).to_have_attribute("data-moment", "2")
    assert begun(table) == ["tumble"]


def test_a_movement_goes_on_while_the_page_is_drawn_anew(table: Table) -> None:
    table.press("walk", "spot-r1c2 spot-r1c3 spot-r2c3 r3c3")
    figure_on(table, "r3c3")
    table.page.evaluate("() => { window.first = document.querySelector('[data-piece=figure]').getAnimations()[0]; }")
    table.press("again")
    table.told("press")
    expect(table["log"]).to_contain_text('"again"')
    assert begun(table) == ["glide"]
    table.page.wait_for_function("first.playState === 'finished'")
    assert table.page.evaluate(MOVEMENTS) == 0


@pytest.mark.parametrize("touch", ["pointer", "key"])
def test_a_touch_or_a_key_ends_every_movement_at_once(table: Table, touch: str) -> None:
    hold(table)
    table.press("walk", "spot-r1c2 spot-r1c3 r2c3")
    figure_on(table, "r2c3")
    table.press("throw", "5")
    expect(table["die"]).to_have_attribute("data-tumble", "5")
    assert table.page.evaluate(MOVEMENTS) >= 1
    if touch == "key":
        table.page.keyboard.press("Shift")
    else:
        table.page.mouse.move(2, 2)
        table.page.mouse.down()
        table.page.mouse.up()
    assert table.page.evaluate(MOVEMENTS) == 0
    assert centre(table, "spot-r2c3") == pytest.approx(table.page.evaluate(FIGURE), abs=1)


def test_nothing_moves_for_those_who_wish_no_motion(table: Table) -> None:
    table.page.emulate_media(reduced_motion="reduce")
    expect(table["log"]).to_contain_text('"motion": "reduced"')
    carry(table.page, centre(table, "pick-stone\\:2"), centre(table, "spot-r1c3"))
    table.page.mouse.up()
    expect(table["spot-r1c3"].locator("[data-piece='stone:2']")).to_be_visible()
    table.press("walk", "spot-r1c2 spot-r1c3 r2c3")
    figure_on(table, "r2c3")
    table.press("throw", "3")
    expect(table["die"]).to_have_attribute("data-tumble", "3")
    assert begun(table) == []
    assert table.page.evaluate("document.getAnimations().length") == 0
    table.page.emulate_media(reduced_motion="no-preference")
    expect(table["log"]).to_contain_text('"motion": "full"')
