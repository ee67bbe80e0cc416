"""Several persons at one device: a curtain before each hand, and nothing of it anywhere while it is down."""

from __future__ import annotations

import re
from time import monotonic
from typing import Literal

import pytest
from playwright.sync_api import expect

from e2e.away import HIDE, SHOW
from e2e.hands import HIDING, lay
from e2e.hidden import assert_nothing_is_told
from e2e.table import Table


@pytest.fixture(scope="module")
def table(shared: Table) -> Table:
    return shared


@pytest.fixture
def closed(table: Table) -> Table:
    """The curtain before Mio's three cards."""
    return lay(table)


# -- a reload ------------------------------------------------------------------------------------------------------


def choose(table: Table) -> None:
    """Open the curtain and choose something, as far as there is a choice."""
    table.hold()
    places = next((m.places for m in table.match.game.fair_moves(table.match.state) if len(m.places) > 1), ())
    if places:
        table.tap(places[0])


def is_closed(table: Table) -> None:
    table.is_shown()
    expect(table.curtain).to_be_visible()
    assert_nothing_is_told(table, None)


def test_a_reload_comes_back_to_the_curtain(closed: Table) -> None:
    is_closed(closed.reload())


def test_a_reload_comes_back_to_the_curtain_from_the_table_that_everybody_may_see(closed: Table) -> None:
    closed.press("table-only")
    expect(closed.page.locator("[data-press=to-curtain]")).to_be_visible()
    is_closed(closed.reload())


def test_a_reload_shows_no_hand_of_any_game_in_which_a_card_was_chosen(table: Table) -> None:
    ids = []
    for game in HIDING:
        choose(lay(table, game.about.id, min(game.about.seats)))
        ids.append(table.id)
    is_closed(table.reload())
    for id in ids[:-1]:
        table.leave()
        is_closed(table.go(f"#/game/{id}"))


# -- how it opens ---------------------------------------------------------------------------------------------------


def still_closed(table: Table) -> None:
    """Ask the app for something else first: what was pressed before has been answered by then."""
    table.press("table-only")
    expect(table.page.locator("main.table")).to_be_visible()
    assert table.page.locator("[data-tap^='hand:']").count() == 0
    table.press("to-curtain")
    expect(table.curtain).to_be_visible()


def test_it_opens_when_its_button_is_held(closed: Table) -> None:
    closed.hold()
    expect(closed.page.locator("[data-tap^='hand:']")).to_have_count(3)


def test_a_press_that_is_too_short_opens_nothing(closed: Table) -> None:
    closed.hold(step=1)
    expect(closed.page.locator("[data-held]")).to_have_count(0)
    still_closed(closed)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_it_takes_as_long_without_movement(closed: Table, motion: Literal["no-preference", "reduce"]) -> None:
    closed.page.emulate_media(reduced_motion=motion)
    duration = closed.page.locator("[data-hold]").evaluate("b => getComputedStyle(b, '::before').transitionDuration")
    assert (duration == "0s") == (motion == "reduce")
    begun = monotonic()
    closed.hold()
    assert monotonic() - begun > 0.85
    closed.page.emulate_media(reduced_motion="reduce")


def test_taps_open_nothing_however_many(closed: Table) -> None:
    for _ in range(4):
        closed.page.locator("[data-hold]").tap()
    still_closed(closed)
    expect(closed.page.locator("[data-hold]")).to_have_text("Hold to look, Mio")


def test_a_finger_that_slips_off_the_button_lets_go(closed: Table) -> None:
    box = closed.page.locator("[data-hold]").bounding_box()
    assert box
    closed.page.mouse.move(box["x"] + 20, box["y"] + 20)
    closed.page.mouse.down()
    expect(closed.page.locator("[data-held]")).to_have_count(1)
    closed.page.mouse.move(box["x"] + 20, box["y"] - 20)
    expect(closed.page.locator("[data-held]")).to_have_count(0)
    closed.page.mouse.up()
    still_closed(closed)


def test_what_lies_under_the_finger_then_is_not_tapped(closed: Table) -> None:
    moves = closed.moves
    closed.hold()
    assert closed.page.locator("[aria-pressed=true]").count() == 0
    assert closed.moves == moves
    closed.tap(f"hand:{closed.match.state.hands[0][0]}")  # but the next tap counts
    expect(closed.page.locator("[aria-pressed=true]")).to_have_count(1)


def test_a_finger_holds_it_too_and_its_lifting_is_no_tap(closed: Table) -> None:
    """A finger sends a click when it is lifted, however long it was down (as Chromium has it)."""
    finger = closed.page.context.new_cdp_session(closed.page)
    box = closed.page.locator("[data-hold]").bounding_box()
    assert box
    point = {"x": box["x"] + 60, "y": box["y"] + 20}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(closed.page.locator("[data-tap^='hand:']")).to_have_count(3)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert closed.page.locator("[aria-pressed=true]").count() == 0
    closed.tap(f"hand:{closed.match.state.hands[0][0]}")
    expect(closed.page.locator("[aria-pressed=true]")).to_have_count(1)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_it_opens_when_a_key_is_held_on_it(closed: Table, key: str) -> None:
    closed.page.locator("[data-hold]").focus()
    closed.page.keyboard.press(key)
    still_closed(closed)
    closed.page.locator("[data-hold]").focus()
    closed.page.keyboard.down(key)
    for _ in range(3):
        closed.page.keyboard.down(key)  # as a key does that is held
    expect(closed.page.locator("main.table")).to_be_visible()
    for _ in range(3):
        closed.page.keyboard.down(key)
    closed.page.keyboard.up(key)
    assert closed.page.locator("[aria-pressed=true]").count() == 0


def test_a_key_that_is_still_down_from_the_move_before_does_not_open_the_next_curtain(closed: Table) -> None:
    closed.hold()
    keyboard = closed.page.keyboard
    closed.spot(f"hand:{closed.match.state.hands[0][0]}").focus()
    keyboard.press("Enter")
    expect(closed["press-place"]).to_contain_text("Play")
    closed["press-place"].focus()
    keyboard.press("Enter")
    closed.spot("do:left").focus()
    keyboard.press("Enter")
    expect(closed["press-place"]).to_contain_text("Lay it there")
    closed["press-place"].focus()
    keyboard.down("Enter")
    expect(closed.page.locator("[data-hold]")).to_be_focused()
    for _ in range(5):
        keyboard.down("Enter")
    expect(closed.page.locator("[data-held]")).to_have_count(0)
    keyboard.up("Enter")
    still_closed(closed)
    expect(closed.page.locator("[data-hold]")).to_have_text("Hold to look, Jonas")


def test_whoever_cannot_hold_presses_twice(closed: Table) -> None:
    """A screen reader or a switch sends a click without pointer and key."""
    button = closed.page.locator("[data-hold]")
    button.evaluate("button => { button.click(); button.click(); }")
    expect(button).to_have_text("Press once more, Mio")
    expect(closed["polite"]).to_have_text("Press once more to look, Mio.")
    button.evaluate("button => button.click()")
    expect(closed.page.locator("[data-tap^='hand:']")).to_have_count(3)


def test_the_button_says_how_it_is_pressed(closed: Table) -> None:
    button = closed.page.get_by_role("button", name="Hold to look, Mio")
    expect(button).to_have_accessible_description(re.compile("with a screen reader or a switch, press it twice"))


# -- how it falls again ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("leave", ["hidden", "blur", "pagehide", "freeze", "print"])
def test_it_falls_again_when_the_page_is_left(closed: Table, leave: str) -> None:
    page = closed.page
    closed.hold()
    if leave == "hidden":
        page.evaluate(HIDE)
        assert not page.locator("[data-tap^='hand:']").first.is_visible()
        page.evaluate(SHOW)
    elif leave == "freeze":
        page.evaluate("document.dispatchEvent(new Event('freeze'))")
        page.evaluate("document.dispatchEvent(new Event('resume'))")
    else:
        page.evaluate("name => dispatchEvent(new Event(name))", {"print": "beforeprint"}.get(leave, leave))
        assert not page.locator("[data-tap^='hand:']").first.is_visible()
        page.locator("#cover").tap()
    expect(page.get_by_role("heading", name="Pass the tablet to Mio")).to_be_visible()
    expect(page.locator("#cover")).to_be_hidden()
    assert_nothing_is_told(closed, None)


def test_a_hand_that_comes_too_late_is_covered_as_it_is_painted(closed: Table) -> None:
    button = closed.page.locator("[data-hold]")
    button.evaluate("button => button.click()")
    expect(button).to_have_text("Press once more, Mio")
    closed.page.evaluate(f"() => {{ document.querySelector('[data-hold]').click(); ({HIDE})(); }}")
    expect(closed.page.locator("#app [data-secret]")).to_have_count(1)
    expect(closed.page.locator("html")).to_have_attribute("data-covered", "")
    closed.page.evaluate(SHOW)
    expect(closed.curtain).to_be_visible()


def test_what_one_person_was_told_is_gone_with_the_hand(closed: Table) -> None:
    card = closed.match.state.hands[0][0]
    closed.hold()
    closed.tap(f"hand:{card}")
    expect(closed["polite"]).to_contain_text(f"Play {card}")
    closed.page.evaluate("dispatchEvent(new Event('blur'))")
    assert (closed["polite"].text_content(), closed["urgent"].text_content()) == ("", "")
    closed.page.locator("#cover").tap()
    expect(closed.curtain).to_be_visible()


def test_the_way_back_never_opens_it(table: Table) -> None:
    table.go("#/")
    lay(table).hold()
    table.page.go_back()
    expect(table.page.locator(".shelf")).to_be_visible()
    table.page.go_forward()
    expect(table.curtain).to_be_visible()


def test_it_lies_above_what_the_page_has_to_say(closed: Table) -> None:
    closed.page.evaluate("""() => {
      const note = document.createElement("div");
      note.className = "notice";
      note.textContent = "Copied";
      document.getElementById("notices").append(note);
    }""")
    box = closed.page.locator(".notice", has_text="Copied").bounding_box()
    assert box
    top = closed.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('#notices, #app').id",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    closed.page.evaluate("document.getElementById('notices').replaceChildren()")
    assert top == "app"
