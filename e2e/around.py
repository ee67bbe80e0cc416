"""Persons around one device, who come to the table of a game as it stands."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from azumaya.app.model import Player
from azumaya.core.record import Match
from e2e.boxes import box
from e2e.table import Table

PERSONS = tuple(Player(name) for name in ("Mio", "Jonas", "Lea", "Ben"))
Point = tuple[float, float]


def sit_around(table: Table, match: Match[Any, Any], seating: str) -> None:
    """All seats are persons; whoever is on turn has opened the curtain."""
    table.sit_down(match, *PERSONS[: match.record.seats], seating=seating)
    here = table.page.locator(f'[href="#/game/{table.id}/menu"]')
    expect(here.or_(table.curtain)).to_be_visible()
    if table.curtain.is_visible():
        table.hold()
    expect(here).to_be_visible()


def middle(part: Locator) -> Point:
    """Where the centre of a part of the page lies on the screen."""
    found = box(part)
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2
