"""An edited state that cannot be used is refused in a sentence that says what is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from azumaya.__main__ import main
from azumaya.command.describe import dump
from azumaya.core.record import Match
from azumaya.games import SHELF

MOYO = dump(Match.new(SHELF.find("moyo"), 2, {}, "s"))
KADO = dump(Match.new(SHELF.find("kado"), 2, {}, "s"))


def refused(capsys: pytest.CaptureFixture[str], file: Path, text: str) -> str:
    """What is said of a file with this text, after "The state in state.json"."""
    file.write_text(text, encoding="utf-8")
    sentences = []
    for command in (("show",), ("why", "r1c1=1")):
        assert main([*command, "--state", str(file)]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        sentences.append(said.err)
    assert sentences[0] == sentences[1]
    assert sentences[0].startswith("The state in state.json ")
    return sentences[0].removeprefix("The state in state.json ")


@pytest.fixture()
def file(tmp_path: Path) -> Path:
    return tmp_path / "state.json"


@pytest.mark.parametrize("text", ["", "{", "nonsense", "[" * 100_000, '{"seats": ' + "9" * 5000 + "}"], ids=len)
def test_a_file_that_is_no_json(capsys: pytest.CaptureFixture[str], file: Path, text: str) -> None:
    assert refused(capsys, file, text) == "cannot be used: it cannot be read as JSON.\n"


@pytest.mark.parametrize("text", ["[]", "3", "null", "true", '"moyo"', "2.0"])
def test_a_file_of_another_kind(capsys: pytest.CaptureFixture[str], file: Path, text: str) -> None:
    assert refused(capsys, file, text) == "cannot be used: it is not what show --dump prints.\n"


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"game": None}, "game"),
        ({"game": 3}, "game"),
        ({"game": ["moyo"]}, "game"),
        ({"seats": None}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"seats": 2.0}, "seats"),
        ({"seats": True}, "seats"),
        ({"options": None}, "options"),
        ({"options": []}, "options"),
        ({"options": "puzzle=1"}, "options"),
        ({"state": None}, "state"),
        ({"state": []}, "state"),
    ],
    ids=str,
)
def test_a_part_that_is_missing_or_of_another_kind_is_named(
    capsys: pytest.CaptureFixture[str], file: Path, change: dict[str, Any], named: str
) -> None:
    words = f"cannot be used: “{named}” is missing or unreadable.\n"
    assert refused(capsys, file, json.dumps({**MOYO, **change})) == words
    without = {part: value for part, value in MOYO.items() if part not in change}
    assert refused(capsys, file, json.dumps(without)) == words


def test_nothing_at_all_lacks_its_game_first(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert refused(capsys, file, "{}") == "cannot be used: “game” is missing or unreadable.\n"


@pytest.mark.parametrize("game", SHELF.games, ids=lambda game: game.about.id)
def test_seats_are_counted_in_whole_numbers(capsys: pytest.CaptureFixture[str], file: Path, game: Any) -> None:
    plain = dump(Match.new(game, game.about.seats[0], {}, "s"))
    text = json.dumps({**plain, "seats": float(plain["seats"])})
    assert refused(capsys, file, text) == "cannot be used: “seats” is missing or unreadable.\n"


@pytest.mark.parametrize(
    ("plain", "change", "words"),
    [
        (KADO, {"turn": "1"}, "“state.turn” must be a whole number"),
        (KADO, {"turn": 1.0}, "“state.turn” must be a whole number"),
        (KADO, {"turn": 99}, "this is not so in turn 99 of 12"),
        (KADO, {"holdings": {}}, "“state.holdings” must be a list"),
        (KADO, {"holdings": [KADO["state"]["holdings"][0], {}]}, "“state.holdings[1].card” is missing"),
        (KADO, {"colour": "red"}, "nothing is called “state.colour”"),
        (MOYO, {"grid": "x"}, "“grid” is not 81 digits and dots"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_wrong_within_the_state_is_named_with_its_place(
    capsys: pytest.CaptureFixture[str], file: Path, plain: dict[str, Any], change: dict[str, Any], words: str
) -> None:
    text = json.dumps({**plain, "state": {**plain["state"], **change}})
    assert refused(capsys, file, text) == f"cannot be used: {words}.\n"
