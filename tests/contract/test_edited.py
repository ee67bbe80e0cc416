"""A state may be edited and started from; one that cannot be is refused in a sentence, never with a crash."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from azumaya.__main__ import main
from azumaya.command.describe import dump
from contract.tables import SEATINGS, Seating, random_match

every_seating = pytest.mark.parametrize("seating", SEATINGS, ids=str)
ODD: tuple[Any, ...] = (None, -1, 0, 1, 7, 99, 2**20, "", "x", "x" * 81, [], [0], {}, True)


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of everything in a JSON value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield (*path, key)
        yield from leaves(item, (*path, key))


def changed(value: Any, path: tuple[Any, ...], odd: Any) -> Any:
    copy = json.loads(json.dumps(value))
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = odd
    return copy


@every_seating
def test_every_state_of_a_game_is_sound(seating: Seating) -> None:
    match = random_match(seating, 31)
    assert [match.game.unsound(state, match.states[0]) for state in match.states] == [None] * len(match.states)


@every_seating
def test_a_state_with_anything_odd_in_it_is_shown_or_refused_in_a_sentence(
    seating: Seating, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng, match, file = Random(str(seating)), random_match(seating, 32), tmp_path / "state.json"
    for _ in range(40):
        ply = rng.randrange(len(match.states))
        plain = dump(match.back_to(ply))
        path = rng.choice(list(leaves(plain)))
        file.write_text(json.dumps(changed(plain, path, rng.choice(ODD))), encoding="utf-8")
        code = main(["show", "--state", str(file), "--settle"])
        said = capsys.readouterr()
        assert (code, said.err.count("\n"), said.out == "") in ((0, 0, False), (2, 1, True)), (path, said.err)
