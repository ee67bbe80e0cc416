"""How a table answers: taps in any order, why not, taking back, looking back, the log, the opponent."""

import re

import pytest
from playwright.sync_api import expect

from azumaya.app.model import Player
from e2e.boxes import box
from e2e.table import Table, moyo, whole_game

TOKENS = whole_game(6, {"puzzle": "6"})


def test_stone_then_cell_and_cell_then_stone_show_the_same_ghost(table: Table) -> None:
    table.new(option_puzzle="6")
    table.choose("stone:5", "r4c4")
    expect(table.page.locator("[data-ghost] .spot")).to_have_attribute("data-tap", "r4c4")
    table.press("let-go")
    expect(table.page.locator("[data-ghost]")).to_have_count(0)
    table.tap("r4c4")
    expect(table.page.locator(".cell:has(#spot-r4c4)")).to_have_attribute("data-chosen", "")
    table.tap("stone:5")
    expect(table.page.locator("[data-ghost] .spot")).to_have_attribute("data-tap", "r4c4")
    assert table.moves == []


def test_a_chosen_stone_shows_where_it_may_go_and_a_tap_elsewhere_moves_the_ghost(table: Table) -> None:
    table.new(option_puzzle="6")
    table.tap("stone:5")
    targets = {str(m)[:4] for m in table.match.game.legal_moves(table.match.state) if str(m).endswith("=5")}
    expect(table.page.locator("[data-open]")).to_have_count(len(targets))
    shown = table.page.locator("[data-open] .spot").evaluate_all("spots => spots.map(spot => spot.dataset.tap)")
    assert set(shown) == targets
    for cell in sorted(targets)[:2]:
        table.tap(cell)
        expect(table.page.locator("[data-ghost] .spot")).to_have_attribute("data-tap", cell)


def test_the_ghost_is_placed_by_a_second_tap_on_it(table: Table) -> None:
    table.new(option_puzzle="6").choose("stone:5", "r4c4")
    expect(table.page.locator("[data-ghost]")).to_have_count(1)
    table.tap("r4c4")
    table.kept(1, "r4c4=5")


def test_a_stone_can_be_dragged_to_its_cell(table: Table) -> None:
    table.new(option_puzzle="6")
    mouse = table.page.mouse
    from_box, to_box = box(table.spot("stone:5")), box(table["spot-r4c4"])
    mouse.move(from_box["x"] + 20, from_box["y"] + 20)
    mouse.down()
    mouse.move(to_box["x"] + 20, to_box["y"] + 20, steps=8)
    mouse.up()
    expect(table.page.locator("[data-ghost] .spot")).to_have_attribute("data-tap", "r4c4")


@pytest.mark.parametrize(
    ("taps", "said", "clause", "shown"),
    [
        (("stone:3", "r4c4"), "number 3 is on r1c4 already", "R4", '[data-objected="cause"]:has([id="spot-r1c4"])'),
        (("r4c6",), "number 2 lies there", "R4", None),
        (("r1c1",), "The Azumaya comes first", "R5", '[data-open]:has([id="spot-r4c4"])'),
    ],
)
def test_a_stone_that_may_not_lie_there_is_answered_with_sentence_clause_and_cells(
    table: Table, taps: tuple[str, ...], said: str, clause: str, shown: str | None
) -> None:
    table.new(option_puzzle="6").choose(*taps)
    objection = table.page.locator("[data-kind=objection]")
    expect(objection).to_contain_text(said)
    expect(objection.locator("a")).to_have_attribute("href", f"#/rules/moyo#{clause}")
    expect(table.page.locator(f'[data-objected="here"]:has([id="spot-{taps[-1]}"])')).to_have_count(1)
    if shown:
        expect(table.page.locator(shown)).to_have_count(1)
    aloud = re.sub(r"r(\d)c(\d)", r"row \1, column \2", said)
    expect(table.page.locator("[aria-live=assertive]")).to_contain_text(aloud)
    assert table.moves == []


def test_after_the_opening_a_foreign_shima_is_refused(table: Table) -> None:
    table.new(option_puzzle="6").play("r5c5=7", "r6c6=4", "r4c4=5", "r4c5=3")
    table.tap("r7c1")
    expect(table.page.locator("[data-kind=objection] a")).to_have_attribute("href", "#/rules/moyo#R6")


def test_undo_and_redo_go_back_and_forth_and_a_new_move_forgets_what_was_undone(table: Table) -> None:
    table.new(option_puzzle="6").play(*TOKENS[:4])
    for left in (3, 2):
        table.press("undo")
        table.page.wait_for_function(
            "([key, n]) => JSON.parse(localStorage.getItem(key)).record.moves.length === n", arg=[table.key, left]
        )
    table.press("redo")
    table.kept(3, TOKENS[2])
    table.press("undo")
    table.page.wait_for_function("key => JSON.parse(localStorage.getItem(key)).undone.length === 2", arg=table.key)
    other = next(str(m) for m in table.match.game.legal_moves(table.match.state) if str(m) != TOKENS[2])
    table.play(other)
    assert table.saved["undone"] == []


def test_the_log_tells_every_move_and_leads_back_to_it(table: Table) -> None:
    table.new(option_puzzle="6", seat_0_name="Mio", seat_1_name="Jonas").play(*TOKENS[:4])
    table.page.get_by_role("tab", name="Log").tap()
    lines = table.page.locator("[role=tabpanel]:not([hidden]) .log li")
    expect(lines).to_have_count(4)
    table.page.locator("[data-press=look][data-arg='1']").first.tap()
    expect(table.page.locator("[data-press=now]").first).to_be_visible()
    shown = table.look_at_the_board()
    assert shown[TOKENS[3][:4]] == ""
    table.press("now")
    expect(table[f"spot-{TOKENS[3][:4]}"].locator(".stone b")).to_have_text(TOKENS[3][-1])


def test_a_thinking_opponent_can_be_watched_stopped_and_left(table: Table) -> None:
    table.new(option_puzzle="1", seat_1_mind="level:4")
    table.play(first_move(table))
    stop = table.page.locator("[data-press=stop-thinking]")
    expect(stop).to_be_visible()
    expect(table.page.locator("[data-progress]")).to_be_visible()
    stop.tap()
    table.kept(2)
    table.play(first_move(table))
    table.go("#/")
    expect(table.page.locator(".shelf")).to_be_visible()


def first_move(table: Table) -> str:
    return str(table.match.game.legal_moves(table.match.state)[0])


def test_a_double_tap_on_place_makes_one_move(table: Table) -> None:
    table.new(option_puzzle="6").choose("stone:5", "r4c4")
    expect(table.page.locator("[data-press=place]")).to_be_visible()
    table.page.locator("[data-press=place]").evaluate("button => { button.click(); button.click(); }")
    table.kept(1)
    table.tap("stone:3")
    expect(table.spot("stone:3")).to_have_attribute("aria-pressed", "true")
    assert table.moves == ["r4c4=5"]


def test_the_next_game_of_a_series_exchanges_the_chairs(table: Table) -> None:
    table.sit_down(moyo(TOKENS[:-1], {"puzzle": "6"}), Player("Mio"), Player("Jonas")).play(TOKENS[-1])
    first = table.id
    table.press("again")
    expect(table.page.locator("[data-press=again]")).to_have_count(0)
    assert [player["name"] for player in table.saved["players"]] == ["Jonas", "Mio"]
    assert table.saved["series"] == [first]
    assert table.moves == []


def test_with_the_setting_a_move_is_made_by_the_second_tap(table: Table) -> None:
    table.go("#/settings")
    table.page.locator("label:has([name=confirm][value=once])").tap()
    expect(table.page.locator("[name=confirm][value=once]")).to_be_checked()
    table.new(option_puzzle="6").choose("stone:5", "r4c4")
    table.kept(1, "r4c4=5")
    table.go("#/settings")
    table.page.locator("label:has([name=confirm][value=ghost])").tap()
    expect(table.page.locator("[name=confirm][value=ghost]")).to_be_checked()


def choose_setting(table: Table, name: str, value: str) -> None:
    """In the sheet over the table."""
    table.go(f"#/game/{table.id}/settings")
    table.page.locator(f"label:has(#settings-{name}-{value})").tap()
    expect(table[f"settings-{name}-{value}"]).to_be_checked()
    table["close-sheet"].tap()
    expect(table.page.locator("[aria-modal]")).to_have_count(0)


def test_the_settings_over_the_table_count_at_once(table: Table) -> None:
    table.new(option_puzzle="6")
    choose_setting(table, "theme", "dark")
    expect(table.page.locator("html")).to_have_attribute("data-theme", "dark")
    choose_setting(table, "hand", "left")
    assert box(table.page.locator(".tray"))["x"] < box(table.page.locator(".board"))["x"]
    choose_setting(table, "targets", "off")
    table.tap("stone:5")
    expect(table.spot("stone:5")).to_have_attribute("aria-pressed", "true")
    expect(table.page.locator("[data-open]:not(.panel)")).to_have_count(0)
    for name, usual in (("theme", "system"), ("hand", "right"), ("targets", "on")):
        choose_setting(table, name, usual)
    expect(table.page.locator(".cell[data-open]").first).to_be_visible()


def test_by_drag_alone_a_touch_chooses_no_stone_and_the_keyboard_does(table: Table) -> None:
    table.new(option_puzzle="6")
    choose_setting(table, "input", "drag")
    table.tap("stone:5")
    expect(table.page.locator(".tray .say")).to_contain_text("Drag this piece to its space.")
    expect(table.spot("stone:5")).to_have_attribute("aria-pressed", "false")
    table.spot("stone:5").press("Enter")
    expect(table.spot("stone:5")).to_have_attribute("aria-pressed", "true")
    choose_setting(table, "input", "tap")
    expect(table.page.locator("[data-drag]")).to_have_count(0)
    choose_setting(table, "input", "both")
    expect(table.page.locator("[data-drag]").first).to_be_visible()


def answered(table: Table) -> None:
    """A first move by the person, and the opponent's answer to it."""
    table.play(first_move(table))
    table.kept(2)


# What is to happen later happens when the test is ready for it.
HOLD_ON = """() => {
  window.later = [];
  window.wholeTimeout = window.setTimeout;
  window.setTimeout = (...how) => { later.push(how); return 0; };
}"""
GO_ON = """() => {
  window.setTimeout = wholeTimeout;
  for (const how of later) setTimeout(...how);
}"""


def lying(table: Table) -> dict[str, object]:
    """Where everything lies that a finger may be on its way to."""
    controls = ".tray .rack, .tray .actions, .board, .bar .btn, .seat, .slider"
    return dict(
        table.page.locator(controls).evaluate_all(
            """found => found.map((one, n) => {
              const { left, top, width, height } = one.getBoundingClientRect();
              return [`${n} ${one.className}`, [left, top, width, height]];
            })"""
        )
    )


def test_what_an_opponent_did_stays_in_sight_and_moves_nothing_until_it_is_put_away(table: Table) -> None:
    table.sit_down(moyo(TOKENS[:4], {"puzzle": "6"}), Player("Mio"), Player("Jonas", "random"))
    trace = table.page.locator(".trace")
    table.page.evaluate(HOLD_ON)
    table.play(TOKENS[4])
    expect(table.page.locator("[data-press=stop-thinking]")).to_be_visible()
    before = lying(table)
    table.page.evaluate(GO_ON)
    table.kept(6)
    expect(trace.locator("li")).to_have_count(1)
    expect(table.page.locator("[data-last]")).to_have_count(1)
    assert lying(table) == before
    assert table.page.evaluate("document.getAnimations().length") == 0
    table.page.locator(".rack .pick:not([aria-disabled])").first.tap()
    let_go = table.page.locator("[data-press=let-go]")
    expect(let_go).to_have_count(1)
    expect(trace).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(let_go).to_have_count(0)
    expect(trace).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(trace).to_have_count(0)
    table.reload()
    expect(table.page.locator("main.table")).to_be_visible()
    expect(trace).to_have_count(0)


def test_what_an_opponent_did_is_there_after_a_reload_and_goes_with_the_next_move(table: Table) -> None:
    table.new(option_puzzle="6", seat_1_mind="level:1")
    answered(table)
    trace = table.page.locator(".trace li")
    expect(trace).to_have_count(1)
    told = trace.text_content()
    table.reload()
    expect(trace).to_have_text(told or "")
    expect(table.page.locator("[aria-live=polite]")).to_have_text("")
    table.play(first_move(table))
    table.kept(4)
    expect(trace).to_have_count(1)
    expect(trace).not_to_have_text(told or "")


def test_even_a_quick_opponent_lets_one_follow(table: Table) -> None:
    table.new(option_puzzle="6", seat_1_mind="level:1")
    for pace in ("slow", "quick"):
        choose_setting(table, "pace", pace)
    table.page.evaluate(
        """() => {
          window.kept = [];
          const write = Storage.prototype.setItem;
          Storage.prototype.setItem = function (key, text) {
            if (key.startsWith("azumaya.v1.game.")) window.kept.push(performance.now());
            return write.call(this, key, text);
          };
        }"""
    )
    answered(table)
    mine, theirs = table.page.evaluate("kept")
    assert theirs - mine >= 400
