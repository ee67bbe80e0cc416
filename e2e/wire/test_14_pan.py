"""Rule 8, pan and zoom: a board fits by itself, is moved and enlarged by every kind of hand, and stays as shown."""

import json
from collections.abc import Callable, Iterator
from itertools import count

import pytest
from playwright.sync_api import CDPSession, expect

from e2e.wire.conftest import Table

PHONE = {"viewport": {"width": 390, "height": 700}, "reduced_motion": "reduce"}
ALL = (0, 0, 6, 6)
WIDE = (0, 0, 16, 16)
NUMBERS = count(1)
LEAST = 34  # px of a cell where not all of the field fits by itself


@pytest.fixture(scope="module")
def laid(lay: Callable[..., Table]) -> Table:
    return lay("ground", **PHONE)


@pytest.fixture
def table(laid: Table) -> Iterator[Table]:
    yield laid
    laid["ground"].evaluate("pan => { pan.removeAttribute('style'); pan.removeAttribute('data-whole'); }")
    again(laid)
    laid.press("clear")
    expect(laid["log"]).to_have_text("[]")


@pytest.fixture
def wide(table: Table) -> Table:
    """A field that is larger than its room."""
    size(table, *WIDE)
    return table


def again(table: Table) -> None:
    """An answer that changes nothing; everything that was sent before it has been answered too."""
    number = str(next(NUMBERS))
    table.press("again", number)
    expect(table["log"]).to_contain_text(f'"again", "arg": "{number}"')


def size(table: Table, *ends: int) -> None:
    table.press("size", json.dumps(ends))
    expect(table["board"]).to_have_attribute("aria-colcount", str(ends[2] - ends[0] + 1))
    expect(table["board"]).to_have_attribute("aria-rowcount", str(ends[3] - ends[1] + 1))


def move(table: Table, **last: str) -> None:
    """A new moment; where it happened is named like c3_4."""
    places = {name[1:].replace("_", ","): number for name, number in last.items()}
    before = int(table.page.locator("[data-moment]").get_attribute("data-moment") or 0)
    table.press("move", json.dumps(places))
    expect(table.page.locator("[data-moment]")).to_have_attribute("data-moment", str(before + 1))


def cell(table: Table) -> float:
    """The size of a cell in px."""
    return float(table.page.locator(".pan .spot").first.evaluate("spot => spot.offsetWidth"))


def where(table: Table, place: str) -> tuple[float, float]:
    """The middle of a spot on the screen."""
    box = spot(table, place)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def spot(table: Table, place: str) -> dict[str, float]:
    box = table.page.locator(f'[data-tap="{place}"]').bounding_box()
    assert box
    return dict(box)


def room(table: Table) -> dict[str, float]:
    box = table["ground"].bounding_box()
    assert box
    return dict(box)


def is_seen(table: Table, place: str) -> bool:
    """Is all of it inside the room?"""
    inner, outer = spot(table, place), room(table)
    return all(
        outer[at] - 0.5 <= inner[at] and inner[at] + inner[side] <= outer[at] + outer[side] + 0.5
        for at, side in (("x", "width"), ("y", "height"))
    )


def middle(table: Table) -> tuple[float, float]:
    box = room(table)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def overflows(table: Table) -> bool:
    return bool(
        table["ground"].evaluate("pan => pan.scrollWidth > pan.clientWidth || pan.scrollHeight > pan.clientHeight")
    )


def taps(table: Table) -> list[str]:
    """The places that were tapped so far, if all that was sent has been answered."""
    again(table)
    return [message["place"] for message in table.log if message["do"] == "tap"]


# -- by itself -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ends", [(0, 0, 2, 2), ALL, (-2, -1, 6, 7)])
def test_a_field_fits_its_room_with_the_largest_cells_there_are(table: Table, ends: tuple[int, int, int, int]) -> None:
    size(table, *ends)
    assert not overflows(table)
    assert is_seen(table, f"{ends[0]},{ends[1]}") and is_seen(table, f"{ends[2]},{ends[3]}")
    columns, rows = ends[2] - ends[0] + 1, ends[3] - ends[1] + 1
    box = room(table)
    spare = min(box["width"] - columns * cell(table), box["height"] - rows * cell(table))
    assert spare < 2 * 20 + 3 * max(columns, rows) + max(columns, rows) or cell(table) == 104


def test_where_cells_would_get_too_small_they_keep_their_size_and_the_last_one_is_in_view(wide: Table) -> None:
    assert cell(wide) == LEAST
    assert overflows(wide)
    for place in ("0,0", "16,16", "16,0", "8,3"):
        move(wide, **{f"c{place.replace(',', '_')}": ""})
        assert is_seen(wide, place)


def test_a_field_that_just_fits_with_cells_a_little_smaller_is_shown_whole(table: Table) -> None:
    size(table, 0, 0, 10, 10)
    assert 30 <= cell(table) < LEAST
    assert not overflows(table)
    size(table, 0, 0, 11, 10)
    assert cell(table) == LEAST


def test_of_several_the_latest_is_in_view(wide: Table) -> None:
    move(wide, c16_16="1", c0_0="3", c16_0="2")
    assert is_seen(wide, "0,0")


def test_where_nothing_new_happened_the_view_stays(wide: Table) -> None:
    move(wide, c0_0="")
    wide["ground"].evaluate("pan => new Promise(told => { pan.onscroll = () => told(); pan.scrollTo(200, 200); })")
    before = where(wide, "8,8")
    again(wide)
    assert where(wide, "8,8") == pytest.approx(before, abs=1)
    assert not is_seen(wide, "0,0")


def test_what_was_in_the_middle_stays_there_when_the_field_grows(wide: Table) -> None:
    move(wide, c8_8="")
    before = where(wide, "8,8")
    size(wide, -4, -3, 16, 16)
    assert where(wide, "8,8") == pytest.approx(before, abs=1)


def test_where_something_may_go_comes_into_view_if_nothing_of_it_is(wide: Table) -> None:
    move(wide, c0_0="")
    wide.press("open", json.dumps(["12,0", "16,16"]))
    expect(wide.page.locator("[data-open]")).to_have_count(2)
    assert is_seen(wide, "12,0")
    before = where(wide, "12,0")
    wide.press("open", json.dumps(["12,0", "0,0"]))
    expect(wide["spot-0\\,0"].locator("xpath=..")).to_have_attribute("data-open", "")
    assert where(wide, "12,0") == pytest.approx(before, abs=1)


# -- buttons and keys ----------------------------------------------------------------------------------------------


def off(table: Table) -> set[str]:
    """The buttons that can do nothing now."""
    return {way for way in ("in", "out", "fit") if table[f"zoom-{way}"].get_attribute("aria-disabled") == "true"}


def test_the_buttons_make_it_larger_and_smaller_and_fit_it_again(table: Table) -> None:
    fitted = cell(table)
    assert off(table) == {"out", "fit"}
    table["zoom-in"].tap()
    assert cell(table) == int(fitted * 1.25)
    assert off(table) == set()
    table["zoom-out"].tap()
    assert cell(table) == fitted
    for _ in range(12):
        table["zoom-in"].tap(force=True)
    assert (cell(table), off(table)) == (128, {"in"})
    table["zoom-fit"].tap()
    assert (cell(table), overflows(table), off(table)) == (fitted, False, {"out", "fit"})
    assert taps(table) == []


def test_all_of_a_large_field_can_be_seen_at_once(wide: Table) -> None:
    for _ in range(4):
        wide["zoom-out"].tap(force=True)
    assert 24 <= cell(wide) < LEAST and "out" in off(wide)


def test_fitted_to_the_screen_it_shows_all_of_it_whatever_becomes_of_the_field_and_its_room(wide: Table) -> None:
    wide["zoom-fit"].tap()
    assert (overflows(wide), off(wide)) == (False, {"out", "fit"})
    size(wide, -4, -3, 16, 16)
    assert not overflows(wide)
    narrow = cell(wide)
    wide.page.set_viewport_size({"width": 844, "height": 390})
    wide.page.wait_for_function("narrow => document.querySelector('.pan .spot').offsetWidth !== narrow", arg=narrow)
    assert not overflows(wide)
    wide.page.set_viewport_size(PHONE["viewport"])
    wide["zoom-in"].tap()
    wide["zoom-fit"].tap()
    assert (cell(wide), overflows(wide)) == (narrow, False)


def test_the_keys_do_the_same(table: Table) -> None:
    fitted = cell(table)
    table["spot-3\\,3"].focus()
    table.page.keyboard.press("+")
    assert cell(table) > fitted
    table.page.keyboard.press("-")
    assert cell(table) == fitted
    table.page.keyboard.press("+")
    table.page.keyboard.press("0")
    assert cell(table) == fitted


def test_what_has_the_focus_stays_where_it_is_while_it_grows(wide: Table) -> None:
    move(wide, c11_11="")
    wide["spot-9\\,10"].focus()
    before = where(wide, "9,10")
    assert before != pytest.approx(middle(wide), abs=30)
    wide.page.keyboard.press("+")
    assert where(wide, "9,10") == pytest.approx(before, abs=1.5)


def test_the_arrows_bring_the_cell_they_lead_to_into_view(wide: Table) -> None:
    wide["spot-0\\,0"].focus()
    for _ in range(16):
        wide.page.keyboard.press("ArrowRight")
    expect(wide["spot-16\\,0"]).to_be_focused()
    assert is_seen(wide, "16,0")
    for _ in range(16):
        wide.page.keyboard.press("ArrowDown")
    assert is_seen(wide, "16,16")


# -- wheel and mouse -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("control", [False, True], ids=["wheel", "touchpad"])
def test_the_wheel_makes_it_larger_around_the_pointer(wide: Table, control: bool) -> None:
    move(wide, c8_8="")
    at = where(wide, "9,7")
    wide.page.mouse.move(*at)
    if control:
        wide.page.keyboard.down("Control")
    wide.page.mouse.wheel(0, -40 if control else -200)
    wide.page.wait_for_function("least => document.querySelector('.pan .spot').offsetWidth > least", arg=LEAST)
    if control:
        wide.page.keyboard.up("Control")
    assert where(wide, "9,7") == pytest.approx(at, abs=1.5)


def test_a_wheel_that_turns_sideways_moves_it(wide: Table) -> None:
    move(wide, c0_0="")
    before = where(wide, "3,3")
    wide.page.mouse.move(*middle(wide))
    wide.page.mouse.wheel(60, 0)
    wide.page.wait_for_function("document.getElementById('ground').scrollLeft >= 60")
    assert where(wide, "3,3") == pytest.approx((before[0] - 60, before[1]), abs=1)


def drag(table: Table, start: tuple[float, float], x: float, y: float) -> None:
    table.page.mouse.move(*start)
    table.page.mouse.down()
    table.page.mouse.move(start[0] + x / 2, start[1] + y / 2)
    table.page.mouse.move(start[0] + x, start[1] + y)
    table.page.mouse.up()


def test_the_mouse_takes_hold_of_the_ground_and_that_is_no_tap(wide: Table) -> None:
    move(wide, c8_8="")
    before = where(wide, "8,8")
    drag(wide, before, -60, -40)
    assert where(wide, "8,8") == pytest.approx((before[0] - 60, before[1] - 40), abs=1)
    assert taps(wide) == []
    wide.page.mouse.click(*where(wide, "8,8"))
    assert wide.told("tap")["place"] == "8,8"


def test_a_piece_is_still_dropped_on_a_spot(wide: Table) -> None:
    move(wide, c8_8="")
    box = wide["pick"].bounding_box()
    assert box
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    goal = where(wide, "8,8")
    drag(wide, start, goal[0] - start[0], goal[1] - start[1])
    assert wide.told("drag") == {"do": "drag", "from": "hand:5", "to": "8,8"}
    assert where(wide, "8,8") == pytest.approx(goal, abs=1)


def test_a_mouse_that_was_let_go_outside_holds_nothing(wide: Table) -> None:
    move(wide, c8_8="")
    wide.page.mouse.move(*where(wide, "8,8"))
    wide["ground"].dispatch_event("pointerdown", {"pointerType": "mouse", "pointerId": 1, "buttons": 1, "button": 0})
    before = where(wide, "8,8")
    wide.page.mouse.move(before[0] - 80, before[1] - 80, steps=3)
    assert where(wide, "8,8") == before


def test_on_a_table_that_is_turned_round_it_follows_the_hand_all_the_same(wide: Table) -> None:
    move(wide, c8_8="")
    wide.page.locator(".app").evaluate("app => { app.style.cssText = 'rotate: 180deg; --turn: 180deg'; }")
    before = where(wide, "8,8")
    drag(wide, before, 50, 30)
    assert where(wide, "8,8") == pytest.approx((before[0] + 50, before[1] + 30), abs=1)


# -- touch ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def fingers(table: Table, browser_name: str) -> CDPSession:
    if browser_name != "chromium":
        pytest.fail("touch is emulated in Chromium alone: run these tests there")
    return table.page.context.new_cdp_session(table.page)


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    touches = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": touches})


def test_a_finger_moves_it_and_that_is_no_tap(wide: Table, fingers: CDPSession) -> None:
    move(wide, c8_8="")
    x, y = where(wide, "8,8")
    touch(fingers, "Start", (x, y))
    for step in range(1, 9):
        touch(fingers, "Move", (x - 10 * step, y))
    touch(fingers, "End")
    wide.page.wait_for_function("document.getElementById('ground').scrollLeft >= 50")
    assert where(wide, "8,8")[0] < x - 40
    assert taps(wide) == []


def test_two_fingers_make_it_larger_and_what_is_between_them_stays_there(wide: Table, fingers: CDPSession) -> None:
    move(wide, c8_8="")
    x, y = where(wide, "8,8")
    touch(fingers, "Start", (x - 40, y), (x + 40, y))
    for step in range(1, 7):
        touch(fingers, "Move", (x - 40 - 10 * step, y), (x + 40 + 10 * step, y))
    touch(fingers, "End")
    assert cell(wide) == int(LEAST * 200 / 80)
    assert where(wide, "8,8") == pytest.approx((x, y), abs=2)
    assert wide.page.evaluate("visualViewport.scale") == 1
    assert taps(wide) == []


# -- redraws and rooms ---------------------------------------------------------------------------------------------


def test_a_redraw_keeps_size_and_place(table: Table) -> None:
    table["zoom-in"].tap()
    table["zoom-in"].tap()
    table["ground"].evaluate("pan => { pan.scrollTo(50, 60); }")
    before = (cell(table), where(table, "3,3"), off(table))
    table.page.locator('[data-tap="3,3"]').tap()
    expect(table["log"]).to_contain_text('"tap"')
    assert (cell(table), where(table, "3,3"), off(table)) == before


def test_another_room_fits_it_anew_or_keeps_its_middle(wide: Table) -> None:
    move(wide, c8_8="")
    wide.page.set_viewport_size({"width": 520, "height": 600})
    wide.page.wait_for_function("document.getElementById('ground').clientWidth > 450")
    wide.page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    assert is_seen(wide, "8,8")
    size(wide, *ALL)
    assert not overflows(wide)
    wide.page.set_viewport_size(PHONE["viewport"])
    wide.page.wait_for_function("document.getElementById('ground').clientWidth < 450")
    assert not overflows(wide)


def test_it_glides_where_motion_is_wanted_and_gets_there(lay: Callable[..., Table]) -> None:
    table = lay("ground", **{**PHONE, "reduced_motion": "no-preference"})
    size(table, *WIDE)
    table["ground"].evaluate("""pan => {
      window.steps = 0;
      pan.addEventListener("scroll", () => { window.steps += 1; });
    }""")
    move(table, c16_16="")
    table.press("again")  # an answer on the way does not stop it
    table.page.wait_for_function("""() => {
      const [spot, room] = ["spot-16,16", "ground"].map((id) => document.getElementById(id).getBoundingClientRect());
      return spot.right <= room.right && spot.bottom <= room.bottom;
    }""")
    assert table.page.evaluate("steps") > 2
