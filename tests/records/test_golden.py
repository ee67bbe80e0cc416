"""Games once played replay to the same end for ever. Where one would not, the game's `about.rules` must rise."""

from pathlib import Path

import pytest

from azumaya.core.dump import to_plain
from azumaya.core.game import AnyGame
from azumaya.core.golden import Golden, golden, read, standings
from azumaya.core.record import Match
from azumaya.games import SHELF

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))


def ends_as_it_did(once: Golden) -> bool:
    match = Match.replay(SHELF.find(once.record.game), once.record)
    assert standings(match) == once.standings
    assert match.turn is None
    assert to_plain(match.state) == once.state
    return once.is_end(match)


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_game_once_played_ends_as_it_did(file: Path) -> None:
    assert ends_as_it_did(read(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", SHELF.games, ids=lambda game: game.about.id)
def test_every_game_on_the_shelf_has_one_in_its_folder_that_the_app_can_check(game: AnyGame) -> None:
    once = golden(game)
    assert once is not None, "move one of tests/records/games there as golden.json"
    assert once.record.game == game.about.id
    assert ends_as_it_did(once)


def test_every_game_on_the_shelf_has_golden_records() -> None:
    told = {read(file.read_text(encoding="utf-8")).record.game for file in GAMES}
    missing = {game.about.id for game in SHELF.games} - told
    assert missing == set(), "make one with `python -m tools.golden NAME`"


def test_another_end_is_seen() -> None:
    once = golden(SHELF.find("moyo"))
    assert once is not None
    match = Match.replay(SHELF.find("moyo"), once.record)
    assert not once.is_end(match.back_to(len(once.record.moves) - 1))
    assert not Golden(once.record, once.standings, {**once.state, "turn": -7}).is_end(match)
    assert not Golden(once.record, once.standings[::-1], once.state).is_end(match)
