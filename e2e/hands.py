"""The built site with one more game on its shelf: the tests' own game of hidden hands, small and always there."""

from pathlib import Path

from playwright.sync_api import expect

from app.hands import Hands
from azumaya.core.shelf import Shelf
from azumaya.games import SHELF
from e2e.site import Site
from e2e.table import Table
from tools.paths import ROOT

SHELVED = Shelf((*SHELF.games, Hands()))
HIDING = [game for game in SHELVED.games if game.about.hidden and game.table]
PERSONS = ("Mio", "Jonas", "Anneliese", "Ben", "Lea")

GAME = ROOT / "tests/app/hands.py"
WORKER = """

from azumaya.app.build import BUILD
from azumaya.app.loop import Loop
from azumaya.core.shelf import Shelf
from azumaya.games import SHELF

Hands.__module__ = "azumaya.games.hands"  # a room of the house, so that its picture is looked for, and not found
LOOP = Loop(Shelf((*SHELF.games, Hands())))
__export__ = ["hello", "step"]


def hello() -> str:
    return BUILD


def step(message: str) -> str:
    return LOOP.step(message)
"""


def with_hands(built: Path) -> Site:
    """The site, whose worker runs the very app with that game beside the others."""
    site = Site(built)
    site.exchange({"worker.py": GAME.read_text(encoding="utf-8") + WORKER})
    return site


def lay(table: Table, game: str = "hands", seats: int = 2, **more: str) -> Table:
    """A game in which only persons sit, with the curtain before the first of them."""
    people = {f"seat_{seat}_mind": "person" for seat in range(seats)}
    names = {f"seat_{seat}_name": PERSONS[seat] for seat in range(seats)}
    count = {"seats": str(seats)} if len(SHELVED.find(game).about.seats) > 1 else {}
    table.new(game, **{**count, **people, **names, **more})
    expect(table.curtain).to_be_visible()
    return table
