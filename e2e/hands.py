"""The built site with one more game on its shelf: the tests' own game of hidden hands, small and always there."""

from pathlib import Path

from e2e.site import Site
from tools.paths import ROOT

GAME = ROOT / "tests/app/hands.py"
SHELVED = """

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
    site.exchange({"worker.py": GAME.read_text(encoding="utf-8") + SHELVED})
    return site
