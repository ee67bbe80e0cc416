"""The frame of every table: what stands where, at every size of the screen, whatever happens in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import expect

from azumaya.app.model import Player
from azumaya.core.record import Match
from azumaya.games import SHELF
from e2e.answered import ANSWERED
from e2e.moments import whole
from e2e.table import SIZE, Table

SIZES = ((1180, 820), (820, 1180), (390, 844), (1440, 900))
GAMES = [game.about.id for game in SHELF.games if game.table]
PAGES = ("#/settings", "#/check", *(f"#/{screen}/{game}" for game in GAMES for screen in ("new", "rules")), "#/")


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def sized(table: Table, request: pytest.FixtureRequest) -> Iterator[Table]:
    """A person with a screen of that size."""
    table.resize(*request.param)
    yield table
    table.resize(**SIZE)


def turn_to(table: Table, route: str) -> None:
    """Another screen, once it is there in place of this one."""
    table.page.locator("#app > *").first.evaluate("screen => { screen.dataset.left = '' }")
    table.go(route)
    expect(table.page.locator("[data-left]")).to_have_count(0)


def scrolled(table: Table) -> list[float]:
    """How far the document goes when somebody pulls at it with might."""
    found = table.page.evaluate(
        """() => {
          scrollTo(0, 1e5);
          const roots = [document.documentElement, document.body];
          for (const root of roots) root.scrollTop = root.scrollLeft = 1e5;
          return [scrollX, scrollY, ...roots.flatMap(root => [root.scrollLeft, root.scrollTop])];
        }"""
    )
    return list(found)


def test_the_document_itself_never_scrolls(sized: Table) -> None:
    for page in PAGES:
        turn_to(sized, page)
        assert (page, scrolled(sized)) == (page, [0] * 6)


def ring(table: Table) -> str:
    """How wide the ring is around what has the focus."""
    return str(
        table.page.evaluate(
            """() => {
              const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
              return outlineStyle === "none" ? "0px" : outlineWidth;
            }"""
        )
    )


def test_rings_are_for_the_keys_and_around_what_is_typed_in(table: Table) -> None:
    turn_to(table, "#/settings")
    turn_to(table, "#/")
    table.page.locator(".shelf a").first.tap()
    expect(table.page.locator("[data-form=setup]")).to_be_visible()
    assert ring(table) == "0px"
    table.page.locator("[data-form=setup] input[type=text]").first.tap()
    assert ring(table) == "3px"
    table.page.keyboard.type("Mio")
    table["back"].tap()
    expect(table.page.locator(".shelf")).to_be_visible()
    turn_to(table, "#/settings")
    assert ring(table) == "0px"
    table.page.keyboard.press("Shift+Tab")
    table.page.keyboard.press("Tab")
    assert ring(table) == "3px"


# -- at the table ----------------------------------------------------------------------------------------------------

PEOPLE = (Player("Anneliese"), Player("Old gardener", "level:1"))
CONTROLS = "#app :is(.btn, .choice, [role=tab], .grip)"


def early(game: str, seats: int = 2) -> Match[Any, Any]:
    """A game in which a third of the moves have been made and seat 0 is on turn."""
    match = whole(game, 3, seats)
    plies = range(len(match.states) // 3, len(match.states))
    return match.back_to(next(ply for ply in plies if match.game.turn(match.states[ply]) == 0))


def overflowing(table: Table) -> list[str]:
    """The words of every button that reach beyond it, or take more than two lines."""
    found = table.page.locator(CONTROLS).evaluate_all(
        """buttons => buttons.filter(button => button.getClientRects().length).flatMap(button => {
          const box = button.getBoundingClientRect(), range = document.createRange();
          range.selectNodeContents(button);
          const lines = [...range.getClientRects()].filter(line => line.width > 1 && line.height > 1);
          const inside = lines.every(line => line.left > box.left - 1 && line.right < box.right + 1
            && line.top > box.top - 1 && line.bottom < box.bottom + 1);
          const words = [...button.childNodes].filter(node => node.nodeType === Node.TEXT_NODE);
          const tops = words.flatMap(word => { range.selectNode(word); return [...range.getClientRects()]; })
            .map(line => Math.round(line.top));
          return inside && new Set(tops).size <= 2 ? [] : [button.textContent];
        })"""
    )
    return list(found)


def choose_something(table: Table) -> None:
    """Whatever can be chosen in the tray, and a space for it."""
    for spot in (".stand [data-tap]:not([aria-disabled])", ".table [data-open] > [data-tap]"):
        if (found := table.page.locator(spot)).count():
            found.first.tap()


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_button_keep_to_its_box(sized: Table, game: str) -> None:
    sized.sit_down(early(game), *PEOPLE)
    assert overflowing(sized) == []
    choose_something(sized)
    expect(sized.page.locator("[aria-pressed=true], [data-chosen], [data-ghost]").first).to_be_visible()
    assert overflowing(sized) == []
    sized.sit_down(whole(game, 3), *PEOPLE)
    assert overflowing(sized) == []
    sized.press("look")
    expect(sized.page.locator("#press-now")).to_be_visible()
    assert overflowing(sized) == []


PLACES = ".tray, .slot, .stand [data-tap], .actions, #press-place, .panel, .table, .board, .seat, .bar .btn"


def lying(table: Table) -> dict[str, list[int]]:
    """Where all that one may be on the way to lies, to the pixel."""
    found = table.page.locator(f"#app :is({PLACES})").evaluate_all(
        """found => found.filter(one => one.getClientRects().length).map(one => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return [one.id || one.className, [left, top, width, height]];
        })"""
    )
    return dict(found)


def moved(before: dict[str, list[int]], after: dict[str, list[int]]) -> dict[str, tuple[list[int], list[int]]]:
    """What lies by more than a pixel elsewhere than before."""
    both = {name: (box, after[name]) for name, box in before.items() if name in after}
    return {name: boxes for name, boxes in both.items() if max(abs(a - b) for a, b in zip(*boxes, strict=True)) > 1}


@contextmanager
def answered(table: Table, what: str) -> Iterator[None]:
    """Whoever does this waits until a message of this kind is answered on the screen."""
    table.page.evaluate(f"(what) => {{ window.answered = ({ANSWERED})(what); }}", what)
    yield
    table.page.evaluate("answered")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_when_something_is_chosen_placed_refused_or_let_go(sized: Table, game: str) -> None:
    sized.sit_down(early(game), *PEOPLE)
    before = lying(sized)
    choose_something(sized)
    expect(sized.page.locator("[aria-pressed=true], [data-chosen], [data-ghost]").first).to_be_visible()
    assert moved(before, lying(sized)) == {}
    with answered(sized, "tap"):
        sized.page.locator(".table [aria-disabled]").first.tap(force=True)
    expect(sized.page.locator(".tray .toast, .tray .say").first).to_be_visible()
    assert moved(before, lying(sized)) == {}
    while sized.page.locator("[aria-pressed=true], [data-chosen], [data-ghost]").count():
        with answered(sized, "press"):
            sized.page.keyboard.press("Escape")
    assert moved(before, lying(sized)) == {}


def in_sight(table: Table, selector: str) -> None:
    """It lies whole on the screen, and nothing lies over it."""
    hidden = table.page.locator(selector).evaluate_all(
        """found => found.filter(one => one.getClientRects().length).filter(one => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const on = (x, y) => one.contains(document.elementFromPoint(x, y)) || one === document.elementFromPoint(x, y);
          return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
            || !on(left + 2, (top + bottom) / 2) || !on(right - 2, (top + bottom) / 2);
        }).map(one => one.textContent)"""
    )
    assert hidden == []


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_who_won_and_with_what_is_in_sight_and_so_is_the_board(sized: Table, game: str) -> None:
    sized.sit_down(whole(game, 3), *PEOPLE)
    sheet = "#app .sheet:not([hidden] *) thead"
    expect(sized.page.locator(f"{sheet} [data-won]").locator("visible=true").first).to_be_visible()
    for what in ("#verdict", f"{sheet} :is(th, td)", "#press-again"):
        in_sight(sized, what)
    board, tray = sized.page.locator("main.table > *").first, sized.page.locator(".tray")
    lower, upper = board.bounding_box(), tray.bounding_box()
    assert lower and upper
    assert lower["y"] + lower["height"] <= upper["y"] + 1 or lower["x"] + lower["width"] <= upper["x"]


@pytest.mark.parametrize("game", GAMES)
def test_from_the_end_one_looks_back_and_the_board_stays_where_it_is(sized: Table, game: str) -> None:
    sized.sit_down(whole(game, 3), *PEOPLE)
    board = sized.page.locator("main.table")
    before = board.bounding_box()
    sized.press("look")
    expect(sized.page.locator("#press-now")).to_be_visible()
    assert board.bounding_box() == before
    steps = sized.page.locator(".replay [data-press=look]").locator("visible=true")
    expect(steps.first).to_be_in_viewport(ratio=1)


# -- what just happened ----------------------------------------------------------------------------------------------


def sentences(table: Table) -> dict[str, bool]:
    """The sentences of what just happened, and whether each is seen; none may be seen in part."""
    found = table.page.locator(".trace li").evaluate_all(
        """lines => lines.map(line => {
          const box = line.closest("ol").getBoundingClientRect();
          const { left, right, top, bottom } = line.getBoundingClientRect();
          const inside = top > box.top - 1 && bottom < box.bottom + 1 && left > box.left - 1 && right < box.right + 1;
          return [line.textContent, inside ? "seen" : left > box.right - 1 ? "not" : "in part"];
        })"""
    )
    assert [line for line in found if line[1] == "in part"] == []
    return {words: seen == "seen" for words, seen in found}


@pytest.mark.parametrize("game", [game for game in GAMES if game != "moyo"])
def test_what_just_happened_is_told_in_whole_sentences_and_unfolds_where_it_is_long(sized: Table, game: str) -> None:
    sized.sit_down(early(game, 3), Player("Anneliese"), Player("Eager guest", "level:1"), Player("Bo", "level:1"))
    told = sentences(sized)
    assert any(told.values())
    unfold = sized.page.locator("#trace-all")
    expect(unfold).to_be_visible(visible=not all(told.values()))
    if all(told.values()):
        return
    before = lying(sized)
    unfold.tap(force=True)  # at once: nothing moves, and a browser without a screen may draw no frame to wait for
    assert all(sentences(sized).values())
    assert moved(before, lying(sized)) == {}
    sized.page.locator(".seats").tap(force=True)
    assert sentences(sized) == told
