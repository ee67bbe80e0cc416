"""A person with a keyboard and nothing else."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from e2e.table import Table

MOST = 90  # stops on a page
ARROWS = {"ArrowDown": (1, 0), "ArrowUp": (-1, 0), "ArrowRight": (0, 1), "ArrowLeft": (0, -1)}

Cell = tuple[int, int]  # line and column


def press(table: Table, *keys: str) -> None:
    for key in keys:
        table.page.keyboard.press(key)


def reach(table: Table, stop: Locator) -> None:
    """With Tab from where the focus is, or with Shift and Tab to what comes before it."""
    for _ in range(MOST):
        way = stop.evaluate(
            """stop => stop === document.activeElement ? ""
              : stop.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING ? "Shift+Tab"
              : "Tab" """
        )
        if not way:
            return
        press(table, way)
    raise AssertionError(f"Tab does not lead to {stop}")


def board(table: Table) -> Locator:
    """The one stop of the board one plays on."""
    return table.page.locator(":is(.board, .ring, .plot[data-own]) [tabindex='0']")


def walk(table: Table, place: str) -> None:
    """With the arrow keys from the cell that has the focus to another, each step to a cell beside it."""
    here = table.page.evaluate("document.activeElement.dataset.tap")
    spots = table.page.locator("[role=grid]:focus-within [data-tap]")
    cells = spots.evaluate_all("spots => spots.map(spot => spot.dataset.tap)")
    press(table, *way(where(here), where(place), {where(cell) for cell in cells}))
    expect(table.spot(place)).to_be_focused()


def way(start: Cell, end: Cell, cells: set[Cell]) -> list[str]:
    """The fewest arrow keys from one cell to another: a field that grows has holes and no straight edges."""
    ways: dict[Cell, list[str]] = {start: []}
    reached = [start]
    for line, column in reached:  # grows while it is walked through
        for key, (down, right) in ARROWS.items():
            cell = (line + down, column + right)
            if cell in cells and cell not in ways:
                ways[cell] = [*ways[line, column], key]
                reached.append(cell)
    assert end in ways, f"no arrow keys lead from {start} to {end}"
    return ways[end]


def where(place: str) -> Cell:
    """The line and the column of a cell: `r4c1`, `cell:0,-1`, or `-1,0` on a field, where the column comes first."""
    one, other = map(int, re.findall(r"-?\d+", place))
    return (other, one) if place[0] in "-0123456789" else (one, other)


def start(table: Table, game: str, **fields: str) -> None:
    """From the shelf to a new game, whose form is filled in as by `Table.new`."""
    table.go("#/")
    reach(table, table[f"new-{game}"])
    press(table, "Enter")
    expect(table.page.locator("[data-form=setup]")).to_be_visible()
    plain = {f"option_{option.id}": option.default for option in table.shelf.find(game).about.options}
    shown = table.filled()
    plain = {name: value for name, value in plain.items() if name.replace("_", "-") in shown}
    for name, value in {**plain, **fields}.items():
        fill(table, name.replace("_", "-"), value)
    reach(table, table["setup-start"])
    press(table, "Enter")
    expect(table.page.locator("main.table")).to_be_visible()


def fill(table: Table, name: str, value: str) -> None:
    """With the arrow keys to one of several choices, or to one of a list."""
    if table.filled().get(name) == value:
        return
    wanted = table[f"setup-{name}-{value}"]
    if wanted.count():
        reach(table, table.page.locator(f"[data-form=setup] [name='{name}']:checked"))
        while not wanted.is_checked():
            press(table, "ArrowDown")
    else:
        listed = table[f"setup-{name}"]
        reach(table, listed)
        values = listed.locator("option").evaluate_all("options => options.map(option => option.value)")
        press(table, "Home", *["ArrowDown"] * values.index(value))
        expect(listed).to_have_value(value)
