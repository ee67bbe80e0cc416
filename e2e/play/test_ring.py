"""A ring has no ends: the arrow keys lead round it, and nothing else of the keyboard is otherwise than on any board.

It is round, and nothing that lies in it hides what is written in it.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from azumaya.app.model import Player
from azumaya.core.record import Match
from azumaya.games import SHELF
from e2e.table import Table

CULDCEPT = SHELF.find("culdcept")


@pytest.fixture
def ring(table: Table) -> Table:
    match = Match.new(CULDCEPT, 2, {}, "00").settle()
    return table.sit_down(match, Player("Mio"), Player("Jonas"), seating="side")


def focused(table: Table) -> str:
    return str(table.page.evaluate("document.activeElement.id"))


@pytest.mark.parametrize(
    ("start", "keys", "end"),
    [
        ("s12", ("ArrowRight",), "s0"),
        ("s0", ("ArrowLeft",), "s12"),
        ("s11", ("ArrowRight",) * 3, "s1"),
        ("s5", ("ArrowRight",) * 13, "s5"),
        ("s5", ("ArrowLeft",) * 13, "s5"),
        ("s5", ("Home",), "s0"),
        ("s5", ("End",), "s12"),
        ("s0", ("ArrowUp",), "s0"),
        ("s12", ("ArrowDown",), "s12"),
    ],
)
def test_the_arrow_keys_go_round(ring: Table, start: str, keys: tuple[str, ...], end: str) -> None:
    if ring.curtain.is_visible():
        ring.hold()
    ring[f"spot-{start}"].focus()
    for key in keys:
        ring.page.keyboard.press(key)
    assert focused(ring) == f"spot-{end}"
    expect(ring[f"spot-{end}"]).to_have_attribute("tabindex", "0")
    expect(ring.page.locator(".ring [tabindex='0']")).to_have_count(1)


def test_a_board_of_rows_ends_at_its_edges(table: Table) -> None:
    table.new(option_puzzle="6")
    table["spot-r1c9"].focus()
    for key in ("ArrowRight", "ArrowUp"):
        table.page.keyboard.press(key)
        assert focused(table) == "spot-r1c9"


SIZES = {"upright": (820, 1180), "lying": (1180, 820), "phone": (390, 844), "wide": (1440, 900)}
# what is written in the ring, and whether another square, a figure or a seal lies on it
HIDDEN = """ring => {
  const box = element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left: left + 1, right: right - 1, top: top + 1, bottom: bottom - 1 };
  };
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const lands = [...ring.querySelectorAll(".land")];
  const found = [];
  for (const land of lands) {
    const told = land.querySelectorAll(".land-no, .owner-flag, .card:last-of-type > b");
    for (const words of told) {
      const others = lands.flatMap(other =>
        other === land && !words.matches(".land-no") ? [] : [...other.querySelectorAll(".card, .under, .owner-flag")]);
      for (const other of [...others, ...ring.querySelectorAll(".piece, .hub-title, .hub .die, .hub .card")]) {
        if (meet(box(words), box(other))) found.push([land.ariaColIndex, words.textContent, other.className]);
      }
    }
  }
  for (const piece of ring.querySelectorAll(".piece")) {
    for (const other of ring.querySelectorAll(".hub-title, .hub .die, .hub .card")) {
      const range = document.createRange();
      range.selectNodeContents(other);
      const told = other.matches(".hub-title") ? range : other;
      if (meet(box(piece), box(told))) found.push(["figure", other.className]);
    }
  }
  return found;
}"""

# all figures stand on one square
TOGETHER = """(ring, at) => {
  const [first, ...others] = ring.querySelectorAll(".pieces");
  for (const other of others) first.append(...other.children);
  first.style.setProperty("--i", at);
}"""


def last_round(seats: int) -> Match[Any, Any]:
    """Round ten of a game in which everybody lays cards wherever that may be, so that they lie high."""
    rng, match = random.Random(seats), Match.new(CULDCEPT, seats, {}, "5").settle()
    while not (match.state.round == 10 and match.turn == 0):
        legal = match.game.legal_moves(match.state)
        laying = [move for move in legal if str(move).startswith(("claim", "exchange"))]
        match = match.play(str(rng.choice(laying or legal))).settle()
    return match


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_ring_is_round_and_nothing_hides_numbers_flags_and_ranks(table: Table, seats: int, size: str) -> None:
    players = (Player("Mio"), Player("Eager guest", "level:1"), Player("Patient host", "level:1"))
    table.sit_down(last_round(seats), *players[:seats])
    table.resize(*SIZES[size])
    ring = table.page.locator(".ring")
    box = ring.bounding_box()
    assert box
    assert box["width"] == pytest.approx(box["height"], abs=1)
    assert ring.evaluate(HIDDEN) == []
    for at in range(13):
        ring.evaluate(TOGETHER, at)
        assert ring.evaluate(HIDDEN) == []


@pytest.mark.parametrize("size", SIZES)
def test_all_squares_are_told_in_one_line_each_without_scrolling(table: Table, size: str) -> None:
    table.sit_down(last_round(3), Player("Mio"), Player("Eager guest", "level:1"), Player("Patient host", "level:1"))
    table.resize(*SIZES[size])
    if table["grip"].is_visible():
        table["grip"].tap()
    table["tab-area-squares"].tap()
    lines = table.page.locator("#area-squares tbody tr")
    expect(lines).to_have_count(13)
    for line in lines.all():
        expect(line).to_be_in_viewport(ratio=1)
    assert max(lines.evaluate_all("lines => lines.map(line => line.offsetHeight)")) < 40
    expect(table["body-area-squares"]).not_to_have_attribute("data-more", "below")
    expect(table["body-area-squares"]).not_to_have_attribute("data-more", "beside")


def test_the_button_says_the_walk_of_a_holy_word_and_the_roll_stands_out(table: Table) -> None:
    table.resize(*SIZES["phone"])
    table.sit_down(last_round(2), Player("Mio"), Player("Eager guest", "level:1"))
    match = table.match
    word = next(move for move in match.game.legal_moves(match.state) if str(move).startswith("word"))
    expect(table["spot-do:roll"]).to_have_attribute("data-kind", "primary")
    table.tap(word.places[0])
    expect(table["press-place"]).to_have_text(str(CULDCEPT.table.ask(match.game.view(match.state, 0), word)))
    box = table["press-place"].bounding_box()
    assert box
    assert box["height"] < 56  # in one line
    expect(table["spot-do:roll"]).to_be_hidden()
    table.press("place")
    table.kept(len(match.record.moves) + 1, str(word))
    table.resize(*SIZES["lying"])
