"""Games once played replay to the same end for ever. Where one would not, the game's `about.rules` must rise."""

import json
from pathlib import Path

import pytest

from azumaya.command.describe import standings
from azumaya.core.dump import to_plain
from azumaya.core.record import Match, Record
from azumaya.games import SHELF

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_game_once_played_ends_as_it_did(file: Path) -> None:
    golden = json.loads(file.read_text(encoding="utf-8"))
    match = Match.replay(SHELF.find(golden["record"]["game"]), Record.from_json(golden["record"]))
    assert standings(match) == golden["standings"]
    assert match.turn is None
    assert to_plain(match.state) == golden["state"]


def test_every_game_on_the_shelf_has_golden_records() -> None:
    told = {json.loads(file.read_text(encoding="utf-8"))["record"]["game"] for file in GAMES}
    missing = {game.about.id for game in SHELF.games} - told
    assert missing == set(), "make one with `python -m tools.golden NAME`"
