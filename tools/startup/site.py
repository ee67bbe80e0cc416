"""The built site with pages beside it that start Python in other ways, all of it kept by the service worker."""

import shutil
from pathlib import Path

from azumaya.app import saves
from azumaya.app.model import Player, Saved
from azumaya.core.record import Match
from azumaya.games import SHELF
from tools.build import list_precache
from tools.paths import ROOT

SNAPSHOT = "azumaya.snapshot"
GAME = "moyo"
MOVES = 20


def lay(dist: Path, folder: Path, snapshot: bool) -> Path:
    """A copy of the built site, with or without its snapshot, whose service worker keeps the other pages too."""
    shutil.copytree(dist, folder)
    shutil.copytree(ROOT / "tools/startup/pages", folder / "startup")
    shutil.copy2(ROOT / "web/sw.js", folder)
    if not snapshot:
        (folder / SNAPSHOT).unlink()
    list_precache(folder)
    return folder


def saved_game() -> tuple[str, str]:
    """A game in the middle, as the site keeps it: its key and its text."""
    game = SHELF.find(GAME)
    match = Match.new(game, 2, {}, "startup").settle()
    for _ in range(MOVES):
        match = match.play(str(next(iter(game.legal_moves(match.state))))).settle()
    players = (Player("Mio"), Player("Jonas"))
    return "azumaya.v1.game.startup", saves.write(Saved("startup", match.record, players), SHELF)
