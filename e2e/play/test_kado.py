"""KADO in the browser: games by taps, by keys and around one tablet, every phase, grids shown large, own marks."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from azumaya.app.model import Player
from azumaya.core.record import Match
from azumaya.games import SHELF
from azumaya.games.kado.moves import Discard, Give, Guess, Pass, Put
from azumaya.games.kado.state import CHALLENGING, GIVING, PLACING, State
from e2e import keys
from e2e.boxes import box
from e2e.moments import Found, lucky, when, whole
from e2e.table import Table

GAME = SHELF.find("kado")
NAMES = ("Mio", "Jonas", "Aki", "Lea", "Ben")


def persons(seats: int) -> list[Player]:
    return [Player(name) for name in NAMES[:seats]]


def alone(seats: int) -> list[Player]:
    """Mio and opponents."""
    return [Player("Mio"), *(Player(name, "greedy") for name in NAMES[1:seats])]


def moment(found: Found, seats: int = 3, **options: str) -> Match[Any, Any]:
    return when("kado", found, seats, **options)


def laid(table: Table) -> list[dict[str, str]]:
    """What lies in each grid, by cell: the words of its name after the place."""
    plots = table.page.locator(".plot").evaluate_all(
        """plots => plots.map(plot => Object.fromEntries([...plot.querySelectorAll(".cell[data-filled] > .spot")]
          .map(spot => [spot.id.split(":")[1], spot.querySelector("b").textContent])))"""
    )
    return [dict(plot) for plot in plots]


def lies(state: State) -> list[dict[str, str]]:
    return [{f"{line},{column}": card[2] for line, column, card in held.grid} for held in state.holdings]


def prompt(table: Table) -> str:
    return table.page.locator(".tray .say").first.inner_text().strip()


# -- whole games ---------------------------------------------------------------------------------------------------


def test_a_person_plays_a_whole_game_by_taps_against_opponents(table: Table) -> None:
    opponents = {f"seat_{seat}_mind": "level:2" for seat in range(1, 4)}
    table.new("kado", seats="4", **opponents, option_challenge="either")
    rng = random.Random(4)
    while (match := table.match).turn is not None:
        if match.turn == 0:
            table.play(str(lucky(match, rng)))
        else:
            table.kept(len(match.record.moves) + 1)
    expect(table.page.locator("[data-press=again]")).to_be_visible()
    assert laid(table) == lies(match.state)
    expect(table.totals).to_have_text([str(standing.total) for standing in GAME.standings(match.state)])


def test_a_whole_game_is_played_by_keyboard_alone(table: Table) -> None:
    keys.start(table, "kado", seats="2", seat_1_mind="level:1")
    rng = random.Random(2)
    while (match := table.match).turn is not None:
        if match.turn == 0:
            by_keys(table, match, rng)
        else:
            table.kept(len(match.record.moves) + 1)
    expect(table["press-again"]).to_be_visible()
    assert laid(table) == lies(match.state)


def by_keys(table: Table, match: Match[Any, Any], rng: random.Random) -> None:
    """One decision: by the keys of its pieces and words, or by the arrows and Enter."""
    table.is_shown()
    before, move = table.text, lucky(match, rng)
    keys.reach(table, keys.board(table))
    match move:
        case Give(seat):
            keys.press(table, str(seat + 1))
        case Discard() | Pass():
            keys.press(table, "x" if isinstance(move, Discard) else "n")
        case Guess(pair):
            keys.press(table, pair[0].lower())
            expect(table.spot(f"gift:{pair[0]}")).to_have_attribute("aria-pressed", "true")
            keys.press(table, "u" if pair[1] == "b" else pair[1])
        case Put():
            keys.walk(table, move.places[0])
            keys.press(table, "Enter")
    if table.asked(before, move.places):
        expect(table["press-place"]).not_to_have_attribute("aria-disabled", "true")
        keys.reach(table, table["press-place"])
        keys.press(table, "Enter")
    table.kept(len(match.record.moves) + 1, str(move))


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (5, {"fifth": "on"})], ids=["three", "five"])
def test_persons_around_one_tablet_play_the_first_turn_and_the_last(
    table: Table, seats: int, options: dict[str, str]
) -> None:
    named = {f"seat_{seat}_name": NAMES[seat] for seat in range(seats)}
    minds = {f"seat_{seat}_mind": "person" for seat in range(seats)}
    table.new("kado", seats=str(seats), **minds, **named, **{f"option_{id}": value for id, value in options.items()})
    rng = random.Random(seats)
    while table.match.state.turn == 1:
        by_persons(table, rng)
    ended = whole("kado", seats, seats, **options)
    last = next(ply for ply, state in enumerate(ended.states) if state.turn == 12 and state.phase == GIVING)
    table.sit_down(ended.back_to(last), *persons(seats))
    while table.match.turn is not None:
        by_persons(table, rng)
    expect(table.page.locator("#verdict")).to_contain_text("points")
    assert laid(table) == lies(table.match.state)


def by_persons(table: Table, rng: random.Random) -> None:
    """One decision of whoever is on turn: behind the curtain until all cards of the turn lie open."""
    match = table.match
    table.is_shown()
    before = next((seat for state in match.states[-2::-1] if (seat := GAME.turn(state)) in range(5)), None)
    hangs = GAME.secret(match.state, match.turn) and match.turn != before  # a gifter keeps dealing behind it
    expect(table.curtain).to_have_count(int(hangs))
    table.play(str(lucky(match, rng)))


# -- phases --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (lambda state: state.phase == GIVING and state.holdings[0].card is None, "Give it away or keep it."),
        (lambda state: state.phase == CHALLENGING, "keep?"),
        (lambda state: state.phase == PLACING and state.turn > 2, "in your grid."),
    ],
    ids=["dealing", "challenge", "placing"],
)
def test_every_phase_says_what_to_do(table: Table, found: Found, words: str) -> None:
    table.sit_down(moment(found), *alone(3))
    assert prompt(table).endswith(words)


def test_the_last_card_of_a_deal_is_given_with_one_tap(table: Table) -> None:
    match = moment(lambda state: state.phase == GIVING and sum(held.card is None for held in state.holdings) == 1)
    table.sit_down(match, *alone(3))
    assert "has no card yet" in prompt(table) or "Only you have no card yet" in prompt(table)
    expect(table.page.locator("[data-press=place]")).to_have_count(0)
    (move,) = GAME.legal_moves(match.state)
    table.tap(move.places[0])
    table.kept(len(match.record.moves) + 1, str(move))


def test_in_a_duel_a_card_is_put_aside_and_only_its_gifter_sees_which(table: Table) -> None:
    match = moment(lambda state: Discard() in GAME.legal_moves(state), 2)
    table.sit_down(match, *alone(2))
    table.play("discard")
    aside = table.page.locator("#plot-0 .beside [data-kind=discard]")
    expect(aside.locator(".card").last).to_have_attribute("data-kind", "gift")
    expect(table.page.locator("#plot-1 .beside [data-kind=discard] .card[data-kind=gift]")).to_have_count(0)


def test_a_right_guess_earns_a_bonus_that_lies_beside_the_grid(table: Table) -> None:
    match = moment(lambda state: state.phase == CHALLENGING and state.turn > 2)
    kept = match.state.holdings[match.state.gifter].card
    table.sit_down(match, *alone(3)).play(f"guess:{kept[:2]}")
    expect(table.page.locator("#plot-0 .beside [data-kind=bonus] .count")).to_have_text(
        f"+{2 * (match.state.holdings[0].extras + 1)}"
    )
    expect(table.page.locator(".log")).to_contain_text("right! Mio and")


def test_a_place_that_cannot_be_says_why_and_which_cards_are_in_the_way(table: Table) -> None:
    match = moment(lambda state: state.phase == PLACING and state.turn > 4)
    line, column, _ = match.state.holdings[0].grid[0]
    table.sit_down(match, *alone(3))
    table.tap(f"cell:{line},{column}")
    expect(table.page.locator(".toast[data-kind=objection]").first).to_contain_text("A card lies there already.")
    expect(table.page.locator(".cell[data-objected] > .spot")).to_have_attribute("id", f"spot-p0:{line},{column}")
    assert table.moves == list(match.record.moves)


# -- what is known -------------------------------------------------------------------------------------------------


def test_a_guess_is_shown_on_the_sheet_and_failed_ones_are_crossed(table: Table) -> None:
    match = moment(lambda state: state.phase == CHALLENGING and bool(state.guesses), 4)
    table.sit_down(match, *alone(4))
    failed = match.state.guesses[0]
    expect(table.page.locator(f'td[data-out]:has([id="mark-pair:{failed}"]) .cross')).to_be_visible()
    table.choose("gift:F", "ribbon:g")
    expect(table.page.locator("td[data-chosen] .mark")).to_have_attribute("data-arg", "pair:Fg")


def test_own_marks_come_back_after_a_reload_and_stay_behind_the_curtain(table: Table) -> None:
    match = moment(lambda state: state.phase == CHALLENGING)
    table.sit_down(match, *persons(3))
    table.hold()
    mark = table["mark-pair:Fg"]
    mark.tap()
    expect(mark).to_have_attribute("aria-pressed", "true")
    table.reload()
    expect(table.curtain).to_be_visible()
    assert "pair:Fg" not in table.page.content() + table.text
    table.press("table-only")
    expect(table.page.locator(".matrix").first).to_be_visible()
    expect(table.page.locator("[data-marked], .matrix .mark")).to_have_count(0)
    table.press("to-curtain")
    table.hold()
    expect(table["mark-pair:Fg"]).to_have_attribute("aria-pressed", "true")


LIGHT = """part => {
  let ground = part;
  while (getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)") ground = ground.parentElement;
  const light = (colour) => Number.parseFloat(colour.match(/oklch\\(([\\d.]+)/)[1]);
  return [light(getComputedStyle(part).color), light(getComputedStyle(ground).backgroundColor)];
}"""  # how light ink and ground are, from 0 to 1


def test_what_is_gone_from_the_deck_can_still_be_read(table: Table) -> None:
    table.sit_down(moment(lambda state: state.phase == PLACING and state.turn > 4), *alone(3))
    table.page.get_by_role("tab", name="Deck").tap()
    gone = table.page.locator(".matrix s").first
    expect(gone).to_have_css("text-decoration-thickness", "1px")
    ink, ground = gone.evaluate(LIGHT)
    assert ground - ink > 0.4


def test_at_night_all_grids_lie_on_ground_that_is_lighter_than_the_table(table: Table) -> None:
    table.sit_down(moment(lambda state: state.phase == PLACING), *alone(3))
    root = table.page.locator("html")
    root.evaluate("root => { root.dataset.theme = 'dark' }")
    (_, page), grounds = table.page.locator(".table").evaluate(LIGHT), table.page.locator(".plot-in").all()
    assert all(plot.evaluate(LIGHT)[1] > page + 0.03 for plot in grounds)
    root.evaluate("root => { root.dataset.theme = 'light' }")


# -- grids in sight ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("close", ["tap", "Escape", "back"])
def test_on_a_telephone_the_grid_of_another_opens_large_and_closes_again(phone: Table, close: str) -> None:
    phone.sit_down(moment(lambda state: state.phase == CHALLENGING and state.turn > 5, 4), *alone(4))
    cell, button = phone["plot-2"].locator(".cell").first, phone["enlarge-2"]
    small = box(cell)
    button.tap()
    expect(button).to_have_attribute("aria-expanded", "true")
    assert box(cell)["width"] > 2 * small["width"]
    if close == "tap":
        button.tap()
    elif close == "back":
        phone.page.go_back()
    else:
        phone.page.keyboard.press(close)
    expect(button).to_have_attribute("aria-expanded", "false")
    assert box(cell) == small


SIZES = ((1180, 820), (820, 1180), (390, 844), (1440, 900), (844, 390), (667, 375))


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_grids_lie_whole_on_the_table_and_none_over_another(
    phone: Table, seats: int, width: int, height: int
) -> None:
    options = {"fifth": "on"} if seats == 5 else {}
    phone.sit_down(moment(lambda state: state.phase == PLACING and state.turn == 5, seats, **options), *alone(seats))
    phone.resize(width, height)
    boxes = phone.page.evaluate(
        """() => [document.querySelector("main.table"), ...document.querySelectorAll(".plot-in"),
          ...document.querySelectorAll(".plot[data-own] .cell:not([data-ledge])")]
            .map(one => one.getBoundingClientRect().toJSON())"""
    )
    room, plots, cells = boxes[0], boxes[1 : seats + 1], boxes[seats + 1 :]
    for plot in plots:
        assert inside(plot, room)
    assert not [1 for n, one in enumerate(plots) for other in plots[n + 1 :] if overlap(one, other)]
    assert all(inside(cell, plots[0]) for cell in cells)
    assert min(cell["width"] for cell in cells) >= (44 if min(width, height) >= 700 else 34)
    spilt = phone.page.locator(".beside > li").evaluate_all(SPILT)
    assert spilt == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_before_a_grid_stand_whole_words_and_none_lies_under_its_cards(phone: Table, width: int, height: int) -> None:
    phone.sit_down(whole("kado", 1), Player(""), Player("Eager guest"))
    phone.resize(width, height)
    heads = phone.page.locator(".plot-in").evaluate_all(HEADS)
    assert [head for head in heads if head["cut"] or head["covered"]] == []
    assert sum(head["first"] for head in heads) == 1


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_grids_and_cards_keep_their_places_and_sizes_from_turn_to_turn(
    phone: Table, seats: int, width: int, height: int
) -> None:
    phone.resize(width, height)
    found = [lie(phone, moment(at(phase, turn), seats), seats) for phase, turn in STAGES]
    assert all(one == pytest.approx(found[0], abs=1) for one in found)


SPILT = """piles => piles.filter(pile => pile.getClientRects().length).filter(pile => {
  const [one, plot] = [pile, pile.closest(".plot-in")].map(part => part.getBoundingClientRect());
  return one.left < plot.left || one.right > plot.right || one.top < plot.top || one.bottom > plot.bottom;
}).map(pile => pile.textContent)"""
HEADS = """plots => plots.map(plot => {
  const letters = new Range();
  const [grid, name, tag] = [".plot-grid", ".plot-name", ".tag"].map(part => plot.querySelector(part));
  letters.selectNodeContents(name);
  const below = letters.getBoundingClientRect().bottom - name.getBoundingClientRect().bottom;
  const words = [name, ...(tag ? [tag] : [])], { left, top } = grid.getBoundingClientRect();
  return {
    cut: words.some(one => one.scrollWidth > one.clientWidth + 1) || below > 1,
    covered: words.map(one => one.getBoundingClientRect()).some(one => one.right > left && one.bottom > top),
    first: tag?.textContent === "first place",
  };
})"""
STAGES = ((PLACING, 1), (CHALLENGING, 2), (PLACING, 3), (GIVING, 5), (PLACING, 7), (PLACING, 12))


def at(phase: str, turn: int) -> Found:
    return lambda state: (state.phase, state.turn) == (phase, turn)


def lie(table: Table, match: Match[Any, Any], seats: int) -> list[float]:
    """Where all the grids lie, and how large their cells are."""
    table.sit_down(match, *alone(seats))
    return list(
        table.page.evaluate(
            """() => [...document.querySelectorAll(".plot-in")].flatMap(plot => {
              const {x, y, width, height} = plot.getBoundingClientRect();
              const cell = plot.querySelector(".cell:not([data-ledge])").getBoundingClientRect();
              return [x, y, width, height, cell.width, cell.height];
            })"""
        )
    )


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_place_beyond_the_frame_is_tapped_like_any_other_and_then_the_frame_moves(
    phone: Table, width: int, height: int
) -> None:
    phone.resize(width, height)
    match = moment(lambda state: state.phase == PLACING and bool(beyond(state)))
    move = beyond(match.state)[0]
    phone.sit_down(match, *alone(3))
    spot = phone.page.locator(f".cell[data-ledge] > [data-tap='{move.places[0]}']")
    x, y, wide, high = box(spot).values()
    assert min(wide, high) >= 24
    if spot.locator("xpath=..").get_attribute("data-ledge") == "row":
        phone.page.touchscreen.tap(x + wide / 2, y - 12)  # a finger need not hit what one sees of it
    else:
        phone.page.touchscreen.tap(x - 12, y + high / 2)
    expect(spot.locator(".card")).to_be_visible()
    phone.press("place")
    phone.kept(len(match.record.moves) + 1, str(move))


def beyond(state: State) -> list[Put]:
    """The places beyond the frame of the first seat's grid, if it is on turn."""
    if state.seat != 0:
        return []
    assert GAME.table is not None
    cells = GAME.table.scene(GAME.view(state, 0)).cells
    ledges = {spot.means for spot in cells if "ledge" in spot.look and "yard" in spot.look}
    return [move for move in GAME.legal_moves(state) if move.places[0] in ledges]


def inside(box: dict[str, float], room: dict[str, float]) -> bool:
    return (
        box["left"] >= room["left"] - 1
        and box["right"] <= room["right"] + 1
        and box["top"] >= room["top"] - 1
        and box["bottom"] <= room["bottom"] + 1
    )


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["left"] < other["right"] - 1
        and other["left"] < one["right"] - 1
        and one["top"] < other["bottom"] - 1
        and other["top"] < one["bottom"] - 1
    )
