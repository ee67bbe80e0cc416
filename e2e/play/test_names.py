"""Names of people, long and in any script: each is cut at its own end, and lies over nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from azumaya.app.model import Player
from azumaya.core.record import Match
from azumaya.games import SHELF
from e2e.boxes import box
from e2e.table import SIZE, Table

SIZES = ((1180, 820), (820, 1180), (390, 844))
LEAST = 24  # px in which a name is known by its beginning
ARABIC = "سارة بنت عبد الله الطوي"
# Does the first letter of every name lie within what is drawn of it, and is some of the name cut off?
BEGINNINGS = """names => names.map(name => {
  const range = document.createRange(), box = name.getBoundingClientRect();
  const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
  range.setStart(text, 0);
  range.setEnd(text, 1);
  const letter = range.getBoundingClientRect();
  return [letter.left >= box.left - 1 && letter.right <= box.right + 1, name.scrollWidth > name.clientWidth];
})"""


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_of_every_name_of_a_side_something_is_seen_beside_the_score(table: Table, size: tuple[int, int]) -> None:
    table.resize(*size)
    match = Match.new(SHELF.find("cardoku"), 6, {"hands": "open"}, "1").settle()
    table.sit_down(match, *(Player(name) for name in ("W" * 24, "M" * 24, "Mio", "Al", "W" * 23, "M" * 23)))
    for seat in table.page.locator(".seat").all():
        score = box(seat.locator(".seat-score"))
        for name in seat.locator(".team > li").all():
            its = box(name)
            assert its["width"] >= LEAST
            assert its["x"] + its["width"] <= score["x"]
    table.resize(**SIZE)


def test_a_name_that_reads_from_the_right_is_cut_at_its_left(phone: Table) -> None:
    match = Match.new(SHELF.find("kartenspiel"), 5, {"hands": "open"}, "1").settle()
    phone.sit_down(match, Player("Mio"), *(Player(f"{ARABIC}{last}") for last in "أبتث"))
    names = phone.page.locator(".seat-name")
    assert names.evaluate_all(BEGINNINGS) == [[True, False]] + [[True, True]] * 4
    starts = "names => names.map(name => name.offsetLeft)"
    assert len(set(names.evaluate_all(starts))) == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_a_name_on_a_button_stays_within_it(phone: Table, seats: int) -> None:
    match = Match.new(SHELF.find("kado"), seats, {}, "1").settle()
    phone.sit_down(match, *(Player(name) for name in ("Mio", "M" * 24, ARABIC, "W" * 24)[:seats]))
    phone.hold()
    choices = phone.page.locator(".tray .choice")
    expect(choices.first).to_be_visible()
    assert not any(choices.evaluate_all("all => all.map(one => one.scrollWidth > one.clientWidth)"))
    expect(phone.page.locator(".tray .actions .btn").last).to_be_in_viewport(ratio=1)
