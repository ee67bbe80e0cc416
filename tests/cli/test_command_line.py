"""The command line answers in JSON, and refuses in one sentence with exit code 2."""

import json
from pathlib import Path
from typing import Any

import pytest

from azumaya.__main__ import main
from azumaya.core.record import Match
from azumaya.games import SHELF

OPENING = "r5c5=7 r6c6=4 r4c4=5"


@pytest.fixture()
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    def answer(*arguments: str) -> Any:
        assert main(arguments) == 0
        return json.loads(capsys.readouterr().out)

    return answer


@pytest.fixture()
def refuse(capsys: pytest.CaptureFixture[str]) -> Any:
    def sentence(*arguments: str) -> str:
        assert main(arguments) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        return said.err.strip()

    return sentence


def test_show_tells_a_whole_position(run: Any) -> None:
    shown = run("show", "--game", "moyo", "--option", "puzzle=6", "--moves", OPENING)
    assert list(shown) == ["game", "rules", "seats", "options", "turn", "legal", "standings", "moves", "over", "view"]
    assert (shown["game"], shown["rules"], shown["seats"], shown["turn"], shown["over"]) == ("moyo", 1, 2, 1, False)
    assert shown["options"]["puzzle"] == "6"
    assert shown["legal"] == ["r4c5=3"]
    assert shown["standings"] == [{"rank": 1, "total": 0, "sheet": []}] * 2
    assert shown["moves"] == OPENING.split()


def test_chance_shows_its_tokens_with_weights(run: Any) -> None:
    shown = run("show", "--game", "culdcept", "--moves", "ring:7")
    assert shown["turn"] == "chance"
    assert shown["legal"] == {f"ring:{rank}": 1 for rank in ["A", *"234568", "9", "10", "J", "Q", "K"]}


def test_settle_draws_chance_from_the_seed_and_keeps_to_the_script(run: Any) -> None:
    settled = run("show", "--game", "culdcept", "--settle", "--seed", "x", "--moves", "ring:7 roll die:4")
    assert settled["moves"][0] == "ring:7"
    assert settled["moves"][-2:] == ["roll", "die:4"]
    assert settled == run("show", "--game", "culdcept", "--settle", "--seed", "x", "--moves", "ring:7 roll die:4")


def test_a_seat_sees_its_own_hand_alone(run: Any) -> None:
    arguments = ("show", "--game", "culdcept", "--settle", "--seed", "x")
    own, other = run(*arguments, "--seat", "0"), run(*arguments, "--seat", "1")
    assert own["legal"] != []
    assert other["legal"] == []
    assert [token for token in own["moves"] if token == "deal:?"] == ["deal:?"] * 3
    assert "draw:?" in other["moves"]
    assert "draw:?" not in own["moves"]
    assert own["view"] != other["view"]


def test_chances_tokens_are_not_shown_to_a_seat(run: Any) -> None:
    assert run("show", "--game", "culdcept", "--seat", "0")["legal"] == []


def test_a_record_file_is_shown_and_played_on(run: Any, tmp_path: Path) -> None:
    shown = run("show", "--game", "moyo", "--option", "puzzle=6", "--moves", OPENING)
    record = {k: shown[k] for k in ("game", "rules", "seats", "options", "moves")} | {"format": 1, "seed": "s"}
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert run("show", str(file)) == shown
    assert run("show", str(file), "--moves", "r4c5=3")["moves"] == [*OPENING.split(), "r4c5=3"]


@pytest.mark.parametrize("game", ["moyo", "culdcept"])
def test_a_dumped_state_may_be_edited_and_started_from(run: Any, tmp_path: Path, game: str) -> None:
    arguments = ("show", "--game", game, "--settle", "--seed", "x")
    file = tmp_path / "state.json"
    file.write_text(json.dumps(run(*arguments, "--dump")), encoding="utf-8")
    shown, from_state = run(*arguments), run("show", "--state", str(file))
    assert from_state == {**shown, "moves": []}


def test_why_tells_sentence_clause_and_places(run: Any) -> None:
    asked = ("why", "--game", "moyo", "--option", "puzzle=6")
    assert run(*asked, "r4c4=5") == {"legal": True, "code": None, "text": None, "clause": None, "at": []}
    answer = run(*asked, "r4c4=3")
    assert (answer["legal"], answer["code"], answer["clause"]) == (False, "repeat", "R4")
    assert "r1c4" in answer["at"]
    assert answer["text"].endswith(".")


def test_games_lists_ids_seats_options_and_values(run: Any) -> None:
    games = {game["id"]: game for game in run("games")}
    assert games["moyo"]["seats"] == [2]
    assert games["culdcept"]["seats"] == [2, 3]
    assert games["culdcept"]["options"]["ace"] == {
        "title": games["culdcept"]["options"]["ace"]["title"],
        "values": ["plain", "safe"],
        "default": "plain",
    }


def test_play_lets_opponents_play_and_counts(run: Any) -> None:
    arguments = ("play", "--game", "moyo", "--players", "greedy,random", "--games", "4", "--seed", "1", "--json")
    answer = run(*arguments)
    assert (answer["game"], answer["games"]) == ("moyo", 4)
    assert [player["spec"] for player in answer["players"]] == ["greedy", "random"]
    assert sum(player["wins"] for player in answer["players"]) + answer["draws"] == 4
    again = run(*arguments)
    assert [p["wins"] for p in again["players"]] == [p["wins"] for p in answer["players"]]


def test_bench_measures_every_game(run: Any) -> None:
    speeds = run("bench", "--seconds", "0.01", "--json")
    assert set(speeds) == {game["id"] for game in run("games")}
    assert all(figure > 0 for speed in speeds.values() for figure in speed.values())


def test_pace_measures_every_opponent_it_is_asked_about(run: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pace", "--game", "kado", "--players", "random,level:2", "--moves", "3", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["game"], line["player"], line["decisions"]) for line in lines] == [
        ("kado", "random", 3),
        ("kado", "level:2", 3),
    ]
    assert all(line["median"] <= line["slowest"] and 0 < line["step"] <= line["slowest"] for line in lines)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("show",), "--game"),
        (("show", "--game", "chess"), "chess"),
        (("show", "--game", "moyo", "--seats", "5"), "5"),
        (("show", "--game", "moyo", "--option", "areas=all"), "areas"),
        (("show", "--game", "moyo", "--option", "areas"), "areas"),
        (("show", "--game", "moyo", "--option", "puzzle=6", "--moves", "r4c4=3"), "r4c4=3"),
        (("show", "--game", "moyo", "--moves", "r4c4"), "r4c4"),
        (("show", "--game", "moyo", "--seat", "2"), "seat 2"),
        (("show", "missing.json"), "missing.json"),
        (("why", "--game", "moyo", "hello"), "hello"),
        (("play", "--game", "moyo", "--players", "random,genius"), "genius"),
        (("play", "--game", "moyo", "--players", "random"), "1"),
        (("play", "--game", "moyo", "--players", "random,random", "--games", "0"), "--games"),
        (("show", "--game", "culdcept", "--moves", "ring:7 ring:7"), "ring:7"),
        (("show", "--game", "culdcept", "--settle", "--moves", "roll die:7"), "“die:7” cannot be played: A die shows"),
        (("show", "--game", "culdcept", "--seat", "0", "--dump"), "--dump"),
        (("show", "--game", "culdcept", "--seed", "\udcff"), "seed"),
        (("show", "--game", "moyo", "--option", "puzzle=1", "--option", "puzzle=2"), "twice"),
        (("show", "record.json", "--game", "moyo"), "--game"),
        (("play", "--game", "moyo", "--players", "search:0s,random"), "search:0s"),
        (("play", "--game", "moyo", "--players", "search:1５,random"), "search:1５"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else value,
)
def test_what_cannot_be_done_is_refused_in_one_sentence_that_names_it(
    refuse: Any, arguments: tuple[str, ...], named: str
) -> None:
    sentence = refuse(*arguments)
    assert named in sentence
    assert sentence.endswith(".")


def test_a_move_of_a_record_that_cannot_be_played_is_named_with_its_number(refuse: Any, tmp_path: Path) -> None:
    match = Match.new(SHELF.find("moyo"), 2, {"puzzle": "6"}, "s")
    record = {**match.record.to_json(), "moves": [*OPENING.split(), "r4c4=1"]}
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert refuse("show", str(file)).startswith("Move 4 of the record, “r4c4=1”, cannot be played: r4c4 is taken")
